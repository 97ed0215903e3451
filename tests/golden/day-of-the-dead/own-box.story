   = 7a2e2661d249eb29 306efdde8b90fba3
1: * anger, spook, spy
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (1, 15, 16)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 5bf98d45a8e25bc2 09cdd102d6d9b061
2: * anger, challenge, return
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (39, 43, 52)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = cfccc555a82ee4e9 25cd87485c391a0b
3: * anger, spook, spook
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (77, 91, 91)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = d8ada7451bbc093d 89293c96bc5563b4
4: * return, twin, digger
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (14, 19, 22)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 9b9a829f1c59028e 53e218ec2da0b667
5: * oaf, challenge, spook
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (38, 43, 53)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 6f7ceac8654e3e8a dffefa129e9c420d
6: * nemesis, challenge, digger
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (78, 81, 98)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 6b88efde208f54cf 3595fcbd89bfec81
7: * seat 2
   DAY-R9 lot {'seat': 1} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 1} (all)
   = 130c4c3accc20149 75b881de0891b29f
8: 1 summon double spook
   DAY-R12 chose {'seat': 0} (all)
   = f9bac41aa2623b0a 93b5241757925719
9: 2 summon double return
   DAY-R12 chose {'seat': 1} (all)
   DAY-S2 summoned {'seat': 0, 'card': 15, 'place': 0} (only (0,)) reveals
   DAY-S2 summoned-hidden {'seat': 0, 'back': 0, 'place': 0} (but (0,)) reveals
   DAY-S2 summoned {'seat': 1, 'card': 14, 'place': 0} (only (1,)) reveals
   DAY-S2 summoned-hidden {'seat': 1, 'back': 0, 'place': 0} (but (1,)) reveals
   = ce36c4be10ffd07c 78c47df2d1df9c23
10: 1 summon power-up return
   DAY-R12 chose {'seat': 0} (all)
   = de71a0e47bc54703 4c05ec158568ccc1
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
   DAY-R6 in-vain {'seat': 1} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 15, 'effect': 15} (all)
   = 54b9a7eacd88294e 8f92c2c42006d2d3
12: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 52, 'at': 6} (all) reveals
   = a3ad03c8d59d90fa 1749a3391634128b
13: * spook, spy, digger
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (53, 54, 60)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 558a29b83a3a8bf4 4c1aaeff630246b1
14: 1 take digger
   DAY-B4 replaced {'seat': 0, 'card': 60, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 1, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (53, 54)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 15, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 14, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (15, 14)} (all)
   = 945aca81e1a088de f271f35f8c9730dd
15: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 14, 'old': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 5, 'total': 5} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 0} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 2, 'seat': 0} (all)
   = 5ed7e6dd5575d9bc e418985461b8b5e3
16: 1 summon double anger
   DAY-R12 chose {'seat': 0} (all)
   = 94a2a79ce45c4cf4 e998fcb01c738579
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
   = 02335059ae3d69e9 980d53224ba9cc78
18: 1 deck double
   DAY-K1 picked-deck {'seat': 0, 'back': 0} (all)
   = 80b581c6bba696b4 6847f8a5093ceb1f
19: * oaf
   DAY-K1 drew {'seat': 0, 'card': 0} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 0} (but (0,)) reveals
   = a6d0b08efb1df012 46f5c02f1aff93c0
20: 1 discard spy
   DAY-K1 discarded {'seat': 0, 'card': 16} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = 34e053ac970dc4d3 57fe5b1ac96cc9e7
21: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 591675990810cb9e 3b432b000d40e513
22: * twin
   DAY-K1 drew {'seat': 0, 'card': 57} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 1df89a5c028a6827 36a9b2e7c2e6f98b
23: 1 discard challenge
   DAY-K1 discarded {'seat': 0, 'card': 43} (all) reveals
   DAY-RETURN uses {'seat': 1, 'card': 14, 'effect': 14} (all)
   = 689c96b410249c79 b9e351696f621476
