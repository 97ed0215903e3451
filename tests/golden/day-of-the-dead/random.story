   = 79f12f1a0d116473
1: * spy, haunt, sloth
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (16, 25, 32)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 7abc2dc90f50fa4a
2: * control, troll, smug
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (44, 55, 69)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 41cf3549c726c2f6
3: * anger, nemesis, digger
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (77, 78, 98)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = ce84a60e615a724c
4: * control, vampire, usurp
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (6, 18, 37)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 10383a242e30fd81
5: * anger, nemesis, return
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (39, 40, 52)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = db833dafb1a1f4c9
6: * alchemy, grief, spy
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (79, 87, 92)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 484b9bb99b6b3368
7: * seat 1
   DAY-R9 lot {'seat': 0} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 0} (all)
   = 8f398e9c600d2942
8: 1 summon power-up control
   DAY-R12 chose {'seat': 0} (all)
   = 35ca0118ce771d3b
9: 2 summon unearth grief
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 44, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 87, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 0} (but (1,)) reveals
   = 766bd878a7fe5118
10: 1 summon unearth anger
   DAY-R12 chose {'seat': 0} (all)
   = fac1eb7c367e7609
11: 2 summon power-up anger
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 77, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 39, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (44,)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87,)} (all) reveals
   = a4fd643901b78823
12: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 77, 'at': 6} (all) reveals
   = db527eeaa4f58e0c
13: * mob, smug, exorcist
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (103, 107, 112)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = ca4ed0a0366eccb4
14: 1 take mob
   DAY-B4 replaced {'seat': 0, 'card': 103, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (107, 112)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (44, 87)} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = dfb6c73b150b108b
15: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 87} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 87)} (all)
   = 6b4ac94dae012efb
16: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 44, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-W1 scored {'seat': 1, 'points': 4, 'total': 4} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 2, 'seat': 1} (all)
   = 16664cf48bb06df4
17: 1 summon double sloth
   DAY-R12 chose {'seat': 0} (all)
   = 8bfeb7a809554caa
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
   = 0d4811458293dc11
19: 1 their slot 2
   DAY-CONTROL blanked {'seat': 0, 'at': 8} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 58358e9ebbcf44d6
20: 1 their slot 2
   DAY-CONTROL blanked {'seat': 0, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 10, 'spirit': 0, 'total': 13} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = 9bb6d7d4f8e43cc1
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
   = 8b7680662f66cd61
22: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-W1 scored {'seat': 1, 'points': 7, 'total': 11} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 3, 'seat': 0} (all)
   = 1bb01de56008af6a
23: 1 summon double haunt
   DAY-R12 chose {'seat': 0} (all)
   = 64b67dd35a18b147
24: 2 summon unearth alchemy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 25, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 79, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 44, 32)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39, 6)} (all) reveals
   = 126e7cb7470c09fd
25: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 79, 'at': 13} (all) reveals
   = 64576fe1776307c0
26: * spook, scavenge, rally
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (91, 99, 102)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 1323a1f4054b113a
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
   = 9834b0b107bd5ffe
28: 2 their slot 3
   DAY-CONTROL blanked {'seat': 1, 'at': 2} (all)
   DAY-F3 sum {'seat': 0, 'card': 32, 'printed': 8, 'effects': -6, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F4 won {'seat': 1, 'cards': (32, 6)} (all)
   = abc6e26ac3843c52
29: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 32, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (44, 39)} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 86474f748f36317c
30: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 938cad10849010e2
31: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 5, 'spirit': 0, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = 6ee48e6d20f16d03
32: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (103, 87)} (all)
   DAY-MOB uses {'seat': 0, 'card': 103, 'effect': 27} (all)
   DAY-MOB uses {'seat': 0, 'card': 103, 'effect': 27} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 87} (all)
   DAY-F3 sum {'seat': 0, 'card': 103, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 1, 'cards': (103, 87)} (all)
   = f1f5c9b79cb66a8b
33: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-W1 scored {'seat': 1, 'points': 10, 'total': 21} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 4, 'seat': 1} (all)
   = ea3c49be6c98e3c4
34: 1 summon unearth digger
   DAY-R12 chose {'seat': 0} (all)
   = a0a991aa8a7df32e
35: 2 summon power-up return
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 98, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 52, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 44, 25, 32)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39, 6, 102)} (all) reveals
   = 9542d0658c66b948
36: 1 own slot 3
   DAY-B3 unearths {'seat': 0, 'card': 25, 'at': 2} (all)
   = 92ac7a73e1961d3d
37: * oaf, digger, gossip
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (0, 22, 34)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 4978300d9fb3a5e5
38: 1 take oaf
   DAY-B4 replaced {'seat': 0, 'card': 0, 'at': 2} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (22, 34)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (32, 102)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 102, 'effect': 26} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 32, 'effect': 32} (all)
   DAY-F3 sum {'seat': 0, 'card': 32, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 102, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F4 won {'seat': 0, 'cards': (32, 102)} (all)
   = e8a3b770925d1ce5
39: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (0, 6)} (all)
   DAY-CONTROL uses {'seat': 1, 'card': 6, 'effect': 6} (all)
   = aad201b7c844c8c7
40: 2 their slot 1
   DAY-CONTROL blanked {'seat': 1, 'at': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 0, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 3, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (0, 6)} (all)
   = 26e81d7e47cd9051
41: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (44, 39)} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 53d736c3fe180af0
42: 1 their slot 2
   DAY-CONTROL blanked {'seat': 0, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 5, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = 378a80b296cc2b35
43: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (103, 87)} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-CONTROL blank {'seat': 0, 'card': 103} (all)
   DAY-F3 sum {'seat': 0, 'card': 103, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (103, 87)} (all)
   = b9e258ecb65ec785
