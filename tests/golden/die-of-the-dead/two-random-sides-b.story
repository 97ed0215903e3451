   = a3d3287748f9075d de8d63278af90237
1: * white 2 4, red 1 6
   DIE-S6 rolled-for-start {'totals': (6, 7)} (all) reveals
   DIE-S6 begins {'seat': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 1} (all)
   = 7abb55ee103949b6 38f13bc77f74281d
2: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = d25c30f69087f78e 1b5d9b3cd9eff4c5
3: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 2} (all)
   = e5d67373dac8bdb3 4b0579b37955614e
4: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = f196f813937d1220 dfcc109b9e9a7036
5: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 3} (all)
   = 8f1cabee31f309f5 7b180d4b41561907
6: 2 pass
   = 1642687cfd887b18 bbc206545c213d41
7: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 99d936146b0b570f 660a1b35e7e68682
8: 2 done
   = 92004726701d6d73 6aaf5f410b065d73
9: * white 2, red 5
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 23de164498dd8526 6da9acf9eb1ffa5f
10: * white 3, red 3, yellow 1 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = d80bc49ec659e3a7 6d889a773e482ed4
11: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 1678f6781ede80db 7b693cb26e66dcdd
12: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = e6e6d44e75867e92 e6e83170b64ad022
13: 2 marigold free soul
   DIE-T7 marigold {'seat': 1} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 06c561b3f30417c6 49e88dc0f46646c1
14: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 705118b49c1bb160 279a82a96fbaf39d
15: * white 6, red 4, yellow 1 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7d465e4ec3ba7fd5 6eff0ae34c4c4924
16: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 6} (all)
   = 18de3fd7b9746234 a11e5081ca6d02f5
17: 2 candle 2-3
   DIE-T3 swapped {'seat': 1, 'position': 1, 'opened': ()} (all)
   = 61b992869a561245 6102af90d35585de
18: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 4b56c5fbb6c0f6d1 481e43d274a555a8
19: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = d2ada21009c45a9c 7fc52d9dbe71626d
20: * white 4, red 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = ac167fb9b571cf08 b06feddeed7dc1b2
21: * white 4, red 5, yellow 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 7} (all)
   = b39d8b65268555d9 6c6d6dede8196489
22: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = cae9275aee1eaebe 4dc555757252c78c
23: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = e001c1fbec8571cb a9fe2680331f2d5a
24: * white 5, red 1 5, yellow 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 8} (all)
   = 5024f5cd6e2a14b7 d473e224ffb32c44
25: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = d455d9ac84cb8747 7003b01b433e2710
26: 1 add free power
   DIE-C1 laid {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 9} (all)
   = b24e9bc6ad3645ed cc7911635d2d867d
27: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 354818d327b69351 bd0e6cfd41e8031e
28: 2 done
   = 1c7e248f0adf8488 96a0075dea3f9f64
29: * white 6, red 4 4, yellow 3 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 85828b6eafa728ec 974821048ade2e02
30: * white-power skull, yellow 1 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 17aa5fb3f9661378 aead982e8eb03754
31: 1 skull 4
   DIE-P2 declared {'seat': 0, 'value': 4} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = c95f7f03a0e88a64 b7de55e602903518
32: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = cc042524ddadcbdb ce43f9c3a8694cb4
33: * white 2, red 4 5, yellow 2 6
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 8e176721e58beb89 0a9adac5e2fd3770
34: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = b845f51d2ccd4a2f 424b9b800c032b13
35: 1 pass
   = 55adc909e0527574 494904d7115ad1a0
36: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 1315bb071fd99581 a01aa35782f661c7
37: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 90393970642c7e76 56895d47980e1839
38: 2 done
   = 4747da3702347943 c2a0bf71e95393cf
39: * white-power 5, yellow 1 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 12} (all)
   = e7a022a31abf3ea0 c9fb286da54c8b2b
40: 1 candle 1-2
   DIE-T3 swapped {'seat': 0, 'position': 0, 'opened': (1, 0, 1, 0, 2, 0)} (all) reveals
   = 9f653abbcba0f277 9f46244cee32fa94
41: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = bc0d04da9cdce39b 9e2fb16285bff36e
42: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 540b2bbf94511dcd a90de233a76e3e2e
43: 1 done
   = 25b38db40406995a 707cdcbea8d1c26a
44: * white 5, red 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 2d33e0f8981f93ce a4990285d33b8374
45: * white 4, red 4, yellow 3 4 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 13} (all)
   = d3d9b41738727d2b 4795ded1f1d3abb9
46: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 1d5abee332f38fb7 a3a5280da87c7606
47: * white-power 1, yellow 3 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 54bcb1c2c0c0cccf 3a7c841a5308934e
48: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 14} (all)
   = 178a5a80fc1429b6 546063935e14dbe0
