   = f321b6891d6e89ca
1: * cultivate, mimic, haunt
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (7, 21, 25)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 82706eacda03d037
2: * nemesis, hoard, grudge
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (40, 58, 68)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = f007e4729be0e050
3: * forget, mimic, smug
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (85, 97, 107)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = d76032abe7acd834
4: * greed, smug, clumsy
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (10, 31, 33)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = e4cae067ccb9ca29
5: * cancel, greed, mimic
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (42, 48, 59)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = f5ccbc0f5bc806ee
6: * famine, spy, exorcist
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (84, 92, 112)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 2665f8e46fcd06ed
7: * seat 2
   DAY-R9 lot {'seat': 1} (all) reveals
   DAY-S1 turn {'turn': 1, 'seat': 1} (all)
   = 0b08f1f2d65a06f9
8: 1 summon double haunt
   DAY-R12 chose {'seat': 0} (all)
   = f1c92d70ad0083c7
9: 2 summon unearth spy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 25, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 92, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 0} (but (1,)) reveals
   = 7d8623ccccab51f3
10: 1 summon unearth forget
   DAY-R12 chose {'seat': 0} (all)
   = 08f4fc214470c8cd
11: 2 summon unearth exorcist
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 85, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 112, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (25,)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (92,)} (all) reveals
   = c53b7675f9f0f7d0
12: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 112, 'at': 13} (all) reveals
   = 133768f81b8a026f
13: * oaf, anger, twin
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 77, 95)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 869ebc1725459882
14: 2 take oaf
   DAY-B4 replaced {'seat': 1, 'card': 76, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (77, 95)} (all) reveals
   = 66b3833b5a0e2cbb
15: 1 own slot 1
   DAY-B3 unearths {'seat': 0, 'card': 25, 'at': 0} (all)
   = eecf7084364e6c4e
16: * famine, mob, eager
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (8, 27, 29)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = eeaca10e269bfdfa
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
   = 2d6bdc592b8a8b1a
18: 2 unearth
   DAY-B3 unearths {'seat': 1, 'card': 92, 'at': 7} (all)
   = 6c5f375709bc07b0
19: * grief, vampire, hoard
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (87, 94, 96)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = a88a163bd9719965
20: 2 take grief
   DAY-B4 replaced {'seat': 1, 'card': 87, 'at': 7} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 7} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (94, 96)} (all) reveals
   = 126d3b33f1ba4604
21: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 2} (only (1,))
   DAY-F7 became-spirit-hidden {'seat': 1, 'back': 2, 'old': 2} (but (1,))
   = 5e551db5c4daea29
22: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 76, 'at': 7} (all) reveals
   = 4eb766ee386514fb
23: * nemesis, cancel, eager
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (78, 80, 105)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = ce02856c81f25729
24: 2 take nemesis
   DAY-B4 replaced {'seat': 1, 'card': 78, 'at': 7} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 7} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (80, 105)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 4, 'total': 4} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 0} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'turn': 2, 'seat': 0} (all)
   = 799272cedc2e3210
25: 1 summon unearth smug
   DAY-R12 chose {'seat': 0} (all)
   = d027a18644a61cf7
26: 2 summon power-up mimic
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 107, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 59, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (29, 85)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (78, 87)} (all) reveals
   = ff1ab913cda1e309
27: 1 own slot 1
   DAY-B3 unearths {'seat': 0, 'card': 29, 'at': 0} (all)
   = 2e66fc9d4c097429
28: * grief, vampire, grudge
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (11, 18, 30)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = a47a5b7874daad07
29: 1 take grief
   DAY-B4 replaced {'seat': 0, 'card': 11, 'at': 0} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (18, 30)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (85, 87)} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = 7ff338f094c563ba
30: 1 own slot 1
   DAY-FORGET blanked {'seat': 0, 'at': 0} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (85, 87)} (all)
   = de081da2de6e57d5
31: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 1} (all)
   = b4ca05c7545f6684
32: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 78, 'at': 7} (all)
   = 8583efd7ba353d71
33: * spook, martyr, usurp
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (91, 111, 113)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = e9f182324df49dfd
34: 2 take usurp
   DAY-B4 replaced {'seat': 1, 'card': 113, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (91, 111)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (11, 113)} (all)
   DAY-CONTROL blank {'seat': 0, 'card': 11} (all)
   DAY-USURP uses {'seat': 1, 'card': 113, 'effect': 37} (all)
   DAY-F3 sum {'seat': 0, 'card': 11, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 113, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (11, 113)} (all)
   = e211e1496ad7cc9e
35: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 11, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 9} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 6} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'turn': 3, 'seat': 0} (all)
   = 46bb9588364fc32f
36: 1 summon double cultivate
   DAY-R12 chose {'seat': 0} (all)
   = c2cb0be871ad930f
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
   = 6dd113c0b8e9553d
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
   = 378d454fd30c242d
