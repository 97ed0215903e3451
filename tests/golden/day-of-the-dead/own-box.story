   = 7a2e2661d249eb29 78336580702b7efd
1: * anger, spook, spy
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (1, 15, 16)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 5bf98d45a8e25bc2 3abfc3c61e5f11d4
2: * anger, challenge, return
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (39, 43, 52)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = cfccc555a82ee4e9 61eb5792f1f8386a
3: * anger, spook, spook
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (77, 91, 91)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = d8ada7451bbc093d cf8eb388237b78f9
4: * return, twin, digger
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (14, 19, 22)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 9b9a829f1c59028e 9684fda7f3ab5a17
5: * oaf, challenge, spook
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (38, 43, 53)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 6f7ceac8654e3e8a 536b734f8ef05b79
6: * nemesis, challenge, digger
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (78, 81, 98)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 6b88efde208f54cf 91be1155f2faabf2
7: * seat 2
   DAY-R9 lot {'seat': 1} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 1} (all)
   = 130c4c3accc20149 af29385279ea127c
8: 1 summon double spook
   DAY-R12 chose {'seat': 0} (all)
   = f9bac41aa2623b0a b2be43d97e6ac68f
9: 2 summon double return
   DAY-R12 chose {'seat': 1} (all)
   DAY-S2 summoned {'seat': 0, 'card': 15, 'place': 0} (only (0,)) reveals
   DAY-S2 summoned-hidden {'seat': 0, 'back': 0, 'place': 0} (but (0,)) reveals
   DAY-S2 summoned {'seat': 1, 'card': 14, 'place': 0} (only (1,)) reveals
   DAY-S2 summoned-hidden {'seat': 1, 'back': 0, 'place': 0} (but (1,)) reveals
   = ce36c4be10ffd07c f2ab05bf49b923ba
10: 1 summon power-up return
   DAY-R12 chose {'seat': 0} (all)
   = de71a0e47bc54703 deb71a076b9e0f07
11: 2 summon power-up spook
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 52, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 53, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (15,)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (14,)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (15, 14)} (all)
   DAY-RETURN uses {'seat': 1, 'card': 14, 'effect': 14, 'again': 0} (all)
   DAY-R6 in-vain {'seat': 1} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 15, 'effect': 15, 'again': 0} (all)
   = 54b9a7eacd88294e 8c11fda6c8f9d7fa
12: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 52, 'at': 6} (all) reveals
   = a3ad03c8d59d90fa ebf015d6d7034f1f
13: * spook, spy, digger
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (53, 54, 60)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 558a29b83a3a8bf4 4581305625d9e277
14: 1 take digger
   DAY-B4 replaced {'seat': 0, 'card': 60, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 1, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (53, 54)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 15, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 14, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (15, 14)} (all)
   = 945aca81e1a088de f7aaa3476032a97f
15: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 14, 'old': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 5, 'total': 5} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 0} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 2, 'seat': 0} (all)
   = 5ed7e6dd5575d9bc f8c81c839cc630d7
16: 1 summon double anger
   DAY-R12 chose {'seat': 0} (all)
   = 94a2a79ce45c4cf4 545170d497c01e64
17: 2 summon power-up challenge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 1, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 43, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (15, 60)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (53, 14)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (60, 14)} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22, 'again': 0} (all)
   = 02335059ae3d69e9 0712963924c1bcdb
18: 1 deck double
   DAY-K1 picked-deck {'seat': 0, 'back': 0} (all)
   = 80b581c6bba696b4 38e227e90fe59332
19: * oaf
   DAY-K1 drew {'seat': 0, 'card': 0} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 0} (but (0,)) reveals
   = a6d0b08efb1df012 27698b2dd8b41d02
20: 1 discard spy
   DAY-K1 discarded {'seat': 0, 'card': 16} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22, 'again': 1} (all)
   = 34e053ac970dc4d3 bacfdba5db943586
21: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 591675990810cb9e 7a1cb88d3a1cbbfb
22: * twin
   DAY-K1 drew {'seat': 0, 'card': 57} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 1df89a5c028a6827 a39dd31490fd14e3
