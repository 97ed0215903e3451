   = ec239690ce70e247 b0cf219863b5f28b
1: * white 5 5, red 2 3, yellow 4 6, blue 1 2
   DIE-S6 rolled-for-start {'totals': (10, 5, 10, 3)} (all) reveals
   = 212a32fc4bc673a4 601575a66f115d5c
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
   = 8814aae3fee8671e 616cb9b9f000d23e
3: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = f9d8abf75653d9eb 22e1514906ab99bd
4: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 77be8e62c6443f7f f0f8920734c57369
5: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 8153ce13a6340e6b d2a24306ab73f2c8
6: * white 6, red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = 4d4b4036e1f291b8 cc2dc1c5d48b2a87
7: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 28e009b8e3f9f042 5444d5a0c007d75a
8: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 3} (all)
   = 863449e0d2cda65f 4828d53a9ac8574b
9: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 49299b08e3ea8204 976e8afd9fa96229
10: * yellow 1, blue 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 20deef462aa79d5d aa269198f0fad5ff
11: 3 take bread
   DIE-C5 gained-token {'seat': 2, 'token': 3} (all)
   DIE-2 turn {'seat': 3, 'number': 4} (all)
   = d840bae644bdd72e d58b2a2e84b5a124
12: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 99af8d3bbcd2eb26 6103c5020f8ce60d
13: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = 6500488de1620a2b c64f491f8f5279fd
14: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = d5f673dc7849e37f 2cc2107fd67f1bfe
15: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = d818c438f8be3b0f 427eb2cf40b95b08
16: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 734b28ef05b5fa30 3cbe30920d2a9cd0
17: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = cacc6997195f15b2 e2c4f5b7768f543c
18: * white 1 1 4 5, red 3, yellow 6, blue 3
   DIE-C2 shook {'position': 0, 'roll': (2, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = e4f7438beaf9ca78 f59d955e29661a8a
19: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 13bd8721ba75962a a391e9a296f90abd
20: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 2e903932878145b9 2b2627fda63f1210
21: 2 done
   = ee73debd34fdec88 5acb3f54acc01bd4
22: * white 3 5 5 6, red 1, yellow 6, blue 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 2, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 7} (all)
   = 34f581e4a081da37 b2f1996e94eedd17
23: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = bbbfa8806ccbad62 4cd3b74981057e45
24: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 28330d5eeffc6c08 3ac3aeefb0f0ba97
25: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 8} (all)
   = 4bb636807dec4f49 0d7dbbc8921ad408
26: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 4fa2a585fbef2257 2f29a54af130367a
27: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 3} (all)
   = 9c54848146fc87e1 755fc363a9778cd1
28: * white 5, red 2, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 4ee02c9aff193f3e b1c3fbd3a8247b55
29: 4 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 3} (all)
   = 95e0d67c998a6a28 d791b50d1e00126e
