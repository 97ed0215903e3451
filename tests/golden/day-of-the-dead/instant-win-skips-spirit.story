   = 7b591d63a9031532
1: * cultivate, moody, clumsy
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (7, 12, 33)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 223a3abbdf409463
2: * spy, hoard, eager
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (54, 58, 67)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 419b8f9c74048404
3: * famine, rally, martyr
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (84, 102, 111)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 6eba91ef844e8476
4: * mimic, digger, mob
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (21, 22, 27)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 166c8dcdeee4ec18
5: * forget, scavenge, rally
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (47, 61, 64)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = e09d98a22300e992
6: * moody, grudge, usurp
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (88, 106, 113)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = a6768b54cbeeaff6
7: * seat 1
   DAY-R9 lot {'seat': 0} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 0} (all)
   = 82b2025637085a98
8: 1 summon double moody
   DAY-R12 chose {'seat': 0} (all)
   = 2c530136fd72178e
9: 2 summon power-up forget
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 12, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 47, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 0} (but (1,)) reveals
   = 5e8bc2c5de2edb7f
10: 1 summon power-up eager
   DAY-R12 chose {'seat': 0} (all)
   = 0c2d40df5492f5f5
11: 2 summon double digger
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 67, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 22, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (12,)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (47,)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (12, 47)} (all)
   DAY-MOODY uses {'seat': 0, 'card': 12, 'effect': 12} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   DAY-F3 sum {'seat': 0, 'card': 12, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (12, 47)} (all)
   = cabffe1d182f9419
12: 2 unearth
   DAY-B3 unearths {'seat': 0, 'card': 12, 'at': 0} (all)
   = 9b2ae2c7e1c02792
13: * envy, rally, martyr
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (24, 26, 35)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 4feb32be00cf011a
14: 1 take martyr
   DAY-B4 replaced {'seat': 0, 'card': 35, 'at': 0} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (24, 26)} (all) reveals
   = bb2ded732c71f431
15: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 47, 'old': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 2, 'total': 2} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 0} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 2, 'seat': 1} (all)
   = ac3d98073496c95b
16: 1 summon unearth rally
   DAY-R12 chose {'seat': 0} (all)
   = da660ba2f28fd635
17: 2 summon power-up rally
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 102, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 64, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (35, 67)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (22, 47)} (all) reveals
   = 10d74bebb7993ce5
18: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 102, 'at': 6} (all) reveals
   = 31b7e666b405fea0
19: * troll, elder, clumsy
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (93, 104, 109)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = c4f66995c28c06f0
20: 1 take elder
   DAY-B4 replaced {'seat': 0, 'card': 104, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (93, 109)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (67, 47)} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   = 05c57ad3515471e0
21: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29} (all)
   DAY-EAGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (67, 47)} (all)
   = 5065dd87a2699fd3
22: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (35, 22)} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 22} (all)
   DAY-MARTYR uses {'seat': 0, 'card': 35, 'effect': 35} (all)
   DAY-F3 sum {'seat': 0, 'card': 35, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (35, 22)} (all)
   DAY-MARTYR points {'seat': 0, 'points': 4, 'total': 6} (all)
   = 25aa3728a1a1db1f
23: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 35, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 6} (all)
   DAY-W1 scored {'seat': 1, 'points': 14, 'total': 14} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 3, 'seat': 0} (all)
   = 318cc7fd2af744ec
24: 1 summon double clumsy
   DAY-R12 chose {'seat': 0} (all)
   = 7f9f067628e1189b
25: 2 summon unearth moody
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 33, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 88, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (67, 104, 35)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (22, 47, 64)} (all) reveals
   = 2b0aa5efa40b932b
26: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 88, 'at': 13} (all) reveals
   = da0d31f33e3f2218
27: * hoard, digger, mob
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (96, 98, 103)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 19db171745d3d597
28: 2 take hoard
   DAY-B4 replaced {'seat': 1, 'card': 96, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (98, 103)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (35, 64)} (all)
   DAY-MARTYR uses {'seat': 0, 'card': 35, 'effect': 35} (all)
   DAY-MARTYR uses {'seat': 0, 'card': 35, 'effect': 35} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26} (all)
   DAY-F3 sum {'seat': 0, 'card': 35, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 64, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 1, 'cards': (35, 64)} (all)
   DAY-MARTYR points {'seat': 0, 'points': 8, 'total': 14} (all)
   = 712375241d4d584a
29: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 35, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (104, 47)} (all)
   DAY-ELDER uses {'seat': 0, 'card': 104, 'effect': 28} (all)
   DAY-ELDER uses {'seat': 0, 'card': 104, 'effect': 28} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   = eb1062774a9608f3
30: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-F3 sum {'seat': 0, 'card': 104, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 3, 'spirit': 0, 'total': 11} (all)
   DAY-F4 won {'seat': 1, 'cards': (104, 47)} (all)
   = 95353df467fe8f21
31: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 104, 'old': 0} (all)
   = fe4f2a0805c9d241
32: 1 own slot 3
   DAY-B3 unearths {'seat': 0, 'card': 35, 'at': 2} (all)
   = fa3871c2d81ce256
