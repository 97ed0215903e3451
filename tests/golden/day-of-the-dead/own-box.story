   = 1318186b10db7b22
1: * anger, spook, spy
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (1, 15, 16)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 96651835c43b651e
2: * anger, challenge, return
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (39, 43, 52)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = e6ee15769586eeed
3: * anger, spook, spook
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (77, 91, 91)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = b0f2a3892e4b07ca
4: * return, twin, digger
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (14, 19, 22)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 91077f16486d16fc
5: * oaf, challenge, spook
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (38, 43, 53)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 9d69fcde32ee4f35
6: * nemesis, challenge, digger
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (78, 81, 98)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = e5206d4b4b1f9772
7: * seat 2
   DAY-R9 lot {'seat': 1} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 1} (all)
   = 27e760b2846c5cd8
8: 1 summon double spook
   DAY-R12 chose {'seat': 0} (all)
   = 4106c8daab9bd61f
9: 2 summon double return
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 15, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 14, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 0} (but (1,)) reveals
   = b8c4cab7b5030532
10: 1 summon power-up return
   DAY-R12 chose {'seat': 0} (all)
   = a7caedf621da2d2d
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
   = e142c79464549435
12: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 52, 'at': 6} (all) reveals
   = 758bc68d2d39bcd9
13: * spook, spy, digger
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (53, 54, 60)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = b123b745202d4436
14: 1 take digger
   DAY-B4 replaced {'seat': 0, 'card': 60, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 1, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (53, 54)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 15, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 14, 'printed': 3, 'effects': 0, 'spirit': 2, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (15, 14)} (all)
   = 5a395a3ef6e2cf08
15: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 14, 'old': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 5, 'total': 5} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 0} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 2, 'seat': 0} (all)
   = 34596834cb8e71e9
16: 1 summon double anger
   DAY-R12 chose {'seat': 0} (all)
   = 7ba29040b1c7d53f
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
   = e7ffe46a00572703
18: 1 deck double
   DAY-K1 picked-deck {'seat': 0, 'back': 0} (all)
   = bc9f912209d577ec
19: * oaf
   DAY-K1 drew {'seat': 0, 'card': 0} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 0} (but (0,)) reveals
   = 14228d5f31fbe4d3
20: 1 discard spy
   DAY-K1 discarded {'seat': 0, 'card': 16} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = d74a09ee3fed1bb9
21: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 8e5d81796d426558
22: * twin
   DAY-K1 drew {'seat': 0, 'card': 57} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 8be1076b7eb42c79
23: 1 discard challenge
   DAY-K1 discarded {'seat': 0, 'card': 43} (all) reveals
   DAY-RETURN uses {'seat': 1, 'card': 14, 'effect': 14} (all)
   = b26d8f8b2f1fa52b
24: 2 take spy
   DAY-RETURN returned {'seat': 1, 'card': 16, 'old': 14} (all)
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (60, 16)} (all)
   = 85883739a74afeb2
25: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 60, 'old': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (15, 53)} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 15, 'effect': 15} (all)
   = cfd9449ced4f5bdf
26: 1 their slot 1
   DAY-B3 unearths {'seat': 0, 'card': 53, 'at': 7} (all)
   = 6ede5b35b0bf05bb
27: * anger, nemesis, digger
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (39, 40, 60)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = ed8ef17d04734a14
28: 1 take nemesis
   DAY-B4 replaced {'seat': 0, 'card': 40, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (39, 60)} (all) reveals
   DAY-NEMESIS uses {'seat': 1, 'card': 40, 'effect': 2} (all)
   DAY-NEMESIS won-at-once {'seat': 1} (all)
   DAY-F4 won {'seat': 1, 'cards': (15, 40)} (all)
   = 27aa6764271cc13e
29: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 5} (all)
   DAY-W1 scored {'seat': 1, 'points': 7, 'total': 7} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 3, 'seat': 1} (all)
   = ad86e11bc7266d5e
30: 1 summon unearth anger
   DAY-R12 chose {'seat': 0} (all)
   = 19b2ef77e482d7ae
31: 2 summon unearth digger
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 77, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 98, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (15, 1, 60)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (40, 16, 43)} (all) reveals
   = eaf33a7c53e7859a
32: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 43, 'at': 9} (all)
   = caef0d843d1f6a25
33: * anger, challenge, spook
   DAY-U2 reshuffled {'back': 1} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (39, 43, 53)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = c716d6e6e8f530f4
34: 2 take spook
   DAY-B4 replaced {'seat': 1, 'card': 53, 'at': 9} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (39, 43)} (all) reveals
   = 552b6971745702a5
