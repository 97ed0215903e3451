   = 120506195fa4bdfe
1: * black 1 3, blue 4 4, yellow 1 6, red 1 1, white 2 6
   DIE-S6 rolled-for-start {'totals': (4, 8, 7, 2, 8)} (all) reveals
   = d1fe01f6deab898c
2: * blue 5 6, white 3 3
   DIE-S6 rolled-for-start {'totals': (0, 11, 0, 0, 6)} (all) reveals
   DIE-S6 begins {'seat': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 2, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 2, 'kind': 0} (all)
   DIE-S8 laid {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 3, 'souls': (1, 0), 'into': 2} (all)
   DIE-S8 laid {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 4, 'souls': (1, 0), 'into': 2} (all)
   DIE-S8 prepared {'seat': 4, 'kind': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 2} (all)
   DIE-A2 gained-power {'seat': 1} (all)
   DIE-A2 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-A2 gained-token {'seat': 3, 'token': 0} (all)
   DIE-W prepared {'seat': 4, 'kind': 0} (all)
   = 6004fbd6af6f549a
3: 1 take bread
   DIE-C5 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 1} (all)
   = 034b64a07e3f155e
4: 4 pass
   = 7da73abb29a14c23
5: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = be94f3ae679a5934
6: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 2} (all)
   = 2ec24380a2e77e01
7: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = b67890e48ce092b7
8: 4 pass
   = 526bb3c626bd72b8
9: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = e6f5513ecdebe6cf
10: * black 6, red 5, white 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6d10a7c310beb38a
11: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 3} (all)
   = 0f9ae18bbd073493
12: 4 candle 3-4
   DIE-T3 swapped {'seat': 3, 'position': 2, 'opened': ()} (all)
   = cb52e8f45701d50d
13: 3 candle 2-3
   DIE-T3 swapped {'seat': 2, 'position': 1, 'opened': ()} (all)
   = f1ea98a316860820
14: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = e8d28df58be9f38d
15: * black 1, red 2, white 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (3, 4), 'position': 3} (all)
   = 2c52ee4bb0ecc22f
16: 4 ascend red
   = 6bd59b95ff4e4293
17: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 0} (all)
   = 53ad3a506ae9b087
18: 4 space 1
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 32e1168c76d70cbd
19: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 4} (all)
   = 0cc080b54ae2f5f5
20: 4 pass
   = ff7bf6b5dcc65d4c
21: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 9c9b6a8094dd2d9a
22: 5 done
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = 0b285c348374dd62
23: 1 pass
   = 8fa3c360a6d4d574
24: 4 pass
   = 51a5aa86195e13ea
25: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = c9f4a0812cdd45b7
26: * black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 5b5f0d10d5877932
27: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 2} (all)
   = 5dadbb8c3f60af02
28: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = 14a8f4d7ccd519c0
29: 4 pass
   = b3ba634e3ea1b54c
30: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 722c3202189e4250
31: * black 4, blue 5, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f04fa2afd7292b9e
32: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = 45830827d8e8847e
33: * black 4, blue 5, yellow 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 00cddfa9eb468ce5
34: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 3} (all)
   = 4b04ea1b6fdc2506
35: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 7} (all)
   = fdc574f38cca48cc
36: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 257c728182099eb5
37: 4 pass
   = e308e86c7f95a3e8
38: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = b2a2dba1db752cb8
39: * black 6, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 2), 'position': 3} (all)
   = 95d1e18d51343828
40: 3 ascend black
   = 386d38a135b275fe
41: 3 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = 71e39088016faeaa
42: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 1cb90aa31f42e362
43: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 8} (all)
   = 74df7f0a62e9cea3
44: 4 pass
   = 0805479d56517d98
45: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 89b83d064ac06da3
46: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 9} (all)
   = ba62c71b36e9ed34
47: 4 pass
   = bccd51bd435a7f68
48: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 33756d341ad42ccf
49: 5 done
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = 40e79313dfc36df2
50: 1 swap bread
   = c950e5456eb17e45
51: 1 take marigold
   DIE-K swapped-token {'seat': 0, 'given': 3, 'taken': 1, 'giver': -1} (all)
   = 9a3c9eda4fe2c223
52: 1 marigold free soul
   DIE-T7 marigold {'seat': 0} (all)
   DIE-T7 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 77ab31bb88cdff75