24: 2 take spy
   DAY-RETURN returned {'seat': 1, 'card': 16, 'old': 14} (all)
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (60, 16)} (all)
   = 42e9e7a8df6bf1e5 bea3a3cfa8174a10
25: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 60, 'old': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (15, 53)} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 15, 'effect': 15} (all)
   = 88725d3d7da5e651 b91bc6019ea32530
26: 1 their slot 1
   DAY-B3 unearths {'seat': 0, 'card': 53, 'at': 7} (all)
   = 27bdeac968fcd7b5 c6ece05626c210b1
27: * anger, nemesis, digger
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (39, 40, 60)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = f1c502486d8179e2 1dfc25a2af5384a4
28: 1 take nemesis
   DAY-B4 replaced {'seat': 0, 'card': 40, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (39, 60)} (all) reveals
   DAY-NEMESIS uses {'seat': 1, 'card': 40, 'effect': 2} (all)
   DAY-NEMESIS won-at-once {'seat': 1} (all)
   DAY-F4 won {'seat': 1, 'cards': (15, 40)} (all)
   = 29b844f6425b5704 943d082313c61592
29: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 5} (all)
   DAY-W1 scored {'seat': 1, 'points': 7, 'total': 7} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 3, 'seat': 1} (all)
   = 2ecfaf861ebb9841 e2f798d5e5e7429f
30: 1 summon unearth anger
   DAY-R12 chose {'seat': 0} (all)
   = cb06b53221c9e2c5 dc0ec7b0baa63367
31: 2 summon unearth digger
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 77, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 98, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (15, 1, 60)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (40, 16, 43)} (all) reveals
   = c6b84ca906772dda 4a447664d4eb51bf
32: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 43, 'at': 9} (all)
   = 525a7a683ed59ed8 289689bc7f3d04f1
33: * anger, challenge, spook
   DAY-U2 reshuffled {'back': 1} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (39, 43, 53)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 2f84ff1230dd74c4 63737c2676c2f814
34: 2 take spook
   DAY-B4 replaced {'seat': 1, 'card': 53, 'at': 9} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (39, 43)} (all) reveals
   = 0c73f2967f369481 a3ba0425d1bb61b2
35: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 77, 'at': 6} (all) reveals
   = a66b46bbad711674 c109060955f8ff45
36: * anger, spy, twin
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (77, 92, 95)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 749672ded1e8a196 bf53abd91390f600
37: 1 take anger
   DAY-B4 replaced {'seat': 0, 'card': 77, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (92, 95)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (60, 53)} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15} (all)
   = 169f1a2cae9e4ff1 b37d9777818fd6c5
38: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 40, 'at': 7} (all)
   = ebbca2906c200eb6 101a7f28bb07503e
39: * challenge, spy, digger
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (43, 54, 60)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = b5c5912080401aa6 c7f4dab7f44710df
40: 2 take challenge
   DAY-B4 replaced {'seat': 1, 'card': 43, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (54, 60)} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = 24c49ac7b7d84388 15962ddd33a1fce5
41: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 851aeb8282d2c9b4 f0c952d16cec3964
42: * spook
   DAY-K1 drew {'seat': 0, 'card': 53} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 632ec99e5f7ef21b f0cb8a47565af09b
43: 1 discard twin
   DAY-K1 discarded {'seat': 0, 'card': 57} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (60, 53)} (all)
   = 39dc2d663582a0a4 2ed640b0163ad65e
44: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 53, 'old': 2} (all)
   DAY-F1 fight {'slot': 1, 'cards': (1, 16)} (all)
   DAY-SPY uses {'seat': 1, 'card': 16, 'effect': 16} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 16)} (all)
   = fc7b5f624da79591 ad27f1b2198fbd20
45: 2 unearth
   DAY-B3 unearths {'seat': 1, 'card': 16, 'at': 8} (all)
   = 1e5472a00f84fc8b eaf49b8b4d67eed0
