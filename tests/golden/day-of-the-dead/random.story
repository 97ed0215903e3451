   = 2b3b8c220fd611ce
1: * spy, haunt, sloth
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (16, 25, 32)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = a0831f3f5ca7c06c
2: * control, troll, smug
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (44, 55, 69)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 8212b90d189f4e9a
3: * anger, nemesis, digger
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (77, 78, 98)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = ad8ffdad9a00cf01
4: * control, vampire, usurp
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (6, 18, 37)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 6243f9c6debf50a0
5: * anger, nemesis, return
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (39, 40, 52)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = fdc11e0ad43cce4f
6: * alchemy, grief, spy
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (79, 87, 92)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = c705011349008aea
7: * seat 1
   DAY-R9 lot {'seat': 0} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 0} (all)
   = 9be872d3b5b186f1
8: 1 summon power-up control
   DAY-R12 chose {'seat': 0} (all)
   = 7aba968a9b330dce
9: 2 summon unearth grief
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 44, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 87, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 0} (but (1,)) reveals
   = 61a42cccc3bd3eff
10: 1 summon unearth anger
   DAY-R12 chose {'seat': 0} (all)
   = 8fff0302ddad3236
11: 2 summon power-up anger
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 77, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 39, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (44,)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87,)} (all) reveals
   = 1fc91f25cba4e2e8
12: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 77, 'at': 6} (all) reveals
   = 3b46421da15f5aed
13: * mob, smug, exorcist
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (103, 107, 112)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = e9207402a8d02f6a
14: 1 take mob
   DAY-B4 replaced {'seat': 0, 'card': 103, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (107, 112)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (44, 87)} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 62ac94cdd81f9836
15: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 87} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 87)} (all)
   = f851cf270ff3db52
16: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 44, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-W1 scored {'seat': 1, 'points': 4, 'total': 4} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 2, 'seat': 1} (all)
   = b74fcf861d710517
17: 1 summon double sloth
   DAY-R12 chose {'seat': 0} (all)
   = 6f23f139ab7c0ee9
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
   = 4d750b0979209e7d
19: 1 their slot 2
   DAY-CONTROL blanked {'seat': 0, 'at': 8} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 96a1833bb69316d3
20: 1 their slot 2
   DAY-CONTROL blanked {'seat': 0, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 10, 'spirit': 0, 'total': 13} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = d494334a9366c2f0
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
   = 23535dcfb0a148de
22: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-W1 scored {'seat': 1, 'points': 7, 'total': 11} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 3, 'seat': 0} (all)
   = 38eab4af4e55e99e
23: 1 summon double haunt
   DAY-R12 chose {'seat': 0} (all)
   = 6b09c731cb2e4a97
24: 2 summon unearth alchemy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 25, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 79, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 44, 32)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39, 6)} (all) reveals
   = 36e8f1b98dbf3aa5
25: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 79, 'at': 13} (all) reveals
   = f6847516c4c0e669
26: * spook, scavenge, rally
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (91, 99, 102)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = c40c115d88d9f5d5
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
   = 21283321d2051179
28: 2 their slot 3
   DAY-CONTROL blanked {'seat': 1, 'at': 2} (all)
   DAY-F3 sum {'seat': 0, 'card': 32, 'printed': 8, 'effects': -6, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F4 won {'seat': 1, 'cards': (32, 6)} (all)
   = b04984bc9963499f
29: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 32, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (44, 39)} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 2dbfc3219608dbc9
30: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 1cc505137e8fe1c5
31: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 5, 'spirit': 0, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = 98e043101c824cc3
32: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (103, 87)} (all)
   DAY-MOB uses {'seat': 0, 'card': 103, 'effect': 27} (all)
   DAY-MOB uses {'seat': 0, 'card': 103, 'effect': 27} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 87} (all)
   DAY-F3 sum {'seat': 0, 'card': 103, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 1, 'cards': (103, 87)} (all)
   = 07b444257e323dd9
33: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-W1 scored {'seat': 1, 'points': 10, 'total': 21} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 4, 'seat': 1} (all)
   = 0076c3d2328ca77e
34: 1 summon unearth digger
   DAY-R12 chose {'seat': 0} (all)
   = 225af4bed714b433
35: 2 summon power-up return
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 98, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 52, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 44, 25, 32)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39, 6, 102)} (all) reveals
   = d57f6ff0314756f4
36: 1 own slot 3
   DAY-B3 unearths {'seat': 0, 'card': 25, 'at': 2} (all)
   = fef72770e2362ce0
37: * oaf, digger, gossip
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (0, 22, 34)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = b07223e170bc15e1
38: 1 take oaf
   DAY-B4 replaced {'seat': 0, 'card': 0, 'at': 2} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (22, 34)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (32, 102)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 102, 'effect': 26} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 32, 'effect': 32} (all)
   DAY-F3 sum {'seat': 0, 'card': 32, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 102, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F4 won {'seat': 0, 'cards': (32, 102)} (all)
   = c7a6f140adcb5217
39: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (0, 6)} (all)
   DAY-CONTROL uses {'seat': 1, 'card': 6, 'effect': 6} (all)
   = 220b7ed6f41471f1
40: 2 their slot 1
   DAY-CONTROL blanked {'seat': 1, 'at': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 0, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 3, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (0, 6)} (all)
   = 4d88075f82b13713
41: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (44, 39)} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 28878c2a7d4bb81f
42: 1 their slot 2
   DAY-CONTROL blanked {'seat': 0, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 5, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = 0827c89c2d3f1ece
43: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (103, 87)} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-CONTROL blank {'seat': 0, 'card': 103} (all)
   DAY-F3 sum {'seat': 0, 'card': 103, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (103, 87)} (all)
   = df15fbf97a9a4bae
