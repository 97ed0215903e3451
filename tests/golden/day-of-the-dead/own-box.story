   = c44b4961d4e33239
1: * anger, spook, spy
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (1, 15, 16)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 1e17c81f5cbaf379
2: * anger, challenge, return
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (39, 43, 52)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 78ebb7fea919ffb1
3: * anger, spook, spook
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (77, 91, 91)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = e1b8f32c8a63418f
4: * return, twin, digger
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (14, 19, 22)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = ea5e3f0787964c3e
5: * oaf, challenge, spook
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (38, 43, 53)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 7c92a0823aa86262
6: * nemesis, challenge, digger
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (78, 81, 98)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = fce5e5e466b352c3
7: * seat 2
   DAY-R9 lot {'seat': 1} (all) reveals
   DAY-S1 turn {'turn': 1, 'seat': 1} (all)
   = 72f347bd69b51c74
8: 1 summon double spook
   DAY-R12 chose {'seat': 0} (all)
   = a9a1e7e6ac72976c
9: 2 summon double return
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 15, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 14, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 0} (but (1,)) reveals
   = 62132a3c5d2c3dfb
10: 1 summon power-up return
   DAY-R12 chose {'seat': 0} (all)
   = e0c6121d8547d8ca
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
   = 1c28aaf6279dd7f8
12: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 52, 'at': 6} (all) reveals
   = b77556bc60d6f6cf
13: * spook, spy, digger
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (53, 54, 60)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 7a05545dce9ac575
14: 1 take digger
   DAY-B4 replaced {'seat': 0, 'card': 60, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 1, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (53, 54)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 15, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 14, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (15, 14)} (all)
   = c566e81d5beadb47
15: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 14, 'old': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 5, 'total': 5} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 0} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'turn': 2, 'seat': 0} (all)
   = 717508c41418a8c7
16: 1 summon double anger
   DAY-R12 chose {'seat': 0} (all)
   = 6ca14016fa7d38c1
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
   = 495e05f71d96a305
18: 1 deck double
   DAY-K1 picked-deck {'seat': 0, 'back': 0} (all)
   = af3f828911a3b309
19: * oaf
   DAY-K1 drew {'seat': 0, 'card': 0} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 0} (but (0,)) reveals
   = ceae17298eb55237
20: 1 discard spy
   DAY-K1 discarded {'seat': 0, 'card': 16} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = b283a217825b5d1b
21: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 9cd94cdd61f00974
22: * twin
   DAY-K1 drew {'seat': 0, 'card': 57} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 7318d4b2eb2c8790
23: 1 discard challenge
   DAY-K1 discarded {'seat': 0, 'card': 43} (all) reveals
   DAY-RETURN uses {'seat': 1, 'card': 14, 'effect': 14} (all)
   = 0f0d3e23f0da10a5
24: 2 take spy
   DAY-RETURN returned {'seat': 1, 'card': 16, 'old': 14} (all)
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (60, 16)} (all)
   = 666ee1c23e38e27d
25: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 60, 'old': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (15, 53)} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 15, 'effect': 15} (all)
   = 42834c99c958bdca
26: 1 their slot 1
   DAY-B3 unearths {'seat': 0, 'card': 53, 'at': 7} (all)
   = 0eac9fda13dcc728
27: * anger, nemesis, digger
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (39, 40, 60)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 0381e5ec5c6166b0
28: 1 take nemesis
   DAY-B4 replaced {'seat': 0, 'card': 40, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (39, 60)} (all) reveals
   DAY-NEMESIS uses {'seat': 1, 'card': 40, 'effect': 2} (all)
   DAY-NEMESIS won-at-once {'seat': 1} (all)
   DAY-F4 won {'seat': 1, 'cards': (15, 40)} (all)
   = 7cc94ece3d5d1bc9
29: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 5} (all)
   DAY-W1 scored {'seat': 1, 'points': 7, 'total': 7} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'turn': 3, 'seat': 1} (all)
   = 4a2e0dc97d87c0f5
30: 1 summon unearth anger
   DAY-R12 chose {'seat': 0} (all)
   = cc5cbb1eedb7ef9c
31: 2 summon unearth digger
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 77, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 98, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (15, 1, 60)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (40, 16, 43)} (all) reveals
   = 9505b23b698d2b9c
32: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 43, 'at': 9} (all)
   = 3e659e7f2e09a543
