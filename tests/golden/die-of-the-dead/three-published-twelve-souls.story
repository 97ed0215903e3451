   = 54c64925f52d5170
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
   = 57d09c59df1137b7
2: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 8875c16e308f5f6b
3: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = 12f4d7441985d599
4: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = c60c177cb51d4f84
5: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = d8d607f7ac64b2a7
6: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 6add9246a41f8803
7: * red 2, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 430a15187e48fb1c
8: 1 pass
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 3} (all)
   = 4a32e77f22358e6e
9: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = ec8a0bc188dc410c
10: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = 2045e40aa43241fe
11: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 9e2ebe0f5f1a40ed
12: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = ad92fcd1bafc1f93
13: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = ed5cc8b4438ace04
14: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 7d5bc7285c14d3a3
15: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = ed83e3ecb9dbb665
16: * white 3, red 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 861f575f25833641
17: 1 pass
   DIE-2 turn {'seat': 2, 'number': 6} (all)
   = bd735bd459b7ece5
18: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 768c8db14db01d7b
19: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = 90c602eb475532d4
20: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 7c273d355a1249a5
21: * red 5, yellow 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 5fc15cbc2d333636
22: 1 incense
   DIE-T9 incense {'seat': 0} (all)
   = b6d7bdaadb605373
23: 1 turn red 5
   = 0a8ea226a9add143
24: 1 up
   DIE-T9 turned {'seat': 0, 'owner': 1, 'kind': 0, 'value': 5, 'to': 6} (all)
   = c4ffa84ad6f256b0
25: 1 take bread
   DIE-C5 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = 8c4a9f5e8b70d813
26: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 1e94c029ad7c32ab
27: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 421801fdd99db035
28: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 388bd8edc398c43e
29: * white 2, red 3, yellow 3
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (1, 2), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   = b525ae8b2e94f975
30: 3 prepare power
   DIE-C3 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 9} (all)
   = a93b4eed59ee5ab6
31: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = e952fc70391fddf9
32: * white 2, red 2, yellow 5
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = 7928609782bf6dc3
33: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 75654a4e609005e6
34: 1 done
   = dbf0f21ae30216b4
35: * white 6, red 5 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = 330b8e6912a6e497
36: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 301b2a7b2b6c4d51
37: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 519ca55972cf638f
38: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = af45b770df9c77f5
39: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 8be061e4cedd0500
40: * white 4, red 3 5 5 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 12} (all)
   = 256d3aeb9500b092
41: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = c0af3507e5bb9780
42: * red 2, yellow 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 2b771e883c5ca7f5
43: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = 493ade391b8fc741
44: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 665c11e565dcda66
45: 1 done
   = fec47258a25f2094
46: * white 6, red 6, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = 3119cc3b2938be34
47: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 2136bb94f30f05f2
48: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 40f9709553a53ca4
49: 1 bread soul
   DIE-T12 bread {'seat': 0, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = f0f032cb41670674
50: * white 3 6, red 1 1 2 3 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 15} (all)
   = a601051ea4508533
51: 3 pass
   = 94f12c803cb70862
52: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 704f5a50e8558294
53: 3 done
   DIE-2 turn {'seat': 0, 'number': 16} (all)
   = c4fba95c35686781
54: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 059c3822ca512b7e
55: 1 done
   = 3cc4237957b6e415
56: * white 5 5, red 1 3 4 5 6 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 17} (all)
   = 7a7bd27bc1730b15
57: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = be51572b97e9be0e
58: * white 3, red 2, yellow 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 1bac24f53097363e
59: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = a63d751426a3995d
60: 2 ascend red
   = bb87e92fdb348a6f
61: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 18} (all)
   = 01310d7e30afded2
62: 3 marigold casket 4
   DIE-T4 looked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 3} (but (2,))
   = caf7b3b6bea7d853
63: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 3} (all) reveals
   = 73ecdf4ee2e6521f
64: 2 pass
   = 3a32b18a3cbbfaf2
65: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = 1fd15220d74abc2f
66: 2 pass
   = f57438917d627c3d
67: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 328ec153caf912b3
68: * white 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = d45c4c5e28ce22f5
69: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 3} (all)
   = 26f7ec1a26eaef71
70: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = 584ce71f9dff4752
71: 2 pass
   = 18848e31267fd7ae
72: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 93f102a28c58dc3d
73: * white 4 5, red 1 2 2 3 3 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 4797a690d4abf33c
74: 2 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = f961397f42904bdf
75: 2 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = db5fc5ae0d4a428e
76: 2 ascend red
   = 4b4019fc8008b9d5
