   = f321b6891d6e89ca
1: * anger, greed, digger
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (1, 10, 22)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = 8b5a3f91a4ce59e3
2: * challenge, spook, smug
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (43, 53, 69)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 11afe1242f09e32c
3: * cultivate, haunt, clumsy
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (83, 101, 109)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 9b1b3103aa0e1bd3
4: * control, moody, grudge
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (6, 12, 30)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = f774e540ff71bb1d
5: * vampire, envy, elder
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (56, 62, 66)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = f1fe477ddb356b92
6: * vampire, mimic, rally
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (94, 97, 102)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 58a92632642bce9c
7: * seat 1
   DAY-R9 lot {'seat': 0} (all) reveals
   DAY-S1 turn {'turn': 1, 'seat': 0} (all)
   = d37901a0d25ad50a
8: 1 summon unearth clumsy
   DAY-R12 chose {'seat': 0} (all)
   = 462779e28705a9b9
9: 2 summon power-up vampire
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 109, 'place': 0} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 0} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 56, 'place': 0} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 0} (but (1,)) reveals
   = f761a63b0f641ba2
10: 1 summon power-up smug
   DAY-R12 chose {'seat': 0} (all)
   = 9fd19f2a6b83bb5e
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
   DAY-S1 turn {'turn': 2, 'seat': 1} (all)
   = a755daea9e0cef46
12: 1 summon power-up challenge
   DAY-R12 chose {'seat': 0} (all)
   = 9f992c9abb29daff
13: 2 summon unearth vampire
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 43, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 94, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (56, 12)} (all) reveals
   = e7aefd34f6f936cf
14: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 12, 'at': 8} (all)
   = 956e2f9da7503900
15: * cancel, mimic, martyr
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (4, 21, 35)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 14789f335a86432c
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
   = 67f4d457407ac585
17: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 56)} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 56)} (all)
   = ceed908ed2543c58
18: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 14, 'total': 22} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 4} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'turn': 3, 'seat': 0} (all)
   = ed9e25038867b7da
19: 1 summon double digger
   DAY-R12 chose {'seat': 0} (all)
   = 7d1b99a12a40a721
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
   = bf1e420c628a49e3
21: 1 deck power-up
   DAY-CHALLENGE picked-deck {'seat': 0, 'back': 1} (all)
   = 7e7d023f78a1758e
22: * gossip
   DAY-CHALLENGE revealed {'seat': 0, 'card': 72} (all) reveals
   = fe9bf96d4a0af893
23: * mob
   DAY-CHALLENGE revealed {'seat': 1, 'card': 65} (all) reveals
   DAY-CHALLENGE won-at-once {'seat': 0} (all)
   DAY-F4 won {'seat': 0, 'cards': (43, 94)} (all)
   = 727ae9a712d5c1f8
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
   = f0beee7ba44223d1
25: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 56)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 56)} (all)
   = cef707e5d19b27e3
26: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 56, 'old': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 18, 'total': 40} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 4} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'turn': 4, 'seat': 1} (all)
   = deaa9e08c07a5128
27: 1 summon double anger
   DAY-R12 chose {'seat': 0} (all)
   = a515c5822ed9e121
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
   = ff5297cc2afd86fa
29: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = f1389793c8168b31
30: * moody
   DAY-K1 drew {'seat': 0, 'card': 50} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 57c4a9d45641d83a
31: 1 discard moody
   DAY-K1 discarded {'seat': 0, 'card': 50} (all) reveals
   DAY-DIGGER uses {'seat': 0, 'card': 22, 'effect': 22} (all)
   = e621196b8f4e79ab
32: 1 deck unearth
   DAY-K1 picked-deck {'seat': 0, 'back': 2} (all)
   = f05eea0dee66fc2d
33: * grief
   DAY-K1 drew {'seat': 0, 'card': 87} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 2} (but (0,)) reveals
   = 762693f35f930890
34: 1 discard cultivate
   DAY-K1 discarded {'seat': 0, 'card': 83} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 56, 'printed': 4, 'effects': 3, 'spirit': 2, 'total': 9} (all)
   DAY-F4 won {'seat': 1, 'cards': (22, 56)} (all)
   = ca29ad6b1bcc38aa
35: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 22, 'old': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (43, 30)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 30, 'effect': 30} (all)
   DAY-GRUDGE strengthened {'seat': 1, 'power': 5} (all)
   DAY-CHALLENGE uses {'seat': 0, 'card': 43, 'effect': 5} (all)
   = b1384ab0a6e60f71
36: 1 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 0, 'back': 2} (all)
   = 2e878059e5ba973d
37: * mob
   DAY-CHALLENGE revealed {'seat': 0, 'card': 103} (all) reveals
   = 804a1da8d4f53e5e
38: * eager
   DAY-CHALLENGE revealed {'seat': 1, 'card': 105} (all) reveals
   DAY-CHALLENGE uses {'seat': 0, 'card': 43, 'effect': 5} (all)
   = 134aa8fbedd21d43
39: 1 deck unearth
   DAY-CHALLENGE picked-deck {'seat': 0, 'back': 2} (all)
   = 4a175236f4f2cd9a
40: * alchemy
   DAY-CHALLENGE revealed {'seat': 0, 'card': 79} (all) reveals
   = 8c7486b659c27e14
