   = 508b52382dfbe743 bd3f97544fdf4411
1: * white 3 6, red 2 5
   DIE-S6 rolled-for-start {'totals': (9, 7)} (all) reveals
   DIE-S6 begins {'seat': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 1} (all)
   = 863049f86e75edb3 65b2b5766c5da4b9
2: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 2d28bd459d35b736 b6ab2bdc318d07a1
3: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 74ca7a34957b526b 27c042b5bc05628b
4: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = da5a3235c73630fa 2e5c5a61f4fab99e
5: * white 1, red 1
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = 69d4799df28809ec 480867acec3d6cae
6: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 325168f69079a305 dae987eec31da304
7: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 078da1dfa3bec7e9 e022c54c618086d4
8: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 3} (all)
   = 03d3a78eac43f586 15e7e4b703762b63
9: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = b77abda5016373b2 8349161cc8855ae9
10: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = c11b465231b1d401 b0cef6c1e72802ea
11: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 3c081b4151158013 400155d13992fda9
12: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 360251bb923a03b3 f54088eae3d4eb9d
13: * white 5 5 6, red 3 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (2, 0), 'into': 0} (all)
   = 0766c3e5eb4e8549 0376b1bcfeb91d65
14: * white 5 6 6, red 4 5, yellow 2 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 4} (all)
   = 065ed7104917d2ec 6703604e0f7bccc2
15: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 821de5b8aa31fd9c 909cfb42d3a9ea49
16: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = af6849603dfdea52 24a08c3d3abaa135
17: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 7d8195265bcd69d5 92d9a5506726be59
18: * white 5, red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = 6e0e7b570fcc7195 f493bc884e4524c9
19: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = e9f159883e7aa187 9331ed95f008fe1c
20: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = b228a2e10b9a158b d652ba92779751be
21: * white 4 5 5 6, red 5 5, yellow 2 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = c418579067ed1f54 cb3fd692f21fab93
22: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 28e19abd22e2df25 dae25910230b3a6f
23: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 477a5ba2fb84af18 7576f94563a6ec5f
24: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 71bac73aba91d7d7 95a5cc07ece4c1d1
25: * white 2 2 3 4, red 1 2 4 5, yellow 2 3
   DIE-C2 shook {'position': 0, 'roll': (0, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (2, 0), 'into': 0} (all)
   = dfba8d5a227fb2e1 f3695148472b0300
26: * yellow 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = 6693f5ce60852afa 0981fb9012cbac52
27: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = a8057818e56f7c03 5b59a4d6b03d64ff
28: * white 1, red 5
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 178e8833f6140194 c4da5d751a11e429
29: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = e8e0ddf4b85656d0 b98d605be9932003
30: 1 ascend white
   = 97ec9a431dd01063 1974d0f00ea5bd90
31: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = 2cb36ed3de5f212d c34b3e00437a9fc2
32: 1 pass
   = 45114e102dee6854 79faa06c92c79f17
33: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 4a66f0937ccc2fd9 28457ca4994e2817
34: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 7768db4d8924fb50 af05169c0263a309
35: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 2cd97ed5ee18305d ead48aae46eab578
36: * white 2 3 4 6, red 3 3 3 4, yellow 2 3
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = ff4ead5e267df060 e97cb176c17ddf9e
37: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 8f9f3884b9410b1a 55c0c3f04904e413
38: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 262d7b23f02fb2cb 7147da5edea11a49
39: * white 4, red 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 3} (all)
   = 466aa261c297a90a 535eb2551103cb24
40: 1 ascend white
   = 42b6fb6ed00b24fd 5587ee1479a65eec
41: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 195d7e1e73e69102 20dd2ff71c14988a
42: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = aec68061e004ffb8 1e0d89c56cdfd785
43: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (2, 0), 'into': 0} (all)
   = 0ddb9f55af7d6882 8d91cf37cb3506ca