23: 1 discard challenge
   DAY-K1 discarded {'seat': 0, 'card': 43} (all) reveals
   DAY-RETURN uses {'seat': 1, 'card': 14, 'effect': 14, 'again': 0} (all)
   = 689c96b410249c79 ef8a630cec1e268f
24: 2 take spy
   DAY-RETURN returned {'seat': 1, 'card': 16, 'old': 14} (all)
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (60, 16)} (all)
   = 42e9e7a8df6bf1e5 a29cec95d5b711b9
25: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 60, 'old': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (15, 53)} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 15, 'effect': 15, 'again': 0} (all)
   = 88725d3d7da5e651 71bd44e555364e4a
26: 1 their slot 1
   DAY-B3 unearths {'seat': 0, 'card': 53, 'at': 7} (all)
   = 27bdeac968fcd7b5 7dedb6876d39d6dc
27: * anger, nemesis, digger
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (39, 40, 60)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = f1c502486d8179e2 6e76aa8962770691
28: 1 take nemesis
   DAY-B4 replaced {'seat': 0, 'card': 40, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (39, 60)} (all) reveals
   DAY-NEMESIS uses {'seat': 1, 'card': 40, 'effect': 2, 'again': 0} (all)
   DAY-NEMESIS won-at-once {'seat': 1} (all)
   DAY-F4 won {'seat': 1, 'cards': (15, 40)} (all)
   = 29b844f6425b5704 8cd7bddb0aeebe8b
29: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 5} (all)
   DAY-W1 scored {'seat': 1, 'points': 7, 'total': 7} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 3, 'seat': 1} (all)
   = 2ecfaf861ebb9841 f7985e658f2f1d02
30: 1 summon unearth anger
   DAY-R12 chose {'seat': 0} (all)
   = cb06b53221c9e2c5 0a80032b6b1edc7a
31: 2 summon unearth digger
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 77, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 98, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (15, 1, 60)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (40, 16, 43)} (all) reveals
   = c6b84ca906772dda 698b780d3d1b6850
32: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 43, 'at': 9} (all)
   = 525a7a683ed59ed8 7fbead7ed2c4103d
33: * anger, challenge, spook
   DAY-U2 reshuffled {'back': 1} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (39, 43, 53)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 2f84ff1230dd74c4 9a9cd4df314c7d45
34: 2 take spook
   DAY-B4 replaced {'seat': 1, 'card': 53, 'at': 9} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (39, 43)} (all) reveals
   = 0c73f2967f369481 5d22d05e609d588b
35: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 77, 'at': 6} (all) reveals
   = a66b46bbad711674 96e6ede303362e52
36: * anger, spy, twin
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (77, 92, 95)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 749672ded1e8a196 de94e8592a52eb3f
37: 1 take anger
   DAY-B4 replaced {'seat': 0, 'card': 77, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (92, 95)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (60, 53)} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15, 'again': 0} (all)
   = 169f1a2cae9e4ff1 94d52b3e48d7e926
38: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 40, 'at': 7} (all)
   = ebbca2906c200eb6 e2fd8177b55bb786
39: * challenge, spy, digger
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (43, 54, 60)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = b5c5912080401aa6 0e5a21cf48b2895d
40: 2 take challenge
   DAY-B4 replaced {'seat': 1, 'card': 43, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (54, 60)} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22, 'again': 0} (all)
   = 24c49ac7b7d84388 b81487c400a7ac63
41: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 851aeb8282d2c9b4 29bd8d53efad21ae
42: * spook
   DAY-K1 drew {'seat': 0, 'card': 53} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 632ec99e5f7ef21b e4c30b77c6c06353
43: 1 discard twin
   DAY-K1 discarded {'seat': 0, 'card': 57} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (60, 53)} (all)
   = 39dc2d663582a0a4 0e5756ef208afef9
44: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 53, 'old': 2} (all)
   DAY-F1 fight {'slot': 1, 'cards': (1, 16)} (all)
   DAY-SPY uses {'seat': 1, 'card': 16, 'effect': 16, 'again': 0} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1, 'again': 0} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 16)} (all)
   = fc7b5f624da79591 fa26e5b7c8ab7f87
