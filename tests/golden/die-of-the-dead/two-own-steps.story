   DIE-S11 begins {'seat': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 1, 'kind': 0} (all)
   DIE-A2 gained-power {'seat': 0} (all)
   = 4134bab8bf0a2d83 15937627a8cf63fb
1: 2 take candle
   DIE-A2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 1} (all)
   = 2ddd8db7f0afad6a 32ee72b467c78063
2: 2 pass
   = f4df7a2e802dbe4f b49aeb5d7ec3c22a
3: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 0b37e68f8dee5405 c98e97ca55a6f0b4
4: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 223e2a809d56eafe 52ddebde2bd39179
5: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 105b944e0c6ff151 a4401e704cccbbce
6: * blue 2, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = 519d9d0d8b400992 907af796ae7b5ad5
7: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = aba2a9333165087f 1bf6b141b51e71a8
8: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = a95d2f717437c9a9 a3a91db6c73166e1
9: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 5851ce4216d6e129 110591ca8da8dd43
10: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 3} (all)
   = fa81684096001914 bebe5e1d0676d173
11: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = ac2a3e049601e687 53a56b6801f70b85
12: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 343273a50b088f91 92340f93000997ca
13: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 02f716b9a9c550df 0dd3398b4b622b9b
14: * blue 2, blue-power skull, black 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8c3eb0f112e30497 08cb2e71d3b23b2b
15: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (2, 0), 'into': 0} (all)
   = b15afa0e0e5a4cf5 51fd43b366ad03f8
16: * blue 2, blue-power skull, black 5 6, white 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 899cf3350715b09a 381d52ca8cddb119
17: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 4} (all)
   = 763436d7e886926f 6c70a2bddb7ea59b
18: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 22479c470463fe3b 0ec71ad5f16cd2b8
19: 2 done
   = 27e56a3be3e8a90c 386b806e1a6b9028
20: * blue 2, black 3
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = f7c37eeeaafbd15a 2d38f9bd79bf8b29
21: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 0d51118842621268 6b82743a04ad2f99
22: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = f7389db842c9cff0 16a2d182b3b60293
23: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 787ca3d2ea026ba7 c251723452fc5c3e
24: * blue 6, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = f5785904354d16f8 7947a1f7c45647c9
25: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 9ff530a2bf56cf98 80476b831820a1b4
26: * blue 3, black 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 138eb530d0c2f501 a78df1e5f3cc9da7
27: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (2, 0), 'into': 0} (all)
   = 3b5f6a6fc7c4d671 f19e30f41cf4554e
28: * blue 3, blue-power skull, black 2 5, white 1 1 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = f35dcf16d2b89766 f48588bb3cc904c3
29: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = da2a7bb457ca4303 04f69bb43dbaa14a
30: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 3876ac1afc095646 a4079db24cf35a88
31: * blue 4, black 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 8b3328e4ba4ac5a2 2b16aaddcfbd7a3c
32: 1 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   DIE-Q3 gained-power {'seat': 0} (all)
   = 1d9bcdf7c45929d0 8c5b1b09f30c22af
33: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = 74dce8154239df8d 7f2d5669bea07112
34: 2 marigold casket 4
   DIE-T4 looked {'seat': 1, 'position': 3, 'found': (1, 0, 1, 0, 0, 0)} (only (1,)) reveals
   DIE-T4 looked {'seat': 1, 'position': 3} (but (1,))
   = d2328676b0155b69 7ff43de07426bbde
35: 2 done
   DIE-T4 nothing-removed {'seat': 1, 'position': 3} (all) reveals
   = 09c2e872f9dd76eb 60a44b05bfcf3c05
36: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = f5d147880461766f 16a7d4e34917406b
37: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = ff2097886db9fdf7 b84bfe6f912d2c8d
38: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 380e7e0813ecca45 fb3009441d17fd19
39: * blue 4, black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 0e2138adf7fe8e07 3b9c265231f8449b
40: 1 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   = 7d63095669e566b4 8be222e03869caa6
41: 1 ascend blue
   = 6c09c6ce8c50e327 48cdd6416d5f5215
42: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (2, 0), 'into': 0} (all)
   = 4a6d10f6069ca50c 2eebcab0d0920ec4
43: * black 4, white 2 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = ed9df2475cfb63eb 09c1401546f26b42
44: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = a645ddb28cb72bf2 5c60bba783050134
45: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 9baf44495d3ece6e d28dcaff19a42b9f
46: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 4e7a130c97e4c317 c87efde0b8605d73
47: 2 done
   = b757b752e52eda75 3c7b685e2095ea64
