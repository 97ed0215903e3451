   = c802e2b7f015bc9e 8c20982bfe6bfcfe
1: * anger, greed, digger
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (1, 10, 22)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 900179610484f406 ce42f7bfcd7358cd
2: * challenge, spook, smug
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (43, 53, 69)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = bc3543da9f556a4b d96a3bda1f001bcd
3: * cultivate, haunt, clumsy
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (83, 101, 109)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 3d049a71736e037b 7b74652b5fbef43a
4: * control, moody, grudge
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (6, 12, 30)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 7f316593ac20eb44 d0c4c1a85db08994
5: * vampire, envy, elder
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (56, 62, 66)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 202955c1e6bfc89c b10883cca85aeaf2
6: * vampire, mimic, rally
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (94, 97, 102)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 508b98a71aa90414 247b56360e6ca0b1
7: * seat 1
   DAY-R9 lot {'seat': 0} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 0} (all)
   = 96ec258e94919fb9 cd26d117cb82325a
8: 1 summon unearth clumsy
   DAY-R12 chose {'seat': 0} (all)
   = d44e429af4aaf953 c1c75ce078c92e9f
9: 2 summon power-up vampire
   DAY-R12 chose {'seat': 1} (all)
   DAY-S2 summoned {'seat': 0, 'card': 109, 'place': 0} (only (0,)) reveals
   DAY-S2 summoned-hidden {'seat': 0, 'back': 2, 'place': 0} (but (0,)) reveals
   DAY-S2 summoned {'seat': 1, 'card': 56, 'place': 0} (only (1,)) reveals
   DAY-S2 summoned-hidden {'seat': 1, 'back': 1, 'place': 0} (but (1,)) reveals
   = 4abd9d67fecf9326 c8781d7bbb6d04e9
10: 1 summon power-up smug
   DAY-R12 chose {'seat': 0} (all)
   = efa3f3ae3cfdc4a7 6fba0448a661b7ef
11: 2 summon double moody
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 69, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 12, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109,)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (56,)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (109, 56)} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 109, 'effect': 33, 'again': 0} (all)
   DAY-CLUMSY points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-VAMPIRE uses {'seat': 1, 'card': 56, 'effect': 18, 'again': 0} (all)
   DAY-VAMPIRE points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-VAMPIRE strengthened {'seat': 1, 'power': 3} (all)
   DAY-VAMPIRE uses {'seat': 1, 'card': 56, 'effect': 18, 'again': 1} (all)
   DAY-VAMPIRE points {'seat': 0, 'points': 0, 'total': 0} (all)
   DAY-VAMPIRE strengthened {'seat': 1, 'power': 3} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 6, 'spirit': 0, 'total': 10} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 8} (all)
   DAY-W1 scored {'seat': 1, 'points': 4, 'total': 4} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 2, 'seat': 1} (all)
   = ab2502921d2e0a4a af374e9b5b10a6c6
12: 1 summon power-up challenge
   DAY-R12 chose {'seat': 0} (all)
   = 0a0d72afd6d5ece6 55b3022c83e6dc40
13: 2 summon unearth vampire
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 43, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 94, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (56, 12)} (all) reveals
   = 9b12da18c1ea9a02 0ee25b6bf0051ad8
14: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 12, 'at': 8} (all)
   = 2d320e045abfc9e1 703382e3db88a390
15: * cancel, mimic, martyr
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (4, 21, 35)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 80caeec5b7b2b714 ecac0899cbc8bc4b
16: 2 take cancel
   DAY-B4 replaced {'seat': 1, 'card': 4, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (21, 35)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (69, 4)} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4, 'again': 0} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31, 'again': 0} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-F3 sum {'seat': 0, 'card': 69, 'printed': 6, 'effects': 2, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 4, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (69, 4)} (all)
   = a6b399bccb753590 15658ca1eac84650
17: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 56)} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 56)} (all)
   = 8fe98e6149a9d98a 87ee937b47e8649b
18: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 14, 'total': 22} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 4} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 3, 'seat': 0} (all)
   = 3cf8bf56cb4820e9 94f5560110a36678
19: 1 summon double digger
   DAY-R12 chose {'seat': 0} (all)
   = 905da516842abdc0 277cdcf0331b3174
20: 2 summon double grudge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 22, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 30, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69, 43)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (56, 4, 94)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (43, 94)} (all)
   DAY-CHALLENGE uses {'seat': 0, 'card': 43, 'effect': 5, 'again': 0} (all)
   = 8373cbc99a1a4e73 fe7472d13eef6972
