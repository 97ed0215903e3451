   = 6f667b3cb9cd4fc4
1: * white 4 4, red 2 5, yellow 3 5
   DIE-S6 rolled-for-start {'totals': (8, 7, 8)} (all) reveals
   = 45023a19faeefbf5
2: * white 1 5, yellow 2 4
   DIE-S6 rolled-for-start {'totals': (6, 0, 6)} (all) reveals
   = 45023a19faeefbf5
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
   = ad7c027f050e2782
4: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = f8406ebca30f0a74
5: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 24fb93cf8fd50867
6: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = ae4896fc7f14bc54
7: * white 6, red 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = 199755d5217503dc
8: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = ee885afea1faaa60
9: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 3} (all)
   = a3674c96a610a2a5
10: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 48885faeb904c8dc
11: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 65c2d45afaf34a17
12: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 08972735755f7ad2
13: * white 1, red 4
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   = 9f06d3d791a9bbcd
14: 2 prepare soul
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = 0deb5d6b4c1b7e1a
15: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 5cc7a33e8dbd8f74
16: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 0e034cddc14c24fe
17: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = b1de16d559448e0b
18: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = 95f4619884608173
19: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = e7e407e4a90e3311
20: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = d6a2737b79305552
21: * white 4 5 5, red 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 6} (all)
   = 05d39ff3ac22b8dd
22: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 6ad60821d7a51d62
23: * yellow 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 5f13edce6512fe52
24: 3 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 0} (all)
   = 0f3fb819b3674872
25: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = 575356cb42ae26a2
26: 3 pass
   = 1680d80c658b5604
27: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 4daa24d47484252c
28: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 72aa818d88eb34de
29: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = f956d2bd6d15bf36
30: * white 3, red 6, yellow 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   = 1d92f548397423d5
31: 2 prepare power
   DIE-C3 prepared {'seat': 1, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = 0099657fb3185892
32: 3 pass
   = 635491c12a3007d0
33: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 834d410bcf591dbe
34: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 75a9d8f8346ef96d
35: * white 1 4 4, red 2 6
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 9} (all)
   = 912b25f07bb94841
36: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   = 0c2a337deaa771e4
37: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 399efdd6010a91fb
38: * white 3, red 3, yellow 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1, 2), 'position': 3} (all)
   = ef855f9e9c333ca8
39: 3 ascend yellow
   = 1a3cba09bc4b1bac
40: 3 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 1} (all)
   = 29381cc89bc9f510
41: 3 ascend red
   = b73a7de949dddb4e
42: 3 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = b804ae016d096b1e
43: 3 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = d86cc92f3cf33602
44: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 35ee7721399ab27c
45: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = 22fb10f37d3586cd
46: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 50a915b937112448
47: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 7944942108852bcf
48: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 5779f7c178f77554
49: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 537c7d471dd84129
50: * white 2 2 3 5, red 6
   DIE-C2 shook {'position': 0, 'roll': (0, 2, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = beaa95ba0c8a3975
51: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = e4bed6e8c071b60f
52: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 12} (all)
   = 5735f52819786cad
53: 3 marigold free soul
   DIE-T7 marigold {'seat': 2} (all)
   DIE-T7 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 19b9d9badebc994b
54: 3 remove white
   DIE-T7 removed {'seat': 0, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 1e62d3a3b8c967c4
55: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 4a178bb6bf35286e
56: * white 1 2 5, red 4 6
   DIE-C2 shook {'position': 2, 'roll': (1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4af4d0ddc38baa14
57: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = 71a0b4838642b6ea
58: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 0191f32ba079c275
59: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = d9b273ceea436080
60: * white 4 5 6 6, red 6, yellow 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = 5b34c03a7011eae9
61: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 15} (all)
   = a643cf1a519e8876
62: 3 marigold free soul
   DIE-T7 marigold {'seat': 2} (all)
   DIE-T7 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 293726d479f44cf5
63: 3 remove white
   DIE-T7 removed {'seat': 0, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 95c5162036d6dc92
64: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 2ddef8912360d4e3
65: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 5727e5c2d56fc445
66: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 604dc5c1ccdf2988
67: * white 2 3 5, red 4, yellow 1 3 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 16} (all)
   = 445e43487fdaa370
68: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 085b2f17a5e0e4b0
69: * white 1 6 6, red 1 6
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = d03b17b63998b2a5
70: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = 25f7aed2f29fa6dd
71: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   = ee009f6567f922eb
72: 1 ascend white
   = c42c0b26a8787cce
73: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 17} (all)
   = 1e70616a2af08372
74: 1 pass
   = 5fdf2980ed0d9ba0
75: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = fe79643abf8e074e
76: * red 4 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 02be0dd497c03efc
77: 2 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = 25f4e5c93c9d3da9
78: 2 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = eaa7df6f1acaaf09
79: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 18} (all)
   = ff1e0aab20b9e66d
80: 1 pass
   = 1a5810de537c0ec2
81: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 9ec417ca9a4187e8
82: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = cc3a71919efaf6cd
83: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = 23c62b6bf89e2236
84: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 71e95a93e9ebbbdc
85: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 401e46b4555d0977
86: * white 3 4 6, red 1, yellow 2 2 2 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = b8502cd9c1a7d3df
87: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 5d4da4d5768a1f1f
88: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 2} (all)
   = fa789d9e79dd0453
