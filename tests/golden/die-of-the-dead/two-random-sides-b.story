   = b36df41ff3b435e7 de8d63278af90237
1: * white 2 4, red 1 6
   DIE-S6 rolled-for-start {'totals': (6, 7)} (all) reveals
   DIE-S6 begins {'seat': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 1} (all)
   = ec315bdbf3c77bb4 38f13bc77f74281d
2: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = c556a7689a545174 1b5d9b3cd9eff4c5
3: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 2} (all)
   = 8acd7b2c1ccbae11 4b0579b37955614e
4: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 304ccc92116e2900 dfcc109b9e9a7036
5: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 3} (all)
   = 9f31062d24819f10 7b180d4b41561907
6: 2 pass
   = a5a51d7993f0fdfa bbc206545c213d41
7: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 21e4e43ee9cc0746 660a1b35e7e68682
8: 2 done
   = eb0dc188c298044c 6aaf5f410b065d73
9: * white 2, red 5
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (2, 0), 'into': 0} (all)
   = 6434618ba91f459a 6da9acf9eb1ffa5f
10: * white 3, red 3, yellow 1 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = acd7021e76599e4c 6d889a773e482ed4
11: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = b98c642250e7fb35 7b693cb26e66dcdd
12: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = 8257798f0450f545 e6e83170b64ad022
13: 2 marigold free soul
   DIE-T7 marigold {'seat': 1, 'position': 0} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 1927c644173d5fca 49e88dc0f46646c1
14: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = a50d2e507fad879d 279a82a96fbaf39d
15: * white 6, red 4, yellow 1 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7b0441e4fb8f0e8c 6eff0ae34c4c4924
16: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 6} (all)
   = a9dd55c24c84832f a11e5081ca6d02f5
17: 2 candle 2-3
   DIE-T3 swapped {'seat': 1, 'position': 1, 'opened': ()} (all)
   = 1a63a17c4200304a 6102af90d35585de
18: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 71dbb1b1b50477cd 481e43d274a555a8
19: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 20d84c20829257d7 7fc52d9dbe71626d
20: * white 4, red 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (2, 0), 'into': 0} (all)
   = 7561b64cd80f618e b06feddeed7dc1b2
21: * white 4, red 5, yellow 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 7} (all)
   = 45123333024c2831 6c6d6dede8196489
22: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 3403e6a05b62867d 4dc555757252c78c
23: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 7797d21f433dc609 a9fe2680331f2d5a
24: * white 5, red 1 5, yellow 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 8} (all)
   = 860ddb146e760243 d473e224ffb32c44
25: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = f124fc1e7ca23cee 7003b01b433e2710
26: 1 add free power
   DIE-C1 laid {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 9} (all)
   = e73304b8860939fe cc7911635d2d867d
27: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 80e7aeed21efcbac bd0e6cfd41e8031e
28: 2 done
   = 989e5909b8987f9a 96a0075dea3f9f64
29: * white 6, red 4 4, yellow 3 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (2, 0), 'into': 0} (all)
   = e7ddf05f51b8d980 974821048ade2e02
30: * white-power skull, yellow 1 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 1f7565247edf14f5 aead982e8eb03754
31: 1 skull 4
   DIE-P2 declared {'seat': 0, 'value': 4} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = 50a8bdaef80d8aa9 b7de55e602903518
32: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 082ccc36122467d1 ce43f9c3a8694cb4
33: * white 2, red 4 5, yellow 2 6
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 73a5139c4e4a9995 0a9adac5e2fd3770
34: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = 8c226243106c12b2 424b9b800c032b13
35: 1 pass
   = 828829498e344f85 494904d7115ad1a0
36: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 06270ef635471b50 a01aa35782f661c7
37: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = ded7fd674b8c58d0 56895d47980e1839
38: 2 done
   = 2032327d356559fa c2a0bf71e95393cf
39: * white-power 5, yellow 1 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 12} (all)
   = 4b83f69f18d1ed06 c9fb286da54c8b2b
40: 1 candle 1-2
   DIE-T3 swapped {'seat': 0, 'position': 0, 'opened': (1, 0, 1, 0, 2, 0)} (all) reveals
   = e3c501cd8e55e2c4 9f46244cee32fa94
41: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 93adca27cc60139f 9e2fb16285bff36e
42: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 05437e8f4288eb84 a90de233a76e3e2e
43: 1 done
   = 5eaa44e3a8047920 707cdcbea8d1c26a
44: * white 5, red 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (2, 0), 'into': 0} (all)
   = 782c4066dcd4b932 a4990285d33b8374
45: * white 4, red 4, yellow 3 4 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 13} (all)
   = fa98cfacf8e6ad7a 4795ded1f1d3abb9
