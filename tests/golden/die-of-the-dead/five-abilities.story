   = 0ad57b10314029ee
1: * white 1 3, red 1 4, yellow 4 4, blue 3 4, black 3 3
   DIE-S6 rolled-for-start {'totals': (4, 5, 8, 7, 6)} (all) reveals
   DIE-S6 begins {'seat': 2} (all)
   DIE-S8 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 2, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 3, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 3, 'kind': 0} (all)
   DIE-S8 laid {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 4, 'souls': (1, 0), 'into': 2} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 2} (all)
   DIE-S8 prepared {'seat': 0, 'kind': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 2} (all)
   DIE-A2 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-A2 gained-power {'seat': 3} (all)
   DIE-A2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-A2 gained-token {'seat': 1, 'token': 0} (all)
   = 59a76c5b7995a31a
2: 5 take marigold
   DIE-A2 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 1} (all)
   = fd9c01ae22b74dd0
3: 3 pass
   = 469b8835e951f4b4
4: 2 pass
   = 12f83d1bf3d5830f
5: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 1c65b72d7413bab7
6: 3 add free soul
   DIE-C1 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = e9354b39bf28bc63
7: * white 2, red 5, yellow 4 5 6, blue 6, black 1
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 2} (all)
   = dda64f9a562af3db
8: 2 pass
   = 08e0c56afdc03dc9
9: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = f7d01ba1dfc352d6
10: * red 5, yellow 1, blue 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = eee67996a6e80fbd
11: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 3} (all)
   = 549eb42e7d12a067
12: 5 marigold casket 1
   DIE-T4 looked {'seat': 4, 'position': 0, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (4,)) reveals
   DIE-T4 looked {'seat': 4, 'position': 0} (but (4,))
   = 9eb8ebc96c5b750b
13: 5 done
   DIE-T4 nothing-removed {'seat': 4, 'position': 0} (all) reveals
   = 9af763c7a9a04221
14: 2 pass
   = 11dbce3a4ca05dca
15: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 295054a0e0094123
16: 5 done
   = 92ab4d4a0e312fb1
17: * white 4, red 2, yellow 1 1 6, blue 1, black 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = 8b36e77fafc83e8b
18: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 1, 0, 1, 0, 1, 0, 0, 0)} (all) reveals
   = 7c3af14b91522f47
19: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 1aba621171b6a456
20: 1 take bread
   DIE-C5 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = f6812a62000edc32
21: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 84d4dfb4bbbbe6d8
22: 1 bread soul
   DIE-T12 bread {'seat': 0, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 2} (all)
   = a96dd4858ce33ae5
23: * white 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 194702dac80cc375
24: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 6} (all)
   = a6113b23ee585583
25: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (1, 0, 1, 0, 3, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 9edc253cd6b10fc5
26: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (1, 0, 1, 0, 3, 0, 1, 0, 1, 0)} (all) reveals
   = 585aae738748d629
27: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 64b508529a59cdc9
28: 3 done
   = 8b0e43b3fe7c29ac
29: * white 4, red 1, yellow 1 5 5, blue 3, black 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 7} (all)
   = e792b73f8ea15d07
30: 4 marigold casket 4
   DIE-T4 looked {'seat': 3, 'position': 3, 'found': (1, 0, 1, 0, 0, 0, 0, 0, 1, 0)} (only (3,)) reveals
   DIE-T4 looked {'seat': 3, 'position': 3} (but (3,))
   = ad32843927a8dee2
31: 4 done
   DIE-T4 nothing-removed {'seat': 3, 'position': 3} (all) reveals
   = 60a6bc5b85a5ddf7
32: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = ec8adcace636a127
33: * red 2, yellow 4, blue 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b6b07a7f20e3656c
34: 4 take incense
   DIE-C5 gained-token {'seat': 3, 'token': 2} (all)
   DIE-2 turn {'seat': 4, 'number': 8} (all)
   = 67c8ead597c178f9
35: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = adcfa33725dc2789
36: 5 done
   = b4003990b5bc1f36
37: * white 6, red 4, yellow 2 3 5, blue 3, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 9f4a23ba3c26dad4
38: 4 incense
   DIE-T9 incense {'seat': 3} (all)
   = c483b20d71f55f92
39: 4 turn white 6
   DIE-T9 turned {'seat': 3, 'owner': 0, 'kind': 0, 'value': 6, 'to': 5} (all)
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = a1037d0f52aac3e0
40: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 1b45e0349c11a6e3
41: * white 5, red 6, black 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = fa746cffe299f729
42: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = f9bce2958047c711
43: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 69999e9dda508148
44: 1 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = 4d2507d0d597e622
45: 2 pass
   = ffe11562404008a1
46: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 1818fffe6573af0e
47: * red 1, yellow 6, blue 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = dd7279a010af5c57
48: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = a616113275aabc33
49: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 11} (all)
   = 025449f3b4dc882a
