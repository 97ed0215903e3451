   = 1581efa42eac9273
1: * cultivate, moody, clumsy
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (7, 12, 33)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 03efb336dfb7edcc
2: * spy, hoard, eager
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (54, 58, 67)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 65199c2a8a514ee7
3: * famine, rally, martyr
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (84, 102, 111)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = ed2e1b2bc6da84c8
4: * mimic, digger, mob
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (21, 22, 27)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 056fc32e34edc82d
5: * forget, scavenge, rally
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (47, 61, 64)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 4b6c27c5a4bb4dea
6: * moody, grudge, usurp
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (88, 106, 113)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 0a6952d06a3d8a39
7: * seat 1
   DAY-R9 lot {'seat': 0} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 0} (all)
   = 32c056804927a166
8: 1 summon double moody
   DAY-R12 chose {'seat': 0} (all)
   = 0b3d961035945f0b
9: 2 summon power-up forget
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 12, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 47, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 0} (but (1,)) reveals
   = 17132c9a78e476db
10: 1 summon power-up eager
   DAY-R12 chose {'seat': 0} (all)
   = 0340ec135f23d279
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
   = 7774170414ddc71b
12: 2 unearth
   DAY-B3 unearths {'seat': 0, 'card': 12, 'at': 0} (all)
   = bd20c6b3ad2c35ce
13: * envy, rally, martyr
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (24, 26, 35)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = f61146cac417ed43
14: 1 take martyr
   DAY-B4 replaced {'seat': 0, 'card': 35, 'at': 0} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (24, 26)} (all) reveals
   = 358f13d73299e98f
15: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 47, 'old': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 2, 'total': 2} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 0} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 2, 'seat': 1} (all)
   = 9316aae20f5d0699
16: 1 summon unearth rally
   DAY-R12 chose {'seat': 0} (all)
   = 7679560accdaa63c
17: 2 summon power-up rally
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 102, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 64, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (35, 67)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (22, 47)} (all) reveals
   = 236beae590499c48
18: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 102, 'at': 6} (all) reveals
   = 0ca4131c6ab596da
19: * troll, elder, clumsy
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (93, 104, 109)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 6c3e72eee47a1b98
20: 1 take elder
   DAY-B4 replaced {'seat': 0, 'card': 104, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (93, 109)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (67, 47)} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   = 75f51db2c9172803
21: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29} (all)
   DAY-EAGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (67, 47)} (all)
   = 1c9c506df7299b7d
22: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (35, 22)} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 22} (all)
   DAY-MARTYR uses {'seat': 0, 'card': 35, 'effect': 35} (all)
   DAY-F3 sum {'seat': 0, 'card': 35, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (35, 22)} (all)
   DAY-MARTYR points {'seat': 0, 'points': 4, 'total': 6} (all)
   = a79b7e2a16ca45a5
23: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 35, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 6} (all)
   DAY-W1 scored {'seat': 1, 'points': 14, 'total': 14} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 3, 'seat': 0} (all)
   = 0f19ad0cd8ea459a
24: 1 summon double clumsy
   DAY-R12 chose {'seat': 0} (all)
   = 12f3cc58e92a644f
25: 2 summon unearth moody
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 33, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 88, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (67, 104, 35)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (22, 47, 64)} (all) reveals
   = 5a479ac16c480d2f
26: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 88, 'at': 13} (all) reveals
   = 12e8087ae9249c5c
27: * hoard, digger, mob
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (96, 98, 103)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = cc43cde7c75210d7
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
   = 9bfb3c5110012b63
29: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 35, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (104, 47)} (all)
   DAY-ELDER uses {'seat': 0, 'card': 104, 'effect': 28} (all)
   DAY-ELDER uses {'seat': 0, 'card': 104, 'effect': 28} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   = 8095d3812a143c8c
