   = 79f12f1a0d116473
1: * cultivate, mimic, haunt
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (7, 21, 25)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 5490fbefa77313b9
2: * nemesis, hoard, grudge
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (40, 58, 68)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 07b931efe79ad35d
3: * forget, mimic, smug
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (85, 97, 107)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 2f32f20165fcb3a8
4: * greed, smug, clumsy
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (10, 31, 33)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 171d635cea4fef79
5: * cancel, greed, mimic
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (42, 48, 59)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = d551e200fef027c7
6: * famine, spy, exorcist
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (84, 92, 112)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = fe1cab800a1adb80
7: * seat 2
   DAY-R9 lot {'seat': 1} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 1} (all)
   = 03bd50a778a13017
8: 1 summon double haunt
   DAY-R12 chose {'seat': 0} (all)
   = 933bbc38486254cd
9: 2 summon unearth spy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 25, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 92, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 0} (but (1,)) reveals
   = 4b7cf0002e9eb1d2
10: 1 summon unearth forget
   DAY-R12 chose {'seat': 0} (all)
   = de4a84a023e5b155
11: 2 summon unearth exorcist
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 85, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 112, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (25,)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (92,)} (all) reveals
   = 89df8548ab71cbce
12: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 112, 'at': 13} (all) reveals
   = e6c145283a00eea5
13: * oaf, anger, twin
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 77, 95)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 2d3eda916fa84863
14: 2 take oaf
   DAY-B4 replaced {'seat': 1, 'card': 76, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (77, 95)} (all) reveals
   = 595bc80ba9212a30
15: 1 own slot 1
   DAY-B3 unearths {'seat': 0, 'card': 25, 'at': 0} (all)
   = 11b314f87a2ded0a
16: * famine, mob, eager
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (8, 27, 29)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 21ca85ab7c19f449
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
   = 9f54d948cdff96d3
18: 2 unearth
   DAY-B3 unearths {'seat': 1, 'card': 92, 'at': 7} (all)
   = 1f6cd2df0cb61c0a
19: * grief, vampire, hoard
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (87, 94, 96)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 957184919f5fd441
20: 2 take grief
   DAY-B4 replaced {'seat': 1, 'card': 87, 'at': 7} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 7} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (94, 96)} (all) reveals
   = a6705929ddce92dd
21: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 2} (only (1,))
   DAY-F7 became-spirit-hidden {'seat': 1, 'back': 2, 'old': 2} (but (1,))
   = 114eea8f2f1986e7
22: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 76, 'at': 7} (all) reveals
   = 520eb5c5d99f3410
23: * nemesis, cancel, eager
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (78, 80, 105)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = d440e6e04c314852
24: 2 take nemesis
   DAY-B4 replaced {'seat': 1, 'card': 78, 'at': 7} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 7} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (80, 105)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 4, 'total': 4} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 0} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 2, 'seat': 0} (all)
   = b72a06d5666536a4
25: 1 summon unearth smug
   DAY-R12 chose {'seat': 0} (all)
   = e678d83b4a9811dc
26: 2 summon power-up mimic
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 107, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 59, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (29, 85)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (78, 87)} (all) reveals
   = 1f94f501d0c1011b
27: 1 own slot 1
   DAY-B3 unearths {'seat': 0, 'card': 29, 'at': 0} (all)
   = 43560ce5f3928a15
28: * grief, vampire, grudge
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (11, 18, 30)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 5f836d3f2496e7c6
29: 1 take grief
   DAY-B4 replaced {'seat': 0, 'card': 11, 'at': 0} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (18, 30)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (85, 87)} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = 7d19e7a5c113a2b3
30: 1 own slot 1
   DAY-FORGET blanked {'seat': 0, 'at': 0} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (85, 87)} (all)
   = 9b9f0a2266846be6
31: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 1} (all)
   = 4790bb4bb6e7421c
32: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 78, 'at': 7} (all)
   = ff9c16e4f082f15d
33: * spook, martyr, usurp
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (91, 111, 113)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 8697ecffd2151f8c
34: 2 take usurp
   DAY-B4 replaced {'seat': 1, 'card': 113, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (91, 111)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (11, 113)} (all)
   DAY-CONTROL blank {'seat': 0, 'card': 11} (all)
   DAY-USURP uses {'seat': 1, 'card': 113, 'effect': 37} (all)
   DAY-F3 sum {'seat': 0, 'card': 11, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 113, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (11, 113)} (all)
   = e97ac84bdb6f1380
