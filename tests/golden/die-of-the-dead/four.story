   = 00a4ea520c32a32b b0cf219863b5f28b
1: * white 5 5, red 2 3, yellow 4 6, blue 1 2
   DIE-S6 rolled-for-start {'totals': (10, 5, 10, 3)} (all) reveals
   = ee242cbe25d084c6 601575a66f115d5c
2: * white 3 3, yellow 1 2
   DIE-S6 rolled-for-start {'totals': (6, 0, 3, 0)} (all) reveals
   DIE-S6 begins {'seat': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 1, 'kind': 0} (all)
   DIE-S8 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 2, 'souls': (1, 0), 'into': 2} (all)
   DIE-S8 laid {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 3, 'souls': (1, 0), 'into': 2} (all)
   DIE-S8 prepared {'seat': 3, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 1} (all)
   = 4b56c78f534d263c 616cb9b9f000d23e
3: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = fa3191da89179bbe 22e1514906ab99bd
4: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = bea46bc8df9c5a81 f0f8920734c57369
5: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 8a6a618eb84c3923 d2a24306ab73f2c8
6: * white 6, red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = e1f886804e1425a5 cc2dc1c5d48b2a87
7: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 83dfd42a8cdbbcd3 5444d5a0c007d75a
8: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 3} (all)
   = c4d2c4b63120a758 4828d53a9ac8574b
9: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 0bb4f6291ea8766b 976e8afd9fa96229
10: * yellow 1, blue 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 56df882da3538f1e aa269198f0fad5ff
11: 3 take bread
   DIE-C5 gained-token {'seat': 2, 'token': 3} (all)
   DIE-2 turn {'seat': 3, 'number': 4} (all)
   = cf444f03666d8a57 d58b2a2e84b5a124
12: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = afef63164d230a3b 6103c5020f8ce60d
13: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = 5bc34c4f46ede367 c64f491f8f5279fd
14: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 359c06502eaa4e0f 2cc2107fd67f1bfe
15: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = dc60464242621032 427eb2cf40b95b08
16: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = f480da5816e9d43e 3cbe30920d2a9cd0
17: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 587fbe7cba2c97b4 e2c4f5b7768f543c
18: * white 1 1 4 5, red 3, yellow 6, blue 3
   DIE-C2 shook {'position': 0, 'roll': (2, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = af142bd543cf20d1 f59d955e29661a8a
19: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 0811316d15e8345f a391e9a296f90abd
20: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 8d4a7f50965a1566 2b2627fda63f1210
21: 2 done
   = c0c06839d29c7dd2 5acb3f54acc01bd4
22: * white 3 5 5 6, red 1, yellow 6, blue 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 2, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 7} (all)
   = 27bf0588bba645d9 b2f1996e94eedd17
23: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = d227a81ccc79c401 4cd3b74981057e45
24: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 91374538cf2c24dc 3ac3aeefb0f0ba97
25: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 8} (all)
   = a10cbabaf5a11d89 0d7dbbc8921ad408
26: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 8b08b02f4f384abc 2f29a54af130367a
27: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 3} (all)
   = f04fe2d0e42eaeaf 755fc363a9778cd1
28: * white 5, red 2, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = f572859e2a057fa5 b1c3fbd3a8247b55
29: 4 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 3} (all)
   = 2d0663e45cafc9c3 d791b50d1e00126e