53: 4 pass
   = 492e04e19a360b46
54: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = e280b815bae3832d
55: 1 take bread
   DIE-C5 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = 44d2485db6086148
56: 4 pass
   = 29f173eabfa3ebdb
57: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = e3af2d7c418c8882
58: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = a8781c0ffbcc5789
59: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 8b6fc335040a10c4
60: * black 1, blue 4, yellow 1 5, red 1, white 6
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 12} (all)
   = 8b4fd2a0bc80cc45
61: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 7c31b9adf84dda02
62: 4 pass
   = 70e1dbd09932b621
63: 2 bread casket 4
   DIE-T13 bread {'seat': 1, 'position': 3} (all)
   = 47ce63b0be0b0743
64: 2 add prepared power
   DIE-T13 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 3} (all)
   = 70130a339293d3ab
65: 2 add prepared power
   DIE-T13 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 3} (all)
   = d843223c73ed784b
66: 4 pass
   = 1c9982496da6dc33
67: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 1e75cb59dc1ae8e2
68: * black 1, blue 3, yellow 3 6, red 3, white 2
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = adf1ec6f3300a3dc
69: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 13} (all)
   = 3b61f7387e84a2fe
70: 4 candle 3-4
   DIE-T3 swapped {'seat': 3, 'position': 2, 'opened': ()} (all)
   = 97787212588240f0
71: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = dc47e52b6afef03f
72: * black 6, blue 5, yellow 3 5, red 5, white 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a9c3802bfb88db15
73: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = cb29755ffe6ccfa1
74: * black 1, blue 4, yellow 1 5, red 5, white 1
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = fd916953a0a615b7
75: 4 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = 189c62d51a579a7d
76: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = eb00e5245e2f3893
77: 4 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = 50f76cae0262e90a
78: 4 ascend red
   = 14000e9b576f9aed
79: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 14} (all)
   = eeb70ee575398607
80: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 3c60efea2f2a25f9
81: * black 1, blue 5, white 5
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (1, 4), 'position': 3} (all)
   = 3cd305f77a644be6
82: 5 ascend blue
   = 8cfe8f61ef199079
83: 5 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   DIE-Q3 gained-power {'seat': 4} (all)
   = b349d552571f558f
84: 5 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 15} (all)
   = 3adff3363acfbea9
85: 1 swap bread
   = b4306223d7c41097
86: 1 take candle from blue
   DIE-K swapped-token {'seat': 0, 'given': 3, 'taken': 0, 'giver': 1} (all)
   = 5bbed6f3ddb5b79e
87: 1 pass
   = ae886424ee50d506
88: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 36df0be6f3110d85
89: * blue-power 1 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = d29bb8d3530cc49a
90: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 7561473bbcec385a
91: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = f5c15ad43e20f52f
92: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 1} (all)
   = 929ce43c3545c234
93: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 16} (all)
   = 3e7d96347aabe326
94: 1 candle 2-3
   DIE-T3 swapped {'seat': 0, 'position': 1, 'opened': ()} (all)
   = c1cf50dd736337cf
95: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 1172a73c4c908e10
96: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = f6a01cbb9bf56e13
97: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 56aaf671c024f00d
98: * black 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = 91cc7a8a30bf6afc
99: 1 prepare power
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 17} (all)
   = 9da962d4077e3875
100: 3 pass
   = aaf2e2dbace13517
101: 2 bread casket 4
   DIE-T13 bread {'seat': 1, 'position': 3} (all)
   = ddd2a2f092fbd50b
102: 2 add prepared power
   DIE-T13 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 3} (all)
   = 96436b936606944f
103: 2 add prepared soul
   DIE-T13 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 3} (all)
   = 1bf579eec69859db
104: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = e6d1abb33611af2a
105: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = f70029b13be971ae
106: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 41e3519fd690a7fa
107: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = b14b8f922f7d3c08
108: 3 done
   = 8f6bdfa129680bab
109: * black 3, yellow 1, yellow-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 25ba102196e1b482
110: 3 skull 2
   DIE-P2 declared {'seat': 2, 'value': 2} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 18} (all)
   = 3970103f2509e8d7