33: * anger, challenge, spook
   DAY-U2 reshuffled {'back': 1} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (39, 43, 53)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = e46d01712e42c24f
34: 2 take spook
   DAY-B4 replaced {'seat': 1, 'card': 53, 'at': 9} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (39, 43)} (all) reveals
   = a6ac3ef06ad8f8e7
35: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 77, 'at': 6} (all) reveals
   = e961a32b3451de4e
36: * anger, spy, twin
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (77, 92, 95)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = f07d3c3d4665bb59
37: 1 take anger
   DAY-B4 replaced {'seat': 0, 'card': 77, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (92, 95)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (60, 53)} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15} (all)
   = ed464d0e1bd354d1
38: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 40, 'at': 7} (all)
   = 2ad0c28c95ff7d60
39: * challenge, spy, digger
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (43, 54, 60)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 15237d362d01a14f
40: 2 take challenge
   DAY-B4 replaced {'seat': 1, 'card': 43, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (54, 60)} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = bc87a61d8e4942b9
41: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 28d317ac9ffbef1c
42: * spook
   DAY-K1 drew {'seat': 0, 'card': 53} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = af0bb516c5723834
43: 1 discard twin
   DAY-K1 discarded {'seat': 0, 'card': 57} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (60, 53)} (all)
   = 171eecf436920e29
44: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 53, 'old': 2} (all)
   DAY-F1 fight {'slot': 1, 'cards': (1, 16)} (all)
   DAY-SPY uses {'seat': 1, 'card': 16, 'effect': 16} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 16)} (all)
   = 8d862c32b099a3ed
45: 2 unearth
   DAY-B3 unearths {'seat': 1, 'card': 16, 'at': 8} (all)
   = d2fb7efe3090f7f1
46: * anger, challenge, challenge
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (1, 5, 5)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = f422f10e8b43db0b
47: 2 take challenge
   DAY-B4 replaced {'seat': 1, 'card': 5, 'at': 8} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 0, 'at': 8} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (1, 5)} (all) reveals
   = 329cc969870a6aed
48: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 5, 'old': 1} (only (1,))
   DAY-F7 became-spirit-hidden {'seat': 1, 'back': 0, 'old': 1} (but (1,))
   DAY-F1 fight {'slot': 0, 'cards': (15, 43)} (all)
   DAY-CHALLENGE uses {'seat': 1, 'card': 43, 'effect': 5} (all)
   = 5a4d1a0a2ee9b848
49: 2 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 1, 'back': 2} (all)
   = b89765ace1f95a80
50: * challenge
   DAY-CHALLENGE revealed {'seat': 1, 'card': 81} (all) reveals
   = a9db8d4db1554463
51: * return
   DAY-CHALLENGE revealed {'seat': 0, 'card': 90} (all) reveals
   DAY-CHALLENGE won-at-once {'seat': 1} (all)
   DAY-F4 won {'seat': 1, 'cards': (15, 43)} (all)
   = 3e409234f629b3ee
52: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 15, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 10, 'total': 15} (all)
   DAY-W1 scored {'seat': 1, 'points': 4, 'total': 11} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'turn': 4, 'seat': 0} (all)
   = e821f71a985456e6
53: 1 summon unearth spook
   DAY-R12 chose {'seat': 0} (all)
   = 58bf04440e89ba66
54: 2 summon unearth challenge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 91, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 81, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (1, 60, 77, 15)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (43, 98, 53, 5)} (all) reveals
   = e7346a5ed59d919d
55: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 15, 'at': 3} (all)
   = d6debe844f64c4df
56: * oaf, nemesis, digger
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (0, 2, 22)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 99310626f5a0e3c6
57: 1 take oaf
   DAY-B4 replaced {'seat': 0, 'card': 0, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (2, 22)} (all) reveals
   = 23b530e8b1297e27
58: 2 own slot 4
   DAY-B3 unearths {'seat': 1, 'card': 5, 'at': 10} (all)
   = a42b9027c0e05eb7
59: * spook
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (15,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 1} (but (1,)) reveals
   = 257e780cb199ceed
60: * nemesis, spy
   DAY-U2 reshuffled {'back': 0} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (2, 16)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 2} (but (1,)) reveals
   = aab1e92203657265
61: 2 take spy
   DAY-B4 replaced {'seat': 1, 'card': 16, 'at': 10} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (2, 15)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (0, 16)} (all)
   DAY-SPY uses {'seat': 1, 'card': 16, 'effect': 16} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 0, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 16)} (all)
   = ccf4b89d68ac6446
