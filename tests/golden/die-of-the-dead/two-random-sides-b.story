   = 67570a9c85e45675
1: * white 2 4, red 1 6
   DIE-S6 rolled-for-start {'totals': (6, 7)} (all) reveals
   DIE-S6 begins {'seat': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 1} (all)
   = bab661bbbfb5ec6f
2: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 03e969f526f137b2
3: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 2} (all)
   = 88a80a3035c618a5
4: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = f506ab56e5084ee4
5: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 3} (all)
   = 8b08a4c464a9ca9e
6: 2 pass
   = e2eed3298a993ffa
7: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 5c699dd00d79a685
8: 2 done
   = 56966be56f40fc7b
9: * white 2, red 5
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 7b0138a76670e533
10: * white 3, red 3, yellow 1 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = d11dd10e6a93c290
11: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = b765ec1b672670eb
12: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = bee9bb584e979e6c
13: 2 marigold free soul
   DIE-T7 marigold {'seat': 1} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 8e165fb069ddacc0
14: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = c8acfd0cdf4d1c78
15: * white 6, red 4, yellow 1 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8fcce2579d056036
16: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 6} (all)
   = 5f7b9858309cdc87
17: 2 candle 2-3
   DIE-T3 swapped {'seat': 1, 'position': 1, 'opened': ()} (all)
   = 782abb4aab30e705
18: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 1086d4bec55ddb8e
19: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 0ba53e4485c92c2c
20: * white 4, red 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = f109cbe2df8e9fc6
21: * white 4, red 5, yellow 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 7} (all)
   = 188a78ac63c69d03
22: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 0bb4d6a67ac02d8b
23: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 6e59f2f2083ffdfc
24: * white 5, red 1 5, yellow 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 8} (all)
   = 77b33b40bea85619
25: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 12288ff32d02d84a
26: 1 add free power
   DIE-C1 laid {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 9} (all)
   = 45152dbec840f240
27: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = eb8d2aeafb22532f
28: 2 done
   = dcfcb18829061a4c
29: * white 6, red 4 4, yellow 3 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 60ae9f7fec63cdbb
30: * white-power skull, yellow 1 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = cac867d145ac324a
31: 1 skull 4
   DIE-P2 declared {'seat': 0, 'value': 4} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = acc365b5e167b513
32: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = c9ba28efa1aa8e02
33: * white 2, red 4 5, yellow 2 6
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 93237e3292de3254
34: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = dd99f53ac4c53eee
35: 1 pass
   = 09789098c654d7c3
36: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = da81e2dc892e83ab
37: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 70a5adae7b9ca038
38: 2 done
   = 696c236cfbc9989c
39: * white-power 5, yellow 1 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 12} (all)
   = 8c3128d2ec2792d2
40: 1 candle 1-2
   DIE-T3 swapped {'seat': 0, 'position': 0, 'opened': (1, 0, 1, 0, 2, 0)} (all) reveals
   = 1c4d3bd0963e8f2f
41: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 8e6147b6fb0a72c8
42: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = e248dd0f54adc452
43: 1 done
   = 9181fe29d81f01f5
44: * white 5, red 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 855d1387113a1ca6
45: * white 4, red 4, yellow 3 4 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 13} (all)
   = 8a5645fe062bee67
46: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = d2493046760ef1ec
47: * white-power 1, yellow 3 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 989a423fd7e864c7
48: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 14} (all)
   = f9fac9d58ad41be6
49: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 9c9e0bf4efc3ca09
50: * white 5, red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 15} (all)
   = 4493326d97637b30
51: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 023d225b7d0aae65
52: * white 5, red 4 5, yellow 1 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = c9c3271f86ce0599
53: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   = 6a4bdff53b4f0440
54: 2 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = ecaa05005a148245
55: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = d1289f8ac292e611
56: * white 3, red 6, yellow 1 2 4 5 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 2, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 16} (all)
   = f580f57b3e00ba21
57: 2 candle 2-3
   DIE-T3 swapped {'seat': 1, 'position': 1, 'opened': ()} (all)
   = 9ae40396ef90de2b
58: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = c37d17bd6f22386c
59: * white-power 1, yellow 2 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = d103d6b2e1e80711
60: 1 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   = b7a02480c7545ac7
61: 1 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   = 21b249611b033dc1
62: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 17} (all)
   = e54c7cb289342084
63: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 6fe34dba0856be4d
64: 2 done
   = 0f1c16fe86138bee
65: * white 4, red 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 1, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 18} (all)
   = fea3654a8d1a1c8f
66: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = d7c9ee421631586e
67: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = a492f7bccf56a071
68: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 17f34bdf30485fdc
69: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 7e9a02ccbd196b35
70: * white 4 5 6, white-power 5, yellow-power 1 skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 6, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 19} (all)
   = 25ab0931d403c828
