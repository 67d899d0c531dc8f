<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="greece" tilewidth="32" tileheight="32" tilecount="3" columns="3">
 <image source="greece.png" width="96" height="32"/>
 <tile id="0" type="olive">
  <properties>
   <property name="terrain" value="olive"/>
  </properties>
 </tile>
 <tile id="1" type="cliff">
  <properties>
   <property name="terrain" value="cliff"/>
  </properties>
 </tile>
 <tile id="2" type="sea">
  <properties>
   <property name="terrain" value="sea"/>
  </properties>
 </tile>
</tileset>