89: 1 ascend white
   = d365e35263562bf4
90: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = e4b72467565661cb
91: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 799f256572e4f4b3
92: * red 6, yellow 1 3 5 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 9b34617f3a54d519
93: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 17ee0fb0b18bebe5
94: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 93fb15f9089848ff
95: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = b8da98871260219b
96: 2 ascend red
   = a3d1fa7f0b16d8c0
97: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 21} (all)
   = a6c20b8470b8735f
98: 2 pass
   = 59b9cd00584b7967
99: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = b2ed8b6413de367d
100: * yellow 1 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = e5187e26caa95bc3
101: 3 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 0} (all)
   = 8ba9b0bd72db862c
102: 3 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 3} (all)
   = 07c5222e18aa6024
103: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 22} (all)
   = d607b6e504898d35
104: 1 pass
   = 4bcf8274204d581d
105: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = fe2e35ad9f6bfea0
106: 1 pass
   = 7c97afe0ca4912cc
107: 3 pass
   = 81313cd94ba9906b
108: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = b26f94b9ac496404
109: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = c69d596a54803102
110: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 23} (all)
   = e7ba493ae1dc49b2
111: 3 pass
   = ddc2586c52cd611c
112: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 38af2fae98dfa90d
113: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 24} (all)
   = 2c503a47f279add0
114: 3 pass
   = 339733e5c811bb20
115: 2 pass
   = 1d23efff2aa5b4e9
116: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = b3d3e2903026fa5a
117: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 2d82d9f09f3c7bfb
118: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 235eacd91c8e0182
119: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = d8bf18b38b4cc42e
120: 1 marigold free soul
   DIE-T7 marigold {'seat': 0} (all)
   DIE-T7 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 505cb9a21dbe2622
121: 1 remove yellow-power
   DIE-T7 removed {'seat': 2, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = 3322eb2543681fb5
122: 2 pass
   = 9d6b5b525e45e884
123: 3 pass
   = fc873ea44ea040bd
124: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 820b78a8326d2384
125: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 166bdbc06fcb5488
126: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 783687fc09ab7c84
127: * white 2 4 6, yellow 6, yellow-power 6
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = 700fffa8fa9006e6
128: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = ca52b8e4b5471abc
129: 3 pass
   = fa6a80ed9a141178
130: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = a90b6719badde075
131: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 5d969f0202ab2e6e
132: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 55e5af2c6a7e8f73
133: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = b7d5354931697465
134: 3 pass
   = 4aedf750761c6e56
135: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 94743c2b4b7963a9
136: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = 19277e692b8ede13
137: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = 4e6dd48ce5f963e0
138: * white 3 4 5, yellow 2, yellow-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 28} (all)
   = 5bf586333025e0ae
139: 3 pass
   = 92e0443b03b990f7
140: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 00c59488fe2d6fc2
141: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 29} (all)
   = 9873d11d746f6ed7
142: 3 pass
   = 6dc9cb7c61150d7f
143: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 49569e46b7794cdc
144: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 30} (all)
   = 35d15c4fc5f06de9
145: 3 pass
   = 6f7e44206ff138e4
146: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 5e6f0679fa4713ff
147: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = d5294a485685dfa7
148: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 4ba132847119d1ef
149: * red 4 5, red-power 2, yellow-power 2 skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0)} (all) reveals
   = 64e880900fa05c06
150: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 31} (all)
   = 27d41f319b02e213
151: 3 pass
   = a9b993426f799a9f
152: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 473e64ca3cd0c789
153: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 32} (all)
   = 6d037ef1bf47b8e6
154: 2 pass
   = bac472071d1f535f
155: 3 pass
   = bd42754a0652215d
156: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 86415d7b35950f5d
157: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 33} (all)
   = 52d00c0758fb70e2
158: 3 pass
   = 59b4ebad61f9e60b
159: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 5b7b3e87e8def15e
160: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 6d5646d3b19e7e42
161: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 6a40e0affc8b1af3
162: * red 2 2, red-power 1, yellow-power 2 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = fab93f142348f9a9
163: 3 pass
   = a4c243b304de829d
164: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 6c1c870cd5e4de96
165: * white 5 6 6, yellow 5, yellow-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 64e5ea7d7d742762
166: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = f5b551d6759467b1
167: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = 95b142d7c5f7f621
1 place 1 points 9; 2 place 3 points 4; 3 place 2 points 6
