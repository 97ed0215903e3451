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
   DIE-A2 prepared {'seat': 4, 'kind': 0} (all)
   = 22709de3a2b531e3
3: 1 take bread
   DIE-A2 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 1} (all)
   = 1b83282bfff68aec
4: 4 pass
   = e7494512fc6a0b1e
5: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = fd4c639d77cdfdc2
6: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 2} (all)
   = df0c364181c9ffd6
7: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = fc2ce78fd2b272f5
8: 4 pass
   = a125a4f30663613f
9: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 83a30bd0047b2799
10: * black 6, red 5, white 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 45d464dc09cc8784
11: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 3} (all)
   = fa6033c48abc8437
12: 4 candle 3-4
   DIE-T3 swapped {'seat': 3, 'position': 2, 'opened': ()} (all)
   = 9560721635434b23
13: 3 candle 2-3
   DIE-T3 swapped {'seat': 2, 'position': 1, 'opened': ()} (all)
   = 4692ee82dac7d700
14: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = d24c025da0987a01
15: * black 1, red 2, white 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (3, 4), 'position': 3} (all)
   = 0adeafa3190d1032
16: 4 ascend red
   = afccafbdae7bd3cf
17: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 0} (all)
   = 442b2f035560f996
18: 4 space 1
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 61297df02d3ce468
19: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 4} (all)
   = e59db40656765665
20: 4 pass
   = 0a63892f667bd174
21: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 9e5145a5c7f56ee6
22: 5 done
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = 72a971a5729d26e7
23: 1 pass
   = 4041bc86c5534c2c
24: 4 pass
   = 5555e656b0d16da7
25: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 1abea694076a4ffa
26: * black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = c1d6a470060b80ec
27: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 2} (all)
   = ac312f1741f587d9
28: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = 048d0511d5b9fd83
29: 4 pass
   = 0a997975409d06f0
30: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 1b0169dea6fa2dc0
31: * black 4, blue 5, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1d887cb213617017
32: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = e41fd216823f1851
33: * black 4, blue 5, yellow 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 64bf8203e8e2c5c0
34: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 3} (all)
   = 49c9ce387e43499f
35: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 7} (all)
   = 3381cda69cc657da
36: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 2f50f3d66e8ae530
37: 4 pass
   = 54867a6ae55d6f81
38: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 71d4a05d6a05331e
39: * black 6, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 2), 'position': 3} (all)
   = 7ebede954810d505
40: 3 ascend black
   = cd345bd0b46556ca
41: 3 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = f67a1ec6a5120f57
42: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = aab8e0e9bfccfbb0
43: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 8} (all)
   = 1c18efc63cc4aa2a
44: 4 pass
   = 74ffed889f1725bc
45: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 654d70d5f51ea521
46: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 9} (all)
   = 8a8637c3d9c7cc1c
47: 4 pass
   = e34ef73036faf930
48: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = b2597214c00afd72
49: 5 done
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = 4e8be34220c9a484
50: 1 swap bread
   = 0d652291c57a598f
51: 1 take marigold
   DIE-K swapped-token {'seat': 0, 'given': 3, 'taken': 1, 'giver': -1} (all)
   = b13a4b2a2ba06bc6
52: 1 marigold free soul
   DIE-T7 marigold {'seat': 0} (all)
   DIE-T7 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 0087057332cb9965
53: 4 pass
   = 89b5c15aa79dba4b
54: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 2740b6759a9a89dd
55: 1 take bread
   DIE-C5 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = c670b2cdadfbc25b
56: 4 pass
   = 4d158fc1a3085561
57: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 8b46938781024104
58: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 863437129e09c299
59: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = ec008b998da18642
60: * black 1, blue 4, yellow 1 5, red 1, white 6
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 12} (all)
   = 4bb6189fe79c029a
61: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 91c735ebe6a35018
62: 4 pass
   = 084c1a7b5ee1d35c
63: 2 bread casket 4
   DIE-T13 bread {'seat': 1, 'position': 3} (all)
   = b9728a4d93208c8a
64: 2 add prepared power
   DIE-T13 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 3} (all)
   = 3b5d0faec0b759df