48: * black 1 4 5, white 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 11} (all)
   = d5010de7deb3d85c 4461638c07692f95
49: 1 marigold casket 4
   DIE-T4 looked {'seat': 0, 'position': 3, 'found': (1, 1, 2, 0, 4, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 3} (but (0,))
   = 10e261435512f840 319ab9a6a4837f9a
50: 1 remove black
   DIE-T4 removed {'seat': 1, 'souls': (1, 0), 'out_of': 3} (all) reveals
   = 4b0c16cd073d8f37 86001d4ae059f053
51: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 99487d04fcb38b8e 019667aa567e670e
52: * blue 2, blue-power skull, black 6, white 1 2 2 5
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 2a5e795e952e23b5 0bdc0fbdd9e12380
53: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = dccf21d9eaa794ae 26da697aaa97fa08
54: 1 ascend blue
   = b066ebaeb82e2893 3dd8634fa63f741d
55: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 6fa5feffb4b069c4 169fe2107d0e7cd8
56: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = fbf50c6b78d42398 3cf23ca294d32577
57: 1 power soul
   = 3890a92cad5d71e0 c099968020dbd90f
58: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 12} (all)
   = 70d5e099498ba1a6 d9c67f9fb43dae72
59: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 933ed7000d88f757 a0b2df2eba4781c7
60: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (2, 0), 'into': 0} (all)
   = c160b83762fe7171 0f44ec098d572693
61: * black 5, white 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = d930f293231a3949 a3a348a55438c73e
62: 1 marigold casket 4
   DIE-T4 looked {'seat': 0, 'position': 3, 'found': (0, 0, 1, 0, 4, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 3} (but (0,))
   = 772bf0f5cca4ecea 962b7a6d47bc3b34
63: 1 remove white
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 3} (all) reveals
   = 27d00b86280ddc19 629de416f4833164
64: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 505ce1fe9dc806cf 07e18d8b328e015f
65: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 8678c0bbd5cd2308 28cab07cfe6f50f1
66: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = a7fdc232613bf7f2 41159c759c81f01a
67: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 810accf84d099f99 d0be676c15f672d2
68: * blue 3 5 5, black 3, white 2 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = cd60ef8ae55179e2 3010b024aae5f9e6
69: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = b3c4a441c8150862 4abdaf95faa44291
70: 2 done
   = da06d7bc4415764f 7c0adba94b961ab9
71: * black 2 2 4, white 2 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 15} (all)
   = 035944438076e4d4 adf6c59e1eb4c774
72: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 5773f2443a1f504a 4f4d1616d2df5f5d
73: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = a8a085ab3fb600a0 7ba5401bd892e1aa
74: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = fa2c3705d7c1e25e dffd80ceac0a1bc5
75: * black 3 5 5, white 1 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 3, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (2, 0), 'into': 0} (all)
   = e0e32b7187c83766 6eb362d92d7a5ebf
76: * black 6, white 2 2 3 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 16} (all)
   = c01cfd3d0e4078ac a7aa2d710d8d98ce
77: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = efe6d595ed06367f b89c8642e4d5c203
78: 2 done
   = c76ed452a7dbe25a b667d935678f3352
79: * black 5, white 2 3 4 4 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 17} (all)
   = 9981e116c2ada7cb bdd58a155890975f
80: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = ba707a92c480b084 4b2d8194e892d556
81: * black 4 6 6, white 3 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 1, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 88c7c7c381209ec9 4f67ae4250b2dff9
82: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 18} (all)
   = 7db433e56c2a8398 a5a52b5716976b60
83: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = bd99702ff539d158 d2a2028bd397b76a
84: 2 done
   = b0db966799a08d2b 82274dd250653cc5
85: * blue 3 3 6, black 5, white 2 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 1), 'into': 0} (all)
   = 5244718ce19848a1 5f306370ea669541
86: * black 3, white 1 2 3 4 4 5, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = e9b2425a723c8ffd 30c3c737909a383b
87: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (3, 0, 1, 0, 2, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = d4af0bd2eae20eb3 c6de43c30d7903fb
88: 1 remove white
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = fa41dda1d25c4e03 ff18d16fb6998ac7
89: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 10d20408628046de 4da73775455eb4a9
90: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 07f51f55d7144312 ce0a9394d5b6f51e
91: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = a8332efdba3f6fdf 7dedb414eaa39716
92: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = 9f18e8bd66fc8407 ea1125e881afb9e2
93: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = c0c640abcb25e94a b46bd111af568515
94: * blue 1 4 5, black 3, white 1
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f4a8a4871d0a77d8 4858ec9deb6c9361
95: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 21} (all)
   = 769d1cd63887b572 4c603f6b0c69b892
