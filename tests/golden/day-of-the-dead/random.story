   = f321b6891d6e89ca
1: * spy, haunt, sloth
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (16, 25, 32)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 5aa420afe11673a5
2: * control, troll, smug
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (44, 55, 69)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 956e564a586510c5
3: * anger, nemesis, digger
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (77, 78, 98)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = b74d15687a111e3e
4: * control, vampire, usurp
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (6, 18, 37)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = bcf69712fddbf4af
5: * anger, nemesis, return
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (39, 40, 52)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = c234bc60f6c047ce
6: * alchemy, grief, spy
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (79, 87, 92)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = f9c2842c54d5eec4
7: * seat 1
   DAY-R9 lot {'seat': 0} (all) reveals
   DAY-S1 turn {'turn': 1, 'seat': 0} (all)
   = c8f2181934de3d25
8: 1 summon power-up control
   DAY-R12 chose {'seat': 0} (all)
   = 9d0919feffd07bda
9: 2 summon unearth grief
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 44, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 87, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 0} (but (1,)) reveals
   = c7e60444059b71d9
10: 1 summon unearth anger
   DAY-R12 chose {'seat': 0} (all)
   = 4573607348cd7c99
11: 2 summon power-up anger
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 77, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 39, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (44,)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87,)} (all) reveals
   = 11fa725e6e5c5e7f
12: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 77, 'at': 6} (all) reveals
   = 59749e8d08a44369
13: * mob, smug, exorcist
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (103, 107, 112)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 76a65bd7e25a4726
14: 1 take mob
   DAY-B4 replaced {'seat': 0, 'card': 103, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (107, 112)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (44, 87)} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 43eacfa48d50f80c
15: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 87} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 87)} (all)
   = d07d5444655d2a27
16: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 44, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-W1 scored {'seat': 1, 'points': 4, 'total': 4} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'turn': 2, 'seat': 1} (all)
   = 85883c3cdf0c4be1
17: 1 summon double sloth
   DAY-R12 chose {'seat': 0} (all)
   = d7efc5dad67a72da
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
   = 5e286ed4995d8430
19: 1 their slot 2
   DAY-CONTROL blanked {'seat': 0, 'at': 8} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 24ab005d8ca15d3e
20: 1 their slot 2
   DAY-CONTROL blanked {'seat': 0, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 10, 'spirit': 0, 'total': 13} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = 003fbdd85060a007
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
   = f0800008f377ea2b
22: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-W1 scored {'seat': 1, 'points': 7, 'total': 11} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'turn': 3, 'seat': 0} (all)
   = 4a39e06c3d047aa7
23: 1 summon double haunt
   DAY-R12 chose {'seat': 0} (all)
   = 8f94d919fb125476
24: 2 summon unearth alchemy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 25, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 79, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 44, 32)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39, 6)} (all) reveals
   = 2a95c2b2cd6ba7aa
25: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 79, 'at': 13} (all) reveals
   = 0b5b596a0c00cc1b
26: * spook, scavenge, rally
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (91, 99, 102)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 8679ce644fed111d
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
   = d5cfeedf103fe2a6
28: 2 their slot 3
   DAY-CONTROL blanked {'seat': 1, 'at': 2} (all)
   DAY-F3 sum {'seat': 0, 'card': 32, 'printed': 8, 'effects': -6, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F4 won {'seat': 1, 'cards': (32, 6)} (all)
   = f0c8001c564aafb0
29: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 32, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (44, 39)} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 4018217e402f5ee0
30: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 4cd1ea5cc0be2138
31: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 5, 'spirit': 0, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = 92215bb00496caf1
32: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (103, 87)} (all)
   DAY-MOB uses {'seat': 0, 'card': 103, 'effect': 27} (all)
   DAY-MOB uses {'seat': 0, 'card': 103, 'effect': 27} (all)
   DAY-CONTROL blank {'seat': 1, 'card': 87} (all)
   DAY-F3 sum {'seat': 0, 'card': 103, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 1, 'cards': (103, 87)} (all)
   = b277110456effe71