30: 4 move caskets
   DIE-C9 moved {'opened': (1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = 803a193c5d5a262b 7ac3d1f71c1d18bf
31: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 55265bfd085cb9a8 9fa11e4ff48e7c86
32: 3 pass
   = 836476172e739e1f 8fc8b6e875d21f5c
33: * white 1 2 3 4, red 1, yellow 2, blue 2
   DIE-C2 shook {'position': 3, 'roll': (1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = eb26a3d2c40d9faa b085b837e314672f
34: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = 0b7317b289fec519 1fe93cbb0fe50f8f
35: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   = 8ef57e47048a1777 a9362bc0044c38c6
36: 1 ascend white
   = 478a5b012246b4ad 283386997b6232cd
37: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = 90a068623e5b40ea 6dc2bd389c8f7cde
38: 1 pass
   = d5c1d42ccedf1540 aeb3713a8c17fec5
39: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 26cb16fb8ebce8f7 b2c67315006e980e
40: 2 done
   = 105b6138c9726181 16e790e3f45526a6
41: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 1} (all)
   = 88ff7633228e34c4 4a227d3a528f2d88
42: * yellow 5 5, blue 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   = 95c4256a156c559d 6da3b77d9daae6dc
43: 4 prepare power
   DIE-C3 prepared {'seat': 3, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 11} (all)
   = c332e85e2b400043 f60d31bd3b094da0
44: 1 pass
   = e44b3db9d58b67b7 d7456e148271aa71
45: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = ef200457f914499b bf6bcd9b1dbd98ed
46: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 12} (all)
   = 068f72a22175ba14 bd2c679438b1bd6b
47: 1 pass
   = 8591f8f5bda3fdb0 a8bd137ddb9acb34
48: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = f314da447276bf6c 0105b0964098be09
49: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = 90e42cd20be244d3 9871553e6ee1ad2c
50: 1 pass
   = 43b39b6547036314 d05925a19692a986
51: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = efaee01feb140eac 4ea1a57785056978
52: * white 6, red 1, yellow 6, blue 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = c1f7eca21438d561 83fc8ea56ee50d8d
53: 3 pass
   DIE-P6 won {'winners': (0, 2, 3), 'position': 3} (all)
   = 03dd2c5a49458294 b80fb8704e46b5be
54: 1 ascend white
   = 0c25ee5f404c8b3a c789fc030b89117f
55: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 0} (all)
   = 0c6ffab248a5b5fa b25fc0e4e97b749b
56: 1 ascend blue
   = a412a097220c5628 249730dcb855eb44
57: 1 space 1
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 79eee6b777c0d681 1ca8350281af3ab6
58: 1 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 5cc7a614a8508a83 33d5e2f78559e73f
59: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = d4e286207f4e8473 b60b20da1546dc8e
60: 1 pass
   = deb883477566ac9c b1f1776f5acbe955
61: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = eb3a3f980aefa830 03127f87da2eeb85
62: * red 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4bec2ac088e9d3a3 1e18d4b5b85d0186
63: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 1d7a676fabc93b63 03a89a5f73caafeb
64: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = 668dba62822e7174 d5ba9fb580968053
65: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 15} (all)
   = 4457c47504ba2c16 e6744ec42645e304
66: 1 pass
   = 3369d2192509459e bf853c78da40e4cc
67: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 3c47e1f560eddf01 ca825d9f6b94abae
68: 3 done
   = 823bbeaecad5245d d959e87c15c3cc52
69: * yellow 2 6, blue 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4b65cc704d6d4d0a 40aa8c2ddf4fe7a8
70: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = 16861df2d6825708 76fe78f2ba448b34
71: 3 turn yellow 2
   = 8bd56491805f6305 64c3e93284d6a655
72: 3 up
   DIE-T9 turned {'seat': 2, 'owner': 2, 'kind': 0, 'value': 2, 'to': 3} (all)
   = 21a08cd5511044ad 51f6e40bc3ac470c
73: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = e3bfe61166c30610 88b72774ee4b9942
74: 2 turn yellow 6
   DIE-T9 turned {'seat': 1, 'owner': 2, 'kind': 0, 'value': 6, 'to': 5} (all)
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 16} (all)
   = 41a419405c31e1e1 bbef5f218feda647
75: 4 marigold casket 1
   DIE-T4 looked {'seat': 3, 'position': 0, 'found': (1, 0, 1, 0, 0, 0, 0, 0)} (only (3,)) reveals
   DIE-T4 looked {'seat': 3, 'position': 0} (but (3,))
   = ee9f4db5747341c8 93858e71b24b556d
76: 4 done
   DIE-T4 nothing-removed {'seat': 3, 'position': 0} (all) reveals
   = 947c779f429a3e50 aa0de7667e2ca0e1
77: 1 pass
   = d8e11f8297403731 0672346f538f0cb6
78: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 387e7f8c9884d66d 2f52c7d0395b771f
79: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 17} (all)
   = 2714731f00414993 0e717f58f65842e4
80: 1 pass
   = 6805b9e348d32a28 f5fc60782cc6e748
81: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 3781aa95a34d271d 056c8d041c3724ab
82: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 18} (all)
   = 647d46a396d0dec5 cfe56bd38a52aff1
83: 1 pass
   = 93206ac4ff0ec020 22b03f31bc666e13