35: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 77, 'at': 6} (all) reveals
   = 3dc5449f5647b6dc
36: * anger, spy, twin
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (77, 92, 95)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 802c230d67bddd75
37: 1 take anger
   DAY-B4 replaced {'seat': 0, 'card': 77, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (92, 95)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (60, 53)} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15} (all)
   = bb08932ad200154d
38: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 40, 'at': 7} (all)
   = 0e5b10ea59c943c3
39: * challenge, spy, digger
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (43, 54, 60)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 8a3bf01bc475af55
40: 2 take challenge
   DAY-B4 replaced {'seat': 1, 'card': 43, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (54, 60)} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = e5326b5f615dbd6b
41: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 4e67f9a2b5480a83
42: * spook
   DAY-K1 drew {'seat': 0, 'card': 53} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 2fad57614c891bdc
43: 1 discard twin
   DAY-K1 discarded {'seat': 0, 'card': 57} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (60, 53)} (all)
   = bcaf574594a489ca
44: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 53, 'old': 2} (all)
   DAY-F1 fight {'slot': 1, 'cards': (1, 16)} (all)
   DAY-SPY uses {'seat': 1, 'card': 16, 'effect': 16} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 16)} (all)
   = d1031c9341a60efa
45: 2 unearth
   DAY-B3 unearths {'seat': 1, 'card': 16, 'at': 8} (all)
   = cc8d8284127821ed
46: * anger, challenge, challenge
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (1, 5, 5)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 08d68d46c220f5c0
47: 2 take challenge
   DAY-B4 replaced {'seat': 1, 'card': 5, 'at': 8} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 0, 'at': 8} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (1, 5)} (all) reveals
   = 413d15e4c1067c98
48: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 5, 'old': 1} (only (1,))
   DAY-F7 became-spirit-hidden {'seat': 1, 'back': 0, 'old': 1} (but (1,))
   DAY-F1 fight {'slot': 0, 'cards': (15, 43)} (all)
   DAY-CHALLENGE uses {'seat': 1, 'card': 43, 'effect': 5} (all)
   = 904d577c8657e36c
49: 2 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 1, 'back': 2} (all)
   = bb3286ce006e7f49
50: * challenge
   DAY-CHALLENGE revealed {'seat': 1, 'card': 81} (all) reveals
   = cc40a1e1289a49a2
51: * return
   DAY-CHALLENGE revealed {'seat': 0, 'card': 90} (all) reveals
   DAY-CHALLENGE won-at-once {'seat': 1} (all)
   DAY-F4 won {'seat': 1, 'cards': (15, 43)} (all)
   = 170b504d6f84c49a
52: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 15, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 10, 'total': 15} (all)
   DAY-W1 scored {'seat': 1, 'points': 4, 'total': 11} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 4, 'seat': 0} (all)
   = 50a23f099b6276f4
53: 1 summon unearth spook
   DAY-R12 chose {'seat': 0} (all)
   = 0337830da2c786c1
54: 2 summon unearth challenge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 91, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 81, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (1, 60, 77, 15)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (43, 98, 53, 5)} (all) reveals
   = e9ca00cb200cf95b
55: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 15, 'at': 3} (all)
   = f834bc21a7bb2584
56: * oaf, nemesis, digger
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (0, 2, 22)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 8d5df9f979c678fd
57: 1 take oaf
   DAY-B4 replaced {'seat': 0, 'card': 0, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (2, 22)} (all) reveals
   = 7f385a745f3fc01d
58: 2 own slot 4
   DAY-B3 unearths {'seat': 1, 'card': 5, 'at': 10} (all)
   = c6d85a97d7b6d408
59: * spook
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (15,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 1} (but (1,)) reveals
   = e05907f104ebab6f
60: * nemesis, spy
   DAY-U2 reshuffled {'back': 0} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (2, 16)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 2} (but (1,)) reveals
   = 5eb156a31af7486a
61: 2 take spy
   DAY-B4 replaced {'seat': 1, 'card': 16, 'at': 10} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (2, 15)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (0, 16)} (all)
   DAY-SPY uses {'seat': 1, 'card': 16, 'effect': 16} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 0, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 16)} (all)
   = 4763da865bb343b7
62: 2 unearth
   DAY-B3 unearths {'seat': 1, 'card': 16, 'at': 10} (all)
   = 56a3597331ff097d
63: * anger, challenge, spook
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (1, 5, 15)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = ec229fbbb58653e2
64: 2 take spook
   DAY-B4 replaced {'seat': 1, 'card': 15, 'at': 10} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 0, 'at': 10} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (1, 5)} (all) reveals
   = 4a1dc2860d73afc5