111: 4 marigold free soul
   DIE-T7 marigold {'seat': 3} (all)
   DIE-T7 laid {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = f56eff0a05e569d2
112: 4 remove blue-power
   DIE-T7 removed {'seat': 1, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = e02db12d1733cb3d
113: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = d7331ff3a2fb50d7
114: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 19} (all)
   = f14dfb5fd386766f
115: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 0f948eacf010297d
116: * black 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 87ed0b54c692fda6
117: 5 take marigold
   DIE-C5 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 20} (all)
   = 884781204d58c7ad
118: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 4855c9cd33609d92
119: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = ed290812cfcb7b47
120: * black 4, blue 5, red 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 21} (all)
   = 839790b45c24aea5
121: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 287cfe5b7b711fce
122: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 598fcf225dd24ad5
123: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 5b7123a663ead945
124: * black 4, yellow 3, yellow-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 22} (all)
   = adf4f2c1e08c5511
125: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (1, 0, 0, 0, 1, 1, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = d15a86f4689a84ef
126: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 71d0bab38024dec8
127: * black 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b666858a3034568f
128: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 23} (all)
   = 44e1aa6650406775
129: 3 candle 2-3
   DIE-T3 swapped {'seat': 2, 'position': 1, 'opened': ()} (all)
   = 99cb057f574b27e3
130: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = ef53127b8025a544
131: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   = 0391d1d3bba8abac
132: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   = 7f10fc69c6fa33f6
133: * black 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 24} (all)
   = 5c93f46447a1547f
134: 5 marigold free power
   DIE-T7 marigold {'seat': 4} (all)
   DIE-T7 laid {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 543a49a533134b54
135: 5 remove red
   DIE-T7 removed {'seat': 3, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 95dbf0411b333e8b
136: 4 pass
   = 35c861e2022f2d79
137: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 0dc316715e6a5b38
138: 5 prepare soul
   DIE-Q2 prepared {'seat': 4, 'kind': 0} (all)
   = 30bc2a1e1eef2301
139: * black 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = 81c8563032a3ea11
140: 4 pass
   = 204e08dc6fca8e44
141: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 529ef6015444274e
142: * black 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = e1af910e531a04aa
143: 4 pass
   = df569f99d8b8746b
144: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = d581bb408a728f40
145: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 294d3b6c7385796c
146: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 1ffc5e571a3ab7ce
147: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = fed883a84e930ebf
148: * black 6, blue 1 3 5, blue-power 6, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = ac30c9ce6a867e86
149: 5 skull 4
   DIE-P2 declared {'seat': 4, 'value': 4} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = c631820cc39280d4
150: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (1, 0, 3, 1, 0, 0, 0, 0, 0, 1)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 9ecc1ec76c8f960b
151: 4 pass
   = 1ba14d584d305920
152: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 3569b428db65da3e
153: * black 6, yellow 5, yellow-power 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = c60b1e3c2aac6175
154: 3 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = bdf35890ad724704
155: 3 ascend yellow
   = 273e94014c535a61
156: 3 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 28} (all)
   = b51019f8bed61a5e
157: 4 pass
   = b7af49a8a3f641a4
158: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 37e0c56f8d221582
159: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = 765fa410551cb243
160: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 29} (all)
   = b2c7e36be17bfc75
161: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 1cc4215af346a3b0
162: * black 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e23c6a48ddc25cdf
163: 3 pass
   = bfc804e512109632
164: 5 take marigold
   DIE-C5 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 30} (all)
   = deb9480259502d2b
165: 1 swap marigold
   = b6aba10d5c4ab836
166: 1 take bread
   DIE-K swapped-token {'seat': 0, 'given': 1, 'taken': 3, 'giver': -1} (all)
   = 1f60eddc1f6518f3
167: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 97fa5c2d45bb7768
168: * black 6, blue 1 4 6, blue-power skull, white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = efc42616525dda40
169: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   = 81e228ee698082ff
170: 5 skull 6
   DIE-P2 declared {'seat': 4, 'value': 6} (all) reveals
   = d69be16a45ebbdb1
171: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 31} (all)
   = b487884de6f61ead
172: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 039af749a2f286bf
173: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = a67ccf51e666d3ac
174: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 5e4f06593d2e6da2
175: * red-power 2 skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6f7f46b9ae59759a
176: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   = 948da8c8f35e352b
177: 3 pass
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   = b64b43e69aa9ba47
178: 4 prepare power
   DIE-C3 prepared {'seat': 3, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 32} (all)
   = 233fa43057cff403
