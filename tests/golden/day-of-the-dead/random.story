   = c802e2b7f015bc9e 8c20982bfe6bfcfe
1: * spy, haunt, sloth
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (16, 25, 32)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = ca5ee9a265dfb96d f9913e33df8ec7d8
2: * control, troll, smug
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (44, 55, 69)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 067fe0c57925f265 dffa4560a2ae16b2
3: * anger, nemesis, digger
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (77, 78, 98)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = e4ab978f5b50e9a0 d2fe57dfd278541e
4: * control, vampire, usurp
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (6, 18, 37)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 37810bac42e49d1e eda05750903a6e7b
5: * anger, nemesis, return
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (39, 40, 52)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 004f0558ffbd301c f4b5474327321908
6: * alchemy, grief, spy
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (79, 87, 92)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = bcc35ed19003321a 4d84be0e093cf653
7: * seat 1
   DAY-R9 lot {'seat': 0} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 0} (all)
   = 24ed66576a41f84c beef61bd0085659a
8: 1 summon power-up control
   DAY-R12 chose {'seat': 0} (all)
   = 1e5a23e28d96d8f3 c9130c3facaa3f87
9: 2 summon unearth grief
   DAY-R12 chose {'seat': 1} (all)
   DAY-S2 summoned {'seat': 0, 'card': 44, 'place': 0} (only (0,)) reveals
   DAY-S2 summoned-hidden {'seat': 0, 'back': 1, 'place': 0} (but (0,)) reveals
   DAY-S2 summoned {'seat': 1, 'card': 87, 'place': 0} (only (1,)) reveals
   DAY-S2 summoned-hidden {'seat': 1, 'back': 2, 'place': 0} (but (1,)) reveals
   = 40f36b52dd39455a 119416e8b78c0528
10: 1 summon unearth anger
   DAY-R12 chose {'seat': 0} (all)
   = 20539796397cde0b 6663c9a4404f45f9
11: 2 summon power-up anger
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 77, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 39, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (44,)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87,)} (all) reveals
   = 46fe8011d901149d 8b2c57af0e80cf2d
12: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 77, 'at': 6} (all) reveals
   = 03c0e4574c37af99 e03cebf8e6314d78
13: * mob, smug, exorcist
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (103, 107, 112)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 55fd66cb99317bda 3afde4287a25c345
14: 1 take mob
   DAY-B4 replaced {'seat': 0, 'card': 103, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (107, 112)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (44, 87)} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6, 'again': 0} (all)
   = 40409b9d485f51eb cbb35df4cf3c92ed
15: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 87} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 87)} (all)
   = e6a72c6e0acfbcae 5910b9b7f3015a18
16: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 44, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-W1 scored {'seat': 1, 'points': 4, 'total': 4} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 2, 'seat': 1} (all)
   = 0e6cfe16cce92784 f0be377be17d1923
17: 1 summon double sloth
   DAY-R12 chose {'seat': 0} (all)
   = 0fdada7f395b7aa0 719c48e5cc587ca2
18: 2 summon double control
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 32, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 6, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 44)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (44, 39)} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1, 'again': 0} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1, 'again': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6, 'again': 0} (all)
   = 3cf524ced4445c52 bff089562c6579bd
19: 1 their slot 2
   DAY-CONTROL blanked {'seat': 0, 'at': 8} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6, 'again': 1} (all)
   = 0eba0c9ab3516a4c c7fa9b116077d5d9
20: 1 their slot 2
   DAY-CONTROL blanked {'seat': 0, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 10, 'spirit': 0, 'total': 13} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = f36997b3ac6a36b5 8e80f6cd0224e9f4
21: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (103, 87)} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11, 'again': 0} (all)
   DAY-GRIEF points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11, 'again': 1} (all)
   DAY-GRIEF points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-MOB uses {'seat': 0, 'card': 103, 'effect': 27, 'again': 0} (all)
   DAY-MOB in-vain {'seat': 0} (all)
   DAY-MOB uses {'seat': 0, 'card': 103, 'effect': 27, 'again': 1} (all)
   DAY-MOB in-vain {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 103, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 1, 'cards': (103, 87)} (all)
   = ce2cdde7dace65f5 251a6e52a7296b56
22: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-W1 scored {'seat': 1, 'points': 7, 'total': 11} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 3, 'seat': 0} (all)
   = 4109e37a98ec3b9a 7b2a55ace759efb0
23: 1 summon double haunt
   DAY-R12 chose {'seat': 0} (all)
   = 49f27e553b346787 ef9f501c033e0b7b
