<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="assyria" tilewidth="32" tileheight="32" tilecount="2" columns="2">
 <image source="assyria.png" width="64" height="32"/>
 <tile id="0" type="dryland">
  <properties>
   <property name="terrain" value="dryland"/>
  </properties>
 </tile>
 <tile id="1" type="garden">
  <properties>
   <property name="terrain" value="garden"/>
  </properties>
 </tile>
</tileset>