179: 3 pass
   = f8458e2a414b1116
180: 4 pass
   = 5037c0ddb8eb13ed
181: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = f91bb1022d1a41be
182: * black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 931b65e6604fcc71
183: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = 3c1b5a7aa1472e3d
184: * black 1
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 6ae4158b810724fa
185: 3 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = 358333bb1ec7f372
186: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 33} (all)
   = 3be87eda20f6842a
187: 4 pass
   = eb91b0eb3b23608e
188: 1 bread casket 4
   DIE-T13 bread {'seat': 0, 'position': 3} (all)
   = 7c7d34e39873b627
189: 1 add prepared power
   DIE-T13 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 3} (all)
   = a46f5647d7bc965d
190: 1 add prepared soul
   DIE-T13 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 3} (all)
   = 170f7bb80018d868
191: 4 pass
   = 0ae672130106cb7f
192: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = beab0d48a379fc14
193: * black 6, blue 4 5 6, blue-power 2, white-power 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = 704e5dfde9708764
194: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 34} (all)
   = 928eebe3707a276b
195: 5 pass
   = 06e72c2c9fbba6d6
196: 4 pass
   = f9d2d51d5a229671
197: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = e1688e8f4ce4796d
198: * black 1, black-power 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 238c9738a7b1ad5f
199: 5 ascend black-power
   = 3451be4ce34bbd98
200: 5 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = 6b7211396a9044bc
201: 1 done
   = d2cc241ce7ddabec
202: 5 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 2} (all)
   = e838423a3d93bf3b
203: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 35} (all)
   = 67c4db7cc97db89d
204: 4 pass
   = db8ee69d7c77893f
205: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = c6c222af191754aa
206: * black 4, blue 1 2 2, blue-power 2, white-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 96a78053482bd630
207: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   DIE-C4 removed {'seat': 1, 'souls': (2, 1), 'out_of': 2} (all) reveals
   = 1ce2a4db324b8774
208: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 36} (all)
   = 4be2b72e03b9bfb8
209: 4 pass
   = 17e8f9b6bdf892f4
210: 1 candle 3-4
   DIE-T3 swapped {'seat': 0, 'position': 2, 'opened': ()} (all)
   = 3d91b8c592830e2f
211: 4 pass
   = 9cdfe3c275bced7f
212: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 085be0b61d1cdd77
213: * black 4, blue 5, white-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 527145c5b7936391
214: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   = 3f430eaafdbb2c65
215: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 37} (all)
   = ff288f7176dfaef7
216: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 4e6e27b2eafb4bf0
217: 4 pass
   = 532cbdc942968a60
218: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 56e66e5dd18b81d1
219: 3 add free soul
   DIE-C1 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = b16d3a4bf97cd40d
220: * black 5, yellow 4, white-power 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 38} (all)
   = 762911e5f46bf1f9
221: 4 marigold free soul
   DIE-T7 marigold {'seat': 3} (all)
   DIE-T7 laid {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = efb9b26b92b536cf
222: 4 remove black
   DIE-T7 removed {'seat': 0, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 7a2709b4e003f902
223: 4 pass
   = c44f40d6a4e0535b
224: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 276d38c3ac5c2487
225: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = 1722dd2d560365fe
226: * yellow 5, red 6, red-power skull, white-power 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   = 41e01310b04f7906
227: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 39} (all)
   = 97a1af889f8f77cb
228: 5 pass
   = 34217298095a6518
229: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 9c1f2b270d271862
230: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 40} (all)
   = cf09d1a8406cd43a
231: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 130a07bb3c3835b6
232: * yellow-power 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 3f16a8e8d97672db
233: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 41} (all)
   = f37aaa02d5526bef
234: 2 pass
   = 51b9e5c90b23c5df
235: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 11cc4cbcf8b1b182
236: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 1e09ece1f427259b
237: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 97f44bc40fbfdd13
238: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 42} (all)
   = 87c2636cd0ee4b06
239: 3 pass
   = d068a8a30dd32183
240: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 56cef4d2e77ce651
241: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a7b4ac5b09a0a9c7
242: 3 skull 5
   DIE-P2 declared {'seat': 2, 'value': 5} (all) reveals
   = 50c6579f4ffd4e9a
243: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 43} (all)
   = be6792c67a0be38c
