   DIE-S11 begins {'seat': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 1, 'kind': 0} (all)
   DIE-A2 gained-power {'seat': 0} (all)
   = 4243a3de98517ad4
1: 2 take candle
   DIE-A2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 1} (all)
   = baf6ca5cef93686f
2: 2 pass
   = 8d41eb3fd6b576d0
3: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 4b29d16551403d3b
4: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = cc8da9af305cf070
5: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 4f521852fc034646
6: * blue 2, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = 0fde7905798f6e9c
7: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 6ed30855e5475c18
8: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 0a43dce776868976
9: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = f156f14196a411b0
10: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 3} (all)
   = 530d26f4ec1985e0
11: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 269672e9f3a0d17c
12: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 5482eec3d4c767c3
13: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 5c4d5478620814fe
14: * blue 2, blue-power skull, black 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8fee68e5cf2e4efd
15: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 3f3ee2a1f7575026
16: * blue 2, blue-power skull, black 5 6, white 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 2915f8b398fa815d
17: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 4} (all)
   = 003bf632a311b04c
18: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = b275e0809d02536e
19: 2 done
   = 83b9a7b13d696725
20: * blue 2, black 3
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = c2b05740c267e3fe
21: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 744275cfb473ef5e
22: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 98b5f699a13319bd
23: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 6a69b1db82d21c8b
24: * blue 6, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = a4df74360d3b2857
25: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 076ee067f83e7573
26: * blue 3, black 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 0bb873258e8bea50
27: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 89dc5c0ab95a11df
28: * blue 3, blue-power skull, black 2 5, white 1 1 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = a7da247be772f569
29: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = a7c03e3a839e59ea
30: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 8437f90cb009fb94
31: * blue 4, black 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = f0e78803d29f3f1a
32: 1 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   DIE-Q3 gained-power {'seat': 0} (all)
   = b4e9993552741763
33: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = 161ff5c23f321195
34: 2 marigold casket 4
   DIE-T4 looked {'seat': 1, 'position': 3, 'found': (1, 0, 1, 0, 0, 0)} (only (1,)) reveals
   DIE-T4 looked {'seat': 1, 'position': 3} (but (1,))
   = 8d7700bd560c4893
35: 2 done
   DIE-T4 nothing-removed {'seat': 1, 'position': 3} (all) reveals
   = b19702712652bf28
36: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 81568a75cb2da82b
37: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = 03b3d82b602e5569
38: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = de15cf2d7bb25440
39: * blue 4, black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = b4b51a905d1b241a
40: 1 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   = e93acf74d2c89af3
41: 1 ascend blue
   = 454ca661cd53e6cd
42: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = c2e613316cd92b5c
43: * black 4, white 2 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = fbaedb48dac65a0e
44: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 463f75c396293c3b
45: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 17cf0b08cbedb6fa
46: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = b1b4407b0478231f
47: 2 done
   = 4be2ffdc9dd413df
48: * black 1 4 5, white 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 11} (all)
   = 436d547aac4de6a0
49: 1 marigold casket 4
   DIE-T4 looked {'seat': 0, 'position': 3, 'found': (1, 1, 2, 0, 4, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 3} (but (0,))
   = 83f86602f3bcd0b2
50: 1 remove black
   DIE-T4 removed {'seat': 1, 'souls': (1, 0), 'out_of': 3} (all) reveals
   = 0e1ec35acd110366
51: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 4decfe6ad39c57d8
52: * blue 2, blue-power skull, black 6, white 1 2 2 5
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9a990173ec278b70
53: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 4af93c1cf96bc13e
54: 1 ascend blue
   = 8d20e73dc5b80b96
55: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = d3ee680abdfb4b68
56: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = 05cf46bf138ce857
57: 1 power soul
   = 689c55d7f2456fce
58: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 12} (all)
   = 13713e71fac8436c
59: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 8cdb8ad084d97ea4
60: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 21dabd6e7ccdd0b1
61: * black 5, white 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = f744877b76606235
62: 1 marigold casket 4
   DIE-T4 looked {'seat': 0, 'position': 3, 'found': (0, 0, 1, 0, 4, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 3} (but (0,))
   = e763141c903aaf3c
63: 1 remove white
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 3} (all) reveals
   = 91ceba1abb90ed11
