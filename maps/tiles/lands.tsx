<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="lands" tilewidth="256" tileheight="296" tilecount="8" columns="8">
 <image source="lands.png" width="2048" height="296"/>
 <tile id="0" type="mountain">
  <properties>
   <property name="terrain" value="mountain"/>
  </properties>
 </tile>
 <tile id="1" type="farm">
  <properties>
   <property name="terrain" value="farm"/>
  </properties>
 </tile>
 <tile id="2" type="forest">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="3" type="tundra">
  <properties>
   <property name="terrain" value="tundra"/>
  </properties>
 </tile>
 <tile id="4" type="village">
  <properties>
   <property name="terrain" value="village"/>
  </properties>
 </tile>
 <tile id="5" type="lake">
  <properties>
   <property name="terrain" value="lake"/>
  </properties>
 </tile>
 <tile id="6" type="factory">
  <properties>
   <property name="terrain" value="factory"/>
  </properties>
 </tile>
 <tile id="7" type="home_base">
  <properties>
   <property name="terrain" value="home_base"/>
  </properties>
 </tile>
</tileset>
