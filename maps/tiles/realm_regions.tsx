<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="realm_regions" tilewidth="232" tileheight="200" tilecount="10" columns="10">
 <image source="realm_regions.png" width="2320" height="200"/>
 <tile id="0" type="region">
  <properties>
   <property name="region" value="shadow_peaks"/>
  </properties>
 </tile>
 <tile id="1" type="region">
  <properties>
   <property name="region" value="mountains_of_despair"/>
  </properties>
 </tile>
 <tile id="2" type="region">
  <properties>
   <property name="region" value="bitter_downs"/>
  </properties>
 </tile>
 <tile id="3" type="region">
  <properties>
   <property name="region" value="ashen_hills"/>
  </properties>
 </tile>
 <tile id="4" type="region">
  <properties>
   <property name="region" value="broken_crags"/>
  </properties>
 </tile>
 <tile id="5" type="region">
  <properties>
   <property name="region" value="crimson_forest"/>
  </properties>
 </tile>
 <tile id="6" type="region">
  <properties>
   <property name="region" value="whispering_forest"/>
  </properties>
 </tile>
 <tile id="7" type="region">
  <properties>
   <property name="region" value="hanging_woods"/>
  </properties>
 </tile>
 <tile id="8" type="region">
  <properties>
   <property name="region" value="blackthorn_grove"/>
  </properties>
 </tile>
 <tile id="9" type="region">
  <properties>
   <property name="region" value="gloamfen"/>
  </properties>
 </tile>
</tileset>