77: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 21} (all)
   = f8e4ead3128e3e9d
78: 2 pass
   = 86749791d6df9907
79: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 28ac07d438eb834e
80: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 22} (all)
   = 426b695510188a58
81: 2 pass
   = 929cb4c2cdb67417
82: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 64e689f42f26d6ae
83: 1 done
   = 6c5a41a064dc43a0
84: * red 2, yellow 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 23} (all)
   = 0c5915516e5dbea6
85: 2 pass
   = d4032aa345537aa0
86: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = f90420afb85b9b36
87: * red 2 2 2 2 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 66d982cbf39050eb
88: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   = 9f1dad761d436af9
89: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = b55d6465b12370a3
90: 2 ascend red
   = 340b1368d9c6598b
91: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 24} (all)
   = bc4b9edefa6cd302
92: 3 marigold casket 1
   DIE-T4 looked {'seat': 2, 'position': 0, 'found': (0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 0} (but (2,))
   = bb79654369a883d8
93: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 0} (all) reveals
   = 42f9dd6f0c7d8007
94: 2 pass
   = 16edc10c58d60df7
95: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 154a89b443b21b1b
96: * red 5 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 897798877702c93c
97: 3 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 1} (all)
   = 78f3c223cd9d1b2f
98: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = f843445eb0324ff9
99: 3 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = c15e70624ee48bc0
100: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = e6520934f28d20b1
101: 2 pass
   = fc28923fef6c92c4
102: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = a93d26a8cd580edf
103: 1 done
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = 866241e0bdca2e20
104: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 79826c2f16766b69
105: 2 pass
   = 4b9aa5e2c0a345b3
106: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 548005546520aa89
107: * red 6, yellow 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 596b8b7830c69f2f
108: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   = 95d0baeb01041979
109: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = f864bb50469f4d76
110: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 28} (all)
   = fbc6071e9f8c5da6
111: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 196d381c5e7ea6fe
112: 1 done
   DIE-2 turn {'seat': 1, 'number': 29} (all)
   = a4da4ed903a1cb4b
113: 2 pass
   = f1b9da1f152cb5d8
114: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 51c719896b92142b
115: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = a2ce0d71b73ff387
116: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 30} (all)
   = b7b081f4075343c4
117: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 49f5f6f8e74b1714
118: * yellow 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 93b32c292cafa6b3
119: 3 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = 1815c805efa640a8
120: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 31} (all)
   = 3b5c9cf0aa02d6c7
121: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 27c0065908d54c5f
122: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 32} (all)
   = 1871a6d7b5bcbdc2
123: 2 pass
   = 5e1fb3d52021aa8b
124: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 265f4be7c5f08fca
125: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 9fb57f258f16a20f
126: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = a9b5af03df92dfbd
127: * red 2 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 33} (all)
   = 58335830981ba4fe
128: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 3a8e5a150c5bf794
129: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = e7d5216ddc4f1c86
130: 3 pass
   = 6b87696e9aa7293b
131: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = da75879034114f64
132: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 35} (all)
   = 65fa31af4af1e660
133: 2 pass
   = a9e57e7f28282f29
134: 3 pass
   = 048513fd029241a1
135: 1 pass
   = a39a72811d6f29cc
136: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = aa52c3f0c04be6cc
137: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 0bcb1d4051fe062d
138: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 385449d78fbc9978
139: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 36} (all)
   = d4cd7ec29756f7fa
140: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = d9ab32f5806f82b5
141: 1 pass
   = 1e7884a3e4f6307b
142: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 45e27c3ac27f0b1a
143: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 37} (all)
   = 83193bb91555f799
144: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 61579186f7198d29
145: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = fc4059892717dd06
146: * red 3 4, red-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = bd8ff9c1942cd8f0
147: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   = 39935e03e08ee012
148: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 38} (all)
   = e143544ff9fb4e64
149: 2 pass
   = 32ed2eb2299f5ca4
150: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 2, 0, 0, 0)} (all) reveals
   = eea9bb0ea2b64b83
151: 2 pass
   = 2326f325c29674bf
152: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 9a0aab6419fbcc9c
153: * red 3 3, red-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 22a24427d9ca14a2
154: 2 ascend red
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 1} (all) reveals
   = 50d82c111c3d4309
1 place 2 points 3; 2 place 1 points 9; 3 place 3 points 2
