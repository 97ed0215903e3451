   DIE-S11 begins {'seat': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 1, 'kind': 0} (all)
   DIE-A2 gained-power {'seat': 0} (all)
   = b2e4d076d5ae5690
1: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 1} (all)
   = cc5e74af4d6864d0
2: 2 pass
   = 8ee416cb33100c3f
3: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = f6a732908ddf6bc8
4: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = ca3d2342458c4197
5: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 47e176e57e270342
6: * blue 2, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = 71ed006d782f15fe
7: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = fea80c0faca82956
8: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 98d6d8fe4fb06cd0
9: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 37a726b19417cdb8
10: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 3} (all)
   = 2723b1bdc2c0c781
11: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = c748bf538bf5c264
12: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 9d9e7a9c7a087304
13: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = ea6b0b20179b6a90
14: * blue 2, blue-power skull, black 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d9176b41904af135
15: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 9771c15e71996ed6
16: * blue 2, blue-power skull, black 5 6, white 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = c86f28d1d482dadb
17: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 4} (all)
   = 248392ff331d5770
18: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 70979b2359d97720
19: 2 done
   = 5417d25e56909801
20: * blue 2, black 3
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = 9058162e15bc8b92
21: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = d3c3be763c296e94
22: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 2fc62cae1e90bc3a
23: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = e68b18dbebba144e
24: * blue 6, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = a514857b2e05c443
25: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 17959033ce72f246
26: * blue 3, black 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4e6274ba14914e3e
27: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 7164631506d689c7
28: * blue 3, blue-power skull, black 2 5, white 1 1 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 400bbaf1822d8580
29: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = e2835dacfb5f0734
30: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 78417b909ac115ce
31: * blue 4, black 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 86c05dc5e344ed0d
32: 1 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   DIE-Q3 gained-power {'seat': 0} (all)
   = f1f2d44ba7b71ec1
33: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = 1a83c0340370b9ea
34: 2 marigold casket 4
   DIE-T4 looked {'seat': 1, 'position': 3, 'found': (1, 0, 1, 0, 0, 0)} (only (1,)) reveals
   DIE-T4 looked {'seat': 1, 'position': 3} (but (1,))
   = b04a12893907ce88
35: 2 done
   DIE-T4 nothing-removed {'seat': 1, 'position': 3} (all) reveals
   = c681021cd83a9a96
36: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 6b26d95d91cb0034
37: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = 205586001fe553e2
38: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 47638548f9660a5f
39: * blue 4, black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 31639833cf2afcac
40: 1 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   = eb83a604ab63e2c4
41: 1 ascend blue
   = 8b644aba2be7245f
42: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 14189199228f81cc
43: * black 4, white 2 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = 005214345bab0326
44: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 60a7183513b4a3d2
45: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 80df998ab33a8371
46: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 9f5cceae4674e9ae
47: 2 done
   = da711285baee6031
48: * black 1 4 5, white 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 11} (all)
   = bc1c94e8656992f8
49: 1 marigold casket 4
   DIE-T4 looked {'seat': 0, 'position': 3, 'found': (1, 1, 2, 0, 4, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 3} (but (0,))
   = 5ba0e0773183b4e5
50: 1 remove black
   DIE-T4 removed {'seat': 1, 'souls': (1, 0), 'out_of': 3} (all) reveals
   = 01d4075e33c7b59f
51: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 9791a9ca0827ae88
52: * blue 2, blue-power skull, black 6, white 1 2 2 5
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 787d14e851e26fce
53: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = bb19d37a1eb229d6
54: 1 ascend blue
   = 386b55bf5792c6e8
55: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = c2fc7c56ccbdf5c7
56: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = 6aed5c5d77c8d5af
57: 1 power soul
   = 8bdc9ec6e99d97b9
58: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 12} (all)
   = cfb3497d0bc91afa
59: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = b95779ff053e8bfe
60: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = f896389e5c9b622d
61: * black 5, white 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = 5a2656e8f6025a6b
62: 1 marigold casket 4
   DIE-T4 looked {'seat': 0, 'position': 3, 'found': (0, 0, 1, 0, 4, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 3} (but (0,))
   = 0df81781cc32709e
63: 1 remove white
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 3} (all) reveals
   = 17e4b81b3de77ba0