244: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = cdcbf9c64378bb80
245: * red-power 1 skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 631f7e8f6804763f
246: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   = 1851dec80d7d5082
247: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = faff9ceef8ac3dc0
248: * red-power skull 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9f3512716cc501ba
249: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = d85c6218ee6f83a4
250: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   = 915be03648a03da2
251: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = 9fbfaf5a9dabc92f
252: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 44} (all)
   = d45441bc0b97323b
253: 5 marigold free power
   DIE-T7 marigold {'seat': 4} (all)
   DIE-T7 laid {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = f9a7affa22b784a8
254: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 759a917ccac50e4a
255: * yellow 2, red 6, red-power 2, white-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = a572cf4f704533c2
256: 5 skull 2
   DIE-P2 declared {'seat': 4, 'value': 2} (all) reveals
   = 304c539ad316f92d
257: 4 pass
   = 64e464a55b8ae5e4
258: 5 take incense
   DIE-C5 gained-token {'seat': 4, 'token': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 45} (all)
   = 75d2e2891f917092
259: 1 pass
   = 975022208f198d57
260: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 6b4082ea481daf36
261: * yellow-power 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b5e2b8652b06ebe7
262: 4 pass
   = 30d17faf11766b84
263: 5 pass
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 331345adeb967d7f
264: 1 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 3} (all)
   = 5760604f28ff071a
265: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 46} (all)
   = e31d13c8687bcf4c
266: 2 pass
   = 0e2b32872093f564
267: 3 bread casket 1
   DIE-T13 bread {'seat': 2, 'position': 0} (all)
   = 616096c2e52ab515
268: 3 add prepared soul
   DIE-T13 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = a24440dd5ac96f08
269: 2 marigold free soul
   DIE-T7 marigold {'seat': 1} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-T7 removed {'seat': 2, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 3a382725da2b49b0
270: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 9eeaac8ebf67681a
271: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 6baae27daa425681
272: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 58ef749648af5da6
273: * white-power 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   = 461752f5bc77e361
274: 4 pass
   = 571064e4efcfb3d8
275: 5 incense
   DIE-T10 shake-again {'seat': 4} (all)
   = 1b427b16456bfc9a
276: * white-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = 349225f597325d93
277: 4 pass
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 47} (all)
   = 533b304e445eb8e8
278: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 1, 0, 1, 1, 0, 1)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 3180a23586d7b1f5
279: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 77268b45830f96a9
280: * blue 1 5 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a1276d819be24b21
281: 4 pass
   DIE-C4 removed {'seat': 1, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = c042be0402b680b0
282: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 48} (all)
   = 7ad2c8ec23444e68
283: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = d53855b871b4cb26
284: * yellow 6, red 6, red-power skull, white-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 7a1fbd3b73e899b0
285: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   = c5544a5158af3a60
286: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   = 0fdb230c05051cc9
287: 4 pass
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = c2413d8487dba124
288: 4 ascend red
   = abc392885d828658
289: 4 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 0} (all)
   = bce4f3a9d286177f
290: 4 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 3} (all)
   = 96604f7336c63e60
291: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 1, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 49} (all)
   = 90b3e8ab82f2a2e2
292: 4 pass
   = fa5f504e4f59d1f3
293: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = b6028bc948877587
294: * blue 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 30d1a8a2e702ce2c
295: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 50} (all)
   = f397fd3297daecd9
296: 1 pass
   = 1c93755c26764748
297: 4 pass
   = d7d08ae5de8c9a55
298: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 8c6dc7c2e2b0d35a
299: * blue 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 09bed1131dd0073e
300: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 3ff28ab27562ab51
301: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 0} (all)
   = 1916f90a82bd5448
302: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 51} (all)
   = 3f5f1fab8b67e4fe
303: 4 pass
   = 59514e131aecc29f
304: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 73c87149565bc8ac
305: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 560034f59813428f
306: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = eb1ca4debd3a684e
307: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = d07d74033a61ca99
308: * blue 2 4, blue-power 6, yellow 3, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = c11c9f98a15baf64
309: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   = bb181ea9c561a0c4
310: 4 pass
   DIE-2 turn {'seat': 2, 'number': 52} (all)
   = d2c7d8d8456b8ff8
311: 3 pass
   = 76797ee4f3a3c9a5
312: 4 pass
   = 3c0cd75bd09553ed