30: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-F3 sum {'seat': 0, 'card': 104, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 3, 'spirit': 0, 'total': 11} (all)
   DAY-F4 won {'seat': 1, 'cards': (104, 47)} (all)
   = cb17888abf07f539
31: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 104, 'old': 0} (all)
   = 3eadd6ad38a94339
32: 1 own slot 3
   DAY-B3 unearths {'seat': 0, 'card': 35, 'at': 2} (all)
   = e24eda90e664c040
33: * oaf, anger, elder
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (0, 1, 28)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 800425e9c246a4a6
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
   = 0c161415c6d836f9
35: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 67, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 14} (all)
   DAY-W1 scored {'seat': 1, 'points': 19, 'total': 33} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 4, 'seat': 1} (all)
   = 2752d8180e8f57d7
36: 1 summon power-up hoard
   DAY-R12 chose {'seat': 0} (all)
   = f5bb0b7df9fb4d74
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
   = 1f1b0ac0e94c6df7
38: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (104, 64)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26} (all)
   DAY-ELDER uses {'seat': 0, 'card': 104, 'effect': 28} (all)
   DAY-F3 sum {'seat': 0, 'card': 104, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 64, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (104, 64)} (all)
   = c0d3098417b31044
39: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 64, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (0, 47)} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   = e1e4ab99921182a1
40: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 6, 'spirit': 2, 'total': 16} (all)
   DAY-F4 won {'seat': 1, 'cards': (0, 47)} (all)
   = 0eed5403d237d743
41: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (33, 22)} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 22} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 33, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 12} (all)
   DAY-F3 sum {'seat': 0, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (33, 22)} (all)
   = 2a09b6bdc6ad83e0
42: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 22, 'old': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 16, 'total': 28} (all)
   DAY-W1 scored {'seat': 1, 'points': 8, 'total': 51} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 5, 'seat': 0} (all)
   = b563f93496284921
43: 1 summon unearth martyr
   DAY-R12 chose {'seat': 0} (all)
   = 71ae9c35fa417abc
44: 2 summon unearth grudge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 111, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 106, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (33, 0, 104, 67, 58)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (47, 96, 27, 64, 22)} (all) reveals
   = 1ceb98cb355cd063
45: 1 own slot 3
   DAY-B3 unearths {'seat': 0, 'card': 104, 'at': 2} (all)
   = 0df2bd19a391c44d
46: * return, smug, sloth
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (90, 107, 108)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 7be58df6f1187eaf
47: 1 take sloth
   DAY-B4 replaced {'seat': 0, 'card': 108, 'at': 2} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (90, 107)} (all) reveals
   = 3f9ba19b14e7bf4a
48: 2 own slot 5
   DAY-B3 unearths {'seat': 1, 'card': 22, 'at': 11} (all)
   = a95780e0d64543a2
49: * greed, spy, exorcist
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (10, 16, 36)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 4b673568ca98fb9a
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
   = 6f0fb142e00c5c86
51: 2 leave
   DAY-SPY left {'seat': 1, 'card': 16} (all)
   = 933c0e78d7e385bc
52: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 3, 'cards': (67, 64)} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 64, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 1, 'cards': (67, 64)} (all)
   = 7d0e7776c985a536
53: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 67, 'old': 2} (all)
   DAY-F1 fight {'slot': 2, 'cards': (108, 27)} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 108, 'effect': 32} (all)
   DAY-SLOTH strengthened {'seat': 0, 'power': -3} (all)
   DAY-MOB uses {'seat': 1, 'card': 27, 'effect': 27} (all)
   DAY-F3 sum {'seat': 0, 'card': 108, 'printed': 8, 'effects': -3, 'spirit': 2, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 27, 'printed': 2, 'effects': 11, 'spirit': 0, 'total': 13} (all)
   DAY-F4 won {'seat': 1, 'cards': (108, 27)} (all)
   = 8be882764f925dad
54: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 108, 'old': 1} (all)
   = e39df7b1fe645167