39: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 59, 'old': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (85, 113)} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = 8dca4a0989836559
40: 1 own slot 2
   DAY-FORGET blanked {'seat': 0, 'at': 1} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = 4c4c728b2cf22af0
41: 1 own slot 2
   DAY-FORGET blanked {'seat': 0, 'at': 1} (all)
   DAY-USURP uses {'seat': 1, 'card': 113, 'effect': 37} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 113, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 14, 'total': 20} (all)
   DAY-W1 scored {'seat': 1, 'points': 10, 'total': 10} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'turn': 4, 'seat': 0} (all)
   = 02af88c46bea9a23
42: 1 summon power-up nemesis
   DAY-R12 chose {'seat': 0} (all)
   = 0baeb0f7e3c13441
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
   = cb8e3cc3e7b27328
44: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 59, 'old': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (7, 42)} (all)
   DAY-CULTIVATE uses {'seat': 0, 'card': 7, 'effect': 7} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 42, 'effect': 4} (all)
   DAY-F3 sum {'seat': 0, 'card': 7, 'printed': 3, 'effects': 6, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 42, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (7, 42)} (all)
   = 930a0c0d221f34f0
45: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 42, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (107, 87)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 107, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (107, 87)} (all)
   = 4b48f7507ce2cd12
46: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 1} (all)
   = 909164aa3ba87261
47: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 113, 'at': 7} (all)
   = 15e26fbf64364221
48: * return, envy, elder
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (90, 100, 104)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = a162da8a45fd8fe5
49: 2 take envy
   DAY-B4 replaced {'seat': 1, 'card': 100, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (90, 104)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (85, 100)} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = 9f852279329541cb
50: 1 own slot 2
   DAY-FORGET blanked {'seat': 0, 'at': 1} (all)
   DAY-ENVY uses {'seat': 1, 'card': 100, 'effect': 24} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 100, 'printed': 2, 'effects': 8, 'spirit': 0, 'total': 10} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 21, 'total': 35} (all)
   DAY-W1 scored {'seat': 1, 'points': 2, 'total': 9} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'turn': 5, 'seat': 1} (all)
   = 8f4c5954858699a8
51: 1 summon power-up hoard
   DAY-R12 chose {'seat': 0} (all)
   = a44aa46a3c1cdc29
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
   = 22f734026d8a7bfc
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
   = 501552d0a59c5d08
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
   = 444bf86032223db3
55: 1 own slot 2
   DAY-FORGET blanked {'seat': 0, 'at': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 100, 'printed': 2, 'effects': 8, 'spirit': 2, 'total': 12} (all)
   DAY-F4 won {'seat': 1, 'cards': (85, 100)} (all)
   = 29267ddd10a41928
56: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 85, 'old': 1} (all)
   = 5aa07f201f6b6479
57: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 40, 'at': 3} (all)
   = eb3ecfea0f63b2c4
58: * paranoid, spy, vampire
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (51, 54, 56)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 486a9a99fb4c3f4b
59: 1 take paranoid
   DAY-B4 replaced {'seat': 0, 'card': 51, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (54, 56)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 22, 'total': 51} (all)
   DAY-W1 scored {'seat': 1, 'points': 16, 'total': 20} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'turn': 6, 'seat': 0} (all)
   = da41fcb588ed99b7
60: 1 summon power-up grudge
   DAY-R12 chose {'seat': 0} (all)
   = 5462e03490e3eed1
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
   = 97e4732ea4c86b5f
62: 1 own slot 4
   DAY-FORGET blanked {'seat': 0, 'at': 3} (all)
   DAY-MIMIC uses {'seat': 1, 'card': 59, 'effect': 21} (all)
   DAY-FORGET uses {'seat': 1, 'card': 59, 'effect': 9} (all)
   = 6d1445122db3ecf5
63: 2 own slot 2
   DAY-FORGET blanked {'seat': 1, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 59, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (85, 59)} (all)
   = f93313276fdfc0ed
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
   = 79a09730429eb2a8
65: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 58, 'old': 1} (all)
   DAY-F1 fight {'slot': 3, 'cards': (51, 87)} (all)
   DAY-CONTROL blank {'seat': 0, 'card': 51} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 53} (all)
   DAY-F3 sum {'seat': 0, 'card': 51, 'printed': 9, 'effects': 0, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (51, 87)} (all)
   = 02ec89f93e8119a3
66: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (11, 42)} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 11, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 17} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 42, 'effect': 4} (all)
   DAY-F3 sum {'seat': 0, 'card': 11, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 42, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (11, 42)} (all)
   = 97169cc4fdfff521
67: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 11, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (7, 33)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 7, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (7, 33)} (all)
   = 1aa0ac3eb29ae8e5
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
   = 39224bb62422f94d
1 place 1 points 76; 2 place 2 points 39