44: * yellow 1 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (4, 0, 4, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = 503b3609484af61e a3bbdb7bc8f2640d
45: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 0ec87037e17294a0 a3af13c3d3b30287
46: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 87338e8ed5ae4d21 100270b6c2c7a389
47: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 029a23f309a71872 3a9e82c51194238b
48: * white 1 3 4 5, red 1 3 3 4 5 6, yellow 5 6
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 2, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 11} (all)
   = 0dfac7dddcfce8dc a52e3e5627d631d9
49: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 0, 0, 0, 2, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = ec3bf0524333f22b 5ca0789d1f9b1c97
50: 1 remove yellow
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = 553f3e384e4e66ce 0dbb386d3b630995
51: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 662ea331277ecf2e bd25913968f8e91d
52: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 3df49e9bc55e54fd 07cee291896b757c
53: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = f1d16191defa1faf 786ed25400ee8344
54: * white 2 4 4 5, red 2 3 4 5 5 5, yellow 5 6
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 12} (all)
   = a370125d9eb1dd6d 3564002e64171cf0
55: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = eee56b33cc35110b 5e93acf05305b362
56: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = db79b48e51939ee2 9a8abd7285fb4795
57: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 647667104fb4c710 f1aa45ca2e89e02a
58: * white 2 2 4 5, red 2 3 4 6 6 6, yellow 1 5
   DIE-C2 shook {'position': 1, 'roll': (0, 2, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 3, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (2, 0), 'into': 0} (all)
   = 0aced60051fc243f 10e4f2534e2b0466
59: * yellow 1 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = 8399f5e8afed2aa1 253f12974fdfa331
60: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 2d2cc50dc0775536 093adf5f25d96760
61: * white 1 3 5 6, red 1 2 3 4 4 5, yellow 2 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = bc65408ee353e127 c65573273ca51681
62: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 47563bf7bac30d11 1e7ec6506dcce502
63: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = 400e8617c60344cf 25a9bb7a8722a379
64: 1 ascend white
   = 032fd92c852a3c14 b00de22a478f94ba
65: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = 92afed3dfd15a5b7 25c26456be28ecfe
66: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = d3e5b156b424543b 123a14403f844654
67: * white 2, red 1 1 2 3 4 5, yellow 1 1
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = dd1d848d5cfd4d2b 82de9f95a50a0eda
68: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = ee96248e4cb4938b 696f20da2f3edd7b
69: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   = 71be53d5c263e404 634dcceb593cbb67
70: 2 ascend red
   = adf4782ac467c6db 2724853e244b85cd
71: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 4} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 15} (all)
   = f7632f1069eaa4f0 71b98247fd3139e2
72: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 0, 0, 0, 2, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 3f8c2051876276ae f1963bb7a308f7a8
73: 1 remove yellow
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = d9c4551458169f6a 1b58090ed2125d19
74: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 700e5a0235d2c9e6 631ccfd43e7ffbf0
75: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 45ef8e68d56df92f 60c3e7837a75da5c
76: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 3217923af200323d 1dffcc99daeba14f
77: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = d7018e55f695003b 1aa6769033bf037e
78: * white 1 3 4, yellow 1
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 833ed94c316301c5 7a4ec22511ef524d
79: 2 pass
   DIE-C11 moved {'opened': (1, 0, 3, 0, 2, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (2, 0), 'into': 0} (all)
   = 5d2de5bc5cb2f32a 0282f909f7ef1341
80: * white 1, red 3 4 6, yellow 1 2 2 3
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f9e4c93b528a0866 dec0ca4bd9c665a7
81: 2 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 16} (all)
   = 99db802a8f37117e 22a0e29a3796520a
82: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 868b2c0ed95041f6 15cb9ad6da5822ea
83: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 677f0c6653e2ea0f 221325a277ea0d1a
84: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 327740873e56bc27 2bd0242e7ca2e585
85: * red 4 6, yellow 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f1a44648093ea6d1 1968d7f642b293d4
86: 2 pass
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 17} (all)
   = c657a5b59143c001 7ff9d70b54295fd3
