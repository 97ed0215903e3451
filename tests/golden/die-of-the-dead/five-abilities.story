   = d8369a301f35c9b6 069b754f4b997a29
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
   = fb8904c1ae655f04 d782f69766a7293c
2: 5 take marigold
   DIE-A2 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 1} (all)
   = d81a6896f612a129 3b999131cff67581
3: 3 pass
   = 18b8dd1c292c04ad 0e9ad77e2bda7183
4: 2 pass
   = dbb9c112e805f26b 9bfabb5b585f879c
5: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 1394d57e9fa4086b 18e72f2b74ba4456
6: 3 add free soul
   DIE-C1 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 68e4bbd21343903e 17f9746c7d507e65
7: * white 2, red 5, yellow 4 5 6, blue 6, black 1
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 2} (all)
   = 93c6edeb5a96cd83 043da727fa51c0ff
8: 2 pass
   = 1507f2c30d502d96 8c3bd0c222374d48
9: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 579d93a0f800d142 0c1e30b5233bceb3
10: * red 5, yellow 1, blue 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 426b951e230d2402 60f0442ee4380d46
11: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 3} (all)
   = 81c05b5b5efeb2cf ca17a56c0c8c4643
12: 5 marigold casket 1
   DIE-T4 looked {'seat': 4, 'position': 0, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (4,)) reveals
   DIE-T4 looked {'seat': 4, 'position': 0} (but (4,))
   = 5ec4a7cafafbc727 52cd4986ed70a58d
13: 5 done
   DIE-T4 nothing-removed {'seat': 4, 'position': 0} (all) reveals
   = 1bb1242c6c9124e3 87f99adda669f2b5
14: 2 pass
   = d5aab05ad08fb720 d2653d55250225e9
15: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = b507f1daa3c5fbea b76c4e5659ee4ada
16: 5 done
   = 1e1b61f1c78f989a 60ce2d63d910469a
17: * white 4, red 2, yellow 1 1 6, blue 1, black 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = f69c63747f193d9b e353154dcef55a57
18: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 1, 0, 1, 0, 1, 0, 0, 0)} (all) reveals
   = f5f0598f071bb331 2de45c5562311bbe
19: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 359342dba2de532a 3cf30422a82b8750
20: 1 take bread
   DIE-C5 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = 576963d95b72df90 339ae08ecbffa855
21: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 5d09b3df4be77fd1 208dda72a50e0ccc
22: 1 bread soul
   DIE-T12 bread {'seat': 0, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 2} (all)
   = 95b2a57ac86dc8ec 3634c48035c7646e
23: * white 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d22e42f33834bcf6 5095d91d3a2d1cda
24: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 6} (all)
   = 58c624c2b50f2512 954a4df48375f445
25: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (1, 0, 1, 0, 3, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = fb2dc7736844946a 4000ccee167d6cf4
26: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (1, 0, 1, 0, 3, 0, 1, 0, 1, 0)} (all) reveals
   = 9a1ff7bcee572d64 50d71bd4fd61a756
27: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 8fd8e4dc667dfe9f 2ea9e8e2a1263710
28: 3 done
   = cef90a677d21911c a3ac22ed553a3930
29: * white 4, red 1, yellow 1 5 5, blue 3, black 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 7} (all)
   = cd6b8efa4da73b31 1d8393b72830e87d
30: 4 marigold casket 4
   DIE-T4 looked {'seat': 3, 'position': 3, 'found': (1, 0, 1, 0, 0, 0, 0, 0, 1, 0)} (only (3,)) reveals
   DIE-T4 looked {'seat': 3, 'position': 3} (but (3,))
   = c41d3917dda24020 d4bc5b2252763660
31: 4 done
   DIE-T4 nothing-removed {'seat': 3, 'position': 3} (all) reveals
   = 4fbd556cc5eb149d 69989628320cba9d
32: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 6c55ec93b95f9973 47e0e676c99fd946
33: * red 2, yellow 4, blue 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = eb5a5b2bf45cf6c4 bbbc340f3792651e
34: 4 take incense
   DIE-C5 gained-token {'seat': 3, 'token': 2} (all)
   DIE-2 turn {'seat': 4, 'number': 8} (all)
   = 1ff002a4058fd53e bfd933384914ab33
35: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 24b7e8819eabe374 73b7ffc3435ef458
36: 5 done
   = f891c2f47d9692ce 4468cb84a98f214a
37: * white 6, red 4, yellow 2 3 5, blue 3, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 91308c8152beba66 67811a3d773b5077
38: 4 incense
   DIE-T9 incense {'seat': 3} (all)
   = a3d6dd6029368526 c09dbbfd6ea927c8
39: 4 turn white 6
   DIE-T9 turned {'seat': 3, 'owner': 0, 'kind': 0, 'value': 6, 'to': 5} (all)
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = e5ad895a3e8acd72 015313c422d07b01
40: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = f234a10a68d68206 33c183bdfcad9cdc
41: * white 5, red 6, black 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 3032387dac0db535 20135287c62bc9d1
42: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = 3d74b63348389325 d73613a9274c2a5c
43: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 9baa00ee28448d37 867a431e033b59f4
44: 1 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = 660de52ab9b79a24 2b3e38dbbef9aeb4
45: 2 pass
   = f860d544b24fb06f b3c4f497fba6e2b1
46: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 702c49a26e454688 6da2052ec754cb9d
47: * red 1, yellow 6, blue 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 8f8f100b16f65806 331c24a99604204f
48: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = e724f6ece6650b82 280583e9fe0cc37e
49: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 11} (all)
   = 87ed815fc4c6e0ab 01cd90858786ef30
50: 3 pass
   = 179746ba689937c3 ce2a301ebdb01577
51: 2 pass
   = 41fc9b1f885d0b72 599a25db305d6cb4
52: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = cedfe88c017fb926 51e115476e15ed1a
53: * white 4, red 4, yellow 1 4 4, blue 1, black 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 2, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 2f80087f74c78625 948428776d689e52
54: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 12} (all)
   = 723b886ff6b3b537 1bef289eea7de64c
55: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 43f9b78959d3c071 4f881a7c25c6ee11
56: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 1, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = 75f957aefb72219b 536df5fda1213ab1
57: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = c145b672b2b73d44 99470f4dbcd9995d
58: * white 1, red 4, yellow 1, blue 3, black 5
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = d2ad14ae318a0be6 6ca563841e2ec81a
59: 4 space 5
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 3} (all)
   = ed2fb3ebc3d9e2cc f9b2a120e14f32f7
60: 4 ascend blue
   = 46516cf5e67a7e40 8207a10fec1ddec1
61: 4 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   DIE-2 turn {'seat': 4, 'number': 13} (all)
   = b1a701be900ba93d 84662f790877f30c
62: 5 pass
   = 68fa76f5eacbdefe f655ce9e90565b7c
63: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = c9d162d30882d79e aadde0dc473db620
64: 5 done
   = 121bb96ee9f4d7ee 3de972adbdd06c63