50: 3 pass
   = e0ed7921d5497d81
51: 2 pass
   = ca59f341c5c2f2d8
52: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 7dff2c8bd0beb05e
53: * white 4, red 4, yellow 1 4 4, blue 1, black 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 2, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = cfb314fd1c51b22d
54: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 12} (all)
   = 8c61183f8bc1c4ce
55: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 800e300746b2c965
56: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 1, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = 9405c36ff04c1e2f
57: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 9b592097ddac2981
58: * white 1, red 4, yellow 1, blue 3, black 5
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = e39788ee6d5cc16b
59: 4 space 5
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 3} (all)
   = 18c9a5fc50ff553d
60: 4 ascend blue
   = 5966111667bb2c97
61: 4 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   DIE-2 turn {'seat': 4, 'number': 13} (all)
   = 590963ce6f5cf2b8
62: 5 pass
   = ec2b910fe99848f2
63: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = eabb26efa0e7d84e
64: 5 done
   = 0e0262c8efbfb610
65: * red 2, blue 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e134d5004517b08a
66: 4 incense
   DIE-T9 incense {'seat': 3} (all)
   = e10198a4ed706e22
67: 4 turn red 2
   = 6c5231cd6f528e5d
68: 4 down
   DIE-T9 turned {'seat': 3, 'owner': 1, 'kind': 0, 'value': 2, 'to': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 14} (all)
   = f2f9da5a23b7210e
69: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 1ae8a3bc76160f1d
70: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 3e0b63a178941b2f
71: 1 done
   = efdbb361165e9181
72: 5 pass
   = 33753f753ba6aa23
73: * red 1, blue 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   = ee45d276640b8ef1
74: 4 prepare power
   DIE-C3 prepared {'seat': 3, 'kind': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 15} (all)
   = 04ef51b47c5dd249
75: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 947f0e779385b662
76: 5 pass
   = cdaed8976c264756
77: * white 3, black 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = 0c615ae184454b03
78: 2 space 1
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 168c63875f1dd012
79: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 16} (all)
   = a7666068f5209cc2
80: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 1, 0, 0, 0, 1, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = be3b4a9a4cb46388
81: 3 pass
   = 92303d91b300a0ae
82: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 37eb31365578ffff
83: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = b34e6844578b6abb
84: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 25fe28f68e220965
85: 5 pass
   = d020f9f48448ea12
86: * white 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 17} (all)
   = 354aff10c1774c2f
87: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 2522eaac3b4548aa
88: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 5509acca2dd7d4fe
89: 5 bread soul
   DIE-T12 bread {'seat': 4, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 1} (all)
   = cfdf600e161c6d98
90: * white 3, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 18} (all)
   = 0900a0d6f3080a4d
91: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = cda52ba25aa6a0a7
92: * red 3, blue 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = ac4295d3fdb351bb
93: 5 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   = de646e8c8b375fd0
94: 4 return 1
   DIE-U returned {'seat': 3, 'step': 0} (all)
   = 0727d86ff4acb3fa
95: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = 9ef084b8995f41b3
96: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = faa022fae1cc0679
97: * red 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 8bd76fceae9cf701
98: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = e57e06094d9e2113
99: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = e90aee682300b599
100: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = 0ceccbffcc9ba509
101: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 00081370e28bc8ee
102: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 49b7d469106fdfae
103: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 6c3f8bf8abea2ea8
104: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 21} (all)
   = 49bca53c8c260515
105: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = b2bb79222931b177
106: 3 pass
   = 7e4ad69b186d950e
107: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 6a33c66e2889580e
108: * white 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = 23b7d353a1b80eec
109: 1 prepare power
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 22} (all)
   = a7b2c8c28d3b3b71
110: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = c5b12991f431c095
111: * white 1, red 2, yellow 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (1, 2), 'position': 3} (all)
   = 1d559116bc2db5c3
112: 4 ascend red
   = 20f149b92957260f
113: 4 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = 2009b64e7209d6e6
114: 4 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 1} (all)
   = a449966dae2f2f12
115: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 23} (all)
   = 5425a906f42da241
116: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 193b1f43ed59abdd
117: 5 done
   = 269a2dd8ad980ab7
118: * white 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e62fa8156beafed1
119: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = e7c55b3c89bee0c9
120: 2 turn white 5
   = 1a254e972c5d1299
121: 2 up
   DIE-T9 turned {'seat': 1, 'owner': 0, 'kind': 0, 'value': 5, 'to': 6} (all)
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 24} (all)
   = 9dbf3280a263acfa
122: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 75e5b35815e88ed1
123: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = ffc46c8be789bac9
124: 1 done
   = 34562f707e7f44d1
125: * white-power 6, red 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 25} (all)
   = 5f600320c2509703
126: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 96aa6d702ccf0456
127: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = d422f60a19348e69
128: * white-power 2, red 4, red-power 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 26} (all)
   = e8d66810dcafb3f9
