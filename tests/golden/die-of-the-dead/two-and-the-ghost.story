   = 79e77f9089fa4364 bd3f97544fdf4411
1: * white 3 6, red 2 5
   DIE-S6 rolled-for-start {'totals': (9, 7)} (all) reveals
   DIE-S6 begins {'seat': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 1} (all)
   = 8aa95c0c0aec65f8 65b2b5766c5da4b9
2: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 3d2f49ea25142156 b6ab2bdc318d07a1
3: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 83f9cc6506826741 27c042b5bc05628b
4: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = b8ba7b8d104383b2 2e5c5a61f4fab99e
5: * white 1, red 1
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = 190d7118c8360b14 480867acec3d6cae
6: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 3b0241a6e246b964 dae987eec31da304
7: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 455c06169caca6bd e022c54c618086d4
8: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 3} (all)
   = ccbdf0030a00c80f 15e7e4b703762b63
9: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 932558a2a96a4583 8349161cc8855ae9
10: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = c313944244fdf00f b0cef6c1e72802ea
11: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 2ff828eb9d8168af 400155d13992fda9
12: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 40ed7a6424457c95 f54088eae3d4eb9d
13: * white 5 5 6, red 3 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = baf40c8cb7755896 0376b1bcfeb91d65
14: * white 5 6 6, red 4 5, yellow 2 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 4} (all)
   = d7f2f1501459a3d1 6703604e0f7bccc2
15: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = e91eb4f971fee7bb 909cfb42d3a9ea49
16: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 09d9c23297aa1ed1 24a08c3d3abaa135
17: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 3d68ec30c30a423b 92d9a5506726be59
18: * white 5, red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = cd177adef0636af5 f493bc884e4524c9
19: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = c257ecbf89b63d1a 9331ed95f008fe1c
20: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 1fbfb07fc2e17299 d652ba92779751be
21: * white 4 5 5 6, red 5 5, yellow 2 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = 6cd8c9b71a3f181f cb3fd692f21fab93
22: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = e37107957e212a0d dae25910230b3a6f
23: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = a66a34a5da23489e 7576f94563a6ec5f
24: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 95195ee094f09063 95a5cc07ece4c1d1
25: * white 2 2 3 4, red 1 2 4 5, yellow 2 3
   DIE-C2 shook {'position': 0, 'roll': (0, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = a59cad555178c06b f3695148472b0300
26: * yellow 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = 6ab5e493e02c9b47 0981fb9012cbac52
27: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = e1fc77d5d603fdb0 5b59a4d6b03d64ff
28: * white 1, red 5
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = a82c2cd8c8c4459e c4da5d751a11e429
29: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = ff588f4933c01f76 b98d605be9932003
30: 1 ascend white
   = f6a85a4f497f776c 1974d0f00ea5bd90
31: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = 2355ac7f7cd4b561 c34b3e00437a9fc2
32: 1 pass
   = 8d69363d8564447c 79faa06c92c79f17
33: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 43fd9306cc8a9408 28457ca4994e2817
34: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = d7bb2bda258ffd37 af05169c0263a309
35: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 19513830fd45fe9e ead48aae46eab578
36: * white 2 3 4 6, red 3 3 3 4, yellow 2 3
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = c2b8663eafd5fe62 e97cb176c17ddf9e
37: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 8d037be500eda1af 55c0c3f04904e413
38: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 75ca0992a25d383a 7147da5edea11a49
39: * white 4, red 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 3} (all)
   = eea65ae37017d701 3aad58744a8f731b
40: 1 ascend white
   = 1f6afc9bcb5998cd 5587ee1479a65eec
41: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 092d31b70bccaeb6 20dd2ff71c14988a
42: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 736a5f9acded0f2f 1e0d89c56cdfd785
43: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = fe7158c16d77151e 8d91cf37cb3506ca
44: * yellow 1 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (4, 0, 4, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = 6130d1009c7c5aab a3bbdb7bc8f2640d
45: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = e636cff410c74ef0 a3af13c3d3b30287
46: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 38b00c6a6c0c7202 100270b6c2c7a389
47: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 2f835294390228fe 3a9e82c51194238b
48: * white 1 3 4 5, red 1 3 3 4 5 6, yellow 5 6
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 2, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 11} (all)
   = 157f6ebfc78947fe a52e3e5627d631d9
49: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 0, 0, 0, 2, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = de3656e829c38218 5ca0789d1f9b1c97
50: 1 remove yellow
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = fc4a6378dbe3dc27 0dbb386d3b630995
51: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 0f319286b2688d94 bd25913968f8e91d
52: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 70573a1576a8e018 07cee291896b757c
53: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = d6f8bfa1d9d851f2 786ed25400ee8344
54: * white 2 4 4 5, red 2 3 4 5 5 5, yellow 5 6
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 12} (all)
   = a9ad0031753365cc 3564002e64171cf0
55: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 9faab3418a2b9a3d 5e93acf05305b362
56: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = abc54cf535cd504a 9a8abd7285fb4795
57: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = ace11ed46448cf2a f1aa45ca2e89e02a
58: * white 2 2 4 5, red 2 3 4 6 6 6, yellow 1 5
   DIE-C2 shook {'position': 1, 'roll': (0, 2, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 3, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = e3065e75ccd31237 10e4f2534e2b0466
59: * yellow 1 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = 2cc6dd9f9838afb3 253f12974fdfa331
60: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 3e291697b30cd71b 093adf5f25d96760
61: * white 1 3 5 6, red 1 2 3 4 4 5, yellow 2 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = d8560809214e3ff3 c65573273ca51681
62: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 66536b5c4d16eb32 1e7ec6506dcce502
63: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = c56fcb26eecfda14 25a9bb7a8722a379
64: 1 ascend white
   = fe8d156666ab6d70 b00de22a478f94ba
65: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = 96511b5df08aae83 25c26456be28ecfe
66: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 388532cedbc0337b 123a14403f844654
67: * white 2, red 1 1 2 3 4 5, yellow 1 1
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 3a7b4381f22e7548 82de9f95a50a0eda
68: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = a21e012012b1c49c 696f20da2f3edd7b
69: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   = 32b0316a47ee356d 634dcceb593cbb67
70: 2 ascend red
   = 882dde8294381511 2724853e244b85cd
71: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 4} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 15} (all)
   = 3a62e1617892b67e 71b98247fd3139e2