65: 2 add prepared power
   DIE-T13 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 3} (all)
   = 2fd74f88cc76276e
66: 4 pass
   = f2360f19e77ba84b
67: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 3536cc4f540cba27
68: * black 1, blue 3, yellow 3 6, red 3, white 2
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9818d551875bceae
69: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 13} (all)
   = 6b6b88b1dca5a832
70: 4 candle 3-4
   DIE-T3 swapped {'seat': 3, 'position': 2, 'opened': ()} (all)
   = 5b768e3cc2e39744
71: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 320b9c005e64d8c0
72: * black 6, blue 5, yellow 3 5, red 5, white 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b81c4d98ef52c6e9
73: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = 0eaa476878359ecf
74: * black 1, blue 4, yellow 1 5, red 5, white 1
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 02d5e5657e26b360
75: 4 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = 946bea6241330506
76: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = bf2634477c8e3825
77: 4 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = 424b74125c6a14cb
78: 4 ascend red
   = daac469c57d451d0
79: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 14} (all)
   = 862bbef4bdb2ee62
80: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 62bf75c6130191dc
81: * black 1, blue 5, white 5
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (1, 4), 'position': 3} (all)
   = 2b864d88ffbb7d77
82: 5 ascend blue
   = 02ce73c1c312a237
83: 5 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   DIE-Q3 gained-power {'seat': 4} (all)
   = 588eed8895cff38d
84: 5 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 15} (all)
   = cdef15c9202259d8
85: 1 swap bread
   = a553c631166cb6a3
86: 1 take candle from blue
   DIE-K swapped-token {'seat': 0, 'given': 3, 'taken': 0, 'giver': 1} (all)
   = 557ce92672714b7c
87: 1 pass
   = bae91fa54203dfb1
88: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 8027847f9a90623c
89: * blue-power 1 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 73510ccdfd4716dc
90: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 5ff00224e04f2843
91: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 88e5a7fbd5bb14ea
92: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 1} (all)
   = 31ba34e2ea5cfc28
93: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 16} (all)
   = a3f59fbb92b76086
94: 1 candle 2-3
   DIE-T3 swapped {'seat': 0, 'position': 1, 'opened': ()} (all)
   = 8ee4f8b343edd767
95: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = b2c8f68f194ed433
96: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 3965c6385d5631cd
97: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 84a6d8a1af3c6f5a
98: * black 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = 0f70ac7bebf7be44
99: 1 prepare power
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 17} (all)
   = be99b900c287b98a
100: 3 pass
   = 9885ab6e32115d80
101: 2 bread casket 4
   DIE-T13 bread {'seat': 1, 'position': 3} (all)
   = 0b426bb4204ee094
102: 2 add prepared power
   DIE-T13 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 3} (all)
   = e0ca6bc2cdacf209
103: 2 add prepared soul
   DIE-T13 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 3} (all)
   = 97bff18f66f647ba
104: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 7cf6a4dbe5773067
105: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 18453c2791b32b69
106: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = a3d385ed29cefead
107: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 0f078637adbadce5
108: 3 done
   = 73be459914868410
109: * black 3, yellow 1, yellow-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ee0bc4e8944ded2c
110: 3 skull 2
   DIE-P2 declared {'seat': 2, 'value': 2} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 18} (all)
   = de6471a6485fcdbf
111: 4 marigold free soul
   DIE-T7 marigold {'seat': 3} (all)
   DIE-T7 laid {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = ba5f88b98ac08405
112: 4 remove blue-power
   DIE-T7 removed {'seat': 1, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = 0fdd3afa8dc4f8a5
113: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = c7df4c042fa33df9
114: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 19} (all)
   = 29219f845c54395f
115: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 7a235db855d9b4bf
116: * black 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 013fc250120620ef
117: 5 take marigold
   DIE-C5 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 20} (all)
   = 4e1e57a8be23cfd6
118: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 3dbea6bd084ce261
119: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 8d5f3cb4187feb0f
120: * black 4, blue 5, red 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 21} (all)
   = d353c34caefbab36
121: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = fa6d0ca5c01a2442
122: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 4cd8b2b327a075e6
123: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 9072528cab1c5949
124: * black 4, yellow 3, yellow-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 22} (all)
   = 900293fda24a016f