33: * oaf, anger, elder
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (0, 1, 28)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 19b6849e3533a75e
34: 1 take oaf
   DAY-B4 replaced {'seat': 0, 'card': 0, 'at': 2} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 0, 'at': 2} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (1, 28)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (67, 22)} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 22} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (67, 22)} (all)
   = b4526f5a47872f41
35: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 67, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 14} (all)
   DAY-W1 scored {'seat': 1, 'points': 19, 'total': 33} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 4, 'seat': 1} (all)
   = 038081d918a97918
36: 1 summon power-up hoard
   DAY-R12 chose {'seat': 0} (all)
   = 8df813fa9d92bfa1
37: 2 summon double mob
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 58, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 27, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (33, 0, 104, 67)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (22, 47, 64, 96)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (67, 96)} (all)
   DAY-HOARD uses {'seat': 1, 'card': 96, 'effect': 20} (all)
   DAY-HOARD points {'seat': 1, 'points': 5, 'total': 38} (all)
   DAY-HOARD uses {'seat': 1, 'card': 96, 'effect': 20} (all)
   DAY-HOARD points {'seat': 1, 'points': 5, 'total': 43} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29} (all)
   DAY-EAGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 96, 'printed': 1, 'effects': 0, 'spirit': 0, 'total': 1} (all)
   DAY-F4 won {'seat': 0, 'cards': (67, 96)} (all)
   = c13940909d1ec927
38: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (104, 64)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26} (all)
   DAY-ELDER uses {'seat': 0, 'card': 104, 'effect': 28} (all)
   DAY-F3 sum {'seat': 0, 'card': 104, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 64, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (104, 64)} (all)
   = 4bfcf245f5434378
39: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 64, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (0, 47)} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   = 579c3c45a4c88e3a
40: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 6, 'spirit': 2, 'total': 16} (all)
   DAY-F4 won {'seat': 1, 'cards': (0, 47)} (all)
   = a60d647bf4cccb71
41: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (33, 22)} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 22} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 33, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 12} (all)
   DAY-F3 sum {'seat': 0, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (33, 22)} (all)
   = 273a5b6db8c9a4f0
42: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 22, 'old': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 16, 'total': 28} (all)
   DAY-W1 scored {'seat': 1, 'points': 8, 'total': 51} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 5, 'seat': 0} (all)
   = 42a4a1f43f6a7cbb
43: 1 summon unearth martyr
   DAY-R12 chose {'seat': 0} (all)
   = ab71ce5f0463b663
44: 2 summon unearth grudge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 111, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 106, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (33, 0, 104, 67, 58)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (47, 96, 27, 64, 22)} (all) reveals
   = b3b0a39115384a9c
45: 1 own slot 3
   DAY-B3 unearths {'seat': 0, 'card': 104, 'at': 2} (all)
   = 02c133892fda315c
46: * return, smug, sloth
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (90, 107, 108)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 729cd6acba57f304
47: 1 take sloth
   DAY-B4 replaced {'seat': 0, 'card': 108, 'at': 2} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (90, 107)} (all) reveals
   = 214eb0516e3ca140
48: 2 own slot 5
   DAY-B3 unearths {'seat': 1, 'card': 22, 'at': 11} (all)
   = d4e41b20dea1252c
49: * greed, spy, exorcist
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (10, 16, 36)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 3df98ce65c9176a5
50: 2 take spy
   DAY-B4 replaced {'seat': 1, 'card': 16, 'at': 11} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (10, 36)} (all) reveals
   DAY-F1 fight {'slot': 4, 'cards': (58, 16)} (all)
   DAY-HOARD uses {'seat': 0, 'card': 58, 'effect': 20} (all)
   DAY-HOARD points {'seat': 0, 'points': 5, 'total': 33} (all)
   DAY-SPY uses {'seat': 1, 'card': 16, 'effect': 16} (all)
   DAY-F3 sum {'seat': 0, 'card': 58, 'printed': 1, 'effects': 0, 'spirit': 0, 'total': 1} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (58, 16)} (all)
   = a05c30a3414bbad9
51: 2 leave
   DAY-SPY left {'seat': 1, 'card': 16} (all)
   = d3c1be17de226dda
52: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 3, 'cards': (67, 64)} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 64, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 1, 'cards': (67, 64)} (all)
   = ff74178890083c2c
53: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 67, 'old': 2} (all)
   DAY-F1 fight {'slot': 2, 'cards': (108, 27)} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 108, 'effect': 32} (all)
   DAY-SLOTH strengthened {'seat': 0, 'power': -3} (all)
   DAY-MOB uses {'seat': 1, 'card': 27, 'effect': 27} (all)
   DAY-F3 sum {'seat': 0, 'card': 108, 'printed': 8, 'effects': -3, 'spirit': 2, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 27, 'printed': 2, 'effects': 11, 'spirit': 0, 'total': 13} (all)
   DAY-F4 won {'seat': 1, 'cards': (108, 27)} (all)
   = 64244c4d5df9c959
54: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 108, 'old': 1} (all)
   = eba986eb8559b551