72: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 0, 0, 0, 2, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 1d5c974f18a130d2 f1963bb7a308f7a8
73: 1 remove yellow
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = 44fe202d48f14611 1b58090ed2125d19
74: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = acbce03b1ce74a5b 631ccfd43e7ffbf0
75: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = af4480ce911d154b 60c3e7837a75da5c
76: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = a269dc2d04d05326 1dffcc99daeba14f
77: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = f0c6340d2d40bce4 1aa6769033bf037e
78: * white 1 3 4, yellow 1
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 460a86281f7528c6 7a4ec22511ef524d
79: 2 pass
   DIE-C11 moved {'opened': (1, 0, 3, 0, 2, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 80d1dd0fc12b3cc0 0282f909f7ef1341
80: * white 1, red 3 4 6, yellow 1 2 2 3
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 3a0087df2eb0462e dec0ca4bd9c665a7
81: 2 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 16} (all)
   = bda42cf3344fd01a 22a0e29a3796520a
82: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 455e25256f1f7053 15cb9ad6da5822ea
83: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 14035a7334390edb 221325a277ea0d1a
84: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = b8524503293b1b46 2bd0242e7ca2e585
85: * red 4 6, yellow 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 860799f18723ece6 1968d7f642b293d4
86: 2 pass
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 17} (all)
   = c551e8e23cd1286c 7ff9d70b54295fd3
87: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = bbef0306037dbec5 4db96ba20009e94a
88: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 0} (all)
   = fffa5f153690cdc7 a70b1485f2240b1c
89: * white 5, red 1 4 6, yellow 1 3 4 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ccf2e56bd9db5f5e 9c60b87f83890d94
90: 2 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 2, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 18} (all)
   = ecf2b2710b49e558 b3cc0d832820e950
91: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 0} (all)
   = edd98b8c550bdf58 c3dc0853b020c038
92: * red 2 5, yellow 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 5bfc848eda95aa7b 10dbc27158e06025
93: 2 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 19a9737e26a23bdb fd8a0895ea18831a
94: * yellow 2 4 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = a247be597a073dfd dbb7b33b7441b631
95: 2 pass
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = 07d5ed36d1dffb2d 3062f1c2156d3f3a
96: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 30690495565c9c44 b1e31a20c85d4d1a
97: * white 1 3 6, yellow 1
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 98b571ecb334b39e 0f0de33446b2ca8b
98: 2 pass
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 17ae8443ea24a753 97a87fa3697b85e8
99: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 0} (all)
   = 162c42a8c66a25c5 d112ef6a1698e8ee
100: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 2} (all)
   = 9e7beb005f08efde ce8261d6054d2ddc
101: 1 ascend white
   = 5c18b06026941ecb 053db738086abd32
102: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = 81326bf47a6c2569 7bda8ae4bde5d67d
103: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 0} (all)
   = f6370e38ca98d7da db6f3f07de7cc1dc
104: * red 2 6, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 53936edd6c02be03 70455ae9f6958779
105: 2 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 21} (all)
   = 7fd41efe38d5ade3 81f0c4dc8bc7a2fc
106: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 927abb7cc36cee0b de8ed0ba0250567d
107: * white 3, red 2 3 5, yellow 1 3 4 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 287d8f0ea8f505c7 15deae9b882ee059
108: 2 pass
   = e95e118de2b78015 92d5c2e7eadb413f
109: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = ec680e06696462d1 8a77989f04ccd5e7
110: * yellow 1 2 3 4, yellow-power skull 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   = 4bfa0aea921f2a68 2f4b11b9032b37a3
111: 2 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 22} (all)
   = 91d8c44610a6a1b2 1070bb3186567d94
112: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = f3f9f5d9edc989d4 8201e513dddb4eed
113: * white 2, red 1 2 5, yellow 3 3 4 6
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = e0eaac2f78257937 0c43099caeaa9806
114: 2 pass
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = fc61048360236c39 068194f3cd56c05e
115: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = 432849c761fe67e3 5c759eb4c148c4f7
116: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = 586d55b0545c4f82 0975ffe4823076b7
117: 2 ascend red
   = 27b83e962fbe56c2 315b0b7d736d9923
118: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 23} (all)
   = 2961b9adfb267640 846b9cb6f86e4047
119: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 0, 2, 0, 1, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 40f3af6905740972 bf4858179965d43b
120: 1 remove red
   DIE-T4 removed {'seat': 1, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = d3c076b2898dcf03 06d0af050d0af81c
121: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 98d361587ce8f014 57849e8605d597ff
122: * white 3, red 5 5, yellow 2 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 78faeed74c73a655 ed2fcf908aba779f
123: 2 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 8b39bc23fba7fb96 762738492a3c14a3
124: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = 03d78e0209c1990a e17ede81acb3a553
125: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 0} (all)
   = a5ed5f7c2aeb0bac 7225837dba5cee8c
126: 1 ascend white
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = 25d4f6094114bf74 bab1d31c0fc50c0b
1 place 1 points 9; 2 place 2 points 8