46: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = d98e656f45bf9cb4 a3a5280da87c7606
47: * white-power 1, yellow 3 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 1bff3b7b272951b6 3a7c841a5308934e
48: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 14} (all)
   = a6abd6392688962f 546063935e14dbe0
49: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 4} (all)
   = 0dc85defba50f206 142e3665bc77e7ec
50: * white 5, red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 4} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 15} (all)
   = 17f0bd9a85d487fd 8fedca9627cf1169
51: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 00d1af5167579e32 342c2629283d1abf
52: * white 5, red 4 5, yellow 1 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = d95a3146437b423f 7cb648c88aa372f1
53: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   = 73d79a8221a5b14a 6064f86db60fec39
54: 2 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 74b9955ccabf01e8 e58d9390b85858e6
55: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (2, 0), 'into': 0} (all)
   = 66f2a4df4c30cc3b b606e89a54d6100f
56: * white 3, red 6, yellow 1 2 4 5 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 2, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 16} (all)
   = 5873e5cd38cfed4a 6ae84d0d8b15d18e
57: 2 candle 2-3
   DIE-T3 swapped {'seat': 1, 'position': 1, 'opened': ()} (all)
   = 1c475d4af2e0787e ff565ffd6bfdfaa5
58: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = b3c2f7ad05529f45 923f60824a288fd3
59: * white-power 1, yellow 2 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = d60a865d8e446cc0 f0a48c52ee0aaf04
60: 1 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   = 4f5ff6f6971d93d0 7f84f31b033064c8
61: 1 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   = 835500cc5e5f2815 ddc60be235fbe081
62: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 17} (all)
   = 98365c4df2c417da fd786302a4c60380
63: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = b2d3d9c6c9ed44dd 7d0b2c9f9ef85fb0
64: 2 done
   = 759831e0038b36d6 632ded848131e2d5
65: * white 4, red 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 5} (all)
   DIE-C11 moved {'opened': (0, 1, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 18} (all)
   = 5932e18d59d61758 c5b052472a58b7ce
66: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = dc26fe25639348cc 94aa6b9d71578fa6
67: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 7369f42378028230 65497909dac7d164
68: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 7d05515b33fc9f56 848d6906ec0a2f9e
69: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 2), 'into': 0} (all)
   = 90ba323d6eab6b04 78d6b78b50aa92cd
70: * white 4 5 6, white-power 5, yellow-power 1 skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 6, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 19} (all)
   = 14bb86345a214313 c2e5a3c3420d916b
71: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 03978a3665776359 fbea5a362986a23c
72: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 1507a9a853286f51 af267351369d006f
73: * white 6, red 3, red-power skull, yellow 1 1 1 3 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 3, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8dff89707ad02aa8 40e029dcab90a1a7
74: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 20} (all)
   = c6ae1b103c15120e a43141ab8b5dd708
75: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 36b01477d8469ac9 0c0e80a8b29cf33e
76: 1 done
   = ad8c660be76b595a 646a4464131d0aa0
77: * white 6, red 2, red-power 1, yellow 1 1 1 2 3 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = ccedaf6e52e396c2 a04f06f484712f2c
78: 1 prepare soul
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 21} (all)
   = b867255c3b6db470 55903dc4c690a1d9
79: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 8ddb1e5fb5ea0f5e 54bf6d75a31804e1
80: 2 done
   = 9d738da1fc5bb32c ce61525a1e119671
81: * white 5, red 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = a8ff5ac101e125bf ea01241dab508a8f
82: 1 prepare soul
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C11 moved {'opened': (3, 1, 0, 0, 0, 2)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 22} (all)
   = 1c70c882f0a44216 867e24d3836a1898
83: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 5eac457462b50142 d15a2c42b7c921ee
84: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 2} (all)
   = c8bec72722918117 449784ba0a7625ed
85: * white 6, yellow 4 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 23} (all)
   = 4487dccf45b8a60a 48a8c3a7a97699fd
86: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 4e173d79d1136a2c 20a0a8a0d95bed9b
87: * white 2, red 5, red-power skull, yellow 1 3 3 4 5 5
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 2, 1, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 83528df753fde141 673286dc1661ccad
88: 2 skull 5
   DIE-P2 declared {'seat': 1, 'value': 5} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 47d59f803c2002f0 84dedbdca937cf6a
89: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 07e65531b65ff793 43f365211ade8ca1
90: 2 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = e599c5de083acc56 3374ff8f5325a324
91: 2 ascend red-power
   = c65ebb9ee12c785d 952d81f9e3cdfd83
92: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 24} (all)
   = 81b1802b96c7db91 719e681fa63a7d3f
93: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = cd7ed2a68353d985 8da019b4ff0f9e0e
94: * white 3, red 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 72baf76e4a224683 16184d1dfa9b8ddf
95: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 25} (all)
   = c77546b5e3fce458 ccb40e6a3b94ff6f