55: 1 own slot 2
   DAY-B3 unearths {'seat': 0, 'card': 0, 'at': 1} (all)
   = 3c70b04ebe960c81
56: * haunt, eager, gossip
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (25, 29, 34)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = ec108d83cca5802e
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
   = c3eca6229a6597a9
58: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 96, 'old': 2} (all)
   = f4c384532a0e82e5
59: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 27, 'at': 8} (all)
   = 75020a71b240f6a8
60: * alchemy, forget, sloth
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (3, 9, 32)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 89638a8f9e75bf95
61: 2 take forget
   DAY-B4 replaced {'seat': 1, 'card': 9, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (3, 32)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (33, 47)} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 33, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 31} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   = be5f9965b5ce3a0f
62: 2 own slot 2
   DAY-FORGET blanked {'seat': 1, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 12, 'total': 43} (all)
   DAY-W1 scored {'seat': 1, 'points': 27, 'total': 83} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 6, 'seat': 1} (all)
   = 1b87984e417fb667
63: 1 summon unearth famine
   DAY-R12 chose {'seat': 0} (all)
   = d5f27de9d72a044a
64: 2 summon power-up scavenge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 84, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 61, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (33, 29, 58, 111, 67, 108)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (47, 9, 64, 16, 106, 96)} (all) reveals
   = 4ec1e8b5a8117d1f
65: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 84, 'at': 6} (all) reveals
   = 22baa6d0e716fc03
66: * oaf, envy, eager
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (76, 100, 105)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 836f4a9711b1cf55
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
   = bd54ac179be08f5d
68: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 4, 'cards': (67, 106)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 106, 'effect': 30} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 106, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (67, 106)} (all)
   = 8426812a6fd62244
69: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 3, 'cards': (111, 16)} (all)
   DAY-SPY uses {'seat': 1, 'card': 16, 'effect': 16} (all)
   DAY-MARTYR uses {'seat': 0, 'card': 111, 'effect': 35} (all)
   DAY-F3 sum {'seat': 0, 'card': 111, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (111, 16)} (all)
   = 911b3abf4afd74b3
70: 2 leave
   DAY-SPY left {'seat': 1, 'card': 16} (all)
   DAY-MARTYR points {'seat': 0, 'points': 4, 'total': 47} (all)
   = 2fa8eef1f6861a1d
71: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (58, 64)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26} (all)
   DAY-HOARD uses {'seat': 0, 'card': 58, 'effect': 20} (all)
   DAY-HOARD points {'seat': 0, 'points': 5, 'total': 52} (all)
   DAY-F3 sum {'seat': 0, 'card': 58, 'printed': 1, 'effects': 0, 'spirit': 0, 'total': 1} (all)
   DAY-F3 sum {'seat': 1, 'card': 64, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F4 won {'seat': 1, 'cards': (58, 64)} (all)
   = 91b88a1c323978a8
72: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (29, 9)} (all)
   DAY-FORGET uses {'seat': 1, 'card': 9, 'effect': 9} (all)
   = ebb7be292d3adb14
73: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-EAGER uses {'seat': 0, 'card': 29, 'effect': 29} (all)
   DAY-F3 sum {'seat': 0, 'card': 29, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 9, 'printed': 8, 'effects': 3, 'spirit': 2, 'total': 13} (all)
   DAY-F4 won {'seat': 1, 'cards': (29, 9)} (all)
   = f5cdd8dceaac34aa
74: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (33, 47)} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 47} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 33, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 50} (all)
   DAY-F3 sum {'seat': 0, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (33, 47)} (all)
   = 8f46da23c6e5be13
75: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 33, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 58} (all)
   DAY-W1 scored {'seat': 1, 'points': 31, 'total': 119} (all)
   DAY-W3 ended {} (all)
   = 7f06b45f5cccb01e
1 place 2 points 58; 2 place 1 points 119