64: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = ccdae8000ddeea78
65: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 5babe160105e444e
66: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 0459a1af8e32fed3
67: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = bcef05073cd4e112
68: * blue 3 5 5, black 3, white 2 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = 8fbe40d840115efe
69: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 96b1679e7de9bf9c
70: 2 done
   = 6b8119da57152f63
71: * black 2 2 4, white 2 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 15} (all)
   = a5840ec656deb524
72: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = c6400369ecb31d75
73: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 99a0befba86627a4
74: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 4dd19321ac32880f
75: * black 3 5 5, white 1 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 3, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 8e3709acbff441c3
76: * black 6, white 2 2 3 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 16} (all)
   = 53bc60b2166e89a1
77: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 17afe53ee4baadf1
78: 2 done
   = dc7432a568add769
79: * black 5, white 2 3 4 4 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 17} (all)
   = 4e106cbfbc0708e9
80: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 892a12fac5f43f3b
81: * black 4 6 6, white 3 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 1, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 42c763fa05d5b4af
82: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 18} (all)
   = a92c2b4c92c5e21a
83: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 68d0dfc166e8883e
84: 2 done
   = 1dd50cb7dd03fc64
85: * blue 3 3 6, black 5, white 2 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 8c6e8dc7e4867781
86: * black 3, white 1 2 3 4 4 5, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = a226776126d622c5
87: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (3, 0, 1, 0, 2, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 47438d02aac6415e
88: 1 remove white
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = 6ed575f158814d8f
89: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = f3d2ea9dad593161
90: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 08d7ed512d2191d2
91: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 41689f2b4c3d09fe
92: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = e8fa48e3be503d06
93: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = a3d380c42bbf9e75
94: * blue 1 4 5, black 3, white 1
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8d6418fbe067250a
95: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 21} (all)
   = 964e84d7497efaa7
96: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 3dc4eadfcea883aa
97: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 03127234408349b8
98: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 913345c590a7f17e
99: 2 pass
   = 2dcac7de99f8402c
100: * black 5, white 1 2 2 2 3 5, white-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 3, 1, 0, 1, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 2, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = b398fcd5e7796ccd
101: * black 5, white 3 3 5, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 22} (all)
   = d7873a3b5b8bbb84
102: 2 swap bread
   = 6a9832d454663306
103: 2 take candle
   DIE-K swapped-token {'seat': 1, 'given': 3, 'taken': 0, 'giver': -1} (all)
   = 9c3f7051df447c2b
104: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (3, 0, 1, 0, 1, 0)} (all) reveals
   = 6ee309b6b08ad566
105: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = f6e7cbc4f6eb9f61
106: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 3359b04dfadd4f52
107: 2 done
   = 4266d65252c7c8f1
108: * blue 2 4 4, black 3 5, white 2
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 23} (all)
   = 96c41651cfa020c2
109: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 0292464f04ed5f7a
110: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = db9a1233d59b5b57
111: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 7b599b09cdd4baa2
112: * blue 1 1 4 4 6, black 2 5, white 6
   DIE-C2 shook {'position': 0, 'roll': (2, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 1, 0, 6, 1)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 24} (all)
   = 525e847d2640e3ae
113: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = d876b9983ee42895
114: 2 done
   = 999f97e3b7deaf0d
115: * blue 2 2 5 5 6, black 3 6, white 6
   DIE-C2 shook {'position': 1, 'roll': (0, 2, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = 89944c498eb3de0a
116: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = b6bdf80640d25de0
117: * blue 5, blue-power 1 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = b2a3c4ee8a670beb
118: 1 ascend blue
   = 98f4b7cb5029b83a
119: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 9836463b52675cb4
120: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 2} (all)
   = 562ca34a2e72341c
121: 1 ascend blue-power
   = d27788f0d4d1606f
122: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = 5be9faa72023e09f
123: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 187cc642bb4a9ff7
124: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = bfa203745905cf16
125: * black 2 6, white 2 2 3 4 4 4, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 3, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 27} (all)
   = 453e49549a665fb2
