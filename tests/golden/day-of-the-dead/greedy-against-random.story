   = 79f12f1a0d116473
1: * anger, greed, digger
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (1, 10, 22)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 2a03b91ae64e8af3
2: * challenge, spook, smug
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (43, 53, 69)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 0a629edace505bea
3: * cultivate, haunt, clumsy
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (83, 101, 109)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 67f75bee88a36d52
4: * control, moody, grudge
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (6, 12, 30)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 81e11b182cac8eec
5: * vampire, envy, elder
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (56, 62, 66)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 6d04270ceea6c0e9
6: * vampire, mimic, rally
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (94, 97, 102)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = c67252c6d7547a58
7: * seat 1
   DAY-R9 lot {'seat': 0} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 0} (all)
   = 1b3134d2ba71b019
8: 1 summon unearth clumsy
   DAY-R12 chose {'seat': 0} (all)
   = 22839fdf46b95532
9: 2 summon power-up vampire
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 109, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 56, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 0} (but (1,)) reveals
   = c12046293201babe
10: 1 summon power-up smug
   DAY-R12 chose {'seat': 0} (all)
   = 8d1ce480bd3a2a00
11: 2 summon double moody
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 69, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 12, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109,)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (56,)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (109, 56)} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 109, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-VAMPIRE uses {'seat': 1, 'card': 56, 'effect': 18} (all)
   DAY-VAMPIRE points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-VAMPIRE strengthened {'seat': 1, 'power': 3} (all)
   DAY-VAMPIRE uses {'seat': 1, 'card': 56, 'effect': 18} (all)
   DAY-VAMPIRE points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-VAMPIRE strengthened {'seat': 1, 'power': 3} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 6, 'spirit': 0, 'total': 10} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 8} (all)
   DAY-W1 scored {'seat': 1, 'points': 4, 'total': 4} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 2, 'seat': 1} (all)
   = b36d6d86c7421376
12: 1 summon power-up challenge
   DAY-R12 chose {'seat': 0} (all)
   = 50a7d5505490fd93
13: 2 summon unearth vampire
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 43, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 94, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (56, 12)} (all) reveals
   = 581ad842087a668b
14: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 12, 'at': 8} (all)
   = 976dca02df3bff87
15: * cancel, mimic, martyr
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (4, 21, 35)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = ac5bc7de296f1a6b
16: 2 take cancel
   DAY-B4 replaced {'seat': 1, 'card': 4, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (21, 35)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (69, 4)} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-F3 sum {'seat': 0, 'card': 69, 'printed': 6, 'effects': 2, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 4, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (69, 4)} (all)
   = 59766e734f6b231c
17: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 56)} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 56)} (all)
   = b6bac0896701c0f6
18: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 14, 'total': 22} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 4} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 3, 'seat': 0} (all)
   = c481d60a745176d3
19: 1 summon double digger
   DAY-R12 chose {'seat': 0} (all)
   = caffa77d055a0f73
20: 2 summon double grudge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 22, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 30, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69, 43)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (56, 4, 94)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (43, 94)} (all)
   DAY-CHALLENGE uses {'seat': 0, 'card': 43, 'effect': 5} (all)
   = fd1311b5c153973a
21: 1 deck power-up
   DAY-CHALLENGE picked-deck {'seat': 0, 'back': 1} (all)
   = c1fb5c362f7965fb
22: * gossip
   DAY-CHALLENGE revealed {'seat': 0, 'card': 72} (all) reveals
   = 71d2aa8281c8e16a
23: * mob
   DAY-CHALLENGE revealed {'seat': 1, 'card': 65} (all) reveals
   DAY-CHALLENGE won-at-once {'seat': 0} (all)
   DAY-F4 won {'seat': 0, 'cards': (43, 94)} (all)
   = e8b33c30d2ad7e9d
24: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (69, 4)} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4} (all)
   DAY-F3 sum {'seat': 0, 'card': 69, 'printed': 6, 'effects': 4, 'spirit': 0, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 4, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (69, 4)} (all)
   = 7bac8f735591c62c
25: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 56)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 56)} (all)
   = fad8b4b4bcfbd614
26: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 56, 'old': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 18, 'total': 40} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 4} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 4, 'seat': 1} (all)
   = 86764c7f5947500d
27: 1 summon double anger
   DAY-R12 chose {'seat': 0} (all)
   = 3a61a41b3891eb62
28: 2 summon power-up elder
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 1, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 66, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69, 43, 22)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (4, 94, 30, 56)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (22, 56)} (all)
   DAY-VAMPIRE uses {'seat': 1, 'card': 56, 'effect': 18} (all)
   DAY-VAMPIRE points {'seat': 0, 'points': -2, 'total': 38} (all)
   DAY-VAMPIRE strengthened {'seat': 1, 'power': 3} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 22, 'effect': 22} (all)
   = ae55bf6300b42012
