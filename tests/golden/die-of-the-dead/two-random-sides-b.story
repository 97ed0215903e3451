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
   = 19997bfe0b3d3011
2: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 4c371779ee38506c
3: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 2} (all)
   = 47ab8ad93a2f4110
4: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 359882e5eda0708c
5: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 3} (all)
   = 11e816eac09cf837
6: 2 pass
   = 77e46fde55807906
7: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 541c05e05442013d
8: 2 done
   = 75c1941afecea097
9: * white 2, red 5
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = e77d4d2ef74e003b
10: * white 3, red 3, yellow 1 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = 1de14e9c297bbdee
11: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = f6c9e0a8e326e2b1
12: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = f31c5bf15c4f752a
13: 2 marigold free soul
   DIE-T7 marigold {'seat': 1} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = b772a3a7f3011d8c
14: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 54a32973387baf73
15: * white 6, red 4, yellow 1 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 2c6e3450e69e361b
16: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 6} (all)
   = 3a6c690d4d61a0d5
17: 2 candle 2-3
   DIE-T3 swapped {'seat': 1, 'position': 1, 'opened': ()} (all)
   = 5007bb56dc2e143f
18: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = ed416961bea2c21b
19: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 25726dddf56e46de
20: * white 4, red 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 9361a4e18f46c6d3
21: * white 4, red 5, yellow 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 7} (all)
   = 56c5034b2919e88b
22: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 56e194f8e711f7cd
23: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 998747571d2b93ee
24: * white 5, red 1 5, yellow 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 8} (all)
   = 5cc9e563a4ec7deb
25: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 787c3ac8eb75da5c
26: 1 add free power
   DIE-C1 laid {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 9} (all)
   = 58684aa01eb46d6b
27: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 7e199aa0a26af8ce
28: 2 done
   = a6bf879a4f9a185a
29: * white 6, red 4 4, yellow 3 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = bfb8ad82b3a20f14
30: * white-power skull, yellow 1 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 2c1e83ee990048dc
31: 1 skull 4
   DIE-P2 declared {'seat': 0, 'value': 4} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = 394c6654755e3b10
32: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 87bb549e4a581236
33: * white 2, red 4 5, yellow 2 6
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 6b52cd84d3ea5afe
34: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = 5fb4262d6c4a71b7
35: 1 pass
   = fb280ffb9aa81069
36: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 227ece88fa372846
37: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 3f6916bfb88567a6
38: 2 done
   = 775c6ec5cc7e535b
39: * white-power 5, yellow 1 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 12} (all)
   = e21f137826ad91cd
40: 1 candle 1-2
   DIE-T3 swapped {'seat': 0, 'position': 0, 'opened': (1, 0, 1, 0, 2, 0)} (all) reveals
   = 00fa0dc493769a50
41: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 12b7fae3cf45c79a
42: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 4f10197be96dacd8
43: 1 done
   = afa3a62a09be1029
44: * white 5, red 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 25ebde715479de5f
45: * white 4, red 4, yellow 3 4 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 13} (all)
   = 68635001851a152e
46: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 1b8d5537f2036256
47: * white-power 1, yellow 3 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = fce8ccf72994ab32
48: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 14} (all)
   = bd8d9abc3cd58867
49: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = a01acdbb20d5ec39
50: * white 5, red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 15} (all)
   = f47cb2be4596703f
51: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 37bdb909792eaa55
52: * white 5, red 4 5, yellow 1 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = d5c1b9978d480dd8
53: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   = e4c4548eea93cab0
54: 2 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = f534ef4cf89d58ff
55: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = d8e3ad733069f3b6
56: * white 3, red 6, yellow 1 2 4 5 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 2, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 16} (all)
   = 8732f1c312f628b3
57: 2 candle 2-3
   DIE-T3 swapped {'seat': 1, 'position': 1, 'opened': ()} (all)
   = 3da6fe65f0b94119
58: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 333f2efa903d2d60
59: * white-power 1, yellow 2 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 01c96faad5ccfa1b
60: 1 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   = bb8fcb1dae849d3d
61: 1 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   = a35708b5a1d16d27
62: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 17} (all)
   = a9e593a9231544b9
63: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 7f5fa4a4ce8859b9
64: 2 done
   = 6fdcf64920244a68
65: * white 4, red 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 1, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 18} (all)
   = d5e53fe2ba4341d5
66: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = cd22e4847a6034af
67: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = a7a6069b2b14661f
68: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 4347e9725cbe7dd1
69: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 22c9bf8ebd4f8810
70: * white 4 5 6, white-power 5, yellow-power 1 skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 6, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 19} (all)
   = 597ca305e5966298
71: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 2d2e80f82b5f628c
72: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = f1657920fdf8fae7
73: * white 6, red 3, red-power skull, yellow 1 1 1 3 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 3, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 24a4ffb769a10f88
74: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 20} (all)
   = b99ebd8d2d8c8c5f