125: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (1, 0, 0, 0, 1, 1, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 5259d2e7e34d8502
126: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = b52ed301033264b0
127: * black 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ed53c5983517723a
128: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 23} (all)
   = 86382ce7d65f7859
129: 3 candle 2-3
   DIE-T3 swapped {'seat': 2, 'position': 1, 'opened': ()} (all)
   = d739db6be6782213
130: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 5ab8c48246d9be29
131: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   = 312d0e3388c06995
132: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   = 9e521c684668a830
133: * black 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 24} (all)
   = 8d926b57823042ae
134: 5 marigold free power
   DIE-T7 marigold {'seat': 4} (all)
   DIE-T7 laid {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 008bde0884e4ca2e
135: 5 remove red
   DIE-T7 removed {'seat': 3, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 278ecc85e2628efa
136: 4 pass
   = 56f2e3a5639e16f2
137: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = f2ef7efdfe8dc16a
138: 5 prepare soul
   DIE-Q2 prepared {'seat': 4, 'kind': 0} (all)
   = be47cac179f8fa4f
139: * black 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = 3f27a49c91451d51
140: 4 pass
   = 8fc6d771df541bda
141: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 79566362971f8aee
142: * black 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = 7510768f13eeb5af
143: 4 pass
   = 9a3d91148ce0ddb2
144: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 9143d697eee9c6fa
145: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 6d8df7fe2d6d8b31
146: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 587ff21424fc338b
147: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 74e0cd6174b83aa2
148: * black 6, blue 1 3 5, blue-power 6, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = feeb52d064738ee8
149: 5 skull 4
   DIE-P2 declared {'seat': 4, 'value': 4} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = c6c9bdf38a481ba2
150: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (1, 0, 3, 1, 0, 0, 0, 0, 0, 1)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = dacfbcf6a926c621
151: 4 pass
   = 19e91f1933115fb1
152: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = f9e35eca0b1454c4
153: * black 6, yellow 5, yellow-power 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = d5a23f32229cabe4
154: 3 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 3bc5604b2fc6218c
155: 3 ascend yellow
   = 657856bd7b9ff1bc
156: 3 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 28} (all)
   = ffcc61de7d93bd4f
157: 4 pass
   = 4ff3760e1d253bb7
158: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = d204c7eb11288fad
159: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = fbf33b03da80651e
160: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 29} (all)
   = 93b16ea7ceaecf83
161: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 2fb604aaf62e476e
162: * black 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 09fc5bd775d7dcc1
163: 3 pass
   = bdfc540f5b472ccf
164: 5 take marigold
   DIE-C5 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 30} (all)
   = 1afe75886c8eb251
165: 1 swap marigold
   = f1449779f6e9ce75
166: 1 take bread
   DIE-K swapped-token {'seat': 0, 'given': 1, 'taken': 3, 'giver': -1} (all)
   = f57c2086baac08ed
167: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 08ffcf4fe42d0d4d
168: * black 6, blue 1 4 6, blue-power skull, white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 98d45e2c763f1313
169: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   = 73a7611fffb04716
170: 5 skull 6
   DIE-P2 declared {'seat': 4, 'value': 6} (all) reveals
   = 7524e01b46c5999d
171: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 31} (all)
   = adf955ad443d4c57
172: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = e5d6589c31205cc6
173: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 6838e3d581afb5a8
174: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 7c0cf30414b631c3
175: * red-power 2 skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 82beaa8e033c62a4
176: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   = b04628ad4db044db
177: 3 pass
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   = ea9535e5cb362c84
178: 4 prepare power
   DIE-C3 prepared {'seat': 3, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 32} (all)
   = 85e9da23de4898c9
179: 3 pass
   = ebe07601cb775727
180: 4 pass
   = 0a0fc5ee3a1758f6
181: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 3203b3074dfe8eb5
182: * black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8a8e5d51d4f3d0db
183: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = e91a1d2183ec10c9
184: * black 1
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 58937ffdd378ce5c
185: 3 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = dc9eda183f134ed6
186: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 33} (all)
   = a2114d7028a26ace
187: 4 pass
   = d27dfdf863072836