45: 2 unearth
   DAY-B3 unearths {'seat': 1, 'card': 16, 'at': 8} (all)
   = 1e5472a00f84fc8b 0158e2f259f90762
46: * anger, challenge, challenge
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (1, 5, 5)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = bec6f0936c349889 f239f10648a269c4
47: 2 take challenge
   DAY-B4 replaced {'seat': 1, 'card': 5, 'at': 8} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 0, 'at': 8} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (1, 5)} (all) reveals
   = 7199616a373d6570 88e88bf505f2b728
48: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 5, 'old': 1} (only (1,))
   DAY-F7 became-spirit-hidden {'seat': 1, 'back': 0, 'old': 1} (but (1,))
   DAY-F1 fight {'slot': 0, 'cards': (15, 43)} (all)
   DAY-CHALLENGE uses {'seat': 1, 'card': 43, 'effect': 5, 'again': 0} (all)
   = 36c4f762874f3d47 192355049c40c4f3
49: 2 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 1, 'back': 2} (all)
   = ff3e8ad126a287f5 38d90fa60be5c668
50: * challenge
   DAY-CHALLENGE revealed {'seat': 1, 'card': 81, 'power': 4} (all) reveals
   = 0d4e308aa5386765 054a85a5237edd74
51: * return
   DAY-CHALLENGE revealed {'seat': 0, 'card': 90, 'power': 3} (all) reveals
   DAY-CHALLENGE won-at-once {'seat': 1} (all)
   DAY-F4 won {'seat': 1, 'cards': (15, 43)} (all)
   = 1b0faf6c71479971 8eec07c493382ad6
52: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 15, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 10, 'total': 15} (all)
   DAY-W1 scored {'seat': 1, 'points': 4, 'total': 11} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 4, 'seat': 0} (all)
   = 094963a8f364b343 ed3ac5374a5dce3e
53: 1 summon unearth spook
   DAY-R12 chose {'seat': 0} (all)
   = 828d532277d5054c 85247bdb5f0b68ca
54: 2 summon unearth challenge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 91, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 81, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (1, 60, 77, 15)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (43, 98, 53, 5)} (all) reveals
   = eb88e288a3860e53 9161a65a8ebe07be
55: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 15, 'at': 3} (all)
   = 365f875e92b0cb77 84e8d84d9d3f24d9
56: * oaf, nemesis, digger
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (0, 2, 22)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = fcf691b27278f1a9 a4b8db755e573ef9
57: 1 take oaf
   DAY-B4 replaced {'seat': 0, 'card': 0, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (2, 22)} (all) reveals
   = 39325bdbfca8e6f0 714e2bde165c91c1
58: 2 own slot 4
   DAY-B3 unearths {'seat': 1, 'card': 5, 'at': 10} (all)
   = 7279793290811276 131a5a2d539ef6dc
59: * spook
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (15,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 1} (but (1,)) reveals
   = 6607290c4d3e11cd ea64d7ad20358ad7
60: * nemesis, spy
   DAY-U2 reshuffled {'back': 0} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (2, 16)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 2} (but (1,)) reveals
   = 6d85ff087e1cddb4 6c076909c8612c11
61: 2 take spy
   DAY-B4 replaced {'seat': 1, 'card': 16, 'at': 10} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (2, 15)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (0, 16)} (all)
   DAY-SPY uses {'seat': 1, 'card': 16, 'effect': 16, 'again': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 0, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 16)} (all)
   = d5afa06a3fbd4ad6 2a130977b371b52e
62: 2 unearth
   DAY-B3 unearths {'seat': 1, 'card': 16, 'at': 10} (all)
   = 9627f7197dc25e6e 9b12cd6d480f00e3
63: * anger, challenge, spook
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (1, 5, 15)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = f22825378b625d9d 0edad7279f5d39f4
64: 2 take spook
   DAY-B4 replaced {'seat': 1, 'card': 15, 'at': 10} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 0, 'at': 10} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (1, 5)} (all) reveals
   = 09abe574a36b002b 0a800a65aa2b3568
65: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (77, 53)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 77, 'effect': 1, 'again': 0} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15, 'again': 0} (all)
   = efbb34fa2d35bdfd 4f8477d597a411ce
