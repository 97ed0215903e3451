   = 3b97e40a2e3279ff
1: * spy, haunt, sloth
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (16, 25, 32)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = d9bb2f0410619e75
2: * control, troll, smug
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (44, 55, 69)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 65eba037d25756a6
3: * anger, nemesis, digger
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (77, 78, 98)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 58440cf9865b1375
4: * control, vampire, usurp
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (6, 18, 37)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 9ba970f43dd0b5af
5: * anger, nemesis, return
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (39, 40, 52)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = eeb7e81ff4e378b7
6: * alchemy, grief, spy
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (79, 87, 92)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 32672f93ccfef81f
7: * seat 1
   DAY-R9 lot {'seat': 0} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 0} (all)
   = 2baed81acd4dcf90
8: 1 summon power-up control
   DAY-R12 chose {'seat': 0} (all)
   = 36cebf667db956aa
9: 2 summon unearth grief
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 44, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 87, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 0} (but (1,)) reveals
   = 056f87fe74228128
10: 1 summon unearth anger
   DAY-R12 chose {'seat': 0} (all)
   = 6e671be847df743f
11: 2 summon power-up anger
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 77, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 39, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (44,)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87,)} (all) reveals
   = 80969d06f080c9a6
12: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 77, 'at': 6} (all) reveals
   = 65959ad4942a4f34
13: * mob, smug, exorcist
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (103, 107, 112)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 4f15e22cbd476e09
14: 1 take mob
   DAY-B4 replaced {'seat': 0, 'card': 103, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (107, 112)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (44, 87)} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 910f87b2d8763237
15: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 87} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 87)} (all)
   = 2294ae851625f5c5
16: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 44, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-W1 scored {'seat': 1, 'points': 4, 'total': 4} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 2, 'seat': 1} (all)
   = c3f2bd3ca6bcbb3e
17: 1 summon double sloth
   DAY-R12 chose {'seat': 0} (all)
   = 6a661b27e8aeaeba
18: 2 summon double control
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 32, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 6, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 44)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (44, 39)} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 416b596d35fd24e6
19: 1 their slot 2
   DAY-CONTROL blanked {'seat': 0, 'at': 8} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 3337de3ec3a3bf0c
20: 1 their slot 2
   DAY-CONTROL blanked {'seat': 0, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 10, 'spirit': 0, 'total': 13} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = 849318ca77a9ec31
21: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (103, 87)} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-MOB uses {'seat': 0, 'card': 103, 'effect': 27} (all)
   DAY-MOB uses {'seat': 0, 'card': 103, 'effect': 27} (all)
   DAY-F3 sum {'seat': 0, 'card': 103, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 1, 'cards': (103, 87)} (all)
   = b7dd4beaf1af98f0
22: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-W1 scored {'seat': 1, 'points': 7, 'total': 11} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 3, 'seat': 0} (all)
   = f412f076124b0404
23: 1 summon double haunt
   DAY-R12 chose {'seat': 0} (all)
   = b00fd21a5fd76514
24: 2 summon unearth alchemy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 25, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 79, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 44, 32)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39, 6)} (all) reveals
   = 88147359cdf3fb8a
25: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 79, 'at': 13} (all) reveals
   = 24236371b3cbd9f9
26: * spook, scavenge, rally
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (91, 99, 102)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 77da9b8c781a1b66
27: 2 take rally
   DAY-B4 replaced {'seat': 1, 'card': 102, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (91, 99)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (32, 6)} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 32, 'effect': 32} (all)
   DAY-SLOTH strengthened {'seat': 0, 'power': -3} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 32, 'effect': 32} (all)
   DAY-SLOTH strengthened {'seat': 0, 'power': -3} (all)
   DAY-CONTROL uses {'seat': 1, 'card': 6, 'effect': 6} (all)
   = c2500cc39f37839d
28: 2 their slot 3
   DAY-CONTROL blanked {'seat': 1, 'at': 2} (all)
   DAY-F3 sum {'seat': 0, 'card': 32, 'printed': 8, 'effects': -6, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F4 won {'seat': 1, 'cards': (32, 6)} (all)
   = 6bf50b29b4289a45
29: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 32, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (44, 39)} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = aa78838c2dd5db60
30: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 4c09496846248c89
31: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 5, 'spirit': 0, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = 6b50b7e553f57be4
32: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (103, 87)} (all)
   DAY-MOB uses {'seat': 0, 'card': 103, 'effect': 27} (all)
   DAY-MOB uses {'seat': 0, 'card': 103, 'effect': 27} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 87} (all)
   DAY-F3 sum {'seat': 0, 'card': 103, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 1, 'cards': (103, 87)} (all)
   = 70e06b5d11eccb7a