188: 1 bread casket 4
   DIE-T13 bread {'seat': 0, 'position': 3} (all)
   = 3b6e20bc61155092
189: 1 add prepared power
   DIE-T13 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 3} (all)
   = 523c885eae3beeaa
190: 1 add prepared soul
   DIE-T13 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 3} (all)
   = 8266eb0484c93db7
191: 4 pass
   = ed36edb966492eec
192: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 5aa362d3e8122e62
193: * black 6, blue 4 5 6, blue-power 2, white-power 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = d416bbaed24de79a
194: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 34} (all)
   = 078c8bb02303676e
195: 5 pass
   = 28d0d5db06b4da37
196: 4 pass
   = 6d1b608edfa7c883
197: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 0859050ab58e7dbb
198: * black 1, black-power 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 1da53c64fe31500f
199: 5 ascend black-power
   = 0d9f6a4160939d47
200: 5 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = df2bce0b5609c70f
201: 1 done
   = d2d2913f78d4d36b
202: 5 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 2} (all)
   = 0306e43fee7e6211
203: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 35} (all)
   = e9646e154671e137
204: 4 pass
   = c354c471e9e2fa44
205: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 3dc84e203fb832eb
206: * black 4, blue 1 2 2, blue-power 2, white-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = b5d09dacaf03a86a
207: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   DIE-C4 removed {'seat': 1, 'souls': (2, 1), 'out_of': 2} (all) reveals
   = 8fb59f213abc73c6
208: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 36} (all)
   = 16b7979e8e18b9dc
209: 4 pass
   = 1275cc89d0cb7fdf
210: 1 candle 3-4
   DIE-T3 swapped {'seat': 0, 'position': 2, 'opened': ()} (all)
   = cf252b645716ac27
211: 4 pass
   = bda7b1a100598762
212: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = ea845ca79a401e11
213: * black 4, blue 5, white-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = cde0bea0a6657c99
214: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   = 4a97591de8749b3b
215: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 37} (all)
   = eebd87faebfc89dc
216: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 23e876cca847dcd2
217: 4 pass
   = ecb51616071b5699
218: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 94769d07284a4a72
219: 3 add free soul
   DIE-C1 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 317a87328677bf89
220: * black 5, yellow 4, white-power 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 38} (all)
   = f17d210968b87dd6
221: 4 marigold free soul
   DIE-T7 marigold {'seat': 3} (all)
   DIE-T7 laid {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 1f350bb0a0396383
222: 4 remove black
   DIE-T7 removed {'seat': 0, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 1b2ef024126dc5cf
223: 4 pass
   = 127ca1807f8bd564
224: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 3d92ecbf4f1d74d8
225: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = cf6036ed59f82834
226: * yellow 5, red 6, red-power skull, white-power 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   = c68251d32318d8c0
227: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 39} (all)
   = 34814b4284f67330
228: 5 pass
   = ba7f2cca5596c9f7
229: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = af12c8bd2e8c7549
230: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 40} (all)
   = 6a0458546add4333
231: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 0f7962567c6fd5d7
232: * yellow-power 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 0de78431fd867699
233: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 41} (all)
   = c57261dac02bac6d
234: 2 pass
   = 8413a4921184e062
235: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 32474357e2dd6cce
236: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 6686c032d6573c06
237: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 183d60e3f18e2926
238: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 42} (all)
   = 9ce09a9184b8c72a
239: 3 pass
   = aeca24f3b8641f70
240: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = c30ee706421dbd09
241: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 51c4aaa68e85a4ad
242: 3 skull 5
   DIE-P2 declared {'seat': 2, 'value': 5} (all) reveals
   = d24745226e414150
243: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 43} (all)
   = 0bfe1634b0260e9b
244: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 9a1d1c679f5cf548
245: * red-power 1 skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9b3db4cf69b384f2
246: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   = 499ab7bd1d579db5
247: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = a97152a3c4d133bd
248: * red-power skull 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 45537f6e7b52c91e
249: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = f18844ee50f6fc17
250: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   = 82821132c02b6c3c
251: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = 159ad6363531f1e8
252: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 44} (all)
   = 55bdd5bb741e34b2