96: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = b02e4028e87fedde 02b9a0dc863d2b8b
97: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = b87b56bf7c1e0e91 ea1f01dad0a3014d
98: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = b4b9bb81fdd41d99 0a062d0505d104db
99: 2 pass
   = fcbd2ff98af28972 b65ebac5bcc1781b
100: * black 5, white 1 2 2 2 3 5, white-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 3, 1, 0, 1, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 2, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 1), 'into': 0} (all)
   = e17d30653051709c b05edf26b73fb9c7
101: * black 5, white 3 3 5, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 22} (all)
   = 86105b67dd827c35 7ef7ec8e8971bb0e
102: 2 swap bread
   = 8682c937a7542fec 4c8ecea09c180225
103: 2 take candle
   DIE-K swapped-token {'seat': 1, 'given': 3, 'taken': 0, 'giver': -1} (all)
   = c0c03cff03d021e8 23acf4ef9ed9a652
104: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (3, 0, 1, 0, 1, 0)} (all) reveals
   = 1002c774efb82924 302ca08d73f91558
105: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = d44f5fdac00c7c53 e2850ddf383e0578
106: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = db5fdf717131a409 d02cffe32e96d3cb
107: 2 done
   = 9b52b3e4496f43d5 b7ca75cc699fc120
108: * blue 2 4 4, black 3 5, white 2
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 23} (all)
   = 3ab7aa2ba73ea598 caba5d8bf0f51eab
109: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = cc9a2f2f27e92faf 6eab23a3a6ebf5fd
110: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 033ec77cdb93a444 5677673a101cd9bc
111: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 2cca43665d48a0ad 51ade762bbe751aa
112: * blue 1 1 4 4 6, black 2 5, white 6
   DIE-C2 shook {'position': 0, 'roll': (2, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 1, 0, 6, 1)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 24} (all)
   = d4968d08e0a71f28 e0ac2f85a001bfbd
113: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = bb300ae070491384 8bde2cc8732d32f9
114: 2 done
   = 5e7fcc5ef7f188a8 2ed829cc1290d88b
115: * blue 2 2 5 5 6, black 3 6, white 6
   DIE-C2 shook {'position': 1, 'roll': (0, 2, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = 04d3d4438ce28b02 e3f2ef4afcfafabb
116: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = ee641df586f99c5e fbfc686f78c84482
117: * blue 5, blue-power 1 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = a3bb43d19bbeded9 f7847d4e74720c24
118: 1 ascend blue
   = 14e773219ef8a133 d83f0ab787b84b2a
119: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 31b88df9cf0bfbb3 f076fede10d42d2e
120: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 2} (all)
   = b8b5a2be7ece8952 b5d387de7e242998
121: 1 ascend blue-power
   = 3f5c04d8fb5a36b0 010a6fe74693ccad
122: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = df062a0d4f076721 5f8d6445d88debc2
123: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = e1bfb194ee73ee56 13ab279f63dd259f
124: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = ba856dfa0b539bdf 6471e035123632b4
125: * black 2 6, white 2 2 3 4 4 4, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 3, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 27} (all)
   = 2389206ad12a25d3 c8c8ddfff376781c
126: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 0, 1, 0, 3, 1)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = ff930e6e5ebf2bb7 7f9979d2ae4a9265
127: 1 remove white-power
   DIE-T4 removed {'seat': 2, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = 81675ec03368a7fb 19561e3be162e103
128: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = cd4a3b23ce01a64b a22261b652dc4d84
129: * black 5, white 4 4 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 2, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 2b0efbb7407e5a53 55a054f02ef95dbc
130: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 28} (all)
   = 689279cae89322c6 490e17f561858f84
131: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 0f5683b9c961111f cd7ad76392a97122
132: 2 done
   = 777a7ed77921f608 ee2304754625a3e2
133: * black 1 4, white 1 1 1 4 4 6, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 2, 0, 1, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 1), 'into': 0} (all)
   = c0e54b90e62d821f e45a0cf365f12881
134: * white 4, white-power 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 29} (all)
   = 492ffb0a2a29e16a 375fac527bd4de1c
