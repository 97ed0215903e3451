   = c802e2b7f015bc9e 8c20982bfe6bfcfe
1: * cultivate, mimic, haunt
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (7, 21, 25)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = cb3aa3afeff68162 b7e87e58b0022d73
2: * nemesis, hoard, grudge
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (40, 58, 68)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 0315d4623890fcc9 6e7dad052bf46cf5
3: * forget, mimic, smug
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (85, 97, 107)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 9392210a458f3704 7d31eef2da699f95
4: * greed, smug, clumsy
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (10, 31, 33)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = c1a39ec2bae2dd77 0a96dff8c8bb2d4b
5: * cancel, greed, mimic
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (42, 48, 59)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 5ca8eb218cbc07b4 5fd21b0da9f18d6b
6: * famine, spy, exorcist
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (84, 92, 112)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 8e5b8d1a9a1f3d6a 5dbab542534ce6d6
7: * seat 2
   DAY-R9 lot {'seat': 1} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 1} (all)
   = c23a142a8dba1510 5f6a00d2357c14c8
8: 1 summon double haunt
   DAY-R12 chose {'seat': 0} (all)
   = 590983652e1f21ea d0ce1bf9f7eec5f6
9: 2 summon unearth spy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S2 summoned {'seat': 0, 'card': 25, 'place': 0} (only (0,)) reveals
   DAY-S2 summoned-hidden {'seat': 0, 'back': 0, 'place': 0} (but (0,)) reveals
   DAY-S2 summoned {'seat': 1, 'card': 92, 'place': 0} (only (1,)) reveals
   DAY-S2 summoned-hidden {'seat': 1, 'back': 2, 'place': 0} (but (1,)) reveals
   = afcf1afa2c6a9be5 1ab00368124fd4ab
10: 1 summon unearth forget
   DAY-R12 chose {'seat': 0} (all)
   = 85783ef491b52e47 72d617b166c8d220
11: 2 summon unearth exorcist
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 85, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 112, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (25,)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (92,)} (all) reveals
   = aed9d4df92faac27 991db03e24cdcc24
12: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 112, 'at': 13} (all) reveals
   = cb66ec49d57e679c d2eeba7a14b5c29c
13: * oaf, anger, twin
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 77, 95)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 14e7dd6f1572663c bc0dec45b888b8fb
14: 2 take oaf
   DAY-B4 replaced {'seat': 1, 'card': 76, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (77, 95)} (all) reveals
   = 7a8cbc129d270588 1e4763cf571383e7
15: 1 own slot 1
   DAY-B3 unearths {'seat': 0, 'card': 25, 'at': 0} (all)
   = 54a5ab99eefa6231 d9017b4708ef5993
16: * famine, mob, eager
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (8, 27, 29)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = d24df695c5a0f212 ac2c56e009e80605
17: 1 take eager
   DAY-B4 replaced {'seat': 0, 'card': 29, 'at': 0} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (8, 27)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (29, 92)} (all)
   DAY-SPY uses {'seat': 1, 'card': 92, 'effect': 16, 'again': 0} (all)
   DAY-EAGER uses {'seat': 0, 'card': 29, 'effect': 29, 'again': 0} (all)
   DAY-EAGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 29, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 92, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (29, 92)} (all)
   = a1986925579b099d 19c64948adb840e5
18: 2 unearth
   DAY-B3 unearths {'seat': 1, 'card': 92, 'at': 7} (all)
   = b479c04f31a9890e eb1e1512e337ed1d
19: * grief, vampire, hoard
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (87, 94, 96)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 215eab8d3f2aa953 9a4ef7f43db0854a
20: 2 take grief
   DAY-B4 replaced {'seat': 1, 'card': 87, 'at': 7} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 7} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (94, 96)} (all) reveals
   = eb4eb12ad6af87a1 65c91914468008e4
21: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 2} (only (1,))
   DAY-F7 became-spirit-hidden {'seat': 1, 'back': 2, 'old': 2} (but (1,))
   = b1f444cd4b1ed746 ae5cda5d06c5c4b3
22: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 76, 'at': 7} (all) reveals
   = 0b32b8d5981596a4 3063eea9707e6623
23: * nemesis, cancel, eager
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (78, 80, 105)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = ab92f804500814c9 551614207c95eb01
24: 2 take nemesis
   DAY-B4 replaced {'seat': 1, 'card': 78, 'at': 7} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 7} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (80, 105)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 4, 'total': 4} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 0} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 2, 'seat': 0} (all)
   = 34e7aaebc34cea75 ace490af4aee031d