65: * red 2, blue 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 95cbdf2bb4f7b663 77250767c333e946
66: 4 incense
   DIE-T9 incense {'seat': 3} (all)
   = d93e69b0be34caa5 ed6efc1c007a832e
67: 4 turn red 2
   = 253d2fc1de801f25 0a3f2ef3657f868d
68: 4 down
   DIE-T9 turned {'seat': 3, 'owner': 1, 'kind': 0, 'value': 2, 'to': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 14} (all)
   = 0a2989e2da7b3234 77c8f092b691790c
69: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 6fcfe7c7e0d001ca 767b3fd6aa97530a
70: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 3871481e9816bb69 89bcaae847203a27
71: 1 done
   = d20c56df3fd1de6a aa24c836f5b07320
72: 5 pass
   = 9789bbe21cb17e83 6d7f9ba382a0786f
73: * red 1, blue 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   = ad750ad2c5a3f9ba acf8352e29a601bb
74: 4 prepare power
   DIE-C3 prepared {'seat': 3, 'kind': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 15} (all)
   = b8cd1bf1b3b77da2 03a6f784b6a41993
75: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 9b78879fa1866b65 0c1f153736af2d19
76: 5 pass
   = 3dae8f7b961c3d7e ac6ae4a436f6b372
77: * white 3, black 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = 71bca6491f5bd709 154c33f0ba944687
78: 2 space 1
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 1aff7d460f4f93f3 fedd10de3ebdd88e
79: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 16} (all)
   = 1edec0aa725e7a60 b964ed4cf7d11909
80: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 1, 0, 0, 0, 1, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 7970a91c4c270c7b 4f6b9500c9201e24
81: 3 pass
   = c70cc0db5c7ae869 ab56c8a94cf65496
82: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 8cd311864604dc0d 8d5d9d3d59e8fa20
83: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 37ced3b3eb3c74a6 14cdd4afed0dbff6
84: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = b66eb9289648813b 74c5135e8fed6abe
85: 5 pass
   = 86aa9ad15f818271 db504f53ab61b637
86: * white 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 17} (all)
   = 6eb64481dede0feb 16397694a4725ced
87: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 838130e8422d59b8 46fe3b7ba5f0ee0d
88: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 6} (all)
   = 5811030e411ea6e5 5b16775891d2e7a1
89: 5 bread soul
   DIE-T12 bread {'seat': 4, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 1} (all)
   = 1b353e87c85f2d83 84744b4e123232a5
90: * white 3, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 18} (all)
   = 8306935a00fb5904 22991a7b826cf132
91: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 54021b801569089b ad133fe3e323e4e8
92: * red 3, blue 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 4d96595bfe516562 907847da1da558be
93: 5 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   = 5fba5741ea2e19e2 f977c809860a8f7a
94: 4 return 1
   DIE-U returned {'seat': 3, 'step': 0} (all)
   = 28683c61c275c645 f388ef4bcfc8f0e8
95: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = 0af140f1801b4b6e 84245dc76ea83397
96: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 97356ab22109c75f 1a16b920995c50fa
97: * red 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = a514abd5a6a6c5bd a259b37fbf911d45
98: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = b7d04d87d5365bfb 13912dc16a41cb89
99: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = b079ff50fcc61b1a 9a402439344d48ba
100: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = 71a811df862530fb 3cd0959a3ecb55b4
101: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = daf66aadfee9c30f e57b8b54912d899e
102: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = aa50e1b1203c82f9 1b2d40facca41618
103: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = c811e428969af390 eb267c5bfbaa478e
104: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 21} (all)
   = ed7fa494242ede16 929cbae7c645e3aa
105: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 8477f88ac728d9fd 96018e9d7705ac84
106: 3 pass
   = fa5840b7ad900bbb 11b7d18baab4218b
107: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 5} (all)
   = 1d5f1631478cb1e5 d56a85ae1aa069c6
108: * white 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = 50f45315a76d838c 391edca5c43e3be7
109: 1 prepare power
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 22} (all)
   = 14794663d9bbbc75 2a2b1a5de1196672
110: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 61e57baa7eb68b39 a14b96835cf99cbc
111: * white 1, red 2, yellow 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (1, 2), 'position': 3} (all)
   = a11039d8b9060659 a40913dcc6eb9ab0
112: 4 ascend red
   = 3b90a9f9a20acb98 c045676c3d236d49
113: 4 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = 0774969ed39d9506 faee304d4b2d0a9a
114: 4 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 1} (all)
   = 381f1dab305b1937 998a85e09baba93c
115: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 23} (all)
   = 2f45bc685cbcd6bf 04ac102ab934d9c7
116: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = d219f1d4f3e49dea 27a0f8fa36401623
117: 5 done
   = c9a802b8341c5ff5 ae5b001f4ec0846a
118: * white 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 2c2c9f573134c6a8 1970d55f44756963
119: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = 8b0326bd915cd5f6 e68cd6bb811f3951
120: 2 turn white 5
   = f28253f592c8260c 22bd32d820167b3c
121: 2 up
   DIE-T9 turned {'seat': 1, 'owner': 0, 'kind': 0, 'value': 5, 'to': 6} (all)
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 24} (all)
   = 74b857ca8453bc5c 00b8cb4925cd5f50
122: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 2e63d5c79558ea67 7cfa70cf01f3ad75
123: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 756a5b91a0633732 94ac1d6782d5e8c4
124: 1 done
   = cc67ab73bbc60ae4 ff8037293e33b6aa
125: * white-power 6, red 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 25} (all)
   = b1ecb8e7f6244a24 3d1edc4f6fb4189b
126: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = bfd4f5be28bc546b a0bd83aef1b2eebd
127: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 11b3be74f54cfdd0 002030c7650ab3b8
128: * white-power 2, red 4, red-power 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 26} (all)
   = 218d9ee735b0d71c a35846eccca73eb8
129: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = cf3530a250bf614d 6a6097f81e1a58a5
130: 3 marigold casket 4
   DIE-T4 looked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 3} (but (2,))
   = af65a31b8e5bb668 2b9360729a3574a9
131: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 3} (all) reveals
   = 70e8776dedf6445c f023090c16c3b748
132: 3 pass
   = f92547d1b62f0943 01f2ab80fb196e84
133: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 8c4c8a608d3d7cad 026219de7d5666fc
134: * white 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 787978cdb39946f9 6c21626671574cdf
135: 3 take bread
   DIE-C5 gained-token {'seat': 2, 'token': 3} (all)
   DIE-2 turn {'seat': 3, 'number': 27} (all)
   = d7ac34a3b18bb781 c9ffc23b76ccc7fd
136: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 7785cb809ed66c10 dbb6f9be241aba3f
137: 4 done
   = 47fe3ff772385e67 349d5d0d0db9b4ab
138: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = d34919ebe0818248 e77f8670f4ebb190
139: * white 5, yellow 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 28} (all)
   = 6bf6912921da2218 52f4ba1515ecd975
