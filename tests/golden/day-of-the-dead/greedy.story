   = 3b97e40a2e3279ff
1: * cultivate, mimic, haunt
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (7, 21, 25)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = d4830f8c97d783d4
2: * nemesis, hoard, grudge
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (40, 58, 68)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 4d86323728e22e65
3: * forget, mimic, smug
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (85, 97, 107)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 66f320bef55a8e8d
4: * greed, smug, clumsy
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (10, 31, 33)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = b269d8a85a642c8a
5: * cancel, greed, mimic
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (42, 48, 59)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = dc7e13e1c4f8138f
6: * famine, spy, exorcist
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (84, 92, 112)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = c4885a6d58bdda91
7: * seat 2
   DAY-R9 lot {'seat': 1} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 1} (all)
   = be5013dbe4e3a0e5
8: 1 summon double haunt
   DAY-R12 chose {'seat': 0} (all)
   = cd65a62717385163
9: 2 summon unearth spy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 25, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 92, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 0} (but (1,)) reveals
   = 5aacb60b3ca4d424
10: 1 summon unearth forget
   DAY-R12 chose {'seat': 0} (all)
   = cb6bd532b923753b
11: 2 summon unearth exorcist
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 85, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 112, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (25,)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (92,)} (all) reveals
   = 6fd633c56c30dff5
12: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 112, 'at': 13} (all) reveals
   = edabd32fab4c517d
13: * oaf, anger, twin
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 77, 95)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 1b13ef5ffd4cdb8d
14: 2 take oaf
   DAY-B4 replaced {'seat': 1, 'card': 76, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (77, 95)} (all) reveals
   = edcf7e08a953fe9c
15: 1 own slot 1
   DAY-B3 unearths {'seat': 0, 'card': 25, 'at': 0} (all)
   = 026ee5a44e62175a
16: * famine, mob, eager
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (8, 27, 29)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 0511fc170d6dd4ff
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
   = 52cb163f908d43f5
18: 2 unearth
   DAY-B3 unearths {'seat': 1, 'card': 92, 'at': 7} (all)
   = da08a5ecdefff464
19: * grief, vampire, hoard
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (87, 94, 96)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = be1b40c84290a012
20: 2 take grief
   DAY-B4 replaced {'seat': 1, 'card': 87, 'at': 7} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 7} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (94, 96)} (all) reveals
   = d0b7caec71c308f2
21: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 2} (only (1,))
   DAY-F7 became-spirit-hidden {'seat': 1, 'back': 2, 'old': 2} (but (1,))
   = 31f11eef264678f9
22: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 76, 'at': 7} (all) reveals
   = 99340f985ce5747c
23: * nemesis, cancel, eager
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (78, 80, 105)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = f6990f453690135f
24: 2 take nemesis
   DAY-B4 replaced {'seat': 1, 'card': 78, 'at': 7} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 7} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (80, 105)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 4, 'total': 4} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 0} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 2, 'seat': 0} (all)
   = c6c045e68becf27b
25: 1 summon unearth smug
   DAY-R12 chose {'seat': 0} (all)
   = 81a5b51f6078c757
26: 2 summon power-up mimic
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 107, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 59, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (29, 85)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (78, 87)} (all) reveals
   = d20fefa821f3f5b8
27: 1 own slot 1
   DAY-B3 unearths {'seat': 0, 'card': 29, 'at': 0} (all)
   = 5487678f446d13b4
28: * grief, vampire, grudge
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (11, 18, 30)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 5dfc13885365c5ad
29: 1 take grief
   DAY-B4 replaced {'seat': 0, 'card': 11, 'at': 0} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (18, 30)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (85, 87)} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = 1708971727c0fffe
30: 1 own slot 1
   DAY-FORGET blanked {'seat': 0, 'at': 0} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (85, 87)} (all)
   = 96935e3f49422f3f
31: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 1} (all)
   = 2cb9caaa64c4e45a
32: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 78, 'at': 7} (all)
   = 5631a4c0029ab5e2
33: * spook, martyr, usurp
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (91, 111, 113)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 25bc26a08a56a110
34: 2 take usurp
   DAY-B4 replaced {'seat': 1, 'card': 113, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (91, 111)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (11, 113)} (all)
   DAY-CONTROL blank {'seat': 0, 'card': 11} (all)
   DAY-USURP uses {'seat': 1, 'card': 113, 'effect': 37} (all)
   DAY-F3 sum {'seat': 0, 'card': 11, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 113, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (11, 113)} (all)
   = 9dcd4cfbec864494
