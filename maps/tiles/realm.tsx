<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="realm" tilewidth="232" tileheight="200" tilecount="8" columns="8">
 <image source="realm.png" width="1856" height="200"/>
 <tile id="0" type="plains">
  <properties>
   <property name="terrain" value="plains"/>
  </properties>
 </tile>
 <tile id="1" type="hills">
  <properties>
   <property name="terrain" value="hills"/>
  </properties>
 </tile>
 <tile id="2" type="forest">
  <properties>
   <property name="terrain" value="forest"/>
  </properties>
 </tile>
 <tile id="3" type="mountain">
  <properties>
   <property name="terrain" value="mountain"/>
  </properties>
 </tile>
 <tile id="4" type="swamp">
  <properties>
   <property name="terrain" value="swamp"/>
  </properties>
 </tile>
 <tile id="5" type="river">
  <properties>
   <property name="terrain" value="river"/>
  </properties>
 </tile>
 <tile id="6" type="road">
  <properties>
   <property name="terrain" value="road"/>
  </properties>
 </tile>
 <tile id="7" type="town">
  <properties>
   <property name="terrain" value="town"/>
  </properties>
 </tile>
</tileset>