49: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 4} (all)
   = 2432016591e0c103 142e3665bc77e7ec
50: * white 5, red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 4} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 15} (all)
   = ab0accd412e3e564 8fedca9627cf1169
51: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 0157a9f980adcee8 342c2629283d1abf
52: * white 5, red 4 5, yellow 1 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 8e430f2a896e29bd 7cb648c88aa372f1
53: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   = dbac224e7dd4c4e1 6064f86db60fec39
54: 2 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 73ec3b744e4a0463 e58d9390b85858e6
55: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = fcb95b8c00a3fdf5 b606e89a54d6100f
56: * white 3, red 6, yellow 1 2 4 5 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 2, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 16} (all)
   = 0ddab1d604a99b2d 6ae84d0d8b15d18e
57: 2 candle 2-3
   DIE-T3 swapped {'seat': 1, 'position': 1, 'opened': ()} (all)
   = 0f3bb2467ce6b69a ff565ffd6bfdfaa5
58: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 1103215cb4b78d70 923f60824a288fd3
59: * white-power 1, yellow 2 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = d9c237af302a19f3 f0a48c52ee0aaf04
60: 1 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   = 6fc68d5ebcbe23e6 7f84f31b033064c8
61: 1 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   = 9caf06a2d0ee7f07 ddc60be235fbe081
62: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 17} (all)
   = 88463291bf48ccb3 fd786302a4c60380
63: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 4dfceddd48d60bbf 7d0b2c9f9ef85fb0
64: 2 done
   = ef87bf6b09b96059 632ded848131e2d5
65: * white 4, red 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 5} (all)
   DIE-C11 moved {'opened': (0, 1, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 18} (all)
   = f096e7574d0dd45a c5b052472a58b7ce
66: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = b3099160e061e2eb 94aa6b9d71578fa6
67: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 66186ade5d2c0d14 65497909dac7d164
68: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 7c22c13c7f1c9d17 848d6906ec0a2f9e
69: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 8a5b039554e1f6d4 78d6b78b50aa92cd
70: * white 4 5 6, white-power 5, yellow-power 1 skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 6, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 19} (all)
   = 3337721a9d3422ce c2e5a3c3420d916b
71: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 62e65004db31a144 fbea5a362986a23c
72: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 431b6bda54839834 af267351369d006f
73: * white 6, red 3, red-power skull, yellow 1 1 1 3 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 3, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e6da13382820c135 40e029dcab90a1a7
74: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 20} (all)
   = 35bc020238f1dd12 a43141ab8b5dd708
75: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = eee5f02a1abbf33e 0c0e80a8b29cf33e
76: 1 done
   = 31a0303fd219383d 646a4464131d0aa0
77: * white 6, red 2, red-power 1, yellow 1 1 1 2 3 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = 04416f7d6cc8906a a04f06f484712f2c
78: 1 prepare soul
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 21} (all)
   = 6784f9894a782882 55903dc4c690a1d9
79: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = d2ad4d4284807c58 54bf6d75a31804e1
80: 2 done
   = 71ca88a1f510a703 ce61525a1e119671
81: * white 5, red 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = 3d3aa838421fc0a0 ea01241dab508a8f
82: 1 prepare soul
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C11 moved {'opened': (3, 1, 0, 0, 0, 2)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 22} (all)
   = e479ff4e381de799 867e24d3836a1898
83: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 192bfe8783d0ec87 d15a2c42b7c921ee
84: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 2} (all)
   = 9826f8a2a0dfbafd 449784ba0a7625ed
85: * white 6, yellow 4 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 23} (all)
   = 5e23477b4635ffcb 48a8c3a7a97699fd
86: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = e2f79b52844b7ff9 20a0a8a0d95bed9b
87: * white 2, red 5, red-power skull, yellow 1 3 3 4 5 5
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 2, 1, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 502d0fefe5358f5c 673286dc1661ccad
88: 2 skull 5
   DIE-P2 declared {'seat': 1, 'value': 5} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = ae4d61815e6d4d97 84dedbdca937cf6a
89: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = d7e17df26cbce8f4 43f365211ade8ca1
90: 2 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = d5d6b217afa68200 3374ff8f5325a324
91: 2 ascend red-power
   = 5b5f6b0221e58a57 952d81f9e3cdfd83
92: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 24} (all)
   = a0faf4dc44a08e12 719e681fa63a7d3f
93: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 3f0c6d2bf0912966 8da019b4ff0f9e0e
94: * white 3, red 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 75b21e482dedac97 16184d1dfa9b8ddf
95: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 25} (all)
   = 2a6b9ffbdac8c081 ccb40e6a3b94ff6f