44: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 8} (all)
   DAY-W1 scored {'seat': 1, 'points': 10, 'total': 31} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 5, 'seat': 0} (all)
   = aa5cf01a1eddd340
45: 1 summon power-up smug
   DAY-R12 chose {'seat': 0} (all)
   = 0b681a9ef6624560
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
   = e3b16f7aff10ea02
47: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 99834ace1b2b833d
48: * cultivate
   DAY-K1 drew {'seat': 0, 'card': 45} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = c99fb57cb79cab22
49: 1 discard troll
   DAY-K1 discarded {'seat': 0, 'card': 55} (all) reveals
   DAY-RETURN uses {'seat': 1, 'card': 52, 'effect': 14} (all)
   = 917e59e45096a7d8
50: 2 take troll
   DAY-RETURN returned {'seat': 1, 'card': 55, 'old': 52} (all)
   DAY-TROLL uses {'seat': 1, 'card': 55, 'effect': 17} (all)
   DAY-F3 sum {'seat': 0, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 55, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (98, 55)} (all)
   = 61c874810a17961f
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
   = 0b49f3991ddd8b26
52: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 102, 'old': 0} (all)
   = f9d68445745ea57d
53: 2 own slot 5
   DAY-B3 unearths {'seat': 1, 'card': 37, 'at': 11} (all) reveals
   = 76ccc20c7e961a4d
54: * famine, troll, twin
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (8, 17, 19)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 946b5e6c6524a58c
55: 2 take famine
   DAY-B4 replaced {'seat': 1, 'card': 8, 'at': 11} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 0, 'at': 11} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (17, 19)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (0, 6)} (all)
   DAY-CONTROL uses {'seat': 1, 'card': 6, 'effect': 6} (all)
   = faa44a4aeaf8e13b
56: 2 their slot 1
   DAY-CONTROL blanked {'seat': 1, 'at': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 6, 'spirit': 0, 'total': 9} (all)
   DAY-F5 tied {'slot': 2} (all)
   DAY-F1 fight {'slot': 1, 'cards': (44, 39)} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = b65ed55d23fe0014
57: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 5, 'spirit': 0, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = 0920d1d14ac1b25d
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
   = a01eb1e4451a4664
59: 1 summon unearth nemesis
   DAY-R12 chose {'seat': 0} (all)
   = 202e20365160bdbd
60: 2 summon unearth spy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 78, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 92, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 0, 32, 98, 69, 44)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39, 6, 55, 8, 102)} (all) reveals
   = 1cffa3d03d9d729e
61: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 39, 'at': 8} (all)
   = c5e957667ca1c84c
62: * mimic, envy, grudge
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (59, 62, 68)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 42490190eec46a6c
63: 2 take grudge
   DAY-B4 replaced {'seat': 1, 'card': 68, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (59, 62)} (all) reveals
   = 6ba0a470935c97dc
64: 1 own slot 5
   DAY-B3 unearths {'seat': 0, 'card': 69, 'at': 4} (all)
   = 1a1e4d0f04881c20
65: * rally, eager, clumsy
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (64, 67, 71)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = aa1b41f6e3ca2d44
66: 1 take clumsy
   DAY-B4 replaced {'seat': 0, 'card': 71, 'at': 4} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (64, 67)} (all) reveals
   DAY-F1 fight {'slot': 5, 'cards': (44, 102)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 102, 'effect': 26} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = afe874ff01989882
67: 1 their slot 6
   DAY-CONTROL blanked {'seat': 0, 'at': 12} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 102, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 102)} (all)
   = a15b2a94301c2784
68: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 44, 'old': 2} (all)
   DAY-F1 fight {'slot': 4, 'cards': (71, 8)} (all)
   DAY-FAMINE uses {'seat': 1, 'card': 8, 'effect': 8} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 71, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 29} (all)
   DAY-F3 sum {'seat': 0, 'card': 71, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 8, 'printed': 2, 'effects': 3, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (71, 8)} (all)
   = 72180a09dc1e6c3b
69: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 3, 'cards': (98, 55)} (all)
   DAY-TROLL uses {'seat': 1, 'card': 55, 'effect': 17} (all)
   DAY-TROLL stopped {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 55, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (98, 55)} (all)
   = b1bb3bd19d52ea0e
70: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 55, 'old': 2} (all)
   DAY-F1 fight {'slot': 2, 'cards': (32, 6)} (all)
   DAY-CONTROL uses {'seat': 1, 'card': 6, 'effect': 6} (all)
   = 85ca2c5888589609
71: 2 their slot 5
   DAY-CONTROL blanked {'seat': 1, 'at': 4} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 32, 'effect': 32} (all)
   DAY-F3 sum {'seat': 0, 'card': 32, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (32, 6)} (all)
   = 3284cd2e618372fa
72: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 6, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (0, 68)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 68, 'effect': 30} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 68, 'effect': 30} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 68, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 68)} (all)
   = 8a125e7f08ca863d
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
   = aeb0612a1d5ab3a1
74: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 0} (all)
   = 91201c1a47467328
75: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 87, 'at': 13} (all)
   = c7693cfca7a6d54e
76: * oaf, paranoid, haunt
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 89, 101)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = be65fe1a9c19e273
77: 2 take paranoid
   DAY-B4 replaced {'seat': 1, 'card': 89, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (76, 101)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 31, 'total': 54} (all)
   DAY-W1 scored {'seat': 1, 'points': 5, 'total': 46} (all)
   DAY-W3 ended {} (all)
   = 49bc1c655253ca08
1 place 1 points 54; 2 place 2 points 46
