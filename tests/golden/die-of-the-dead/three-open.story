   = 1a64fa9c79645dcc a30fc8236cb737aa
1: * white 4 4, red 2 5, yellow 3 5
   DIE-S6 rolled-for-start {'totals': (8, 7, 8)} (all) reveals
   = 19b1c0d65798c7e1 e76838bdae3c8eb1
2: * white 1 5, yellow 2 4
   DIE-S6 rolled-for-start {'totals': (6, 0, 6)} (all) reveals
   = 19b1c0d65798c7e1 e76838bdae3c8eb1
3: * white 4 6, yellow 1 2
   DIE-S6 rolled-for-start {'totals': (10, 0, 3)} (all) reveals
   DIE-S6 begins {'seat': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 1, 'kind': 0} (all)
   DIE-S8 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 2, 'souls': (1, 0), 'into': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 1} (all)
   = 19d6fd5a91bf7dde ca942032624fc46e
4: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 4f1def9cb6a4de97 087078a05d4cf823
5: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = abb5b048473603da 95983ed104a4afbe
6: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = a351d61eefae3ebf e3a87e034cd2c2fc
7: * white 6, red 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = 2a45554f5b1513ca cde5e15c106b9c20
8: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 6d7012d607c8d64d 112e01d1822f2344
9: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 3} (all)
   = 902051ffb88d54f1 cbf3cb834ffb63aa
10: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = bd0cdb54704c7825 bd45db0c43690351
11: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 78f91f8664c9ed05 9814b54a9cfdfa11
12: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 6e35724c91c83eef d3a83c1e6b5c3a32
13: * white 1, red 4
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   = 4ab0acb2a8351b65 d6b28a3d9638bb44
14: 2 prepare soul
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = ed02373eea3a2d67 35785592dd8a9f05
15: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = f2468fd44cc7dd26 46d1266ee668a590
16: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 2a6fcad474556208 44ea174509b4a81b
17: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 63109057b9204442 332529650bd12877
18: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = 151de5b8cfcf98f7 650e337daa1f81cf
19: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = edc9357d460e7e8f 4936a85e9b1a811d
20: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = fe36e0ba229f0736 f0ea93f11841762c
21: * white 4 5 5, red 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 6} (all)
   = ee1ba8ac45cb8a2d 60d43b7aa78a474e
22: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = f8a3781f423b792b 1a5685bceda7cc93
23: * yellow 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 0aca179848c01e48 be74ebffb202f2a1
24: 3 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 0} (all)
   = 59d5a8a5cd31c80f e992344cb8441b8a
25: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = f7b72ab33807ac2d f6e0dd5db0839e0f
26: 3 pass
   = e6fb1b16866f0ff7 babce461c2ce79a7
27: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = b1925616fbc323b8 baf2757ae522f02b
28: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = d5b7b34de0900ee0 6fafdee091e44775
29: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 74adf8b04b39db52 f17eef5dd941b4a0
30: * white 3, red 6, yellow 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   = 644f496f1ce0e320 c7d41345e1360e02
31: 2 prepare power
   DIE-C3 prepared {'seat': 1, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = f68ffbd4386e1a27 2f8207badcbbd671
32: 3 pass
   = 884c7b3aa195540a f34dd4ab791a1716
33: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 83f50d12159bcd41 61d45b6ef8ff2fcf
34: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = eae2bcb3e8609af0 e724d3399cb90ab8
35: * white 1 4 4, red 2 6
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 9} (all)
   = 5120b1381f88f446 a0595d9d3e55318f
36: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   = 86ece0d7db8480e6 ac717a9dcbccc25d
37: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 5cce3b2e79bc73e1 2d4b768ca4757856
38: * white 3, red 3, yellow 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1, 2), 'position': 3} (all)
   = 07eb5b78ee2d7b48 79f8b7f25fde272c
39: 3 ascend yellow
   = 1c57fc112b237317 d0fd7c2c87c2b72f
40: 3 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 1} (all)
   = fb61889510194ba3 7c52f90d64d301f6
41: 3 ascend red
   = 327baaa505899ef4 45795da46e13e98c
