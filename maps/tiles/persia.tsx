<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="persia" tilewidth="32" tileheight="32" tilecount="3" columns="3">
 <image source="persia.png" width="96" height="32"/>
 <tile id="0" type="desert">
  <properties>
   <property name="terrain" value="desert"/>
  </properties>
 </tile>
 <tile id="1" type="rose_rock">
  <properties>
   <property name="terrain" value="rose_rock"/>
  </properties>
 </tile>
 <tile id="2" type="oasis">
  <properties>
   <property name="terrain" value="oasis"/>
  </properties>
 </tile>
</tileset>
