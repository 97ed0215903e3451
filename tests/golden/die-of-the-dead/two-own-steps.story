   DIE-S11 begins {'seat': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 1, 'kind': 0} (all)
   DIE-A2 gained-power {'seat': 0} (all)
   = 6823937f32cf41de 15937627a8cf63fb
1: 2 take candle
   DIE-A2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 1} (all)
   = bb9aa7111c7ce45d 32ee72b467c78063
2: 2 pass
   = 9b3de4edf02718fe b49aeb5d7ec3c22a
3: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = ec90c9a1a62752e0 c98e97ca55a6f0b4
4: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = dd33f58711a0dbd1 52ddebde2bd39179
5: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 45def74c992eaa8f a4401e704cccbbce
6: * blue 2, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = 5a6a741b9437dfa6 907af796ae7b5ad5
7: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = fa27923096d351c3 1bf6b141b51e71a8
8: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 6babac9f3f403ebd a3a91db6c73166e1
9: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = d0e1f65e8489f564 110591ca8da8dd43
10: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 3} (all)
   = 710ecf8caf033b78 bebe5e1d0676d173
11: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 9dc79ceea0d9109b 53a56b6801f70b85
12: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 622e16d670fdb21a 92340f93000997ca
13: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 2f7bac3c33cd36a9 0dd3398b4b622b9b
14: * blue 2, blue-power skull, black 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = aa8327e69b5bc502 08cb2e71d3b23b2b
15: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 029f10d6f70f1d1c 51fd43b366ad03f8
16: * blue 2, blue-power skull, black 5 6, white 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 23c9b6c4fef4088a 381d52ca8cddb119
17: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 4} (all)
   = 102fd3f1311533c8 6c70a2bddb7ea59b
18: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = b37f062dbf4a1b58 0ec71ad5f16cd2b8
19: 2 done
   = 05c7b17ce0f6b14c 386b806e1a6b9028
20: * blue 2, black 3
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = 7dfa2b40b4d4940f 2d38f9bd79bf8b29
21: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 13f76fbfa8df2d65 6b82743a04ad2f99
22: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = e898360ddf2deaff 16a2d182b3b60293
23: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 83a155996c30e8de c251723452fc5c3e
24: * blue 6, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = 38f2e8f921f52725 7947a1f7c45647c9
25: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = cddcbf595649923c 80476b831820a1b4
26: * blue 3, black 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ac376a66a8fe7f6e a78df1e5f3cc9da7
27: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = a166f11a2dca2686 f19e30f41cf4554e
28: * blue 3, blue-power skull, black 2 5, white 1 1 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 4e70042f45ac861f f48588bb3cc904c3
29: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = 1e4e28cdcc6f1a80 04f69bb43dbaa14a
30: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 071767a37a066061 a4079db24cf35a88
31: * blue 4, black 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 6d3247992857fb19 2b16aaddcfbd7a3c
32: 1 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   DIE-Q3 gained-power {'seat': 0} (all)
   = 636ab865c0887c72 8c5b1b09f30c22af
33: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = 84cad4d9e4b8230e 7f2d5669bea07112
34: 2 marigold casket 4
   DIE-T4 looked {'seat': 1, 'position': 3, 'found': (1, 0, 1, 0, 0, 0)} (only (1,)) reveals
   DIE-T4 looked {'seat': 1, 'position': 3} (but (1,))
   = a99e86e957108617 7ff43de07426bbde
35: 2 done
   DIE-T4 nothing-removed {'seat': 1, 'position': 3} (all) reveals
   = 22348d226225f68e 60a44b05bfcf3c05
36: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 9d92a6cf95a4c9b6 16a7d4e34917406b
37: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = cb3847fde65c2589 b84bfe6f912d2c8d
38: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 444b27a6b1867ec9 fb3009441d17fd19
39: * blue 4, black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 436a86c0417af072 3b9c265231f8449b
40: 1 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   = 6bfa64e3bd49c40d 8be222e03869caa6
41: 1 ascend blue
   = b685c649f0118c5d 48cdd6416d5f5215
42: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 10b42ff3315d9c8d 2eebcab0d0920ec4
43: * black 4, white 2 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = adf77eaff99a6ae2 09c1401546f26b42
44: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = ec5d63da0782eb28 5c60bba783050134
45: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 26e67f4fbb68486d d28dcaff19a42b9f
46: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = f253883cf8e63f79 c87efde0b8605d73
47: 2 done
   = 0bfd00bdc9512c42 3c7b685e2095ea64