126: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 0, 1, 0, 3, 1)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = c909cdb005683836
127: 1 remove white-power
   DIE-T4 removed {'seat': 2, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = 9ab721ae75c4cd74
128: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 6e55179b5a2fb785
129: * black 5, white 4 4 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 2, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 91493b4986a065b6
130: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 28} (all)
   = 4ae75fb8d3d89acb
131: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = a549c0198b716402
132: 2 done
   = 6054787e7056bb29
133: * black 1 4, white 1 1 1 4 4 6, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 2, 0, 1, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = beb3202cb25d62d7
134: * white 4, white-power 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 29} (all)
   = 4e460d3165436662
135: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (5, 0, 2, 0, 1, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = fe2a00347c507631
136: 1 remove black
   DIE-T4 removed {'seat': 1, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = 53096fda0daafdb7
137: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 53b4a207fba42887
138: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 443c9d6af095c036
139: * blue 6, white 6, white-power 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 30} (all)
   = 8fe5ff4e5647a6e6
140: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 9d2f1504b75c3630
141: * blue 2 3 3 3 5, black 3, white 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 0, 'souls': (3, 0), 'out_of': 2} (all) reveals
   = ee25b0926dd12de8
142: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 31} (all)
   = ca06e45e01c7fc4f
143: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 622643896cb5cc8e
144: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 8112613e66242c76
145: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = d7655928b144dc82
146: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   = b1143adb22ff2969
147: * black 1 2 3, white 1 1 1 1 3 5, white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = aac756daf600f528
148: * black 3, white 4 5, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 32} (all)
   = 0a18e7b2b0cd64a8
149: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 80ff4bf65ad0ca2f
150: * blue 1 2, black 6, white 1
   DIE-C2 shook {'position': 3, 'roll': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 670ea736e0876f62
151: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   DIE-Q3 gained-power {'seat': 1} (all)
   = 41c1d7927b7fe276
152: 2 move caskets
   DIE-C9 moved {'opened': (2, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 33} (all)
   = 4da8d2393a192a4b
153: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 83e05503301a5567
154: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = a521d65ddeecec23
155: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 4606e648e4be7253
156: * blue 3 3 5 6, white 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 2, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 34} (all)
   = b31d2b762c7ed95b
157: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 947be0ebd6ac5d4f
158: * black 1 5 6, white 2 2 2 3 5 6, white-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 3, 1, 0, 1, 1, 1, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = a066770950626689
159: 2 ascend white-power
   = 5eb6b7da5da9247c
160: 2 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 1, 'space': 3} (all)
   = d853aebf0972a686
161: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = a87c07154b46f4c5
162: 2 ascend black
   = 66bc5b39b3052c49
163: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 35} (all)
   = 9c6b0ac18b15eea3
164: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 1a7d2b9f24bedd47
165: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 77113935198e84cd
166: * blue 2 3 3 5 5, white 1
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 61c95f8eaa9f9a99
167: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = 925453b581f4c6aa
168: 2 turn blue 3
   = 3c4a4267a1e2fdd6
169: 2 down
   DIE-T9 turned {'seat': 1, 'owner': 0, 'kind': 0, 'value': 3, 'to': 2} (all)
   DIE-C11 moved {'opened': (0, 0, 2, 0, 5, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 36} (all)
   = 34f8b21990120f70
170: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 1cf02b6117d8c7f3
171: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 1a24de000e0ba03b
172: 2 done
   = a7ef99a6504b80f3
173: * blue 1 2 4 6 6, white 3
   DIE-C2 shook {'position': 1, 'roll': (1, 1, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 1, 1)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 37} (all)
   = 43f47a486b1b283e
174: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 4dbc6e20a368edb2
175: * black 1 2, white 2 3 3 5 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 2, 1)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 38} (all)
   = 255c37960f678e71
176: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = e1dc6de8d4af6bb0
177: * blue 1 1 1 4 5, white 2
   DIE-C2 shook {'position': 3, 'roll': (3, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 90780e4b7bad1460
178: 2 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 2} (all)
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = 2047869acb2b0b40
1 place 1 points 9; 2 place 2 points 3