65: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (77, 53)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 77, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15} (all)
   = 453904bd6d444c91
66: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 98, 'at': 8} (all)
   = 9f939f7318fec727
67: * oaf, digger
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 98)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 2} (but (1,)) reveals
   = 66bfd10bfc457c45
68: * anger
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (77,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 1} (but (1,)) reveals
   = 617e47549e5177b0
69: 2 take digger
   DAY-B4 replaced {'seat': 1, 'card': 98, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (76, 77)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (77, 53)} (all)
   = 0a95aeb1094e3b11
70: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 53, 'old': 2} (all)
   DAY-F1 fight {'slot': 1, 'cards': (60, 98)} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = 1ee4583a4fa40034
71: 1 deck unearth
   DAY-K1 picked-deck {'seat': 0, 'back': 2} (all)
   = c64abaee9bde63ac
72: * challenge
   DAY-K1 drew {'seat': 0, 'card': 81} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 2} (but (0,)) reveals
   = decc2501b9fa2e5c
73: 1 discard spook
   DAY-K1 discarded {'seat': 0, 'card': 91} (all) reveals
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = 50de9849ca6d1716
74: 2 deck power-up
   DAY-K1 picked-deck {'seat': 1, 'back': 1} (all)
   = 43a2d6d553507752
75: * return
   DAY-K1 drew {'seat': 1, 'card': 52} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 1} (but (1,)) reveals
   = 4a6e1c6cdedf9c93
76: 2 discard return
   DAY-K1 discarded {'seat': 1, 'card': 52} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (60, 98)} (all)
   = 9d1ebdf0d98df150
77: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 60, 'old': 2} (all)
   DAY-F1 fight {'slot': 0, 'cards': (1, 43)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-CHALLENGE uses {'seat': 1, 'card': 43, 'effect': 5} (all)
   = 9bc0081d9ce07213
78: 2 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 1, 'back': 2} (all)
   = 1d29fbe1d5e5befe
79: * digger
   DAY-CHALLENGE revealed {'seat': 1, 'card': 98} (all) reveals
   = 9e0e85013dfa7af5
80: * spy
   DAY-CHALLENGE revealed {'seat': 0, 'card': 92} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 43, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 43)} (all)
   = 6a98aa9631cb4152
81: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 15, 'total': 30} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 17} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 5, 'seat': 1} (all)
   = 940550f094d802c8
82: 1 summon power-up spook
   DAY-R12 chose {'seat': 0} (all)
   = a933492c9d812fde
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
   = 8730d58bbdbac576
84: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 43, 'at': 7} (all)
   = e76bb3fb0bae120f
85: * return, spy, twin
   DAY-U2 reshuffled {'back': 1} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (52, 54, 57)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = bcffbf8326b21045
86: 2 take twin
   DAY-B4 replaced {'seat': 1, 'card': 57, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (52, 54)} (all) reveals
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15} (all)
   = 13b31aa2e150d8ba
87: 2 own slot 4
   DAY-B3 unearths {'seat': 1, 'card': 81, 'at': 10} (all)
   = 7d229ac41a8be7e0
88: * return, twin
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (90, 95)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 2} (but (1,)) reveals
   = d4127e4b206d357b
89: * spy
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (92,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 1} (but (1,)) reveals
   = b5dd7a00df072b65
90: 2 take return
   DAY-B4 replaced {'seat': 1, 'card': 90, 'at': 10} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (92, 95)} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = b74798b269f6a88e
91: 1 deck double
   DAY-K1 picked-deck {'seat': 0, 'back': 0} (all)
   = 3911731a9e0bf916
92: * return
   DAY-K1 drew {'seat': 0, 'card': 14} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 0} (but (0,)) reveals
   = a47e5239dc0c5a33
93: 1 discard oaf
   DAY-K1 discarded {'seat': 0, 'card': 0} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (60, 53)} (all)
   = c40d886b31e4c26e
94: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 53, 'old': 0} (all)
   DAY-F1 fight {'slot': 3, 'cards': (91, 90)} (all)
   DAY-RETURN uses {'seat': 1, 'card': 90, 'effect': 14} (all)
   = 339a8bd29cd47c4c
95: 2 take spy
   DAY-RETURN returned {'seat': 1, 'card': 92, 'old': 90} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 91, 'effect': 15} (all)
   = 66e64ef134f92621
96: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 91, 'at': 3} (all)
   = 4da4a0902db81886