140: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 4b869fdb8eb0dbda 1ba2c2bd425e49d3
141: 5 add free soul
   DIE-C1 laid {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = 472cd00f49cdac46 5bc2ccb21084d6e3
142: * white 5, yellow 4, black 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 29} (all)
   = 530503fcfbf6f551 aedf27f2b5f43857
143: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = ac77fda06781245c 8982b6bd2bb98425
144: * white 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 0a8a93dd7427c49f d8f40a75f7b7c5f4
145: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = 0bfe90b914741cdf ffcfcc0120ee2a2b
146: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 30} (all)
   = ed27e39d82a1d553 4089cb7698a8ba09
147: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 68cac3fd4353e75a 65158635a609b598
148: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 7cbfec27d0fbbfd2 c2d1f94bcfd70017
149: * white-power 5, red 6, red-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 54a25b47fbada65c 6fe9b3a425f11d31
150: 2 skull 2
   DIE-P2 declared {'seat': 1, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = ca209412d2bd5126 ed8f0fa0d74c622f
151: 2 ascend red
   = 8664fec88f87db8a dfe2867830fbc261
152: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 1} (all)
   = d24706a89903ddaa 21d4f78cd0ee6620
153: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 2} (all)
   = a04827a1456b3498 cb85c2f792b9494f
154: 2 move caskets
   DIE-C9 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 31} (all)
   = f9f2ad0f8769d27f 4c0fa85e906b3b78
155: 3 marigold casket 2
   DIE-T4 looked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 1} (but (2,))
   = 331daedcea6153a8 40e0a0263a916f19
156: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 1} (all) reveals
   = 931347766e62eacc eb19da5673a4aa6b
157: 3 pass
   = ae6820d99d9382c0 642f9c2c7dd4e221
158: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 6f9f581491bbf281 5f1b99df4f717b31
159: * white 1, black 3
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7a4ca6ce874c9df9 6a005580c54c7c3c
160: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 32} (all)
   = 3b4e15c1eca5a08b e74ce2be36f9ce22
161: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 6d6d8d683314b41b d02e28ea9dd3c962
162: * white 4, yellow 4, black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6a38610afd6ed301 71985394c4011da7
163: 3 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = 99f993f1dc8c374a ef025568c1ec7c82
164: 4 space 4
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 3} (all)
   = 094fa28806f28c7e 89ce1db72de3d86f
165: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 33} (all)
   = 552909b700be950a 9f0db108bf9f40fc
166: 5 pass
   = c5b2f612b2d2ccb2 f0fc2e2dcd6703f1
167: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = ff03fff7e3846bf8 58034df01a4b27fb
168: 5 done
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = 18b40fc7b95b51bf 3b9413c72851f483
169: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 154155e00b9366c8 c874fe1e9ce3ee39
170: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 4} (all)
   = 927fff54a0f0f189 58a41012b415db8c
171: 5 pass
   DIE-2 turn {'seat': 1, 'number': 35} (all)
   = dd6c2e30a1a2c940 8384694935484e7c
172: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = c6a42607a9c6954e 759d635a45804ade
173: 2 done
   = b36ae71300e4d90e 326aef39b9e791f5
174: 5 pass
   DIE-2 turn {'seat': 2, 'number': 36} (all)
   = bb3bd07eea9ffb81 6cd2ef7134db2bd4
175: 3 pass
   = fc8b31aecd461c6f 42ad4de3e042e84c
176: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = c3b93dc88af389a3 f1d7eb124b0e5ed7
177: 5 bread soul
   DIE-T12 bread {'seat': 4, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 3} (all)
   = c6964e87f2c56101 de6a49b704f30456
178: * white 1, yellow 4, black 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9510babd07a0cb02 0adfe0171f2dbc37
179: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = 3a58bf0a55584c96 f8a5dc887cf1080e
180: 3 turn white 1
   DIE-T9 turned {'seat': 2, 'owner': 0, 'kind': 0, 'value': 1, 'to': 2} (all)
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = ec3bc3e34f373c2c 838bad8fc23ee0cf
181: 3 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 1} (all)
   = 701e205a8aa803c6 c36a613d1c03d665
182: 3 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 37} (all)
   = b68269fd18e0fbc9 714ecbba6bb78262
183: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = ff6ce80fd583506c 7e3deb9682ddbeac
184: * white 1, black 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = 20ce195abe092c54 426d7bff046ddda9
185: 4 space 4
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 0} (all)
   = 1066968b31f03f1f cb9e675f9e0e0c49
186: 4 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 38} (all)
   = b55d6ad7f234c1aa 962f727bcc605163
187: 5 swap candle
   = 631bc6ee950a01be a3d7226665fd9cfb
188: 5 take marigold from yellow
   DIE-K swapped-token {'seat': 4, 'given': 0, 'taken': 1, 'giver': 2} (all)
   = ee480053fbc21040 5d5d48b03aa50800
189: 5 marigold casket 4
   DIE-T4 looked {'seat': 4, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (4,)) reveals
   DIE-T4 looked {'seat': 4, 'position': 3} (but (4,))
   = a4d66034d7f96235 78d1f0cf803d1a76
190: 5 done
   DIE-T4 nothing-removed {'seat': 4, 'position': 3} (all) reveals
   = 7a5a1a5524d48865 caa4275352bd33f2
191: 3 pass
   = 095770903b815389 4baa8047b5d7f350
192: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = dc352ad1a87b29aa b461c15627deee41
193: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 39} (all)
   = 3d3bfed4ff8d35f3 bc8ba04cb7e84adc
194: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7ef990a3e21ec2af 23101c3a4c1d051d
195: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = cd9dbe8fdbee7830 dff509e1683a8a89
196: * white 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1433442f1565aa63 77c419dd4b14ea29
197: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 40} (all)
   = 3912e43df3850528 a044d731eee894b3
198: 1 pass
   = 0775dbd61fcea0dd 7eaf580ca5787ff7
199: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = cdb8030e742a0ee2 5853f0339c405d27
200: * white 4, black 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 4), 'position': 3} (all)
   = bd0a2ae36c009fbf 74ba7a6cc57c48ee
201: 2 ascend white
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = 968e1deec404472c 876bd70d57988b51
202: 2 space 4
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 1} (all)
   = 7144c1553161db55 fb704c8cc0d78ef0
203: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 41} (all)
   = ed63dad7541e2613 a672519688978b28
204: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 41ff588b2718ce3e b19185474416aa76
205: 1 pass
   = fae4807a4ddc251a a20263f884096cc2
206: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 595230d1e6cad62c 14f1dcbdd6a44ca2
207: 3 done
   DIE-C2 not-shaken {'owners': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 42} (all)
   = bc65df141b92c80f 60982909f7a94335
208: 1 pass
   = 788129ec289a6175 dd56bd6b8492976a
