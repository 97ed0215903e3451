   = dbfb43fbeb6f0fab
1: * white 3 6, red 2 5
   DIE-S6 rolled-for-start {'totals': (9, 7)} (all) reveals
   DIE-S6 begins {'seat': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 1} (all)
   = 83cd053471a5d699
2: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 1e8aa09809c69423
3: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 07fa021f491dbac9
4: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = f0dbde3224b00d29
5: * white 1, red 1
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = bba6fbf6ea348e8f
6: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = a2f91d67ddbe6502
7: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 42bf999354a2d93c
8: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 3} (all)
   = 462ca0a7b4673ef9
9: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 9df0b637d8c9cab4
10: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 27cf022ec5a17c67
11: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = e7be2a0ae220bc59
12: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 8e4a68b963c61454
13: * white 5 5 6, red 3 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 4735617dd46cdd3a
14: * white 5 6 6, red 4 5, yellow 2 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 4} (all)
   = 8448ba1c831c6b39
15: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 8c8de40016ec618e
16: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 47fd93fbddaf171e
17: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = cc1a20ace869f548
18: * white 5, red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = 5535b9f2b264bfb9
19: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = fe45820aef1bf2fe
20: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = d7c3a17d9ee4660c
21: * white 4 5 5 6, red 5 5, yellow 2 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = e660193711464d7a
22: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = f53fa06ef78c50ae
23: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = f214fba831fcdbba
24: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = c2dd549a163acc58
25: * white 2 2 3 4, red 1 2 4 5, yellow 2 3
   DIE-C2 shook {'position': 0, 'roll': (0, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = f61bc9f85baf6f4b
26: * yellow 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = 9247edd554c4560e
27: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = c867a67d61e034a3
28: * white 1, red 5
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = d192f89a24e06f32
29: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 25d0f9325f14770c
30: 1 ascend white
   = 2db94f2f1b26f9ae
31: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = e47127b175a1f615
32: 1 pass
   = b5ddb9a94b5ebc56
33: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = c385998c3771f43f
34: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = dbed9e9e52a8bd66
35: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 6403dc002ac6b46a
36: * white 2 3 4 6, red 3 3 3 4, yellow 2 3
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = 02b0924793cc86b3
37: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = ad143533d054a33d
38: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 761b3d6625cb3937
39: * white 4, red 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 3} (all)
   = c16a88ef3f2cbdcf
40: 1 ascend white
   = 44331e0c4f1d7542
41: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 1127b21bf0a0dfc6
42: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = aab5d106941eabf4
43: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 3ac17dd8296b8e84
44: * yellow 1 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (4, 0, 4, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = e8fe1a05214caa21
45: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 370a515762459939
46: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = b5cae11f094096f8
47: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 89da30ed33729fbf
48: * white 1 3 4 5, red 1 3 3 4 5 6, yellow 5 6
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 2, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 11} (all)
   = b305b5c2a5a0720c
49: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 0, 0, 0, 2, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 468d7bcffc969cf9
50: 1 remove yellow
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = 9ab25f0151e05968
51: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 079553961750b93d
52: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 4f85564e931b6212
53: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 9240022837e0009b
54: * white 2 4 4 5, red 2 3 4 5 5 5, yellow 5 6
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 12} (all)
   = 2b3b0361c12942ce
55: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = b7855650dfb6b77e
56: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = b538cb8856d6604c
57: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = ec4c9cf9da9d4895
58: * white 2 2 4 5, red 2 3 4 6 6 6, yellow 1 5
   DIE-C2 shook {'position': 1, 'roll': (0, 2, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 3, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 49e3f91d25b1f64e
59: * yellow 1 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = cef8a8f4308aee63
60: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 66b044f5965e2c7e
61: * white 1 3 5 6, red 1 2 3 4 4 5, yellow 2 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 48c2db03fe9627c5
62: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = e56fe2ec0edacd6b
63: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = 2c27813b1d147a3a
64: 1 ascend white
   = 687d0c2ad3fca1fc
65: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = ab66d89acb90d012
66: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = f6570e92d4a79c4b
67: * white 2, red 1 1 2 3 4 5, yellow 1 1
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 450cc1609a52e347
68: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = e2012a78e21e0155
69: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   = 5cd5724c9ea3fc97
70: 2 ascend red
   = 878668753eda8629
71: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 4} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 15} (all)
   = a0976d00573001f8
72: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 0, 0, 0, 2, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = f3bae2c6e81c43ad
73: 1 remove yellow
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = 482d37aa63c3f2d2
74: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = a33fdc6a963b4214
75: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 7d3f71bb89399639
76: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = f7e6302a5b60ba13
77: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 8a901fabebe23810
78: * white 1 3 4, yellow 1
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = cf0eb92ee4d19942
79: 2 pass
   DIE-C11 moved {'opened': (1, 0, 3, 0, 2, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 4680736ddc12742e
80: * white 1, red 3 4 6, yellow 1 2 2 3
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 78e5f1087e7616f8
81: 2 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 16} (all)
   = 28d67eaa52616620
82: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 7670507dbf181000
83: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 1ed82ed6f2157be9
84: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 10117e7a7f4e6355
85: * red 4 6, yellow 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e1f1395f3593a196
86: 2 pass
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 17} (all)
   = d3038a70ba73002f
87: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 7ecd979d50c1efe6
88: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 7741fe9bd83f646c
89: * white 5, red 1 4 6, yellow 1 3 4 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9958c5d25857d9e7
90: 2 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 2, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 18} (all)
   = d307097eda03f865
91: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = fb4c37156befca5d
92: * red 2 5, yellow 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a5307975a1aa51af
93: 2 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 07f16b090c856ac1
94: * yellow 2 4 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 073d605581970be7
95: 2 pass
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = 2ef7a324738873c8
96: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = ea85a0a429d15553
97: * white 1 3 6, yellow 1
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ce2599d374460b2b
98: 2 pass
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 2743f8094388ae33
99: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 0} (all)
   = 6bef91c2f8e0c155
100: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 2} (all)
   = 453fb720de27c331
101: 1 ascend white
   = 002817c0ad6a2869
102: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = a609f571775872cd
103: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = abab8453ae09af0b
104: * red 2 6, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = de3b6e68087eef82
105: 2 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 21} (all)
   = c7c600e8e4b55b97
106: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 94db741a94787b5c
107: * white 3, red 2 3 5, yellow 1 3 4 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 215e3802011555f0
108: 2 pass
   = 84b99962a480aed1
109: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = fee7b469158b9e8f
110: * yellow 1 2 3 4, yellow-power skull 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   = c16884fa401693a8
111: 2 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 22} (all)
   = 47f8cc305290a0e1
112: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = daa8b4b44c2ada6b
113: * white 2, red 1 2 5, yellow 3 3 4 6
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 885af739ad1f2942
114: 2 pass
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = e90294a188fc5e23
115: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = 48730affb815fcde
116: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = dfd52c197f5fd4bb
117: 2 ascend red
   = 842ea8377a5ebbaa
118: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 23} (all)
   = 99a66590669fa12d
119: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 0, 2, 0, 1, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 9f0e1aa1a33cdc80
120: 1 remove red
   DIE-T4 removed {'seat': 1, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = 9e0a8f7ea35f672c
121: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 3347d643da61c799
122: * white 3, red 5 5, yellow 2 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4728f17f49e07f38
123: 2 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 5397855ba95f4bb1
124: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = 922622b17885d593
125: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 0} (all)
   = 66fa474e34f570bc
126: 1 ascend white
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = a0fd7d3147dd68ed
1 place 1 points 9; 2 place 2 points 8