66: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 98, 'at': 8} (all)
   = aab8da6c5afa924a a6d0d3fb8fbd504d
67: * oaf, digger
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 98)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 2} (but (1,)) reveals
   = 85493e0e7d5db479 8b67c644207dd1ca
68: * anger
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (77,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 1} (but (1,)) reveals
   = bb185498836972e0 3a8ad7ed9d072ac8
69: 2 take digger
   DAY-B4 replaced {'seat': 1, 'card': 98, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (76, 77)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (77, 53)} (all)
   = b630a39d74c7e616 f71ce064a47b507d
70: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 53, 'old': 2} (all)
   DAY-F1 fight {'slot': 1, 'cards': (60, 98)} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22, 'again': 0} (all)
   = 363ab833e984ec2a 16ef8d249eb4c7c4
71: 1 deck unearth
   DAY-K1 picked-deck {'seat': 0, 'back': 2} (all)
   = f5904eb6695e6dd7 1b6c2006e5c43b5a
72: * challenge
   DAY-K1 drew {'seat': 0, 'card': 81} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 2} (but (0,)) reveals
   = f03beffb2f6401b9 d71e2293029c4aa3
73: 1 discard spook
   DAY-K1 discarded {'seat': 0, 'card': 91} (all) reveals
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22, 'again': 0} (all)
   = c8ca60d7965f2a28 fea1964e8385ed12
74: 2 deck power-up
   DAY-K1 picked-deck {'seat': 1, 'back': 1} (all)
   = a9246580acf4ce8c 7f68623db5f8374c
75: * return
   DAY-K1 drew {'seat': 1, 'card': 52} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 1} (but (1,)) reveals
   = 353b63b02768c262 3ec9c33da5a23113
76: 2 discard return
   DAY-K1 discarded {'seat': 1, 'card': 52} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (60, 98)} (all)
   = afc80a8038844509 d60655668170273d
77: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 60, 'old': 2} (all)
   DAY-F1 fight {'slot': 0, 'cards': (1, 43)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1, 'again': 0} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-CHALLENGE uses {'seat': 1, 'card': 43, 'effect': 5, 'again': 0} (all)
   = 1c7c8e552a43fbef f0628d294efb8493
78: 2 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 1, 'back': 2} (all)
   = 2b68b2dde521d603 c081dac2ff5368f2
79: * digger
   DAY-CHALLENGE revealed {'seat': 1, 'card': 98, 'power': 6} (all) reveals
   = dfdc4eb66ff0fc91 f9dc0bd9e7cad64f
80: * spy
   DAY-CHALLENGE revealed {'seat': 0, 'card': 92, 'power': 6} (all) reveals
   DAY-CHALLENGE challenge-lost {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 43, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 43)} (all)
   = 2951f6fa35f04ace 03f5a7c0e6228ebf
81: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 15, 'total': 30} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 17} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 5, 'seat': 1} (all)
   = da36f5ef14a04977 99c65610d69579f8
82: 1 summon power-up spook
   DAY-R12 chose {'seat': 0} (all)
   = f07f30e88039886b 54c1eaae486568a0
83: 2 summon double digger
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 53, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 22, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (1, 77, 0, 91, 60)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (43, 98, 15, 81, 53)} (all) reveals
   DAY-F1 fight {'slot': 4, 'cards': (60, 53)} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15, 'again': 0} (all)
   = fffc9f3bab65eb86 41f2c4163867f093
84: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 43, 'at': 7} (all)
   = 543f9802d11c60c1 2077de6dc0c88c00
85: * return, spy, twin
   DAY-U2 reshuffled {'back': 1} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (52, 54, 57)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = f4f2efbe2727ca7b 89220ec4b1b5059c
86: 2 take twin
   DAY-B4 replaced {'seat': 1, 'card': 57, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (52, 54)} (all) reveals
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15, 'again': 1} (all)
   = 77e05a129d75ec82 7d711d15bd9a21c4
87: 2 own slot 4
   DAY-B3 unearths {'seat': 1, 'card': 81, 'at': 10} (all)
   = 2813fd83cd87e9c2 c7006563328f5f59