64: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 2ac13979677b3fb0
65: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 5255a28bb872d3b1
66: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 6aa67429393062be
67: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = e93ffa7c019f221a
68: * blue 3 5 5, black 3, white 2 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = 90362d0ff4c69a34
69: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 9bde51da56268e32
70: 2 done
   = 60f3d6ccd8a6ee30
71: * black 2 2 4, white 2 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 15} (all)
   = 9b7ae3a7dfcd9833
72: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 7f1123f159149ffe
73: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 7d2183d1b2807772
74: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 10c50ad1f5aecf27
75: * black 3 5 5, white 1 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 3, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 4633f9a4dfbfef09
76: * black 6, white 2 2 3 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 16} (all)
   = 60aecae43b0be821
77: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = ac2f03572c122bda
78: 2 done
   = 9ada8a06d5c94140
79: * black 5, white 2 3 4 4 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 17} (all)
   = dc9c791987224530
80: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = ec78083c98ae9799
81: * black 4 6 6, white 3 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 1, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 8a01d15fddd639e8
82: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 18} (all)
   = 418f74de0f3d4920
83: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 2e0278bce4ffbab7
84: 2 done
   = a1da710a64ad9c2e
85: * blue 3 3 6, black 5, white 2 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 27cfe6204dcf6e6c
86: * black 3, white 1 2 3 4 4 5, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = 0d98931590bb77c1
87: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (3, 0, 1, 0, 2, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 7e9295c3c3f54b46
88: 1 remove white
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = f1a53b4ea287fd08
89: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 84a5f21d96d4bd12
90: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 3bbe6ca6307269d2
91: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 9fc07f2f72fd3f54
92: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = 961613cef2317c36
93: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = b874394fbf4ec796
94: * blue 1 4 5, black 3, white 1
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 40449e9b23f7ab85
95: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 21} (all)
   = fafe5fda8c44a230
96: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 6a47c28968fd0382
97: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = c687ac11e2df12f2
98: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 6fea437bec40dd57
99: 2 pass
   = 516302410c1dd665
100: * black 5, white 1 2 2 2 3 5, white-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 3, 1, 0, 1, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 2, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 5255e2114c1cfd04
101: * black 5, white 3 3 5, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 22} (all)
   = 6164cfd38997c067
102: 2 swap bread
   = 2a80063ecc4bfa37
103: 2 take candle
   DIE-K swapped-token {'seat': 1, 'given': 3, 'taken': 0, 'giver': -1} (all)
   = 7d057ebd7595e1ba
104: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (3, 0, 1, 0, 1, 0)} (all) reveals
   = 7d70c70c26bfc619
105: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 1469ec9bb9ca2f70
106: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 5dd572bd81b60365
107: 2 done
   = 3062136e7a264379
108: * blue 2 4 4, black 3 5, white 2
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 23} (all)
   = 81153b57702fd2c1
109: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 9a97f8a98b6b235a
110: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 37cd4fcc301ebf6d
111: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 1c18e3d4917e5e24
112: * blue 1 1 4 4 6, black 2 5, white 6
   DIE-C2 shook {'position': 0, 'roll': (2, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 1, 0, 6, 1)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 24} (all)
   = 26146ba7f4b6b817
113: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = c3ebe8e8489d7569
114: 2 done
   = 3717a98430f6d178
115: * blue 2 2 5 5 6, black 3 6, white 6
   DIE-C2 shook {'position': 1, 'roll': (0, 2, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = e3afddaf7840b851
116: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = afca10f638e904d6
117: * blue 5, blue-power 1 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 4c1746c3e3e7c5d1
118: 1 ascend blue
   = e8677a116d305e37
119: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 204f88c525a50bc4
120: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 2} (all)
   = 25d5ec5b93108af6
121: 1 ascend blue-power
   = 7646b390a27cdc25
122: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = c86626b6ba6b4e0e
123: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 8be47723afd97424
124: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 9338f8c54e2053cf
125: * black 2 6, white 2 2 3 4 4 4, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 3, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 27} (all)
   = 47b1a3e476381b2b
