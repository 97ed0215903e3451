   = 4276e8bd9039e60a
1: * cultivate, moody, clumsy
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (7, 12, 33)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 9c2a3b387da5c08f
2: * spy, hoard, eager
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (54, 58, 67)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 215027e8658086e8
3: * famine, rally, martyr
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (84, 102, 111)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 20fb921351692f17
4: * mimic, digger, mob
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (21, 22, 27)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 7eaae7ee3de28790
5: * forget, scavenge, rally
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (47, 61, 64)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = fd92f892db8216d9
6: * moody, grudge, usurp
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (88, 106, 113)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 6e0e4ca0423d07bc
7: * seat 1
   DAY-R9 lot {'seat': 0} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 0} (all)
   = f8751363c1b0b687
8: 1 summon double moody
   DAY-R12 chose {'seat': 0} (all)
   = 987c42f27e4d11b6
9: 2 summon power-up forget
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 12, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 47, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 0} (but (1,)) reveals
   = cafc07e5ba1bc11f
10: 1 summon power-up eager
   DAY-R12 chose {'seat': 0} (all)
   = bcdc7a8a1d36a812
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
   = 107fb30cac162bb4
12: 2 unearth
   DAY-B3 unearths {'seat': 0, 'card': 12, 'at': 0} (all)
   = 02b5a4219a317f7c
13: * envy, rally, martyr
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (24, 26, 35)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 6f3eb4d3f0df2d66
14: 1 take martyr
   DAY-B4 replaced {'seat': 0, 'card': 35, 'at': 0} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (24, 26)} (all) reveals
   = dec1bf85ff62c79f
15: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 47, 'old': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 2, 'total': 2} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 0} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 2, 'seat': 1} (all)
   = d531f1dafaa5a767
16: 1 summon unearth rally
   DAY-R12 chose {'seat': 0} (all)
   = 5ffa75c294b966af
17: 2 summon power-up rally
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 102, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 64, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (35, 67)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (22, 47)} (all) reveals
   = 7a39ff217e265c6f
18: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 102, 'at': 6} (all) reveals
   = 1b5aab292b8f3f42
19: * troll, elder, clumsy
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (93, 104, 109)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = b5c6beda489dfe21
20: 1 take elder
   DAY-B4 replaced {'seat': 0, 'card': 104, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (93, 109)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (67, 47)} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   = 8eec4a1b40ecca04
21: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29} (all)
   DAY-EAGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (67, 47)} (all)
   = c4738f72f0a86a28
22: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (35, 22)} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 22} (all)
   DAY-MARTYR uses {'seat': 0, 'card': 35, 'effect': 35} (all)
   DAY-F3 sum {'seat': 0, 'card': 35, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (35, 22)} (all)
   DAY-MARTYR points {'seat': 0, 'points': 4, 'total': 6} (all)
   = f9105dadea7210e3
23: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 35, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 6} (all)
   DAY-W1 scored {'seat': 1, 'points': 14, 'total': 14} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 3, 'seat': 0} (all)
   = 47e6787a47dcf547
24: 1 summon double clumsy
   DAY-R12 chose {'seat': 0} (all)
   = a08d6d7e32d3aae6
25: 2 summon unearth moody
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 33, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 88, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (67, 104, 35)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (22, 47, 64)} (all) reveals
   = 5dd40b2b51a606ba
26: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 88, 'at': 13} (all) reveals
   = 7c35535187d974b3
27: * hoard, digger, mob
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (96, 98, 103)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 7d22bc7f87a749bc
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
   = c9ddd200f2bb76a7
29: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 35, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (104, 47)} (all)
   DAY-ELDER uses {'seat': 0, 'card': 104, 'effect': 28} (all)
   DAY-ELDER uses {'seat': 0, 'card': 104, 'effect': 28} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   = 6923acbd0ed4da96
30: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-F3 sum {'seat': 0, 'card': 104, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 3, 'spirit': 0, 'total': 11} (all)
   DAY-F4 won {'seat': 1, 'cards': (104, 47)} (all)
   = 31a60382744507dc
31: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 104, 'old': 0} (all)
   = 69354e892c70110c
32: 1 own slot 3
   DAY-B3 unearths {'seat': 0, 'card': 35, 'at': 2} (all)
   = c58d800851bcb225
33: * oaf, anger, elder
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (0, 1, 28)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = aa8cb9712ea80c64
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
   = 04c4e2fac3f0736b
35: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 67, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 14} (all)
   DAY-W1 scored {'seat': 1, 'points': 19, 'total': 33} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 4, 'seat': 1} (all)
   = dd6d6b7379bfa179
36: 1 summon power-up hoard
   DAY-R12 chose {'seat': 0} (all)
   = 408162cf8e1522ad
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
   = 431e736d7ee6c7fe
38: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (104, 64)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26} (all)
   DAY-ELDER uses {'seat': 0, 'card': 104, 'effect': 28} (all)
   DAY-F3 sum {'seat': 0, 'card': 104, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 64, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (104, 64)} (all)
   = 0d12af0931898baf
39: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 64, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (0, 47)} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   = 29533017cc7d87d6
40: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 6, 'spirit': 2, 'total': 16} (all)
   DAY-F4 won {'seat': 1, 'cards': (0, 47)} (all)
   = a5822c4966f3d5ea
41: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (33, 22)} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 22} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 33, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 12} (all)
   DAY-F3 sum {'seat': 0, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (33, 22)} (all)
   = a6143ee5fb776eed
42: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 22, 'old': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 16, 'total': 28} (all)
   DAY-W1 scored {'seat': 1, 'points': 8, 'total': 51} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 5, 'seat': 0} (all)
   = f4bf4c8100f30cda
43: 1 summon unearth martyr
   DAY-R12 chose {'seat': 0} (all)
   = 28eafccf4362fc61