84: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = ae6b930eca3195b8 3a7ee9eb923fc6af
85: 2 done
   = 1e030472acf2c535 de1d120aedb46756
86: * white 5, red 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 19} (all)
   = 9ba5875ffea65f15 2afd32b38288a9d2
87: 1 pass
   = 0e4ae042e699d11e 53830ec267715c23
88: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = d38c232d1c57c173 83ab1e45448bbb45
89: 3 done
   = 027535437152bc1a dae8e0a83ac5fe66
90: * white 5, red 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   = 14dab06ed1d83c44 5366c4b72cd8c55a
91: 2 prepare power
   DIE-C3 prepared {'seat': 1, 'kind': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 20} (all)
   = 3c91c96d65bfd3d4 9c3bbf1a022a889f
92: 4 pass
   = b6b343c193ab6c19 15156df6d742b4ce
93: 1 pass
   = d70a1d1b3aa2fe61 740efb6998321c50
94: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 9d30c8860d3a33af 10375fca90a4fd2c
95: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 6} (all)
   = 6391b4bd8791051c 6a4e8e4e06624e63
96: * white 3, red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   = c168ba005172ac88 ffda1819f2f75b89
97: 1 prepare power
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 7} (all)
   DIE-2 turn {'seat': 0, 'number': 21} (all)
   = 7f060ed6207012f8 d22b488042805cdc
98: 1 pass
   = e3d15dd36603b910 58cb87442ad26d62
99: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 01dd740c18cc8687 f352837858272bf2
100: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 276aaa927f51b136 baea40b9442a645c
101: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 22} (all)
   = 7d4303ac4d9d4e05 98b0a3b749b82c4a
102: 1 pass
   = a68328810729dc40 69068afdc13c45aa
103: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 83b89c569707f3a8 ba7ce448b565f922
104: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 139ed0e4df7088ac 7b42fabb391ae022
105: * white 4, white-power 6, red-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = fa2ac9a95dd70e2c bc7a2bfb7a290390
106: 2 skull 5
   DIE-P2 declared {'seat': 1, 'value': 5} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 23} (all)
   = 3f428a7484ae9ceb f694a28f381be45d
107: 1 pass
   = e0d77fea1e2d2f92 bf72dd05870adc59
108: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 808b71fc4e8875b9 f0f611ed67895890
109: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 24} (all)
   = dd27d3046723f55e 3fb4a4c27f353751
110: 4 marigold casket 2
   DIE-T4 looked {'seat': 3, 'position': 1, 'found': (1, 1, 0, 1, 0, 0, 0, 0)} (only (3,)) reveals
   DIE-T4 looked {'seat': 3, 'position': 1} (but (3,))
   = 2a28c74b643ef324 887e0acb7de7c09c
111: 4 remove white
   DIE-T4 removed {'seat': 0, 'souls': (1, 0), 'out_of': 1} (all) reveals
   = 31f8805257990a9c c5f931ff6162625a
112: 1 pass
   = c396a568c580f098 894bed0ba258f692
113: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 70a1decb03611d1b 6f98cfb438042283
114: * yellow 6 6, blue 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 2cd338f55857a699 b680b2a036399b37
115: 4 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = d62eb5bbee6b5eae 70c8bdfca2bcf0df
116: 4 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   = ebf35160dcfb758f 559aec5c52a099ef
117: 4 ascend blue
   = aa4262bbeab8d930 b324480e40db1819
118: 4 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = 84820f5bc3d04344 cbb2d83654fc3009
119: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c5f6d5a50ccdd138 292bb32f81eb9320
120: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = c3a41530e1650e01 4237a8b0ebde6a99
121: * white 6, red 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 4c9b665e4d94d389 63abbb5362b16e82
122: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 22110d3a2c36c408 1a6a3ca227c56d97
123: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = e83658c6b41eaafe 18e7ad5ee0e6f936
124: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 206dba3b5c94afe0 4ad67a24bb7270c4
125: 2 done
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = f3c8847f22942ec1 ae0403cd7de8fa90
126: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 974eb92ff386e8db fb01e368dcf709a7
127: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 28} (all)
   = f1f7b4887c0581bc 01c1e64212d25614
128: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 3d8db27b144b741c 1926b3f49152a5a9
129: * white-power 1, red-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 3} (all)
   = 99fba41611316163 6d2216b53f6d3a24
