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
   = 5743332aef6be092
4: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 05d8866136c6d935
5: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 29e7b33498aa5585
6: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 3774c0aa317d08e7
7: * white 6, red 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = 019eca9e9f6dd637
8: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = bf5f908d849918f6
9: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 3} (all)
   = 0ab023cdd1127993
10: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 7bb18ed527a2261b
11: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 18d1e1b5247e40b8
12: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = ea61256747823ba8
13: * white 1, red 4
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   = 6ec5b330f4338898
14: 2 prepare soul
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = e925042352de43f3
15: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 755fb22f7c21b959
16: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 9268a8e658a2a2ce
17: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = dfbd413fc7d3a9e3
18: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = 5e4b2288b4154bdb
19: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 390275b7d38ff1aa
20: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = e714c872d6b8460c
21: * white 4 5 5, red 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 6} (all)
   = 212dbbd36050fee2
22: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = cc67ce63c896993a
23: * yellow 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 899ae95762be775a
24: 3 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 0} (all)
   = 3b33ecc587d78162
25: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = 26b23d98eed13fb1
26: 3 pass
   = 063f0d47dc2b18e8
27: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 598f5a9a649968d5
28: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 9a95fb7ae224886d
29: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 99a5f4230d313368
30: * white 3, red 6, yellow 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   = 461206bbd78cfac0
31: 2 prepare power
   DIE-C3 prepared {'seat': 1, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = 582d514d1948cf9c
32: 3 pass
   = d56ee6436b235966
33: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = a81c6106932fe627
34: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 9d19686238d75e32
35: * white 1 4 4, red 2 6
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 9} (all)
   = 03a8b3ac075f2c7a
36: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   = 3a025f5b69c85c47
37: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = d8a69fa4974a1be9
38: * white 3, red 3, yellow 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1, 2), 'position': 3} (all)
   = b33389ea825d4f7d
39: 3 ascend yellow
   = 51e8cf857373893f
40: 3 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 1} (all)
   = 0f8d23df188f4b0a
41: 3 ascend red
   = 3345465b7a0205d9
42: 3 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = a0292b44b85a9f64
43: 3 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = f73c8fc8606b4564
44: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 4e799cedb76298c5
45: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = ae8590c759eff99b
46: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 81622e6807537dc0
47: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 33513b8be6f25824
48: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 37239b742bedd3b4
49: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = dfd17f5ee132fd01
50: * white 2 2 3 5, red 6
   DIE-C2 shook {'position': 0, 'roll': (0, 2, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = 76af25d88158ce61
51: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 03ba8387d2e9f83b
52: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 12} (all)
   = 0a9509b67626dfe1
53: 3 marigold free soul
   DIE-T7 marigold {'seat': 2} (all)
   DIE-T7 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 1ad694ebf8acb0bd
54: 3 remove white
   DIE-T7 removed {'seat': 0, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = dfeb726a6515067a
55: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 96ec8d3760f2da1d
56: * white 1 2 5, red 4 6
   DIE-C2 shook {'position': 2, 'roll': (1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 334588aa3d9e6062
57: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = 30c96175540c6507
58: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = ff227641129a117a
59: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 888ee28aaf60db41
60: * white 4 5 6 6, red 6, yellow 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = 92cbd66dc7426f63
61: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 15} (all)
   = 2ba3c0fbb2039c3b
62: 3 marigold free soul
   DIE-T7 marigold {'seat': 2} (all)
   DIE-T7 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 7b8328a13541bc0a
63: 3 remove white
   DIE-T7 removed {'seat': 0, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 5b0a8ede3fd872f2
64: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = bccc27a6c0f0b5c9
65: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 08177969a3bcbb40
66: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = aa0f22afbcd572cb
67: * white 2 3 5, red 4, yellow 1 3 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 16} (all)
   = dd4b8d630c5a9bc9
68: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 9837cd8ad786bfb0
69: * white 1 6 6, red 1 6
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 84117acc93c8b6fc
70: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = 730ae46d0f932775
71: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   = 9228cd27aaf2bbf3
72: 1 ascend white
   = 3f2419899e3dfaa5
73: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 17} (all)
   = 0ac69186581411b1
74: 1 pass
   = b2c5ba4924318550
75: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = a7c83810bb61ef2f
76: * red 4 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = b45a90764f140de4
77: 2 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = b81f13b510e663e6
78: 2 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = 1493dbbd0fd7e7a6
79: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 18} (all)
   = fc2d6387accb0ee0
80: 1 pass
   = 8f5a9e4e3dd6cf85
81: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = b986fed8fff54743
82: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = a2b864e65a992ed6
83: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = 8fe7178acc90eea6
84: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 3e6239e10cb8ff8f
85: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 6600243180a72c68
86: * white 3 4 6, red 1, yellow 2 2 2 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 0c50e4dbbfa43f08
87: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 8e1bdab66e420241
88: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 2} (all)
   = 939af7eb7197d023
