   = 2b3b8c220fd611ce
1: * anger, greed, digger
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (1, 10, 22)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 47043b75fd2a2b06
2: * challenge, spook, smug
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (43, 53, 69)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 8348999a00a6421a
3: * cultivate, haunt, clumsy
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (83, 101, 109)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 467b5d175786b1b1
4: * control, moody, grudge
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (6, 12, 30)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 403dc8bf37946a0a
5: * vampire, envy, elder
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (56, 62, 66)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = ea17c571c7b3c96c
6: * vampire, mimic, rally
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (94, 97, 102)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 84a54daf8326d57f
7: * seat 1
   DAY-R9 lot {'seat': 0} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 0} (all)
   = 01dbab3d90a9b91b
8: 1 summon unearth clumsy
   DAY-R12 chose {'seat': 0} (all)
   = b8ab7a4e3812a386
9: 2 summon power-up vampire
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 109, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 56, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 0} (but (1,)) reveals
   = 52a3e24bd3119f39
10: 1 summon power-up smug
   DAY-R12 chose {'seat': 0} (all)
   = 9a03cd7b77c2a471
11: 2 summon double moody
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 69, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 12, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109,)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (56,)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (109, 56)} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 109, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-VAMPIRE uses {'seat': 1, 'card': 56, 'effect': 18} (all)
   DAY-VAMPIRE points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-VAMPIRE strengthened {'seat': 1, 'power': 3} (all)
   DAY-VAMPIRE uses {'seat': 1, 'card': 56, 'effect': 18} (all)
   DAY-VAMPIRE points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-VAMPIRE strengthened {'seat': 1, 'power': 3} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 6, 'spirit': 0, 'total': 10} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 8} (all)
   DAY-W1 scored {'seat': 1, 'points': 4, 'total': 4} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 2, 'seat': 1} (all)
   = 7916a924db6a414d
12: 1 summon power-up challenge
   DAY-R12 chose {'seat': 0} (all)
   = 4da5af6c5f9e0111
13: 2 summon unearth vampire
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 43, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 94, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (56, 12)} (all) reveals
   = 50bba35e186f6a2a
14: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 12, 'at': 8} (all)
   = 31b52e6d0daec120
15: * cancel, mimic, martyr
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (4, 21, 35)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 7e5be0ef41de4991
16: 2 take cancel
   DAY-B4 replaced {'seat': 1, 'card': 4, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (21, 35)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (69, 4)} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-F3 sum {'seat': 0, 'card': 69, 'printed': 6, 'effects': 2, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 4, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (69, 4)} (all)
   = 1bf341e5f91e9162
17: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 56)} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 56)} (all)
   = ec88e67eebe8f9fd
18: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 14, 'total': 22} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 4} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 3, 'seat': 0} (all)
   = 66c0137dc755d116
19: 1 summon double digger
   DAY-R12 chose {'seat': 0} (all)
   = 8d3c8385c9a8264b
20: 2 summon double grudge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 22, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 30, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69, 43)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (56, 4, 94)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (43, 94)} (all)
   DAY-CHALLENGE uses {'seat': 0, 'card': 43, 'effect': 5} (all)
   = 125672ba03cde91b
21: 1 deck power-up
   DAY-CHALLENGE picked-deck {'seat': 0, 'back': 1} (all)
   = 623a4a947a25d172
22: * gossip
   DAY-CHALLENGE revealed {'seat': 0, 'card': 72} (all) reveals
   = 46262725814112fd
23: * mob
   DAY-CHALLENGE revealed {'seat': 1, 'card': 65} (all) reveals
   DAY-CHALLENGE won-at-once {'seat': 0} (all)
   DAY-F4 won {'seat': 0, 'cards': (43, 94)} (all)
   = cb5185801a65e0e0
24: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (69, 4)} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4} (all)
   DAY-F3 sum {'seat': 0, 'card': 69, 'printed': 6, 'effects': 4, 'spirit': 0, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 4, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (69, 4)} (all)
   = 7b57a468992cf53b
25: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 56)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 56)} (all)
   = 869b0bc4ae41ead4
26: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 56, 'old': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 18, 'total': 40} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 4} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 4, 'seat': 1} (all)
   = d62c2e54eb3cbf6e
27: 1 summon double anger
   DAY-R12 chose {'seat': 0} (all)
   = d26c78e0e054460c
28: 2 summon power-up elder
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 1, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 66, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69, 43, 22)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (4, 94, 30, 56)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (22, 56)} (all)
   DAY-VAMPIRE uses {'seat': 1, 'card': 56, 'effect': 18} (all)
   DAY-VAMPIRE points {'seat': 0, 'points': -2, 'total': 38} (all)
   DAY-VAMPIRE strengthened {'seat': 1, 'power': 3} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 22, 'effect': 22} (all)
   = 4cd73aaa0b6c023c