25: 1 summon unearth smug
   DAY-R12 chose {'seat': 0} (all)
   = 95f3dc1d33bf18fb a3ba46ba947cebca
26: 2 summon power-up mimic
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 107, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 59, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (29, 85)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (78, 87)} (all) reveals
   = 7e1e58a4e3941052 66b7c2b6239bd5b0
27: 1 own slot 1
   DAY-B3 unearths {'seat': 0, 'card': 29, 'at': 0} (all)
   = 3031824e85da966d 282d1eec6cc55d48
28: * grief, vampire, grudge
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (11, 18, 30)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 988b2ba71e1b3d19 6017c2c3a8437007
29: 1 take grief
   DAY-B4 replaced {'seat': 0, 'card': 11, 'at': 0} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (18, 30)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (85, 87)} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9, 'again': 0} (all)
   = cb03fe5242723b9b 6fa44d58a0f97291
30: 1 own slot 1
   DAY-FORGET blanked {'seat': 0, 'at': 0} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11, 'again': 0} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (85, 87)} (all)
   = a756dc6753155eb6 b9c98d38083ab001
31: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 1} (all)
   = 435139e3e6d6c629 b5826316374ab8f0
32: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 78, 'at': 7} (all)
   = b1323552874cfd17 d220afeb0ff5fd37
33: * spook, martyr, usurp
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (91, 111, 113)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 4f1b8f91d859e48c 811b98b4a0c85d2b
34: 2 take usurp
   DAY-B4 replaced {'seat': 1, 'card': 113, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (91, 111)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (11, 113)} (all)
   DAY-FORGET blank {'seat': 0, 'card': 11} (all)
   DAY-USURP uses {'seat': 1, 'card': 113, 'effect': 37, 'again': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 11, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 113, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (11, 113)} (all)
   = b19fc342693025f7 a9c3057c5b51fa2b
35: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 11, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 9} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 6} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 3, 'seat': 0} (all)
   = 5e7a78d3ec53200a 5878d6de54e71a80
36: 1 summon double cultivate
   DAY-R12 chose {'seat': 0} (all)
   = dbe5b5da89ac2bb7 3977cb739a18d61c
37: 2 summon power-up cancel
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 7, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 42, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (85, 107, 11)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (113, 59, 87)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (11, 87)} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 11, 'effect': 11, 'again': 0} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 3} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 11, 'effect': 11, 'again': 1} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 0} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11, 'again': 0} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 6} (all)
   DAY-F3 sum {'seat': 0, 'card': 11, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (11, 87)} (all)
   = 802f5ef982428a00 9a72f87b91f1bab1
38: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 11, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (107, 59)} (all)
   DAY-SMUG uses {'seat': 0, 'card': 107, 'effect': 31, 'again': 0} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-SMUG uses {'seat': 0, 'card': 107, 'effect': 31, 'again': 1} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-MIMIC uses {'seat': 1, 'card': 59, 'effect': 21, 'again': 0} (all)
   DAY-SMUG uses {'seat': 1, 'card': 59, 'effect': 31, 'again': 0} (all)
   DAY-SMUG strengthened {'seat': 1, 'power': -2} (all)
   DAY-F3 sum {'seat': 0, 'card': 107, 'printed': 6, 'effects': 4, 'spirit': 0, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 59, 'printed': 3, 'effects': -2, 'spirit': 2, 'total': 3} (all)
   DAY-F4 won {'seat': 0, 'cards': (107, 59)} (all)
   = 0ea77870b239059e 9711fb26c5c65522
39: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 59, 'old': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (85, 113)} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9, 'again': 0} (all)
   = 12da34e464f9a1ac 3e5fbaf5a61c4dd2
40: 1 own slot 2
   DAY-FORGET blanked {'seat': 0, 'at': 1} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9, 'again': 1} (all)
   = 6650bf2ba41866dd 54a3a76b4c51614e
41: 1 own slot 2
   DAY-FORGET blanked {'seat': 0, 'at': 1} (all)
   DAY-USURP uses {'seat': 1, 'card': 113, 'effect': 37, 'again': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 113, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 14, 'total': 20} (all)
   DAY-W1 scored {'seat': 1, 'points': 10, 'total': 10} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 4, 'seat': 0} (all)
   = ade7229335a6216a 3a50c6f6ac661126