253: 5 marigold free power
   DIE-T7 marigold {'seat': 4} (all)
   DIE-T7 laid {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 342452b9a88dc860
254: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 16393eaf62ef76d6
255: * yellow 2, red 6, red-power 2, white-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 6d057d14493112bd
256: 5 skull 2
   DIE-P2 declared {'seat': 4, 'value': 2} (all) reveals
   = d72113cc9f074a71
257: 4 pass
   = a2530f90a974eb8c
258: 5 take incense
   DIE-C5 gained-token {'seat': 4, 'token': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 45} (all)
   = b818a47ef7e9a980
259: 1 pass
   = 3de7828c03e1fd05
260: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = f07de1bc09f9978a
261: * yellow-power 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 5af8872922abe577
262: 4 pass
   = db6b09a92305cc77
263: 5 pass
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = b0609364ce747209
264: 1 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 3} (all)
   = f1112e95560f0c8d
265: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 46} (all)
   = 0d58fcba167229be
266: 2 pass
   = d1b515931d253212
267: 3 bread casket 1
   DIE-T13 bread {'seat': 2, 'position': 0} (all)
   = 46ea279c99e267e5
268: 3 add prepared soul
   DIE-T13 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 4e1003a6559c6b12
269: 2 marigold free soul
   DIE-T7 marigold {'seat': 1} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-T7 removed {'seat': 2, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 90df3d219fa5edf5
270: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = f8733578bb2a8273
271: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 192b2fc5c3d7de39
272: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 7256cce3ecb6c329
273: * white-power 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   = 9202d23a502c5732
274: 4 pass
   = 3a99373eb171df25
275: 5 incense
   DIE-T10 shake-again {'seat': 4} (all)
   = dc584d2c89f52c82
276: * white-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = 1d2f59365e3bc938
277: 4 pass
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 47} (all)
   = 81d3ec42ea8dc7de
278: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 1, 0, 1, 1, 0, 1)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 4ba4388a7309e528
279: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 1b26e506c94cf00e
280: * blue 1 5 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 14d689da25eccd8a
281: 4 pass
   DIE-C4 removed {'seat': 1, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 7f261912037d76b3
282: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 48} (all)
   = 48062dbb454f55c6
283: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 6b0b13a195a79146
284: * yellow 6, red 6, red-power skull, white-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 7d2631ca91d93b15
285: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   = eaf7101c378b2348
286: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   = 2c05b6e7373aee04
287: 4 pass
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = ace43f52e46ac17d
288: 4 ascend red
   = 02a71750352822ba
289: 4 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 0} (all)
   = eefe4089ef0c2c3a
290: 4 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 3} (all)
   = 59368386083acc4f
291: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 1, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 49} (all)
   = fd0e554555ee61ae
292: 4 pass
   = 41d7120258073fcd
293: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 204c16ef89937803
294: * blue 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9d1b400744581689
295: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 50} (all)
   = e60701ba889c2257
296: 1 pass
   = 343e3cb225b3dd4b
297: 4 pass
   = dcadfcb43ea63728
298: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = bec351ff3a5d791c
299: * blue 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 894104af9d741447
300: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 992f5fe079c8cfd9
301: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 0} (all)
   = 0a2a8cfdbd18c1d3
302: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 51} (all)
   = d09f17183432647a
303: 4 pass
   = e7981a6a1f2af247
304: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = af565f440b1c3453
305: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 0962ddbcbc80bb0a
306: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = cb32caa47f778c31
307: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 77368b47d266a502
308: * blue 2 4, blue-power 6, yellow 3, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = d18be38d08e34133
309: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   = 47f58fdc2ff1bbd1
310: 4 pass
   DIE-2 turn {'seat': 2, 'number': 52} (all)
   = 18127a12495be91d
311: 3 pass
   = 15de5117e3513c4b
312: 4 pass
   = f003e345ec9d7a20
313: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 9137958e618e7a6f
314: 3 add free soul
   DIE-C1 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 88c0fd0033376ccf
315: * blue 2 4, blue-power 2, yellow 1 3, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = df908df3c5692787
316: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   = bb04e018a5d350a9
317: 4 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 53} (all)
   = 02f4f76a6b78a2bd
318: 4 pass
   = e595f5406e556cf1