62: 2 unearth
   DAY-B3 unearths {'seat': 1, 'card': 16, 'at': 10} (all)
   = 583c5a013e026fea
63: * anger, challenge, spook
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (1, 5, 15)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 7525d68c97279cef
64: 2 take spook
   DAY-B4 replaced {'seat': 1, 'card': 15, 'at': 10} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 0, 'at': 10} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (1, 5)} (all) reveals
   = 531ea8898b608620
65: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (77, 53)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 77, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15} (all)
   = ba09f89962741dc0
66: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 98, 'at': 8} (all)
   = 1e15c80bd2e8db7f
67: * oaf, digger
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 98)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 2} (but (1,)) reveals
   = 5831fac77cdf1950
68: * anger
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (77,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 1} (but (1,)) reveals
   = a2bbad32c63ae996
69: 2 take digger
   DAY-B4 replaced {'seat': 1, 'card': 98, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (76, 77)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (77, 53)} (all)
   = 93e6a5608173eedc
70: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 53, 'old': 2} (all)
   DAY-F1 fight {'slot': 1, 'cards': (60, 98)} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = 50db96ab1cac71ea
71: 1 deck unearth
   DAY-K1 picked-deck {'seat': 0, 'back': 2} (all)
   = e914ed5c6b0f2a3d
72: * challenge
   DAY-K1 drew {'seat': 0, 'card': 81} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 2} (but (0,)) reveals
   = 90ec1fa7c78c84b7
73: 1 discard spook
   DAY-K1 discarded {'seat': 0, 'card': 91} (all) reveals
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = 0f8299d12c34e9a6
74: 2 deck power-up
   DAY-K1 picked-deck {'seat': 1, 'back': 1} (all)
   = b5d149d785757d1e
75: * return
   DAY-K1 drew {'seat': 1, 'card': 52} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 1} (but (1,)) reveals
   = cb1425369fafdedd
76: 2 discard return
   DAY-K1 discarded {'seat': 1, 'card': 52} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (60, 98)} (all)
   = b3ddfc2d1ee5d34b
77: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 60, 'old': 2} (all)
   DAY-F1 fight {'slot': 0, 'cards': (1, 43)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-CHALLENGE uses {'seat': 1, 'card': 43, 'effect': 5} (all)
   = b52c92cca896e0bf
78: 2 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 1, 'back': 2} (all)
   = a6b5df45b90fc8f7
79: * digger
   DAY-CHALLENGE revealed {'seat': 1, 'card': 98} (all) reveals
   = 974f90743bcb6e04
80: * spy
   DAY-CHALLENGE revealed {'seat': 0, 'card': 92} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 43, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 43)} (all)
   = 0eade1182aabae9b
81: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 15, 'total': 30} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 17} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'turn': 5, 'seat': 1} (all)
   = 87bb6ea672fd7c1f
82: 1 summon power-up spook
   DAY-R12 chose {'seat': 0} (all)
   = cac37a83b64bb4fa
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
   = c6eb4b340d808b27
84: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 43, 'at': 7} (all)
   = a87d6051daf6e85e
85: * return, spy, twin
   DAY-U2 reshuffled {'back': 1} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (52, 54, 57)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 490a83d7932a5216
86: 2 take twin
   DAY-B4 replaced {'seat': 1, 'card': 57, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (52, 54)} (all) reveals
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15} (all)
   = 2dcbeb347df427bc
87: 2 own slot 4
   DAY-B3 unearths {'seat': 1, 'card': 81, 'at': 10} (all)
   = 5c7aeb727c05ae1b
88: * return, twin
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (90, 95)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 2} (but (1,)) reveals
   = da8d469bdc9039e7
89: * spy
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (92,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 1} (but (1,)) reveals
   = a6a1c7bfca09cfd4
90: 2 take return
   DAY-B4 replaced {'seat': 1, 'card': 90, 'at': 10} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (92, 95)} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = 0044141fb32df454
91: 1 deck double
   DAY-K1 picked-deck {'seat': 0, 'back': 0} (all)
   = 14fca98226227223
92: * return
   DAY-K1 drew {'seat': 0, 'card': 14} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 0} (but (0,)) reveals
   = 90e9e9ca7bc7d12e
93: 1 discard oaf
   DAY-K1 discarded {'seat': 0, 'card': 0} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (60, 53)} (all)
   = de4050774d736068