48: * black 1 4 5, white 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 11} (all)
   = cf090ede8d188bb1 4461638c07692f95
49: 1 marigold casket 4
   DIE-T4 looked {'seat': 0, 'position': 3, 'found': (1, 1, 2, 0, 4, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 3} (but (0,))
   = a4c1f3b907d5d565 319ab9a6a4837f9a
50: 1 remove black
   DIE-T4 removed {'seat': 1, 'souls': (1, 0), 'out_of': 3} (all) reveals
   = bf77ed82b78f92f2 86001d4ae059f053
51: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 986bd18fa3b10a06 019667aa567e670e
52: * blue 2, blue-power skull, black 6, white 1 2 2 5
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 29819de0489354ef 0bdc0fbdd9e12380
53: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = b69b46e172cc3661 1967d9c6aeb5d883
54: 1 ascend blue
   = 02916f914e47fd5b 3dd8634fa63f741d
55: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = f8b4300c954a8763 169fe2107d0e7cd8
56: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = 168830b51728e6ee 3cf23ca294d32577
57: 1 power soul
   = 93e0cd4d5185314f c099968020dbd90f
58: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 12} (all)
   = 8346ab967576b644 d9c67f9fb43dae72
59: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 7c6e5e8fc58aabd9 a0b2df2eba4781c7
60: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 982e60a494104c61 0f44ec098d572693
61: * black 5, white 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = c7c262edad3f69af a3a348a55438c73e
62: 1 marigold casket 4
   DIE-T4 looked {'seat': 0, 'position': 3, 'found': (0, 0, 1, 0, 4, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 3} (but (0,))
   = d2db37db3a3f1a1b 962b7a6d47bc3b34
63: 1 remove white
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 3} (all) reveals
   = 254cc0639818b9bc 629de416f4833164
64: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 8a5c54ffe8d4ccfb 07e18d8b328e015f
65: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 612bacc49e4f5987 28cab07cfe6f50f1
66: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 2dd067fe28bed7ac 41159c759c81f01a
67: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = b08eb554a999d69d d0be676c15f672d2
68: * blue 3 5 5, black 3, white 2 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = ea70cc3df10b081a 3010b024aae5f9e6
69: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = a4912b266cff9ec8 4abdaf95faa44291
70: 2 done
   = e464a7bc9a92b14c 7c0adba94b961ab9
71: * black 2 2 4, white 2 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 15} (all)
   = 8034d41b3c41903b adf6c59e1eb4c774
72: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 39095ebbce71a3ac 4f4d1616d2df5f5d
73: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 0cc7305438804feb 7ba5401bd892e1aa
74: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 6d38318b7b2be4a4 dffd80ceac0a1bc5
75: * black 3 5 5, white 1 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 3, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 1b0cc1b57f98faa4 6eb362d92d7a5ebf
76: * black 6, white 2 2 3 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 16} (all)
   = cdec53336a2f5af8 a7aa2d710d8d98ce
77: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 98d9ee892ee6afec b89c8642e4d5c203
78: 2 done
   = 293a8f7ad63bc8c5 b667d935678f3352
79: * black 5, white 2 3 4 4 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 17} (all)
   = c90e363934002232 bdd58a155890975f
80: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 5b0c329d4880dfdc 4b2d8194e892d556
81: * black 4 6 6, white 3 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 1, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 2d13711e51226bb3 4f67ae4250b2dff9
82: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 18} (all)
   = 21961461e14f575e a5a52b5716976b60
83: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = b784300fe6433654 d2a2028bd397b76a
84: 2 done
   = f92eec274ad33329 82274dd250653cc5
85: * blue 3 3 6, black 5, white 2 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 1ac209c552bc3aa8 5f306370ea669541
86: * black 3, white 1 2 3 4 4 5, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = b467dd089641ccff 30c3c737909a383b
87: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (3, 0, 1, 0, 2, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 4f09f2be418831e7 c6de43c30d7903fb
88: 1 remove white
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = aa7933c0d14e2414 ff18d16fb6998ac7
89: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 0ea0a0941790791a 4da73775455eb4a9
90: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = a18aa5a613f6f1d9 ce0a9394d5b6f51e
91: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = d1305843f11abedb 7dedb414eaa39716
92: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = 422df4439c4fa4fc ea1125e881afb9e2
93: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = f8b2dc3bc9f16f53 b46bd111af568515
94: * blue 1 4 5, black 3, white 1
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 331871152b6da34a 4858ec9deb6c9361
95: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 21} (all)
   = 8cf294d968798fb3 4c603f6b0c69b892
