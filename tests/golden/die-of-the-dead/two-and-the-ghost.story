   = 4670b2bf39ed5fed
1: * white 3 6, red 2 5
   DIE-S6 rolled-for-start {'totals': (9, 7)} (all) reveals
   DIE-S6 begins {'seat': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 1} (all)
   = 484c5be9b4e41c52
2: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 882483b7aeac3d49
3: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = bbda90a437cd27f7
4: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 4f409bcfe07a8f67
5: * white 1, red 1
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = 30352df78a5ce101
6: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 75e7d3ca6686e9ce
7: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 1fcf6efe7e59350c
8: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 3} (all)
   = 8bc59d02ac6740b6
9: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 77ea4c7a95247c1b
10: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 09e0a93e4bba3395
11: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 8e2e94a3de2d756f
12: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 42398ab0677ebc91
13: * white 5 5 6, red 3 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 9c90799a578a2153
14: * white 5 6 6, red 4 5, yellow 2 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 4} (all)
   = fe6e73d68179fba5
15: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = eb72f78c4e4fee4a
16: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = a261e4ca57c7bd7e
17: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = b677eedc076512aa
18: * white 5, red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = d807756317a9b75d
19: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = d855925fb2f09c13
20: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 0e6e7d295eea96a4
21: * white 4 5 5 6, red 5 5, yellow 2 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = c09eb58707593e8b
22: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 252560826788e38c
23: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 5a61dcca7755a412
24: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 7aa38c1af692040e
25: * white 2 2 3 4, red 1 2 4 5, yellow 2 3
   DIE-C2 shook {'position': 0, 'roll': (0, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 887c7fe2275c4ed0
26: * yellow 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = 78663dd69f107028
27: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 53b104abb966306c
28: * white 1, red 5
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = d08841438b2e5921
29: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = c96c9bbf13dc7d3c
30: 1 ascend white
   = 69a6c979a6992a90
31: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = 8c50c590014c3c83
32: 1 pass
   = 3a04da73a6e87790
33: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 40ee5e228a9468a5
34: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = b4a86c1c9ec57e6e
35: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 62913ceccb5b97e8
36: * white 2 3 4 6, red 3 3 3 4, yellow 2 3
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = 6c0cd84cf92d17b6
37: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 26642ad7cb0c6c6e
38: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = ed353434240d3aa0
39: * white 4, red 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 3} (all)
   = c9ac39694f677b10
40: 1 ascend white
   = fe69994f37f6c8cd
41: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 1a83420b97c5d36b
42: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 8e217d5f3cad5027
43: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = b011e0b57ded87d4
44: * yellow 1 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (4, 0, 4, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = 99d57607e09858a4
45: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = b539f9a9668270b1
46: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 016a945a950709b7
47: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 5abbcf7626f72419
48: * white 1 3 4 5, red 1 3 3 4 5 6, yellow 5 6
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 2, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 11} (all)
   = 1784fb7214578e31
49: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 0, 0, 0, 2, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 3a2dbc85c7ea1cab
50: 1 remove yellow
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = fd8669eaa2a819f1
51: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 035c6c1941a3dcec
52: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = f21dfc01fff2e898
53: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 6a1d1d9c8cc3c5c8
54: * white 2 4 4 5, red 2 3 4 5 5 5, yellow 5 6
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 12} (all)
   = 83ed6697cfc71053
55: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = d672899fe5b8db20
56: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = ac037bdbf48a3bcc
57: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = bc0182e43988f378
58: * white 2 2 4 5, red 2 3 4 6 6 6, yellow 1 5
   DIE-C2 shook {'position': 1, 'roll': (0, 2, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 3, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 32c8c8d22a089d23
59: * yellow 1 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = 65f0071701e41b30
60: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 31a00d2c8688381a
61: * white 1 3 5 6, red 1 2 3 4 4 5, yellow 2 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 5fddeecedcb35cfa
62: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 19ebca749181024b
63: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = a3f56c18910d97d3
64: 1 ascend white
   = 389feff5ed0f8dd7
65: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = b0bb7a8f2e80fe14
66: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 09830fcaa417eb1c
67: * white 2, red 1 1 2 3 4 5, yellow 1 1
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 990f712c6e022466
68: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = 6dfbf25901bcd62a
69: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   = 5e6ce50453b877b7
70: 2 ascend red
   = a5127689d56d2e3d
71: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 4} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 15} (all)
   = 58e854ce83f616a5