313: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = adcccda558772d92
314: 3 add free soul
   DIE-C1 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 4deff719bdf20f5b
315: * blue 2 4, blue-power 2, yellow 1 3, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 2ee57b19169f2f62
316: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   = 5611b69bb183b1d5
317: 4 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 53} (all)
   = 05f06020d0e3c81e
318: 4 pass
   = a7a27f0b9d540667
319: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = acc8671f2bd1ca35
320: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = cff05d0c61ac06f3
321: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 64f2e9956184f5e3
322: * blue 2 6, blue-power 6, yellow 1 2, white-power 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0)} (all) reveals
   = f78bcf4e1fc5e1fb
323: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 54} (all)
   = 7387908314ba4f52
324: 4 pass
   = 26ec7d9a3115e0c1
325: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 4891afbd0b0ebd43
326: * blue 1 4, blue-power 1, yellow 3 6, white-power 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = d6f497d0470bfa6e
327: 4 pass
   DIE-C4 removed {'seat': 1, 'souls': (1, 1), 'out_of': 2} (all) reveals
   = 56b4f7afae2a16f1
328: 5 take marigold
   DIE-C5 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 55} (all)
   = 8ec266db94bd9803
329: 1 marigold free power
   DIE-T7 marigold {'seat': 0} (all)
   DIE-T7 laid {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   DIE-T7 removed {'seat': 4, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = 0fcc6c3d9cf436b4
330: 4 pass
   = 4d80e0a9c5a6d79e
331: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 17bf049ee1815643
332: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 56} (all)
   = 61ead651722dc8e1
333: 4 pass
   = 33a169cd9a5c883f
334: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = aa82e2c432273dc3
335: * blue 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a8956c941929cc1c
336: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 8e68c34c399881c8
337: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   = bc09b487747d7d65
338: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 57} (all)
   = d8d37116933505b0
339: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 45b4bf7e2e3ab598
340: 3 pass
   = 03993646e3371e0f
341: 4 pass
   = 15f75b205c6b4075
342: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 12431982c8191ccb
343: 3 done
   DIE-2 turn {'seat': 3, 'number': 58} (all)
   = e841f64272f71378
344: 4 pass
   = 7b991b40ae4f1eaf
345: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = dfce4e7be07bb2db
346: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = f5e0fc3249860654
347: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 59} (all)
   = b2289f9c5aba9339
348: 5 marigold prepared soul
   DIE-T7 marigold {'seat': 4} (all)
   DIE-T7 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   DIE-T7 removed {'seat': 3, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 512884533ffdc830
349: 4 pass
   = 742ba74d3b1e87d5
350: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = c3aad6079410f246
351: * blue 1, yellow 4 6, white-power 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 50ec59ab821a4135
352: 4 pass
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = f77e284f1825ff13
353: 5 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 3} (all)
   = d2e57b4d69bdac6f
354: 5 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 3} (all)
   = 83e80e0a530eca0e
355: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 60} (all)
   = df5834f343e586b2
356: 4 pass
   = a05be6ce5f52de48
357: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = aaafdf437073802c
358: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 61} (all)
   = a1375b098c49537c
359: 2 marigold free soul
   DIE-T7 marigold {'seat': 1} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = fef9a68c71b27830
360: 2 remove red
   DIE-T7 removed {'seat': 3, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 6dfe199473e4334f
361: 4 pass
   = 85989e54e69e9700
362: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 53e8a5a3e5e10cc3
363: * blue 1, white-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = f23f4cd89c418df2
364: 4 pass
   = 1e62179a88cd0e0d
365: 1 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 3} (all)
   = 891787c2130358f8
366: 2 ascend blue
   = b1663b92f01c59a4
367: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 62} (all)
   = 7f9378ac76b76e5d
368: 3 pass
   = 381e6b99b6ddf82f
369: 4 pass
   = faa4e4a10f9d5d03
370: 5 pass
   = 6453b3b69ebe43bd
371: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 2645e49238e28451
372: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   = 6dff4d849b74d810
373: 3 discard marigold
   DIE-T14 discarded {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 63} (all)
   = 6c3e8cbbfa9863f2
374: 4 pass
   = 4b15a6df6ce58994
375: 5 bread casket 3
   DIE-T13 bread {'seat': 4, 'position': 2} (all)
   = 46cf1a7ffcb03e87