97: * oaf, anger, spook
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (76, 77, 91)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 4537e0e5b07c4630
98: 1 take anger
   DAY-B4 replaced {'seat': 0, 'card': 77, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (76, 91)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 92, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (77, 92)} (all)
   = 462b858470b0e06a
99: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (0, 15)} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 15, 'effect': 15} (all)
   = 13069d274aacdd38
100: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 57, 'at': 7} (all)
   = 9e3fa32f68ff4aac
101: * anger, nemesis, challenge
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (39, 40, 43)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 8b2e7e95b55bed30
102: 2 take anger
   DAY-B4 replaced {'seat': 1, 'card': 39, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (40, 43)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 15, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 15)} (all)
   = c6444b7aff324e7e
103: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 15, 'old': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (77, 98)} (all)
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = 7f834edd613d86bb
104: 2 deck power-up
   DAY-K1 picked-deck {'seat': 1, 'back': 1} (all)
   = 6da079ec83a925f7
105: * digger
   DAY-K1 drew {'seat': 1, 'card': 60} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 1} (but (1,)) reveals
   = c02f76aea03e22e5
106: 2 discard digger
   DAY-K1 discarded {'seat': 1, 'card': 60} (all) reveals
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = 52bebd9dd022d520
107: 2 deck unearth
   DAY-K1 picked-deck {'seat': 1, 'back': 2} (all)
   = 7b9c42b6d8b87156
108: * challenge
   DAY-K1 drew {'seat': 1, 'card': 81} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 2} (but (1,)) reveals
   = 83959f7b6b387b5d
109: 2 discard challenge
   DAY-K1 discarded {'seat': 1, 'card': 81} (all) reveals
   DAY-ANGER uses {'seat': 0, 'card': 77, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (77, 98)} (all)
   = f4132e9a2178b144
110: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 98, 'old': 0} (all)
   = ebbbe8d152ada44f
111: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 22, 'at': 9} (all) reveals
   = 78e3ccf1924f0b2e
112: * challenge, digger
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (5, 22)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 2} (but (1,)) reveals
   = 05bd7848692d3ce5
113: * nemesis
   DAY-U2 reshuffled {'back': 0} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (2,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 1} (but (1,)) reveals
   = 1f5f00cd645b2cee
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
   = 3acaa35e33f41f37
115: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 39, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 21, 'total': 51} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 23} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 6, 'seat': 0} (all)
   = 2b92c41c264ce6aa
116: 1 summon unearth challenge
   DAY-R12 chose {'seat': 0} (all)
   = 3555793e962819f3
117: 2 summon unearth nemesis
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 81, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 78, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (1, 77, 0, 77, 60, 53)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (92, 5, 53, 15, 98, 39)} (all) reveals
   = bea27ccbd5d71f3f
118: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 81, 'at': 6} (all) reveals
   = 36b1acfab24cfd74
119: * digger
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (98,)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 1} (but (0,)) reveals
   = 626828059138cf74
120: * challenge, spook
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (81, 91)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 2} (but (0,)) reveals
   = b04ee4b4bd909404
121: 1 take challenge
   DAY-B4 replaced {'seat': 0, 'card': 81, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (91, 98)} (all) reveals
   = 475f23e5f1e07a0b
122: 2 own slot 4
   DAY-B3 unearths {'seat': 1, 'card': 15, 'at': 10} (all)
   = 3847eaa4dabd7032
123: * oaf, anger, spy
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (0, 1, 16)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 9dcde53f19780814
124: 2 take oaf
   DAY-B4 replaced {'seat': 1, 'card': 0, 'at': 10} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (1, 16)} (all) reveals
   DAY-F1 fight {'slot': 5, 'cards': (53, 39)} (all)
   DAY-SPOOK uses {'seat': 0, 'card': 53, 'effect': 15} (all)
   = fd962bcabcb160be
125: 1 own slot 4
   DAY-B3 unearths {'seat': 0, 'card': 77, 'at': 3} (all)
   = 3e2d07152aeed7c3
126: * challenge, return, spook
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (81, 90, 91)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 0a801976fa30682a
127: 1 take return
   DAY-B4 replaced {'seat': 0, 'card': 90, 'at': 3} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (81, 91)} (all) reveals
   DAY-ANGER uses {'seat': 1, 'card': 39, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F3 sum {'seat': 1, 'card': 39, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F4 won {'seat': 1, 'cards': (53, 39)} (all)
   = 62d7bfc8d7b8cadf
128: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 53, 'old': 2} (all)
   DAY-F1 fight {'slot': 4, 'cards': (60, 98)} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 60, 'effect': 22} (all)
   = 202aba6346b8ba3e
