   = e660311508657425
1: * white 2 6, red 2 3, yellow 1 6
   DIE-S6 rolled-for-start {'totals': (8, 5, 7)} (all) reveals
   DIE-S6 begins {'seat': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 prepared {'seat': 0, 'kind': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 2, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 1} (all)
   = fbafd9f88b21dca6
2: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 07bd103bbfc0dc73
3: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = fc850a514506a8a8
4: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 5519bc46a31e41fe
5: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 91ac5e4cb85281b8
6: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 47a81936596b851d
7: * red 2, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 0b3dc9a5b8fbc058
8: 1 pass
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 3} (all)
   = 8a999b62e8a02035
9: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 9237adf1ffbee400
10: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = 81c7f9774df1d58e
11: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 2ca09840ba9db3f6
12: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = a56dd2b5a5159aba
13: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 3037ab01e76e6e36
14: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = ce8f32a6a42f1827
15: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 019d49b2b3f33dc0
16: * white 3, red 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1ef79a965050c67d
17: 1 pass
   DIE-2 turn {'seat': 2, 'number': 6} (all)
   = 782e1e96c5adeb1e
18: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 260c83d66c33ed89
19: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = 1a72c75e2c0ab3c6
20: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = ddcbe14ec4701de6
21: * red 5, yellow 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e8ff6e8a8af15c0e
22: 1 incense
   DIE-T9 incense {'seat': 0} (all)
   = 70dce47665337dfd
23: 1 turn red 5
   = 5307a35586149bd4
24: 1 up
   DIE-T9 turned {'seat': 0, 'owner': 1, 'kind': 0, 'value': 5, 'to': 6} (all)
   = dd2b7a7b3a4be0ba
25: 1 take bread
   DIE-C5 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = b75f31fc2eab294e
26: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 9cb7edc8b0d86bff
27: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 807b523a6e94e42f
28: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = b9c5acce7cf82d65
29: * white 2, red 3, yellow 3
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (1, 2), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   = d9b2dd1c8496e108
30: 3 prepare power
   DIE-C3 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 9} (all)
   = 275a8c4b65176c8d
31: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = f2eead3531c4f6bc
32: * white 2, red 2, yellow 5
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = 8ce9832f22729b0e
33: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 8ffe1e0cdf8d4aa9
34: 1 done
   = d8a44b63d92ecf64
35: * white 6, red 5 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = b331348075124aea
36: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = a89973324a74407e
37: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 58962da96afa59c7
38: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 814d7db5dd39c2f7
39: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 8c5bebf4069d8009
40: * white 4, red 3 5 5 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 12} (all)
   = a4756ee9aaf21af9
41: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = e9eaf6a22ae8a0d9
42: * red 2, yellow 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = afd092478ba1457d
43: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = 5a03f4b3e4c3895b
44: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 8e5c803d76776ec5
45: 1 done
   = 9f9d809d7f89c505
46: * white 6, red 6, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = 2be7f3a41505b1dc
47: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 306372ca7fe270f5
48: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 0fc41c43c4bcf822
49: 1 bread soul
   DIE-T12 bread {'seat': 0, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = e85434b0d861bcc1
50: * white 3 6, red 1 1 2 3 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 15} (all)
   = dc7b99ab05d1fc4f
51: 3 pass
   = e4e86c20f15d043f
52: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 759e083fb9749cac
53: 3 done
   DIE-2 turn {'seat': 0, 'number': 16} (all)
   = 049faf303ba9c34b
54: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 6550fe93d8ba5bb2
55: 1 done
   = 0e352c7edb58ec9e
56: * white 5 5, red 1 3 4 5 6 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 17} (all)
   = fa43b2db5b194171
57: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = b64d60e3af3199e9
58: * white 3, red 2, yellow 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 53ff3670511b4ee5
59: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 70ccbec9c5e4eb7a
60: 2 ascend red
   = 8b9956386d36cad8
61: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 18} (all)
   = e8c149cc2140f473
62: 3 marigold casket 4
   DIE-T4 looked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 3} (but (2,))
   = 21570b03f9002089
63: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 3} (all) reveals
   = 7fdf9e56645117ae
64: 2 pass
   = 3316be2ecd78e0eb
65: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = d7e70a27f81a06ff
66: 2 pass
   = bb00ab9814e89a84
67: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = b09cd8fca80bba19
68: * white 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 6924260a92399d09
69: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 3} (all)
   = d82b0e0b700dd9bb
70: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = 38f64924926ccdd0
71: 2 pass
   = 59570221c4426077
