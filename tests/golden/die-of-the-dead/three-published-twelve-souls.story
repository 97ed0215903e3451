   = e660311508657425
1: * white 2 6, red 2 3, yellow 1 6
   DIE-S6 rolled-for-start {'totals': (8, 5, 7)} (all) reveals
   DIE-S6 begins {'seat': 0} (all)
   DIE-S9 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S9 prepared {'seat': 0, 'kind': 0} (all)
   DIE-S9 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S9 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S9 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-S9 laid {'seat': 2, 'souls': (1, 0), 'into': 1} (all)
   DIE-S9 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 1} (all)
   = a6589ba35b57edc2
2: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = e35d433b020e0c2d
3: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = ecbcf92f3b623cde
4: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 9bac5bfdc99e5da7
5: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = a0b2918c290b6f2b
6: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = bc68c09a083d626b
7: * red 2, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d6bb224196afa44c
8: 1 pass
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 3} (all)
   = b766bd34bca3c3c2
9: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 73b4f15fcca67413
10: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = cc5131b3f6975b22
11: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 85f4f12f57166dcc
12: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = 355f7030b3816587
13: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = c58c9dfca1e19c6c
14: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 9057c80ec652bd97
15: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 4ca0d0e627758060
16: * white 3, red 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 0b1b53cca2ff4ed8
17: 1 pass
   DIE-2 turn {'seat': 2, 'number': 6} (all)
   = 36393dfad44c7b3c
18: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 82c902cb9f2cea5b
19: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = 23688146de31f30a
20: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 8a7918ac627cce6f
21: * red 5, yellow 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 22372914fa3fec05
22: 1 incense
   DIE-T9 incense {'seat': 0} (all)
   = 461720b9445fa86e
23: 1 turn red 5
   = d589c4f6d4d8f9e6
24: 1 up
   DIE-T9 turned {'seat': 0, 'owner': 1, 'kind': 0, 'value': 5, 'to': 6} (all)
   = 0c142ad5204d775f
25: 1 take bread
   DIE-C5 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = a118ab2ba4ab0c22
26: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = ea800cefcc02cc36
27: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 3cef4006f09a7799
28: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 15c20f540b8f53c7
29: * white 2, red 3, yellow 3
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (1, 2), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   = 1359fdf1cd30955c
30: 3 prepare power
   DIE-C3 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 9} (all)
   = 734e4f76c7ce38fd
31: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 0faf8171e7508a4d
32: * white 2, red 2, yellow 5
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = aa3f6435a9178e1b
33: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 9649c293397bc0dd
34: 1 done
   = 5cce2c1e4ac901c0
35: * white 6, red 5 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = e909d0bfdf64dc73
36: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = f58e26f72d4075bb
37: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 69c75c8957ed9d3a
38: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = c584d1014f452d7d
39: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = d7703e44286ca201
40: * white 4, red 3 5 5 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 12} (all)
   = a16645a1a7c37f89
41: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 6f4cd3d20fcd8c3a
42: * red 2, yellow 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6286fefce9bfa1db
43: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = f6d4160d22ed1230
44: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = a05aece268643672
45: 1 done
   = 15440da97eebca19
46: * white 6, red 6, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = 579035e2694cb351
47: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 273c7ba66f34465c
48: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = c781ed2c4197ebc3
49: 1 bread soul
   DIE-T12 bread {'seat': 0, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = d4fb34d79e86bdf7
50: * white 3 6, red 1 1 2 3 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 15} (all)
   = 0973746d1eaae695
51: 3 pass
   = cf6c4a180a42eca7
52: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = f7e2a926c2fe06c8
53: 3 done
   DIE-2 turn {'seat': 0, 'number': 16} (all)
   = c7676b412350ea8b
54: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = b90af053d908903c
55: 1 done
   = 45557e18920a1e9e
56: * white 5 5, red 1 3 4 5 6 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 17} (all)
   = aff662721e71c93e
57: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 991651532d81ac1d
58: * white 3, red 2, yellow 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = bc2dafa76a77d0b2
59: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = e8016ef341924178
60: 2 ascend red
   = 118a78fbb17073d2
61: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 18} (all)
   = 20d694eac636215b
62: 3 marigold casket 4
   DIE-T4 looked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 3} (but (2,))
   = 6f2e32ba0bc3a828
63: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 3} (all) reveals
   = 905047e6a43b356a
64: 2 pass
   = b1fef92b4f0e41b0
65: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = 95816cec29b2e2ab
66: 2 pass
   = af69266c702f2947
67: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 5231bbb47e4177ae
68: * white 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = ccbd463ef7f44ce0
69: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 3} (all)
   = a5a3145c3be4b565