33: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-W1 scored {'seat': 1, 'points': 10, 'total': 21} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'turn': 4, 'seat': 1} (all)
   = 551d4c54a73cb68b
34: 1 summon unearth digger
   DAY-R12 chose {'seat': 0} (all)
   = c06159590a4e5ffc
35: 2 summon power-up return
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 98, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 52, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 44, 25, 32)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39, 6, 102)} (all) reveals
   = a3e5fa001f7d5aad
36: 1 own slot 3
   DAY-B3 unearths {'seat': 0, 'card': 25, 'at': 2} (all)
   = 1557395733b0d698
37: * oaf, digger, gossip
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (0, 22, 34)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 12250d52ce4a637e
38: 1 take oaf
   DAY-B4 replaced {'seat': 0, 'card': 0, 'at': 2} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (22, 34)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (32, 102)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 102, 'effect': 26} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 32, 'effect': 32} (all)
   DAY-F3 sum {'seat': 0, 'card': 32, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 102, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F4 won {'seat': 0, 'cards': (32, 102)} (all)
   = 998ff5b305f1ae90
39: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (0, 6)} (all)
   DAY-CONTROL uses {'seat': 1, 'card': 6, 'effect': 6} (all)
   = 856e89007dfde863
40: 2 their slot 1
   DAY-CONTROL blanked {'seat': 1, 'at': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 0, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 3, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (0, 6)} (all)
   = c1509eb235697654
41: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (44, 39)} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 5dba7f5a3fedf9c3
42: 1 their slot 2
   DAY-CONTROL blanked {'seat': 0, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 5, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = 745fb81a1fedc9d4
43: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (103, 87)} (all)
   DAY-GRIEF uses {'seat': 1, 'card': 87, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-CONTROL blank {'seat': 0, 'card': 103} (all)
   DAY-F3 sum {'seat': 0, 'card': 103, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 87, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (103, 87)} (all)
   = c7aa098cb70f6b65
44: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 8} (all)
   DAY-W1 scored {'seat': 1, 'points': 10, 'total': 31} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'turn': 5, 'seat': 0} (all)
   = d933688de57f1cd7
45: 1 summon power-up smug
   DAY-R12 chose {'seat': 0} (all)
   = 0f5fd9c0030982bb
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
   = b542a8bd42fe9ecd
47: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 0a3d1cd3c7021b6b
48: * cultivate
   DAY-K1 drew {'seat': 0, 'card': 45} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 328d7f5ec4dc8f6a
49: 1 discard troll
   DAY-K1 discarded {'seat': 0, 'card': 55} (all) reveals
   DAY-RETURN uses {'seat': 1, 'card': 52, 'effect': 14} (all)
   = b17e09ba6c4c1f3c
50: 2 take troll
   DAY-RETURN returned {'seat': 1, 'card': 55, 'old': 52} (all)
   DAY-TROLL uses {'seat': 1, 'card': 55, 'effect': 17} (all)
   DAY-F3 sum {'seat': 0, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 55, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (98, 55)} (all)
   = 3fa283138a07fcc3
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
   = e8d3946727e6f8e8
52: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 102, 'old': 0} (all)
   = f82abb80855a2ed0
53: 2 own slot 5
   DAY-B3 unearths {'seat': 1, 'card': 37, 'at': 11} (all) reveals
   = c5a43c0bcbc59ac1
54: * famine, troll, twin
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (8, 17, 19)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 9db2cc71d681c2cc
55: 2 take famine
   DAY-B4 replaced {'seat': 1, 'card': 8, 'at': 11} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 0, 'at': 11} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (17, 19)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (0, 6)} (all)
   DAY-CONTROL uses {'seat': 1, 'card': 6, 'effect': 6} (all)
   = f328e6249df9c9e4
56: 2 their slot 1
   DAY-CONTROL blanked {'seat': 1, 'at': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 6, 'spirit': 0, 'total': 9} (all)
   DAY-F5 tied {'slot': 2} (all)
   DAY-F1 fight {'slot': 1, 'cards': (44, 39)} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = fc634f3ced0b0f92