35: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 11, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 9} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 6} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 3, 'seat': 0} (all)
   = 3fb0b511d5210465
36: 1 summon double cultivate
   DAY-R12 chose {'seat': 0} (all)
   = b5f6f144f4913ce7
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
   = 9d47cb1b5cd33d09
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
   = de00ae8c554e03bd
39: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 59, 'old': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (85, 113)} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = 3db4665afa9aef0e
40: 1 own slot 2
   DAY-FORGET blanked {'seat': 0, 'at': 1} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = 27a1bbc0e85018fd
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
   = ed51edfb8eddaa26
42: 1 summon power-up nemesis
   DAY-R12 chose {'seat': 0} (all)
   = 43252fef283f593b
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
   = c6c792d148fd4ceb
44: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 59, 'old': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (7, 42)} (all)
   DAY-CULTIVATE uses {'seat': 0, 'card': 7, 'effect': 7} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 42, 'effect': 4} (all)
   DAY-F3 sum {'seat': 0, 'card': 7, 'printed': 3, 'effects': 6, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 42, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (7, 42)} (all)
   = c85cc8a170e4ed7a
45: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 42, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (107, 87)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 107, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (107, 87)} (all)
   = 4e8a868a5b23605b
46: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 1} (all)
   = f74417a868164196
47: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 113, 'at': 7} (all)
   = 7450d7a35e0f037e
48: * return, envy, elder
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (90, 100, 104)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 2b0ca00f46f7c785
49: 2 take envy
   DAY-B4 replaced {'seat': 1, 'card': 100, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (90, 104)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (85, 100)} (all)
   DAY-FORGET uses {'seat': 0, 'card': 85, 'effect': 9} (all)
   = 254aa8818c0b2841
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
   = 58e23d434d7a6c44
51: 1 summon power-up hoard
   DAY-R12 chose {'seat': 0} (all)
   = e6081437733f931b
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
   = 67d1f7f09f01c666
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
   = 0742b7152ccb62ec
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
   = cc90ab8bfedeee7b
55: 1 own slot 2
   DAY-FORGET blanked {'seat': 0, 'at': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 100, 'printed': 2, 'effects': 8, 'spirit': 2, 'total': 12} (all)
   DAY-F4 won {'seat': 1, 'cards': (85, 100)} (all)
   = ba95f3b426b40e4b
56: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 85, 'old': 1} (all)
   = 125a97bf2c5b3ee7
57: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 40, 'at': 3} (all)
   = 4adfc8e02f8fb928
58: * paranoid, spy, vampire
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (51, 54, 56)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 0fb47b45a5586732
59: 1 take paranoid
   DAY-B4 replaced {'seat': 0, 'card': 51, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (54, 56)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 22, 'total': 51} (all)
   DAY-W1 scored {'seat': 1, 'points': 16, 'total': 20} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 6, 'seat': 0} (all)
   = 3be40714e8cb9e61
60: 1 summon power-up grudge
   DAY-R12 chose {'seat': 0} (all)
   = 213e0d79b3c53b56
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
   = db82518778c5d6b0
62: 1 own slot 4
   DAY-FORGET blanked {'seat': 0, 'at': 3} (all)
   DAY-MIMIC uses {'seat': 1, 'card': 59, 'effect': 21} (all)
   DAY-FORGET uses {'seat': 1, 'card': 59, 'effect': 9} (all)
   = 9f4454d1a9816baa
63: 2 own slot 2
   DAY-FORGET blanked {'seat': 1, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 85, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 59, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (85, 59)} (all)
   = 284bd9c285a843ba
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
   = 8d9587bfcbc8bdab
65: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 58, 'old': 1} (all)
   DAY-F1 fight {'slot': 3, 'cards': (51, 87)} (all)
   DAY-CONTROL blank {'seat': 0, 'card': 51} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 53} (all)
   DAY-F3 sum {'seat': 0, 'card': 51, 'printed': 9, 'effects': 0, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (51, 87)} (all)
   = eb6052f6e9b2d2d0
66: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (11, 42)} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 11, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 17} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 42, 'effect': 4} (all)
   DAY-F3 sum {'seat': 0, 'card': 11, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 42, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (11, 42)} (all)
   = 43fe722ba7111a50
67: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 11, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (7, 33)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 7, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (7, 33)} (all)
   = e0f1883a2b4176ca
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
   = 2e1445c1517cb599
1 place 1 points 76; 2 place 2 points 39