42: 1 summon power-up nemesis
   DAY-R12 chose {'seat': 0} (all)
   = f017a9d85a0bfcfe 7a5ea0de8a0e3f43
43: 2 summon double clumsy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 40, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 33, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (85, 107, 7, 11)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (113, 87, 42, 59)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (11, 59)} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 11, 'effect': 11, 'again': 0} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 7} (all)
   DAY-MIMIC uses {'seat': 1, 'card': 59, 'effect': 21, 'again': 0} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 59, 'effect': 11, 'again': 0} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 17} (all)
   DAY-MIMIC uses {'seat': 1, 'card': 59, 'effect': 21, 'again': 1} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 59, 'effect': 11, 'again': 0} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 14} (all)
   DAY-F3 sum {'seat': 0, 'card': 11, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 59, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F4 won {'seat': 0, 'cards': (11, 59)} (all)
   = af84612fb78a746c e8e062dfddfa8c1c
44: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 59, 'old': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (7, 42)} (all)
   DAY-CULTIVATE uses {'seat': 0, 'card': 7, 'effect': 7, 'again': 0} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 42, 'effect': 4, 'again': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 7, 'printed': 3, 'effects': 6, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 42, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (7, 42)} (all)
   = 202939683e4a1783 be6eee4b85852b6a
45: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 42, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (107, 87)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 107, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (107, 87)} (all)
   = d66d4c3a2475a4f4 b0fdf58c04ac5aec
46: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 1} (all)
   = a0c6bc1fa1a140fe 15749eef14c7e1b4
47: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 113, 'at': 7} (all)
   = 9f824048647e528d a02a58aa5cff170d
48: * return, envy, elder
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (90, 100, 104)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 508105b58f5b3605 b4bd2fd0c19092b1
49: 2 take envy
   DAY-B4 replaced {'seat': 1, 'card': 100, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (90, 104)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (85, 100)} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9, 'again': 0} (all)
   = 498cdecd35f509d1 d1687ad9aca8dae0
50: 1 own slot 2
   DAY-FORGET blanked {'seat': 0, 'at': 1} (all)
   DAY-ENVY uses {'seat': 1, 'card': 100, 'effect': 24, 'again': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 100, 'printed': 2, 'effects': 8, 'spirit': 0, 'total': 10} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 21, 'total': 35} (all)
   DAY-W1 scored {'seat': 1, 'points': 2, 'total': 9} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 5, 'seat': 1} (all)
   = 11a00f6cef41af7c 99cd880807d43902
51: 1 summon power-up hoard
   DAY-R12 chose {'seat': 0} (all)
   = ab4e8202ef4ff1e6 4678dee160da4046
52: 2 summon double smug
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 58, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 31, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (85, 107, 7, 11, 40)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (100, 33, 59, 42, 87)} (all) reveals
   DAY-F1 fight {'slot': 4, 'cards': (40, 87)} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11, 'again': 0} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 32} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11, 'again': 1} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 29} (all)
   DAY-NEMESIS uses {'seat': 0, 'card': 40, 'effect': 2, 'again': 0} (all)
   DAY-NEMESIS won-at-once {'seat': 0} (all)
   DAY-F4 won {'seat': 0, 'cards': (40, 87)} (all)
   = 984a09b4bc39e93e e43aede4251befa9
53: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 3, 'cards': (11, 42)} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 42, 'effect': 4, 'again': 0} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 42, 'effect': 4, 'again': 1} (all)
   DAY-CANCEL in-vain {'seat': 1} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 11, 'effect': 11, 'again': 0} (all)
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
   = 7a57d3a5e2ba21c8 ec551f5f54c37b61
54: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 59, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (107, 33)} (all)
   DAY-CLUMSY uses {'seat': 1, 'card': 33, 'effect': 33, 'again': 0} (all)
   DAY-CLUMSY points {'seat': 1, 'points': -2, 'total': 4} (all)
   DAY-SMUG uses {'seat': 0, 'card': 107, 'effect': 31, 'again': 0} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-F3 sum {'seat': 0, 'card': 107, 'printed': 6, 'effects': 2, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F5 tied {'slot': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (85, 100)} (all)
   DAY-ENVY uses {'seat': 1, 'card': 100, 'effect': 24, 'again': 0} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9, 'again': 0} (all)
   = ac22e19e775f50cc 186e14314624b3f6