46: * anger, challenge, challenge
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (1, 5, 5)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = bec6f0936c349889 9174de84e2a74598
47: 2 take challenge
   DAY-B4 replaced {'seat': 1, 'card': 5, 'at': 8} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 0, 'at': 8} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (1, 5)} (all) reveals
   = 7199616a373d6570 05746191a0705f8b
48: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 5, 'old': 1} (only (1,))
   DAY-F7 became-spirit-hidden {'seat': 1, 'back': 0, 'old': 1} (but (1,))
   DAY-F1 fight {'slot': 0, 'cards': (15, 43)} (all)
   DAY-CHALLENGE uses {'seat': 1, 'card': 43, 'effect': 5} (all)
   = 36c4f762874f3d47 1cf8f6b840d07c15
49: 2 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 1, 'back': 2} (all)
   = ff3e8ad126a287f5 8d562864e29aba43
50: * challenge
   DAY-CHALLENGE revealed {'seat': 1, 'card': 81, 'power': 4} (all) reveals
   = 0d4e308aa5386765 7071bf1b7cecd559
51: * return
   DAY-CHALLENGE revealed {'seat': 0, 'card': 90, 'power': 3} (all) reveals
   DAY-CHALLENGE won-at-once {'seat': 1} (all)
   DAY-F4 won {'seat': 1, 'cards': (15, 43)} (all)
   = 1b0faf6c71479971 3dbea94324dd9e82
52: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 15, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 10, 'total': 15} (all)
   DAY-W1 scored {'seat': 1, 'points': 4, 'total': 11} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 4, 'seat': 0} (all)
   = 094963a8f364b343 d5107191ecb925b1
53: 1 summon unearth spook
   DAY-R12 chose {'seat': 0} (all)
   = 828d532277d5054c 1779b208a843f6bf
54: 2 summon unearth challenge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 91, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 81, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (1, 60, 77, 15)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (43, 98, 53, 5)} (all) reveals
   = eb88e288a3860e53 1472e6523e1195e1
55: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 15, 'at': 3} (all)
   = 365f875e92b0cb77 1fcb7d33bbc49b3a
56: * oaf, nemesis, digger
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (0, 2, 22)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = fcf691b27278f1a9 d4c7732d9ec7222e
57: 1 take oaf
   DAY-B4 replaced {'seat': 0, 'card': 0, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (2, 22)} (all) reveals
   = 39325bdbfca8e6f0 48b0f90b9f277227
58: 2 own slot 4
   DAY-B3 unearths {'seat': 1, 'card': 5, 'at': 10} (all)
   = 7279793290811276 aad1cdf53c62914d
59: * spook
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (15,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 1} (but (1,)) reveals
   = 6607290c4d3e11cd 9a8c7c38a5f26640
60: * nemesis, spy
   DAY-U2 reshuffled {'back': 0} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (2, 16)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 2} (but (1,)) reveals
   = 6d85ff087e1cddb4 42ce8de58c37b21d
61: 2 take spy
   DAY-B4 replaced {'seat': 1, 'card': 16, 'at': 10} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (2, 15)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (0, 16)} (all)
   DAY-SPY uses {'seat': 1, 'card': 16, 'effect': 16} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 0, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 16)} (all)
   = d5afa06a3fbd4ad6 bade577d13efa3e6
62: 2 unearth
   DAY-B3 unearths {'seat': 1, 'card': 16, 'at': 10} (all)
   = 9627f7197dc25e6e 079438811e429273
63: * anger, challenge, spook
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (1, 5, 15)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = f22825378b625d9d 4b9ed08d70195734
64: 2 take spook
   DAY-B4 replaced {'seat': 1, 'card': 15, 'at': 10} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 0, 'at': 10} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (1, 5)} (all) reveals
   = 09abe574a36b002b 5cbb1ecba9a3b071