319: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 4d2769bc481c0e9a
320: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = dacf613db9f62e7c
321: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 0b56d44dd09964ae
322: * blue 2 6, blue-power 6, yellow 1 2, white-power 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0)} (all) reveals
   = 3866a09e415aaf2b
323: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 54} (all)
   = 2a90d9c1dbb8f54c
324: 4 pass
   = 87b463cb69be0769
325: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = a29c2c39e2c77d8e
326: * blue 1 4, blue-power 1, yellow 3 6, white-power 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 1b615de215fc0c45
327: 4 pass
   DIE-C4 removed {'seat': 1, 'souls': (1, 1), 'out_of': 2} (all) reveals
   = 564082ace2b59fbd
328: 5 take marigold
   DIE-C5 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 55} (all)
   = b6d8afc0534f9dd6
329: 1 marigold free power
   DIE-T7 marigold {'seat': 0} (all)
   DIE-T7 laid {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   DIE-T7 removed {'seat': 4, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = bbe2543dc4ec4765
330: 4 pass
   = e89b2b833f72a7b3
331: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = d0f8c0bb89748101
332: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 56} (all)
   = 2a6c0539db87fc6a
333: 4 pass
   = 89b0a9e736d8b8a8
334: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 049901a4cd7a9e9b
335: * blue 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 423aa01cd1f46abb
336: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = dfb3f759ef202475
337: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   = 386945b8ad3d9c33
338: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 57} (all)
   = 1af3a3c85ef0dce0
339: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 05f99ff4aa7248e4
340: 3 pass
   = 7b02f24c14984972
341: 4 pass
   = 73ba6c2841b08a89
342: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = ce39619b44652218
343: 3 done
   DIE-2 turn {'seat': 3, 'number': 58} (all)
   = 5f0af3fc5dae0cda
344: 4 pass
   = 1e520eb69646ccec
345: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 2b5803115dc426ee
346: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 677fe6417cef779c
347: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 59} (all)
   = 405b4fdc7c93c212
348: 5 marigold prepared soul
   DIE-T7 marigold {'seat': 4} (all)
   DIE-T7 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   DIE-T7 removed {'seat': 3, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = e6e0c7a41c652bb3
349: 4 pass
   = e1b7826a884b4342
350: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = da545a7e359d53d4
351: * blue 1, yellow 4 6, white-power 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 08b40ec3f1ba82f2
352: 4 pass
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 57b18ae75f72b0ae
353: 5 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 3} (all)
   = 1303857c7bd0232f
354: 5 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 3} (all)
   = 26c55dbd35611b99
355: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 60} (all)
   = bfb07ca0cac27bb0
356: 4 pass
   = c6e29406b0e0146d
357: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 3c151af8dde9e1cb
358: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 61} (all)
   = 34aa3048634874f0
359: 2 marigold free soul
   DIE-T7 marigold {'seat': 1} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = dc353cf07554f39b
360: 2 remove red
   DIE-T7 removed {'seat': 3, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 4eb174a503c2c959
361: 4 pass
   = 802cca4802c9e39a
362: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 47121b972346a2de
363: * blue 1, white-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = c0395f6c6020eedf
364: 4 pass
   = 30d3fc34d35231f7
365: 1 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 3} (all)
   = b4172d12d30aa039
366: 2 ascend blue
   = 149b9dd32dbb6e4b
367: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 62} (all)
   = 56573b18bec00356
368: 3 pass
   = d9882248b4c0b660
369: 4 pass
   = 70d4a01d7c629a07
370: 5 pass
   = 906182a7080d84b4
371: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = ff5f59f6277b0754
372: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   = 8dd86dda73003863
373: 3 discard marigold
   DIE-T14 discarded {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 63} (all)
   = b792a9ca1fa3636d
374: 4 pass
   = 2de997cb0f96c182
375: 5 bread casket 3
   DIE-T13 bread {'seat': 4, 'position': 2} (all)
   = bc51d574ad7f81d3
376: 5 add prepared soul
   DIE-T13 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 2} (all)
   = 1eed5db9fc0fa294
377: 5 done
   = 3be0029e85988bff
378: 4 pass
   = 924bf22d2f6ab293