129: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = d33c1b76a54f7f7c
130: 3 marigold casket 4
   DIE-T4 looked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 3} (but (2,))
   = 34da6fbb7eed5587
131: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 3} (all) reveals
   = 07e964bd914cc97a
132: 3 pass
   = cb85341bda69b837
133: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = df6c32aa4fb23428
134: * white 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6df3d11ee9841c6f
135: 3 take bread
   DIE-C5 gained-token {'seat': 2, 'token': 3} (all)
   DIE-2 turn {'seat': 3, 'number': 27} (all)
   = 09b3d79c15944f8e
136: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 4753f17b2b7ffc4d
137: 4 done
   = b5737f39c03f48a8
138: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 90138d74652ec3f3
139: * white 5, yellow 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 28} (all)
   = f7afa036c94c5084
140: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 5d8b205335896beb
141: 5 add free soul
   DIE-C1 laid {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = 83745b31212b2d4c
142: * white 5, yellow 4, black 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 29} (all)
   = 9c8c37b0af601a3a
143: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = db5e475fd041e7bf
144: * white 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 3b20e4c31a235835
145: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = b25755829ce068e9
146: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 30} (all)
   = 1e76e1d24d91b3b9
147: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 0c30f017d9639bed
148: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 227050f3b92279a2
149: * white-power 5, red 6, red-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 83804bdaff9b4d39
150: 2 skull 2
   DIE-P2 declared {'seat': 1, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 092f42f7367c18d5
151: 2 ascend red
   = 2d934c24509a261d
152: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 1} (all)
   = c84b32aa2b0c51e5
153: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 2} (all)
   = 5d0d0c6187510abb
154: 2 move caskets
   DIE-C9 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 31} (all)
   = a86dee8ca5905d89
155: 3 marigold casket 2
   DIE-T4 looked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 1} (but (2,))
   = 84c9dfbd9be691a2
156: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 1} (all) reveals
   = 9bf44faa5d06a005
157: 3 pass
   = 3e39f69eeb175066
158: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = f87645d63a5d819e
159: * white 1, black 3
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b7048db1f6c6db3c
160: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 32} (all)
   = 7d831795dd43a626
161: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 45277bd966f184f6
162: * white 4, yellow 4, black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 2badb360edd2630c
163: 3 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = b537b1d4a651079f
164: 4 space 4
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 3} (all)
   = 8ff2bd2708d299c6
165: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 33} (all)
   = d95ba6d5c3c4cead
166: 5 pass
   = 3d8eaf2df03b3426
167: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 7968cfbd09517b72
168: 5 done
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = 94ec621f11b7da8c
169: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 00008463867a36cc
170: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = ff7ceef832db06bc
171: 5 pass
   DIE-2 turn {'seat': 1, 'number': 35} (all)
   = 572c690b5e266431
172: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = c41fe92930b90d39
173: 2 done
   = 32155e3440447b3f
174: 5 pass
   DIE-2 turn {'seat': 2, 'number': 36} (all)
   = c1a2a7d03962bb03
175: 3 pass
   = 2efbaa13d978de04
176: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = c438ed8bf128194d
177: 5 bread soul
   DIE-T12 bread {'seat': 4, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 3} (all)
   = bc175d2c9fb10f5e
178: * white 1, yellow 4, black 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 3cb3ca98ec22ee4d
179: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = 9df46dec022d73a9
180: 3 turn white 1
   DIE-T9 turned {'seat': 2, 'owner': 0, 'kind': 0, 'value': 1, 'to': 2} (all)
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = c551997b1d47500c
181: 3 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 1} (all)
   = ec99e40f79ab9d2c
182: 3 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 37} (all)
   = 11f43dfaf97b3ba4
183: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 2a5d1135680959e2
184: * white 1, black 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = 27933664ce997b59
185: 4 space 4
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 0} (all)
   = 71abf7ba990c7236
186: 4 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 38} (all)
   = 16e5816b8792913f
187: 5 swap candle
   = 477c80c05d0b6725
188: 5 take marigold from yellow
   DIE-K swapped-token {'seat': 4, 'given': 0, 'taken': 1, 'giver': 2} (all)
   = d34cb2cde36f5d86
189: 5 marigold casket 4
   DIE-T4 looked {'seat': 4, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (4,)) reveals
   DIE-T4 looked {'seat': 4, 'position': 3} (but (4,))
   = ed83d4c8fd829cab
190: 5 done
   DIE-T4 nothing-removed {'seat': 4, 'position': 3} (all) reveals
   = 00cd3abc09d47f22
191: 3 pass
   = 28f80ff586dc6b30
192: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 3ed9195194d680d3
193: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 39} (all)
   = be0860093e453f81
194: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f172f1d212b87196
195: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = fd05a08f5626d7ef
196: * white 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 3965bebce00ebef8
197: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 40} (all)
   = ab22328830231fdf
198: 1 pass
   = cadd2f0c9219c978