30: 4 move caskets
   DIE-C9 moved {'opened': (1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = f33716d5bff6f5bb 7ac3d1f71c1d18bf
31: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 233167ac0ee8750d 9fa11e4ff48e7c86
32: 3 pass
   = 9a8f04824c94455b 8fc8b6e875d21f5c
33: * white 1 2 3 4, red 1, yellow 2, blue 2
   DIE-C2 shook {'position': 3, 'roll': (1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = e82f35169ca8faa8 b085b837e314672f
34: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = 54b47225bc07120c 1fe93cbb0fe50f8f
35: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   = a2e70c4c71ea1d6f a9362bc0044c38c6
36: 1 ascend white
   = a854cdb486b5fbfe 283386997b6232cd
37: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = adb72028c161956a 6dc2bd389c8f7cde
38: 1 pass
   = e0172e49014120c9 aeb3713a8c17fec5
39: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = f4a88fa403047bf7 b2c67315006e980e
40: 2 done
   = be33a6e6e88f73b9 16e790e3f45526a6
41: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 1} (all)
   = 167a9661bbb57d63 4a227d3a528f2d88
42: * yellow 5 5, blue 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   = 698aba7429099cb6 6da3b77d9daae6dc
43: 4 prepare power
   DIE-C3 prepared {'seat': 3, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 11} (all)
   = c54b918925b45583 f60d31bd3b094da0
44: 1 pass
   = 3cd3d4fabb09108d d7456e148271aa71
45: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = ec3f0c40387caf1d bf6bcd9b1dbd98ed
46: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 12} (all)
   = b0a8f6440282c51d bd2c679438b1bd6b
47: 1 pass
   = b4fc0477e14f6616 a8bd137ddb9acb34
48: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 819c608329ab5624 0105b0964098be09
49: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = 42d6b5714f831747 9871553e6ee1ad2c
50: 1 pass
   = 49a4526975016190 d05925a19692a986
51: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = eba0484fb523420d 4ea1a57785056978
52: * white 6, red 1, yellow 6, blue 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = e1bd12b86c814ada 83fc8ea56ee50d8d
53: 3 pass
   DIE-P6 won {'winners': (0, 2, 3), 'position': 3} (all)
   = 0e8ce05ed098819c 93787ace919d24fc
54: 1 ascend white
   = 1ecc678042fb73b0 c789fc030b89117f
55: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 0} (all)
   = f364dfc4c967962c b25fc0e4e97b749b
56: 1 ascend blue
   = 5036a8502d9d2ccf 249730dcb855eb44
57: 1 space 1
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 4581669eda09f893 1ca8350281af3ab6
58: 1 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 61bc6c830b1c21fd 33d5e2f78559e73f
59: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = 642ffb18200240cd b60b20da1546dc8e
60: 1 pass
   = 28f8745d9e93d282 b1f1776f5acbe955
61: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = c39e1e987a8c1432 03127f87da2eeb85
62: * red 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c14842c317b3070a 1e18d4b5b85d0186
63: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 8edd4a581a0b7a98 03a89a5f73caafeb
64: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = 028cd2f2e5ba749e d5ba9fb580968053
65: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 15} (all)
   = 5e51167a3540cd59 e6744ec42645e304
66: 1 pass
   = a9de5207d97fcd99 bf853c78da40e4cc
67: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = bf72d6db7f01203b ca825d9f6b94abae
68: 3 done
   = 8b11cc8a707e8afe d959e87c15c3cc52
69: * yellow 2 6, blue 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1c6124a5b30a965c 40aa8c2ddf4fe7a8
70: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = b38810683fd6bd20 76fe78f2ba448b34
71: 3 turn yellow 2
   = 18e1e2f29b2820fa 64c3e93284d6a655
72: 3 up
   DIE-T9 turned {'seat': 2, 'owner': 2, 'kind': 0, 'value': 2, 'to': 3} (all)
   = e50e70e65a608b38 51f6e40bc3ac470c
73: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = eab9a4ffc71a9e91 88b72774ee4b9942
74: 2 turn yellow 6
   DIE-T9 turned {'seat': 1, 'owner': 2, 'kind': 0, 'value': 6, 'to': 5} (all)
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 16} (all)
   = 3dbd947961522cbc bbef5f218feda647
75: 4 marigold casket 1
   DIE-T4 looked {'seat': 3, 'position': 0, 'found': (1, 0, 1, 0, 0, 0, 0, 0)} (only (3,)) reveals
   DIE-T4 looked {'seat': 3, 'position': 0} (but (3,))
   = a696a89cd4c97a32 93858e71b24b556d
76: 4 done
   DIE-T4 nothing-removed {'seat': 3, 'position': 0} (all) reveals
   = aa403add16cb386b aa0de7667e2ca0e1
77: 1 pass
   = ae0a8e8b376c1c06 0672346f538f0cb6
78: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 23e4e2bbc9608a3e 2f52c7d0395b771f
79: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 17} (all)
   = 90b0735abf364b95 0e717f58f65842e4
80: 1 pass
   = e56fb88d07d2d66d f5fc60782cc6e748
81: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 82fd291fc2b7ef0f 056c8d041c3724ab
82: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 18} (all)
   = 68aafafc7c69b4e1 cfe56bd38a52aff1
83: 1 pass
   = c9681b7f08898b59 22b03f31bc666e13
84: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 8f86cb3d6d429509 3a7ee9eb923fc6af
85: 2 done
   = c1ec8f45a7b94a1c de1d120aedb46756
86: * white 5, red 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 19} (all)
   = fc92f11632da31b3 2afd32b38288a9d2
