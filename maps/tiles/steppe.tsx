<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="steppe" tilewidth="32" tileheight="32" tilecount="3" columns="3">
 <image source="steppe.png" width="96" height="32"/>
 <tile id="0" type="steppe">
  <properties>
   <property name="terrain" value="steppe"/>
  </properties>
 </tile>
 <tile id="1" type="yard">
  <properties>
   <property name="terrain" value="yard"/>
  </properties>
 </tile>
 <tile id="2" type="field">
  <properties>
   <property name="terrain" value="field"/>
  </properties>
 </tile>
</tileset>