35: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 11, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 9} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 6} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 3, 'seat': 0} (all)
   = b3431d88b68526ca
36: 1 summon double cultivate
   DAY-R12 chose {'seat': 0} (all)
   = 8035f103c468a60a
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
   = 2042ec0145ee14da
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
   = cfd29de3ea252792
39: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 59, 'old': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (85, 113)} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = 8b6074fe72750f75
40: 1 own slot 2
   DAY-FORGET blanked {'seat': 0, 'at': 1} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = 9f1be0cf843386dc
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
   = 107fadbb32ec4d91
42: 1 summon power-up nemesis
   DAY-R12 chose {'seat': 0} (all)
   = 0fad20d9703cb525
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
   = 7b20adbef36fa0ca
44: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 59, 'old': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (7, 42)} (all)
   DAY-CULTIVATE uses {'seat': 0, 'card': 7, 'effect': 7} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 42, 'effect': 4} (all)
   DAY-F3 sum {'seat': 0, 'card': 7, 'printed': 3, 'effects': 6, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 42, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (7, 42)} (all)
   = 988d5df7b590f10d
45: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 42, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (107, 87)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 107, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (107, 87)} (all)
   = bfeeb7e5bed0290d
46: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 1} (all)
   = 0410a82b4eaa76f4
47: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 113, 'at': 7} (all)
   = 390cc91621b68ce6
48: * return, envy, elder
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (90, 100, 104)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 19accfa358fb399e
49: 2 take envy
   DAY-B4 replaced {'seat': 1, 'card': 100, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (90, 104)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (85, 100)} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = 6dc98c9ea34db2cb
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
   = a33abe928f55191e
51: 1 summon power-up hoard
   DAY-R12 chose {'seat': 0} (all)
   = 63d87dc34ed3e9c1
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
   = 9f07b12252722342
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
   = 848a1b06dbbbfd1e
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
   = d9b707470523cbef
55: 1 own slot 2
   DAY-FORGET blanked {'seat': 0, 'at': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 100, 'printed': 2, 'effects': 8, 'spirit': 2, 'total': 12} (all)
   DAY-F4 won {'seat': 1, 'cards': (85, 100)} (all)
   = 76075e28e9b84d8d
56: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 85, 'old': 1} (all)
   = 185d21bfb1a29db0
57: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 40, 'at': 3} (all)
   = ade3921c6956e0f3
58: * paranoid, spy, vampire
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (51, 54, 56)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 9f4c2b6703704830
59: 1 take paranoid
   DAY-B4 replaced {'seat': 0, 'card': 51, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (54, 56)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 22, 'total': 51} (all)
   DAY-W1 scored {'seat': 1, 'points': 16, 'total': 20} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 6, 'seat': 0} (all)
   = a49c95d9d1121c18
60: 1 summon power-up grudge
   DAY-R12 chose {'seat': 0} (all)
   = 03beafaa48332b41
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
   = 50277a56ba0843d2
62: 1 own slot 4
   DAY-FORGET blanked {'seat': 0, 'at': 3} (all)
   DAY-MIMIC uses {'seat': 1, 'card': 59, 'effect': 21} (all)
   DAY-FORGET uses {'seat': 1, 'card': 59, 'effect': 9} (all)
   = 28ccffb52747ba38
63: 2 own slot 2
   DAY-FORGET blanked {'seat': 1, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 59, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (85, 59)} (all)
   = 4aa1c938d687c037
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
   = 8f94fb36d23c80aa
65: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 58, 'old': 1} (all)
   DAY-F1 fight {'slot': 3, 'cards': (51, 87)} (all)
   DAY-CONTROL blank {'seat': 0, 'card': 51} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 53} (all)
   DAY-F3 sum {'seat': 0, 'card': 51, 'printed': 9, 'effects': 0, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (51, 87)} (all)
   = 5df95f028ade6be1
66: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (11, 42)} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 11, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 17} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 42, 'effect': 4} (all)
   DAY-F3 sum {'seat': 0, 'card': 11, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 42, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (11, 42)} (all)
   = d2bc8b2058223847
67: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 11, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (7, 33)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 7, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (7, 33)} (all)
   = dc6054ae400f158b
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
   = cc45f340349db063
1 place 1 points 76; 2 place 2 points 39