209: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 9} (all)
   = acaba6fa57304ab3 17bb504e3f8d14f9
210: * white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 2ce682a69dc23393 4f1eb8d51b76d943
211: 1 skull 5
   DIE-P2 declared {'seat': 0, 'value': 5} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 4} (all)
   DIE-2 turn {'seat': 4, 'number': 43} (all)
   = 6019478deb338830 33cf2c1c14edf57c
212: 5 swap marigold
   = df1e1030a1b94265 4c2134e4247b2be0
213: 5 take bread
   DIE-K swapped-token {'seat': 4, 'given': 1, 'taken': 3, 'giver': -1} (all)
   = 5121906fa0c4c90e d62583148fd4d6db
214: 1 pass
   = 63a09814ebc5148e bcf215bd7c2e042f
215: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 033e5a4802164df9 c3df2ac6e0ebb521
216: 5 done
   DIE-C2 not-shaken {'owners': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 44} (all)
   = a5e613fcb1e3f872 78f7e238fb5dd35b
217: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 47c2d53976f4ca38 b32d69dce21f2cdc
218: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 81d1bd7ca6ae1efb 3c5fbd7b9e6634b9
219: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = b7348c75480338ed 5b6babb32f6da95a
220: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 45} (all)
   = 99729227de009601 0be23883c8f82143
221: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 367efc7604968441 c16166c2d051045b
222: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 46} (all)
   = 440c1550a536121b 55ae20802ee0a69d
223: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = ddd0a124b8e91d96 6892189568f84f71
224: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 5a1dd6f35f137643 b465daf37b0f621a
225: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 47} (all)
   = 72e6ef44f8742830 58cf58a4e2c0dc93
226: 3 pass
   = be35ce2ec070430a 482dac2c470509f9
227: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 9} (all)
   = f3894170370142c5 d2508af03a84ebaf
228: * white 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 4} (all)
   DIE-2 turn {'seat': 4, 'number': 48} (all)
   = 7d76cccfa1eafc8c ec48ce43f7e44b0b
229: 5 swap bread
   = c458750fd4871825 acf5c02a7ac1880e
230: 5 take marigold from white
   DIE-K swapped-token {'seat': 4, 'given': 3, 'taken': 1, 'giver': 0} (all)
   = ede4732217470cc3 d496383c02d446cf
231: 5 marigold casket 2
   DIE-T4 looked {'seat': 4, 'position': 1, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (4,)) reveals
   DIE-T4 looked {'seat': 4, 'position': 1} (but (4,))
   = 551fa57b4f8fc186 26467a4502ce5199
232: 5 done
   DIE-T4 nothing-removed {'seat': 4, 'position': 1} (all) reveals
   = 8c343bcf23fad3f4 fa4909b888b9ae3c
233: 3 pass
   = 51141d45537bb3fb fadae1de745c42e9
234: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 6e0c0b7ab9721a1b fc34d298eb55e144
235: 1 bread soul
   DIE-T12 bread {'seat': 0, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 2} (all)
   = 2b729f7f3128d06f 5aecdffd3e97ac4d
236: * white 1
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6608aaf161134be6 ce7b201474113e61
237: 5 take candle
   DIE-C5 gained-token {'seat': 4, 'token': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 49} (all)
   = c0b0468a5bd133a6 fb05117c07279b04
238: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 85ae059dde60041b dac4c237430359db
239: 5 pass
   = 1d8abaaa5d5583a0 09742e05c96398f9
240: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 7c3264a0c315d794 312e44ba04c74c4a
241: * white 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = a56a578b6ce81ad7 f785558b45a804e9
242: 1 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = cfad2fbea3d730b6 6814e89bbaf0d599
243: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = ecfd9299fae312ff ad53898c8c6bfcd5
244: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 50} (all)
   = 886d7256d9627ac7 789cc5fa802470bb
245: 5 pass
   = 1752f4659b38b913 ff8c817e4c71f1f3
246: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = c94e7478ba294493 34258c5babfa89e0
247: 2 done
   = e80fa23e1dff1f86 c3e30d970ad9748d
248: * white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 14654c37b5b16780 d23267c6392885c4
249: 1 skull 2
   DIE-P2 declared {'seat': 0, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 51} (all)
   = 944b70f1e045c3bd b52d88673b50eb7f
250: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 07276e6e34106c4c 63e15c5080f2637f
251: 5 candle
   DIE-T5 candle {'seat': 4} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 44825f6ff473f590 06bf77510f1bf525
252: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = b70853e99c60870a abb7cc065d7bafbd
253: * white-power 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = aea252381e7ef295 085d2737f86f7390
254: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 52} (all)
   = 13142498246f24fe 9adad730625cea08
255: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 08a6b5aeccb214d2 f90f01225fcae492
256: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 711b81e3fd5700c6 e8301eae943a26ad
257: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = c1e6a92747d3d14b 48dc10cea741e43b
258: 4 done
   = ccab2bf8fd17c81d cc53b29fd2cd9911
259: * white 4, blue 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d0b6e4ee42788a6f 8ab93104fe00c5e6
260: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = 3ba473d26b126e69 bbfb4beadbf5584b
261: 3 turn white 4
   = 857ebdae0e909ea4 d64077c8c7890c8d
262: 3 up
   DIE-T9 turned {'seat': 2, 'owner': 0, 'kind': 0, 'value': 4, 'to': 5} (all)
   DIE-2 turn {'seat': 4, 'number': 53} (all)
   = 8bafbb7eab63fa1b 3be25b094d21182f
263: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = e44f5ea3584cc603 ae3e8d6b6ad82fbe
264: 5 prepare power
   DIE-Q2 prepared {'seat': 4, 'kind': 1} (all)
   = e49af7c65a1848b0 0f341c4fc289ef2a
265: 5 prepare soul
   DIE-Q2 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 54} (all)
   = 532631d68691ba0e fbb9c786b6e71916
266: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 61ec6ea5c0fe3b3f 0a44e273e2b65301
267: * red 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = a6cabcfb7ecbcc2e 284bb94ba39677cf
268: 1 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = 5ac94449b5bf22da e11714af99711f29
269: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 55} (all)
   = 247d99b9fd658742 cff6db5c7fb5ffcb
270: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 02fb3d52217acec5 4ede4f90a0571a39
271: * white-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1d83c0d8df50d9f1 7c03110f6e89463d
272: 2 pass
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = f72cb87e2c894b9a 1498e991cfb1c860
273: 2 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 3} (all)
   = a2bc6b802c87dcc6 fdf81d38d3b953d9
274: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 56} (all)
   = 30e425f64a871cbf 1a029e94b4c5957b
275: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 5860e91f5ccc377d 1d2dfe121185958d
276: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = a242ec162000fb8e 82c2e2dd1d514a77
277: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 57} (all)
   = ee2496d74309da5d 79fad59d8f884bc9
278: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = c0d554253813f1eb 934924064a85f05e
279: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 58} (all)
   = 61d8224c88665d12 6e8f1e4f56aab9aa