21: 1 deck power-up
   DAY-CHALLENGE picked-deck {'seat': 0, 'back': 1} (all)
   = ccf4a069b16a838d f4b068fedda31eb0
22: * gossip
   DAY-CHALLENGE revealed {'seat': 0, 'card': 72, 'power': 8} (all) reveals
   = cce1d19ae354fcad a7f7f520f5171568
23: * mob
   DAY-CHALLENGE revealed {'seat': 1, 'card': 65, 'power': 2} (all) reveals
   DAY-CHALLENGE won-at-once {'seat': 0} (all)
   DAY-F4 won {'seat': 0, 'cards': (43, 94)} (all)
   = 4a178fc3aab03646 e54a8e50084ee362
24: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (69, 4)} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31, 'again': 0} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31, 'again': 1} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4, 'again': 0} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4, 'again': 1} (all)
   DAY-CANCEL in-vain {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 69, 'printed': 6, 'effects': 4, 'spirit': 0, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 4, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (69, 4)} (all)
   = 00950a826f038207 c5ae12144644139a
25: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 56)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 56)} (all)
   = 01536596618a4796 2b827441ed2f660a
26: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 56, 'old': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 18, 'total': 40} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 4} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 4, 'seat': 1} (all)
   = 6016dc7096aa9e0e 9ffe0b68118aa7e3
27: 1 summon double anger
   DAY-R12 chose {'seat': 0} (all)
   = f388764a6d4d3d19 8cb6dcb6ed379168
28: 2 summon power-up elder
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 1, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 66, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69, 43, 22)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (4, 94, 30, 56)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (22, 56)} (all)
   DAY-VAMPIRE uses {'seat': 1, 'card': 56, 'effect': 18, 'again': 0} (all)
   DAY-VAMPIRE points {'seat': 0, 'points': -2, 'total': 38} (all)
   DAY-VAMPIRE strengthened {'seat': 1, 'power': 3} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 22, 'effect': 22, 'again': 0} (all)
   = 9e61fe72b82ae568 3c0d25e5c1f022e1
29: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 0e6e6e59f2bb6680 2c0a2c2d3818216e
30: * moody
   DAY-K1 drew {'seat': 0, 'card': 50} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 9e8a46a4aa4e9f0a 8af4dd162cec7864
31: 1 discard moody
   DAY-K1 discarded {'seat': 0, 'card': 50} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 22, 'effect': 22, 'again': 1} (all)
   = 3f81b31a5acbd30f 25d820c714350bd6
32: 1 deck unearth
   DAY-K1 picked-deck {'seat': 0, 'back': 2} (all)
   = 77442aa8b865a546 96eb44d772db020e
33: * grief
   DAY-K1 drew {'seat': 0, 'card': 87} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 2} (but (0,)) reveals
   = 112f1c7bfca0b2d7 63c2e0eed741103b
34: 1 discard cultivate
   DAY-K1 discarded {'seat': 0, 'card': 83} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 3, 'spirit': 2, 'total': 9} (all)
   DAY-F4 won {'seat': 1, 'cards': (22, 56)} (all)
   = bc5de4ee82533ccc 38fcab68ae1fab68
35: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 22, 'old': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (43, 30)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 30, 'effect': 30, 'again': 0} (all)
   DAY-GRUDGE strengthened {'seat': 1, 'power': 5} (all)
   DAY-CHALLENGE uses {'seat': 0, 'card': 43, 'effect': 5, 'again': 0} (all)
   = 7c366d1b351f00b8 285be9273afc751c
36: 1 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 0, 'back': 2} (all)
   = 158877c0c3393521 a8832101c80f5ce0
37: * mob
   DAY-CHALLENGE revealed {'seat': 0, 'card': 103, 'power': 2} (all) reveals
   = c5860085a9613561 526aaa5a846e44ef
38: * eager
   DAY-CHALLENGE revealed {'seat': 1, 'card': 105, 'power': 4} (all) reveals
   DAY-CHALLENGE challenge-lost {'seat': 0} (all)
   DAY-CHALLENGE uses {'seat': 0, 'card': 43, 'effect': 5, 'again': 1} (all)
   = b10492d4a60e6849 915e3f6cb7fd4d74
39: 1 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 0, 'back': 2} (all)
   = 690e66800fa51c4c 4890672b390087d5