24: 2 summon unearth alchemy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 25, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 79, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 44, 32)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39, 6)} (all) reveals
   = 17c0ea46efa47851 ddd36233a7a39851
25: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 79, 'at': 13} (all) reveals
   = 729f48f99e25737d 199db31c133399c5
26: * spook, scavenge, rally
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (91, 99, 102)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = df7098f172fc84ab b378ea26911a2c68
27: 2 take rally
   DAY-B4 replaced {'seat': 1, 'card': 102, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (91, 99)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (32, 6)} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 32, 'effect': 32, 'again': 0} (all)
   DAY-SLOTH strengthened {'seat': 0, 'power': -3} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 32, 'effect': 32, 'again': 1} (all)
   DAY-SLOTH strengthened {'seat': 0, 'power': -3} (all)
   DAY-CONTROL uses {'seat': 1, 'card': 6, 'effect': 6, 'again': 0} (all)
   = e81dee65c40ba9e7 ebb8f8957b4139f5
28: 2 their slot 3
   DAY-CONTROL blanked {'seat': 1, 'at': 2} (all)
   DAY-F3 sum {'seat': 0, 'card': 32, 'printed': 8, 'effects': -6, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F4 won {'seat': 1, 'cards': (32, 6)} (all)
   = 922192023f327eea 20f2ebdac9752c4e
29: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 32, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (44, 39)} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6, 'again': 0} (all)
   = d83e281dcca9e7fc e99c2470177f22c5
30: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6, 'again': 1} (all)
   = 76324ea51e4d24d4 d26c667666eb56e5
31: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1, 'again': 0} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 5, 'spirit': 0, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = 2456e36351cc9a35 7ae4d8d1ea8db493
32: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (103, 87)} (all)
   DAY-MOB uses {'seat': 0, 'card': 103, 'effect': 27, 'again': 0} (all)
   DAY-MOB in-vain {'seat': 0} (all)
   DAY-MOB uses {'seat': 0, 'card': 103, 'effect': 27, 'again': 1} (all)
   DAY-MOB in-vain {'seat': 0} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 87} (all)
   DAY-F3 sum {'seat': 0, 'card': 103, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 1, 'cards': (103, 87)} (all)
   = 5f5d2d223d2971cf 0792580e4a82281d
33: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-W1 scored {'seat': 1, 'points': 10, 'total': 21} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 4, 'seat': 1} (all)
   = 951dad484d92a0f6 fdf2bca4a22ce90f
34: 1 summon unearth digger
   DAY-R12 chose {'seat': 0} (all)
   = fa6df465724b01bf 8e0a7470ab945ddb
35: 2 summon power-up return
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 98, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 52, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 44, 25, 32)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39, 6, 102)} (all) reveals
   = 2b1ac3c6e8cd1776 30986427f7119a0c
36: 1 own slot 3
   DAY-B3 unearths {'seat': 0, 'card': 25, 'at': 2} (all)
   = 77c59145767867c8 fdf7c5fcb3643848
37: * oaf, digger, gossip
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (0, 22, 34)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = d42aeb5a623a526d 9ddc6a3f9506d5da
38: 1 take oaf
   DAY-B4 replaced {'seat': 0, 'card': 0, 'at': 2} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (22, 34)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (32, 102)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 102, 'effect': 26, 'again': 0} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 32, 'effect': 32, 'again': 0} (all)
   DAY-SLOTH in-vain {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 32, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 102, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F4 won {'seat': 0, 'cards': (32, 102)} (all)
   = 5705a63326cdb28a 7b37948202a277e8
39: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (0, 6)} (all)
   DAY-R13 power-waited {'seat': 1, 'power': 3} (all)
   DAY-CONTROL uses {'seat': 1, 'card': 6, 'effect': 6, 'again': 0} (all)
   = eb9cb155b8b03f78 584cac6482dc30f9
40: 2 their slot 1
   DAY-CONTROL blanked {'seat': 1, 'at': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 0, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 3, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (0, 6)} (all)
   = 5e0d342a36bf47db d3bd71a3f0417937
41: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (44, 39)} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1, 'again': 0} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6, 'again': 0} (all)
   = 08eacc0aeec9eb9e 54aae21e63c134e6
