   = 2b3b8c220fd611ce
1: * cultivate, mimic, haunt
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (7, 21, 25)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = effa6852628347d6
2: * nemesis, hoard, grudge
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (40, 58, 68)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 697cdebc99200602
3: * forget, mimic, smug
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (85, 97, 107)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 0fd6754162752250
4: * greed, smug, clumsy
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (10, 31, 33)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = df2a87cec6588fe0
5: * cancel, greed, mimic
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (42, 48, 59)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 98eddef788b2a289
6: * famine, spy, exorcist
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (84, 92, 112)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = b6690bbfe333d4d6
7: * seat 2
   DAY-R9 lot {'seat': 1} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 1} (all)
   = e3395edb9ff81bd6
8: 1 summon double haunt
   DAY-R12 chose {'seat': 0} (all)
   = c9be8e3c5006853a
9: 2 summon unearth spy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 25, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 92, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 0} (but (1,)) reveals
   = dfea8716f9d69cc7
10: 1 summon unearth forget
   DAY-R12 chose {'seat': 0} (all)
   = 51f214b6b17e1920
11: 2 summon unearth exorcist
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 85, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 112, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (25,)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (92,)} (all) reveals
   = cc3068414c342314
12: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 112, 'at': 13} (all) reveals
   = c8878355cfe5a0f8
13: * oaf, anger, twin
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 77, 95)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 786176eaf5f53b61
14: 2 take oaf
   DAY-B4 replaced {'seat': 1, 'card': 76, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (77, 95)} (all) reveals
   = 3461b73f84f53eff
15: 1 own slot 1
   DAY-B3 unearths {'seat': 0, 'card': 25, 'at': 0} (all)
   = 64e75e512f7f67c4
16: * famine, mob, eager
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (8, 27, 29)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 118aa5460310f340
17: 1 take eager
   DAY-B4 replaced {'seat': 0, 'card': 29, 'at': 0} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (8, 27)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (29, 92)} (all)
   DAY-SPY uses {'seat': 1, 'card': 92, 'effect': 16} (all)
   DAY-EAGER uses {'seat': 0, 'card': 29, 'effect': 29} (all)
   DAY-EAGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 29, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 92, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (29, 92)} (all)
   = 26f2d558880a1c9c
18: 2 unearth
   DAY-B3 unearths {'seat': 1, 'card': 92, 'at': 7} (all)
   = f6a2072bf60cdfa5
19: * grief, vampire, hoard
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (87, 94, 96)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = e66a3a3cd07f475e
20: 2 take grief
   DAY-B4 replaced {'seat': 1, 'card': 87, 'at': 7} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 7} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (94, 96)} (all) reveals
   = 42db49aac3295172
21: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 2} (only (1,))
   DAY-F7 became-spirit-hidden {'seat': 1, 'back': 2, 'old': 2} (but (1,))
   = bed5c19d98439b74
22: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 76, 'at': 7} (all) reveals
   = f3ab69fb1c103641
23: * nemesis, cancel, eager
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (78, 80, 105)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 2dacba199e9bf936
24: 2 take nemesis
   DAY-B4 replaced {'seat': 1, 'card': 78, 'at': 7} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 7} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (80, 105)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 4, 'total': 4} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 0} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 2, 'seat': 0} (all)
   = 586c482f151922fe
25: 1 summon unearth smug
   DAY-R12 chose {'seat': 0} (all)
   = bb0ddfba145ce687
26: 2 summon power-up mimic
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 107, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 59, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (29, 85)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (78, 87)} (all) reveals
   = 2aca48103647687c
27: 1 own slot 1
   DAY-B3 unearths {'seat': 0, 'card': 29, 'at': 0} (all)
   = 346c9604df4d72b7
28: * grief, vampire, grudge
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (11, 18, 30)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = d0e65a7b4a6d3ca3
29: 1 take grief
   DAY-B4 replaced {'seat': 0, 'card': 11, 'at': 0} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (18, 30)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (85, 87)} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = 521f150f516a2bbe
30: 1 own slot 1
   DAY-FORGET blanked {'seat': 0, 'at': 0} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (85, 87)} (all)
   = cd5717c7ce57ce10
31: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 1} (all)
   = 759d4c5cb36e9ff5
32: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 78, 'at': 7} (all)
   = 03f1701b15aaab13
33: * spook, martyr, usurp
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (91, 111, 113)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 90676e2827ccf01d
34: 2 take usurp
   DAY-B4 replaced {'seat': 1, 'card': 113, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (91, 111)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (11, 113)} (all)
   DAY-CONTROL blank {'seat': 0, 'card': 11} (all)
   DAY-USURP uses {'seat': 1, 'card': 113, 'effect': 37} (all)
   DAY-F3 sum {'seat': 0, 'card': 11, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 113, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (11, 113)} (all)
   = 03a9910e8de0abae