33: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-W1 scored {'seat': 1, 'points': 10, 'total': 21} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 4, 'seat': 1} (all)
   = f7544cbd5fe23974
34: 1 summon unearth digger
   DAY-R12 chose {'seat': 0} (all)
   = c35dc2369e1d7180
35: 2 summon power-up return
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 98, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 52, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 44, 25, 32)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39, 6, 102)} (all) reveals
   = 0f96edf0d8771977
36: 1 own slot 3
   DAY-B3 unearths {'seat': 0, 'card': 25, 'at': 2} (all)
   = e971f6f80d53ea8e
37: * oaf, digger, gossip
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (0, 22, 34)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = c07a45fe21163517
38: 1 take oaf
   DAY-B4 replaced {'seat': 0, 'card': 0, 'at': 2} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (22, 34)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (32, 102)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 102, 'effect': 26} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 32, 'effect': 32} (all)
   DAY-F3 sum {'seat': 0, 'card': 32, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 102, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F4 won {'seat': 0, 'cards': (32, 102)} (all)
   = 3ca2dd36b5c64a00
39: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (0, 6)} (all)
   DAY-CONTROL uses {'seat': 1, 'card': 6, 'effect': 6} (all)
   = b2e73bdcb82b5692
40: 2 their slot 1
   DAY-CONTROL blanked {'seat': 1, 'at': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 0, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 3, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (0, 6)} (all)
   = 8991f8fac0e9ba5a
41: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (44, 39)} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 65941c88eb885ef9
42: 1 their slot 2
   DAY-CONTROL blanked {'seat': 0, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 5, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = 219c3fc2b2208389
43: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (103, 87)} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-CONTROL blank {'seat': 0, 'card': 103} (all)
   DAY-F3 sum {'seat': 0, 'card': 103, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (103, 87)} (all)
   = 9251d417c36a517f
44: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 8} (all)
   DAY-W1 scored {'seat': 1, 'points': 10, 'total': 31} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 5, 'seat': 0} (all)
   = ca0ab6e751a466ad
45: 1 summon power-up smug
   DAY-R12 chose {'seat': 0} (all)
   = 0d2d9dc715188ef2
46: 2 summon double usurp
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 69, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 37, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 44, 0, 32, 98)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39, 6, 102, 52)} (all) reveals
   DAY-F1 fight {'slot': 4, 'cards': (98, 52)} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 98, 'effect': 22} (all)
   = 348e14166f7896f6
47: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 01f1bccb4ff997e3
48: * cultivate
   DAY-K1 drew {'seat': 0, 'card': 45} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 4d21a782a2c43bae
49: 1 discard troll
   DAY-K1 discarded {'seat': 0, 'card': 55} (all) reveals
   DAY-RETURN uses {'seat': 1, 'card': 52, 'effect': 14} (all)
   = a149080fe8296916
50: 2 take troll
   DAY-RETURN returned {'seat': 1, 'card': 55, 'old': 52} (all)
   DAY-TROLL uses {'seat': 1, 'card': 55, 'effect': 17} (all)
   DAY-F3 sum {'seat': 0, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 55, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (98, 55)} (all)
   = 81f4d0005da1ff59
51: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 3, 'cards': (32, 102)} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 32, 'effect': 32} (all)
   DAY-SLOTH strengthened {'seat': 0, 'power': -3} (all)
   DAY-RALLY uses {'seat': 1, 'card': 102, 'effect': 26} (all)
   DAY-RALLY uses {'seat': 1, 'card': 102, 'effect': 26} (all)
   DAY-F3 sum {'seat': 0, 'card': 32, 'printed': 8, 'effects': -3, 'spirit': 2, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 102, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (32, 102)} (all)
   = 9e25fbe7250c8339
52: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 102, 'old': 0} (all)
   = 34bc1be1479a2f0e
53: 2 own slot 5
   DAY-B3 unearths {'seat': 1, 'card': 37, 'at': 11} (all) reveals
   = 01f3b8afbd8d3fbd
54: * famine, troll, twin
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (8, 17, 19)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = ab94285e191ab89f
55: 2 take famine
   DAY-B4 replaced {'seat': 1, 'card': 8, 'at': 11} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 0, 'at': 11} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (17, 19)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (0, 6)} (all)
   DAY-CONTROL uses {'seat': 1, 'card': 6, 'effect': 6} (all)
   = 3672075f4bd1e9df