280: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 629dc73eb9b305a0 8b4ee8796fbaffcf
281: 5 done
   = 1d2f634930823d36 d5b5f2b0a3b0d9b0
282: 4 pass
   DIE-2 turn {'seat': 0, 'number': 59} (all)
   = e1b450364a3d5364 8d4afa6c7d494e45
283: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 3} (all)
   = acf5c268603cb9bb b6f518751508ad10
284: 4 pass
   DIE-2 turn {'seat': 1, 'number': 60} (all)
   = 13162e8ea6fcd858 0a8023cef567972b
285: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = f5d39083e29e5d6b 10176f1652490826
286: 4 bread power
   DIE-T12 bread {'seat': 3, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 3} (all)
   = 853481443319f438 67e452f48610153b
287: * white 4, blue 4 5, blue-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d8ef47b07f039b46 ab1bdfae84f24b01
288: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = bf704d8e5fa18a3f 171721faf935dcfd
289: 2 turn blue 4
   = 0a09da701002c71c bf23b9106901ca55
290: 2 up
   DIE-T9 turned {'seat': 1, 'owner': 3, 'kind': 0, 'value': 4, 'to': 5} (all)
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 0c11a94367cd8e3f e902bebe9aa6c0ac
291: 2 ascend blue-power
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = 0064bfbda885afca a96efcdac288bad8
292: 2 space 1
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = 2d17548c661b146f dfed0f7dd292e9b8
293: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 61} (all)
   = 4d10501813593146 e96929d18a314a89
294: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 48416ea06aac9a04 a9998c0bbadff16d
295: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 7809881d464ccc85 8b2285b16841e5f2
296: 3 done
   DIE-2 turn {'seat': 3, 'number': 62} (all)
   = 65ca4bb3ccf79963 ae850755e69fde7f
297: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = ef350c27bb5feb8f 36b20106b5105a5e
298: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 63} (all)
   = 6559908eab6464df 8bbcc64b94f6b84a
299: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 91113fedcc4bed4b a3c8a9ec3ff18d61
300: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 64} (all)
   = 2c95c21ba94039f0 9ad5f9f3836e6ded
301: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = a433d40c99a97eb0 2b63d8c00dd8bc98
302: * white 1, blue 3
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6a15cb8f410bbf45 5041285ca0b62973
303: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 65} (all)
   = 71dee3ad180061c3 253c523399080611
304: 1 pass
   = b5df1de3bb2cfe75 4b163079c45236f3
305: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = dbca73d2fe359650 3403dc4b4208dd81
306: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 66} (all)
   = 58b2a545b36313ed f2c1bc116bd75339
307: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = b46ce29af8c859bf a294aabc6c6c53ff
308: 1 pass
   = 4bc85065b15d76d0 72bca7730812e5f7
309: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = f4eed4216754e655 5664bfe4c236abdd
310: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 4} (all)
   DIE-2 turn {'seat': 3, 'number': 67} (all)
   = 06e390c0b2702d71 6370e08ec036de52
311: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 78881d5e495f0de4 a2231794e445a6ce
312: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = c10015712ea546a9 ceed06ee94df9dce
313: 4 done
   DIE-C2 not-shaken {'owners': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 68} (all)
   = c55e22b7a22d6a08 7a0de369a41976ed
314: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 5fa4f0e9a2456d0c 4e8c97bfe4978a3f
315: 5 done
   DIE-C2 not-shaken {'owners': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 69} (all)
   = 4a638d40745a0a7b b64518b27b001ada
316: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = be208a15d5647b5c 4e0c45b16604d9d1
317: * white 3, blue 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = cf321f76c8e0076e cfd747fa28d66f41
318: 1 space 2
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = fef8ab771cd38165 59d70f67005b9289
319: 4 done
   = 0cdd77ca9eafb9b1 fbbfb21f245c4b63
320: 1 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 70} (all)
   = 2e09cc45d4eca3b1 ca04027719d93c6c
321: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = bd5b481f9bcbbd18 9989083a9e9face2
322: 2 done
   DIE-2 turn {'seat': 2, 'number': 71} (all)
   = 52632b9a18d82c84 71ecc664c39af5e0
323: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 64f1758538c13cf3 8b3916b3a0a5c5d7
324: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 4} (all)
   DIE-2 turn {'seat': 3, 'number': 72} (all)
   = 86fa991167bc203a b88ef09fc0d143c9
325: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = a390cbf33404c12a 2c727d1e1b73bcb2
326: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   = a884e9b3fb284c74 f6e1362cfab4ec75
327: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 73} (all)
   = 28dbb9cdf04619b0 c8d46fbdad43e7a9
328: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 1108f321496079a7 fff338cded80a7d9
329: 5 add prepared power
   DIE-C1 laid-prepared {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 9c198963fd681867 34fa5058e733c595
330: 5 done
   = 7903072d89d77947 7ae746c3536a4eae
331: * white 1, black-power 6
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 74} (all)
   = 8809be7d4e7e97d2 334a2e1c4705be80
332: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 4262df68b969d98f 5e70b4bf3007ff1c
333: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 2471638cd9c1aa71 69fc09474b0b916f
334: 1 done
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 75} (all)
   = 6dfeff0f72b52f73 30f34352f0568339
335: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 756fee053e0dbace 8e99bde91060f920
336: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = a8f65fba0631b1ed 09762cd4195a0fc9
337: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = ca6b5c40bbcd3bf9 43a5b83c4921faab
338: * white 5, black-power 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 76} (all)
   = 1680a4d5b9007cfc 7aec84ff4ff024ab
339: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 5efe60c5e6e5e721 c21bfb0b10ae1795
340: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = a6a33be0d0a624d2 9bba3f5c7db9ba5b
341: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 98a0cf988d2e1cf7 127d55c2d615a1f1
342: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = a4afaac67c1307c9 47fa44b60c98ca0c
343: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 1f409d83882fec11 614c566fc2152692
344: 3 done
   = 761df23f58f6e0a3 fdc737663c05ffa1
345: * red-power 1, yellow 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 77} (all)
   = 891ba0f38630914a d5d13bddb92e6833
346: 2 pass
   = 3da232a9a03f8b1e 1621c2ab2645838d
347: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 08c270a80630bedf c8c96d028ae83ca4
348: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 6} (all)
   = a1b71761f53478a4 f98f147abc5b2180
349: * red-power skull, yellow 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 61ce5367534c4d0c 02532244fd59bdec
350: 2 skull 4
   DIE-P2 declared {'seat': 1, 'value': 4} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 78} (all)
   = a7792b6c8b440026 2c7a5b95afdb0ed4
351: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 747c3b63d9423408 1011a7d80bc1b5b6
352: 2 pass
   = be7ee3e10efccaa5 5041983fc05fd2a9
353: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = bd45f3571c01c488 a0a914f961f75a2a
354: 5 done
   = 7546e78d2c88ee90 f6c4fded16a34f53