42: 1 their slot 2
   DAY-CONTROL blanked {'seat': 0, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 5, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = ed4ebbacc7017eae e1f8cdd7f5fb607f
43: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (103, 87)} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11, 'again': 0} (all)
   DAY-GRIEF points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-CONTROL blank {'seat': 0, 'card': 103} (all)
   DAY-F3 sum {'seat': 0, 'card': 103, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (103, 87)} (all)
   = d42314fd05dc0889 e7015df37865da0e
44: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 8} (all)
   DAY-W1 scored {'seat': 1, 'points': 10, 'total': 31} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 5, 'seat': 0} (all)
   = 393fb873888feadb 6963eb12250cf598
45: 1 summon power-up smug
   DAY-R12 chose {'seat': 0} (all)
   = c8197ba5339fb867 07ac99b70ee4ad8e
46: 2 summon double usurp
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 69, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 37, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 44, 0, 32, 98)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39, 6, 102, 52)} (all) reveals
   DAY-F1 fight {'slot': 4, 'cards': (98, 52)} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 98, 'effect': 22, 'again': 0} (all)
   = 2c4719ab370b9088 4c6266d16951275f
47: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 1218f6e2c229eb6c 4e5c4a47ece92a23
48: * cultivate
   DAY-K1 drew {'seat': 0, 'card': 45} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 097e93c3a1760a2f 6adf3eaf01019207
49: 1 discard troll
   DAY-K1 discarded {'seat': 0, 'card': 55} (all) reveals
   DAY-RETURN uses {'seat': 1, 'card': 52, 'effect': 14, 'again': 0} (all)
   = 550a0775891b2a53 31cc34b567fe5940
50: 2 take troll
   DAY-RETURN returned {'seat': 1, 'card': 55, 'old': 52} (all)
   DAY-TROLL uses {'seat': 1, 'card': 55, 'effect': 17, 'again': 1} (all)
   DAY-TROLL in-vain {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 55, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (98, 55)} (all)
   = 8daac8e9fa78172f df5d87af5c7fb617
51: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 3, 'cards': (32, 102)} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 32, 'effect': 32, 'again': 0} (all)
   DAY-SLOTH strengthened {'seat': 0, 'power': -3} (all)
   DAY-RALLY uses {'seat': 1, 'card': 102, 'effect': 26, 'again': 0} (all)
   DAY-RALLY uses {'seat': 1, 'card': 102, 'effect': 26, 'again': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 32, 'printed': 8, 'effects': -3, 'spirit': 2, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 102, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (32, 102)} (all)
   = 24cbc65e7a7df24e c3549011be1aea19
52: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 102, 'old': 0} (all)
   = 5d232cf492651dd2 c701cb0821fa8dcf
53: 2 own slot 5
   DAY-B3 unearths {'seat': 1, 'card': 37, 'at': 11} (all) reveals
   = 9e9a75388a8b17df 062920cecb87f03d
54: * famine, troll, twin
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (8, 17, 19)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = cb092ae5bbdb2272 9c822c80ef5622e2
55: 2 take famine
   DAY-B4 replaced {'seat': 1, 'card': 8, 'at': 11} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 0, 'at': 11} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (17, 19)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (0, 6)} (all)
   DAY-R13 power-waited {'seat': 1, 'power': 6} (all)
   DAY-CONTROL uses {'seat': 1, 'card': 6, 'effect': 6, 'again': 0} (all)
   = 02001ceafe0a856e ca8989a0e5953635
56: 2 their slot 1
   DAY-CONTROL blanked {'seat': 1, 'at': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 6, 'spirit': 0, 'total': 9} (all)
   DAY-F5 tied {'slot': 2} (all)
   DAY-F1 fight {'slot': 1, 'cards': (44, 39)} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6, 'again': 0} (all)
   = a43d629f9edb04e1 4467f8e1ecf7a8eb
57: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1, 'again': 0} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 5, 'spirit': 0, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = 4fe4f0f8653c098f 272768d4d19850f8
58: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 44, 'old': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (103, 87)} (all)
   DAY-CONTROL blank {'seat': 0, 'card': 103} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 87} (all)
   DAY-F3 sum {'seat': 0, 'card': 103, 'printed': 2, 'effects': 0, 'spirit': 2, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 23, 'total': 31} (all)
   DAY-W1 scored {'seat': 1, 'points': 10, 'total': 41} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 6, 'seat': 1} (all)
   = 8c724eefd5dae540 d39faecec72df7a2
59: 1 summon unearth nemesis
   DAY-R12 chose {'seat': 0} (all)
   = 9989226e25d0cdb4 306e34733c8dcfaf