72: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 50e02a19bf75c52e
73: * white 4 5, red 1 2 2 3 3 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 89b06194f850a3f6
74: 2 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 199af6267b7fed82
75: 2 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = 890a69985a20d500
76: 2 ascend red
   = c396ea5030df3300
77: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 21} (all)
   = 1a115becafa4d404
78: 2 pass
   = 28743443c0e9f376
79: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 8c281cac21a22f09
80: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 22} (all)
   = c0c48a707e5b0718
81: 2 pass
   = f3669b024ee92626
82: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 7755d8f72e34a6fe
83: 1 done
   = 4c472a4156bb9a1c
84: * red 2, yellow 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 23} (all)
   = eca97a55e45ac710
85: 2 pass
   = aa920a0eb0844f4f
86: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 2c0810f5f8038c07
87: * red 2 2 2 2 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 3c641765818e9b37
88: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   = 4ef2d2d6db49a678
89: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = 3a425a32e233cf74
90: 2 ascend red
   = 9a663068091d435d
91: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 24} (all)
   = 43f4db8bb1d94279
92: 3 marigold casket 1
   DIE-T4 looked {'seat': 2, 'position': 0, 'found': (0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 0} (but (2,))
   = ec83e1b71f9a06f8
93: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 0} (all) reveals
   = 2ccfff2d7b517d36
94: 2 pass
   = 76c717ba0b800e33
95: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 557bdb71fd14317b
96: * red 5 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 15b375ea6f9e2684
97: 3 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 1} (all)
   = df01ed4e47afd7f9
98: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 977aaa01c45380e7
99: 3 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = a22f02c411044091
100: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = 1e0f3d92dad9faf4
101: 2 pass
   = a31a954821cb1cd6
102: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 32428af8c09f4fec
103: 1 done
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = b768af29c2553750
104: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = e923a0f60c6b2dc8
105: 2 pass
   = d121fcfed448f922
106: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 9521d068f6985519
107: * red 6, yellow 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 03fc82a33b956580
108: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   = 21eb1160359acfa9
109: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = eddc62d01edf3fa3
110: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 28} (all)
   = 4008ec804e488930
111: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 39dc3b3c18983635
112: 1 done
   DIE-2 turn {'seat': 1, 'number': 29} (all)
   = 18e699e165684211
113: 2 pass
   = 5a2c4b5c68c44e96
114: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 52fce95440c3a12e
115: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = e7182b9c39eeb930
116: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 30} (all)
   = 2a9247adec593962
117: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 8db7677ef983de23
118: * yellow 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = f3754e5b9b383dd5
119: 3 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = 2517f5b81c77f9cf
120: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 31} (all)
   = 3d5428d9dbaf122c
121: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 4f1f40c5acc5add6
122: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 32} (all)
   = 4e5050cd8ea2acfa
123: 2 pass
   = f953a1b1311dde4a
124: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 595c0a78d75146ec
125: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 4f1c033d3c633b0c
126: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 9c77a4228e7a5939
127: * red 2 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 33} (all)
   = f3268e026893f4ef
128: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = dbf0bdabd935ba5b
129: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = 2d8099bf02a8c76d
130: 3 pass
   = 958d199ff97d5a23
131: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 164d0571d852a0b2
132: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 35} (all)
   = 2827112dc1866168
133: 2 pass
   = b6bcf3922298e99f
134: 3 pass
   = 73d2bcd4a5f8acd4
135: 1 pass
   = ed089b06110d3e31
136: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 47c55311763810ba
137: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 162055f1d0db7a49
138: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 8abe70d8d09541c3
139: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 36} (all)
   = 8df364126cde0938
140: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = da103d36511d8fc0
141: 1 pass
   = 2f58cbe0c78dc7d4
142: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 7e4bbc65c0e845a0
143: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 37} (all)
   = 9f4f675f347401f0
144: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 9c7d9b673346c780
145: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = ff17db146b1e1def
146: * red 3 4, red-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 07ad12f61462b906
147: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   = e395c1e9b160abc6
148: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 38} (all)
   = f9f3434eb5933d1b
149: 2 pass
   = a86a56c30d0963ec
150: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 2, 0, 0, 0)} (all) reveals
   = 50773be683a3dcb3
151: 2 pass
   = 4cf009b559e9105f
152: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 70a61dcc359d1794
153: * red 3 3, red-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = b3ceb41af65b125a
154: 2 ascend red
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 1} (all) reveals
   = ea1968a2f9329247
1 place 2 points 3; 2 place 1 points 9; 3 place 3 points 2
