   = e1f02cfa197097a4
1: * white 4 4, red 2 5, yellow 3 5
   DIE-S6 rolled-for-start {'totals': (8, 7, 8)} (all) reveals
   = 6bfc619b510a63c6
2: * white 1 5, yellow 2 4
   DIE-S6 rolled-for-start {'totals': (6, 0, 6)} (all) reveals
   = 6bfc619b510a63c6
3: * white 4 6, yellow 1 2
   DIE-S6 rolled-for-start {'totals': (10, 0, 3)} (all) reveals
   DIE-S6 begins {'seat': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 1, 'kind': 0} (all)
   DIE-S8 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 2, 'souls': (1, 0), 'into': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 1} (all)
   = e801d2ad07e30b67
4: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 82e704c87167f290
5: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 4febe053ef911d01
6: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = af3e9e96db7b5a83
7: * white 6, red 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = a9a611b69b07a51b
8: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = c515880487272083
9: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 3} (all)
   = a3cc1415f1892a38
10: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = f4f37cec8fe8a138
11: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 32c8fa92c4867619
12: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 3afbc793e52b46cb
13: * white 1, red 4
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   = 53ce2aa25e360ea4
14: 2 prepare soul
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = 1cbbff84ca167b13
15: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 3ea8db2fef982408
16: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = faa10759545bbe1c
17: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 6b5a2db52dc7e320
18: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = 16fc423f3cc56bca
19: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 22261c53d881b0c2
20: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 78fcde4dfe97b605
21: * white 4 5 5, red 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 6} (all)
   = 5c163295fa12e708
22: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 069d4d35509877d3
23: * yellow 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = f76d8bec5f0c7d14
24: 3 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 0} (all)
   = 189c48f6d20ede32
25: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = 10b9f896e1bafadc
26: 3 pass
   = e3c07ac76bab52f9
27: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 8284b00346d5fcf5
28: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = d5ffef1561b923a2
29: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = bfcbbb2722965a09
30: * white 3, red 6, yellow 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   = 6a7bcbe3cba1c41a
31: 2 prepare power
   DIE-C3 prepared {'seat': 1, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = ebd95e5324a55ca8
32: 3 pass
   = 8347373e227694e7
33: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = fa1d069a8edb4943
34: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 0154a64a16fe58e6
35: * white 1 4 4, red 2 6
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 9} (all)
   = 39e5406cd8db5f34
36: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   = 3b1e7e042327416c
37: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 70c592ced0d52a40
38: * white 3, red 3, yellow 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1, 2), 'position': 3} (all)
   = cecea7701377639e
39: 3 ascend yellow
   = 646d920bf3e1a186
40: 3 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 1} (all)
   = 1907f7656f2204db
41: 3 ascend red
   = d2d3b7071ad129b7
42: 3 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = dc7573659af418d7
43: 3 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = 87493a215ea7c76d
44: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 265cf9b4ea04005d
45: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = dedc6a9fac77757c
46: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 483ffb19f26d777c
47: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 61b4dbf4255e8182
48: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = c07eb6c962d6f32f
49: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = e6ceee5e86e0bad1
50: * white 2 2 3 5, red 6
   DIE-C2 shook {'position': 0, 'roll': (0, 2, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = fa03cc0703e0a66b
51: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = af21442c9466df77
52: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 12} (all)
   = 503e3450423bc8b9
53: 3 marigold free soul
   DIE-T7 marigold {'seat': 2} (all)
   DIE-T7 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 74b844e97a029c24
54: 3 remove white
   DIE-T7 removed {'seat': 0, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 7a59c051aae33662
55: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 47de863edaf55e09
56: * white 1 2 5, red 4 6
   DIE-C2 shook {'position': 2, 'roll': (1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 85276f774e2c8cf1
57: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = d5901ee9aa6c9e7b
58: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 4ffc2d751913ab10
59: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = d6c3dbddc8335f75
60: * white 4 5 6 6, red 6, yellow 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = 7c1a788eee85f19b
61: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 15} (all)
   = fb8e8ec6b2cda803
62: 3 marigold free soul
   DIE-T7 marigold {'seat': 2} (all)
   DIE-T7 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 2c5cc3ec17b52ed8
63: 3 remove white
   DIE-T7 removed {'seat': 0, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = ba2ecfe163a5a5c0
64: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 8188b77bd1e74d8c
65: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 2241eaee325c245e
66: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = d00b7826a960a86e
67: * white 2 3 5, red 4, yellow 1 3 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 16} (all)
   = cb9e8b517a5ba312
68: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 249bee61ac8e1f89
69: * white 1 6 6, red 1 6
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = b1fb111744bef819
70: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = 58965811fb77f19f
71: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   = 464eaa2a13afcd8b
72: 1 ascend white
   = 4b2d669cc4b93bed
73: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 17} (all)
   = 3a98398f9aaf5db5
74: 1 pass
   = 78e64a97685fdacf
75: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 53e34466916b427f
76: * red 4 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 3fec0ee25e7d8597
77: 2 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = b1d23653f11bbb7c
78: 2 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = 4148090b37c87946
79: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 18} (all)
   = 82725e3e3a1695cc
80: 1 pass
   = 559e7e9b91a5445c
81: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 7d1fed2d0c6e2d9b
82: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = b5fae9db753be2db
83: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = 256b21feba2bca10
84: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = f7984cf4a0e6bb6d
85: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = f55517b3f3e32699
86: * white 3 4 6, red 1, yellow 2 2 2 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = e2cfad92e41de466
87: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = d028ea680e5e4d98
88: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 2} (all)
   = daeba496036b68db