88: * return, twin
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (90, 95)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 2} (but (1,)) reveals
   = f2c6463fd955dc66 f345acc4558ea6d8
89: * spy
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (92,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 1} (but (1,)) reveals
   = ab19ec4968c4e74c 11327d6a68843a88
90: 2 take return
   DAY-B4 replaced {'seat': 1, 'card': 90, 'at': 10} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (92, 95)} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22, 'again': 0} (all)
   = 7d46df0c6e2c9b3d 14fa3e3539a61662
91: 1 deck double
   DAY-K1 picked-deck {'seat': 0, 'back': 0} (all)
   = 0406b305158c20b7 1a6d5283c36e0fe3
92: * return
   DAY-K1 drew {'seat': 0, 'card': 14} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 0} (but (0,)) reveals
   = 322a4efa7b070de6 4e4203bc1a1d6824
93: 1 discard oaf
   DAY-K1 discarded {'seat': 0, 'card': 0} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (60, 53)} (all)
   = 6e7a00b0969b7b1b d5f656185a0d5d0c
94: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 53, 'old': 0} (all)
   DAY-F1 fight {'slot': 3, 'cards': (91, 90)} (all)
   DAY-RETURN uses {'seat': 1, 'card': 90, 'effect': 14, 'again': 0} (all)
   = 7c15f9195562ce7c 58462063922f65ab
95: 2 take spy
   DAY-RETURN returned {'seat': 1, 'card': 92, 'old': 90} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 91, 'effect': 15, 'again': 0} (all)
   = 2770ffb022f2a0a8 fc9c6d33b07286db
96: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 91, 'at': 3} (all)
   = be2657bb7432d42d 53d7754660bc0ba5
97: * oaf, anger, spook
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (76, 77, 91)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = bfc76975bd117718 d5d688f1f0d42b30
98: 1 take anger
   DAY-B4 replaced {'seat': 0, 'card': 77, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (76, 91)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 92, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (77, 92)} (all)
   = dfa9ebc9b2400c57 f0155115568a9452
99: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (0, 15)} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 15, 'effect': 15, 'again': 0} (all)
   = 7daa6bd49303c730 8e2ce1af8f1ade39
100: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 57, 'at': 7} (all)
   = 4153888b8acc9318 168b44aef6ce6a42
101: * anger, nemesis, challenge
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (39, 40, 43)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = f0a54df5bb6119b4 a5e03ea9eb39ad36
102: 2 take anger
   DAY-B4 replaced {'seat': 1, 'card': 39, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (40, 43)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 15, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 15)} (all)
   = c0be33183f670aed 309ea06423ab6f45
103: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 15, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (77, 98)} (all)
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22, 'again': 0} (all)
   = f8d1e17e65048001 6a656dbcc11c5b0a
104: 2 deck power-up
   DAY-K1 picked-deck {'seat': 1, 'back': 1} (all)
   = a178e446c7021385 1b636835c0ae246e
105: * digger
   DAY-K1 drew {'seat': 1, 'card': 60} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 1} (but (1,)) reveals
   = 927028138b71f84b 91654102f6743676
106: 2 discard digger
   DAY-K1 discarded {'seat': 1, 'card': 60} (all) reveals
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22, 'again': 1} (all)
   = 0c4f83b2f5cc64a7 d33e1491a3d76e95
107: 2 deck unearth
   DAY-K1 picked-deck {'seat': 1, 'back': 2} (all)
   = f42ebdefd85c09e5 8beaadfc0d20e3e4
108: * challenge
   DAY-K1 drew {'seat': 1, 'card': 81} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 2} (but (1,)) reveals
   = f7b831eceeab28fb f4d1068c848230b8
109: 2 discard challenge
   DAY-K1 discarded {'seat': 1, 'card': 81} (all) reveals
   DAY-ANGER uses {'seat': 0, 'card': 77, 'effect': 1, 'again': 0} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (77, 98)} (all)
   = 9b72250364de2061 db393b9328caf709
110: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 98, 'old': 0} (all)
   = 2f43d8ae42ff1b95 57ee65d66f872bac
111: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 22, 'at': 9} (all) reveals
   = acf7598f259eb3ea 588e788a7345cc3f