71: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 29faeb890fc2e2bb
72: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = c5c57bfdc76f43d3
73: * white 6, red 3, red-power skull, yellow 1 1 1 3 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 3, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = dac39369561fde40
74: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 20} (all)
   = 542422d0c7c6cbf5
75: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = d3c127b9d5ad00cd
76: 1 done
   = 99b8aabe4e78eeb1
77: * white 6, red 2, red-power 1, yellow 1 1 1 2 3 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = 33d9a3dee76daf42
78: 1 prepare soul
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 21} (all)
   = 5717bc195d9a9fb1
79: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 11556500701aa031
80: 2 done
   = a2f786dbf09a4e4d
81: * white 5, red 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = 901f621a096c9788
82: 1 prepare soul
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C11 moved {'opened': (3, 1, 0, 0, 0, 2)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 22} (all)
   = f9a23b42c177a89b
83: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 2a9a5a0971848c5a
84: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 9915cdc15a7b7491
85: * white 6, yellow 4 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 23} (all)
   = 708405769f05b3d1
86: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = bc7ad60a2e27717a
87: * white 2, red 5, red-power skull, yellow 1 3 3 4 5 5
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 2, 1, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 3723a5664136c86e
88: 2 skull 5
   DIE-P2 declared {'seat': 1, 'value': 5} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 802bf8a6386446d6
89: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 96122b6c7875f341
90: 2 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = b5f809a1761c7570
91: 2 ascend red-power
   = 7339246ececf4dba
92: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 24} (all)
   = 33696f9aecd5a9c1
93: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 699130af3d5871d8
94: * white 3, red 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 0ae243ed36a4b47c
95: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 25} (all)
   = 2afabcf1159be9db
96: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 78c324e04d49f12a
97: * white 4, red 3, yellow 3 6 6 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 3, 0, 0, 0, 0, 0)} (all) reveals
   = 55c1ecfd32090bc0
98: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = be2524869e618ada
99: * white 5, red 2, yellow 2 3 5 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = a62501c2b07223c1
100: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = b54095e63616a111
101: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 1} (all)
   = 634fc9a35e3a3649
102: 2 ascend red
   = d99b918bc7463c24
103: 2 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 26} (all)
   = b0fc72b206a478f6
104: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = b735e5e66fcb1d55
105: * white 6, yellow 2 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 5d7564e00dc55c8d
106: 1 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 08e4e994836c9293
107: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 27} (all)
   = f3e7cb227f0074a4
108: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 133303f2c6edc2f0
109: * white 2, red 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9fd1636499ab79d3
110: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   = fc2f267b925a5808
111: 2 discard marigold
   DIE-T14 discarded {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 28} (all)
   = 48a06b8d3d9cf191
112: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = cec71c02a292cb52
113: * white 1, yellow 2 4
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 29} (all)
   = 4e895e5132723a1b
114: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = dbba08088e1ee524
115: 2 done
   DIE-2 turn {'seat': 0, 'number': 30} (all)
   = 82204f5133ec65ac
116: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 75c63965c6d47d19
117: * white 1, yellow 5 5
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = e49dc9211d165021
118: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 31} (all)
   = d168e9d690ec91da
119: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = e12e3dbb0a864936
120: * white 2, red 3
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = d3513f7777d0a2e3
121: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 2} (all)
   = 008c3f25bcc6d980
122: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 5eb2ca5eb0b05ca8
123: * yellow 3 4 5, yellow-power 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 32} (all)
   = e67db33683b083fa
124: 1 marigold prepared soul
   DIE-T7 marigold {'seat': 0} (all)
   DIE-T7 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 968c747682f8a791
125: 1 remove yellow
   DIE-T7 removed {'seat': 2, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 88bd182511982262
126: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = b502b79b22710d4a
127: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 1e9a01a871fb5e66
128: * white 4 6, yellow 2 2, yellow-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 33} (all)
   = 8ea34f4d9e5cbb1e
129: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 961a640d5158745c
130: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 6c81cba6ace4ac32
131: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = e9dba5ddc5c09f5f
132: * white 1 3 3, white-power 6, yellow-power 1 skull
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = 6dc5f8b80c50a11c
133: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 110c13de8596f3c9
134: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = a0fe9fddf68f4d49
135: 1 done
   DIE-2 turn {'seat': 1, 'number': 35} (all)
   = 2de93f0f9727325d
136: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 8e94a8a47effb738
137: * white 1, yellow 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 6f39ae7b29e1f7b1
138: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = 280ba3ffdf90a982
139: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 36} (all)
   = 09063f3187ef8f56
140: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 45db6e6ce6b0941f
141: * white 2 4 6, white-power skull, yellow-power skull 5
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   = d5740c75b19a9f0a
142: 1 skull 3
   DIE-P2 declared {'seat': 0, 'value': 3} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 89a722ab87587a2b
143: 1 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 8, 'space': 3} (all)
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 2} (all) reveals
   = 3cf3b9d45ce7b82d
1 place 2 points 1; 2 place 2 points 5