65: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (77, 53)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 77, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15} (all)
   = efbb34fa2d35bdfd 712b7e05fcc25abc
66: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 98, 'at': 8} (all)
   = aab8da6c5afa924a 9a43405dd8bb5778
67: * oaf, digger
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 98)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 2} (but (1,)) reveals
   = 85493e0e7d5db479 14c981021dd21826
68: * anger
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (77,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 1} (but (1,)) reveals
   = bb185498836972e0 df98ed18f19b1482
69: 2 take digger
   DAY-B4 replaced {'seat': 1, 'card': 98, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (76, 77)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (77, 53)} (all)
   = b630a39d74c7e616 3012209b435728dc
70: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 53, 'old': 2} (all)
   DAY-F1 fight {'slot': 1, 'cards': (60, 98)} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = 363ab833e984ec2a 6cd5daee367c7608
71: 1 deck unearth
   DAY-K1 picked-deck {'seat': 0, 'back': 2} (all)
   = f5904eb6695e6dd7 461773bb94ae6a3c
72: * challenge
   DAY-K1 drew {'seat': 0, 'card': 81} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 2} (but (0,)) reveals
   = f03beffb2f6401b9 92f9a59803044d00
73: 1 discard spook
   DAY-K1 discarded {'seat': 0, 'card': 91} (all) reveals
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = c8ca60d7965f2a28 844461d59946de57
74: 2 deck power-up
   DAY-K1 picked-deck {'seat': 1, 'back': 1} (all)
   = a9246580acf4ce8c 1d69dbec1f6cc247
75: * return
   DAY-K1 drew {'seat': 1, 'card': 52} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 1} (but (1,)) reveals
   = 353b63b02768c262 f53ad045b9518f27
76: 2 discard return
   DAY-K1 discarded {'seat': 1, 'card': 52} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (60, 98)} (all)
   = afc80a8038844509 ae32adb8dd8e7fff
77: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 60, 'old': 2} (all)
   DAY-F1 fight {'slot': 0, 'cards': (1, 43)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-CHALLENGE uses {'seat': 1, 'card': 43, 'effect': 5} (all)
   = 1c7c8e552a43fbef b429a35bb528e552
78: 2 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 1, 'back': 2} (all)
   = 2b68b2dde521d603 cbff90ce0972afb7
79: * digger
   DAY-CHALLENGE revealed {'seat': 1, 'card': 98, 'power': 6} (all) reveals
   = dfdc4eb66ff0fc91 8744fdb5000c5d13
80: * spy
   DAY-CHALLENGE revealed {'seat': 0, 'card': 92, 'power': 6} (all) reveals
   DAY-CHALLENGE challenge-lost {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 43, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 43)} (all)
   = 2951f6fa35f04ace 9e60684c8b0da231
81: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 15, 'total': 30} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 17} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 5, 'seat': 1} (all)
   = da36f5ef14a04977 920e285dd82d34da
82: 1 summon power-up spook
   DAY-R12 chose {'seat': 0} (all)
   = f07f30e88039886b ff76d6eee4f87473
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
   = fffc9f3bab65eb86 873ac232c9b246bd
84: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 43, 'at': 7} (all)
   = 543f9802d11c60c1 6149d33a3d2d3f4b
85: * return, spy, twin
   DAY-U2 reshuffled {'back': 1} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (52, 54, 57)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = f4f2efbe2727ca7b 0ffcaf59625ad78d
86: 2 take twin
   DAY-B4 replaced {'seat': 1, 'card': 57, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (52, 54)} (all) reveals
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15} (all)
   = 77e05a129d75ec82 b77603887fd5b4fa
87: 2 own slot 4
   DAY-B3 unearths {'seat': 1, 'card': 81, 'at': 10} (all)
   = 2813fd83cd87e9c2 a8eba300763c0d48
88: * return, twin
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (90, 95)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 2} (but (1,)) reveals
   = f2c6463fd955dc66 9ee102e0bedac5f3