130: 4 ascend red-power
   = fd2585d9f184e52c ae44806ffa91abd5
131: 4 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   = 504ce589f71cf9de b8ec8a766d050801
132: 4 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 2} (all)
   = 8f6d1f7464aeb84f dc538645e4c8dfe2
133: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 29} (all)
   = b6d5738336887685 8d4ee3cb0f634282
134: 1 pass
   = aa54c7db1598c9f3 deeafd668dc054f0
135: 2 pass
   = a5ecae31d8b0f1a2 923dc2f2bf9db644
136: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = ffc25248386245c3 b1944014d0928f84
137: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 5f0a82c45e8eec74 5df663d095882494
138: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 30} (all)
   = 37b88e46f0c65f5a 915c41d7f765171f
139: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7b534263d12e71cd 7db9ae7aa0bf52e3
140: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 6} (all)
   = 9ea99d04a31fd86d 8a4cf31646a30996
141: * red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 2833784c341a13ac 9cc4558c5a32dc91
142: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 6} (all)
   DIE-2 turn {'seat': 2, 'number': 31} (all)
   = 30f8703176f9c0cd 6387c2fc14ed948e
143: 3 pass
   = 3bf0cf11d505325c 5fe690f0e3a6d656
144: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 4a44b5f871b7f84b fe435bda55c01de4
145: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 7d7a392725cf2e50 b5a5e9474756801c
146: 3 done
   = e189495092f874d2 c0d68e0122174d20
147: * red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8e8e3a7e72bc2f96 4a07e5f52242ab48
148: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 6} (all)
   DIE-2 turn {'seat': 3, 'number': 32} (all)
   = 843422a057514221 ec165e5e90edc60f
149: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 50a61d939aa43557 60508c84fd2c2800
150: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 33} (all)
   = 5636bbd8da6823e1 7befd47a5ae5da41
151: 1 pass
   = 323432df33a05cb2 5acfac5b3dd7a9eb
152: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 8d9ade49a7407d6a 745e31eac871f1f3
153: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = b6816c464e49de96 acd558a1f16f3510
154: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 34} (all)
   = ef27c1a363b5d89c 088a83cf1be6f23f
155: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 78cdf4d5b80be1f5 b098ce28434a5725
156: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 6d80c8c2c151bc2d a0c5c2046fce84c6
157: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = f209dd0b2f48b04b 276e6c39e81ea391
158: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 9edb89fe2150cb19 f66a008b49d1ed6f
159: * white-power 6 6, red 2 6, red-power 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9014c3bafba8aea1 8ef92364560fbf16
160: 1 pass
   DIE-2 turn {'seat': 2, 'number': 35} (all)
   = e2cbd7a8a86528f7 efe377ff91103184
161: 3 marigold casket 3
   DIE-T4 looked {'seat': 2, 'position': 2, 'found': (0, 0, 1, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 2} (but (2,))
   = a1647b6028bc85e9 e67bf7724df6d814
162: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 2} (all) reveals
   = 049946648cf9547f 564e0b2e1d20f960
163: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = f6719cf051d40569 235e537746a04f64
164: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 36} (all)
   = 3c7e9b23f98f365f babab8a7c95bdf2a
165: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = be914cb94d917e91 ddc699add10121f1
166: * red 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 798cfea2dd2c3707 31b395daff991216
167: 1 pass
   = 7f55fa6f7e349c18 fe2eab78cc1715e8
168: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 37} (all)
   = d0420a7cd3fdc297 633f0604132f5bc0
169: 1 pass
   = ee89bb4a4aa7ded9 8230be827027f140
170: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 892bcfdbb6f4d681 c1596891894db925
171: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = cc0c4ed0a7a17fc6 4e0b2368ac7bbefc
172: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 995e5b47a0e6c286 a157c0b65b622cd4
173: 4 pass
   DIE-2 turn {'seat': 1, 'number': 38} (all)
   = d99992c38109287d c716373e489dbf77
174: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = ffba1559391213b6 f49d641821f0b1c1
175: 2 done
   = 1552217de3efcf09 6cdf32ebd5a26995