44: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 8} (all)
   DAY-W1 scored {'seat': 1, 'points': 10, 'total': 31} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 5, 'seat': 0} (all)
   = 5ffc1e53fb63ad8e
45: 1 summon power-up smug
   DAY-R12 chose {'seat': 0} (all)
   = 743f2413c4ddf895
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
   = 88cf87a0dc12ae2f
47: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = ce089697173a165b
48: * cultivate
   DAY-K1 drew {'seat': 0, 'card': 45} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 7318e2e26c197a28
49: 1 discard troll
   DAY-K1 discarded {'seat': 0, 'card': 55} (all) reveals
   DAY-RETURN uses {'seat': 1, 'card': 52, 'effect': 14} (all)
   = a1f6a40763f80718
50: 2 take troll
   DAY-RETURN returned {'seat': 1, 'card': 55, 'old': 52} (all)
   DAY-TROLL uses {'seat': 1, 'card': 55, 'effect': 17} (all)
   DAY-F3 sum {'seat': 0, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 55, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (98, 55)} (all)
   = 81b50d0bd7e0f76b
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
   = 6dd2498067f4b7ba
52: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 102, 'old': 0} (all)
   = 837b17d5247d1ba2
53: 2 own slot 5
   DAY-B3 unearths {'seat': 1, 'card': 37, 'at': 11} (all) reveals
   = 8b9ba9e7b97ff46f
54: * famine, troll, twin
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (8, 17, 19)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = de103eac1737560c
55: 2 take famine
   DAY-B4 replaced {'seat': 1, 'card': 8, 'at': 11} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 0, 'at': 11} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (17, 19)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (0, 6)} (all)
   DAY-CONTROL uses {'seat': 1, 'card': 6, 'effect': 6} (all)
   = 2c1374005b58e053
56: 2 their slot 1
   DAY-CONTROL blanked {'seat': 1, 'at': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 6, 'spirit': 0, 'total': 9} (all)
   DAY-F5 tied {'slot': 2} (all)
   DAY-F1 fight {'slot': 1, 'cards': (44, 39)} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = dda93170eb4a3823
57: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 5, 'spirit': 0, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = 52827856fdfb4d37
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
   = 357eabb6d7397a64
59: 1 summon unearth nemesis
   DAY-R12 chose {'seat': 0} (all)
   = eb31c17a675cd29f
60: 2 summon unearth spy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 78, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 92, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 0, 32, 98, 69, 44)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39, 6, 55, 8, 102)} (all) reveals
   = 76fdf27197644524
61: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 39, 'at': 8} (all)
   = cff0e80b25378fe5
62: * mimic, envy, grudge
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (59, 62, 68)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = b0063795a539a855
63: 2 take grudge
   DAY-B4 replaced {'seat': 1, 'card': 68, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (59, 62)} (all) reveals
   = b8583df7959fee4c
64: 1 own slot 5
   DAY-B3 unearths {'seat': 0, 'card': 69, 'at': 4} (all)
   = e420757f45195916
65: * rally, eager, clumsy
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (64, 67, 71)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = a005842fea17ce29
66: 1 take clumsy
   DAY-B4 replaced {'seat': 0, 'card': 71, 'at': 4} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (64, 67)} (all) reveals
   DAY-F1 fight {'slot': 5, 'cards': (44, 102)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 102, 'effect': 26} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 8f3f8b62b30fd2b3
67: 1 their slot 6
   DAY-CONTROL blanked {'seat': 0, 'at': 12} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 102, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 102)} (all)
   = 7787eba8a3f23a92
68: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 44, 'old': 2} (all)
   DAY-F1 fight {'slot': 4, 'cards': (71, 8)} (all)
   DAY-FAMINE uses {'seat': 1, 'card': 8, 'effect': 8} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 71, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 29} (all)
   DAY-F3 sum {'seat': 0, 'card': 71, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 8, 'printed': 2, 'effects': 3, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (71, 8)} (all)
   = 12c95e6398aae9f7
69: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 3, 'cards': (98, 55)} (all)
   DAY-TROLL uses {'seat': 1, 'card': 55, 'effect': 17} (all)
   DAY-TROLL stopped {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 55, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (98, 55)} (all)
   = 829173d55cc7cd2f
70: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 55, 'old': 2} (all)
   DAY-F1 fight {'slot': 2, 'cards': (32, 6)} (all)
   DAY-CONTROL uses {'seat': 1, 'card': 6, 'effect': 6} (all)
   = ea19e954b3d87e21
71: 2 their slot 5
   DAY-CONTROL blanked {'seat': 1, 'at': 4} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 32, 'effect': 32} (all)
   DAY-F3 sum {'seat': 0, 'card': 32, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (32, 6)} (all)
   = bd98895528532dc2
72: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 6, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (0, 68)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 68, 'effect': 30} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 68, 'effect': 30} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 68, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 68)} (all)
   = 3ca22786cd21fe94
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
   = 4690be681d1e7797
74: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 0} (all)
   = 17fb5e86fb5cd0c5
75: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 87, 'at': 13} (all)
   = a16a098c701c528a
76: * oaf, paranoid, haunt
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 89, 101)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = cbd1090d92fd793a
77: 2 take paranoid
   DAY-B4 replaced {'seat': 1, 'card': 89, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (76, 101)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 31, 'total': 54} (all)
   DAY-W1 scored {'seat': 1, 'points': 5, 'total': 46} (all)
   DAY-W3 ended {} (all)
   = db23d3406e7eda26
1 place 1 points 54; 2 place 2 points 46