89: * spy
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (92,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 1} (but (1,)) reveals
   = ab19ec4968c4e74c 87615e74e6174604
90: 2 take return
   DAY-B4 replaced {'seat': 1, 'card': 90, 'at': 10} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (92, 95)} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = 7d46df0c6e2c9b3d f6af65ed3e9881dd
91: 1 deck double
   DAY-K1 picked-deck {'seat': 0, 'back': 0} (all)
   = 0406b305158c20b7 fbf8c6e83bcc4f9a
92: * return
   DAY-K1 drew {'seat': 0, 'card': 14} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 0} (but (0,)) reveals
   = 322a4efa7b070de6 0b8abd1dd55eaf9b
93: 1 discard oaf
   DAY-K1 discarded {'seat': 0, 'card': 0} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (60, 53)} (all)
   = 6e7a00b0969b7b1b 42a06450cf8f5237
94: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 53, 'old': 0} (all)
   DAY-F1 fight {'slot': 3, 'cards': (91, 90)} (all)
   DAY-RETURN uses {'seat': 1, 'card': 90, 'effect': 14} (all)
   = 7c15f9195562ce7c 897458068de7b65d
95: 2 take spy
   DAY-RETURN returned {'seat': 1, 'card': 92, 'old': 90} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 91, 'effect': 15} (all)
   = 2770ffb022f2a0a8 2e1d80371829eca7
96: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 91, 'at': 3} (all)
   = be2657bb7432d42d 56560d761c264cc4
97: * oaf, anger, spook
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (76, 77, 91)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = bfc76975bd117718 101d577861d8c69c
98: 1 take anger
   DAY-B4 replaced {'seat': 0, 'card': 77, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (76, 91)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 92, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (77, 92)} (all)
   = dfa9ebc9b2400c57 dd9bf23939a2356d
99: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (0, 15)} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 15, 'effect': 15} (all)
   = 7daa6bd49303c730 51ce3f9190062db9
100: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 57, 'at': 7} (all)
   = 4153888b8acc9318 2d337e3b7604364b
101: * anger, nemesis, challenge
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (39, 40, 43)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = f0a54df5bb6119b4 2e4a3b579337f80d
102: 2 take anger
   DAY-B4 replaced {'seat': 1, 'card': 39, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (40, 43)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 15, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 15)} (all)
   = c0be33183f670aed 263253f0e1415994
103: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 15, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (77, 98)} (all)
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = f8d1e17e65048001 9241a0dd4f4b066b
104: 2 deck power-up
   DAY-K1 picked-deck {'seat': 1, 'back': 1} (all)
   = a178e446c7021385 d6c3ec16344b64b8
105: * digger
   DAY-K1 drew {'seat': 1, 'card': 60} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 1} (but (1,)) reveals
   = 927028138b71f84b 088d7c6a6312123a
106: 2 discard digger
   DAY-K1 discarded {'seat': 1, 'card': 60} (all) reveals
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = 0c4f83b2f5cc64a7 5f9a66d34cec21b0
107: 2 deck unearth
   DAY-K1 picked-deck {'seat': 1, 'back': 2} (all)
   = f42ebdefd85c09e5 2bf2b8fe4c1ef6a4
108: * challenge
   DAY-K1 drew {'seat': 1, 'card': 81} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 2} (but (1,)) reveals
   = f7b831eceeab28fb 143ea7244cbafe68
109: 2 discard challenge
   DAY-K1 discarded {'seat': 1, 'card': 81} (all) reveals
   DAY-ANGER uses {'seat': 0, 'card': 77, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (77, 98)} (all)
   = 9b72250364de2061 0ef1a2d75dc293a6
110: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 98, 'old': 0} (all)
   = 2f43d8ae42ff1b95 64342c1e0054a0d9
111: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 22, 'at': 9} (all) reveals
   = acf7598f259eb3ea 23535bf81ec1edf6
