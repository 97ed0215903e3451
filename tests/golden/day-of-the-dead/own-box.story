   = b535026b71dc107e
1: * anger, spook, spy
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (1, 15, 16)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = d8b2c9693c638d29
2: * anger, challenge, return
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (39, 43, 52)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = c45a6c384336c43e
3: * anger, spook, spook
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (77, 91, 91)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 6edaed5f4408bf94
4: * return, twin, digger
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (14, 19, 22)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 458b838ed090b821
5: * oaf, challenge, spook
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (38, 43, 53)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = cf2e767563bd61a0
6: * nemesis, challenge, digger
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (78, 81, 98)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 535cb50620cb711a
7: * seat 2
   DAY-R9 lot {'seat': 1} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 1} (all)
   = 6d40673ef74bba51
8: 1 summon double spook
   DAY-R12 chose {'seat': 0} (all)
   = 30ba04dd17e048f8
9: 2 summon double return
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 15, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 14, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 0} (but (1,)) reveals
   = 213ac71dc2d10620
10: 1 summon power-up return
   DAY-R12 chose {'seat': 0} (all)
   = ce09a041176b79a1
11: 2 summon power-up spook
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 52, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 53, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (15,)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (14,)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (15, 14)} (all)
   DAY-RETURN uses {'seat': 1, 'card': 14, 'effect': 14} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 15, 'effect': 15} (all)
   = 4ed56899b213a6d3
12: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 52, 'at': 6} (all) reveals
   = 5ab5467e801751f8
13: * spook, spy, digger
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (53, 54, 60)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = f1544ceeb665106d
14: 1 take digger
   DAY-B4 replaced {'seat': 0, 'card': 60, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 1, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (53, 54)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 15, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 14, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (15, 14)} (all)
   = ed020d4bf61f72e1
15: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 14, 'old': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 5, 'total': 5} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 0} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 2, 'seat': 0} (all)
   = 4beac864290355e6
16: 1 summon double anger
   DAY-R12 chose {'seat': 0} (all)
   = 28232545f9348e8f
17: 2 summon power-up challenge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 1, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 43, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (15, 60)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (53, 14)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (60, 14)} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = ca17eb385b1dcea1
18: 1 deck double
   DAY-K1 picked-deck {'seat': 0, 'back': 0} (all)
   = 77c3524d1c40ac2a
19: * oaf
   DAY-K1 drew {'seat': 0, 'card': 0} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 0} (but (0,)) reveals
   = f16ce4322d8d37dc
20: 1 discard spy
   DAY-K1 discarded {'seat': 0, 'card': 16} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = 89ed589b2ba52578
21: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = f72349bc94cb8df7
22: * twin
   DAY-K1 drew {'seat': 0, 'card': 57} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 81883dd682a40c9d
23: 1 discard challenge
   DAY-K1 discarded {'seat': 0, 'card': 43} (all) reveals
   DAY-RETURN uses {'seat': 1, 'card': 14, 'effect': 14} (all)
   = d3b61523e24132ca
24: 2 take spy
   DAY-RETURN returned {'seat': 1, 'card': 16, 'old': 14} (all)
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (60, 16)} (all)
   = 22453a9096f32282
25: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 60, 'old': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (15, 53)} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 15, 'effect': 15} (all)
   = 1c4d05959aa84d10
26: 1 their slot 1
   DAY-B3 unearths {'seat': 0, 'card': 53, 'at': 7} (all)
   = d08428037fca40aa
27: * anger, nemesis, digger
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (39, 40, 60)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = f8aab9e5813fd9da
28: 1 take nemesis
   DAY-B4 replaced {'seat': 0, 'card': 40, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (39, 60)} (all) reveals
   DAY-NEMESIS uses {'seat': 1, 'card': 40, 'effect': 2} (all)
   DAY-NEMESIS won-at-once {'seat': 1} (all)
   DAY-F4 won {'seat': 1, 'cards': (15, 40)} (all)
   = 6b234d90f43e3621
29: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 5} (all)
   DAY-W1 scored {'seat': 1, 'points': 7, 'total': 7} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 3, 'seat': 1} (all)
   = 90d2348b32b2d380
30: 1 summon unearth anger
   DAY-R12 chose {'seat': 0} (all)
   = 770f79cf8a0d1a04
31: 2 summon unearth digger
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 77, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 98, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (15, 1, 60)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (40, 16, 43)} (all) reveals
   = 45103c397914db4f
32: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 43, 'at': 9} (all)
   = f074fb915fac1b4c
