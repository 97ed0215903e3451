   = 8c92769bebd710b6
1: * cultivate, moody, clumsy
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (7, 12, 33)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = ff5b2386bae9a354
2: * spy, hoard, eager
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (54, 58, 67)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 6a444bd24fe72ed1
3: * famine, rally, martyr
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (84, 102, 111)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 30a08271f4fef004
4: * mimic, digger, mob
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (21, 22, 27)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = faca81585f8a5d3b
5: * forget, scavenge, rally
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (47, 61, 64)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 65ddd62ee79abb3e
6: * moody, grudge, usurp
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (88, 106, 113)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = a91cb3b2d834ecad
7: * seat 1
   DAY-R9 lot {'seat': 0} (all) reveals
   DAY-S1 turn {'turn': 1, 'seat': 0} (all)
   = 0633c8eca1f6339a
8: 1 summon double moody
   DAY-R12 chose {'seat': 0} (all)
   = d7f1896cb74dfefd
9: 2 summon power-up forget
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 12, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 47, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 0} (but (1,)) reveals
   = 2b8f1765e2625813
10: 1 summon power-up eager
   DAY-R12 chose {'seat': 0} (all)
   = 65418436c3172fb1
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
   = 90f0c26bd644f37b
12: 2 unearth
   DAY-B3 unearths {'seat': 0, 'card': 12, 'at': 0} (all)
   = b8a8547ea0cc6459
13: * envy, rally, martyr
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (24, 26, 35)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 3476dda4c61010e0
14: 1 take martyr
   DAY-B4 replaced {'seat': 0, 'card': 35, 'at': 0} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (24, 26)} (all) reveals
   = 1388d4b56ae5bd3e
15: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 47, 'old': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 2, 'total': 2} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 0} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'turn': 2, 'seat': 1} (all)
   = 4a34e900a93add02
16: 1 summon unearth rally
   DAY-R12 chose {'seat': 0} (all)
   = e9a03e668b8c9a50
17: 2 summon power-up rally
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 102, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 64, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (35, 67)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (22, 47)} (all) reveals
   = b6f0df7f39d47db8
18: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 102, 'at': 6} (all) reveals
   = ea6d2a8feee71e38
19: * troll, elder, clumsy
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (93, 104, 109)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = eec9fdfde1f35dc0
20: 1 take elder
   DAY-B4 replaced {'seat': 0, 'card': 104, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (93, 109)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (67, 47)} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   = 9f4a1544b2128249
21: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29} (all)
   DAY-EAGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (67, 47)} (all)
   = 245fd2fea7af5e70
22: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (35, 22)} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 22} (all)
   DAY-MARTYR uses {'seat': 0, 'card': 35, 'effect': 35} (all)
   DAY-F3 sum {'seat': 0, 'card': 35, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (35, 22)} (all)
   DAY-MARTYR points {'seat': 0, 'points': 4, 'total': 6} (all)
   = c737eb2829b4d615
23: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 35, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 6} (all)
   DAY-W1 scored {'seat': 1, 'points': 14, 'total': 14} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'turn': 3, 'seat': 0} (all)
   = ce03800cdd1ac3ee
24: 1 summon double clumsy
   DAY-R12 chose {'seat': 0} (all)
   = 95b03394b294e508
25: 2 summon unearth moody
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 33, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 88, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (67, 104, 35)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (22, 47, 64)} (all) reveals
   = 4efbe8cccfcde715
26: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 88, 'at': 13} (all) reveals
   = a4c4a36b9711c3ed
27: * hoard, digger, mob
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (96, 98, 103)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = d18634c4d3901a7d
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
   = 787a9e29e5a341d1
29: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 35, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (104, 47)} (all)
   DAY-ELDER uses {'seat': 0, 'card': 104, 'effect': 28} (all)
   DAY-ELDER uses {'seat': 0, 'card': 104, 'effect': 28} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   = db1e4c3412b3fc52