35: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 11, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 9} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 6} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 3, 'seat': 0} (all)
   = 9036c822d2d0d94f
36: 1 summon double cultivate
   DAY-R12 chose {'seat': 0} (all)
   = 4c9ab6e081c51881
37: 2 summon power-up cancel
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 7, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 42, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (85, 107, 11)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (113, 59, 87)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (11, 87)} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 11, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 3} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 11, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 0} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 6} (all)
   DAY-F3 sum {'seat': 0, 'card': 11, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (11, 87)} (all)
   = bf0b4e6e0ebf24f9
38: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 11, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (107, 59)} (all)
   DAY-SMUG uses {'seat': 0, 'card': 107, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-SMUG uses {'seat': 0, 'card': 107, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-MIMIC uses {'seat': 1, 'card': 59, 'effect': 21} (all)
   DAY-SMUG uses {'seat': 1, 'card': 59, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 1, 'power': -2} (all)
   DAY-F3 sum {'seat': 0, 'card': 107, 'printed': 6, 'effects': 4, 'spirit': 0, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 59, 'printed': 3, 'effects': -2, 'spirit': 2, 'total': 3} (all)
   DAY-F4 won {'seat': 0, 'cards': (107, 59)} (all)
   = 5f3d0216d301dfc3
39: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 59, 'old': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (85, 113)} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = 5da70df229135b5f
40: 1 own slot 2
   DAY-FORGET blanked {'seat': 0, 'at': 1} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = 05e7a6e2f7e79245
41: 1 own slot 2
   DAY-FORGET blanked {'seat': 0, 'at': 1} (all)
   DAY-USURP uses {'seat': 1, 'card': 113, 'effect': 37} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 113, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 14, 'total': 20} (all)
   DAY-W1 scored {'seat': 1, 'points': 10, 'total': 10} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 4, 'seat': 0} (all)
   = c8126dacb50d6305
42: 1 summon power-up nemesis
   DAY-R12 chose {'seat': 0} (all)
   = e9c4936b4d056121
43: 2 summon double clumsy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 40, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 33, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (85, 107, 7, 11)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (113, 87, 42, 59)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (11, 59)} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 11, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 7} (all)
   DAY-MIMIC uses {'seat': 1, 'card': 59, 'effect': 21} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 59, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 17} (all)
   DAY-MIMIC uses {'seat': 1, 'card': 59, 'effect': 21} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 59, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 14} (all)
   DAY-F3 sum {'seat': 0, 'card': 11, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 59, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F4 won {'seat': 0, 'cards': (11, 59)} (all)
   = 3d6216e628a031e8
44: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 59, 'old': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (7, 42)} (all)
   DAY-CULTIVATE uses {'seat': 0, 'card': 7, 'effect': 7} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 42, 'effect': 4} (all)
   DAY-F3 sum {'seat': 0, 'card': 7, 'printed': 3, 'effects': 6, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 42, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (7, 42)} (all)
   = 0cc5904ee656a19f
45: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 42, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (107, 87)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 107, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (107, 87)} (all)
   = 766f964c48f92bdf
46: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 1} (all)
   = fa961b1784bc8895
47: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 113, 'at': 7} (all)
   = 39ac1a4576deba92
48: * return, envy, elder
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (90, 100, 104)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = c03ebcff254cb999
49: 2 take envy
   DAY-B4 replaced {'seat': 1, 'card': 100, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (90, 104)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (85, 100)} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = f0603ca1988688b5
50: 1 own slot 2
   DAY-FORGET blanked {'seat': 0, 'at': 1} (all)
   DAY-ENVY uses {'seat': 1, 'card': 100, 'effect': 24} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 100, 'printed': 2, 'effects': 8, 'spirit': 0, 'total': 10} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 21, 'total': 35} (all)
   DAY-W1 scored {'seat': 1, 'points': 2, 'total': 9} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 5, 'seat': 1} (all)
   = 4afcc325fb9fb36e
51: 1 summon power-up hoard
   DAY-R12 chose {'seat': 0} (all)
   = 73e0d206345298c4
52: 2 summon double smug
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 58, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 31, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (85, 107, 7, 11, 40)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (100, 33, 59, 42, 87)} (all) reveals
   DAY-F1 fight {'slot': 4, 'cards': (40, 87)} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 32} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 29} (all)
   DAY-NEMESIS uses {'seat': 0, 'card': 40, 'effect': 2} (all)
   DAY-NEMESIS won-at-once {'seat': 0} (all)
   DAY-F4 won {'seat': 0, 'cards': (40, 87)} (all)
   = df79025e650ed88a