40: * alchemy
   DAY-CHALLENGE revealed {'seat': 0, 'card': 79, 'power': 4} (all) reveals
   = 2e0fa14252527b96 c82f7fd29bda5fdc
41: * oaf
   DAY-CHALLENGE revealed {'seat': 1, 'card': 76, 'power': 7} (all) reveals
   DAY-CHALLENGE challenge-lost {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 43, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 30, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F4 won {'seat': 1, 'cards': (43, 30)} (all)
   = f1ecee465cc4cc09 8e9eac1c804a83e1
42: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 43, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (69, 94)} (all)
   DAY-VAMPIRE uses {'seat': 1, 'card': 94, 'effect': 18, 'again': 0} (all)
   DAY-VAMPIRE points {'seat': 0, 'points': -2, 'total': 36} (all)
   DAY-VAMPIRE strengthened {'seat': 1, 'power': 3} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31, 'again': 0} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-F3 sum {'seat': 0, 'card': 69, 'printed': 6, 'effects': 2, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 94, 'printed': 4, 'effects': 3, 'spirit': 2, 'total': 9} (all)
   DAY-F4 won {'seat': 0, 'cards': (69, 94)} (all)
   = 7958d837d09e5cd6 50ff713d3edc6f89
43: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 94, 'old': 1} (all)
   = 9ae773be98f01c7d 0cec38f310a932d7
44: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 56, 'at': 9} (all)
   = 483c9c218198b6c5 666180dd780bf27c
45: * troll, twin, digger
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (55, 57, 60)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = b0fc8f14e1720b5b 09c0ae76ff2c2a18
46: 2 take twin
   DAY-B4 replaced {'seat': 1, 'card': 57, 'at': 9} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (55, 60)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (109, 4)} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4, 'again': 0} (all)
   DAY-R13 in-vain {'seat': 1} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 109, 'effect': 33, 'again': 0} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 34} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 4, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 4)} (all)
   = 93e5f1564db00201 bfc8fe100f881d4e
47: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 4, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 14, 'total': 48} (all)
   DAY-W1 scored {'seat': 1, 'points': 7, 'total': 11} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 5, 'seat': 0} (all)
   = 60d286d09995196f 5086dd41b1f19d98
48: 1 summon unearth haunt
   DAY-R12 chose {'seat': 0} (all)
   = 9f4d5b226c3c2e42 cbb5b7aa53d662db
49: 2 summon unearth rally
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 101, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 102, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69, 1, 22, 43)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (30, 57, 66, 94, 4)} (all) reveals
   = 5258c08ddbd8143d 477f28b737ed5327
50: 1 own slot 5
   DAY-B3 unearths {'seat': 0, 'card': 43, 'at': 4} (all)
   = ce979bba4b176ba3 5b53ceffab216839
51: * alchemy, famine, grief
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (41, 46, 49)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = a7ba343eabd67fb7 1a393e43d9804b0b
52: 1 take grief
   DAY-B4 replaced {'seat': 0, 'card': 49, 'at': 4} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (41, 46)} (all) reveals
   = 4ede1da7d75ff7ab ef3b69563d2fba43
53: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 66, 'at': 9} (all)
   = 8fab1c9644374c8b 8f28b827cd5ac43b
54: * cancel, control, mimic
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (42, 44, 59)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = c75c178449c907d0 090eee8b407e4d3b
55: 2 take mimic
   DAY-B4 replaced {'seat': 1, 'card': 59, 'at': 9} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (42, 44)} (all) reveals
   DAY-F1 fight {'slot': 4, 'cards': (49, 4)} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 49, 'effect': 11, 'again': 0} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 8} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4, 'again': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 49, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 4, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (49, 4)} (all)
   = c4c0777a8541eb11 1f85313e4720f46e
56: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 49, 'old': 2} (all)
   DAY-F1 fight {'slot': 3, 'cards': (22, 94)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 94, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (22, 94)} (all)
   = bbf40316d4c66eed c2a3abe8d15fb25a
57: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (1, 59)} (all)
   DAY-ANGER uses {'seat': 0, 'card': 1, 'effect': 1, 'again': 0} (all)
   DAY-ANGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-MIMIC uses {'seat': 1, 'card': 59, 'effect': 21, 'again': 0} (all)
   DAY-ANGER uses {'seat': 1, 'card': 59, 'effect': 1, 'again': 0} (all)
   DAY-ANGER strengthened {'seat': 1, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 1, 'printed': 3, 'effects': 5, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 59, 'printed': 3, 'effects': 5, 'spirit': 0, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (1, 59)} (all)
   = 0419fed1ec047879 8d4202c09159fc24