199: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = f1a4c2ef215061f2
200: * white 4, black 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 4), 'position': 3} (all)
   = a858762119018758
201: 2 ascend white
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = f0bf02ca3b8d64d4
202: 2 space 4
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 1} (all)
   = 37eeaa198f2d1a39
203: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 41} (all)
   = 51be4b1104821403
204: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 2326e52f7744fc5c
205: 1 pass
   = ea756cd50afdd488
206: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 88f81a0a1069ed75
207: 3 done
   DIE-2 turn {'seat': 3, 'number': 42} (all)
   = 74d35c667fd75ec6
208: 1 pass
   = eb6071800c1298a8
209: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = fea6e975b4d2271e
210: * white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8476e11ced89dfe1
211: 1 skull 5
   DIE-P2 declared {'seat': 0, 'value': 5} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 43} (all)
   = 65948f8c4060d2ff
212: 5 swap marigold
   = 216081c3d9c76bf4
213: 5 take bread
   DIE-K swapped-token {'seat': 4, 'given': 1, 'taken': 3, 'giver': -1} (all)
   = 0d9c580e8b8dfe1c
214: 1 pass
   = 08697e4ad026bd73
215: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = fc98ed5f5822e264
216: 5 done
   DIE-2 turn {'seat': 0, 'number': 44} (all)
   = 393c01c78ef61bd0
217: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 3b36e2033c0bde46
218: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b1a9b8b187f66222
219: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 145889ceeacf8da1
220: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 45} (all)
   = 2809eea2b56abf55
221: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = e90c6f656c427394
222: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 46} (all)
   = ec42fda5afa383f5
223: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 711a9dcc97fe5181
224: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 75a99532e0290d00
225: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 47} (all)
   = f98fe05f9ad22f6f
226: 3 pass
   = c61ab3c8132282fe
227: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 707d5ec0f7a0cf09
228: * white 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 48} (all)
   = 29b1e480ef2ff813
229: 5 swap bread
   = 6139a6726d5ab1e8
230: 5 take marigold from white
   DIE-K swapped-token {'seat': 4, 'given': 3, 'taken': 1, 'giver': 0} (all)
   = 42d1f8e1b791c3cc
231: 5 marigold casket 2
   DIE-T4 looked {'seat': 4, 'position': 1, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (4,)) reveals
   DIE-T4 looked {'seat': 4, 'position': 1} (but (4,))
   = 85d5d1bd7594c677
232: 5 done
   DIE-T4 nothing-removed {'seat': 4, 'position': 1} (all) reveals
   = e932270e02ef1c8c
233: 3 pass
   = c6c31d4332c25cdf
234: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = af7856f3d2fbcf7c
235: 1 bread soul
   DIE-T12 bread {'seat': 0, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 2} (all)
   = e85afa24eec0835c
236: * white 1
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 408062f01fdad94b
237: 5 take candle
   DIE-C5 gained-token {'seat': 4, 'token': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 49} (all)
   = bbca9e8e4e16f586
238: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a48c3b44f67d554b
239: 5 pass
   = 98e8d636fa6d5e19
240: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 14f239bfa0c892fa
241: * white 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 1e847d1f18011443
242: 1 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 5f72cc04e1db5d12
243: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = e4bb48be2ea0a820
244: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 50} (all)
   = 14269cc3e72cdcd7
245: 5 pass
   = 3e79bec8e0d0cdf1
246: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = f0c3e1dc7854c6c6
247: 2 done
   = 14f765a229d0a580
248: * white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7005bba169b85bfb
249: 1 skull 2
   DIE-P2 declared {'seat': 0, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 51} (all)
   = 4a983c6e81a1d7fc
250: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = df4830cca226f7b7
251: 5 candle
   DIE-T5 candle {'seat': 4} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f5ee975c52017cf1
252: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = c5843ceb268e441a
253: * white-power 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8c3c9572468b8b29
254: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 52} (all)
   = aaa43666785f5b9f
255: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = b0759c10a4e9d7a9
256: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = fa8b635bb6c449fa
257: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 239275daf463474e
258: 4 done
   = 2048ff764c282f95
259: * white 4, blue 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 5a9f76b163f7f787
260: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = 6e338b9155b56a53
261: 3 turn white 4
   = 18e9d023bfc6735e
262: 3 up
   DIE-T9 turned {'seat': 2, 'owner': 0, 'kind': 0, 'value': 4, 'to': 5} (all)
   DIE-2 turn {'seat': 4, 'number': 53} (all)
   = 858c418c0aada7c7
263: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 8d5b3862fd408ef5
264: 5 prepare power
   DIE-Q2 prepared {'seat': 4, 'kind': 1} (all)
   = 8348424b8aa63ca3
265: 5 prepare soul
   DIE-Q2 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 54} (all)
   = 81c3dc169c852363