89: 1 ascend white
   = ac347276014bb83c
90: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = 0ca17ffcb205cc9c
91: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 4c69d4a7f24d8c8e
92: * red 6, yellow 1 3 5 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 9d5e07ec9e305ae6
93: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 102b719292c77a9a
94: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 53467524a388a991
95: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = 1f156de397ef28b7
96: 2 ascend red
   = 8ede9f2e465704d3
97: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 21} (all)
   = eb77dfac177ab36f
98: 2 pass
   = 44a3c7efb613fff4
99: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 2f5eca520b89d465
100: * yellow 1 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 9f93025046311c16
101: 3 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 0} (all)
   = 9cfad2ac589e438b
102: 3 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 3} (all)
   = efd1b88545c671a3
103: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 22} (all)
   = 1b779920bd5894ba
104: 1 pass
   = 731772d659fe2e2b
105: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 35e05a68ed3575df
106: 1 pass
   = 080d14136ff4ccfb
107: 3 pass
   = df61e5e54fa2d8f7
108: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = e6cac50d3cf4bccd
109: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 8c233b72f3278dfa
110: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 23} (all)
   = b57e394f9c2e05d2
111: 3 pass
   = 053917b167bdaa65
112: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 2f73a6acdf7c3b61
113: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 24} (all)
   = 951d894d87632f7c
114: 3 pass
   = ba36e3cc82930a14
115: 2 pass
   = 38f19ba81124d699
116: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = a97536d43f0b15e2
117: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 1e601bf190a008dd
118: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 5427142501e6a67f
119: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = 818de98eceddf07b
120: 1 marigold free soul
   DIE-T7 marigold {'seat': 0} (all)
   DIE-T7 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 0c6af6f7580ff26b
121: 1 remove yellow-power
   DIE-T7 removed {'seat': 2, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = c275d790e83084af
122: 2 pass
   = 7539fd4b03a68665
123: 3 pass
   = 1b4b565fc9a7d125
124: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = cf9dedb5eba45132
125: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = fbc6c6977bb999f3
126: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 6058425cf2cc2948
127: * white 2 4 6, yellow 6, yellow-power 6
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = 1c9cd4f19c2fa2e5
128: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = b189ed321ca3d6da
129: 3 pass
   = 2bee416a054b0a03
130: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 4c6b85768b0adbcd
131: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = ba26afb5fcae8005
132: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 29b98e0f571056a3
133: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = 07e0701c73721ceb
134: 3 pass
   = 643dc264a3ee5130
135: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 7cc011ae0b5e63dc
136: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = bd00ba5568f84cf1
137: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = 3f2e36b8b20ffe80
138: * white 3 4 5, yellow 2, yellow-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 28} (all)
   = 964c7403e09e01c5
139: 3 pass
   = 627f0c9a3b6262cc
140: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 42178486a0dc98b1
141: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 29} (all)
   = bd2d840250d98f49
142: 3 pass
   = 00c3a95ec7a90252
143: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 4e72c10a4b3a9801
144: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 30} (all)
   = 5abada695e760f47
145: 3 pass
   = 376427fccbca53d5
146: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 059732cf16038c9b
147: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 1ec304964dbc98d6
148: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 9f0a33af50d87fa5
149: * red 4 5, red-power 2, yellow-power 2 skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0)} (all) reveals
   = a838aaf12a91cc08
150: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 31} (all)
   = fd94985e50d8a740
151: 3 pass
   = ebec185357ecf0f3
152: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 82d858a19281372e
153: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 32} (all)
   = 641ccee916b3fb3b
154: 2 pass
   = 8755737fd8dcf916
155: 3 pass
   = d51b24cdd99da310
156: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = ffe8c8691904ddda
157: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 33} (all)
   = 3fe0dbd6d63b6881
158: 3 pass
   = 13a692c8b772ac1e
159: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 590132a365ab93ec
160: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 7191b3c10b01ef1f
161: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 7873c37e06244d5e
162: * red 2 2, red-power 1, yellow-power 2 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = 197da264706d7e22
163: 3 pass
   = 45e89378a616d5e9
164: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 58256ff692f3e838
165: * white 5 6 6, yellow 5, yellow-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   = d7ece822d846257a
166: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = b00c55eb6d31d88f
167: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = 95b142d7c5f7f621
1 place 1 points 9; 2 place 3 points 4; 3 place 2 points 6