96: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 7e9dd645e2f683cf 07841ac33123a5f5
97: * white 4, red 3, yellow 3 6 6 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 3, 0, 0, 0, 0, 0)} (all) reveals
   = a2c4f6e99da2bd90 9fd2c71cb1b3121b
98: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = f8f445aa75945d4f 4e3e62c2a55123a3
99: * white 5, red 2, yellow 2 3 5 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 376bba3dbf1f9aa7 8588ecf4809e11d4
100: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = 6d4ca8822429cef0 b70e0979590138c8
101: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 1} (all)
   = 9ab226ff45ae14d4 8236050ddf6daed6
102: 2 ascend red
   = d9ae374cbadda220 73361674fee7c121
103: 2 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 26} (all)
   = 5b67cb964122009c cb88614dc5dd17a1
104: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = c5821afb0a5527b5 34db8bff561ddb0b
105: * white 6, yellow 2 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = a318eb80c896cfcf f54dda2a8b858b0e
106: 1 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = d6cdd5b272d12591 2a3dcb0777c250b3
107: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 27} (all)
   = ff726ec9ee4322b9 b18a008bfdb7d804
108: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = ec189b3e61307500 09472c5cf0b973dd
109: * white 2, red 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 11bc8998cb9dbe81 c3220f823ab4ec9a
110: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   = a794f9017cb8b1ad a26c71446fbba42d
111: 2 discard marigold
   DIE-T14 discarded {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 28} (all)
   = 50a2cbfda7eeb401 299efca8da9f2da0
112: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 3} (all)
   = 1152a87dac2c6d2c 8bccb0e0e1309ac0
113: * white 1, yellow 2 4
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 29} (all)
   = 4af77271b3328770 492b96c37e2aaedd
114: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 991cd10d62dedffe 5f17225f11094ced
115: 2 done
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 30} (all)
   = 1941c903dff94288 1c28785571543cfd
116: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = d2b63e21d3c61c21 9e73d00693215fff
117: * white 1, yellow 5 5
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = be2304147105b37d 0f8bd0ee6f73a8dc
118: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 31} (all)
   = 7b4ab67bf2c3ac33 7ad38f87682cc963
119: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 746cf4a98fae8d45 238ae3afc0f32553
120: * white 2, red 3
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 5dc7e6e8ca53fd6f b1ee91319a36af24
121: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 2} (all)
   = 89e6fcbf4224613c 6928a4b2b6b204da
122: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = dfe7c54f5cdcbab1 ff717ec38f301550
123: * yellow 3 4 5, yellow-power 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 32} (all)
   = eb5f1aacf47d72fb 9073ee516e771274
124: 1 marigold prepared soul
   DIE-T7 marigold {'seat': 0} (all)
   DIE-T7 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 3cd7e885202ff637 5f0ff1eb39048097
125: 1 remove yellow
   DIE-T7 removed {'seat': 2, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 218fed4c09a8cfaf 9347e337b69eb32a
126: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 9077f497ab636e10 4b125e5d269ef2b2
127: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 411e440618aad12a 79906bb058a840a1
128: * white 4 6, yellow 2 2, yellow-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 33} (all)
   = c7a9d91813ec8029 933d59acb9b55d81
129: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 437cd248b9d58bff d671767a5134cbe5
130: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 21f4fca34e5a5088 66493d92076394f4
131: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 38df3698fb0f68f4 7ba5af7180e69d1b
132: * white 1 3 3, white-power 6, yellow-power 1 skull
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = 3710831123db4fc1 5fff5b8434d152eb
133: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = b641bb3223d39c8e fafdac0638f6131c
134: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = b041b1bb91a5e87d c58907ebf7c8eaf4
135: 1 done
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 35} (all)
   = d3312397adeec56c 27f02c910e3ceedf
136: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 3dc60e3bdce1a934 d8b81298ede87271
137: * white 1, yellow 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 1edfeb2a27514bb4 b68bdc13e37671a8
138: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = 6119ea2ae3f06e85 58d1a1118faa0b45
139: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 36} (all)
   = a6b322c74bd1d7d5 b3cf73d1c5c321c5
140: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 163d19b9a4ebb4a1 6c898765ddda294a
141: * white 2 4 6, white-power skull, yellow-power skull 5
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   = bde7b6b36892c0b0 10b8122a7ee838f3
142: 1 skull 3
   DIE-P2 declared {'seat': 0, 'value': 3} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 27d98b71255ee3b6 a3c8a5389a880132
143: 1 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 8, 'space': 3} (all)
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 2} (all) reveals
   = dd90fac3d35ebce7 9c2ca5e6c2013c63
1 place 2 points 1; 2 place 2 points 5