53: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 3, 'cards': (11, 42)} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 42, 'effect': 4} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 42, 'effect': 4} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 11, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 6} (all)
   DAY-F3 sum {'seat': 0, 'card': 11, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 42, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F5 tied {'slot': 3} (all)
   DAY-F1 fight {'slot': 2, 'cards': (7, 59)} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 7, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F3 sum {'seat': 1, 'card': 59, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F4 won {'seat': 0, 'cards': (7, 59)} (all)
   = 64b771e946755afa
54: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 59, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (107, 33)} (all)
   DAY-CLUMSY uses {'seat': 1, 'card': 33, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 1, 'points': -2, 'total': 4} (all)
   DAY-SMUG uses {'seat': 0, 'card': 107, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-F3 sum {'seat': 0, 'card': 107, 'printed': 6, 'effects': 2, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F5 tied {'slot': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (85, 100)} (all)
   DAY-ENVY uses {'seat': 1, 'card': 100, 'effect': 24} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = ec415a445e5ec811
55: 1 own slot 2
   DAY-FORGET blanked {'seat': 0, 'at': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 100, 'printed': 2, 'effects': 8, 'spirit': 2, 'total': 12} (all)
   DAY-F4 won {'seat': 1, 'cards': (85, 100)} (all)
   = 78e24f0da94db0f0
56: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 85, 'old': 1} (all)
   = 6fe5a56628bbf60c
57: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 40, 'at': 3} (all)
   = 7d5a3ed73a9a6f2c
58: * paranoid, spy, vampire
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (51, 54, 56)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = c8f3527afde59774
59: 1 take paranoid
   DAY-B4 replaced {'seat': 0, 'card': 51, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (54, 56)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 22, 'total': 51} (all)
   DAY-W1 scored {'seat': 1, 'points': 16, 'total': 20} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 6, 'seat': 0} (all)
   = f46c07458ae6eaad
60: 1 summon power-up grudge
   DAY-R12 chose {'seat': 0} (all)
   = 4a6bd889f84be9a0
61: 2 summon power-up greed
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 68, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 48, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (107, 7, 11, 51, 58, 85)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (100, 33, 42, 87, 31, 59)} (all) reveals
   DAY-F1 fight {'slot': 5, 'cards': (85, 59)} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = 5ca5eac338968d8d
62: 1 own slot 4
   DAY-FORGET blanked {'seat': 0, 'at': 3} (all)
   DAY-MIMIC uses {'seat': 1, 'card': 59, 'effect': 21} (all)
   DAY-FORGET uses {'seat': 1, 'card': 59, 'effect': 9} (all)
   = 414de91e1785bd88
63: 2 own slot 2
   DAY-FORGET blanked {'seat': 1, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 59, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (85, 59)} (all)
   = 347848971d4f4e88
64: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 59, 'old': 1} (all)
   DAY-F1 fight {'slot': 4, 'cards': (58, 31)} (all)
   DAY-HOARD uses {'seat': 0, 'card': 58, 'effect': 20} (all)
   DAY-HOARD points {'seat': 0, 'points': 5, 'total': 56} (all)
   DAY-SMUG uses {'seat': 1, 'card': 31, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 1, 'power': -2} (all)
   DAY-F3 sum {'seat': 0, 'card': 58, 'printed': 1, 'effects': 0, 'spirit': 2, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 31, 'printed': 6, 'effects': -2, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (58, 31)} (all)
   = 9b2460fecbcdf7f2
65: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 58, 'old': 1} (all)
   DAY-F1 fight {'slot': 3, 'cards': (51, 87)} (all)
   DAY-CONTROL blank {'seat': 0, 'card': 51} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 53} (all)
   DAY-F3 sum {'seat': 0, 'card': 51, 'printed': 9, 'effects': 0, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (51, 87)} (all)
   = 38d99a9e921cc63e
66: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (11, 42)} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 11, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 17} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 42, 'effect': 4} (all)
   DAY-F3 sum {'seat': 0, 'card': 11, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 42, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (11, 42)} (all)
   = c42370fc947e906e
67: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 11, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (7, 33)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 7, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (7, 33)} (all)
   = dce99b56bc58a32c
68: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 7, 'old': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (107, 100)} (all)
   DAY-SMUG uses {'seat': 0, 'card': 107, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-SMUG uses {'seat': 0, 'card': 107, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-ENVY uses {'seat': 1, 'card': 100, 'effect': 24} (all)
   DAY-F3 sum {'seat': 0, 'card': 107, 'printed': 6, 'effects': 4, 'spirit': 0, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 100, 'printed': 2, 'effects': 6, 'spirit': 2, 'total': 10} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 23, 'total': 76} (all)
   DAY-W1 scored {'seat': 1, 'points': 22, 'total': 39} (all)
   DAY-W3 ended {} (all)
   = 77df4231e349c666
1 place 1 points 76; 2 place 2 points 39