33: * anger, challenge, spook
   DAY-U2 reshuffled {'back': 1} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (39, 43, 53)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 2f98981905dd2952
34: 2 take spook
   DAY-B4 replaced {'seat': 1, 'card': 53, 'at': 9} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (39, 43)} (all) reveals
   = 7ee5a98699c35df8
35: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 77, 'at': 6} (all) reveals
   = 1231e56e6a644c67
36: * anger, spy, twin
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (77, 92, 95)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 2529d9edefeec617
37: 1 take anger
   DAY-B4 replaced {'seat': 0, 'card': 77, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (92, 95)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (60, 53)} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15} (all)
   = cda1bc5826ddde5e
38: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 40, 'at': 7} (all)
   = 7d69df06c6570961
39: * challenge, spy, digger
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (43, 54, 60)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = b30815897d1fdf9b
40: 2 take challenge
   DAY-B4 replaced {'seat': 1, 'card': 43, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (54, 60)} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = c6a93b78ba618b76
41: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = a6e12a008401d832
42: * spook
   DAY-K1 drew {'seat': 0, 'card': 53} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 692c18345c9b5826
43: 1 discard twin
   DAY-K1 discarded {'seat': 0, 'card': 57} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (60, 53)} (all)
   = 3818359d16dd4f40
44: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 53, 'old': 2} (all)
   DAY-F1 fight {'slot': 1, 'cards': (1, 16)} (all)
   DAY-SPY uses {'seat': 1, 'card': 16, 'effect': 16} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 16)} (all)
   = 5e64d9568c830843
45: 2 unearth
   DAY-B3 unearths {'seat': 1, 'card': 16, 'at': 8} (all)
   = 2aac1db0da24cbd6
46: * anger, challenge, challenge
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (1, 5, 5)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 8c0057a99ba463c9
47: 2 take challenge
   DAY-B4 replaced {'seat': 1, 'card': 5, 'at': 8} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 0, 'at': 8} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (1, 5)} (all) reveals
   = 490edfb3d24226c9
48: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 5, 'old': 1} (only (1,))
   DAY-F7 became-spirit-hidden {'seat': 1, 'back': 0, 'old': 1} (but (1,))
   DAY-F1 fight {'slot': 0, 'cards': (15, 43)} (all)
   DAY-CHALLENGE uses {'seat': 1, 'card': 43, 'effect': 5} (all)
   = 6ec2ed89edc261c9
49: 2 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 1, 'back': 2} (all)
   = f496dd114495c7f7
50: * challenge
   DAY-CHALLENGE revealed {'seat': 1, 'card': 81} (all) reveals
   = 0d9c927ae79b916c
51: * return
   DAY-CHALLENGE revealed {'seat': 0, 'card': 90} (all) reveals
   DAY-CHALLENGE won-at-once {'seat': 1} (all)
   DAY-F4 won {'seat': 1, 'cards': (15, 43)} (all)
   = a9d97c55c8ed8cd3
52: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 15, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 10, 'total': 15} (all)
   DAY-W1 scored {'seat': 1, 'points': 4, 'total': 11} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 4, 'seat': 0} (all)
   = 0c1330dd7728466e
53: 1 summon unearth spook
   DAY-R12 chose {'seat': 0} (all)
   = 304402d76b548654
54: 2 summon unearth challenge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 91, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 81, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (1, 60, 77, 15)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (43, 98, 53, 5)} (all) reveals
   = 2f2a8f8554468bb4
55: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 15, 'at': 3} (all)
   = be3e279722d6c331
56: * oaf, nemesis, digger
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (0, 2, 22)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = b0f240ca0a1b09fa
57: 1 take oaf
   DAY-B4 replaced {'seat': 0, 'card': 0, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (2, 22)} (all) reveals
   = 7ebab059fdb25b3c
58: 2 own slot 4
   DAY-B3 unearths {'seat': 1, 'card': 5, 'at': 10} (all)
   = 39be970c4f27af01
59: * spook
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (15,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 1} (but (1,)) reveals
   = b9b5432331f69e25
60: * nemesis, spy
   DAY-U2 reshuffled {'back': 0} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (2, 16)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 2} (but (1,)) reveals
   = 87176dc9beb12f82
61: 2 take spy
   DAY-B4 replaced {'seat': 1, 'card': 16, 'at': 10} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (2, 15)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (0, 16)} (all)
   DAY-SPY uses {'seat': 1, 'card': 16, 'effect': 16} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 0, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 16)} (all)
   = f8e2465b612d88a1