30: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-F3 sum {'seat': 0, 'card': 104, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 3, 'spirit': 0, 'total': 11} (all)
   DAY-F4 won {'seat': 1, 'cards': (104, 47)} (all)
   = 44a446af28538a96
31: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 104, 'old': 0} (all)
   = 9985e42b985492e2
32: 1 own slot 3
   DAY-B3 unearths {'seat': 0, 'card': 35, 'at': 2} (all)
   = c14d67ea617b65cd
33: * oaf, anger, elder
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (0, 1, 28)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 046fffb68a08e4ec
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
   = 5bc829bdae48562b
35: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 67, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 14} (all)
   DAY-W1 scored {'seat': 1, 'points': 19, 'total': 33} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'turn': 4, 'seat': 1} (all)
   = 5dd3b30c930d1c9f
36: 1 summon power-up hoard
   DAY-R12 chose {'seat': 0} (all)
   = 72ca00c797a8afc1
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
   = 7d16b59099fbdad6
38: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (104, 64)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26} (all)
   DAY-ELDER uses {'seat': 0, 'card': 104, 'effect': 28} (all)
   DAY-F3 sum {'seat': 0, 'card': 104, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 64, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (104, 64)} (all)
   = 515fa8db9904f453
39: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 64, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (0, 47)} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   = 0dba2451a9de0c32
40: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 6, 'spirit': 2, 'total': 16} (all)
   DAY-F4 won {'seat': 1, 'cards': (0, 47)} (all)
   = 57b193f27ff482ea
41: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (33, 22)} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 22} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 33, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 12} (all)
   DAY-F3 sum {'seat': 0, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (33, 22)} (all)
   = 6c4509ae426e847e
42: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 22, 'old': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 16, 'total': 28} (all)
   DAY-W1 scored {'seat': 1, 'points': 8, 'total': 51} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'turn': 5, 'seat': 0} (all)
   = 77717ae42fd98a79
43: 1 summon unearth martyr
   DAY-R12 chose {'seat': 0} (all)
   = 17af2fbaa4d31b33
44: 2 summon unearth grudge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 111, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 106, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (33, 0, 104, 67, 58)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (47, 96, 27, 64, 22)} (all) reveals
   = cc71a96c973da78f
45: 1 own slot 3
   DAY-B3 unearths {'seat': 0, 'card': 104, 'at': 2} (all)
   = f5d61e202abc2b70
46: * return, smug, sloth
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (90, 107, 108)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = db80ac55b71f4b2b
47: 1 take sloth
   DAY-B4 replaced {'seat': 0, 'card': 108, 'at': 2} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (90, 107)} (all) reveals
   = 7bb7ae4c6447347f
48: 2 own slot 5
   DAY-B3 unearths {'seat': 1, 'card': 22, 'at': 11} (all)
   = f91433de22022160
49: * greed, spy, exorcist
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (10, 16, 36)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = fb5a4c81fe9aac4f
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
   = ecdded97f88a2f25
51: 2 leave
   DAY-SPY left {'seat': 1, 'card': 16} (all)
   = c07ff1528933a49b
52: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 3, 'cards': (67, 64)} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 64, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 1, 'cards': (67, 64)} (all)
   = 19a5de77024d865c
53: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 67, 'old': 2} (all)
   DAY-F1 fight {'slot': 2, 'cards': (108, 27)} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 108, 'effect': 32} (all)
   DAY-SLOTH strengthened {'seat': 0, 'power': -3} (all)
   DAY-MOB uses {'seat': 1, 'card': 27, 'effect': 27} (all)
   DAY-F3 sum {'seat': 0, 'card': 108, 'printed': 8, 'effects': -3, 'spirit': 2, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 27, 'printed': 2, 'effects': 11, 'spirit': 0, 'total': 13} (all)
   DAY-F4 won {'seat': 1, 'cards': (108, 27)} (all)
   = 21ef356e488a7954