87: 1 pass
   = e669b738f136b1d4 53830ec267715c23
88: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 385dfb127c036c98 83ab1e45448bbb45
89: 3 done
   = ed4d83ae311cdfb0 dae8e0a83ac5fe66
90: * white 5, red 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   = ff423366adec4f61 5366c4b72cd8c55a
91: 2 prepare power
   DIE-C3 prepared {'seat': 1, 'kind': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 20} (all)
   = 0143e8d5e72893ff 9c3bbf1a022a889f
92: 4 pass
   = 1d59bce9a02df52f 15156df6d742b4ce
93: 1 pass
   = 826c545e369defeb 740efb6998321c50
94: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = b218a4649084e388 10375fca90a4fd2c
95: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 6} (all)
   = 507f61d3389781f2 6a4e8e4e06624e63
96: * white 3, red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   = ae3381db96257836 ffda1819f2f75b89
97: 1 prepare power
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 7} (all)
   DIE-2 turn {'seat': 0, 'number': 21} (all)
   = 60c792937fdd2aa1 d22b488042805cdc
98: 1 pass
   = e7145eeb7345a027 58cb87442ad26d62
99: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 624645d4a7db0fe3 f352837858272bf2
100: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = a6c8858f5126b932 baea40b9442a645c
101: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 22} (all)
   = 0783b9a0c64c8265 98b0a3b749b82c4a
102: 1 pass
   = 791f980b7f316ff4 69068afdc13c45aa
103: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = fc23e1fbbf4de4f6 ba7ce448b565f922
104: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 956607324d74ac66 7b42fabb391ae022
105: * white 4, white-power 6, red-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d2f120a8f7873ee0 bc7a2bfb7a290390
106: 2 skull 5
   DIE-P2 declared {'seat': 1, 'value': 5} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 23} (all)
   = 258961ec62cf06b6 f694a28f381be45d
107: 1 pass
   = e47c71174940ff95 bf72dd05870adc59
108: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 8876d62632eb5b60 f0f611ed67895890
109: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 24} (all)
   = 3539b3e06d7b927a 3fb4a4c27f353751
110: 4 marigold casket 2
   DIE-T4 looked {'seat': 3, 'position': 1, 'found': (1, 1, 0, 1, 0, 0, 0, 0)} (only (3,)) reveals
   DIE-T4 looked {'seat': 3, 'position': 1} (but (3,))
   = 7243d578140b60ae 887e0acb7de7c09c
111: 4 remove white
   DIE-T4 removed {'seat': 0, 'souls': (1, 0), 'out_of': 1} (all) reveals
   = e0b6f8cb17156de9 c5f931ff6162625a
112: 1 pass
   = 8a7d43c15eb5a199 894bed0ba258f692
113: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 199b381bf9a78ddf 6f98cfb438042283
114: * yellow 6 6, blue 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 46c5433357ba9ffe b680b2a036399b37
115: 4 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = bd0842bf3c4d6606 70c8bdfca2bcf0df
116: 4 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   = bcc9d4603dea975c 559aec5c52a099ef
117: 4 ascend blue
   = 09abdd36a3b44fe6 b324480e40db1819
118: 4 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = 7ddb7e6cf6d608f1 cbb2d83654fc3009
119: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 134b9a75fb230bb7 292bb32f81eb9320
120: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 5de30ef513ce1196 4237a8b0ebde6a99
121: * white 6, red 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 2ec9a86f64451db2 63abbb5362b16e82
122: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = b8527fc1b437d413 1a6a3ca227c56d97
123: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = 104d2a185cc941bc 18e7ad5ee0e6f936
124: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 29ba603bace622e8 4ad67a24bb7270c4
125: 2 done
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = 1634d47f3a34bac3 ae0403cd7de8fa90
126: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = f4bc3014e2da9312 fb01e368dcf709a7
127: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 28} (all)
   = 9671678e4ba6ebd9 01c1e64212d25614
128: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 65decef2e714c7f8 1926b3f49152a5a9
129: * white-power 1, red-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 3} (all)
   = 559c37ad024f492e 203141dc32649516
130: 4 ascend red-power
   = b40c25f37bd3e44d ae44806ffa91abd5
131: 4 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   = 22630dc689447147 b8ec8a766d050801
132: 4 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 2} (all)
   = 917f48b32a2e4662 dc538645e4c8dfe2