62: 2 unearth
   DAY-B3 unearths {'seat': 1, 'card': 16, 'at': 10} (all)
   = 80ae2dc607ac9eb2
63: * anger, challenge, spook
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (1, 5, 15)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 7ff4155aba2258cf
64: 2 take spook
   DAY-B4 replaced {'seat': 1, 'card': 15, 'at': 10} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 0, 'at': 10} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (1, 5)} (all) reveals
   = 9ee71f809eb1c522
65: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (77, 53)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 77, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15} (all)
   = e61f43d5f15aa85d
66: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 98, 'at': 8} (all)
   = 04e6bbcac1867dfc
67: * oaf, digger
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 98)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 2} (but (1,)) reveals
   = 20c8eef99ebf0ce5
68: * anger
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (77,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 1} (but (1,)) reveals
   = 14b4a7ca2c6fce0d
69: 2 take digger
   DAY-B4 replaced {'seat': 1, 'card': 98, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (76, 77)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (77, 53)} (all)
   = fd11bfa7a1f9b4cd
70: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 53, 'old': 2} (all)
   DAY-F1 fight {'slot': 1, 'cards': (60, 98)} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = 845b789dda1bf766
71: 1 deck unearth
   DAY-K1 picked-deck {'seat': 0, 'back': 2} (all)
   = 02a5ad19c2c18f04
72: * challenge
   DAY-K1 drew {'seat': 0, 'card': 81} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 2} (but (0,)) reveals
   = d46a02b9d2db51e3
73: 1 discard spook
   DAY-K1 discarded {'seat': 0, 'card': 91} (all) reveals
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = c3c3e0cbf6924f7c
74: 2 deck power-up
   DAY-K1 picked-deck {'seat': 1, 'back': 1} (all)
   = 990b5a3018df56b3
75: * return
   DAY-K1 drew {'seat': 1, 'card': 52} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 1} (but (1,)) reveals
   = e0938cbe2001e6f8
76: 2 discard return
   DAY-K1 discarded {'seat': 1, 'card': 52} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (60, 98)} (all)
   = 824a007b4bed3743
77: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 60, 'old': 2} (all)
   DAY-F1 fight {'slot': 0, 'cards': (1, 43)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-CHALLENGE uses {'seat': 1, 'card': 43, 'effect': 5} (all)
   = 989d1baafbade10f
78: 2 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 1, 'back': 2} (all)
   = ad5be2bb100510b7
79: * digger
   DAY-CHALLENGE revealed {'seat': 1, 'card': 98} (all) reveals
   = 721459720877548d
80: * spy
   DAY-CHALLENGE revealed {'seat': 0, 'card': 92} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 43, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 43)} (all)
   = 7c1c3690d0026575
81: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 15, 'total': 30} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 17} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 5, 'seat': 1} (all)
   = ed11caec7d86ef59
82: 1 summon power-up spook
   DAY-R12 chose {'seat': 0} (all)
   = 3885c7dadd2cf667
83: 2 summon double digger
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 53, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 22, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (1, 77, 0, 91, 60)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (43, 98, 15, 81, 53)} (all) reveals
   DAY-F1 fight {'slot': 4, 'cards': (60, 53)} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15} (all)
   = 62762ad1421d0391
84: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 43, 'at': 7} (all)
   = be68dfd6df375866
85: * return, spy, twin
   DAY-U2 reshuffled {'back': 1} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (52, 54, 57)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 2b6acfa1883e783d
86: 2 take twin
   DAY-B4 replaced {'seat': 1, 'card': 57, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (52, 54)} (all) reveals
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15} (all)
   = cb7fe594754275f8
87: 2 own slot 4
   DAY-B3 unearths {'seat': 1, 'card': 81, 'at': 10} (all)
   = 1cdc8d587cfd4ecd
88: * return, twin
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (90, 95)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 2} (but (1,)) reveals
   = e8d66485c834d29b
89: * spy
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (92,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 1} (but (1,)) reveals
   = 37cca93c0046bf83
90: 2 take return
   DAY-B4 replaced {'seat': 1, 'card': 90, 'at': 10} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (92, 95)} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = 5aeaa1f659452be0
91: 1 deck double
   DAY-K1 picked-deck {'seat': 0, 'back': 0} (all)
   = b9a92b4301a30b63
92: * return
   DAY-K1 drew {'seat': 0, 'card': 14} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 0} (but (0,)) reveals
   = 32bc4c48f50c8814
93: 1 discard oaf
   DAY-K1 discarded {'seat': 0, 'card': 0} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (60, 53)} (all)
   = f23822f410411ec3
