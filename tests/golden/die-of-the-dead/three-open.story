   = 6a0b07c6e29c7b87 a30fc8236cb737aa
1: * white 4 4, red 2 5, yellow 3 5
   DIE-S6 rolled-for-start {'totals': (8, 7, 8)} (all) reveals
   = 2c28a34a7a5e40bf e76838bdae3c8eb1
2: * white 1 5, yellow 2 4
   DIE-S6 rolled-for-start {'totals': (6, 0, 6)} (all) reveals
   = 2c28a34a7a5e40bf e76838bdae3c8eb1
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
   = 4e1b2c531cde649e ca942032624fc46e
4: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 80fbe23bd42e9782 087078a05d4cf823
5: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = bf2f92276948c5d1 95983ed104a4afbe
6: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 4bb232509ba3ab4b e3a87e034cd2c2fc
7: * white 6, red 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = d3c723e8bcdd0e89 cde5e15c106b9c20
8: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 7aa9acc88d353e06 112e01d1822f2344
9: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 3} (all)
   = c705bcb02a4ef9e1 cbf3cb834ffb63aa
10: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 873c0f55b33b114e bd45db0c43690351
11: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = b983ee9be3223655 9814b54a9cfdfa11
12: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 8d0671e656172c74 d3a83c1e6b5c3a32
13: * white 1, red 4
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   = 0301f059e1d073ef d6b28a3d9638bb44
14: 2 prepare soul
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = a4c0fbcd4a600f8f 35785592dd8a9f05
15: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = b4697767b8e9694e 46d1266ee668a590
16: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 7b92fa5f5eb9e448 44ea174509b4a81b
17: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 8c356d7bb64b6439 332529650bd12877
18: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = 7719cea513360484 650e337daa1f81cf
19: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = b91e24f5f5d05dae 4936a85e9b1a811d
20: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 267643125e6363c1 f0ea93f11841762c
21: * white 4 5 5, red 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 6} (all)
   = 8aa6d521d583dc8d 60d43b7aa78a474e
22: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 11f9979cc84f318a 1a5685bceda7cc93
23: * yellow 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 9f07ca7061b2b376 be74ebffb202f2a1
24: 3 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 0} (all)
   = 72b895d02c1dad99 e992344cb8441b8a
25: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = b85af82aa74065d9 f6e0dd5db0839e0f
26: 3 pass
   = 78305ff1a1bb6b6a babce461c2ce79a7
27: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 4b161db40ed2f3d5 baf2757ae522f02b
28: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 92def884eeec6a24 6fafdee091e44775
29: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = e404b0f2768706a1 f17eef5dd941b4a0
30: * white 3, red 6, yellow 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   = 6a0b046391940f0d c7d41345e1360e02
31: 2 prepare power
   DIE-C3 prepared {'seat': 1, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = d088d06bcb453343 2f8207badcbbd671
32: 3 pass
   = 29940d540a37e2ec f34dd4ab791a1716
33: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 171de2bdf0f7f86c 61d45b6ef8ff2fcf
34: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = ae9845d1daf66967 e724d3399cb90ab8
35: * white 1 4 4, red 2 6
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 9} (all)
   = 656fac638e79f9e9 a0595d9d3e55318f
36: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   = 0fea6c33e71e0875 ac717a9dcbccc25d
37: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 134af80ba30e39e6 2d4b768ca4757856
38: * white 3, red 3, yellow 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1, 2), 'position': 3} (all)
   = d6417cbde3cd0b39 d70bd380c01415f9
39: 3 ascend yellow
   = 1d7a7bf1b732178b d0fd7c2c87c2b72f
40: 3 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 1} (all)
   = 77baac63c7611fe1 7c52f90d64d301f6
41: 3 ascend red
   = 12697c2697897a19 45795da46e13e98c