135: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (5, 0, 2, 0, 1, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 9e0036536e68a191 2b6a045a32d75dca
136: 1 remove black
   DIE-T4 removed {'seat': 1, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = 2ad4297a6f1f6809 897be755412a67c6
137: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = c9b16e88f94e7e3e 2dba80b98dac0897
138: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 0e9e9d813ff2256a ca43bac537435e40
139: * blue 6, white 6, white-power 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 30} (all)
   = 03b0ccd7c91aa71e 6d7d093b4b1d2974
140: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = e14c8feeb6c66964 6c3c77eef5da1f99
141: * blue 2 3 3 3 5, black 3, white 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 0, 'souls': (3, 0), 'out_of': 2} (all) reveals
   = 9ebea4cdda1692f5 d88c977d61dc9bde
142: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 31} (all)
   = daca2f2897795531 023cdfbdfcd40616
143: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 3a04b705cf39beef 3d426dad4c7c0060
144: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = d7f065bdb208b3cf cc960a30e77156db
145: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = c1eb02a2ae8c2975 6cca06f5bca835cd
146: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   = 051ba271437f607f 4cd689a26c9a6693
147: * black 1 2 3, white 1 1 1 1 3 5, white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 1), 'into': 0} (all)
   = 14fa94fe365a4855 2a96a4698d93fe8b
148: * black 3, white 4 5, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 32} (all)
   = 8170f9811e7e7f8d 1961b0bdcec12032
149: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 3f547e673dfbc02c bec9ca941536f747
150: * blue 1 2, black 6, white 1
   DIE-C2 shook {'position': 3, 'roll': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 183969411676d6b1 a6fe3870f8113e06
151: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   DIE-Q3 gained-power {'seat': 1} (all)
   = 1011893e75ba18d2 28f1d6fe6bc0252e
152: 2 move caskets
   DIE-C9 moved {'opened': (2, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 33} (all)
   = 25383616cae68939 445ba4a7e33b6db3
153: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = f5f7535301060276 e6771a380d76a9b3
154: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = b53acfce99faf96e db68e4eb6dcbccdb
155: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = c3b86fdf87bfffbd 1c0067dbdb876d92
156: * blue 3 3 5 6, white 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 2, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 34} (all)
   = 8108044b22bd40fb cc6e4bbdd09686a0
157: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 28f6373a205a3b17 eb02647fc2458edc
158: * black 1 5 6, white 2 2 2 3 5 6, white-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 3, 1, 0, 1, 1, 1, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 26c07ea426160b36 1a028936193cd824
159: 2 ascend white-power
   = cda9df14d5d1635d 74bbe0642d71860b
160: 2 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 1, 'space': 3} (all)
   = 2ad836974b732f39 bd926b2d3c3e3949
161: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = ec232fa4cbca8f23 1216e9ba073c402b
162: 2 ascend black
   = a18e0d18ab49666f 00170b6f9dd5ea2a
163: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 35} (all)
   = f04cd5757ad4476f b5e3452d73ee9233
164: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 1218242c12a5b2e6 7a5c7b34f5e781e1
165: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 8d3c7cf3c50fcb86 1214da2d91d09c36
166: * blue 2 3 3 5 5, white 1
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 2e4cffb79ebcc1e5 87a02fbd3cd7ddfa
167: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = 354c8e453c224c7e e0e336c76ad88b90
168: 2 turn blue 3
   = b79775d5f4f2ac53 a1a6d8e7a9888d77
169: 2 down
   DIE-T9 turned {'seat': 1, 'owner': 0, 'kind': 0, 'value': 3, 'to': 2} (all)
   DIE-C11 moved {'opened': (0, 0, 2, 0, 5, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 36} (all)
   = 477ca7f35d2d9eb1 d219c7fb9cf340a9
170: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = a860a5579a0a7cd5 8252fa980502cce8
171: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 5ec395fd11fd916a af7b644ced82463f
172: 2 done
   = 4ba881ea151a77a6 664bc0ca4775e937
173: * blue 1 2 4 6 6, white 3
   DIE-C2 shook {'position': 1, 'roll': (1, 1, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 1, 1)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 37} (all)
   = 3c39d276b29ec2a0 3d1c37edc01ae40b
174: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 0} (all)
   = f393ad3e2a975fa7 42570d3398725938
175: * black 1 2, white 2 3 3 5 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 2, 1)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 38} (all)
   = 68c87ea5c38ad970 792b2c52c8d858f0
176: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = ba1f1221d1d3cb30 f76a6cf3ec52647f
177: * blue 1 1 1 4 5, white 2
   DIE-C2 shook {'position': 3, 'roll': (3, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 84ec8ea28894ce0a 19b36c8d98f1117a
178: 2 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 2} (all)
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = d656c3393884c4d4 8f32dfddb594e563
1 place 1 points 9; 2 place 2 points 3