355: * red-power 1, yellow 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 3} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 79} (all)
   = 3521e213cc01d114 8d162a12c668d89b
356: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b9755ce2135602ac 656601e4af437f4b
357: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 78942432db3b1769 f11a813d6a4dc361
358: * red-power 1, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 2} (all)
   = eef5b9d77c61294b 930b762514b0accc
359: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 80} (all)
   = c43ebf3d1a1402a0 d90fd696d954dea1
360: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 9e67d071bb328478 e742105a32f54c3a
361: * white 2, black-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 61e1b5a0984f79d6 3ae1fc1b3210b834
362: 5 skull 2
   DIE-P2 declared {'seat': 4, 'value': 2} (all) reveals
   = 73d9a09f2f3dbbe5 e5bb6c4ad3828569
363: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = 0db997b0f7894b95 996f5d52227368cb
364: 3 turn white 2
   = 98f4c14de5108d63 665c7008243145dd
365: 3 down
   DIE-T9 turned {'seat': 2, 'owner': 0, 'kind': 0, 'value': 2, 'to': 1} (all)
   = 4b0c4215b2e8a995 c2b7659e9a412ad4
366: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 81} (all)
   = c98f9a09548510eb 3791937a1faf7b14
367: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 4db80d0ca3150f0d 39c3fe86286ad3c9
368: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 954bab234bf0137b 9c1d4d486777c93e
369: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 82} (all)
   = c7b302e2dca73697 4d29dcef7c81a39d
370: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 889e31cbed7cd81a c5a4b7b4a9060f53
371: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 5562143d58a0dcd3 7b76eb6a205d5d0c
372: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = 2260fae894bf074c d52a22b90d554402
373: 4 done
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 83} (all)
   = 65e3c15750ecde0c fe5fdf8d98891557
374: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 87d8690230eea989 cadd5017ebe2e4fd
375: * white 2, black-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 2c93bb18c53d9162 0205bd96860c1654
376: 5 skull 6
   DIE-P2 declared {'seat': 4, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = ae69790f3612cf92 8b48a77ad5c97a91
377: 5 space 3
   DIE-E1 ascended {'seat': 4, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 4} (all)
   = ec8bb3f396c30c30 e24eb4a026dcf72a
378: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 84} (all)
   = 5c8a375a1eb64b60 18f1bf45a1a7dbb2
379: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = f62a6d1611d0c3e4 fef34823c834851d
380: 1 done
   = 62362fb523ab747d b467d6744e14df35
381: * red-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6ea5602282fffdc3 fbc1ffe970c84d59
382: 2 skull 1
   DIE-P2 declared {'seat': 1, 'value': 1} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 85} (all)
   = 72e0a80501050cbf fa5f5dfdc5f5b222
383: 2 pass
   = e91daa3e81eaf32e 02770703adfaf94d
384: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = fe6b06a2fa66c442 fbe0f4ebd7384c0b
385: 2 done
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 86} (all)
   = 122377056cb410f6 073e26ee85dc8f24
386: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 15b8b6f6ea9529ed 8a9d364d95ae65cb
387: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 7907b48920c7ac6c 0738639004a8eb24
388: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 08591fc96fbcc173 dfd976f6bb939c34
389: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 4524d00223e470b9 80cb01c003af749f
390: 3 done
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 87} (all)
   = b7d985c97987ff20 3e277e078e7f4b18
391: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 1f6a8cd30f5e99ba 129c06c3c36ba8a2
392: * red-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 5f7b480f915ade33 e8803d2ba5175812
393: 4 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 1} (all)
   = 2cd2f6c25a421428 ce60e05941dc1557
394: 2 done
   = fe4734fbbfa92e62 8a62148e67a140df
395: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 88} (all)
   = de7c954e99b5f06e 650d0545e238f500
396: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 5354772d51a49904 e3d6195f9fa5b579
397: * blue 3, blue-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = a1c617995b03f031 481c4c56bc1892c4
398: 5 ascend blue-power
   = 94adff10bc80a785 309728d89ec1a124
399: 5 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 3} (all)
   = 286eb5ed77466749 0949f30eb8261973
400: 5 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 3} (all)
   = a01005a5654d3314 ae28bdd24a695689
401: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 89} (all)
   = 5c3b5db4b607b3ad 66f0ce788c7a2ad4
402: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 12af48dd562c59f7 3fa7e24123b6162c
403: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 2} (all)
   = 470dcd05b8c9bf01 ce8b3b0d02729d20
404: 4 bread power
   DIE-T12 bread {'seat': 3, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 1} (all)
   = 767e5f522e16f560 b9f98e278ea7027f
405: * blue-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 2ffc09f35b2a3981 8c8a1eb262a44f60
406: 4 skull 2
   DIE-P2 declared {'seat': 3, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 3, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 90} (all)
   = 9ac34c10b85eca87 06236db3d4ccd1d6
407: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 1774eb8647e66815 3adfda00a9d0c37b
408: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 427d3ee23d4b1096 f23a1c06a5984284
409: 2 done
   = 6f149ecf7b805e3d 7d721afb80bbcc84
410: * blue-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8332f4b1b515bb07 51a9dc83a232330b
411: 4 skull 2
   DIE-P2 declared {'seat': 3, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 3, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 91} (all)
   = 87beda6e30e40cb5 38ef0ea86a2c1e3a
412: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = f93c43e3eb3f0518 bb3f5c9c49adeafc
413: 2 pass
   = 44a9ae6df6941188 13103ab360b47419
414: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 3} (all)
   = 3b69fc86cd4fc302 4bb91a3cfe51ea4c
415: 2 pass
   = 13cc33046201ed98 2d64ebdf852cc3dc
416: * blue-power 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 3, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 92} (all)
   = 9266d11ee48374d4 63c54f94ad63fbe5
417: 2 pass
   = 9871e7ff7d20553d 8ccaba0a9283b8c9
418: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 3} (all)
   = f63b864e45c26f78 1b57fbd60ed2712c
419: 2 pass
   = 324b9e1e3784a120 37b78fff27a3b247
420: * blue-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 93} (all)
   = 4e498e0badc2f624 179654cbacdede8b
421: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 1b731fc3a0a3d79c c5a3b605414835de
422: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c11c2bed9abbe78a 4ac82b035ab14e29
423: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 8a98d99ded6d4aa3 9cb53f902fdd8b36
424: 5 add prepared soul
   DIE-C1 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = fb2446f166dc72a2 1b6636ebe021554d
425: 5 done
   = 8ca302dc1ba0396d c2aadc47e73230ac
426: * white 6, black 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 94} (all)
   = d5e12d2782ab3e4f 083377a1c4fd59b9
427: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 4549f0f09b4d1b1f 3b3e64c78d03a686
428: * white-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = db2b5c29ae255a03 4dad09b6df80b956
429: 1 skull 1
   DIE-P2 declared {'seat': 0, 'value': 1} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = c7732a77b84f6d57 e86869e14ae336ae