89: 1 ascend white
   = 326ba31da2260faa
90: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = 5f7c0aa3b3f70939
91: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 4504cd82cfdd59c7
92: * red 6, yellow 1 3 5 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 099ceb5bf5c94bb2
93: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = b427e28a80706110
94: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 9933de39fa84e3bc
95: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = 8504c4d8cdd62cbc
96: 2 ascend red
   = eb44af6e5ac870d9
97: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 21} (all)
   = 1937947c0c8c41c6
98: 2 pass
   = 6ec4860dcc6c5e2c
99: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 2f1afa2e666101bc
100: * yellow 1 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 18fc47285dc46cae
101: 3 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 0} (all)
   = 701831ed3fec49aa
102: 3 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 3} (all)
   = bf89c27177e438d9
103: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 22} (all)
   = 9ecbaf37d56528fd
104: 1 pass
   = 9e54c9ad56308bef
105: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 92ae0166ab7efb63
106: 1 pass
   = 5ec1d13c3ffd0f96
107: 3 pass
   = 74c9a8dacff34d00
108: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 0f6573cceb5eeb77
109: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 7042fea966fe0b79
110: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 23} (all)
   = 05c6f3ba2c89b468
111: 3 pass
   = 6e898e07709ea83d
112: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 904a8604b9d1cb10
113: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 24} (all)
   = bbe1c0f50578e5fd
114: 3 pass
   = a41770207c8aab5b
115: 2 pass
   = ccf8e133674207da
116: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = ed63cba5354e92cd
117: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = c14508a1ffc24a86
118: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 40a24384c342a8a1
119: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = a58b637fcdc26e71
120: 1 marigold free soul
   DIE-T7 marigold {'seat': 0} (all)
   DIE-T7 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = cdf1df8387fefd9b
121: 1 remove yellow-power
   DIE-T7 removed {'seat': 2, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = 3cfac6e9599ea6ba
122: 2 pass
   = 56c126800f71abac
123: 3 pass
   = d92218a35fc3909e
124: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = b918c3988ad337a5
125: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 45fe7461d3d1f18f
126: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 9450ad9d317881e5
127: * white 2 4 6, yellow 6, yellow-power 6
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = fce00b3ffe08eb5f
128: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = ddb4d14ae5b7f2f5
129: 3 pass
   = 00735b030839ed50
130: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 8450de6844122e70
131: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = f0387bbe54e48fb1
132: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 7fc4e471a4f8a442
133: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = fa93ec8ab69bb068
134: 3 pass
   = 6a0fa959322b653b
135: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 5758da6d27dd2d1e
136: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = 32dac75a396e3edd
137: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = a0e04a03fed61c76
138: * white 3 4 5, yellow 2, yellow-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 28} (all)
   = b3302988dc651e4f
139: 3 pass
   = a1361f75fc5e1384
140: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 3cbbb1bc18d93d27
141: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 29} (all)
   = ced6d36459359614
142: 3 pass
   = 688c4163306ad322
143: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 4cf45a92f647f0b1
144: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 30} (all)
   = c25152619b26418d
145: 3 pass
   = 5a348d93a397abc6
146: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 25f32c57823f4eb7
147: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = e4b707007dff1f78
148: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 41d9e818b50bf171
149: * red 4 5, red-power 2, yellow-power 2 skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0)} (all) reveals
   = 94c99216631eb13a
150: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 31} (all)
   = 747d703fd89866d6
151: 3 pass
   = 9063e286516d87a8
152: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 878dc011b775a37c
153: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 32} (all)
   = d53286878fa5ed98
154: 2 pass
   = 19b30e64672f063b
155: 3 pass
   = ba104f8042660399
156: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 291a489658ba8e5b
157: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 33} (all)
   = 9baade559024edda
158: 3 pass
   = 7c23e320a17f3fbf
159: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 863308c74fda296e
160: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = e7f0bf1f02671efe
161: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = b66bbdadd013a9c7
162: * red 2 2, red-power 1, yellow-power 2 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = f47090d31ae520c5
163: 3 pass
   = a662e486cc5b26ca
164: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 633544c88a7f58e6
165: * white 5 6 6, yellow 5, yellow-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   = df03e60801934fe6
166: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 64425a7c904f34ed
167: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = 4ce76e05672bbb72
1 place 1 points 9; 2 place 3 points 4; 3 place 2 points 6