126: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 0, 1, 0, 3, 1)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = a2ff4f6cf58a5eea
127: 1 remove white-power
   DIE-T4 removed {'seat': 2, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = 9f378942120ccaa1
128: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 4e18082383f03dae
129: * black 5, white 4 4 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 2, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 9b18cf8dd2c9f538
130: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 28} (all)
   = 508bf6573ed1a98d
131: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = b8546c6d2d262479
132: 2 done
   = 74f6b0e2cda0549a
133: * black 1 4, white 1 1 1 4 4 6, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 2, 0, 1, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 9e602dae3596ff4d
134: * white 4, white-power 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 29} (all)
   = ab4bf67e5f4e295c
135: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (5, 0, 2, 0, 1, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 124f8f3970a12320
136: 1 remove black
   DIE-T4 removed {'seat': 1, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = 85ae96fb8d22c34c
137: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = ee279940c760b243
138: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 528f35bf5bcedec8
139: * blue 6, white 6, white-power 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 30} (all)
   = fcb7f1b73626a186
140: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 527fd32916b96ddd
141: * blue 2 3 3 3 5, black 3, white 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 0, 'souls': (3, 0), 'out_of': 2} (all) reveals
   = 9549b6cf1dfa1abd
142: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 31} (all)
   = a349acf89e41e789
143: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 9b6603710e2c8cad
144: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 63300757607ba13e
145: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 42cdf22870579ae8
146: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   = 853be4be2ddee213
147: * black 1 2 3, white 1 1 1 1 3 5, white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 294e0c72ab3b9872
148: * black 3, white 4 5, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 32} (all)
   = 84ef93cb5bba1926
149: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 54d7f0ca1d9b60bd
150: * blue 1 2, black 6, white 1
   DIE-C2 shook {'position': 3, 'roll': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 5fe8c3b225ebc881
151: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   DIE-Q3 gained-power {'seat': 1} (all)
   = 1081c447715c75b8
152: 2 move caskets
   DIE-C9 moved {'opened': (2, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 33} (all)
   = 73427384e16e3884
153: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 7a908b4b18b42ce6
154: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 31b4b6fb547c4b93
155: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = f852bc67763e48ef
156: * blue 3 3 5 6, white 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 2, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 34} (all)
   = 9d106bd097ef3084
157: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = a6734b76d3713935
158: * black 1 5 6, white 2 2 2 3 5 6, white-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 3, 1, 0, 1, 1, 1, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = ea7c9d5c1e1fc4ac
159: 2 ascend white-power
   = 4054f9b300588835
160: 2 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 1, 'space': 3} (all)
   = 31248429c671fd2c
161: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 902daa987a20f80e
162: 2 ascend black
   = a3440b985c7754a0
163: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 35} (all)
   = d87736ea4b165526
164: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = dd9039f8a866c1db
165: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = f7023fe69e70443b
166: * blue 2 3 3 5 5, white 1
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 69403589d3019686
167: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = c3202ff697f1c158
168: 2 turn blue 3
   = 1410c793515abb0b
169: 2 down
   DIE-T9 turned {'seat': 1, 'owner': 0, 'kind': 0, 'value': 3, 'to': 2} (all)
   DIE-C11 moved {'opened': (0, 0, 2, 0, 5, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 36} (all)
   = b96a25f0571b2848
170: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 94be95a417889b59
171: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = ea7b4248844673bc
172: 2 done
   = 0bc98ad2c3e5b05f
173: * blue 1 2 4 6 6, white 3
   DIE-C2 shook {'position': 1, 'roll': (1, 1, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 1, 1)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 37} (all)
   = d454976c36cc4f45
174: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 65ee4247b8119bf4
175: * black 1 2, white 2 3 3 5 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 2, 1)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 38} (all)
   = cc830dd8757abd6f
176: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 6e7220050b688869
177: * blue 1 1 1 4 5, white 2
   DIE-C2 shook {'position': 3, 'roll': (3, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 33b12ec8dfd89f04
178: 2 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 2} (all)
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = 2047869acb2b0b40
1 place 1 points 9; 2 place 2 points 3
