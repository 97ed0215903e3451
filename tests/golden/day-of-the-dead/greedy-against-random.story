   = 3b97e40a2e3279ff
1: * anger, greed, digger
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (1, 10, 22)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = cd76170b8a35a7b2
2: * challenge, spook, smug
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (43, 53, 69)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 065372b42a97e696
3: * cultivate, haunt, clumsy
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (83, 101, 109)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = a795a75a014bfe78
4: * control, moody, grudge
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (6, 12, 30)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = f0dd70ab8f372c0c
5: * vampire, envy, elder
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (56, 62, 66)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 14183787299b721e
6: * vampire, mimic, rally
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (94, 97, 102)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 1ba56f9fb70bc1de
7: * seat 1
   DAY-R9 lot {'seat': 0} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 0} (all)
   = 21e2fda6c8b604c4
8: 1 summon unearth clumsy
   DAY-R12 chose {'seat': 0} (all)
   = a9e5012c3d727c22
9: 2 summon power-up vampire
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 109, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 56, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 0} (but (1,)) reveals
   = bb36efebdc179a12
10: 1 summon power-up smug
   DAY-R12 chose {'seat': 0} (all)
   = c4c7a1ac619378b0
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
   = 4b9d99036678a456
12: 1 summon power-up challenge
   DAY-R12 chose {'seat': 0} (all)
   = bac4c86c8bb76a5d
13: 2 summon unearth vampire
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 43, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 94, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (56, 12)} (all) reveals
   = d4737318c515067d
14: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 12, 'at': 8} (all)
   = 7cb33259d7e4091e
15: * cancel, mimic, martyr
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (4, 21, 35)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = e52ae99ba54f84fb
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
   = 0352e687f3353e7c
17: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 56)} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 56)} (all)
   = 3bf0dda0d65d2d80
18: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 14, 'total': 22} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 4} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 3, 'seat': 0} (all)
   = bfe37f9422355bd4
19: 1 summon double digger
   DAY-R12 chose {'seat': 0} (all)
   = f10d373688c8c107
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
   = 7d82306667ea2949
21: 1 deck power-up
   DAY-CHALLENGE picked-deck {'seat': 0, 'back': 1} (all)
   = 59a9f6752a960bf7
22: * gossip
   DAY-CHALLENGE revealed {'seat': 0, 'card': 72} (all) reveals
   = e1c02e577cfc4b76
23: * mob
   DAY-CHALLENGE revealed {'seat': 1, 'card': 65} (all) reveals
   DAY-CHALLENGE won-at-once {'seat': 0} (all)
   DAY-F4 won {'seat': 0, 'cards': (43, 94)} (all)
   = 4d7c95a0087d48bd
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
   = a4ce1208d98b5047
25: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 56)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 56)} (all)
   = a50dee2a80dd9bb2
26: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 56, 'old': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 18, 'total': 40} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 4} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 4, 'seat': 1} (all)
   = d33dbffddd770708
27: 1 summon double anger
   DAY-R12 chose {'seat': 0} (all)
   = a3a05ce1c6bf8cc0
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
   = cfddbfc0406af3ee
29: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 1090d0005ddb01ab
30: * moody
   DAY-K1 drew {'seat': 0, 'card': 50} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = dbf99c8ae3662366
31: 1 discard moody
   DAY-K1 discarded {'seat': 0, 'card': 50} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 22, 'effect': 22} (all)
   = 1a9ac39c5fda1ffa
32: 1 deck unearth
   DAY-K1 picked-deck {'seat': 0, 'back': 2} (all)
   = e2ac42d92f1cc192
33: * grief
   DAY-K1 drew {'seat': 0, 'card': 87} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 2} (but (0,)) reveals
   = 4f77393c34a1a10c
34: 1 discard cultivate
   DAY-K1 discarded {'seat': 0, 'card': 83} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 3, 'spirit': 2, 'total': 9} (all)
   DAY-F4 won {'seat': 1, 'cards': (22, 56)} (all)
   = 73d8de4774161b75
35: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 22, 'old': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (43, 30)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 30, 'effect': 30} (all)
   DAY-GRUDGE strengthened {'seat': 1, 'power': 5} (all)
   DAY-CHALLENGE uses {'seat': 0, 'card': 43, 'effect': 5} (all)
   = 6795b7dcd10d076c
36: 1 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 0, 'back': 2} (all)
   = b30ec3a770f67728
37: * mob
   DAY-CHALLENGE revealed {'seat': 0, 'card': 103} (all) reveals
   = 0252c6f660d08483