96: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 81686824a4de50ac 02b9a0dc863d2b8b
97: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 22bae8663b404184 ea1f01dad0a3014d
98: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 62fedef67fb58b77 0a062d0505d104db
99: 2 pass
   = 2c83f2dd470f451d b65ebac5bcc1781b
100: * black 5, white 1 2 2 2 3 5, white-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 3, 1, 0, 1, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 2, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = be4769ace31a24e1 b05edf26b73fb9c7
101: * black 5, white 3 3 5, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 22} (all)
   = f76d79b9bf274262 7ef7ec8e8971bb0e
102: 2 swap bread
   = aa8d923939cb9981 4c8ecea09c180225
103: 2 take candle
   DIE-K swapped-token {'seat': 1, 'given': 3, 'taken': 0, 'giver': -1} (all)
   = 2e4c4b4ae97e15e7 23acf4ef9ed9a652
104: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (3, 0, 1, 0, 1, 0)} (all) reveals
   = 82f9e11eb9c5dce0 302ca08d73f91558
105: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 1a52d3430027929e e2850ddf383e0578
106: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 318f0fb519619a9a d02cffe32e96d3cb
107: 2 done
   = 76e90d67dee6c433 b7ca75cc699fc120
108: * blue 2 4 4, black 3 5, white 2
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 23} (all)
   = 4aad42c6a4c274b3 caba5d8bf0f51eab
109: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = e977114a7655badb 6eab23a3a6ebf5fd
110: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = a3aa8dacdaf89ca7 5677673a101cd9bc
111: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 92b88ab2af36d832 51ade762bbe751aa
112: * blue 1 1 4 4 6, black 2 5, white 6
   DIE-C2 shook {'position': 0, 'roll': (2, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 1, 0, 6, 1)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 24} (all)
   = 8af8c2399fe85312 e0ac2f85a001bfbd
113: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 7e87337bd5f9824f 8bde2cc8732d32f9
114: 2 done
   = 51db427192e9c2af 2ed829cc1290d88b
115: * blue 2 2 5 5 6, black 3 6, white 6
   DIE-C2 shook {'position': 1, 'roll': (0, 2, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = 9af9611aea33e9f7 e3f2ef4afcfafabb
116: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = acba3010e1ac6db6 fbfc686f78c84482
117: * blue 5, blue-power 1 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 474e96dd6331987f 53fa038624c4227b
118: 1 ascend blue
   = 05826d544f8ae68b d83f0ab787b84b2a
119: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 2b5d2c76c1dceef5 f076fede10d42d2e
120: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 2} (all)
   = e181e6609ea6c970 b5d387de7e242998
121: 1 ascend blue-power
   = 4748b163d8648cab 010a6fe74693ccad
122: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = 952974e5479a316e 5f8d6445d88debc2
123: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 5f193aa53ecb9923 13ab279f63dd259f
124: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 0de41c29c238b097 6471e035123632b4
125: * black 2 6, white 2 2 3 4 4 4, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 3, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 27} (all)
   = 343bf45f18524314 c8c8ddfff376781c
126: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 0, 1, 0, 3, 1)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 4dcf37d899a8f632 7f9979d2ae4a9265
127: 1 remove white-power
   DIE-T4 removed {'seat': 2, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = 2fbabfb76f13e8bb 19561e3be162e103
128: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = bed32bd94e6b20e4 a22261b652dc4d84
129: * black 5, white 4 4 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 2, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 8727090b05f2b27e 55a054f02ef95dbc
130: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 28} (all)
   = 990161a8226259bc 490e17f561858f84
131: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 7fe09ccd31e1f0c4 cd7ad76392a97122
132: 2 done
   = c48c8a2662addd85 ee2304754625a3e2
133: * black 1 4, white 1 1 1 4 4 6, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 2, 0, 1, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 53c9a414159faa31 e45a0cf365f12881
134: * white 4, white-power 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 29} (all)
   = e7d8d3183b1ea997 375fac527bd4de1c