29: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 974985a188522bda
30: * moody
   DAY-K1 drew {'seat': 0, 'card': 50} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 2fec50c776ac2884
31: 1 discard moody
   DAY-K1 discarded {'seat': 0, 'card': 50} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 22, 'effect': 22} (all)
   = 061b17749b763f89
32: 1 deck unearth
   DAY-K1 picked-deck {'seat': 0, 'back': 2} (all)
   = 4fa713ec3c16d646
33: * grief
   DAY-K1 drew {'seat': 0, 'card': 87} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 2} (but (0,)) reveals
   = 689d58b8bdb9774c
34: 1 discard cultivate
   DAY-K1 discarded {'seat': 0, 'card': 83} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 3, 'spirit': 2, 'total': 9} (all)
   DAY-F4 won {'seat': 1, 'cards': (22, 56)} (all)
   = a3279da8e6cda0b8
35: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 22, 'old': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (43, 30)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 30, 'effect': 30} (all)
   DAY-GRUDGE strengthened {'seat': 1, 'power': 5} (all)
   DAY-CHALLENGE uses {'seat': 0, 'card': 43, 'effect': 5} (all)
   = 78ee572acda53f58
36: 1 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 0, 'back': 2} (all)
   = 72f873926c77bc48
37: * mob
   DAY-CHALLENGE revealed {'seat': 0, 'card': 103} (all) reveals
   = dcd29720fb100726
38: * eager
   DAY-CHALLENGE revealed {'seat': 1, 'card': 105} (all) reveals
   DAY-CHALLENGE uses {'seat': 0, 'card': 43, 'effect': 5} (all)
   = 5c57abf98ebb70d1
39: 1 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 0, 'back': 2} (all)
   = 69b3233abf2bd11b
40: * alchemy
   DAY-CHALLENGE revealed {'seat': 0, 'card': 79} (all) reveals
   = 0216ccf9c0a4ed0c
41: * oaf
   DAY-CHALLENGE revealed {'seat': 1, 'card': 76} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 43, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 30, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F4 won {'seat': 1, 'cards': (43, 30)} (all)
   = 1deae2ae2668a9b6
42: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 43, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (69, 94)} (all)
   DAY-VAMPIRE uses {'seat': 1, 'card': 94, 'effect': 18} (all)
   DAY-VAMPIRE points {'seat': 0, 'points': -2, 'total': 36} (all)
   DAY-VAMPIRE strengthened {'seat': 1, 'power': 3} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-F3 sum {'seat': 0, 'card': 69, 'printed': 6, 'effects': 2, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 94, 'printed': 4, 'effects': 3, 'spirit': 2, 'total': 9} (all)
   DAY-F4 won {'seat': 0, 'cards': (69, 94)} (all)
   = c587a2f517a199fd
43: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 94, 'old': 1} (all)
   = 475b59ec35524773
44: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 56, 'at': 9} (all)
   = 7711c9dd41a0be78
45: * troll, twin, digger
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (55, 57, 60)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 10f54041ffe2b230
46: 2 take twin
   DAY-B4 replaced {'seat': 1, 'card': 57, 'at': 9} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (55, 60)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (109, 4)} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 109, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 34} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 4, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 4)} (all)
   = 64013c8efe691bea
47: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 4, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 14, 'total': 48} (all)
   DAY-W1 scored {'seat': 1, 'points': 7, 'total': 11} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 5, 'seat': 0} (all)
   = 3e66f7bdd593a13a
48: 1 summon unearth haunt
   DAY-R12 chose {'seat': 0} (all)
   = cb7efa025f2aaf6b
49: 2 summon unearth rally
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 101, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 102, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69, 1, 22, 43)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (30, 57, 66, 94, 4)} (all) reveals
   = 647e645dd70fca03
50: 1 own slot 5
   DAY-B3 unearths {'seat': 0, 'card': 43, 'at': 4} (all)
   = 4f1535257ee2d104
51: * alchemy, famine, grief
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (41, 46, 49)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 12678cd8486f3ad3
52: 1 take grief
   DAY-B4 replaced {'seat': 0, 'card': 49, 'at': 4} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (41, 46)} (all) reveals
   = 4d647908e7e2607b
53: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 66, 'at': 9} (all)
   = b9fe6eba5bcdce82