57: 1 their slot 1
   DAY-CONTROL blanked {'seat': 0, 'at': 7} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 3, 'effects': 5, 'spirit': 0, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 39)} (all)
   = f3b7ac40fa3a3719
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
   DAY-S1 turn {'turn': 6, 'seat': 1} (all)
   = d9f14d22cf9ba732
59: 1 summon unearth nemesis
   DAY-R12 chose {'seat': 0} (all)
   = 3f237c0cd25480d3
60: 2 summon unearth spy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 78, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 92, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (103, 0, 32, 98, 69, 44)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (87, 39, 6, 55, 8, 102)} (all) reveals
   = 898ed9fc88372cb0
61: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 39, 'at': 8} (all)
   = f32ad3251a28543f
62: * mimic, envy, grudge
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (59, 62, 68)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = eb5573fa33a6178a
63: 2 take grudge
   DAY-B4 replaced {'seat': 1, 'card': 68, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (59, 62)} (all) reveals
   = 06fe345d7543c0be
64: 1 own slot 5
   DAY-B3 unearths {'seat': 0, 'card': 69, 'at': 4} (all)
   = 944e695d638bcef3
65: * rally, eager, clumsy
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (64, 67, 71)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = ee7f87d2fef39cc7
66: 1 take clumsy
   DAY-B4 replaced {'seat': 0, 'card': 71, 'at': 4} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (64, 67)} (all) reveals
   DAY-F1 fight {'slot': 5, 'cards': (44, 102)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 102, 'effect': 26} (all)
   DAY-CONTROL uses {'seat': 0, 'card': 44, 'effect': 6} (all)
   = 132f660cab456c04
67: 1 their slot 6
   DAY-CONTROL blanked {'seat': 0, 'at': 12} (all)
   DAY-F3 sum {'seat': 0, 'card': 44, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F3 sum {'seat': 1, 'card': 102, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 1, 'cards': (44, 102)} (all)
   = 2381d346e3f3ffd4
68: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 44, 'old': 2} (all)
   DAY-F1 fight {'slot': 4, 'cards': (71, 8)} (all)
   DAY-FAMINE uses {'seat': 1, 'card': 8, 'effect': 8} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 71, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 29} (all)
   DAY-F3 sum {'seat': 0, 'card': 71, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 8, 'printed': 2, 'effects': 3, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (71, 8)} (all)
   = 5876bdbec2b5b521
69: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 3, 'cards': (98, 55)} (all)
   DAY-TROLL uses {'seat': 1, 'card': 55, 'effect': 17} (all)
   DAY-TROLL stopped {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 55, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (98, 55)} (all)
   = 5fba66021006f602
70: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 55, 'old': 2} (all)
   DAY-F1 fight {'slot': 2, 'cards': (32, 6)} (all)
   DAY-CONTROL uses {'seat': 1, 'card': 6, 'effect': 6} (all)
   = f39c81d0e1fbfc00
71: 2 their slot 5
   DAY-CONTROL blanked {'seat': 1, 'at': 4} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 32, 'effect': 32} (all)
   DAY-F3 sum {'seat': 0, 'card': 32, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 6, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (32, 6)} (all)
   = c502bac824dd736a
72: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 6, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (0, 68)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 68, 'effect': 30} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 68, 'effect': 30} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 68, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 68)} (all)
   = 248fb00382d4d990
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
   = ce97bf87d6b6b2ea
74: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 87, 'old': 0} (all)
   = b14d97ba359865e0
75: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 87, 'at': 13} (all)
   = e0cd60a64bb062e7
76: * oaf, paranoid, haunt
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 89, 101)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = c89574e92201b787
77: 2 take paranoid
   DAY-B4 replaced {'seat': 1, 'card': 89, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (76, 101)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 31, 'total': 54} (all)
   DAY-W1 scored {'seat': 1, 'points': 5, 'total': 46} (all)
   DAY-W3 ended {} (all)
   = f2d03cbaabda43c9
1 place 1 points 54; 2 place 2 points 46