430: 1 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 0} (all)
   = e88f156d50d7e2b5 a097b35262e73373
431: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 95} (all)
   = a15b56bd462e445f 69f4b61cd8548e13
432: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 2c2ec42b0d74a11e a04ba0425cdabc2f
433: * blue-power 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b8e6fa20ed33f28b b3b6ff8aba963c4d
434: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 96} (all)
   = c98653a260d513f5 4bbb79b5a8a87650
435: 3 pass
   = 8af328bad6d4fd24 0f30bd284dbaa2b6
436: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 3} (all)
   DIE-2 turn {'seat': 3, 'number': 97} (all)
   = 8e7d43fdcfd56cdd 18f942e0bd7f93ef
437: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 98} (all)
   = b3cbbfb483b19e0e a2e3b66260ab877c
438: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = ed161c611595cff2 db6cd80a0537caee
439: 5 prepare power
   DIE-Q2 prepared {'seat': 4, 'kind': 1} (all)
   = da356f54fa77819f fd26b9132117f87f
440: 5 done
   DIE-2 turn {'seat': 0, 'number': 99} (all)
   = f1158df176eeaa4f ecee55135e8cc638
441: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = b049553264f23500 fdfaf3ebae5b3a73
442: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 2364cd82f07f05d1 9b9d82ddb8d9fbc6
443: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 1a42e37b8829c846 88669c398fadd3dc
444: 1 done
   = 84502e7afc60e126 8cf34b0770794f1b
445: * white 1 2 4, black 4
   DIE-C2 shook {'position': 0, 'roll': (1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 100} (all)
   = 2cf5030dc993a77a 84b5d869b63baa0c
446: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = cf35ee5eed81bf19 5b2401ae07a147c6
447: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 101} (all)
   = dd5ef44aa793e64a 8fd7a771be5c149e
448: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 72a7aecb7134b2d2 387d4e5fd0d4525e
449: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = d806698c15798050 78fdd5f031bd2641
450: * blue-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = c78feb116e3e66fd abeba575d816a24e
451: 3 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 8, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 3} (all)
   = 715d2a96b818a6af e5a9bec742389dde
452: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 102} (all)
   = 3f9b72255b15487f 325483f97bdc9838
453: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 459c92825ab4e9e7 65912477f4cf322c
454: * white 3 6 6, black 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 0, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 86a1de16d7a6db1a 296f08053dbc30cf
455: 4 take incense
   DIE-C5 gained-token {'seat': 3, 'token': 2} (all)
   DIE-2 turn {'seat': 4, 'number': 103} (all)
   = 80da289569ea34e1 d59a3525a3d3d3f2
456: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 2c4c9d197744aa4c c511b58d2add4d02
457: 4 bread soul
   DIE-T12 bread {'seat': 3, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 2} (all)
   = a2d94cbca38be6f8 7a9c76c793de257b
458: * white 6, blue 2, black 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 52929fd0eecd2aa3 678e174efc2c42f7
459: 4 incense
   DIE-T9 incense {'seat': 3} (all)
   = bc246de5693393ee a4d66a7c116a8509
460: 4 turn black 1
   DIE-T9 turned {'seat': 3, 'owner': 4, 'kind': 0, 'value': 1, 'to': 2} (all)
   = 4164e51b2cda34ea 4c75382bbc178f3e
461: 5 take bread
   DIE-C5 gained-token {'seat': 4, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 104} (all)
   = 73991dae176d7587 7b603543a285a0fb
462: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = ff11567a67df7a0c 5b33d207396e37a9
463: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = eafeec06117ddc25 18422b23b136ae36
464: 5 bread power
   DIE-T12 bread {'seat': 4, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 8121f57ad0bf9a75 adabd93cac295303
465: * white 4, black-power 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 105} (all)
   = 089acfa7f36baaeb 83a1404169b72621
466: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 4a5e7e7d2d2285c5 858676f649e81c0a
467: * white 5, blue 6, black 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = dc123cee0952e8a6 484f3a8effb7822c
468: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   = 1e92c067044b2ad5 87d809fb71b62166
469: 2 discard candle
   DIE-T14 discarded {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 106} (all)
   = 9468226510a71666 bdcb823f50f7881d
470: 3 pass
   = 152dc92f63559764 9ec1361f26857c51
471: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 7ab1dd7fb732e141 3f63fcbe51e9306d
472: * white 2, blue 2, black 5
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 52acf100562e29e9 64f97fbc332f1dbd
473: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 107} (all)
   = fdf24dac1cbf64c7 090f7030114273a7
474: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 6dde95b6f3811ae5 d700e2dd601482ea
475: 4 done
   = 327a0810cad4701f 82094b8f97154af9
476: * red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 16b3d205f841f17f 22607701b026d644
477: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 108} (all)
   = d5af4f356f11a828 fc7e09eb855f59b4
478: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = c20c180e6da5275d afcdee9fb59e6c07
479: 2 discard candle
   DIE-T14 discarded {'seat': 1, 'token': 0} (all)
   = 37adc05ed5940ce6 5995151ecff8f737
480: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 021b2bfe55a885e9 1ea766824abc41f8
481: 5 add free power
   DIE-C1 laid {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 1b040903a43f1c84 fc29f53d8273b14c
482: * white 3, black-power 2 skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0)} (all) reveals
   = f5f8e9dbbed28597 b9808a6f48865386
483: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   = c16409107d8cc6fa be9776ba0d9a45ff
484: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = 5b9e686f40b6330b 2dcc6778b8db372d
485: 3 turn black-power 2
   = af706848c0d8e696 caa41dfcf158cf56
486: 3 up
   DIE-T9 turned {'seat': 2, 'owner': 4, 'kind': 1, 'value': 2, 'to': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 109} (all)
   = c84add2f20ceed74 7e1406f0f841915a
487: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 6f39878889e1fcdb e671f722b053f154
488: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 7f5507e1e7903353 0f7bc0d7fcab3956
489: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 3cc7bc3eaa3b4c15 5ce7f0b95bb65f34
490: * red 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 110} (all)
   = a409be63bef2aa39 fc60d8f563a2db18
491: 2 pass
   = 9f99cfc7460a6fdd 61a437961457c8ef
492: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 9d039890b24dbe8e 5203dacf29409cae
493: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 47650f0475f4d94a 919df7cdd7db710b
494: 2 done
   = 51d6da78aa6793b4 02f1c4584478986b
495: * red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 111} (all)
   = a853250cf6f0e509 d724783e88fdc48b
496: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = ccfc20eedc27d83c 74f7e3cac591cb87
497: 2 pass
   = c36dd6636a597069 a949b8dc9ed93fc7
498: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 3} (all)
   = 1d3b0c62763e416f 5e8f18cf9c929e43
499: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   = c62fe862f8729ab7 750cbfe53daf3393
500: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   = 044677c12626c97d 2428b85846735fda
501: * red 2 4 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 112} (all)
   = 21878ffcd30990b0 3ea7f6bc1e9b690b