87: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = e35b43910eec2fb7 4db96ba20009e94a
88: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 0} (all)
   = 622365a5658b8284 a70b1485f2240b1c
89: * white 5, red 1 4 6, yellow 1 3 4 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7227391f1aa5f3a3 9c60b87f83890d94
90: 2 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 2, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 18} (all)
   = 4398dddbda53a1fa b3cc0d832820e950
91: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 0} (all)
   = 5bc6b4b88d8d0008 c3dc0853b020c038
92: * red 2 5, yellow 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 73c0336cf42a08d9 10dbc27158e06025
93: 2 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (2, 0), 'into': 0} (all)
   = 3d64f064d7635a91 fd8a0895ea18831a
94: * yellow 2 4 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = d8c4b1304b7ab13a dbb7b33b7441b631
95: 2 pass
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = 72cd6d28d739e8f9 3062f1c2156d3f3a
96: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = f49fad27fca11082 b1e31a20c85d4d1a
97: * white 1 3 6, yellow 1
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = cbf940ca3a63b6c7 0f0de33446b2ca8b
98: 2 pass
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 64b05f79e0264261 97a87fa3697b85e8
99: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 0} (all)
   = 66210700a3bd72c3 d112ef6a1698e8ee
100: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 2} (all)
   = 5439cf5c742a6f2e ce8261d6054d2ddc
101: 1 ascend white
   = 317a7bd19a523e37 053db738086abd32
102: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = fed6f293a54e5e83 7bda8ae4bde5d67d
103: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 0} (all)
   = 0e7d94e690fd2dff db6f3f07de7cc1dc
104: * red 2 6, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 5616867d891e2371 70455ae9f6958779
105: 2 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 21} (all)
   = c5764c099c310388 81f0c4dc8bc7a2fc
106: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 0887e084863f6897 de8ed0ba0250567d
107: * white 3, red 2 3 5, yellow 1 3 4 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = eff8fbb1b06ce67e 15deae9b882ee059
108: 2 pass
   = e1a8dc3ab5863b16 92d5c2e7eadb413f
109: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 2), 'into': 0} (all)
   = 4f23a3f9c4f0ebbb 8a77989f04ccd5e7
110: * yellow 1 2 3 4, yellow-power skull 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   = 575966f493c207eb 2f4b11b9032b37a3
111: 2 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 22} (all)
   = 1a4cc1a932cd1ebd 1070bb3186567d94
112: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 579ba44c74f10c05 8201e513dddb4eed
113: * white 2, red 1 2 5, yellow 3 3 4 6
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = c3dadcff5fb52377 0c43099caeaa9806
114: 2 pass
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 7931cf05b6b29d7f 068194f3cd56c05e
115: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = d2841c4f617b26c3 5c759eb4c148c4f7
116: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = 53a10398357ddfcb 0975ffe4823076b7
117: 2 ascend red
   = 860cc609741953e9 315b0b7d736d9923
118: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 23} (all)
   = 32e1ac67f51e197f 846b9cb6f86e4047
119: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 0, 2, 0, 1, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = ee2e6d96c214d069 bf4858179965d43b
120: 1 remove red
   DIE-T4 removed {'seat': 1, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = 8c7b482704b47922 06d0af050d0af81c
121: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = ef6a9bec7b5cd695 57849e8605d597ff
122: * white 3, red 5 5, yellow 2 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 84b5fb30cef41452 ed2fcf908aba779f
123: 2 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = d636d70af6741b02 762738492a3c14a3
124: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = 9648dcc077a630ca e17ede81acb3a553
125: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 0} (all)
   = 71883aed8df66bb1 7225837dba5cee8c
126: 1 ascend white
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = a9e085b9dc2944c1 bab1d31c0fc50c0b
1 place 1 points 9; 2 place 2 points 8