42: 3 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 9c1b3fa1c267a2ae 357847c3cb3c901e
43: 3 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = 44b5015305c5af2c 87eb4ec490bad567
44: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = e80b312a6c797b44 c6630737b90c0ae8
45: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = 08e2dab201fb322b 9552f53ce38794c7
46: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 38850dfeaa32ae67 f6ec1bfbb49e220b
47: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 5d0270c2b12b68cb 1dd173141b984f4c
48: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = cb6e23d92eeb1644 14efc70ebcabc067
49: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 4e68d694beba8d96 1d9026df7c0572b1
50: * white 2 2 3 5, red 6
   DIE-C2 shook {'position': 0, 'roll': (0, 2, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = 39a0b65fba531fad 14b3de1c48c0c8e5
51: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = a08c0874d9c73796 94f19a6645ae8eb4
52: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 12} (all)
   = 47c3dac57d9feee4 7330391b1ad8b0b6
53: 3 marigold free soul
   DIE-T7 marigold {'seat': 2} (all)
   DIE-T7 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 08d2a6c27a2a68d6 331dff874ca70b04
54: 3 remove white
   DIE-T7 removed {'seat': 0, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 302c1d2dbaffca63 21e286252561ab13
55: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 20746d33a38a92eb 2056d7ed1f97ed36
56: * white 1 2 5, red 4 6
   DIE-C2 shook {'position': 2, 'roll': (1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4cfa945fba41b43c 7de280ccb34e3ee9
57: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = 825c74cbfab95092 bf2972044cc9f138
58: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 0a8d76b032ccf597 23d7288bf8a91b08
59: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 6f7a5c3fb0b23402 ec8fd9199bae54b4
60: * white 4 5 6 6, red 6, yellow 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = 5c7696dad53fb246 d2d876823382e5f6
61: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 5} (all)
   DIE-2 turn {'seat': 2, 'number': 15} (all)
   = 1c47ee0a014ebe60 b75176eb5dd15f0d
62: 3 marigold free soul
   DIE-T7 marigold {'seat': 2} (all)
   DIE-T7 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 2f7e39d66affb197 b5643265b49278b1
63: 3 remove white
   DIE-T7 removed {'seat': 0, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 12a7429a27074e07 74030fd4c608f87a
64: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 50191f432d795045 42fae9ccf11c7656
65: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = f67878d9994da003 af7d8982a1d1a07c
66: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 59562a9c4c48ca6b 4817ecd56d1bada8
67: * white 2 3 5, red 4, yellow 1 3 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 16} (all)
   = 5e1e2e297b5a55b7 8df49f99cf2ef232
68: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 289dc4aaf4b218d2 431faa3bde83b3ff
69: * white 1 6 6, red 1 6
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 3759c0fb9bbca33d 9b652c0a2e8b9cf4
70: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = ce5517b82887ee27 a3187873cf248b23
71: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   = 532f136b94a97250 948f1357638f4986
72: 1 ascend white
   = 335a53147c3beb03 4aedd2e72ba838a6
73: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 17} (all)
   = 03888c5c0950068d ae29fa910f6c3633
74: 1 pass
   = 2ef38577b41f7de7 60f208df4dab185d
75: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 585da3218ca955da e374f3663695bbd7
76: * red 4 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = a8dba0f569c1444c 75dd086756679294
77: 2 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 5} (all)
   = a371121d96b61360 528d0ee350e4f24e
78: 2 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = cfb832883a408744 f9daabe27bf01b49
79: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 18} (all)
   = f50d670af630d37d 8e69c4bf7a8fa4d9
80: 1 pass
   = a1cfb5192f36a0f7 62fc19cea01e3e46
81: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = d9d0c5926545c82c 40f204b52eff7917
82: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = d217e79aaaadca5f 7889ac7ca6f17c06
83: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = ae3a8dda07cdcc1f 46afe0949f5aaa1a
84: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 8615c40417c10a72 44589fced4723625
85: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 8f3e98a3846ba884 2477c0d5ed6aac46
86: * white 3 4 6, red 1, yellow 2 2 2 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = abb539ce141227cf 7ba269bc4fea8861
87: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = f718a9a2cf99e4cb 06bd77990f4706e7
88: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 2} (all)
   = c25762bb892717fd 1dc4b9a76949e9f2
89: 1 ascend white
   = cf02b390f99c2c37 084a5910bd9f2f72
90: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = e2f91f783e0638d4 e9d34ddcb9b1a5d1
91: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = ac84e23275a4e768 72a47b12c2011a41
92: * red 6, yellow 1 3 5 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 3653840fc127d8c7 c45ca5f1bf355bbd
93: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 62279fdcf7e0fe61 68a823da1a5122c3
94: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = c2d17faf0a893539 50c51e1ea491ff7a
95: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = 17b9f6d12f699518 02f6f57daf2042f6
96: 2 ascend red
   = 611e230dfd3fadbc dd4bca05466c1c4c
97: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 21} (all)
   = 8bdd5555c9c32c74 4ef3f05bf3683626
98: 2 pass
   = 33faa69fa7ca62d7 5943fc95a11c0ac3
99: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = c9d4d0c98a67d5ae 983a41d3d84d21d4
100: * yellow 1 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 4b6c615ace1acf2b 61d86e4a5c696ed1
101: 3 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 0} (all)
   = 38044db9dc52cfff e6b811cd540671ac
102: 3 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 3} (all)
   = ccaee7f1279b7c87 9e8d41f425f73f90
103: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 22} (all)
   = bcbcb755e17561e5 ae32c9c4613f1165
104: 1 pass
   = 9a50fc651864f682 2b70483eaf99dbb2
105: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 435bdb875e980c36 b11200656234e2f2
106: 1 pass
   = f45b9f8ab58fca02 dcc19e7fbcf86cb6
107: 3 pass
   = 0298df8d068d8ebd 70cd6f4ca6f2477d
108: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 4e32e17dab36d4b6 0914386bbc5a5bd8
109: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = f2331cd93e1dbbe3 2fecff1421042602
110: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 23} (all)
   = 3c2974c57eb49623 70b1283a14f4a79c