129: 1 deck unearth
   DAY-K1 picked-deck {'seat': 0, 'back': 2} (all)
   = b5eed8dcf11b83c9
130: * oaf
   DAY-K1 drew {'seat': 0, 'card': 76} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 2} (but (0,)) reveals
   = e0389e529cba2b4b
131: 1 discard oaf
   DAY-K1 discarded {'seat': 0, 'card': 76} (all) reveals
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = d7532e1b72c1500f
132: 2 deck power-up
   DAY-K1 picked-deck {'seat': 1, 'back': 1} (all)
   = a6d27816b89ea720
133: * challenge
   DAY-K1 drew {'seat': 1, 'card': 43} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 1} (but (1,)) reveals
   = 7f4aa5b7cf37ab72
134: 2 discard oaf
   DAY-K1 discarded {'seat': 1, 'card': 38} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 60, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (60, 98)} (all)
   = c4a3b7dd3348b811
135: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 98, 'old': 2} (all)
   = 3c34ea5862c52a7f
136: 2 own slot 1
   DAY-B3 unearths {'seat': 1, 'card': 92, 'at': 7} (all)
   = 4d0c1a243d2417d1
137: * twin
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (95,)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 1} (but (1,)) reveals
   = 100c5cc61e4d25a9
138: * challenge, digger
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (81, 98)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 2} (but (1,)) reveals
   = d963a1052096ca20
139: 2 take digger
   DAY-B4 replaced {'seat': 1, 'card': 98, 'at': 7} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (81, 95)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (90, 0)} (all)
   DAY-RETURN uses {'seat': 0, 'card': 90, 'effect': 14} (all)
   = 6d958afd2b1697fd
140: 1 take challenge
   DAY-RETURN returned {'seat': 0, 'card': 81, 'old': 90} (all)
   DAY-F3 sum {'seat': 0, 'card': 81, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 0, 'total': 7} (all)
   DAY-F4 won {'seat': 1, 'cards': (81, 0)} (all)
   = 17947bb867454ebf
141: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (0, 53)} (all)
   DAY-SPOOK uses {'seat': 1, 'card': 53, 'effect': 15} (all)
   = 7b0127eccf205927
142: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 98, 'at': 13} (all)
   = f89fc18839471ec9
143: * oaf, anger, spy
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (76, 77, 92)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = d18413b44d14f1cb
144: 2 take oaf
   DAY-B4 replaced {'seat': 1, 'card': 76, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (77, 92)} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 53, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (0, 53)} (all)
   = 4209b9bfceb194f9
145: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (77, 5)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 77, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-CHALLENGE uses {'seat': 1, 'card': 5, 'effect': 5} (all)
   = 66b5d4c3d3f75450
146: 2 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 1, 'back': 2} (all)
   = 993c3aba97611ce1
147: * spook
   DAY-CHALLENGE revealed {'seat': 1, 'card': 91} (all) reveals
   = e140c0c5d329945c
148: * spook
   DAY-CHALLENGE revealed {'seat': 0, 'card': 91} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 77, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 5, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (77, 5)} (all)
   = 8a0c80af20a857bc
149: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (1, 98)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-DIGGER uses {'seat': 1, 'card': 98, 'effect': 22} (all)
   = 647972dd244df848
150: 2 deck double
   DAY-K1 picked-deck {'seat': 1, 'back': 0} (all)
   = ea2862298a3ad6d4
151: * challenge
   DAY-K1 drew {'seat': 1, 'card': 5} (only (1,)) reveals
   DAY-K1 drew-hidden {'seat': 1, 'back': 0} (but (1,)) reveals
   = 2622dbb847e4799d
152: 2 discard challenge
   DAY-K1 discarded {'seat': 1, 'card': 5} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 98, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 98)} (all)
   = 4b80e89e479ebbd9
153: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 98, 'old': 2} (all)
   = 96479b689a5e84f0
154: 2 own slot 5
   DAY-B3 unearths {'seat': 1, 'card': 78, 'at': 11} (all) reveals
   = 93bbb5164af5392c
155: * spy, twin, digger
   DAY-U2 reshuffled {'back': 2} (all) reveals
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (92, 95, 98)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 967d0d4938a706d5
156: 2 take digger
   DAY-B4 replaced {'seat': 1, 'card': 98, 'at': 11} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 11} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (92, 95)} (all) reveals
   DAY-W1 scored {'seat': 0, 'points': 21, 'total': 72} (all)
   DAY-W1 scored {'seat': 1, 'points': 11, 'total': 34} (all)
   DAY-W3 ended {} (all)
   = 36882a479d6c8059
1 place 1 points 72; 2 place 2 points 34