44: 2 summon unearth grudge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 111, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 106, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (33, 0, 104, 67, 58)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (47, 96, 27, 64, 22)} (all) reveals
   = fe92c30cab759b5d
45: 1 own slot 3
   DAY-B3 unearths {'seat': 0, 'card': 104, 'at': 2} (all)
   = 17252a2a453d627f
46: * return, smug, sloth
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (90, 107, 108)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 06e08cee6057fb42
47: 1 take sloth
   DAY-B4 replaced {'seat': 0, 'card': 108, 'at': 2} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (90, 107)} (all) reveals
   = 265a2dd560bcbaab
48: 2 own slot 5
   DAY-B3 unearths {'seat': 1, 'card': 22, 'at': 11} (all)
   = f7ececebd1d2f04c
49: * greed, spy, exorcist
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (10, 16, 36)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 80881eed085b8e6d
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
   = 5bb8f0836e2f1893
51: 2 leave
   DAY-SPY left {'seat': 1, 'card': 16} (all)
   = baad5eb3746c0656
52: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 3, 'cards': (67, 64)} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 64, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 1, 'cards': (67, 64)} (all)
   = d6c3df9bd7f756a2
53: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 67, 'old': 2} (all)
   DAY-F1 fight {'slot': 2, 'cards': (108, 27)} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 108, 'effect': 32} (all)
   DAY-SLOTH strengthened {'seat': 0, 'power': -3} (all)
   DAY-MOB uses {'seat': 1, 'card': 27, 'effect': 27} (all)
   DAY-F3 sum {'seat': 0, 'card': 108, 'printed': 8, 'effects': -3, 'spirit': 2, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 27, 'printed': 2, 'effects': 11, 'spirit': 0, 'total': 13} (all)
   DAY-F4 won {'seat': 1, 'cards': (108, 27)} (all)
   = a15445ed7958c835
54: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 108, 'old': 1} (all)
   = 33ff2c0488a92ff1
55: 1 own slot 2
   DAY-B3 unearths {'seat': 0, 'card': 0, 'at': 1} (all)
   = 572b14fff976a0c0
56: * haunt, eager, gossip
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (25, 29, 34)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = eefa21da90677934
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
   = f37ff05c6f5b0655
58: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 96, 'old': 2} (all)
   = 76a80118a48738ad
59: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 27, 'at': 8} (all)
   = be4b766e03e9999f
60: * alchemy, forget, sloth
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (3, 9, 32)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 413c4dfa3e564e74
61: 2 take forget
   DAY-B4 replaced {'seat': 1, 'card': 9, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (3, 32)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (33, 47)} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 33, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 31} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   = 199b1b2bc1f20f6a
62: 2 own slot 2
   DAY-FORGET blanked {'seat': 1, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 12, 'total': 43} (all)
   DAY-W1 scored {'seat': 1, 'points': 27, 'total': 83} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 6, 'seat': 1} (all)
   = 4c0aeccb7cacb989
63: 1 summon unearth famine
   DAY-R12 chose {'seat': 0} (all)
   = 4116a80d26eaa0fc
64: 2 summon power-up scavenge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 84, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 61, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (33, 29, 58, 111, 67, 108)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (47, 9, 64, 16, 106, 96)} (all) reveals
   = 16dd02b63305f441
65: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 84, 'at': 6} (all) reveals
   = b92b21783c62e99e
66: * oaf, envy, eager
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (76, 100, 105)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 9a9471322d66d3a3
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
   = 07c30469e49cefec
68: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 4, 'cards': (67, 106)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 106, 'effect': 30} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 106, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (67, 106)} (all)
   = 8288d7a0e932757a
69: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 3, 'cards': (111, 16)} (all)
   DAY-SPY uses {'seat': 1, 'card': 16, 'effect': 16} (all)
   DAY-MARTYR uses {'seat': 0, 'card': 111, 'effect': 35} (all)
   DAY-F3 sum {'seat': 0, 'card': 111, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (111, 16)} (all)
   = 942525b0aa9a5961
70: 2 leave
   DAY-SPY left {'seat': 1, 'card': 16} (all)
   DAY-MARTYR points {'seat': 0, 'points': 4, 'total': 47} (all)
   = 8cb70567fdbb3363
71: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (58, 64)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26} (all)
   DAY-HOARD uses {'seat': 0, 'card': 58, 'effect': 20} (all)
   DAY-HOARD points {'seat': 0, 'points': 5, 'total': 52} (all)
   DAY-F3 sum {'seat': 0, 'card': 58, 'printed': 1, 'effects': 0, 'spirit': 0, 'total': 1} (all)
   DAY-F3 sum {'seat': 1, 'card': 64, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F4 won {'seat': 1, 'cards': (58, 64)} (all)
   = 528082b373670bfb
72: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (29, 9)} (all)
   DAY-FORGET uses {'seat': 1, 'card': 9, 'effect': 9} (all)
   = 3669192bb8a9fd78
73: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-EAGER uses {'seat': 0, 'card': 29, 'effect': 29} (all)
   DAY-F3 sum {'seat': 0, 'card': 29, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 9, 'printed': 8, 'effects': 3, 'spirit': 2, 'total': 13} (all)
   DAY-F4 won {'seat': 1, 'cards': (29, 9)} (all)
   = 50b2234c25df461e
74: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (33, 47)} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 47} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 33, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 50} (all)
   DAY-F3 sum {'seat': 0, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (33, 47)} (all)
   = 888ff130a15d59e8
75: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 33, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 58} (all)
   DAY-W1 scored {'seat': 1, 'points': 31, 'total': 119} (all)
   DAY-W3 ended {} (all)
   = f54e942c201678d8
1 place 2 points 58; 2 place 1 points 119