502: 2 pass
   = e74c41c550f32a3d 68feef459cb110a7
503: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 0db7581a1244073f d000666c8a1631a8
504: 4 done
   = 50ba48359b4a7df3 61d33143d3c54b9a
505: * white 4, black-power skull 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0)} (all) reveals
   = 15a75486f13a5127 bd884a2365aaf0d4
506: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 113} (all)
   = d6b7e4d4dc8b47c3 2a0a10baff21d44f
507: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = ec2eab312bd819f5 f9cf99105b741d31
508: 2 pass
   = 64bca5ed19e90e85 3019133bc72423a1
509: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = efd944b492972835 811fa5b315b226e6
510: 5 done
   = 608eb21b5f2f0d29 c35a3a0da646c7e8
511: * white 3, black-power skull 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1)} (all) reveals
   = fa8dfb8b26811be3 eca0ebec9105dc84
512: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 114} (all)
   = 9f437af1d2f9dcda dd5eb5312ade8f64
513: 2 pass
   = a7ae3a1a908f76a9 eb5bc6b4711b4699
514: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 115} (all)
   = 7cb9402f0d9f1b78 4445b4ea159e72b7
515: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 54beb377317eaeb7 7fe4c5bc9cc79436
516: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 3, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 3b6b0bd3f748a4c2 a26e917e3ecaa14b
517: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 2)} (all) reveals
   = 2da6bf55746e7c72 05c3214dd34c317d
518: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 673d02b5b27b0ddc 841ff3b18a93321c
519: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = fe01ba9ced7cc1fc 077bad7b06739203
520: 2 done
   = 72a85a2fbd848de3 177bbd6841ebc163
521: * red 1 4 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 116} (all)
   = 2b2dd83ff3b1971b 91ffe270d4d48f3e
522: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 3, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 7f040614442d2b69 2b3dd49515d3eef7
523: 2 pass
   = 4fca2db3709f4660 8e2f0e153ea73710
524: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 90739eebeb16b526 7682832bf20fbb44
525: * white 5, blue 4, black 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 39bac368daf8756e 8b55b826c9926ec0
526: 3 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 2} (all)
   = f0c903a23fc384b3 34a3fd0ccca083ae
527: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 117} (all)
   = 338cc526e79cb58f 0f1052fa430ff2d8
528: 2 pass
   = fb6277a277b551e9 d57be167b6031a3e
529: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = da45220e39a8eb42 091b696535a5757c
530: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 2} (all)
   = c89a9fda4c70d8b6 63415f9c547210a1
531: * white 6, black-power 1 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 2} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 118} (all)
   = 54d733b458d0bf8c 51cf8f3c14585a00
532: 2 pass
   = fc0b6655a94c0070 3d104f28f555d952
533: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 416ce2a09e1fcb56 c25249d998dcae35
534: 5 done
   = 2170a7e64df038d8 5c29e5b93c28bb6a
535: * blue 4, black 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 119} (all)
   = e7c22d9bf7ddc5ba eff28b4adbfea785
536: 2 pass
   = 600b626189f51c44 856fb38dffc7dfec
537: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 120} (all)
   = bfafe3ab3fca8502 09be9eef8281eed4
538: 2 pass
   = aee774ed46fbb9d9 ed7892b50859058a
539: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = f8fb055f75c6cc03 fee9cef295ec9532
540: * white 4, black-power 1 skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0)} (all) reveals
   = 6bc61eb2e6e64b57 8aa4331fc7b8238b
541: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   DIE-C4 removed {'seat': 4, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = bc9845a6f08be50f e45a751d794931ae
542: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 121} (all)
   = 3b288128313fee85 078314134d8d555d
543: 3 pass
   = 4e082537d47e8e3a f20339bd7a1d717f
544: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 9b2b2995c2eac187 6bd7251018209d29
545: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 5a62ed74f6c04ee3 c9475175ba1b29d4
546: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 3, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4c1ea66cb7379f28 d3239d35ecffc693
547: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 5823702ed023bf9e ce4fa147ef47c639
548: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 2} (all)
   = 4da5cd698d5380b1 2ed0f2f5f44b5143
549: * red 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 04f73a711b190e1a 933f9f25f658e700
550: 3 take bread
   DIE-C5 gained-token {'seat': 2, 'token': 3} (all)
   DIE-2 turn {'seat': 3, 'number': 122} (all)
   = 56bf0460db02d034 ebbf5c3144722fa1
551: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = cf988a92dae7db37 e135c6b77ea67bfa
552: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 2} (all)
   = 0678dcf34711c148 a5a4b54074b6c3ec
553: * red 2, yellow 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 5b6c9e914e9b6fdd 61d839c01825df58
554: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 123} (all)
   = 3dc5aef0842c4115 2e56bf25feff1436
555: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = df76fe64cd8b2c9c f508c6202d3e2688
556: 5 add prepared soul
   DIE-C1 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = 5ad004a9d310b383 10779148ec3511ff
557: 5 done
   = 8931ade3cb902209 92bdb71ef2374878
558: * red 2 2 5, black 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 124} (all)
   = 08c106cbdf162b48 b2d16565cf96539a
559: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 3dce15c864550c49 d6fe5167a52d6766
560: * white 6, black-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-P6 won {'winners': (0, 4), 'position': 3} (all)
   = 472b2999db3fddef 5cef80108da3cfb5
561: 1 ascend white
   = 1d25fb78a000cfc7 ca732e3708e11b32
562: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 2} (all)
   = 3240a175e06afb14 219ef11d0878e71f
563: 1 space 1
   DIE-E1 ascended {'seat': 4, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = 194ebde2725d6dca f830790069f5ceb1
564: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 125} (all)
   = 742e1956983f4925 8b8d08f3c6ab247e
565: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 60f70becf78bab5d 339a7c8b428b707d
566: 2 done
   = c6062940216916e0 a6c437fda3e61894
567: * red 3 4 6, black 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 81a0b1e435ab0a3f 3b17a6e5d0f61eb0
568: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 126} (all)
   = 38399b9defc54b43 9802fcff46f5af98
569: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = e20954083088f766 5e00c7dd33e47787
570: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 2ef27e0655276f65 4b6a79cc628c0d2d
571: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = d3310ad20a07e5cc 62f94f7cc9c39d50
572: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 28041415ad44b485 1ef0a7532d8756ee
573: * blue 4, black 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6b5cd102b751b75b d17710bbe82b51bf
574: 1 pass
   DIE-P6 won {'winners': (3, 4), 'position': 3} (all)
   = 47711b907045763a 7611e20beaa4fd6b
575: 3 ascend blue
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 3} (all) reveals
   = 885b7c25ab0bc74e cd36123d8ef794b5
1 place 2 points 7; 2 place 2 points 7; 3 place 5 points 4; 4 place 1 points 9; 5 place 2 points 7