42: 3 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 73e25d09bea98520 357847c3cb3c901e
43: 3 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = 658ff42c1e914486 87eb4ec490bad567
44: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 4f633fc87a90267d c6630737b90c0ae8
45: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = 68e066a2a452fac4 9552f53ce38794c7
46: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = ecfdfc211bc3ca7b f6ec1bfbb49e220b
47: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 97f78978ed98f478 1dd173141b984f4c
48: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 873052cebddee355 14efc70ebcabc067
49: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 33b50ff243054683 1d9026df7c0572b1
50: * white 2 2 3 5, red 6
   DIE-C2 shook {'position': 0, 'roll': (0, 2, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = 7249a91dc29381fd 14b3de1c48c0c8e5
51: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 354376d8961c8192 94f19a6645ae8eb4
52: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 12} (all)
   = cdc2977bba21cb26 7330391b1ad8b0b6
53: 3 marigold free soul
   DIE-T7 marigold {'seat': 2, 'position': 0} (all)
   DIE-T7 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 124eaa3a17e33fbe 331dff874ca70b04
54: 3 remove white
   DIE-T7 removed {'seat': 0, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = eb6f0fd6bf9e4b65 21e286252561ab13
55: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = cae2daaa771fddd1 2056d7ed1f97ed36
56: * white 1 2 5, red 4 6
   DIE-C2 shook {'position': 2, 'roll': (1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d73cd8142bdfeffb 7de280ccb34e3ee9
57: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = 292acb4b4ae21315 bf2972044cc9f138
58: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 8bf9820efa852c9d 23d7288bf8a91b08
59: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 9e03219800aa2671 ec8fd9199bae54b4
60: * white 4 5 6 6, red 6, yellow 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = 811bfc962564fcae d2d876823382e5f6
61: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 5} (all)
   DIE-2 turn {'seat': 2, 'number': 15} (all)
   = a656b976145c459b b75176eb5dd15f0d
62: 3 marigold free soul
   DIE-T7 marigold {'seat': 2, 'position': 0} (all)
   DIE-T7 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 54609ae707658202 b5643265b49278b1
63: 3 remove white
   DIE-T7 removed {'seat': 0, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 71d6418e623f995a 74030fd4c608f87a
64: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 5e532987a731d48a 42fae9ccf11c7656
65: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = b14163abd48ad5c1 af7d8982a1d1a07c
66: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 3766b01bff69684d 4817ecd56d1bada8
67: * white 2 3 5, red 4, yellow 1 3 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 16} (all)
   = d735d73d980f4b62 8df49f99cf2ef232
68: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 29af162464c11abb 431faa3bde83b3ff
69: * white 1 6 6, red 1 6
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 9db195900b3f00a0 9b652c0a2e8b9cf4
70: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = 5cd2dead15edc02e a3187873cf248b23
71: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   = c61c89a47d78068f 948f1357638f4986
72: 1 ascend white
   = 5ccfeae8c408f2aa 4aedd2e72ba838a6
73: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 17} (all)
   = e076682b5acac4e6 ae29fa910f6c3633
74: 1 pass
   = d2b2e18ba3ece38b 60f208df4dab185d
75: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 223acb14d139b5a6 e374f3663695bbd7
76: * red 4 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 6abe758e738e8aa3 75dd086756679294
77: 2 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 5} (all)
   = 8fc81f4faba46fab 528d0ee350e4f24e
78: 2 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = 4474ebfacfd08855 f9daabe27bf01b49
79: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 18} (all)
   = 78a8242654925b5c 8e69c4bf7a8fa4d9
80: 1 pass
   = 782d3beb8e102e95 62fc19cea01e3e46
81: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = cab6c17ba6cd4e0b 40f204b52eff7917
82: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = 1527368beb1a52a2 7889ac7ca6f17c06
83: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = 01715e8d8a059cf7 46afe0949f5aaa1a
84: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 028badf85eae99a9 44589fced4723625
85: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 125acbb9d145076f 2477c0d5ed6aac46
86: * white 3 4 6, red 1, yellow 2 2 2 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 0f05b7a711b52128 7ba269bc4fea8861
87: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 020ab48eb3b6b4ad 06bd77990f4706e7
88: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 2} (all)
   = b91e5a366e0b8872 1dc4b9a76949e9f2
89: 1 ascend white
   = 87bbb07eeb6ae751 084a5910bd9f2f72
90: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = 2ebe32f3e923fa0b e9d34ddcb9b1a5d1
91: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 03a1fe68545e44b9 72a47b12c2011a41
92: * red 6, yellow 1 3 5 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 17b097306115df1c c45ca5f1bf355bbd
93: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = c5d05db900ffecff 68a823da1a5122c3
94: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = fb24650e77a65cb9 50c51e1ea491ff7a
95: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = d50be036c97bdeeb 02f6f57daf2042f6
96: 2 ascend red
   = 211e9f43b892a670 dd4bca05466c1c4c
97: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 21} (all)
   = 64ced5b57ed7ece3 4ef3f05bf3683626
98: 2 pass
   = 2c26ae04e780819f 5943fc95a11c0ac3
99: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = d0456a2f3a8e12cc 983a41d3d84d21d4
100: * yellow 1 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 65d00c5e3a5b31eb 61d86e4a5c696ed1
101: 3 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 0} (all)
   = 6491952e42467a15 e6b811cd540671ac
102: 3 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 3} (all)
   = c06dda159a7c9ab6 9e8d41f425f73f90
103: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 22} (all)
   = 13840b7544af5478 ae32c9c4613f1165
104: 1 pass
   = 60416e4af862c9f8 2b70483eaf99dbb2
105: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 6308d0c9a7f46998 b11200656234e2f2
106: 1 pass
   = 353e29972e0b2724 dcc19e7fbcf86cb6
107: 3 pass
   = a0e9469ba73c4034 70cd6f4ca6f2477d
108: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 3ba509d021c86ee3 0914386bbc5a5bd8
109: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 1e348745f5ac3a50 2fecff1421042602
110: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 23} (all)
   = d202d21036e10ad5 70b1283a14f4a79c