376: 5 add prepared soul
   DIE-T13 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 2} (all)
   = 1aae5a76d11a8c1e
377: 5 done
   = 86d59bd862e9f504
378: 4 pass
   = 02fc8b481eaebd90
379: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = a7ddf9ea5e8395a2
380: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 088589748a352f73
381: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 4ab87e5aff434f44
382: * black 1, black-power skull
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = bd83e6078b76b405
383: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   = 3210302426278039
384: 4 pass
   = b9fc64447f36c99d
385: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = e82d846dcd5908ce
386: * black 4, black-power 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e0e6ef8a474e3a3d
387: 4 pass
   = e147afad97422f02
388: 3 pass
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 64} (all)
   = f8126719ab84fb4e
389: 4 pass
   = c97a0edf79457f1c
390: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 6901d742e7826a13
391: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 65} (all)
   = 468f4fed3d36fd61
392: 4 pass
   = 6f2c59cd8faa613f
393: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = d8d5ea3ffa5825fc
394: * white 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 9b35c4882c79f5ef
395: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = b5c3c20f06dd7394
396: * white 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d8e75519ec2fe473
397: 4 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 0} (all)
   = d292ce8aeb79718c
398: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 66} (all)
   = 29c275b52311cec7
399: 2 pass
   = 7ebd39aea3e33458
400: 4 pass
   = 2d5e262d2b701fdc
401: 5 candle 2-3
   DIE-T3 swapped {'seat': 4, 'position': 1, 'opened': ()} (all)
   = a80e37bd08666579
402: 2 pass
   = 7758ec0635663999
403: 4 pass
   = 1f670bd6d84f8c7d
404: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 0846546df21b301e
405: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 38fbbd83ea5cd1ad
406: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 35bd6be016bf4131
407: * blue 5, white 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b27998266e2b17b4
408: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C11 moved {'opened': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 67} (all)
   = d0e3b493e8c5ca09
409: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 51a48545edbab465
410: 4 pass
   = 0cca252a16a3e718
411: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 4aa9996761694fae
412: * blue 5, white 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 95838d8f853e59ca
413: 4 pass
   = e8b6e7df77add736
414: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 68} (all)
   = a0e490447747b8f3
415: 4 pass
   = ef11ff48b697ec3a
416: 3 pass
   = 010fda720f2f5546
417: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 3f793bb1eb5c58f8
418: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 89abc3a9fc6318c7
419: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 0b9c700ec9cc983f
420: * black 6, black-power skull, red 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = be038e5def1da50c
421: 1 skull 1
   DIE-P2 declared {'seat': 0, 'value': 1} (all) reveals
   = a01655b33ad9e90e
422: 4 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 69} (all)
   = 157a6bdce50bbb7d
423: 3 candle 2-3
   DIE-T3 swapped {'seat': 2, 'position': 1, 'opened': ()} (all)
   = 5f05d1ff49e71a62
424: 4 pass
   = 7543988c7393bf69
425: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 3eba76785f0f7286
426: * blue 2, white 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = dd4ef470997abec5
427: 4 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 0} (all)
   = 789595e41bc8a99d
428: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 70} (all)
   = 49acf9fe9d53ba08
429: 4 pass
   = bfd8bb05fee1b92f
430: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 0bdc0e0dd77801c4
431: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 18934552cc826495
432: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 71} (all)
   = 26a2617214b98bd0
433: 2 pass
   = 0f8ec5931c0645d7
434: 4 pass
   = 57ea21542a8123f3
435: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 7af5fc8feb628c11
436: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 4ab9e8dcef527e55
437: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = a0ba04f9df1830aa
438: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 72} (all)
   = b3d2412f3bf0a9f8
439: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 48433811fc6c7043
440: 4 pass
   = be1c4f125f15b834
441: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = b2d22b3dee948038
442: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = 35428d35de843080
443: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 73} (all)
   = d98b030a0f843135
444: 4 pass
   = ea4ccd9d7dd8df68
445: 3 bread casket 3
   DIE-T13 bread {'seat': 2, 'position': 2} (all)
   = 2eaeec8c3d87c5fe
446: 3 add prepared power
   DIE-T13 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 2} (all)
   = 3c98a366c6f93d1a
447: 3 add prepared soul
   DIE-T13 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 2} (all)
   = e221f3198d382815