75: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 9ad785476842103f
76: 1 done
   = 078ad38b319d0ef8
77: * white 6, red 2, red-power 1, yellow 1 1 1 2 3 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = b920e30ffb9730d0
78: 1 prepare soul
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 21} (all)
   = 935bf5bd9cc95a6f
79: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 0dc8dd87d13b9cd9
80: 2 done
   = ef9bb40b2e962d2d
81: * white 5, red 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = 0fc99eb597b5e796
82: 1 prepare soul
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C11 moved {'opened': (3, 1, 0, 0, 0, 2)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 22} (all)
   = 3b22c730b8749f1f
83: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 5cd7be400bb05b5c
84: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 44d95868a57f8573
85: * white 6, yellow 4 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 23} (all)
   = 9de87e5d93a6823a
86: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = f2d74981a47ab94f
87: * white 2, red 5, red-power skull, yellow 1 3 3 4 5 5
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 2, 1, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6b6e01b374e11e70
88: 2 skull 5
   DIE-P2 declared {'seat': 1, 'value': 5} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = a8f66e0aec4e9614
89: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 2e024457ead7e843
90: 2 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = 97285758bddabc9a
91: 2 ascend red-power
   = 997e50fbb0029e48
92: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 24} (all)
   = 05a2d506ada8fce2
93: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 94572e6d61f90d5e
94: * white 3, red 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 76234ccae365c899
95: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 25} (all)
   = 7f5ce7244224b4e4
96: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 999faebaa45b3411
97: * white 4, red 3, yellow 3 6 6 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 3, 0, 0, 0, 0, 0)} (all) reveals
   = ff66330feb4d0a5e
98: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = f7eaeb9d0ae8d0f3
99: * white 5, red 2, yellow 2 3 5 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 57c3e8dda5b43bd4
100: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = 5953b5817afecff6
101: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 1} (all)
   = fc0c4fb2f0465474
102: 2 ascend red
   = 7a87d53b49d8971b
103: 2 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 26} (all)
   = 60a10bdc177f31a0
104: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = c7f385d57424f0b8
105: * white 6, yellow 2 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 95ca7a9fe4405bf3
106: 1 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 631164e5703ac040
107: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 27} (all)
   = e57432d8ac0e530c
108: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 3708cce86e25f28e
109: * white 2, red 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e0f74b6ce4fed552
110: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   = 6e6161ac2988d815
111: 2 discard marigold
   DIE-T14 discarded {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 28} (all)
   = 377b8b5e65e3723e
112: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 803cf0c783ee518a
113: * white 1, yellow 2 4
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 29} (all)
   = d40fd0cb60dfc2a7
114: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 0ca5081fcbf4b729
115: 2 done
   DIE-2 turn {'seat': 0, 'number': 30} (all)
   = e1ef04f15c18861f
116: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = c450f77fd6de85a2
117: * white 1, yellow 5 5
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = ebfdc08b597a7600
118: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 31} (all)
   = 611be7d8b370a7a7
119: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 9f1bed37c8d445c1
120: * white 2, red 3
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = c2edd939e2b0988c
121: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 2} (all)
   = 9387cc4a130a5abf
122: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 793cfc05192df633
123: * yellow 3 4 5, yellow-power 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 32} (all)
   = 114cb2525f0366e5
124: 1 marigold prepared soul
   DIE-T7 marigold {'seat': 0} (all)
   DIE-T7 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 2eb293a5c079a51b
125: 1 remove yellow
   DIE-T7 removed {'seat': 2, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = cf1fc83c0a6be696
126: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 9deb0fb6d3e4e380
127: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 14c7e1cfa7cff710
128: * white 4 6, yellow 2 2, yellow-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 33} (all)
   = 320f153580996f45
129: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = bfe24c56bad655cc
130: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = aca7160e737dc32c
131: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = ee8debda1e06ba78
132: * white 1 3 3, white-power 6, yellow-power 1 skull
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = 54e15bfcc5c9e7e8
133: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = c958666b3a1d9271
134: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = b233c4ce451ebfb5
135: 1 done
   DIE-2 turn {'seat': 1, 'number': 35} (all)
   = 1d28dddc08635c7f
136: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 1c4452eaac014491
137: * white 1, yellow 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 45f6a22dd84ec7b3
138: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = 668fadd3f9c352f4
139: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 36} (all)
   = ae676661873956b3
140: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 68f977d621ef93da
141: * white 2 4 6, white-power skull, yellow-power skull 5
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   = 4e3ffe9d4e51bb79
142: 1 skull 3
   DIE-P2 declared {'seat': 0, 'value': 3} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = b170e5149f2e6907
143: 1 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 8, 'space': 3} (all)
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 2} (all) reveals
   = 3cf3b9d45ce7b82d
1 place 2 points 1; 2 place 2 points 5