266: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = cabaf0877e3deaf2
267: * red 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 7b4d449f3229a86b
268: 1 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = a91e9ad4b07a3f2e
269: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 55} (all)
   = b7aa87a8c567e7fd
270: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 40274d92f9db2b5d
271: * white-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b04b7901fb2364f9
272: 2 pass
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 2123c86bacc1fe0c
273: 2 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 1} (all)
   = a32bb7984d1e5fc5
274: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 56} (all)
   = 40807ebb839d5a18
275: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 8470773d907d994f
276: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 227e5c7b992d5f4f
277: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 57} (all)
   = 4890eb74f3b4353e
278: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = d49188777ef73cca
279: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 58} (all)
   = c28ed4e0e531d33c
280: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 8e21f692777d9716
281: 5 done
   = 03c326794e476d4c
282: 4 pass
   DIE-2 turn {'seat': 0, 'number': 59} (all)
   = f66d42a5e58c4765
283: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 1c8ab354933f7f50
284: 4 pass
   DIE-2 turn {'seat': 1, 'number': 60} (all)
   = a60985b9e9f160f0
285: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 0b9d9033c9b4082b
286: 4 bread power
   DIE-T12 bread {'seat': 3, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 3} (all)
   = e39bf152f228f18d
287: * white 4, blue 4 5, blue-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 022dc08173e087a4
288: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = a1b9a3efafbbebac
289: 2 turn blue 4
   = 76d7d6bf29450fe8
290: 2 up
   DIE-T9 turned {'seat': 1, 'owner': 3, 'kind': 0, 'value': 4, 'to': 5} (all)
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 628450cf1c65388f
291: 2 ascend blue-power
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = 9d6aad45f456ec26
292: 2 space 1
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = 8127aae86efec954
293: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 61} (all)
   = 0010d89211c58d3e
294: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 30fa47ceaebc3bbd
295: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 33cb1aed575bd532
296: 3 done
   DIE-2 turn {'seat': 3, 'number': 62} (all)
   = 5cdb51e91408b68d
297: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = cae5dee97b4aa63e
298: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 63} (all)
   = c91e0297ab35c4d8
299: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 2ad7b14b5a286234
300: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 64} (all)
   = 74af7ddfef501d52
301: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 3a5bd5c1ea4d0905
302: * white 1, blue 3
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1baecbfce9a7038a
303: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 65} (all)
   = d894e0c5863e993c
304: 1 pass
   = 3462dab0f007aded
305: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 4953534c47ad56bb
306: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 66} (all)
   = 17a07959fdd6b60d
307: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 0b21e673a38642ef
308: 1 pass
   = e41c561c9be8eed1
309: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = f81bdf1751059558
310: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 67} (all)
   = 7148c62dcad0bda8
311: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7893e88b7783548e
312: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 10750c594b4538ca
313: 4 done
   DIE-2 turn {'seat': 4, 'number': 68} (all)
   = 8d03a52ce471c013
314: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = ad2d352bb26f2253
315: 5 done
   DIE-2 turn {'seat': 0, 'number': 69} (all)
   = 6044206c27da0ba3
316: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 0eeb35acf6d6deeb
317: * white 3, blue 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = b24b8edf69f62d11
318: 1 space 2
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = cf8e58bf6f371a8b
319: 4 done
   = bc730c84bb9ff3b4
320: 1 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 70} (all)
   = 5ad5b0e9c4ae21b9
321: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = cb19716fdea6edaf
322: 2 done
   DIE-2 turn {'seat': 2, 'number': 71} (all)
   = 5cecc74e5fa81161
323: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = f62b3afd5bc98abf
324: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 72} (all)
   = d4520cf67a85a18f
325: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = df73acf702420ae0
326: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   = 7f22c1606eb8c0d5
327: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 73} (all)
   = e729565a5dbe3426
328: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 7c77430a7576c060
329: 5 add prepared power
   DIE-C1 laid-prepared {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 7c7d1f69d4e0fbdb
330: 5 done
   = 8b41b3fb8cd1c6bd
331: * white 1, black-power 6
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 74} (all)
   = 7ddc92b34e31ba65
332: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = c5a7d9f5e9f86d82
333: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 9372ad9bf45459bf
334: 1 done
   DIE-2 turn {'seat': 1, 'number': 75} (all)
   = 6639e74b7b37ac91
335: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 0e8a928f3f98f112
336: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = b689faddd5a17f21
337: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 4c6aacf01594d1c1
338: * white 5, black-power 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 76} (all)
   = a4f9db3c67e2991f
339: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = f7edb7daa1d182c4
340: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 4bb938c89f69a019
341: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7f590233bba17477
342: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 48c18959dc3afb5c
343: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 2f17e7227a53ebcc
344: 3 done
   = 183745229d2d3073
345: * red-power 1, yellow 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 77} (all)
   = af6394f9ac2c25e9
346: 2 pass
   = ccb64d589c10a369