133: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 29} (all)
   = c890d26fdd49e3b1 8d4ee3cb0f634282
134: 1 pass
   = 31ea0172db604b89 deeafd668dc054f0
135: 2 pass
   = 554e10ddb0cd1bef 923dc2f2bf9db644
136: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 27da020da7e6cc37 b1944014d0928f84
137: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 8db436f68d5dd472 5df663d095882494
138: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 30} (all)
   = b19cdda7dc7d6ea2 915c41d7f765171f
139: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 17ec341d8e5d9792 7db9ae7aa0bf52e3
140: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 6} (all)
   = 4304ed75a2e70950 8a4cf31646a30996
141: * red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ba598524ab77af68 9cc4558c5a32dc91
142: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 6} (all)
   DIE-2 turn {'seat': 2, 'number': 31} (all)
   = da1a5cb66d19b34d 6387c2fc14ed948e
143: 3 pass
   = c5d66d3f7cf424fb 5fe690f0e3a6d656
144: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 88bd6e9115234d07 fe435bda55c01de4
145: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = d1b3762d40d0b494 b5a5e9474756801c
146: 3 done
   = 90d26c595d7d5995 c0d68e0122174d20
147: * red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = baef8f5f3b8d2495 4a07e5f52242ab48
148: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 6} (all)
   DIE-2 turn {'seat': 3, 'number': 32} (all)
   = 2e4b11d3a6c2bb6b ec165e5e90edc60f
149: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 96bbbe979f31106c 60508c84fd2c2800
150: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 33} (all)
   = dab5d1acb7fe816b 7befd47a5ae5da41
151: 1 pass
   = cfb8712de8170deb 5acfac5b3dd7a9eb
152: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = d2f7ff7480fca024 745e31eac871f1f3
153: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = ab42ceadcb097d63 acd558a1f16f3510
154: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 34} (all)
   = b5f9ce69f7c57429 088a83cf1be6f23f
155: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 201debfb1bd6c3b5 b098ce28434a5725
156: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 5276c15873f72a9e a0c5c2046fce84c6
157: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = fa8c1a5d4b700aab 276e6c39e81ea391
158: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 311ed04a89498b13 f66a008b49d1ed6f
159: * white-power 6 6, red 2 6, red-power 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e107eeb238529a0e 8ef92364560fbf16
160: 1 pass
   DIE-2 turn {'seat': 2, 'number': 35} (all)
   = 9ade599cf9b2ddab efe377ff91103184
161: 3 marigold casket 3
   DIE-T4 looked {'seat': 2, 'position': 2, 'found': (0, 0, 1, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 2} (but (2,))
   = 096994f06a07bb24 e67bf7724df6d814
162: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 2} (all) reveals
   = a05fa47604a462fa 564e0b2e1d20f960
163: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = f6397ca93dd23df1 235e537746a04f64
164: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 36} (all)
   = c9ea0b2d97a49981 babab8a7c95bdf2a
165: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 36b9427160b37fe1 ddc699add10121f1
166: * red 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 829f941a8e860567 31b395daff991216
167: 1 pass
   = 40ea8ba84cb33729 fe2eab78cc1715e8
168: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 37} (all)
   = c8bd0c7cf5876940 633f0604132f5bc0
169: 1 pass
   = e79837b498b2ea1e 8230be827027f140
170: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 048783d0e07bc988 c1596891894db925
171: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 879f89ba0665d795 4e0b2368ac7bbefc
172: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = a183cfcb9948912c a157c0b65b622cd4
173: 4 pass
   DIE-2 turn {'seat': 1, 'number': 38} (all)
   = 1fe621bd3b5a3477 c716373e489dbf77
174: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = e9c79dd57566dcde f49d641821f0b1c1
175: 2 done
   = 8444f2d1a66e73f9 6cdf32ebd5a26995