60: 2 summon unearth spy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 78, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 92, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 0, 32, 98, 69, 44)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39, 6, 55, 8, 102)} (all) reveals
   = 61c26118eed6f7e4 1320337acbbbd106
61: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 39, 'at': 8} (all)
   = 1880c131bfb5782d 4458e4e368718dd0
62: * mimic, envy, grudge
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (59, 62, 68)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 37a1dafaea959d78 2d614f2c3bf240ff
63: 2 take grudge
   DAY-B4 replaced {'seat': 1, 'card': 68, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (59, 62)} (all) reveals
   = 43fa14226899397e 0c29004f1014dcd7
64: 1 own slot 5
   DAY-B3 unearths {'seat': 0, 'card': 69, 'at': 4} (all)
   = a3361ede4259ed51 c13e4b6e60fd0a56
65: * rally, eager, clumsy
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (64, 67, 71)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 60c8eeea826dc946 280f72398bd9f57f
66: 1 take clumsy
   DAY-B4 replaced {'seat': 0, 'card': 71, 'at': 4} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (64, 67)} (all) reveals
   DAY-F1 fight {'slot': 5, 'cards': (44, 102)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 102, 'effect': 26, 'again': 0} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6, 'again': 0} (all)
   = ba45dee452b9e332 0bf7a30903df3007
67: 1 their slot 6
   DAY-CONTROL blanked {'seat': 0, 'at': 12} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 102, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 102)} (all)
   = d22af0d7aae8dddc e1be27c9ac71a490
68: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 44, 'old': 2} (all)
   DAY-F1 fight {'slot': 4, 'cards': (71, 8)} (all)
   DAY-R13 power-waited {'seat': 1, 'power': 3} (all)
   DAY-FAMINE uses {'seat': 1, 'card': 8, 'effect': 8, 'again': 0} (all)
   DAY-FAMINE in-vain {'seat': 1} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 71, 'effect': 33, 'again': 0} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 29} (all)
   DAY-F3 sum {'seat': 0, 'card': 71, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 8, 'printed': 2, 'effects': 3, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (71, 8)} (all)
   = c2a8fe5ff5581446 82bd8e0d78fd0d8e
69: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 3, 'cards': (98, 55)} (all)
   DAY-TROLL uses {'seat': 1, 'card': 55, 'effect': 17, 'again': 0} (all)
   DAY-TROLL stopped {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 55, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (98, 55)} (all)
   = e000d513b1806fee 33e31dc03a28916b
70: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 55, 'old': 2} (all)
   DAY-F1 fight {'slot': 2, 'cards': (32, 6)} (all)
   DAY-CONTROL uses {'seat': 1, 'card': 6, 'effect': 6, 'again': 0} (all)
   = 3b66fc7bfcacd49c ddf8380c484e5fc3
71: 2 their slot 5
   DAY-CONTROL blanked {'seat': 1, 'at': 4} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 32, 'effect': 32, 'again': 0} (all)
   DAY-SLOTH in-vain {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 32, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (32, 6)} (all)
   = bd9c200f4cbd4c53 e20cdba44edc91ea
72: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 6, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (0, 68)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 68, 'effect': 30, 'again': 0} (all)
   DAY-GRUDGE in-vain {'seat': 1} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 68, 'effect': 30, 'again': 1} (all)
   DAY-GRUDGE in-vain {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 68, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 68)} (all)
   = 8f504be60542b3d4 f247e2cd83116ce1
73: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (103, 87)} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11, 'again': 0} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 26} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11, 'again': 1} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 23} (all)
   DAY-MOB uses {'seat': 0, 'card': 103, 'effect': 27, 'again': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 103, 'printed': 2, 'effects': 8, 'spirit': 2, 'total': 12} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (103, 87)} (all)
   = 52ae98ac6f39cbdc ebf7c60fd6102316
74: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 0} (all)
   = 17225a2c549e21bf 9666f3422bbb0e7c
75: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 87, 'at': 13} (all)
   = a7c847395f456798 a5f6c11cea22f288
76: * oaf, paranoid, haunt
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 89, 101)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = f1a9facc0df92816 5f14db830b19abdb
77: 2 take paranoid
   DAY-B4 replaced {'seat': 1, 'card': 89, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (76, 101)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 31, 'total': 54} (all)
   DAY-W1 scored {'seat': 1, 'points': 5, 'total': 46} (all)
   DAY-W3 ended {} (all)
   = e5f103984474d05d 4a053df433d9746d
1 place 1 points 54; 2 place 2 points 46