347: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 4cdf90fbee1b4558
348: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 5fdf86046432517a
349: * red-power skull, yellow 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 18df16ca7fba030c
350: 2 skull 4
   DIE-P2 declared {'seat': 1, 'value': 4} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 78} (all)
   = d7fd9752b6369aa4
351: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 71df6ad0203074f3
352: 2 pass
   = a990c4a8b74275f3
353: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 8b6ec13c61d8fcc6
354: 5 done
   = 6c2015950176dd68
355: * red-power 1, yellow 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 79} (all)
   = 19e073ba0ecbbce0
356: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8f3c9b5480755464
357: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 9cb83e1133509778
358: * red-power 1, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 2} (all)
   = 43b0a29105c92cc9
359: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 80} (all)
   = 60045a908fef2643
360: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 868b15d270d2751d
361: * white 2, black-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 285cf60c6ad5162a
362: 5 skull 2
   DIE-P2 declared {'seat': 4, 'value': 2} (all) reveals
   = eb1e662e297fe208
363: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = e10d3bcbee0078b2
364: 3 turn white 2
   = 1373812970f7682b
365: 3 down
   DIE-T9 turned {'seat': 2, 'owner': 0, 'kind': 0, 'value': 2, 'to': 1} (all)
   = 63507e9f155de4ba
366: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 81} (all)
   = 777bbd3ed09aa8bd
367: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = c1315ecabd9aed03
368: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = daf3328621c53352
369: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 82} (all)
   = 6934a81249c52e08
370: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 9accf83010c80dae
371: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 9fbbab18757913e0
372: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = 6c19626da3f45542
373: 4 done
   DIE-2 turn {'seat': 4, 'number': 83} (all)
   = 5dd87afae6013368
374: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 05b34b69d477796f
375: * white 2, black-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 644a9049184e9978
376: 5 skull 6
   DIE-P2 declared {'seat': 4, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = 55484c2cf912488d
377: 5 space 3
   DIE-E1 ascended {'seat': 4, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 4} (all)
   = 0a22149efba8b784
378: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 84} (all)
   = ec4be4f2abddcb09
379: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 7aa13451770a1275
380: 1 done
   = f949b17198e5392c
381: * red-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 0f05dc60b1701866
382: 2 skull 1
   DIE-P2 declared {'seat': 1, 'value': 1} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 85} (all)
   = fd141c44707bafa1
383: 2 pass
   = 73b98073bbbaa330
384: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = b9c44097ec8543b4
385: 2 done
   DIE-2 turn {'seat': 2, 'number': 86} (all)
   = e355c61bcc4e7e09
386: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 3645308eee3ae3b6
387: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 69830f63fb87d16f
388: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8f6da4c09820c6e8
389: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 4e232b08b60da071
390: 3 done
   DIE-2 turn {'seat': 3, 'number': 87} (all)
   = c2e71bebab5da9b6
391: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 76a789279e2160e0
392: * red-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 47b9940f6ec07008
393: 4 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 1} (all)
   = 2a58ee6eee8f0d5c
394: 2 done
   = 7ff7145f1a0bb7b2
395: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 88} (all)
   = d709f446f1401d7c
396: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = abd969171e0b9ec3
397: * blue 3, blue-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 2d06eef974780d85
398: 5 ascend blue-power
   = a8463da6325f2024
399: 5 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 3} (all)
   = 7fa90556317d7790
400: 5 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 3} (all)
   = b6aec90fe80b2a3c
401: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 89} (all)
   = 9a33ef2723c81d32
402: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 99fdd89be01d2521
403: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = acaeac9b407aa5ed
404: 4 bread power
   DIE-T12 bread {'seat': 3, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 1} (all)
   = a1e63ff53204e96c
405: * blue-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = bfc2835e6b8bf299
406: 4 skull 2
   DIE-P2 declared {'seat': 3, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 3, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 90} (all)
   = ea83a9534991a50a
407: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 8aaa1800e69b7995
408: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 27973851aced76fc
409: 2 done
   = 66114d7a88182601
410: * blue-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 58db59b3e39dadfc
411: 4 skull 2
   DIE-P2 declared {'seat': 3, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 3, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 91} (all)
   = 678d17f6cbac2ff9
412: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = cd0b7250bd7692d7
413: 2 pass
   = 72ed5518797b86db
414: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 5b088e8e7fe67d82
415: 2 pass
   = 2b0d86cbd6027b60
416: * blue-power 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 3, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 92} (all)
   = 8624c081afa11252
417: 2 pass
   = f9a7f1778bd9b4a0
418: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 36d1452c52bf6e80
419: 2 pass
   = 02edb11ece2d7bcc
420: * blue-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 93} (all)
   = ed98a74e846c8010
421: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 47db3bb1cc1936b6
422: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 95743809f7d1049f
423: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 91475e64240741d6
424: 5 add prepared soul
   DIE-C1 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = 4d524f182fe83113
425: 5 done
   = 3179ced82c7e8cf0