70: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = ca101b6828a57b9d
71: 2 pass
   = c460f0c06dcc25ce
72: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = f5c531f4314c827e
73: * white 4 5, red 1 2 2 3 3 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 920f89ca7da8eb49
74: 2 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 0a48adb76b57a01b
75: 2 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = 388036d2c8bda309
76: 2 ascend red
   = b0cfd89d8cfc0ab6
77: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 21} (all)
   = 1c6f9aefe3dbec03
78: 2 pass
   = 787ab40fd122ece4
79: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 664c9922686be05f
80: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 22} (all)
   = 2233918fe1c03551
81: 2 pass
   = e19df9d597299a74
82: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 3bd8758b28c5602d
83: 1 done
   = 012268386fa9895a
84: * red 2, yellow 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 23} (all)
   = 7358138ca0217898
85: 2 pass
   = bf6afe8a70ecf87c
86: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = fdcb99321deb3b2d
87: * red 2 2 2 2 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 1fe1297243e2afef
88: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   = e2e0d04d0fe9ca44
89: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = 919ca1e1b5017b22
90: 2 ascend red
   = 57dd0bebe35a6c2a
91: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 24} (all)
   = 82f24841c0592c46
92: 3 marigold casket 1
   DIE-T4 looked {'seat': 2, 'position': 0, 'found': (0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 0} (but (2,))
   = 0b578b44dac1a547
93: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 0} (all) reveals
   = 8f7d7d251cb04446
94: 2 pass
   = 5d2697847eb02fd9
95: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 218d94b3bbd5da7c
96: * red 5 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 277b08a6e6f9bb04
97: 3 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 1} (all)
   = 5d64eab7201b597b
98: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 1a63f7a4c048c18d
99: 3 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = 808db46142cf9c1f
100: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = 2a5175ca5a87c39f
101: 2 pass
   = 52895399025781a6
102: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = f1c53bc09acde739
103: 1 done
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = e488f671d22a3e27
104: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = e873a1f35ad99bd5
105: 2 pass
   = 48d1fdd28f84d9d9
106: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 923b046a53bd488b
107: * red 6, yellow 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = db375b65a5308a23
108: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   = 81af86753e9eaa45
109: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = 612e71a9eec7d079
110: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 28} (all)
   = 4fdf4c1239221473
111: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 00be537bc9d3eba1
112: 1 done
   DIE-2 turn {'seat': 1, 'number': 29} (all)
   = 36a63eb9b1320cc8
113: 2 pass
   = 0d9fa0756203a298
114: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 88ce630873d89bd4
115: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 7f66d97fd0383f3f
116: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 30} (all)
   = 94bf6503f299ba1f
117: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 594c5250b0c6362a
118: * yellow 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 7c68e6e1d0e2d66e
119: 3 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = 0892ed04b77758a9
120: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 31} (all)
   = 4e297aececd1b2ce
121: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = a537ae05f7b0f992
122: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 32} (all)
   = 8616372c1ccb9396
123: 2 pass
   = 5f2a88872b217269
124: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = df74ffe56c797537
125: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 22487e7b9f957583
126: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = d42ba0aff9490578
127: * red 2 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 33} (all)
   = ce4c3e03164e3583
128: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = fb36728e13221ed0
129: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = 17b13ded306f1210
130: 3 pass
   = 1ddf6800b8dca2ec
131: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = bc217d902c64024c
132: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 35} (all)
   = e3e8cb577b4f82ae
133: 2 pass
   = 0efc5108751ad7ea
134: 3 pass
   = d6d4bf185edc07a3
135: 1 pass
   = cf6e74f5f8ed1e76
136: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 3d5bc54370cee676
137: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 55aeda578dadcaeb
138: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = a3dc1e14bc1f316b
139: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 36} (all)
   = 960bdca717f5c236
140: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 77a907b6d4a14344
141: 1 pass
   = 147892913055a2ff
142: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 68ad461eec332e05
143: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 37} (all)
   = 1e71da16219ff897
144: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = b6d7a0e41d392f69
145: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 59d91bde2037ce73
146: * red 3 4, red-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1d0905d537476794
147: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   = 57eafbb2b1f10843
148: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 38} (all)
   = 78130aedc29ec8d2
149: 2 pass
   = 60b143f93a3f5b1c
150: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 2, 0, 0, 0)} (all) reveals
   = 8b58953b2dd57541
151: 2 pass
   = 8dccbd550ad3aeb7
152: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 2eb42f3e727dd2bb
153: * red 3 3, red-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 31d8d380500e51ef
154: 2 ascend red
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 1} (all) reveals
   = ea1968a2f9329247
1 place 2 points 3; 2 place 1 points 9; 3 place 3 points 2