29: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 5b30842415d49f00
30: * moody
   DAY-K1 drew {'seat': 0, 'card': 50} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 7035014b92259a24
31: 1 discard moody
   DAY-K1 discarded {'seat': 0, 'card': 50} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 22, 'effect': 22} (all)
   = 302c3ab3dbd34ad0
32: 1 deck unearth
   DAY-K1 picked-deck {'seat': 0, 'back': 2} (all)
   = 49bf04f7fcee1770
33: * grief
   DAY-K1 drew {'seat': 0, 'card': 87} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 2} (but (0,)) reveals
   = 8e5f6fdf7f941bf9
34: 1 discard cultivate
   DAY-K1 discarded {'seat': 0, 'card': 83} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 3, 'spirit': 2, 'total': 9} (all)
   DAY-F4 won {'seat': 1, 'cards': (22, 56)} (all)
   = 61b6a398ee1efebd
35: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 22, 'old': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (43, 30)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 30, 'effect': 30} (all)
   DAY-GRUDGE strengthened {'seat': 1, 'power': 5} (all)
   DAY-CHALLENGE uses {'seat': 0, 'card': 43, 'effect': 5} (all)
   = 25fa4871b1446571
36: 1 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 0, 'back': 2} (all)
   = 4ab190775bc033cd
37: * mob
   DAY-CHALLENGE revealed {'seat': 0, 'card': 103} (all) reveals
   = 25b570cabe7aa89b
38: * eager
   DAY-CHALLENGE revealed {'seat': 1, 'card': 105} (all) reveals
   DAY-CHALLENGE uses {'seat': 0, 'card': 43, 'effect': 5} (all)
   = a7b861f964fe3e8b
39: 1 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 0, 'back': 2} (all)
   = be4bc4a3933dfcec
40: * alchemy
   DAY-CHALLENGE revealed {'seat': 0, 'card': 79} (all) reveals
   = 60ff3dad70a8df1b
41: * oaf
   DAY-CHALLENGE revealed {'seat': 1, 'card': 76} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 43, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 30, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F4 won {'seat': 1, 'cards': (43, 30)} (all)
   = 3f5322681b6097df
42: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 43, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (69, 94)} (all)
   DAY-VAMPIRE uses {'seat': 1, 'card': 94, 'effect': 18} (all)
   DAY-VAMPIRE points {'seat': 0, 'points': -2, 'total': 36} (all)
   DAY-VAMPIRE strengthened {'seat': 1, 'power': 3} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-F3 sum {'seat': 0, 'card': 69, 'printed': 6, 'effects': 2, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 94, 'printed': 4, 'effects': 3, 'spirit': 2, 'total': 9} (all)
   DAY-F4 won {'seat': 0, 'cards': (69, 94)} (all)
   = cee6e60d9c406b62
43: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 94, 'old': 1} (all)
   = 7db116a0bf0fa10e
44: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 56, 'at': 9} (all)
   = 4d4ab5ff2764b3b0
45: * troll, twin, digger
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (55, 57, 60)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 40dfa4ad87fbf6c3
46: 2 take twin
   DAY-B4 replaced {'seat': 1, 'card': 57, 'at': 9} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (55, 60)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (109, 4)} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 109, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 34} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 4, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 4)} (all)
   = 7d520f4ccf1f1e4a
47: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 4, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 14, 'total': 48} (all)
   DAY-W1 scored {'seat': 1, 'points': 7, 'total': 11} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 5, 'seat': 0} (all)
   = a895be0ec61002c9
48: 1 summon unearth haunt
   DAY-R12 chose {'seat': 0} (all)
   = 434baaf1569ee5a9
49: 2 summon unearth rally
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 101, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 102, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69, 1, 22, 43)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (30, 57, 66, 94, 4)} (all) reveals
   = 8cafe5dc06c0f22a
50: 1 own slot 5
   DAY-B3 unearths {'seat': 0, 'card': 43, 'at': 4} (all)
   = 7c3b13e15922a9ee
51: * alchemy, famine, grief
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (41, 46, 49)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = a25d78992a116ea9
52: 1 take grief
   DAY-B4 replaced {'seat': 0, 'card': 49, 'at': 4} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (41, 46)} (all) reveals
   = c89558a5588292fa
53: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 66, 'at': 9} (all)
   = 7efa6b72cec3bb80