426: * white 6, black 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 94} (all)
   = da5c835ea2e6bc04
427: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 666cc6d8763e226c
428: * white-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e66ef88459877a05
429: 1 skull 1
   DIE-P2 declared {'seat': 0, 'value': 1} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = b9b37e5c0a9070bb
430: 1 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 0} (all)
   = a025d76cb02ed04c
431: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 95} (all)
   = 1dbc26d413c9ca62
432: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 0d0fa86da04f50ad
433: * blue-power 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f57c0966a3479ca9
434: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 96} (all)
   = e78d8d0659de184f
435: 3 pass
   = 08fc2b807c9b2097
436: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 97} (all)
   = 80b8c53c23249775
437: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 98} (all)
   = 66dea8597b9dd8e1
438: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 7926c95e2f2499b9
439: 5 prepare power
   DIE-Q2 prepared {'seat': 4, 'kind': 1} (all)
   = 5b7484151b19c1b9
440: 5 done
   DIE-2 turn {'seat': 0, 'number': 99} (all)
   = f50d1d52657c2dc9
441: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = b19ca15f52456cd6
442: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = fbfa52a6da311218
443: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = d2848d572a27f75e
444: 1 done
   = 7462e7cd2b728a79
445: * white 1 2 4, black 4
   DIE-C2 shook {'position': 0, 'roll': (1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 100} (all)
   = c9157098d0c089aa
446: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 56730bdd290c5533
447: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 101} (all)
   = 297f439eef510341
448: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 9b2778fa493c7a48
449: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 2be16cce6cd074f9
450: * blue-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 99da433b6ba71e39
451: 3 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 8, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 3} (all)
   = dbbe74a298651521
452: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 102} (all)
   = 416c39e9fbed840b
453: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = bd8c7ff70fa8da6e
454: * white 3 6 6, black 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 0, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = ff112f03f75c1338
455: 4 take incense
   DIE-C5 gained-token {'seat': 3, 'token': 2} (all)
   DIE-2 turn {'seat': 4, 'number': 103} (all)
   = 044c76dd51aafd86
456: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = a6ec498291fc49fe
457: 4 bread soul
   DIE-T12 bread {'seat': 3, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 2} (all)
   = dd6910172b996d1d
458: * white 6, blue 2, black 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a282d59ca8006b82
459: 4 incense
   DIE-T9 incense {'seat': 3} (all)
   = 94832370ecaa5d32
460: 4 turn black 1
   DIE-T9 turned {'seat': 3, 'owner': 4, 'kind': 0, 'value': 1, 'to': 2} (all)
   = 39102dce68eb050a
461: 5 take bread
   DIE-C5 gained-token {'seat': 4, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 104} (all)
   = 0ac93d2fa1656e85
462: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 166f9cf3ac2458bf
463: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = c3ef869fcd0affc9
464: 5 bread power
   DIE-T12 bread {'seat': 4, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 00b9df709426f893
465: * white 4, black-power 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 105} (all)
   = 35ec0bea01e16c32
466: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 9d94b0cf26d99ee3
467: * white 5, blue 6, black 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4bd4f9f34b4efbb5
468: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   = dcb7abfae295ddb6
469: 2 discard candle
   DIE-T14 discarded {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 106} (all)
   = 3d06102c13707e10
470: 3 pass
   = 9d83f90e4e9460b9
471: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = a609048bc61bd0c7
472: * white 2, blue 2, black 5
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8173b7357c8b3ee0
473: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 107} (all)
   = 7f9c5348bdc787a8
474: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = d4679fff9006a173
475: 4 done
   = d80d075e192d3b9b
476: * red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d56ed9f1533a9a9d
477: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 108} (all)
   = 65e4beef388dfb78
478: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 4dfa28f84ff01512
479: 2 discard candle
   DIE-T14 discarded {'seat': 1, 'token': 0} (all)
   = 0a31a4b9d988f34b
480: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 5fc40863cc31336e
481: 5 add free power
   DIE-C1 laid {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 39ce51341f9aa029
482: * white 3, black-power 2 skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0)} (all) reveals
   = fa19de44a61cb96b
483: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   = 3fdad9f55e1ea81c
484: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = 41823da33a6d57d9
485: 3 turn black-power 2
   = 39faed0f6a45bc57
486: 3 up
   DIE-T9 turned {'seat': 2, 'owner': 4, 'kind': 1, 'value': 2, 'to': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 109} (all)
   = 88119668b59bb175
487: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = ba6e0591db43b986
488: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 3f906ed4f61cd8b3
489: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 1332cc7281e22317
490: * red 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 110} (all)
   = 920f195e570b0898
491: 2 pass
   = a2957e453c2df1c8
492: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 0fcff4dbb833a01e
493: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = d201832770ea0391
494: 2 done
   = feafcf95eae9db88
495: * red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 111} (all)
   = d9f00c0bef522d51