448: 4 pass
   = 5ae426061ff9d02e
449: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 5b8e4fd0f8fc684e
450: * black 1, black-power 1, red 2 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7e6dad83247e1caa
451: 4 pass
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = dd220c6184497d24
452: 4 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   = b3369372daf25a5c
453: 4 discard candle
   DIE-T14 discarded {'seat': 3, 'token': 0} (all)
   = 1db2b0f78975c4d5
454: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 2} (all)
   = fa609598174a3791
455: 4 move caskets
   DIE-C9 moved {'opened': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 74} (all)
   = f5999b9da6cc7f27
456: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 3afb79c4b861ddb2
457: 5 add prepared soul
   DIE-C1 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = b1b5cd27f801e48b
458: 5 done
   = 4e2b408d8611773a
459: * black 5, black-power skull, white 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 01d4dffea68e7152
460: 1 skull 3
   DIE-P2 declared {'seat': 0, 'value': 3} (all) reveals
   = 543653d77b978e9b
461: 4 pass
   DIE-2 turn {'seat': 0, 'number': 75} (all)
   = 3198f9ff65a130c7
462: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 2561999e683a08e6
463: 1 done
   = 48887eda3f08fff9
464: * black 6, black-power skull, white 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4ae4155369abcd51
465: 1 skull 1
   DIE-P2 declared {'seat': 0, 'value': 1} (all) reveals
   = 84dc3243b7f6fa93
466: 4 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 1, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 76} (all)
   = 35be08c09d1c5e10
467: 2 marigold free soul
   DIE-T7 marigold {'seat': 1} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 87841fc7551b2be3
468: 2 remove yellow-power
   DIE-T7 removed {'seat': 2, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = 42c076e11f88bd7e
469: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 0e82491542d1280e
470: * black 6, black-power skull, white 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 90b62d392eaab896
471: 1 skull 4
   DIE-P2 declared {'seat': 0, 'value': 4} (all) reveals
   = 95eff853dc306265
472: 4 pass
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 77} (all)
   = 585e5d0b7cb9b224
473: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 1, 0, 0, 0, 0, 0, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = bb557daeeef77718
474: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 3209e41bada06bab
475: * black 6, black-power 6, white 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9feee4ef5f81977e
476: 4 pass
   = 9ece0d9ef9b74afa
477: 3 keep soul
   DIE-C4 removed {'seat': 0, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = 5f2ac77ab0a99ac9
478: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 78} (all)
   = d168ef2ca732a313
479: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 56279d7eefe7a554
480: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = bcf709823e747f91
481: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 82cb5f911f0a6218
482: * blue 6, yellow 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ef8fd6e4fe35e632
483: 4 pass
   = 65437c76d0881765
484: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 79} (all)
   = 241a21e4edaf81f8
485: 4 pass
   = 747344ab6f56a47a
486: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 1bb385b1a3c0e350
487: 5 prepare soul
   DIE-Q2 prepared {'seat': 4, 'kind': 0} (all)
   = 822dc5e55449bc79
488: 5 prepare power
   DIE-Q2 prepared {'seat': 4, 'kind': 1} (all)
   = d7aa502176416811
489: * blue 6, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 0a0e5c069129e0c6
490: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = 11c77871cfc99fd9
491: * blue 5, yellow 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6ca3320f09404f33
492: 4 pass
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   = ae638df26c3110c4
493: 3 prepare soul
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 80} (all)
   = f9110ae2f1c72763
494: 4 pass
   = 04401e59d48184fb
495: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 1c1c50a22dabb90c
496: * black 3, white 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b2070b2264d2e53a
497: 4 pass
   = 7d6692f0d9716610
498: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 81} (all)
   = 49a29962047d8577
499: 4 pass
   = b295783eb11bc7de
500: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 52231efbc0ed0caa
501: * blue 3 5 6, blue-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c23f6fdcd6b0f3cf
502: 4 pass
   = 7930368cf3b358fa
503: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = d818176d8909f902
504: * blue 4 4 5, blue-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7a6c92940f14f603
505: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 8d2c819934f48d95
506: 2 ascend blue
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 1} (all) reveals
   = 417a04fe0eaed778
1 place 4 points 6; 2 place 1 points 9; 3 place 3 points 7; 4 place 2 points 8; 5 place 5 points 5