54: * cancel, control, mimic
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (42, 44, 59)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = d99ac6a58e17fdf6
55: 2 take mimic
   DAY-B4 replaced {'seat': 1, 'card': 59, 'at': 9} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (42, 44)} (all) reveals
   DAY-F1 fight {'slot': 4, 'cards': (49, 4)} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 49, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 8} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4} (all)
   DAY-F3 sum {'seat': 0, 'card': 49, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 4, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (49, 4)} (all)
   = fa88bf17096c3ead
56: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 49, 'old': 2} (all)
   DAY-F1 fight {'slot': 3, 'cards': (22, 94)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 94, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (22, 94)} (all)
   = a7b431a167742ad7
57: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (1, 59)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-MIMIC uses {'seat': 1, 'card': 59, 'effect': 21} (all)
   DAY-ANGER uses {'seat': 1, 'card': 59, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 3, 'effects': 5, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 59, 'printed': 3, 'effects': 5, 'spirit': 0, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 59)} (all)
   = c622c04708aa6d2a
58: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (69, 57)} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-TWIN uses {'seat': 1, 'card': 57, 'effect': 19} (all)
   = 47db7e37e5d2de4c
59: 2 own slot 5
   DAY-CANCEL uses {'seat': 1, 'card': 57, 'effect': 4} (all)
   DAY-F3 sum {'seat': 0, 'card': 69, 'printed': 6, 'effects': 2, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 57, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F4 won {'seat': 0, 'cards': (69, 57)} (all)
   = 5ed19178e6d83b0a
60: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 57, 'old': 2} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 30)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 30, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 30)} (all)
   = 310a638c01d7450a
61: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 23, 'total': 71} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 14} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 6, 'seat': 1} (all)
   = 8bf4cf6343d0ddc4
62: 1 summon power-up spook
   DAY-R12 chose {'seat': 0} (all)
   = f6e2e1b42efc8e4b
63: 2 summon power-up envy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 53, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 62, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69, 1, 22, 101, 49)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (30, 59, 94, 4, 102, 57)} (all) reveals
   DAY-F1 fight {'slot': 5, 'cards': (49, 57)} (all)
   DAY-TWIN uses {'seat': 1, 'card': 57, 'effect': 19} (all)
   = 13fb028cc76f3c20
64: 2 own slot 3
   DAY-VAMPIRE uses {'seat': 1, 'card': 57, 'effect': 18} (all)
   DAY-VAMPIRE points {'seat': 0, 'points': -2, 'total': 69} (all)
   DAY-VAMPIRE strengthened {'seat': 1, 'power': 3} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 49, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 11} (all)
   DAY-F3 sum {'seat': 0, 'card': 49, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 57, 'printed': 3, 'effects': 3, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (49, 57)} (all)
   = 8b86cc728149cc1e
65: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 49, 'old': 1} (all)
   DAY-F1 fight {'slot': 4, 'cards': (101, 102)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 102, 'effect': 26} (all)
   DAY-HAUNT uses {'seat': 0, 'card': 101, 'effect': 25} (all)
   DAY-F3 sum {'seat': 0, 'card': 101, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 102, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F5 tied {'slot': 4} (all)
   DAY-F1 fight {'slot': 3, 'cards': (22, 4)} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 22, 'effect': 22} (all)
   = 096459b1655b0065
66: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 37e666eaa3e022d8
67: * rally
   DAY-K1 drew {'seat': 0, 'card': 64} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 6d22385273cf8ced
68: 1 discard rally
   DAY-K1 discarded {'seat': 0, 'card': 64} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 4, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F5 tied {'slot': 3} (all)
   DAY-F1 fight {'slot': 2, 'cards': (1, 94)} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F3 sum {'seat': 1, 'card': 94, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (1, 94)} (all)
   = 4d8bae4fa14bed7f
69: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (69, 59)} (all)
   DAY-MIMIC uses {'seat': 1, 'card': 59, 'effect': 21} (all)
   DAY-SMUG uses {'seat': 1, 'card': 59, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 1, 'power': -2} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-F3 sum {'seat': 0, 'card': 69, 'printed': 6, 'effects': 2, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 59, 'printed': 3, 'effects': -2, 'spirit': 2, 'total': 3} (all)
   DAY-F4 won {'seat': 0, 'cards': (69, 59)} (all)
   = 091d53e0aa29be29
70: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 59, 'old': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 30)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 30, 'effect': 30} (all)
   DAY-GRUDGE strengthened {'seat': 1, 'power': 5} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 109, 'effect': 33} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 67} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 30, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F4 won {'seat': 1, 'cards': (109, 30)} (all)
   = 5b2096137d91f443
71: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 17, 'total': 84} (all)
   DAY-W1 scored {'seat': 1, 'points': 22, 'total': 33} (all)
   DAY-W3 ended {} (all)
   = 8ed7725379d4671e
1 place 1 points 84; 2 place 2 points 33