96: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = a89c7c56ab52fb4f 07841ac33123a5f5
97: * white 4, red 3, yellow 3 6 6 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 3, 0, 0, 0, 0, 0)} (all) reveals
   = 4dbcfe2ec886e592 9fd2c71cb1b3121b
98: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = e534b9c3be93ff5c 4e3e62c2a55123a3
99: * white 5, red 2, yellow 2 3 5 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 01c47416b2fafd26 8588ecf4809e11d4
100: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = 59d8c454901446f2 b70e0979590138c8
101: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 1} (all)
   = 759de0bf46a18ae6 8236050ddf6daed6
102: 2 ascend red
   = 9a8d99a481fda0c3 73361674fee7c121
103: 2 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 26} (all)
   = 39254a3386771120 cb88614dc5dd17a1
104: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 5f39d4a8f4967640 34db8bff561ddb0b
105: * white 6, yellow 2 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 39307d8aa1cf5503 f54dda2a8b858b0e
106: 1 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 0d98fe65e1d6ef3c 2a3dcb0777c250b3
107: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 27} (all)
   = e19c49719e84d67c b18a008bfdb7d804
108: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 90c86b19bb328652 09472c5cf0b973dd
109: * white 2, red 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 65fba909482f9381 c3220f823ab4ec9a
110: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   = 3d7475f88af04b29 a26c71446fbba42d
111: 2 discard marigold
   DIE-T14 discarded {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 28} (all)
   = 62a93b77c06660cf 299efca8da9f2da0
112: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 3} (all)
   = b7faba0501a5e8f5 8bccb0e0e1309ac0
113: * white 1, yellow 2 4
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 29} (all)
   = c03f470e87e9c62a 492b96c37e2aaedd
114: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 0e66951cd5796fa7 5f17225f11094ced
115: 2 done
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 30} (all)
   = 25a1aa7de8b924d6 1c28785571543cfd
116: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = d047122795b676dd 9e73d00693215fff
117: * white 1, yellow 5 5
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = 037ccca70f57f751 0f8bd0ee6f73a8dc
118: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 31} (all)
   = 7223676edd7caff8 7ad38f87682cc963
119: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 10c58255a26c5d20 238ae3afc0f32553
120: * white 2, red 3
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = a9329f9901d24f7f b1ee91319a36af24
121: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 2} (all)
   = 5aefd9b2f2ca5034 6928a4b2b6b204da
122: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 1), 'into': 0} (all)
   = 26351d964e220a87 ff717ec38f301550
123: * yellow 3 4 5, yellow-power 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 32} (all)
   = f9ce05232cdad707 9073ee516e771274
124: 1 marigold prepared soul
   DIE-T7 marigold {'seat': 0, 'position': 0} (all)
   DIE-T7 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = f13c537183d8213a 5f0ff1eb39048097
125: 1 remove yellow
   DIE-T7 removed {'seat': 2, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 455dc3d20aba4b7d 9347e337b69eb32a
126: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = e58d46f5f48e6355 4b125e5d269ef2b2
127: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 9500e5eac0b021d5 79906bb058a840a1
128: * white 4 6, yellow 2 2, yellow-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 33} (all)
   = aeb25d5fc5d46b99 933d59acb9b55d81
129: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = b0ab44d3d41262a7 d671767a5134cbe5
130: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 519899a9208a007a 66493d92076394f4
131: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 765789f8bd89c61d 7ba5af7180e69d1b
132: * white 1 3 3, white-power 6, yellow-power 1 skull
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = 65c48895f5c6db8a 5fff5b8434d152eb
133: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = f70e7516b3f014ee fafdac0638f6131c
134: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 2c8ff5e99267be41 c58907ebf7c8eaf4
135: 1 done
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 35} (all)
   = df228241f08dd511 27f02c910e3ceedf
136: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 014d0e23f1f3d82a d8b81298ede87271
137: * white 1, yellow 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 0103b7ea379eb56b b68bdc13e37671a8
138: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = 7b7df10e1661ddf9 58d1a1118faa0b45
139: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 36} (all)
   = 28de3465aba314d4 b3cf73d1c5c321c5
140: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = ab26665db4a909eb 6c898765ddda294a
141: * white 2 4 6, white-power skull, yellow-power skull 5
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   = 93cbdfb9fe0d978e 10b8122a7ee838f3
142: 1 skull 3
   DIE-P2 declared {'seat': 0, 'value': 3} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 35019ded8d1373c9 a3c8a5389a880132
143: 1 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 8, 'space': 3} (all)
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 2} (all) reveals
   = 4506bcdfcf259078 9c2ca5e6c2013c63
1 place 2 points 1; 2 place 2 points 5