55: 1 own slot 2
   DAY-FORGET blanked {'seat': 0, 'at': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 100, 'printed': 2, 'effects': 8, 'spirit': 2, 'total': 12} (all)
   DAY-F4 won {'seat': 1, 'cards': (85, 100)} (all)
   = 4b154b7a7d0e2cb5 3de1bc8a93c54eb2
56: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 85, 'old': 1} (all)
   = e555771e43a74706 f2ba9f102a120886
57: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 40, 'at': 3} (all)
   = c6a95de9d689635a 4accf0bf37a3b77b
58: * paranoid, spy, vampire
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (51, 54, 56)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 3f74257a22837e82 bc3cc4858d469ebb
59: 1 take paranoid
   DAY-B4 replaced {'seat': 0, 'card': 51, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (54, 56)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 22, 'total': 51} (all)
   DAY-W1 scored {'seat': 1, 'points': 16, 'total': 20} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 6, 'seat': 0} (all)
   = c6609147b9032229 dc67892a444ae545
60: 1 summon power-up grudge
   DAY-R12 chose {'seat': 0} (all)
   = 22d3ef3dda9b1aa9 7f0841456ee788ad
61: 2 summon power-up greed
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 68, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 48, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (107, 7, 11, 51, 58, 85)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (100, 33, 42, 87, 31, 59)} (all) reveals
   DAY-F1 fight {'slot': 5, 'cards': (85, 59)} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9, 'again': 0} (all)
   = a644026eb7b92316 faad4d77d96aaaa5
62: 1 own slot 4
   DAY-FORGET blanked {'seat': 0, 'at': 3} (all)
   DAY-MIMIC uses {'seat': 1, 'card': 59, 'effect': 21, 'again': 0} (all)
   DAY-FORGET uses {'seat': 1, 'card': 59, 'effect': 9, 'again': 0} (all)
   = e8026b2a87175e1a 1399ca42d7fb703d
63: 2 own slot 2
   DAY-FORGET blanked {'seat': 1, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 59, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (85, 59)} (all)
   = 46e45c579f2cb616 cd6915b9f2f6bb34
64: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 59, 'old': 1} (all)
   DAY-F1 fight {'slot': 4, 'cards': (58, 31)} (all)
   DAY-HOARD uses {'seat': 0, 'card': 58, 'effect': 20, 'again': 0} (all)
   DAY-HOARD points {'seat': 0, 'points': 5, 'total': 56} (all)
   DAY-SMUG uses {'seat': 1, 'card': 31, 'effect': 31, 'again': 0} (all)
   DAY-SMUG strengthened {'seat': 1, 'power': -2} (all)
   DAY-F3 sum {'seat': 0, 'card': 58, 'printed': 1, 'effects': 0, 'spirit': 2, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 31, 'printed': 6, 'effects': -2, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (58, 31)} (all)
   = fd8e209e9568f7b0 0cd382096521d206
65: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 58, 'old': 1} (all)
   DAY-F1 fight {'slot': 3, 'cards': (51, 87)} (all)
   DAY-FORGET blank {'seat': 0, 'card': 51} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11, 'again': 0} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 53} (all)
   DAY-F3 sum {'seat': 0, 'card': 51, 'printed': 9, 'effects': 0, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (51, 87)} (all)
   = 903c70e904154f62 0bedf4dc08cea696
66: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (11, 42)} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 11, 'effect': 11, 'again': 0} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 17} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 42, 'effect': 4, 'again': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 11, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 42, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (11, 42)} (all)
   = 5974910b06552936 ff271302b5d694ea
67: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 11, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (7, 33)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 7, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (7, 33)} (all)
   = 68d8981fc1b2ac89 0a501e83894b13f1
68: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 7, 'old': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (107, 100)} (all)
   DAY-SMUG uses {'seat': 0, 'card': 107, 'effect': 31, 'again': 0} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-SMUG uses {'seat': 0, 'card': 107, 'effect': 31, 'again': 1} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-ENVY uses {'seat': 1, 'card': 100, 'effect': 24, 'again': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 107, 'printed': 6, 'effects': 4, 'spirit': 0, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 100, 'printed': 2, 'effects': 6, 'spirit': 2, 'total': 10} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 23, 'total': 76} (all)
   DAY-W1 scored {'seat': 1, 'points': 22, 'total': 39} (all)
   DAY-W3 ended {} (all)
   = 214d84ba35ebb19b b1386da4ac844632
1 place 1 points 76; 2 place 2 points 39