379: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 33e6c8cb807de8c6
380: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 39c19f459d4fb495
381: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 906372a2070f1a71
382: * black 1, black-power skull
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = fac5c1897d019ce5
383: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   = 4f92f019fc3e2482
384: 4 pass
   = 49408db5f08c735e
385: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = 18af43981c260941
386: * black 4, black-power 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 3b99fbf91893e3ad
387: 4 pass
   = 8790ce440c679f66
388: 3 pass
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 64} (all)
   = 89647a6bb1741250
389: 4 pass
   = 357ec1c43bf8cbb1
390: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = f364477a673a677d
391: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 65} (all)
   = f5755baa3be2ed7a
392: 4 pass
   = 18fc733e2ff76eae
393: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = ec31399cfc524b72
394: * white 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = b3dcc3c4fbe9b943
395: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = 3e367014cbde5a19
396: * white 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c90709024b94515f
397: 4 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 0} (all)
   = 27022690bb4ac0fa
398: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 66} (all)
   = 1b6e52790d8b1978
399: 2 pass
   = a6a0e651e257d3c3
400: 4 pass
   = e228361428020073
401: 5 candle 2-3
   DIE-T3 swapped {'seat': 4, 'position': 1, 'opened': ()} (all)
   = ebe0a942fc9c0627
402: 2 pass
   = a7dbb0e16d904d58
403: 4 pass
   = 2ab03e43573419eb
404: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 84d59efdf714b7ec
405: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = a73780e3e666cff4
406: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 2d2a82d1cbab478c
407: * blue 5, white 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = bda8c65e7dd6068a
408: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C11 moved {'opened': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 67} (all)
   = b9e9e90ed2fece70
409: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 034fca3ff384f334
410: 4 pass
   = 18d0da96bcf843a3
411: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 4700e66732f9cca8
412: * blue 5, white 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1af6936b82fbdd36
413: 4 pass
   = 0f0db0259230310c
414: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 68} (all)
   = 529172b620bbc3f7
415: 4 pass
   = 35b5e81d789b66e3
416: 3 pass
   = ec8841e514fd100a
417: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = ae4fb419255f6b2a
418: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 2057a53ad5a24cd8
419: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 09c01dc0a527da50
420: * black 6, black-power skull, red 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 11416882ecd4008e
421: 1 skull 1
   DIE-P2 declared {'seat': 0, 'value': 1} (all) reveals
   = b789afe5d6a2cf71
422: 4 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 69} (all)
   = 0b79a00b9e7b904b
423: 3 candle 2-3
   DIE-T3 swapped {'seat': 2, 'position': 1, 'opened': ()} (all)
   = 27942844d651dc7e
424: 4 pass
   = 03724c468c47d866
425: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = affe67e6affe6b4f
426: * blue 2, white 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 871f03c7e5964f43
427: 4 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 0} (all)
   = d35acf135a3b9940
428: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 70} (all)
   = 9572c9fd07898096
429: 4 pass
   = aeaf43fe9e671aec
430: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = ed8e4bdab8276d88
431: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = ec374dcf8f05f74c
432: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 71} (all)
   = bdee21b4ba10f92f
433: 2 pass
   = 32eeab396eec53dd
434: 4 pass
   = 2eb3d1f0dd408ff7
435: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = ed0de93c27a716f8
436: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = eeb205f30b00d4a6
437: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = cea9ae2dc141540a
438: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 72} (all)
   = ac573b1966b631c8
439: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = c099c2abea500aaa
440: 4 pass
   = 43e0c9552148cb5d
441: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 51eeec8a384cf9bb
442: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = df5865b1d17141f4
443: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 73} (all)
   = a5a89ee2a6cf5f35
444: 4 pass
   = b83a1d2251e5e874
445: 3 bread casket 3
   DIE-T13 bread {'seat': 2, 'position': 2} (all)
   = 1d6ba52b8af97ee6
446: 3 add prepared power
   DIE-T13 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 2} (all)
   = 16037aaf8e5a6343
447: 3 add prepared soul
   DIE-T13 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 2} (all)
   = 92dc5d1186b1bbec
448: 4 pass
   = 4deafcb392417a12