94: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 53, 'old': 0} (all)
   DAY-F1 fight {'slot': 3, 'cards': (91, 90)} (all)
   DAY-RETURN uses {'seat': 1, 'card': 90, 'effect': 14} (all)
   = 86537e649213c9d8
95: 2 take spy
   DAY-RETURN returned {'seat': 1, 'card': 92, 'old': 90} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 91, 'effect': 15} (all)
   = 01c9d87a2e8611a3
96: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 91, 'at': 3} (all)
   = 411e393398bc9aa2
97: * oaf, anger, spook
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (76, 77, 91)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 61706b48da2f8c93
98: 1 take anger
   DAY-B4 replaced {'seat': 0, 'card': 77, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (76, 91)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 92, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (77, 92)} (all)
   = 4369bc6e3b310409
99: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (0, 15)} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 15, 'effect': 15} (all)
   = 3a95bdf2b5d7d3de
100: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 57, 'at': 7} (all)
   = bb3ec0d6d1e61578
101: * anger, nemesis, challenge
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (39, 40, 43)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 9b1a2e76f277eeeb
102: 2 take anger
   DAY-B4 replaced {'seat': 1, 'card': 39, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (40, 43)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 15, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 15)} (all)
   = ca2990e0737f3399
103: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 15, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (77, 98)} (all)
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = 9fcc87d66486879c
104: 2 deck power-up
   DAY-K1 picked-deck {'seat': 1, 'back': 1} (all)
   = b50c6813b0894282
105: * digger
   DAY-K1 drew {'seat': 1, 'card': 60} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 1} (but (1,)) reveals
   = 86d1aa3ca8f7fb18
106: 2 discard digger
   DAY-K1 discarded {'seat': 1, 'card': 60} (all) reveals
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = a49693f5c58b6fdd
107: 2 deck unearth
   DAY-K1 picked-deck {'seat': 1, 'back': 2} (all)
   = c4d4e9efd004cb17
108: * challenge
   DAY-K1 drew {'seat': 1, 'card': 81} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 2} (but (1,)) reveals
   = 675225a37e4c14ac
109: 2 discard challenge
   DAY-K1 discarded {'seat': 1, 'card': 81} (all) reveals
   DAY-ANGER uses {'seat': 0, 'card': 77, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (77, 98)} (all)
   = 55d5a5bf5b042821
110: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 98, 'old': 0} (all)
   = 883880960ccf47e5
111: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 22, 'at': 9} (all) reveals
   = 7915a6f903b3fd3a
112: * challenge, digger
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (5, 22)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 2} (but (1,)) reveals
   = 243fd39866724c8a
113: * nemesis
   DAY-U2 reshuffled {'back': 0} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (2,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 1} (but (1,)) reveals
   = a45a3ab20eeb8d7c
114: 2 take challenge
   DAY-B4 replaced {'seat': 1, 'card': 5, 'at': 9} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 0, 'at': 9} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (2, 22)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (1, 39)} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 39)} (all)
   = d41c2c67a66c92cd
115: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 39, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 21, 'total': 51} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 23} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 6, 'seat': 0} (all)
   = 223bf25839818864
116: 1 summon unearth challenge
   DAY-R12 chose {'seat': 0} (all)
   = 35001e22f8588e4b
117: 2 summon unearth nemesis
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 81, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 78, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (1, 77, 0, 77, 60, 53)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (92, 5, 53, 15, 98, 39)} (all) reveals
   = d40ba67602763e74
118: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 81, 'at': 6} (all) reveals
   = 218d0bb9976c14e3
119: * digger
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (98,)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 1} (but (0,)) reveals
   = 21a3b0998af4aca4
120: * challenge, spook
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (81, 91)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 2} (but (0,)) reveals
   = 647940dea3b81194
121: 1 take challenge
   DAY-B4 replaced {'seat': 0, 'card': 81, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (91, 98)} (all) reveals
   = e5749c728b7770e1
122: 2 own slot 4
   DAY-B3 unearths {'seat': 1, 'card': 15, 'at': 10} (all)
   = da2fabe3ad20d204
123: * oaf, anger, spy
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (0, 1, 16)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 35af81d954bae763
124: 2 take oaf
   DAY-B4 replaced {'seat': 1, 'card': 0, 'at': 10} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (1, 16)} (all) reveals
   DAY-F1 fight {'slot': 5, 'cards': (53, 39)} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 53, 'effect': 15} (all)
   = ddc8590bf7c96ba5
125: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 77, 'at': 3} (all)
   = 7ba655cbfef61fda