176: 4 bread power
   DIE-T12 bread {'seat': 3, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = ff19e5a837dddd61 422e1d6fd6b7ab35
177: * white-power 1 6, red 4 6, red-power skull, blue-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 23e614073c5beec0 945643fc937ebbbd
178: 2 skull 3
   DIE-P2 declared {'seat': 1, 'value': 3} (all) reveals
   = b6bad54c6d7b0191 ac64501fbdbb744c
179: 4 skull 5
   DIE-P2 declared {'seat': 3, 'value': 5} (all) reveals
   = 3d1808f1f86e6578 955174d09230ae4c
180: 1 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 39} (all)
   = 7cf6a1bba7a8f496 d91ba2c6526996c8
181: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 012550b8efa30ed5 9bb6805054d9e0ca
182: 3 add free power
   DIE-C1 laid {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 40} (all)
   = 87c061be8fe296e6 3d1074563b3b21dc
183: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 49cee9fcab2cd0c2 e6bd8036c06c617b
184: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 7} (all)
   = de15a70fc12f4353 b04ea43d2f54e6d3
185: * white-power 1 2, red 4 5, red-power skull, blue-power 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = d1e8177afd1d0302 36be10d658043ca8
186: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   = 7314f244c72049a1 fa99e9635bd89919
187: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 41} (all)
   = 8e2e7b423e3d0ffa 25b9e9141e9d5a2d
188: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 2, 2, 1, 0, 0, 0, 1)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 5a77fbf6f5a25ac8 028dcd1aff32799b
189: 1 remove red-power
   DIE-T4 removed {'seat': 1, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = 9ba4ab9d374e4cec b45f91d5e3933b98
190: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 596af47e9101d21f 9168f87a87d4e91f
191: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 0ef7cb031bbd8842 657546f6f6f601c4
192: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 4a87f3413403c69a 9a5b2acc9263918b
193: * white 3 4, red 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 5ac7c6f45765b1ef 3cfdb1a439c556a4
194: 1 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 42} (all)
   = f4bbb040cbf954bc cc911e6e201b8e4a
195: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 57075f45a56e17c9 810e8e13f58ae125
196: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 495889e289f83efa 99eca8fb5b872749
197: 3 skull 4
   DIE-P2 declared {'seat': 2, 'value': 4} (all) reveals
   = 60fae95670a586a7 ecc5f49ddc65dac6
198: 1 pass
   = c0d9ca687b634723 0a1987b01e80c0d1
199: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 43} (all)
   = 75f8fa2c341acd90 85ad63be9fb31126
200: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = f85d813cf7cedf40 507f247947e08190
201: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 3} (all)
   = b09de6562912b085 5e123351c52bca38
202: * white 3 4, red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 30ae65e30d0ee013 446b382996930a10
203: 1 pass
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 44} (all)
   = a8bea58dab07f812 f7e420d07ec9922e
204: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 7698bd9555291f42 f485dcf108922394
205: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 25132020aa2f1a9d 9cb400f728ccc102
206: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   = 927e5ff8c24b16fa f83ddf8a6dfef779
207: 1 pass
   = 2fd4981f29d0fc7d a26e960c835e31bb
208: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 45} (all)
   = 46cb03d69edb35e5 d980465e67bd5b5f
209: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = f41ea3f914643893 8ba3d7efec86ff3b
210: 4 bread soul
   DIE-T12 bread {'seat': 3, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 3} (all)
   = 7554277c850b7b26 c936d81c9d3b19f8
211: * white-power 2 6, red 6 6, blue 6, blue-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0)} (all) reveals
   = cfe1f84ccd13c440 aaab44406a711ffa
212: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 9e791d07ab734cc7 e696d131a098093b
213: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 69fdcd641cacbf43 b4f75f1741752a6f
214: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 2b007e98698cd986 a82935fe13015505
215: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = e0021f156a4913a7 3f25285c290374c0
216: 1 ascend white-power
   = d5a7a99ba4cb8fe6 b7e35a11811f9d8b
217: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 46} (all)
   = 11528accd2368430 2187531544fb7849
218: 2 pass
   = 54467e012ebff166 bd0354c59b8d3e5b
219: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 78b2b6d9cf4a4932 e7a64fc71fd7abae
220: 2 done
   = a0d7a0c58619c34b d1b10a917134113a