58: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (69, 57)} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31, 'again': 0} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-TWIN uses {'seat': 1, 'card': 57, 'effect': 19, 'again': 0} (all)
   = b4f3d7c4b6954b91 e6b010abc2f5618d
59: 2 own slot 5
   DAY-CANCEL uses {'seat': 1, 'card': 57, 'effect': 4, 'again': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 69, 'printed': 6, 'effects': 2, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 57, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F4 won {'seat': 0, 'cards': (69, 57)} (all)
   = 4da0f579cb4cafe0 07ac9723d5eaa652
60: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 57, 'old': 2} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 30)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 30, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 30)} (all)
   = 346a32f85162e35e 688ad27558ebdb2c
61: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 23, 'total': 71} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 14} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 6, 'seat': 1} (all)
   = f4c4a3240ee06f79 7b03114af7db76a4
62: 1 summon power-up spook
   DAY-R12 chose {'seat': 0} (all)
   = 70be2fcb667ecfdf 1f4e188a962f55a2
63: 2 summon power-up envy
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 53, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 62, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69, 1, 22, 101, 49)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (30, 59, 94, 4, 102, 57)} (all) reveals
   DAY-F1 fight {'slot': 5, 'cards': (49, 57)} (all)
   DAY-TWIN uses {'seat': 1, 'card': 57, 'effect': 19, 'again': 0} (all)
   = c98a81d01938a01e 953c82578105e140
64: 2 own slot 3
   DAY-VAMPIRE uses {'seat': 1, 'card': 57, 'effect': 18, 'again': 0} (all)
   DAY-VAMPIRE points {'seat': 0, 'points': -2, 'total': 69} (all)
   DAY-VAMPIRE strengthened {'seat': 1, 'power': 3} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 49, 'effect': 11, 'again': 0} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 11} (all)
   DAY-F3 sum {'seat': 0, 'card': 49, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 57, 'printed': 3, 'effects': 3, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (49, 57)} (all)
   = f1e8f26a8a99309b a34e21784b52ce2e
65: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 49, 'old': 1} (all)
   DAY-F1 fight {'slot': 4, 'cards': (101, 102)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 102, 'effect': 26, 'again': 0} (all)
   DAY-HAUNT uses {'seat': 0, 'card': 101, 'effect': 25, 'again': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 101, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 102, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F5 tied {'slot': 4} (all)
   DAY-F1 fight {'slot': 3, 'cards': (22, 4)} (all)
   DAY-CANCEL uses {'seat': 1, 'card': 4, 'effect': 4, 'again': 0} (all)
   DAY-DIGGER uses {'seat': 0, 'card': 22, 'effect': 22, 'again': 0} (all)
   = 50c05bb39fc207fe c8b69445633451a4
66: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 9f23dde666ce97c9 9c65f3c1d3af1f3b
67: * rally
   DAY-K1 drew {'seat': 0, 'card': 64} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 8aee1b8cbf3c4f6c c1f337ec451f3845
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
   = c77c87c2a0e9bad7 b8f0d94d2901d150
69: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (69, 59)} (all)
   DAY-MIMIC uses {'seat': 1, 'card': 59, 'effect': 21, 'again': 0} (all)
   DAY-SMUG uses {'seat': 1, 'card': 59, 'effect': 31, 'again': 0} (all)
   DAY-SMUG strengthened {'seat': 1, 'power': -2} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31, 'again': 0} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-F3 sum {'seat': 0, 'card': 69, 'printed': 6, 'effects': 2, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 59, 'printed': 3, 'effects': -2, 'spirit': 2, 'total': 3} (all)
   DAY-F4 won {'seat': 0, 'cards': (69, 59)} (all)
   = 0ff790b780318735 dd846e72b876f4cb
70: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 59, 'old': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 30)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 30, 'effect': 30, 'again': 0} (all)
   DAY-GRUDGE strengthened {'seat': 1, 'power': 5} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 109, 'effect': 33, 'again': 0} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 67} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 30, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F4 won {'seat': 1, 'cards': (109, 30)} (all)
   = 2caddb2c8c3a12d0 02cbea856dacd843
71: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 17, 'total': 84} (all)
   DAY-W1 scored {'seat': 1, 'points': 22, 'total': 33} (all)
   DAY-W3 ended {} (all)
   = f3f6e46bba391d04 0a0cfc3a48c95744
1 place 1 points 84; 2 place 2 points 33