72: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 0, 0, 0, 2, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 0bd98aed841b0d58
73: 1 remove yellow
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = 2ec72e6c3b941419
74: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = b38e78f2227bcd27
75: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 9b21c311b6fb3453
76: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 21b803f5cd97a50f
77: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = a98d9a54425ebb43
78: * white 1 3 4, yellow 1
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6f68f0bb175a59d9
79: 2 pass
   DIE-C11 moved {'opened': (1, 0, 3, 0, 2, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 5cac97402ddfd770
80: * white 1, red 3 4 6, yellow 1 2 2 3
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4cb53f957ea3ef83
81: 2 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 16} (all)
   = 641f62f975f929aa
82: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 56c0f9174c9c01b7
83: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = bdb3fa8d88b23e31
84: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = de78ea45d49e13f7
85: * red 4 6, yellow 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = cf89315aef133e77
86: 2 pass
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 17} (all)
   = 54ab053a0f51f6e3
87: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 960d062961380364
88: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = b5f0e6704338fb81
89: * white 5, red 1 4 6, yellow 1 3 4 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 2b8c321cb7dd070f
90: 2 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 2, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 18} (all)
   = 3698dd25b7a8f135
91: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 7f5c307860cb2108
92: * red 2 5, yellow 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 18a4486dd06db7df
93: 2 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 1265e3bd1a144f9d
94: * yellow 2 4 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 2e5e6b6095a58654
95: 2 pass
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = 350c8b28d7c748c1
96: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = ab953305c424d91c
97: * white 1 3 6, yellow 1
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4d6ecf7e482ae666
98: 2 pass
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 017c3ce8362f577e
99: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 0} (all)
   = ccc16be3f698d5f7
100: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 2} (all)
   = c51a2241eefc3676
101: 1 ascend white
   = d34fdacc5df08ba2
102: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = 3a64e10224d43b5c
103: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = bbdc63cf91b94107
104: * red 2 6, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e8ea30da8d5aa85d
105: 2 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 21} (all)
   = b186665d8f4cb25b
106: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 1d368b6bed931757
107: * white 3, red 2 3 5, yellow 1 3 4 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9f2535ecdd8e83bc
108: 2 pass
   = f88d54d758e70be2
109: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = a7efba5ef4e0431a
110: * yellow 1 2 3 4, yellow-power skull 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   = 248724f3ced4d6a5
111: 2 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 22} (all)
   = 59f0f38afe430759
112: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = fb5b120dfeab219a
113: * white 2, red 1 2 5, yellow 3 3 4 6
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 1db30387d0ed5f19
114: 2 pass
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 443b1b621182bfbd
115: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = 26c325da002cf7e6
116: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = 5b2e82b8cf7a9ca5
117: 2 ascend red
   = 3f5ad24843309cf4
118: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 23} (all)
   = b24ac03bec2f8ffd
119: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 0, 2, 0, 1, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 7965b7a454e2a60f
120: 1 remove red
   DIE-T4 removed {'seat': 1, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = 10f2cb6291fc8ac1
121: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 939d82ba59030c26
122: * white 3, red 5 5, yellow 2 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a4e4272b537a945c
123: 2 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = b73de69d055d781c
124: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = 2d48fc9e8d39fd1b
125: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 0} (all)
   = 9264e84eb9bf2cbc
126: 1 ascend white
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = 988d8226a807126f
1 place 1 points 9; 2 place 2 points 8