496: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 54456d9ae50dd80e
497: 2 pass
   = 94db9aff05101e49
498: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 0ea473d044d2762d
499: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   = 6fe6b081d775d283
500: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   = 4e7110867017aaf2
501: * red 2 4 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 112} (all)
   = 8c85d48cdd9c0448
502: 2 pass
   = f6c4efc068d82307
503: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = a7095f1c5b260029
504: 4 done
   = ab628738ed6726f6
505: * white 4, black-power skull 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0)} (all) reveals
   = abd8533ce2f75190
506: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 113} (all)
   = 15d598102c0bbceb
507: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 5e5879212c817b34
508: 2 pass
   = e360ca69444bcfc9
509: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = d8262a2c3388b2ad
510: 5 done
   = 2a7c8e3cf873fe24
511: * white 3, black-power skull 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1)} (all) reveals
   = 89eccdaeabb9ce24
512: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 114} (all)
   = f38caf2e70312065
513: 2 pass
   = 407e16245717a331
514: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 115} (all)
   = 9d9cc66bb0c70527
515: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 0ebdafc8f0d44088
516: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 3, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a1eb414e5532d025
517: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 2)} (all) reveals
   = d918cbc5ec8d79d6
518: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 9314816337639a8a
519: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 88177e2b433d814c
520: 2 done
   = 66fca5e0538d8aac
521: * red 1 4 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 116} (all)
   = 3cad86ff6cd1dc93
522: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 3, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = b7044741b72dc310
523: 2 pass
   = 169208704573fdee
524: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = ae66f5f006ef639a
525: * white 5, blue 4, black 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 456211465bb27048
526: 3 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 1} (all)
   = 2a09cb4259610753
527: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 117} (all)
   = d63d6c512effbf5c
528: 2 pass
   = b681f3c13fc8bcec
529: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 5e57c3f004ba90fa
530: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = d22a8347971110da
531: * white 6, black-power 1 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 118} (all)
   = 57e5b6aeadc19ff9
532: 2 pass
   = 9c1a418cacc66cca
533: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = f5c98534fc4361e0
534: 5 done
   = cc3ad0e0582b1042
535: * blue 4, black 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 119} (all)
   = fc80d638924ce6ac
536: 2 pass
   = 0588b9986cfdc198
537: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 120} (all)
   = 731fdc3395fe50ab
538: 2 pass
   = 75e58f2cfd7a83a2
539: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 344be26991a542e4
540: * white 4, black-power 1 skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0)} (all) reveals
   = 85d27a170b17bf51
541: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   DIE-C4 removed {'seat': 4, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = db9ecae03afb14dc
542: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 121} (all)
   = e26c0d0d24657a15
543: 3 pass
   = a80589a2b3da9245
544: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 5492de4453cdece6
545: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 52c4dcaa9490ba09
546: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 3, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a661e3f72f61fcee
547: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 85b85022ce1c8d27
548: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 2} (all)
   = d19e815d23fe9e73
549: * red 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b66c2f80cca16090
550: 3 take bread
   DIE-C5 gained-token {'seat': 2, 'token': 3} (all)
   DIE-2 turn {'seat': 3, 'number': 122} (all)
   = d6217ae8b3ed477c
551: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = ca135bdca3bcd195
552: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 2} (all)
   = fd9a6c15c685ec8f
553: * red 2, yellow 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a39436936af5fae5
554: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 123} (all)
   = 08afdc4218c0b664
555: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = cb4cc102e14d5daf
556: 5 add prepared soul
   DIE-C1 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = 2fc74569831e9dee
557: 5 done
   = 0713578a127ea5e9
558: * red 2 2 5, black 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 124} (all)
   = 65a477e81dfa4538
559: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 32f96ccfd54ee288
560: * white 6, black-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-P6 won {'winners': (0, 4), 'position': 3} (all)
   = fe70b616801385a4
561: 1 ascend white
   = 5e1907f2f3bdfc9b
562: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 2} (all)
   = 0e1d69d999a05b1d
563: 1 space 1
   DIE-E1 ascended {'seat': 4, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = a86110ce7b97ad89
564: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 125} (all)
   = 6b0506d3e457b980
565: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = f4454083fbcc0f3d
566: 2 done
   = 883ecb3b120506cf
567: * red 3 4 6, black 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9723cbbea74f6837
568: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 126} (all)
   = 9973764dbd528c1d
569: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 31ea82c5115fffc4
570: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 0a7db59454adc748
571: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = ab55797d7b1d7add
572: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 93e2c21fe7c3d338
573: * blue 4, black 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 473265f838355613
574: 1 pass
   DIE-P6 won {'winners': (3, 4), 'position': 3} (all)
   = a67f02b1ca4a62ef
575: 3 ascend blue
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 3} (all) reveals
   = 998d330efc22d936
1 place 2 points 7; 2 place 2 points 7; 3 place 5 points 4; 4 place 1 points 9; 5 place 2 points 7