111: 3 pass
   = 9263f9cee00e4d72 108e9f4887f12a91
112: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 541d21be5ced5558 07a32b8d493b29e2
113: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 24} (all)
   = 6194f29db2c5fce2 ec3ae877c9291bb5
114: 3 pass
   = 4d9f64bc5d9204ad 9231d2cbc957b727
115: 2 pass
   = 4a3fe470ef1be113 0945737ad7fc1613
116: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 10d4574d10b32a98 b15a71a952e5b7fa
117: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 2096ea2e7732c5a3 b6b31faa0b3a9d71
118: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 636cf5a4854b7ce7 3cf4b20360e3b0e8
119: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = 3f27b89172a46d86 6cabf6a514eea5a5
120: 1 marigold free soul
   DIE-T7 marigold {'seat': 0, 'position': 0} (all)
   DIE-T7 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 50526f7aaae77975 c2c0043273893f84
121: 1 remove yellow-power
   DIE-T7 removed {'seat': 2, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = 0ae7082cc1ec3f29 20ca43ff4f96f873
122: 2 pass
   = 75f1f20260913cde 4df9642c9b2a4802
123: 3 pass
   = 63e84b7cbfd38f5f 1e0fb4b128dd737a
124: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = fe99c89be0fb8ab3 f90d0199c487f1d5
125: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 14d92f9994642dd2 290413ddfc1b7a18
126: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 3cb8eb84faa3082d c9622bb9353f7fc6
127: * white 2 4 6, yellow 6, yellow-power 6
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = 6d896ad2bfed2d59 ac2b3d41eb54e4d2
128: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = ac6490a71c82b4b4 d0bf3ef6c9e07cb3
129: 3 pass
   = 5b668b421f4831f5 d41c201ff4ebfcfa
130: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 4a1593d04e16135a c0c871e80e800ac7
131: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = d4dba1a08e295934 3a757cc63e7285b8
132: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = f4776028727b8550 c3c4f7e8a8fccc56
133: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = 7a284912a1b60f71 81cbc93cbe0164fd
134: 3 pass
   = becab6b0196647b7 6ae83a93613ffccf
135: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 11f161606f1838a8 083e0b94a24678d1
136: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = 4b1133f734e655b6 ff95ad5bbc2b0a06
137: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = 1a5a2dfdab9cffe4 096b53694ac84989
138: * white 3 4 5, yellow 2, yellow-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 28} (all)
   = 00b8afaf45570d9a 8394cabc90997585
139: 3 pass
   = 08f6e7b4e3613d42 17d7bed98ee04a81
140: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = b415be6a2551774e 5f17a2c7b4574253
141: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 29} (all)
   = 1c3493549a7b7522 4019e556ef8c1db4
142: 3 pass
   = 413ee24001d57818 0a7f499e3da52cf4
143: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = c17ed424d9992c31 a166bd3aa92f9fae
144: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 30} (all)
   = 71fa688843db2697 15346022b7018226
145: 3 pass
   = beecac44905b1010 9c09e8b953c83461
146: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 07a1e27d74b00e0a 3aa83f9bc8253a0c
147: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 3692f20ef3a2fbed f7260bc16ea7c1d9
148: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = c0745098d1c70d40 03d4316deba15434
149: * red 4 5, red-power 2, yellow-power 2 skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0)} (all) reveals
   = e566960fc4e46ab6 5c3999875c5f335c
150: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 31} (all)
   = 79cc1034126a6581 73e46d77a4f74caf
151: 3 pass
   = d7ce639885c393a6 f96126e2c3501fc3
152: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 3b1fa0ec52c0ad8e 31e12af548f51f18
153: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 32} (all)
   = 4f9e8c78a2b8c4ac d1a6a2461835d42d
154: 2 pass
   = b7015d545c714de3 2a53734750d43874
155: 3 pass
   = 5d62ff9c4cfbd79c 949fd4b61017f7ea
156: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 1f43becf78e6bcb6 59fd2b85d5849da4
157: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 33} (all)
   = 5ba7fa297ffd68f2 7313ec19b7f3381f
158: 3 pass
   = c3621413bc895069 969ccfaa1b3ff91d
159: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 8d0591c2b2bb50a5 d27fda8edbdc57d8
160: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = fe8e6f323aeb1b38 25364499a86b623c
161: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 37f3d09ea9c97b89 685dda3156ee9020
162: * red 2 2, red-power 1, yellow-power 2 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = a85101d3f61ada7f 35d10c677e8afab7
163: 3 pass
   = ffc16ebf3410c029 ff1a92f9726e2057
164: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 8e3980293bafb081 687d6bf2f4cec5c0
165: * white 5 6 6, yellow 5, yellow-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 10aebf5cfb8243cb f78db20198a4122d
166: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 1d132b97283df21d 3f919544b4b48b84
167: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = 44f449734561d3db 4de5c05be476fec9
1 place 1 points 9; 2 place 3 points 4; 3 place 2 points 6