54: * cancel, control, mimic
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (42, 44, 59)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 095b8aebd85a9de8
55: 2 take mimic
   DAY-B4 replaced {'seat': 1, 'card': 59, 'at': 9} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (42, 44)} (all) reveals
   DAY-F1 fight {'slot': 4, 'cards': (49, 4)} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 49, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 8} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4} (all)
   DAY-F3 sum {'seat': 0, 'card': 49, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 4, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (49, 4)} (all)
   = b0c157d83d49e4be
56: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 49, 'old': 2} (all)
   DAY-F1 fight {'slot': 3, 'cards': (22, 94)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 94, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (22, 94)} (all)
   = e9de808ca8697862
57: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (1, 59)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-MIMIC uses {'seat': 1, 'card': 59, 'effect': 21} (all)
   DAY-ANGER uses {'seat': 1, 'card': 59, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 3, 'effects': 5, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 59, 'printed': 3, 'effects': 5, 'spirit': 0, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 59)} (all)
   = 0ae4bb138ace615f
58: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (69, 57)} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-TWIN uses {'seat': 1, 'card': 57, 'effect': 19} (all)
   = 5e4c29c930c59714
59: 2 own slot 5
   DAY-CANCEL uses {'seat': 1, 'card': 57, 'effect': 4} (all)
   DAY-F3 sum {'seat': 0, 'card': 69, 'printed': 6, 'effects': 2, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 57, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F4 won {'seat': 0, 'cards': (69, 57)} (all)
   = 41f99c661c92f58e
60: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 57, 'old': 2} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 30)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 30, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 30)} (all)
   = d3483140f9a4340e
61: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 23, 'total': 71} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 14} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 6, 'seat': 1} (all)
   = 1aed7c044dd5a737
62: 1 summon power-up spook
   DAY-R12 chose {'seat': 0} (all)
   = 722df75b5323463b
63: 2 summon power-up envy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 53, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 62, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69, 1, 22, 101, 49)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (30, 59, 94, 4, 102, 57)} (all) reveals
   DAY-F1 fight {'slot': 5, 'cards': (49, 57)} (all)
   DAY-TWIN uses {'seat': 1, 'card': 57, 'effect': 19} (all)
   = 49a9d48e9322685e
64: 2 own slot 3
   DAY-VAMPIRE uses {'seat': 1, 'card': 57, 'effect': 18} (all)
   DAY-VAMPIRE points {'seat': 0, 'points': -2, 'total': 69} (all)
   DAY-VAMPIRE strengthened {'seat': 1, 'power': 3} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 49, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 11} (all)
   DAY-F3 sum {'seat': 0, 'card': 49, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 57, 'printed': 3, 'effects': 3, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (49, 57)} (all)
   = af781c7c0669759d
65: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 49, 'old': 1} (all)
   DAY-F1 fight {'slot': 4, 'cards': (101, 102)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 102, 'effect': 26} (all)
   DAY-HAUNT uses {'seat': 0, 'card': 101, 'effect': 25} (all)
   DAY-F3 sum {'seat': 0, 'card': 101, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 102, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F5 tied {'slot': 4} (all)
   DAY-F1 fight {'slot': 3, 'cards': (22, 4)} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 22, 'effect': 22} (all)
   = 5d834da9f7e1feb5
66: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 06a1791391c7da49
67: * rally
   DAY-K1 drew {'seat': 0, 'card': 64} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = a5810ab65031ec1e
68: 1 discard rally
   DAY-K1 discarded {'seat': 0, 'card': 64} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 4, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F5 tied {'slot': 3} (all)
   DAY-F1 fight {'slot': 2, 'cards': (1, 94)} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F3 sum {'seat': 1, 'card': 94, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (1, 94)} (all)
   = 3b77de66b7b873fa
69: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (69, 59)} (all)
   DAY-MIMIC uses {'seat': 1, 'card': 59, 'effect': 21} (all)
   DAY-SMUG uses {'seat': 1, 'card': 59, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 1, 'power': -2} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-F3 sum {'seat': 0, 'card': 69, 'printed': 6, 'effects': 2, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 59, 'printed': 3, 'effects': -2, 'spirit': 2, 'total': 3} (all)
   DAY-F4 won {'seat': 0, 'cards': (69, 59)} (all)
   = 28ed88f6a3e7a061
70: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 59, 'old': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 30)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 30, 'effect': 30} (all)
   DAY-GRUDGE strengthened {'seat': 1, 'power': 5} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 109, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 67} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 30, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F4 won {'seat': 1, 'cards': (109, 30)} (all)
   = 2434016ee0b7c65a
71: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 17, 'total': 84} (all)
   DAY-W1 scored {'seat': 1, 'points': 22, 'total': 33} (all)
   DAY-W3 ended {} (all)
   = 04ddcdecc5aa42b4
1 place 1 points 84; 2 place 2 points 33