94: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 53, 'old': 0} (all)
   DAY-F1 fight {'slot': 3, 'cards': (91, 90)} (all)
   DAY-RETURN uses {'seat': 1, 'card': 90, 'effect': 14} (all)
   = 7862ebb5abb04fd0
95: 2 take spy
   DAY-RETURN returned {'seat': 1, 'card': 92, 'old': 90} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 91, 'effect': 15} (all)
   = 845f59c404614423
96: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 91, 'at': 3} (all)
   = 7ef0ba599cdc4886
97: * oaf, anger, spook
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (76, 77, 91)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 4ac1fc59ee018503
98: 1 take anger
   DAY-B4 replaced {'seat': 0, 'card': 77, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (76, 91)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 92, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (77, 92)} (all)
   = 5c28bd9193a26c1c
99: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (0, 15)} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 15, 'effect': 15} (all)
   = 68853255c261e6c3
100: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 57, 'at': 7} (all)
   = 8cc08366ccd62024
101: * anger, nemesis, challenge
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (39, 40, 43)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = fb08a63a2a91eb02
102: 2 take anger
   DAY-B4 replaced {'seat': 1, 'card': 39, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (40, 43)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 15, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 15)} (all)
   = b7c272104ed3d868
103: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 15, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (77, 98)} (all)
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = d41818c2772f575e
104: 2 deck power-up
   DAY-K1 picked-deck {'seat': 1, 'back': 1} (all)
   = e9da185efc406cca
105: * digger
   DAY-K1 drew {'seat': 1, 'card': 60} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 1} (but (1,)) reveals
   = e05378e9045e110d
106: 2 discard digger
   DAY-K1 discarded {'seat': 1, 'card': 60} (all) reveals
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = 58cdba4875623779
107: 2 deck unearth
   DAY-K1 picked-deck {'seat': 1, 'back': 2} (all)
   = 4b648cf09cf6bdef
108: * challenge
   DAY-K1 drew {'seat': 1, 'card': 81} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 2} (but (1,)) reveals
   = 55ae3fa4e74a4c28
109: 2 discard challenge
   DAY-K1 discarded {'seat': 1, 'card': 81} (all) reveals
   DAY-ANGER uses {'seat': 0, 'card': 77, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (77, 98)} (all)
   = c4ee12a7e84f279e
110: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 98, 'old': 0} (all)
   = 394d0160f4525c5c
111: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 22, 'at': 9} (all) reveals
   = 400754772bf26072
112: * challenge, digger
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (5, 22)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 2} (but (1,)) reveals
   = 211c926ca179bdcc
113: * nemesis
   DAY-U2 reshuffled {'back': 0} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (2,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 1} (but (1,)) reveals
   = f152fa2e20637a83
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
   = cf39fc8fce4697e2
115: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 39, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 21, 'total': 51} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 23} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'turn': 6, 'seat': 0} (all)
   = 70a2d82e103950c7
116: 1 summon unearth challenge
   DAY-R12 chose {'seat': 0} (all)
   = ee7f24ebad822cc6
117: 2 summon unearth nemesis
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 81, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 78, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (1, 77, 0, 77, 60, 53)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (92, 5, 53, 15, 98, 39)} (all) reveals
   = 52495c18f9a6b901
118: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 81, 'at': 6} (all) reveals
   = c9990711ced9fd1e
119: * digger
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (98,)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 1} (but (0,)) reveals
   = 0c4947a5580ab40c
120: * challenge, spook
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (81, 91)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 2} (but (0,)) reveals
   = 95e9a9f6366fb054
121: 1 take challenge
   DAY-B4 replaced {'seat': 0, 'card': 81, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (91, 98)} (all) reveals
   = 6b7dab26b7391266
122: 2 own slot 4
   DAY-B3 unearths {'seat': 1, 'card': 15, 'at': 10} (all)
   = 428d407b25571f7f
123: * oaf, anger, spy
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (0, 1, 16)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 9861afc29a71524e
124: 2 take oaf
   DAY-B4 replaced {'seat': 1, 'card': 0, 'at': 10} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (1, 16)} (all) reveals
   DAY-F1 fight {'slot': 5, 'cards': (53, 39)} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 53, 'effect': 15} (all)
   = 18aadf33901f0e3d
125: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 77, 'at': 3} (all)
   = 387395a69c865368