126: * challenge, return, spook
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (81, 90, 91)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 7ff15d4df6cd8f62
127: 1 take return
   DAY-B4 replaced {'seat': 0, 'card': 90, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (81, 91)} (all) reveals
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F4 won {'seat': 1, 'cards': (53, 39)} (all)
   = bdf6e3aeb10934c6
128: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 53, 'old': 2} (all)
   DAY-F1 fight {'slot': 4, 'cards': (60, 98)} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = f3da2640b224b7f4
129: 1 deck unearth
   DAY-K1 picked-deck {'seat': 0, 'back': 2} (all)
   = d3ed8cf9b9570e81
130: * oaf
   DAY-K1 drew {'seat': 0, 'card': 76} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 2} (but (0,)) reveals
   = 7b44b4cf0cc65fb4
131: 1 discard oaf
   DAY-K1 discarded {'seat': 0, 'card': 76} (all) reveals
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = 7d122ae6c36de266
132: 2 deck power-up
   DAY-K1 picked-deck {'seat': 1, 'back': 1} (all)
   = fbf49fb876a3da23
133: * challenge
   DAY-K1 drew {'seat': 1, 'card': 43} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 1} (but (1,)) reveals
   = 8cc072b9b3666bc0
134: 2 discard oaf
   DAY-K1 discarded {'seat': 1, 'card': 38} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (60, 98)} (all)
   = 497aabe82a7945c9
135: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 98, 'old': 2} (all)
   = 24fbb04c3f1f6643
136: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 92, 'at': 7} (all)
   = f7b19120f3453eaa
137: * twin
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (95,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 1} (but (1,)) reveals
   = c03607a77c089fb2
138: * challenge, digger
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (81, 98)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 2} (but (1,)) reveals
   = 7de8bc8882c9dba7
139: 2 take digger
   DAY-B4 replaced {'seat': 1, 'card': 98, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (81, 95)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (90, 0)} (all)
   DAY-RETURN uses {'seat': 0, 'card': 90, 'effect': 14} (all)
   = 7064a477f91aa7c4
140: 1 take challenge
   DAY-RETURN returned {'seat': 0, 'card': 81, 'old': 90} (all)
   DAY-F3 sum {'seat': 0, 'card': 81, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 0, 'total': 7} (all)
   DAY-F4 won {'seat': 1, 'cards': (81, 0)} (all)
   = 46459303dc32793b
141: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (0, 53)} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15} (all)
   = 993d590fcdb65a8a
142: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 98, 'at': 13} (all)
   = 2ba3f58c4249cfef
143: * oaf, anger, spy
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 77, 92)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 3873f4a8bbaaec89
144: 2 take oaf
   DAY-B4 replaced {'seat': 1, 'card': 76, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (77, 92)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 53)} (all)
   = 32a3e47b7c714bff
145: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (77, 5)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 77, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-CHALLENGE uses {'seat': 1, 'card': 5, 'effect': 5} (all)
   = 0c8bec50d1185bfc
146: 2 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 1, 'back': 2} (all)
   = f2d3f924c51bafda
147: * spook
   DAY-CHALLENGE revealed {'seat': 1, 'card': 91} (all) reveals
   = aa1714a244667c40
148: * spook
   DAY-CHALLENGE revealed {'seat': 0, 'card': 91} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 5, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (77, 5)} (all)
   = 292413e423ac6393
149: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (1, 98)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = fc1c21b16949d735
150: 2 deck double
   DAY-K1 picked-deck {'seat': 1, 'back': 0} (all)
   = 58d9ba5f5678a394
151: * challenge
   DAY-K1 drew {'seat': 1, 'card': 5} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 0} (but (1,)) reveals
   = 77f01acbfc4099ac
152: 2 discard challenge
   DAY-K1 discarded {'seat': 1, 'card': 5} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 98)} (all)
   = 9e59841cc50c3391
153: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 98, 'old': 2} (all)
   = cf0fb2fd37c3a16c
154: 2 own slot 5
   DAY-B3 unearths {'seat': 1, 'card': 78, 'at': 11} (all) reveals
   = 2400046016823742
155: * spy, twin, digger
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (92, 95, 98)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 75e91b830d1c871f
156: 2 take digger
   DAY-B4 replaced {'seat': 1, 'card': 98, 'at': 11} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 11} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (92, 95)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 21, 'total': 72} (all)
   DAY-W1 scored {'seat': 1, 'points': 11, 'total': 34} (all)
   DAY-W3 ended {} (all)
   = 45b09932e25525f2
1 place 1 points 72; 2 place 2 points 34