221: * white 2 2, red 6
   DIE-C2 shook {'position': 1, 'roll': (0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 85150d3e89ab4ca7 04e3b9b606b655b4
222: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 47} (all)
   = fcd5f40edb9c105a 1b2706cd4aa37fef
223: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = d4719aca61364ae0 d8f0940a5066e59e
224: * yellow-power 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = be8f1deb4eb9e1ce 5adb39715307ddda
225: 1 pass
   = 102dc4afdccdb593 f6069b1a46ffccf5
226: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 48} (all)
   = c73b25596e4ca1dd 68ff9d95d627f674
227: 3 pass
   = ff4c68d3d042a5ef a05b81980a4e1c68
228: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = fae99cbfb80619de db7e1598a44797cf
229: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 140c02f9c0a521fd 48c87546e9b36f64
230: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   = 964cbe834b07f33a c948c32c8942de37
231: 1 pass
   = b66875aedf50b533 98bec672683dc385
232: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 49} (all)
   = 0d317a940a7c90b5 beac217e821a0e7b
233: 1 marigold casket 4
   DIE-T4 looked {'seat': 0, 'position': 3, 'found': (0, 1, 0, 0, 0, 0, 1, 1)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 3} (but (0,))
   = 9c845339da39ea9a e1617f12e6191452
234: 1 remove blue-power
   DIE-T4 removed {'seat': 3, 'souls': (0, 1), 'out_of': 3} (all) reveals
   = 718085d135223b04 c3e04e03d27fdef2
235: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 1, 0)} (all) reveals
   = c7ae9a95c7a1cd2d 1fde8ca970376597
236: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 23fdb9bc35d25bb7 5abe3ab3eb0eb882
237: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 4db9a81ea6fc5154 df780054e773fe44
238: 4 pass
   = b0145e835365b8d7 af95a93f268df68b
239: * white 2, white-power 1, blue 1
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 06ba478c34241c9c 694c3479928a224f
240: 1 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 50} (all)
   = c2df8900fb78aaa4 7c515a9332a746af
241: 2 marigold casket 1
   DIE-T4 looked {'seat': 1, 'position': 0, 'found': (0, 0, 0, 0, 0, 1, 0, 0)} (only (1,)) reveals
   DIE-T4 looked {'seat': 1, 'position': 0} (but (1,))
   = 036fe35cb4f1ef23 a45c9ef428395b2c
242: 2 done
   DIE-T4 nothing-removed {'seat': 1, 'position': 0} (all) reveals
   = a48730d62fa30707 7b67aec155c9c3fc
243: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = ff72cd9df2d85098 dffd5027287511be
244: 4 bread soul
   DIE-T12 bread {'seat': 3, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 3} (all)
   = 6f12a0da28059cfb 21e4035632cb6639
245: * white 1 2, red 6, blue 6
   DIE-C2 shook {'position': 3, 'roll': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = d03cf9b64f51528c f04a291f53c167bc
246: 1 pass
   DIE-P6 won {'winners': (1, 3), 'position': 3} (all)
   = 202d85a63c9b6f3b c7e712f1a2378a05
247: 2 ascend red
   = dcc3c1593f8fbc81 aa59c5ade5f04512
248: 2 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 4} (all)
   = acb7809f2fa249ac 01feda1215a6b5b8
249: 2 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   = 236468bdf19a13d9 51283df761f9313c
250: 2 move caskets
   DIE-C9 moved {'opened': (2, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 51} (all)
   = f9ca0abc96003ad9 0ee06b8486e7a493
251: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 9a64671d21aba84d 8423d8a3abf1b0a4
252: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 52} (all)
   = fda8f1a2ca0a89d1 082bb3fd377d8e13
253: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 691110f8c683a0de 068850d6253d2ad8
254: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 53} (all)
   = 920d8c00a82b74d3 a97ca5d4ac85e20c
255: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = e67a20de26103712 16c2c69920d6e12c
256: * white 3, white-power skull, blue 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 54e9f77bea7077a2 896355fd811b9279
257: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   = ff3c205b15925d0d 33421607db9c370f
258: 1 pass
   = 8c038f7ddb79db56 0b1cdf96c74a4882
259: 4 pass
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = c82ba2a0c2f2ba92 52033a894c4632a0
260: 1 ascend white
   = 6841d1885f88adb6 83fa6cc41cb33603
261: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = fcfdc0bb7c5ff869 ed63d230ac725f08
1 place 1 points 9; 2 place 2 points 5; 3 place 3 points 4; 4 place 4 points 3