135: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (5, 0, 2, 0, 1, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 150f79fed508549b 2b6a045a32d75dca
136: 1 remove black
   DIE-T4 removed {'seat': 1, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = 8b14189eb11ce352 897be755412a67c6
137: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 07d08553b8581f1d 2dba80b98dac0897
138: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 5ed0f561926c25c5 ca43bac537435e40
139: * blue 6, white 6, white-power 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 30} (all)
   = 8a2b00aaa5978a8e 6d7d093b4b1d2974
140: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = d4a69641f6a95416 6c3c77eef5da1f99
141: * blue 2 3 3 3 5, black 3, white 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 0, 'souls': (3, 0), 'out_of': 2} (all) reveals
   = 717e457c424c4ab5 d88c977d61dc9bde
142: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 31} (all)
   = 2175f6572ea4a441 023cdfbdfcd40616
143: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = c30f59b23c635201 3d426dad4c7c0060
144: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 8cb51bbb06b4aabc cc960a30e77156db
145: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = c22a78cdc49ce6f4 6cca06f5bca835cd
146: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   = 64c1f1d38ee7d6c3 4cd689a26c9a6693
147: * black 1 2 3, white 1 1 1 1 3 5, white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 39fe57c7a0dbdd8d 2a96a4698d93fe8b
148: * black 3, white 4 5, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 32} (all)
   = 5eb698f57a59735a 1961b0bdcec12032
149: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = c5c0ad3d5a119238 bec9ca941536f747
150: * blue 1 2, black 6, white 1
   DIE-C2 shook {'position': 3, 'roll': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = eafff4dfafc0259f a6fe3870f8113e06
151: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   DIE-Q3 gained-power {'seat': 1} (all)
   = 4e9e045d924c8f56 28f1d6fe6bc0252e
152: 2 move caskets
   DIE-C9 moved {'opened': (2, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 33} (all)
   = 7ec1177f1130cdb1 445ba4a7e33b6db3
153: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 84abdeb217c655f4 e6771a380d76a9b3
154: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = a3ef055a4cf60559 db68e4eb6dcbccdb
155: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = dc9a8578d358bf4b 1c0067dbdb876d92
156: * blue 3 3 5 6, white 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 2, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 34} (all)
   = 66c076b9589c5ebb cc6e4bbdd09686a0
157: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 357eb7dcaca5f7db eb02647fc2458edc
158: * black 1 5 6, white 2 2 2 3 5 6, white-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 3, 1, 0, 1, 1, 1, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = ced6c27c53d9b6b1 ce37b9018ceceb9d
159: 2 ascend white-power
   = f664369a5b3fdbb9 74bbe0642d71860b
160: 2 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 1, 'space': 3} (all)
   = 626601b277459d6d bd926b2d3c3e3949
161: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 4897ef99ea2a9f4c 1216e9ba073c402b
162: 2 ascend black
   = a424f7339c772e01 00170b6f9dd5ea2a
163: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 35} (all)
   = 91fd272d8cc1f8a9 b5e3452d73ee9233
164: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 7d12e36cae03166d 7a5c7b34f5e781e1
165: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = dc69c4c172395e4e 1214da2d91d09c36
166: * blue 2 3 3 5 5, white 1
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = de7cba6fd22d993f 87a02fbd3cd7ddfa
167: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = 557a562a4a1231ca e0e336c76ad88b90
168: 2 turn blue 3
   = befd871a4a7cf394 a1a6d8e7a9888d77
169: 2 down
   DIE-T9 turned {'seat': 1, 'owner': 0, 'kind': 0, 'value': 3, 'to': 2} (all)
   DIE-C11 moved {'opened': (0, 0, 2, 0, 5, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 36} (all)
   = da6d7d558c65d9fe d219c7fb9cf340a9
170: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = d1994f478827f80f 8252fa980502cce8
171: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 9f86d9396d430142 af7b644ced82463f
172: 2 done
   = 0254ec89e91a3953 664bc0ca4775e937
173: * blue 1 2 4 6 6, white 3
   DIE-C2 shook {'position': 1, 'roll': (1, 1, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 1, 1)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 37} (all)
   = 8a43119e6fe9de91 3d1c37edc01ae40b
174: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 0} (all)
   = fb21665160977e2b 42570d3398725938
175: * black 1 2, white 2 3 3 5 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 2, 1)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 38} (all)
   = bfe957fdfcdbbc22 792b2c52c8d858f0
176: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = d66019eac63b4707 f76a6cf3ec52647f
177: * blue 1 1 1 4 5, white 2
   DIE-C2 shook {'position': 3, 'roll': (3, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 9c517348b930fa33 19b36c8d98f1117a
178: 2 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 2} (all)
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = 2442e9235ea8a064 8f32dfddb594e563
1 place 1 points 9; 2 place 2 points 3