112: * challenge, digger
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (5, 22)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 2} (but (1,)) reveals
   = f478b649b6c9a07a 29760b4f379f4ad7
113: * nemesis
   DAY-U2 reshuffled {'back': 0} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (2,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 1} (but (1,)) reveals
   = d1dca6da9f9869a2 3497e03065d5be80
114: 2 take challenge
   DAY-B4 replaced {'seat': 1, 'card': 5, 'at': 9} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 0, 'at': 9} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (2, 22)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (1, 39)} (all)
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1, 'again': 0} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1, 'again': 0} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 39)} (all)
   = 9d114b4e4abae49a 9e9da191ccdcf3ee
115: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 39, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 21, 'total': 51} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 23} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 6, 'seat': 0} (all)
   = 108819627ea578b9 0c2b92368f9712d3
116: 1 summon unearth challenge
   DAY-R12 chose {'seat': 0} (all)
   = 54d1fa472065f1b6 b8ef4d790d8a87ed
117: 2 summon unearth nemesis
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 81, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 78, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (1, 77, 0, 77, 60, 53)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (92, 5, 53, 15, 98, 39)} (all) reveals
   = 0ca6b741cfd852db c8e6dfe4d8a48296
118: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 81, 'at': 6} (all) reveals
   = caa36169f1a2cffb 81494d5e46b49319
119: * digger
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (98,)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 1} (but (0,)) reveals
   = 2762cad57eb57694 21360835a682787f
120: * challenge, spook
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (81, 91)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 2} (but (0,)) reveals
   = 11ef99db6e30dcb5 e8e36c5534addabc
121: 1 take challenge
   DAY-B4 replaced {'seat': 0, 'card': 81, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (91, 98)} (all) reveals
   = 0e7cea5f20ad7c35 2b1992b2e5844293
122: 2 own slot 4
   DAY-B3 unearths {'seat': 1, 'card': 15, 'at': 10} (all)
   = fcaa3cf65dee18c7 86395f360904c277
123: * oaf, anger, spy
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (0, 1, 16)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 30932cc866b58564 71a5cb3371bcb733
124: 2 take oaf
   DAY-B4 replaced {'seat': 1, 'card': 0, 'at': 10} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (1, 16)} (all) reveals
   DAY-F1 fight {'slot': 5, 'cards': (53, 39)} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 53, 'effect': 15, 'again': 0} (all)
   = e510769090245b11 abf1086744bebd56
125: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 77, 'at': 3} (all)
   = b4e8398cb7d1a326 5e6931c8e380a1bb
126: * challenge, return, spook
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (81, 90, 91)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = b962ae0544812af0 37bdc2403c5d4b68
127: 1 take return
   DAY-B4 replaced {'seat': 0, 'card': 90, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (81, 91)} (all) reveals
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1, 'again': 0} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F4 won {'seat': 1, 'cards': (53, 39)} (all)
   = cc542987a00089b4 82fea447a8624d34
128: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 53, 'old': 2} (all)
   DAY-F1 fight {'slot': 4, 'cards': (60, 98)} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22, 'again': 0} (all)
   = 52d56882ff6d36f4 35f1711c6d4741ca
129: 1 deck unearth
   DAY-K1 picked-deck {'seat': 0, 'back': 2} (all)
   = a5308588d9159798 eaab326a57ac313a
130: * oaf
   DAY-K1 drew {'seat': 0, 'card': 76} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 2} (but (0,)) reveals
   = 66ba1302ca081f7d 2da9c7b77fce55c8
131: 1 discard oaf
   DAY-K1 discarded {'seat': 0, 'card': 76} (all) reveals
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22, 'again': 0} (all)
   = 17adee88b840a0a1 11e968dc2f96c919
132: 2 deck power-up
   DAY-K1 picked-deck {'seat': 1, 'back': 1} (all)
   = 0ef5a077d643d0c7 dbf4dad1ad53d75a
133: * challenge
   DAY-K1 drew {'seat': 1, 'card': 43} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 1} (but (1,)) reveals
   = 23959b4ebbac506f e281ba8ce43f81f7
134: 2 discard oaf
   DAY-K1 discarded {'seat': 1, 'card': 38} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (60, 98)} (all)
   = 515e989688741c1e e7f62b41aa18aafd