112: * challenge, digger
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (5, 22)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 2} (but (1,)) reveals
   = f478b649b6c9a07a eb303f8041d9899d
113: * nemesis
   DAY-U2 reshuffled {'back': 0} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (2,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 1} (but (1,)) reveals
   = d1dca6da9f9869a2 46426f131c557083
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
   = 9d114b4e4abae49a f9d093cbed8a28ce
115: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 39, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 21, 'total': 51} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 23} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 6, 'seat': 0} (all)
   = 108819627ea578b9 52bed56bf1bff0dd
116: 1 summon unearth challenge
   DAY-R12 chose {'seat': 0} (all)
   = 54d1fa472065f1b6 75afaf4de2ad7835
117: 2 summon unearth nemesis
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 81, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 78, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (1, 77, 0, 77, 60, 53)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (92, 5, 53, 15, 98, 39)} (all) reveals
   = 0ca6b741cfd852db 38deb5f308cb139d
118: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 81, 'at': 6} (all) reveals
   = caa36169f1a2cffb 312c60403216beb5
119: * digger
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (98,)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 1} (but (0,)) reveals
   = 2762cad57eb57694 5b52effb4dfd9a0c
120: * challenge, spook
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (81, 91)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 2} (but (0,)) reveals
   = 11ef99db6e30dcb5 9c91fe8f76846485
121: 1 take challenge
   DAY-B4 replaced {'seat': 0, 'card': 81, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (91, 98)} (all) reveals
   = 0e7cea5f20ad7c35 85cec0f0821f7b9a
122: 2 own slot 4
   DAY-B3 unearths {'seat': 1, 'card': 15, 'at': 10} (all)
   = fcaa3cf65dee18c7 379485c40dda78b9
123: * oaf, anger, spy
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (0, 1, 16)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 30932cc866b58564 47d278432d8910fa
124: 2 take oaf
   DAY-B4 replaced {'seat': 1, 'card': 0, 'at': 10} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (1, 16)} (all) reveals
   DAY-F1 fight {'slot': 5, 'cards': (53, 39)} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 53, 'effect': 15} (all)
   = e510769090245b11 d4e4594b7e52f5d6
125: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 77, 'at': 3} (all)
   = b4e8398cb7d1a326 119d5c2fb0e5cb8d
126: * challenge, return, spook
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (81, 90, 91)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = b962ae0544812af0 a335d853c5c47a93
127: 1 take return
   DAY-B4 replaced {'seat': 0, 'card': 90, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (81, 91)} (all) reveals
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F4 won {'seat': 1, 'cards': (53, 39)} (all)
   = cc542987a00089b4 efdfa768e384f349
128: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 53, 'old': 2} (all)
   DAY-F1 fight {'slot': 4, 'cards': (60, 98)} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = 52d56882ff6d36f4 cc9e686419118d84
129: 1 deck unearth
   DAY-K1 picked-deck {'seat': 0, 'back': 2} (all)
   = a5308588d9159798 5563ce29461f2215
130: * oaf
   DAY-K1 drew {'seat': 0, 'card': 76} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 2} (but (0,)) reveals
   = 66ba1302ca081f7d 504e0e09da6862c3
131: 1 discard oaf
   DAY-K1 discarded {'seat': 0, 'card': 76} (all) reveals
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = 17adee88b840a0a1 baefa462f09cc65c
132: 2 deck power-up
   DAY-K1 picked-deck {'seat': 1, 'back': 1} (all)
   = 0ef5a077d643d0c7 a10b647757d36af9
133: * challenge
   DAY-K1 drew {'seat': 1, 'card': 43} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 1} (but (1,)) reveals
   = 23959b4ebbac506f aa3e14046482cadd
134: 2 discard oaf
   DAY-K1 discarded {'seat': 1, 'card': 38} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (60, 98)} (all)
   = 515e989688741c1e 10119150bd1933ad
135: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 98, 'old': 2} (all)
   = 46425e8091d653d2 f24d987a9ad330c8