176: 4 bread power
   DIE-T12 bread {'seat': 3, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = 7b522ed422009264 422e1d6fd6b7ab35
177: * white-power 1 6, red 4 6, red-power skull, blue-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 4ff5b87d1bc47027 945643fc937ebbbd
178: 2 skull 3
   DIE-P2 declared {'seat': 1, 'value': 3} (all) reveals
   = 2f9c0cd1abfd1864 ac64501fbdbb744c
179: 4 skull 5
   DIE-P2 declared {'seat': 3, 'value': 5} (all) reveals
   = 4ae75f54272b0c50 955174d09230ae4c
180: 1 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 39} (all)
   = aabc6b6b6dc381e6 d91ba2c6526996c8
181: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = b51f2730ff0f0c16 9bb6805054d9e0ca
182: 3 add free power
   DIE-C1 laid {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 40} (all)
   = 64b85d0c387c0822 3d1074563b3b21dc
183: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 5206c1d0e640b194 e6bd8036c06c617b
184: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 7} (all)
   = 5e87d5f411f99872 b04ea43d2f54e6d3
185: * white-power 1 2, red 4 5, red-power skull, blue-power 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 9eb722d0c7b602f8 36be10d658043ca8
186: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   = a7303422cffd18f6 fa99e9635bd89919
187: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 41} (all)
   = 2ca2f86e2b783783 25b9e9141e9d5a2d
188: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 2, 2, 1, 0, 0, 0, 1)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 6af94954483f0189 028dcd1aff32799b
189: 1 remove red-power
   DIE-T4 removed {'seat': 1, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = 62ec7b34e6e97491 b45f91d5e3933b98
190: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = f6ec85361e60cc57 9168f87a87d4e91f
191: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 7cac8e55417ce3cf 657546f6f6f601c4
192: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = f6bcde30070c08b6 9a5b2acc9263918b
193: * white 3 4, red 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8ef01d6d808e7912 3cfdb1a439c556a4
194: 1 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 42} (all)
   = ab6dfeab6ac69357 cc911e6e201b8e4a
195: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = ccb15298c6e68969 810e8e13f58ae125
196: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d66ec378d6969e06 99eca8fb5b872749
197: 3 skull 4
   DIE-P2 declared {'seat': 2, 'value': 4} (all) reveals
   = f55e8dd302000bcd ecc5f49ddc65dac6
198: 1 pass
   = 0953da727a683da1 0a1987b01e80c0d1
199: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 43} (all)
   = 249cd5bb82c02d62 85ad63be9fb31126
200: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 297d2f4cc4ff443a 507f247947e08190
201: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 3} (all)
   = 0fa0e220afbead97 5e123351c52bca38
202: * white 3 4, red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 86039ecc11872766 446b382996930a10
203: 1 pass
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 44} (all)
   = 133dfb14b3f3971e f7e420d07ec9922e
204: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 2fe610a8be9478ce f485dcf108922394
205: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c28812c3dad4c4e0 9cb400f728ccc102
206: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   = 6550a59b30a316e5 f83ddf8a6dfef779
207: 1 pass
   = 5d30e40481de3e36 a26e960c835e31bb
208: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 45} (all)
   = 507a7ac7740dd362 d980465e67bd5b5f
209: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = cbed8f6279b84140 8ba3d7efec86ff3b
210: 4 bread soul
   DIE-T12 bread {'seat': 3, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 3} (all)
   = a309d12c12761617 c936d81c9d3b19f8
211: * white-power 2 6, red 6 6, blue 6, blue-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0)} (all) reveals
   = 4fb8d3cb8e004e8f aaab44406a711ffa
212: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 0188669708a20f54 e696d131a098093b
213: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 765eeea0b7cc457b b4f75f1741752a6f
214: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 722c5ce045f495ee a82935fe13015505
215: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = 2b8e31b46c73f7bc 3f25285c290374c0
216: 1 ascend white-power
   = 10a8d84fd613a4b2 b7e35a11811f9d8b
217: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 46} (all)
   = 9ad3320870072d4b 2187531544fb7849
218: 2 pass
   = 7b4c2f11227933b4 bd0354c59b8d3e5b
219: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 5c824691f6be95f4 e7a64fc71fd7abae
220: 2 done
   = 16e3341dbba41397 d1b10a917134113a