55: 1 own slot 2
   DAY-B3 unearths {'seat': 0, 'card': 0, 'at': 1} (all)
   = 710c99c6bd5ed22d
56: * haunt, eager, gossip
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (25, 29, 34)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = f787dc10be82cae9
57: 1 take eager
   DAY-B4 replaced {'seat': 0, 'card': 29, 'at': 1} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (25, 34)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (29, 96)} (all)
   DAY-EAGER uses {'seat': 0, 'card': 29, 'effect': 29} (all)
   DAY-HOARD uses {'seat': 1, 'card': 96, 'effect': 20} (all)
   DAY-HOARD points {'seat': 1, 'points': 5, 'total': 56} (all)
   DAY-F3 sum {'seat': 0, 'card': 29, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 96, 'printed': 1, 'effects': 0, 'spirit': 0, 'total': 1} (all)
   DAY-F4 won {'seat': 0, 'cards': (29, 96)} (all)
   = 5ffe3dbfb7fa3a60
58: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 96, 'old': 2} (all)
   = 92352ecd1194599f
59: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 27, 'at': 8} (all)
   = 967a3fe15ea8f3ab
60: * alchemy, forget, sloth
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (3, 9, 32)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 364f0b912aba985c
61: 2 take forget
   DAY-B4 replaced {'seat': 1, 'card': 9, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (3, 32)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (33, 47)} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 33, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 31} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   = 8f4eddece75be7d2
62: 2 own slot 2
   DAY-FORGET blanked {'seat': 1, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 12, 'total': 43} (all)
   DAY-W1 scored {'seat': 1, 'points': 27, 'total': 83} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 6, 'seat': 1} (all)
   = df6023a11294fe20
63: 1 summon unearth famine
   DAY-R12 chose {'seat': 0} (all)
   = c5bdfe87c47c0de8
64: 2 summon power-up scavenge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 84, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 61, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (33, 29, 58, 111, 67, 108)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (47, 9, 64, 16, 106, 96)} (all) reveals
   = 20af7ad62ab0d66b
65: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 84, 'at': 6} (all) reveals
   = ffbaf23b0da558d1
66: * oaf, envy, eager
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (76, 100, 105)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = d2a0eef6481f4021
67: 1 take eager
   DAY-B4 replaced {'seat': 0, 'card': 105, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (76, 100)} (all) reveals
   DAY-F1 fight {'slot': 5, 'cards': (108, 96)} (all)
   DAY-HOARD uses {'seat': 1, 'card': 96, 'effect': 20} (all)
   DAY-HOARD points {'seat': 1, 'points': 5, 'total': 88} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 108, 'effect': 32} (all)
   DAY-F3 sum {'seat': 0, 'card': 108, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 96, 'printed': 1, 'effects': 0, 'spirit': 2, 'total': 3} (all)
   DAY-F4 won {'seat': 0, 'cards': (108, 96)} (all)
   = eb09e9faf62a0573
68: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 4, 'cards': (67, 106)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 106, 'effect': 30} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 106, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (67, 106)} (all)
   = 93d225c68b368c2c
69: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 3, 'cards': (111, 16)} (all)
   DAY-SPY uses {'seat': 1, 'card': 16, 'effect': 16} (all)
   DAY-MARTYR uses {'seat': 0, 'card': 111, 'effect': 35} (all)
   DAY-F3 sum {'seat': 0, 'card': 111, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (111, 16)} (all)
   = e0b17cd966335690
70: 2 leave
   DAY-SPY left {'seat': 1, 'card': 16} (all)
   DAY-MARTYR points {'seat': 0, 'points': 4, 'total': 47} (all)
   = 46d9f9bd18e05377
71: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (58, 64)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26} (all)
   DAY-HOARD uses {'seat': 0, 'card': 58, 'effect': 20} (all)
   DAY-HOARD points {'seat': 0, 'points': 5, 'total': 52} (all)
   DAY-F3 sum {'seat': 0, 'card': 58, 'printed': 1, 'effects': 0, 'spirit': 0, 'total': 1} (all)
   DAY-F3 sum {'seat': 1, 'card': 64, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F4 won {'seat': 1, 'cards': (58, 64)} (all)
   = 82c1b696e0afb6cd
72: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (29, 9)} (all)
   DAY-FORGET uses {'seat': 1, 'card': 9, 'effect': 9} (all)
   = 1db2bea49c8d6fe8
73: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-EAGER uses {'seat': 0, 'card': 29, 'effect': 29} (all)
   DAY-F3 sum {'seat': 0, 'card': 29, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 9, 'printed': 8, 'effects': 3, 'spirit': 2, 'total': 13} (all)
   DAY-F4 won {'seat': 1, 'cards': (29, 9)} (all)
   = 4bf4a1fea02d6e30
74: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (33, 47)} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 47} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 33, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 50} (all)
   DAY-F3 sum {'seat': 0, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (33, 47)} (all)
   = f29bfad2bec6a841
75: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 33, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 58} (all)
   DAY-W1 scored {'seat': 1, 'points': 31, 'total': 119} (all)
   DAY-W3 ended {} (all)
   = 2c860f301b4d9b6e
1 place 2 points 58; 2 place 1 points 119
