### What a person has to put right, in Runebound.

## Content files and maps. File, line and field stand before each.

runebound-error-supply = must be at least { $least }, as many as there are { $colour } adventure spaces on the map.
runebound-error-no-town = names no town; give at least one town its results.
runebound-error-results = needs a lowest and a highest result on the die (1 to { $sides }), the highest no smaller than the lowest.
runebound-error-town = town "{ $town }" is not on a hex "town"; move it in Tiled.
runebound-error-adventure = layer "places": "{ $name }" needs a hex outside the towns and a colour from { $known }; correct it in Tiled.