54: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 108, 'old': 1} (all)
   = 3a82c4e7572ee354
55: 1 own slot 2
   DAY-B3 unearths {'seat': 0, 'card': 0, 'at': 1} (all)
   = 79d5509bf1bbd5b2
56: * haunt, eager, gossip
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (25, 29, 34)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 0f71b6d1189fd21a
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
   = d40e4efbeb506ab2
58: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 96, 'old': 2} (all)
   = 2285090eaf7dd3fe
59: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 27, 'at': 8} (all)
   = 20c7928b74b10195
60: * alchemy, forget, sloth
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (3, 9, 32)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = c3880aabbdbba028
61: 2 take forget
   DAY-B4 replaced {'seat': 1, 'card': 9, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (3, 32)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (33, 47)} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 33, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 31} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9} (all)
   = 19cfc548e91b5878
62: 2 own slot 2
   DAY-FORGET blanked {'seat': 1, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 12, 'total': 43} (all)
   DAY-W1 scored {'seat': 1, 'points': 27, 'total': 83} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'turn': 6, 'seat': 1} (all)
   = 66ad3268921f6f34
63: 1 summon unearth famine
   DAY-R12 chose {'seat': 0} (all)
   = d1100efe89ef732e
64: 2 summon power-up scavenge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 84, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 61, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (33, 29, 58, 111, 67, 108)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (47, 9, 64, 16, 106, 96)} (all) reveals
   = eb530326c1e4eac3
65: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 84, 'at': 6} (all) reveals
   = 6d280e89b1a9fe09
66: * oaf, envy, eager
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (76, 100, 105)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 4bfb3ca6f5cc9400
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
   = e415499c050a9f69
68: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 4, 'cards': (67, 106)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 106, 'effect': 30} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 106, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (67, 106)} (all)
   = 1ba827965016901b
69: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 3, 'cards': (111, 16)} (all)
   DAY-SPY uses {'seat': 1, 'card': 16, 'effect': 16} (all)
   DAY-MARTYR uses {'seat': 0, 'card': 111, 'effect': 35} (all)
   DAY-F3 sum {'seat': 0, 'card': 111, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (111, 16)} (all)
   = 9575f61d3259a73a
70: 2 leave
   DAY-SPY left {'seat': 1, 'card': 16} (all)
   DAY-MARTYR points {'seat': 0, 'points': 4, 'total': 47} (all)
   = 94bbe491f3f70db3
71: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (58, 64)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26} (all)
   DAY-HOARD uses {'seat': 0, 'card': 58, 'effect': 20} (all)
   DAY-HOARD points {'seat': 0, 'points': 5, 'total': 52} (all)
   DAY-F3 sum {'seat': 0, 'card': 58, 'printed': 1, 'effects': 0, 'spirit': 0, 'total': 1} (all)
   DAY-F3 sum {'seat': 1, 'card': 64, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F4 won {'seat': 1, 'cards': (58, 64)} (all)
   = 7de5a8fa718312e6
72: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (29, 9)} (all)
   DAY-FORGET uses {'seat': 1, 'card': 9, 'effect': 9} (all)
   = a4dbd2e4392ccc0b
73: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-EAGER uses {'seat': 0, 'card': 29, 'effect': 29} (all)
   DAY-F3 sum {'seat': 0, 'card': 29, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 9, 'printed': 8, 'effects': 3, 'spirit': 2, 'total': 13} (all)
   DAY-F4 won {'seat': 1, 'cards': (29, 9)} (all)
   = bd8c36c2b6870d6d
74: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (33, 47)} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 47} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 33, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 50} (all)
   DAY-F3 sum {'seat': 0, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (33, 47)} (all)
   = f71249c1b396335c
75: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 33, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 58} (all)
   DAY-W1 scored {'seat': 1, 'points': 31, 'total': 119} (all)
   DAY-W3 ended {} (all)
   = 33993a54ec6c6c5e
1 place 2 points 58; 2 place 1 points 119