449: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 083f15b13ae3d568
450: * black 1, black-power 1, red 2 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 32b43d2136184cec
451: 4 pass
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = dec6c000df15e435
452: 4 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   = 5962ac4534064eec
453: 4 discard candle
   DIE-T14 discarded {'seat': 3, 'token': 0} (all)
   = c2729f28e6ac07cb
454: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 2} (all)
   = 184abeed08660a3a
455: 4 move caskets
   DIE-C9 moved {'opened': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 74} (all)
   = d634e840d644ccac
456: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = b75e93900964768e
457: 5 add prepared soul
   DIE-C1 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = 1c1720e91551614f
458: 5 done
   = 02cc1df6d544b9f9
459: * black 5, black-power skull, white 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 149bd9367422dbb2
460: 1 skull 3
   DIE-P2 declared {'seat': 0, 'value': 3} (all) reveals
   = a62fd8962896b5d0
461: 4 pass
   DIE-2 turn {'seat': 0, 'number': 75} (all)
   = 079c8f397a482379
462: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 1789e58d6eac15f6
463: 1 done
   = 7f349cf20ba3a758
464: * black 6, black-power skull, white 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6f3de3dc087780c6
465: 1 skull 1
   DIE-P2 declared {'seat': 0, 'value': 1} (all) reveals
   = 02a80608d7bf3110
466: 4 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 1, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 76} (all)
   = 749f39e012911e39
467: 2 marigold free soul
   DIE-T7 marigold {'seat': 1} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 38d9868507abdb33
468: 2 remove yellow-power
   DIE-T7 removed {'seat': 2, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = 6ff038e1e884ebdc
469: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 6a2db6c5952dd747
470: * black 6, black-power skull, white 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 67e7b319cf506e0c
471: 1 skull 4
   DIE-P2 declared {'seat': 0, 'value': 4} (all) reveals
   = 8059486997aa74b6
472: 4 pass
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 77} (all)
   = caeacaf0c3df19c9
473: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 1, 0, 0, 0, 0, 0, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 53744afde3088b31
474: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = d42a4d5aac125b3c
475: * black 6, black-power 6, white 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1bc6f5bd7f7065c4
476: 4 pass
   = f405736df5944299
477: 3 keep soul
   DIE-C4 removed {'seat': 0, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = 99e0db977981927b
478: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 78} (all)
   = 7bd331f18828ee5b
479: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = d20d6474626ecbb6
480: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = d94adfbce3e420e4
481: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 26fee828029530e5
482: * blue 6, yellow 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 32768d64ddb58c3e
483: 4 pass
   = a488574da647ff4d
484: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 79} (all)
   = 15df4427ca8906bf
485: 4 pass
   = 0bbffdf824217916
486: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 698f8228fe7c159c
487: 5 prepare soul
   DIE-Q2 prepared {'seat': 4, 'kind': 0} (all)
   = 78f314e1f0186e67
488: 5 prepare power
   DIE-Q2 prepared {'seat': 4, 'kind': 1} (all)
   = 3e53aa7b8152cdea
489: * blue 6, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 0dbb2f228b75df49
490: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = 91daebc9659cc062
491: * blue 5, yellow 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 3f2496e5cef18fd5
492: 4 pass
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   = 7b3a680ac0bcda82
493: 3 prepare soul
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 80} (all)
   = ac41545746cb9d15
494: 4 pass
   = 5e7a972d902a037c
495: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 0f8c1f0b148becb6
496: * black 3, white 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7fba7c7acdf5f1ac
497: 4 pass
   = 4664287f6a21d242
498: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 81} (all)
   = bfc942b66213abb4
499: 4 pass
   = 2f34b5de5399568d
500: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = d8876fb2684ceff8
501: * blue 3 5 6, blue-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 306fcb09cbf0570a
502: 4 pass
   = 4cf69e0aa819a26e
503: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = 33bbe568c3879b51
504: * blue 4 4 5, blue-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7cdd1373c9199a5e
505: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = d83be4c4d805205f
506: 2 ascend blue
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 1} (all) reveals
   = 417a04fe0eaed778
1 place 4 points 6; 2 place 1 points 9; 3 place 3 points 7; 4 place 2 points 8; 5 place 5 points 5