41: * oaf
   DAY-CHALLENGE revealed {'seat': 1, 'card': 76} (all) reveals
   DAY-F3 sum {'seat': 0, 'card': 43, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 30, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F4 won {'seat': 1, 'cards': (43, 30)} (all)
   = ba5268073929880c
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
   = 04cc3a2636193268
43: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 94, 'old': 1} (all)
   = a4a992eaba547170
44: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 56, 'at': 9} (all)
   = 445c8cb185f2758c
45: * troll, twin, digger
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (55, 57, 60)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = ac045f4a1b6e10c7
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
   = e8cee3bbb07ed667
47: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 4, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 14, 'total': 48} (all)
   DAY-W1 scored {'seat': 1, 'points': 7, 'total': 11} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'turn': 5, 'seat': 0} (all)
   = b696c9eb5d09a8e1
48: 1 summon unearth haunt
   DAY-R12 chose {'seat': 0} (all)
   = 4a0a87cc96859602
49: 2 summon unearth rally
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 101, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 102, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (109, 69, 1, 22, 43)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (30, 57, 66, 94, 4)} (all) reveals
   = 3ced3aeb39d7168f
50: 1 own slot 5
   DAY-B3 unearths {'seat': 0, 'card': 43, 'at': 4} (all)
   = 93784e23d5fd19d9
51: * alchemy, famine, grief
   DAY-B3 looked {'seat': 0, 'back': 1, 'cards': (41, 46, 49)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = bf845e0547658e60
52: 1 take grief
   DAY-B4 replaced {'seat': 0, 'card': 49, 'at': 4} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (41, 46)} (all) reveals
   = f877bf294557cf9c
53: 2 own slot 3
   DAY-B3 unearths {'seat': 1, 'card': 66, 'at': 9} (all)
   = 2b56b7462b12326c
54: * cancel, control, mimic
   DAY-B3 looked {'seat': 1, 'back': 1, 'cards': (42, 44, 59)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = bec97f91ad083b2e
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
   = c5475328adb482b1
56: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 49, 'old': 2} (all)
   DAY-F1 fight {'slot': 3, 'cards': (22, 94)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 94, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F4 won {'seat': 0, 'cards': (22, 94)} (all)
   = e145ca6a1f6cf970
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
   = 1cc26049404ce08b
58: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 1, 'cards': (69, 57)} (all)
   DAY-SMUG uses {'seat': 0, 'card': 69, 'effect': 31} (all)
   DAY-SMUG strengthened {'seat': 0, 'power': 2} (all)
   DAY-TWIN uses {'seat': 1, 'card': 57, 'effect': 19} (all)
   = c5e0371c20a86c49
59: 2 own slot 5
   DAY-CANCEL uses {'seat': 1, 'card': 57, 'effect': 4} (all)
   DAY-F3 sum {'seat': 0, 'card': 69, 'printed': 6, 'effects': 2, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 57, 'printed': 3, 'effects': 0, 'spirit': 0, 'total': 3} (all)
   DAY-F4 won {'seat': 0, 'cards': (69, 57)} (all)
   = 22ab6d0750f5344d
60: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 57, 'old': 2} (all)
   DAY-F1 fight {'slot': 0, 'cards': (109, 30)} (all)
   DAY-CANCEL stopped {'seat': 0} (all)
   DAY-CANCEL stopped {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 109, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 30, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 0, 'cards': (109, 30)} (all)
   = cd9238f0d6ac255d
61: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 23, 'total': 71} (all)
   DAY-W1 scored {'seat': 1, 'points': 6, 'total': 14} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'turn': 6, 'seat': 1} (all)
   = 4ef6927d719eadba
62: 1 summon power-up spook
   DAY-R12 chose {'seat': 0} (all)
   = 1b0460c57e919309
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
   = bc637e1778d7033b
64: 2 own slot 3
   DAY-VAMPIRE uses {'seat': 1, 'card': 57, 'effect': 18} (all)
   DAY-VAMPIRE points {'seat': 0, 'points': -2, 'total': 69} (all)
   DAY-VAMPIRE strengthened {'seat': 1, 'power': 3} (all)
   DAY-GRIEF uses {'seat': 0, 'card': 49, 'effect': 11} (all)
   DAY-GRIEF points {'seat': 1, 'points': -3, 'total': 11} (all)
   DAY-F3 sum {'seat': 0, 'card': 49, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 57, 'printed': 3, 'effects': 3, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (49, 57)} (all)
   = a4f61cf4bd0ecd6c
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
   = 4e93c8188c94abd2
66: 1 deck power-up
   DAY-K1 picked-deck {'seat': 0, 'back': 1} (all)
   = 1530e6a5cb6b5c4e
67: * rally
   DAY-K1 drew {'seat': 0, 'card': 64} (only (0,)) reveals
   DAY-K1 drew-hidden {'seat': 0, 'back': 1} (but (0,)) reveals
   = 2d26a55e8e7bdb80
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
   = d84bfa697dcbb128
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
   = 6b64b828e44c64fe
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
   = a8342875c06551ea
71: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 17, 'total': 84} (all)
   DAY-W1 scored {'seat': 1, 'points': 22, 'total': 33} (all)
   DAY-W3 ended {} (all)
   = 04d1e0af47805761
1 place 1 points 84; 2 place 2 points 33