38: * eager
   DAY-CHALLENGE revealed {'seat': 1, 'card': 105} (all) reveals
   DAY-CHALLENGE uses {'seat': 0, 'card': 43, 'effect': 5} (all)
   = 955e9bf40dfa2c30
39: 1 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 0, 'back': 2} (all)
   = 450ddb7c1c5c96ea
40: * alchemy
   DAY-CHALLENGE revealed {'seat': 0, 'card': 79} (all) reveals
   = 0c8ebdafff6f7603
41: * oaf
   DAY-CHALLENGE revealed {'seat': 1, 'card': 76} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 43, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 30, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F4 won {'seat': 1, 'cards': (43, 30)} (all)
   = f42c69bc2f92713b
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
   = 0b9edbb21db8fcd4
43: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 94, 'old': 1} (all)
   = 33b3205a88c0eea9
44: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 56, 'at': 9} (all)
   = 09a5dfb8dfcb9d7b
45: * troll, twin, digger
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (55, 57, 60)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 2ca946736b8b52c7
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
   = 695512afaf60b106
47: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 4, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 14, 'total': 48} (all)
   DAY-W1 scored {'seat': 1, 'points': 7, 'total': 11} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 5, 'seat': 0} (all)
   = 2c994edb97cf895c
48: 1 summon unearth haunt
   DAY-R12 chose {'seat': 0} (all)
   = 265de537487505dd
49: 2 summon unearth rally
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 101, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 102, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69, 1, 22, 43)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (30, 57, 66, 94, 4)} (all) reveals
   = 46fe48c470ac787e
50: 1 own slot 5
   DAY-B3 unearths {'seat': 0, 'card': 43, 'at': 4} (all)
   = 84ecb841904e6afd
51: * alchemy, famine, grief
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (41, 46, 49)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 28eee52cb4807637
52: 1 take grief
   DAY-B4 replaced {'seat': 0, 'card': 49, 'at': 4} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (41, 46)} (all) reveals
   = ce587488c272b6cd
53: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 66, 'at': 9} (all)
   = cb1bcc0415748495
54: * cancel, control, mimic
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (42, 44, 59)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = a8e848a589b58a9e
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
   = cd88ff772a71aa57
56: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 49, 'old': 2} (all)
   DAY-F1 fight {'slot': 3, 'cards': (22, 94)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 94, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (22, 94)} (all)
   = 31cf16eaac0c0562
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
   = a923ba1a9347b68e
58: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (69, 57)} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-TWIN uses {'seat': 1, 'card': 57, 'effect': 19} (all)
   = 41d786dc73d9c61e
59: 2 own slot 5
   DAY-CANCEL uses {'seat': 1, 'card': 57, 'effect': 4} (all)
   DAY-F3 sum {'seat': 0, 'card': 69, 'printed': 6, 'effects': 2, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 57, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F4 won {'seat': 0, 'cards': (69, 57)} (all)
   = 9606f8c8636b41e0
60: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 57, 'old': 2} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 30)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 30, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 30)} (all)
   = b700836665c88d09
61: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 23, 'total': 71} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 14} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 6, 'seat': 1} (all)
   = 7505b3b784435a38
62: 1 summon power-up spook
   DAY-R12 chose {'seat': 0} (all)
   = 648c54d9408c4548
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
   = 9e7ba6b8819b0480
64: 2 own slot 3
   DAY-VAMPIRE uses {'seat': 1, 'card': 57, 'effect': 18} (all)
   DAY-VAMPIRE points {'seat': 0, 'points': -2, 'total': 69} (all)
   DAY-VAMPIRE strengthened {'seat': 1, 'power': 3} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 49, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 11} (all)
   DAY-F3 sum {'seat': 0, 'card': 49, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 57, 'printed': 3, 'effects': 3, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (49, 57)} (all)
   = 3f3e792cfc7a45a6
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
   = 79fbb26aa4e5a38f
66: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 90dfc57927e4daa6
67: * rally
   DAY-K1 drew {'seat': 0, 'card': 64} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 7a4127971e9c1f7d
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
   = 136026172f598ed6
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
   = b466a7ea2244a3ad
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
   = 92c38ead3996bd00
71: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 17, 'total': 84} (all)
   DAY-W1 scored {'seat': 1, 'points': 22, 'total': 33} (all)
   DAY-W3 ended {} (all)
   = 68fcfc3b70c67a8e
1 place 1 points 84; 2 place 2 points 33