56: 2 their slot 1
   DAY-CONTROL blanked {'seat': 1, 'at': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 6, 'spirit': 0, 'total': 9} (all)
   DAY-F5 tied {'slot': 2} (all)
   DAY-F1 fight {'slot': 1, 'cards': (44, 39)} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 62b91d3b0df32044
57: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 5, 'spirit': 0, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = 41797717127751c2
58: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 44, 'old': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (103, 87)} (all)
   DAY-CONTROL blank {'seat': 0, 'card': 103} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 87} (all)
   DAY-F3 sum {'seat': 0, 'card': 103, 'printed': 2, 'effects': 0, 'spirit': 2, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 23, 'total': 31} (all)
   DAY-W1 scored {'seat': 1, 'points': 10, 'total': 41} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 6, 'seat': 1} (all)
   = 35a89f7579449e4f
59: 1 summon unearth nemesis
   DAY-R12 chose {'seat': 0} (all)
   = 7b44af807772a247
60: 2 summon unearth spy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 78, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 92, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 0, 32, 98, 69, 44)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39, 6, 55, 8, 102)} (all) reveals
   = 412abd79d0d0e75a
61: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 39, 'at': 8} (all)
   = a6322ee3601c7b6e
62: * mimic, envy, grudge
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (59, 62, 68)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 2ac717d5e32ce66f
63: 2 take grudge
   DAY-B4 replaced {'seat': 1, 'card': 68, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (59, 62)} (all) reveals
   = 64b3c06656be3c24
64: 1 own slot 5
   DAY-B3 unearths {'seat': 0, 'card': 69, 'at': 4} (all)
   = e09b1611aab66b3e
65: * rally, eager, clumsy
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (64, 67, 71)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = f20b005995d57585
66: 1 take clumsy
   DAY-B4 replaced {'seat': 0, 'card': 71, 'at': 4} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (64, 67)} (all) reveals
   DAY-F1 fight {'slot': 5, 'cards': (44, 102)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 102, 'effect': 26} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 3b2e8172fb3ff420
67: 1 their slot 6
   DAY-CONTROL blanked {'seat': 0, 'at': 12} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 102, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 102)} (all)
   = 9033117d4a3a0724
68: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 44, 'old': 2} (all)
   DAY-F1 fight {'slot': 4, 'cards': (71, 8)} (all)
   DAY-FAMINE uses {'seat': 1, 'card': 8, 'effect': 8} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 71, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 29} (all)
   DAY-F3 sum {'seat': 0, 'card': 71, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 8, 'printed': 2, 'effects': 3, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (71, 8)} (all)
   = ae36f3971b1f061a
69: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 3, 'cards': (98, 55)} (all)
   DAY-TROLL uses {'seat': 1, 'card': 55, 'effect': 17} (all)
   DAY-TROLL stopped {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 55, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (98, 55)} (all)
   = 27bce2a1ffbf6fa1
70: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 55, 'old': 2} (all)
   DAY-F1 fight {'slot': 2, 'cards': (32, 6)} (all)
   DAY-CONTROL uses {'seat': 1, 'card': 6, 'effect': 6} (all)
   = dbb79ad3a6688260
71: 2 their slot 5
   DAY-CONTROL blanked {'seat': 1, 'at': 4} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 32, 'effect': 32} (all)
   DAY-F3 sum {'seat': 0, 'card': 32, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (32, 6)} (all)
   = 88afbcd7cc1360de
72: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 6, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (0, 68)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 68, 'effect': 30} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 68, 'effect': 30} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 68, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 68)} (all)
   = f384460a752c7235
73: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (103, 87)} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 26} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': -3, 'total': 23} (all)
   DAY-MOB uses {'seat': 0, 'card': 103, 'effect': 27} (all)
   DAY-F3 sum {'seat': 0, 'card': 103, 'printed': 2, 'effects': 8, 'spirit': 2, 'total': 12} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (103, 87)} (all)
   = cde0d58cb632f260
74: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 0} (all)
   = 34161b19b17cd6c1
75: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 87, 'at': 13} (all)
   = 317ff571d2ae6033
76: * oaf, paranoid, haunt
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 89, 101)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = c0f0aa0bef9c3c0d
77: 2 take paranoid
   DAY-B4 replaced {'seat': 1, 'card': 89, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (76, 101)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 31, 'total': 54} (all)
   DAY-W1 scored {'seat': 1, 'points': 5, 'total': 46} (all)
   DAY-W3 ended {} (all)
   = b40d6f3b3401f2b5
1 place 1 points 54; 2 place 2 points 46