135: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 98, 'old': 2} (all)
   = 46425e8091d653d2 77d856ea53104469
136: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 92, 'at': 7} (all)
   = bb5f9ce7b536df7f a2a4a9877e4240d8
137: * twin
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (95,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 1} (but (1,)) reveals
   = c3cbdbddcb3265e7 fdba03bdc881bcfd
138: * challenge, digger
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (81, 98)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 2} (but (1,)) reveals
   = 1fa8a3ee00a4002f 04ce40cb987ee958
139: 2 take digger
   DAY-B4 replaced {'seat': 1, 'card': 98, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (81, 95)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (90, 0)} (all)
   DAY-RETURN uses {'seat': 0, 'card': 90, 'effect': 14, 'again': 0} (all)
   = 5a6ef488b59aebc7 5ac8928500ac729c
140: 1 take challenge
   DAY-RETURN returned {'seat': 0, 'card': 81, 'old': 90} (all)
   DAY-F3 sum {'seat': 0, 'card': 81, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 0, 'total': 7} (all)
   DAY-F4 won {'seat': 1, 'cards': (81, 0)} (all)
   = 9fff9a7cc9e39227 2acdacfd7a6a2053
141: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (0, 53)} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15, 'again': 0} (all)
   = 1bb6a2f9a20fc34d ed576b175d6b3445
142: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 98, 'at': 13} (all)
   = 4bdb4f85cb06f75f 7370e357e8a64852
143: * oaf, anger, spy
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 77, 92)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 71fe1693586d0c29 dae158d0fa140421
144: 2 take oaf
   DAY-B4 replaced {'seat': 1, 'card': 76, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (77, 92)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 53)} (all)
   = 354b9531ccb19b3d 85e067b3b6a28636
145: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (77, 5)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 77, 'effect': 1, 'again': 0} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-CHALLENGE uses {'seat': 1, 'card': 5, 'effect': 5, 'again': 0} (all)
   = 6eba5e77bca07fc8 f7506ef75543d952
146: 2 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 1, 'back': 2} (all)
   = 243bb5c758366310 822a836b97bdac5b
147: * spook
   DAY-CHALLENGE revealed {'seat': 1, 'card': 91, 'power': 5} (all) reveals
   = ed2e1d75abe5633f 58ed792cf348e760
148: * spook
   DAY-CHALLENGE revealed {'seat': 0, 'card': 91, 'power': 5} (all) reveals
   DAY-CHALLENGE challenge-lost {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 5, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (77, 5)} (all)
   = 6b44cb632ec440f7 e88ac58fab3e842b
149: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (1, 98)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1, 'again': 0} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22, 'again': 0} (all)
   = 8b399b93fbe97088 039a8d541978b50c
150: 2 deck double
   DAY-K1 picked-deck {'seat': 1, 'back': 0} (all)
   = f1a45c8dc49c15c9 892adb2849056d2c
151: * challenge
   DAY-K1 drew {'seat': 1, 'card': 5} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 0} (but (1,)) reveals
   = 3ba8be161242f25f 8a3b5e0e1b12a316
152: 2 discard challenge
   DAY-K1 discarded {'seat': 1, 'card': 5} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 98)} (all)
   = 6229d0d68c2a63c9 6914c02941e0e882
153: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 98, 'old': 2} (all)
   = afd724008a0b6ebe 4edb747d9878aa64
154: 2 own slot 5
   DAY-B3 unearths {'seat': 1, 'card': 78, 'at': 11} (all) reveals
   = 5582f19bbcbf30dc 37c6050268a81763
155: * spy, twin, digger
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (92, 95, 98)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 10425bb8162e56f0 dd7a2d9682f59547
156: 2 take digger
   DAY-B4 replaced {'seat': 1, 'card': 98, 'at': 11} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 11} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (92, 95)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 21, 'total': 72} (all)
   DAY-W1 scored {'seat': 1, 'points': 11, 'total': 34} (all)
   DAY-W3 ended {} (all)
   = ede99bb7cbd53e57 3a87ad7d471967bc
1 place 1 points 72; 2 place 2 points 34
