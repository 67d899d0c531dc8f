<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="cimmeria" tilewidth="32" tileheight="32" tilecount="3" columns="3">
 <image source="cimmeria.png" width="96" height="32"/>
 <tile id="0" type="meadow">
  <properties>
   <property name="terrain" value="meadow"/>
  </properties>
 </tile>
 <tile id="1" type="wood">
  <properties>
   <property name="terrain" value="wood"/>
  </properties>
 </tile>
 <tile id="2" type="hills">
  <properties>
   <property name="terrain" value="hills"/>
  </properties>
 </tile>
</tileset>