221: * white 2 2, red 6
   DIE-C2 shook {'position': 1, 'roll': (0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 05b5f924f7278d4e 04e3b9b606b655b4
222: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 47} (all)
   = 04a7dfbd5475c0ca 1b2706cd4aa37fef
223: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 268b066a3cf5b6b6 d8f0940a5066e59e
224: * yellow-power 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 94138562e533886c 5adb39715307ddda
225: 1 pass
   = 74a2293d8ab59944 f6069b1a46ffccf5
226: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 48} (all)
   = cf7bce3309e11857 68ff9d95d627f674
227: 3 pass
   = 590f172622c88ecf a05b81980a4e1c68
228: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 2dd47eeacd6fdf57 db7e1598a44797cf
229: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 37716f718083d3dc 48c87546e9b36f64
230: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   = 4257de2dff224a28 c948c32c8942de37
231: 1 pass
   = 21e8ed998b2b0e4c 98bec672683dc385
232: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 49} (all)
   = e60aba3e77bf4f0f beac217e821a0e7b
233: 1 marigold casket 4
   DIE-T4 looked {'seat': 0, 'position': 3, 'found': (0, 1, 0, 0, 0, 0, 1, 1)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 3} (but (0,))
   = 632ec78d31e7f6a8 e1617f12e6191452
234: 1 remove blue-power
   DIE-T4 removed {'seat': 3, 'souls': (0, 1), 'out_of': 3} (all) reveals
   = a201f2972d483af0 c3e04e03d27fdef2
235: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 5b57a8739f101c80 1fde8ca970376597
236: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 85a7e1b5f904e590 5abe3ab3eb0eb882
237: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = f4d0d6244bd155f5 df780054e773fe44
238: 4 pass
   = 48265ad78e6c05b0 af95a93f268df68b
239: * white 2, white-power 1, blue 1
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7f00fe46ea2386ba 694c3479928a224f
240: 1 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 50} (all)
   = c680713c21828d87 7c515a9332a746af
241: 2 marigold casket 1
   DIE-T4 looked {'seat': 1, 'position': 0, 'found': (0, 0, 0, 0, 0, 1, 0, 0)} (only (1,)) reveals
   DIE-T4 looked {'seat': 1, 'position': 0} (but (1,))
   = c0cd05f8711d6dc8 a45c9ef428395b2c
242: 2 done
   DIE-T4 nothing-removed {'seat': 1, 'position': 0} (all) reveals
   = 1726b9d4330e7190 7b67aec155c9c3fc
243: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = b002ccb41db3d926 dffd5027287511be
244: 4 bread soul
   DIE-T12 bread {'seat': 3, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 3} (all)
   = bec2b3d8ada5955a 21e4035632cb6639
245: * white 1 2, red 6, blue 6
   DIE-C2 shook {'position': 3, 'roll': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 69b2def9cbe28114 f04a291f53c167bc
246: 1 pass
   DIE-P6 won {'winners': (1, 3), 'position': 3} (all)
   = 0e04ba79420bbb9f ce9299756693f148
247: 2 ascend red
   = 19ea882a7a2fa45d aa59c5ade5f04512
248: 2 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 4} (all)
   = 217cff787c6fd2cd 01feda1215a6b5b8
249: 2 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   = 5b6ae30d3e7ab405 51283df761f9313c
250: 2 move caskets
   DIE-C9 moved {'opened': (2, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 51} (all)
   = 775ec721930a52ed 0ee06b8486e7a493
251: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 4a7c567093fc08ea 8423d8a3abf1b0a4
252: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 52} (all)
   = d4c5895ace6def7f 082bb3fd377d8e13
253: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 8af186611bb9e5df 068850d6253d2ad8
254: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 53} (all)
   = d545c6908d9a15a5 a97ca5d4ac85e20c
255: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = d623dc16e266b70f 16c2c69920d6e12c
256: * white 3, white-power skull, blue 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 86c0b13e6d30c39e 896355fd811b9279
257: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   = d7fcbe404257f1b2 33421607db9c370f
258: 1 pass
   = 242b06c97b09ab72 0b1cdf96c74a4882
259: 4 pass
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 8ad64f361d9d0da0 15305e0d7c7d6a2f
260: 1 ascend white
   = 551467b24789aaa4 83fa6cc41cb33603
261: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = 82aae4d6d9d96940 ed63d230ac725f08
1 place 1 points 9; 2 place 2 points 5; 3 place 3 points 4; 4 place 4 points 3