111: 3 pass
   = 8c27cd6287e0c91a 108e9f4887f12a91
112: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 45393b9e1646ac7a 07a32b8d493b29e2
113: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 24} (all)
   = 4724825489546b88 ec3ae877c9291bb5
114: 3 pass
   = 1a49a19b57041ce2 9231d2cbc957b727
115: 2 pass
   = 7c8ff2def7af7e29 0945737ad7fc1613
116: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = e365653c7fdfa3bb b15a71a952e5b7fa
117: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 62f6123fdf1cf03f b6b31faa0b3a9d71
118: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 12261a34b97f3815 3cf4b20360e3b0e8
119: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = 3ad55ea42a0fcdc4 6cabf6a514eea5a5
120: 1 marigold free soul
   DIE-T7 marigold {'seat': 0} (all)
   DIE-T7 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = b071c18eba053a1f c2c0043273893f84
121: 1 remove yellow-power
   DIE-T7 removed {'seat': 2, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = 96136225738782a3 20ca43ff4f96f873
122: 2 pass
   = f9b481f678386db2 4df9642c9b2a4802
123: 3 pass
   = 9881dc565c44f844 1e0fb4b128dd737a
124: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 381cda9860cac8e0 f90d0199c487f1d5
125: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = f0c65330a8a9a799 290413ddfc1b7a18
126: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 05d65904f98ab819 c9622bb9353f7fc6
127: * white 2 4 6, yellow 6, yellow-power 6
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = e98ef4a09491a33e ac2b3d41eb54e4d2
128: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = a1be2407c64fb620 d0bf3ef6c9e07cb3
129: 3 pass
   = 774fad2209302741 d41c201ff4ebfcfa
130: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 2318e81fbf25c59d c0c871e80e800ac7
131: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 9a510cfa48affcff 3a757cc63e7285b8
132: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 3f366dd98379b686 c3c4f7e8a8fccc56
133: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = 4aead4e93c28aa20 81cbc93cbe0164fd
134: 3 pass
   = 85a6bbbf247ed425 6ae83a93613ffccf
135: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 7d9f3857f54e834d 083e0b94a24678d1
136: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = b1a8751d63d2c018 ff95ad5bbc2b0a06
137: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = d34898ec4ab02407 096b53694ac84989
138: * white 3 4 5, yellow 2, yellow-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 28} (all)
   = a82111731dfdbacc 8394cabc90997585
139: 3 pass
   = d1da01241183b6d5 17d7bed98ee04a81
140: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 56ef969569a7c2da 5f17a2c7b4574253
141: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 29} (all)
   = 76993759f09c308e 4019e556ef8c1db4
142: 3 pass
   = 0480e3dfe3127fc7 0a7f499e3da52cf4
143: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 62c898f59475d9d0 a166bd3aa92f9fae
144: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 30} (all)
   = 83a827cece2551e4 15346022b7018226
145: 3 pass
   = 28d6e175ebacd1f8 9c09e8b953c83461
146: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = b3265e7385a04b16 3aa83f9bc8253a0c
147: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 7f83ef3c1c997536 f7260bc16ea7c1d9
148: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = c1f48f2f929ba456 03d4316deba15434
149: * red 4 5, red-power 2, yellow-power 2 skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0)} (all) reveals
   = 5aae8963cd01ba0f 5c3999875c5f335c
150: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 31} (all)
   = ac79cf41979b56eb 73e46d77a4f74caf
151: 3 pass
   = acb25b7afb9afd82 f96126e2c3501fc3
152: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 7e539fc2cd1e7137 31e12af548f51f18
153: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 32} (all)
   = f8647bb850d03a2b d1a6a2461835d42d
154: 2 pass
   = 3e0017cfd01df0b7 2a53734750d43874
155: 3 pass
   = 2f3125bd4793ff0d 949fd4b61017f7ea
156: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 3cc87bd9d67bebc4 59fd2b85d5849da4
157: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 33} (all)
   = 0b251949d7ad160e 7313ec19b7f3381f
158: 3 pass
   = 452d4eb3bc7c17a0 969ccfaa1b3ff91d
159: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = d7d5dd01d51dc980 d27fda8edbdc57d8
160: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 6e435176f8c4f06f 25364499a86b623c
161: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 12fd7238b174d85c 685dda3156ee9020
162: * red 2 2, red-power 1, yellow-power 2 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = b0d3699535a32ebe 35d10c677e8afab7
163: 3 pass
   = caf561d66d726434 ff1a92f9726e2057
164: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = ceee628db8f8a39f 687d6bf2f4cec5c0
165: * white 5 6 6, yellow 5, yellow-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   = e7c59d2b56cdeb53 f78db20198a4122d
166: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 14b287d588ca7573 3f919544b4b48b84
167: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = 7624dd60f736a7bc 4de5c05be476fec9
1 place 1 points 9; 2 place 3 points 4; 3 place 2 points 6