136: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 92, 'at': 7} (all)
   = bb5f9ce7b536df7f acc51e38dbd3a9d3
137: * twin
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (95,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 1} (but (1,)) reveals
   = c3cbdbddcb3265e7 0c9ac79888e3505b
138: * challenge, digger
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (81, 98)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 2} (but (1,)) reveals
   = 1fa8a3ee00a4002f d3c2535aceeec574
139: 2 take digger
   DAY-B4 replaced {'seat': 1, 'card': 98, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (81, 95)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (90, 0)} (all)
   DAY-RETURN uses {'seat': 0, 'card': 90, 'effect': 14} (all)
   = 5a6ef488b59aebc7 9e66bada795c56c3
140: 1 take challenge
   DAY-RETURN returned {'seat': 0, 'card': 81, 'old': 90} (all)
   DAY-F3 sum {'seat': 0, 'card': 81, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 0, 'total': 7} (all)
   DAY-F4 won {'seat': 1, 'cards': (81, 0)} (all)
   = 9fff9a7cc9e39227 d61b769f3367bdc5
141: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (0, 53)} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15} (all)
   = 1bb6a2f9a20fc34d bef5fea8d1175628
142: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 98, 'at': 13} (all)
   = 4bdb4f85cb06f75f a749ccbc50b2842c
143: * oaf, anger, spy
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 77, 92)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 71fe1693586d0c29 fb2e82ed6212b7da
144: 2 take oaf
   DAY-B4 replaced {'seat': 1, 'card': 76, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (77, 92)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 53)} (all)
   = 354b9531ccb19b3d e0d65f93556c3e69
145: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (77, 5)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 77, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-CHALLENGE uses {'seat': 1, 'card': 5, 'effect': 5} (all)
   = 6eba5e77bca07fc8 6567578193bb7a11
146: 2 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 1, 'back': 2} (all)
   = 243bb5c758366310 ddbf0c11a21132cd
147: * spook
   DAY-CHALLENGE revealed {'seat': 1, 'card': 91, 'power': 5} (all) reveals
   = ed2e1d75abe5633f 39c1e74a386a94b2
148: * spook
   DAY-CHALLENGE revealed {'seat': 0, 'card': 91, 'power': 5} (all) reveals
   DAY-CHALLENGE challenge-lost {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 5, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (77, 5)} (all)
   = 6b44cb632ec440f7 46d818d0ced87779
149: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (1, 98)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = 8b399b93fbe97088 18bd813e22884bdb
150: 2 deck double
   DAY-K1 picked-deck {'seat': 1, 'back': 0} (all)
   = f1a45c8dc49c15c9 42e124cf2176186d
151: * challenge
   DAY-K1 drew {'seat': 1, 'card': 5} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 0} (but (1,)) reveals
   = 3ba8be161242f25f 0bbe2136c9e32d29
152: 2 discard challenge
   DAY-K1 discarded {'seat': 1, 'card': 5} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 98)} (all)
   = 6229d0d68c2a63c9 cbea5a4355741f8d
153: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 98, 'old': 2} (all)
   = afd724008a0b6ebe 70afb72e057a38fe
154: 2 own slot 5
   DAY-B3 unearths {'seat': 1, 'card': 78, 'at': 11} (all) reveals
   = 5582f19bbcbf30dc 5c054b9e4fd68122
155: * spy, twin, digger
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (92, 95, 98)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 10425bb8162e56f0 c4f0c1ae8a291ef7
156: 2 take digger
   DAY-B4 replaced {'seat': 1, 'card': 98, 'at': 11} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 11} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (92, 95)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 21, 'total': 72} (all)
   DAY-W1 scored {'seat': 1, 'points': 11, 'total': 34} (all)
   DAY-W3 ended {} (all)
   = ede99bb7cbd53e57 cee9141ee0c9e00c
1 place 1 points 72; 2 place 2 points 34