126: * challenge, return, spook
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (81, 90, 91)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 60aa3e8f14b7b2c7
127: 1 take return
   DAY-B4 replaced {'seat': 0, 'card': 90, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (81, 91)} (all) reveals
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F4 won {'seat': 1, 'cards': (53, 39)} (all)
   = 0db9e180fcb29c84
128: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 53, 'old': 2} (all)
   DAY-F1 fight {'slot': 4, 'cards': (60, 98)} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = 949145f134303078
129: 1 deck unearth
   DAY-K1 picked-deck {'seat': 0, 'back': 2} (all)
   = f04f10a1e57d6b35
130: * oaf
   DAY-K1 drew {'seat': 0, 'card': 76} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 2} (but (0,)) reveals
   = b64cf19b8f370e13
131: 1 discard oaf
   DAY-K1 discarded {'seat': 0, 'card': 76} (all) reveals
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = e80509248aadfc37
132: 2 deck power-up
   DAY-K1 picked-deck {'seat': 1, 'back': 1} (all)
   = 9df29cd2d8f3227d
133: * challenge
   DAY-K1 drew {'seat': 1, 'card': 43} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 1} (but (1,)) reveals
   = dadbc3a73d947fe5
134: 2 discard oaf
   DAY-K1 discarded {'seat': 1, 'card': 38} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (60, 98)} (all)
   = 8c5315866b347018
135: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 98, 'old': 2} (all)
   = 798090bbe29c2107
136: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 92, 'at': 7} (all)
   = 629249541cfecac5
137: * twin
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (95,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 1} (but (1,)) reveals
   = 230f4ceef8e84598
138: * challenge, digger
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (81, 98)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 2} (but (1,)) reveals
   = 843aa104bee76937
139: 2 take digger
   DAY-B4 replaced {'seat': 1, 'card': 98, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (81, 95)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (90, 0)} (all)
   DAY-RETURN uses {'seat': 0, 'card': 90, 'effect': 14} (all)
   = ecb941d47c9f601d
140: 1 take challenge
   DAY-RETURN returned {'seat': 0, 'card': 81, 'old': 90} (all)
   DAY-F3 sum {'seat': 0, 'card': 81, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 0, 'total': 7} (all)
   DAY-F4 won {'seat': 1, 'cards': (81, 0)} (all)
   = f7b3030c1cd71727
141: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (0, 53)} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15} (all)
   = e2c2315c881753f3
142: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 98, 'at': 13} (all)
   = 4113f39d210cf305
143: * oaf, anger, spy
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 77, 92)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 562a342327d56cfb
144: 2 take oaf
   DAY-B4 replaced {'seat': 1, 'card': 76, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (77, 92)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 53)} (all)
   = 689f079690875d1a
145: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (77, 5)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 77, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-CHALLENGE uses {'seat': 1, 'card': 5, 'effect': 5} (all)
   = 840b57464a869e32
146: 2 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 1, 'back': 2} (all)
   = 1035171d4816d8db
147: * spook
   DAY-CHALLENGE revealed {'seat': 1, 'card': 91} (all) reveals
   = 37187ce7eb80e696
148: * spook
   DAY-CHALLENGE revealed {'seat': 0, 'card': 91} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 5, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (77, 5)} (all)
   = 479bd276461423b3
149: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (1, 98)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = 026aeadbe73d7e29
150: 2 deck double
   DAY-K1 picked-deck {'seat': 1, 'back': 0} (all)
   = 6a49b20210c28ad4
151: * challenge
   DAY-K1 drew {'seat': 1, 'card': 5} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 0} (but (1,)) reveals
   = 6fc55971e9e41e92
152: 2 discard challenge
   DAY-K1 discarded {'seat': 1, 'card': 5} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 98)} (all)
   = 7a5173225c1716b4
153: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 98, 'old': 2} (all)
   = ba36fb6104c05f73
154: 2 own slot 5
   DAY-B3 unearths {'seat': 1, 'card': 78, 'at': 11} (all) reveals
   = cdb6d10d0723bd81
155: * spy, twin, digger
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (92, 95, 98)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 6230f854662272e3
156: 2 take digger
   DAY-B4 replaced {'seat': 1, 'card': 98, 'at': 11} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 11} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (92, 95)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 21, 'total': 72} (all)
   DAY-W1 scored {'seat': 1, 'points': 11, 'total': 34} (all)
   DAY-W3 ended {} (all)
   = ff951b158eddbbc5
1 place 1 points 72; 2 place 2 points 34
