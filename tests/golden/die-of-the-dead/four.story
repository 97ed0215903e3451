   = d181bedf19f18596
1: * white 5 5, red 2 3, yellow 4 6, blue 1 2
   DIE-S6 rolled-for-start {'totals': (10, 5, 10, 3)} (all) reveals
   = 82ca56ea3038f60e
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
   = ef4902fdededa623
3: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 2bed2c6c12fbe1a4
4: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 5a4664a824187537
5: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 7ad62c32cc97d3a7
6: * white 6, red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = 6d19d30f68645439
7: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 0479684bd4ac0e37
8: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 3} (all)
   = f3332ed9dec5a4f8
9: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 62990be2f25c07b1
10: * yellow 1, blue 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7df388578ffd9b7b
11: 3 take bread
   DIE-C5 gained-token {'seat': 2, 'token': 3} (all)
   DIE-2 turn {'seat': 3, 'number': 4} (all)
   = ab206905328b3ed5
12: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = b3090d86f4fa1960
13: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = 3a8332fdc33ffc93
14: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 580a491a531cb0a9
15: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 1e980e314f565ccc
16: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 2bbf5e0341d1548d
17: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = c1083aa8be5f1fb5
18: * white 1 1 4 5, red 3, yellow 6, blue 3
   DIE-C2 shook {'position': 0, 'roll': (2, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = 517c3ebff4e000d4
19: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 77b2f05c8e19ab2d
20: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 0273884f4d09e78d
21: 2 done
   = 8bd5b5f8773bc5f9
22: * white 3 5 5 6, red 1, yellow 6, blue 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 2, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 7} (all)
   = cb5b8bd217b82258
23: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 2a55a88cfd0efc02
24: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = a56d1eddf1446518
25: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 8} (all)
   = f8544356d965d56f
26: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 35b02240c45c118d
27: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 3} (all)
   = f6c67c1adea09a9d
28: * white 5, red 2, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 466aabd7437c3beb
29: 4 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 3} (all)
   = 298ef973d8ccdd58
30: 4 move caskets
   DIE-C9 moved {'opened': (1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = 0aeb10844200665c
31: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = bd646e5585cb2271
32: 3 pass
   = b3fb8ee4f54089ca
33: * white 1 2 3 4, red 1, yellow 2, blue 2
   DIE-C2 shook {'position': 3, 'roll': (1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 6962a1ce1d7bd496
34: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = 75978297991f6a09
35: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   = 14713fb252d2518e
36: 1 ascend white
   = c52b70111fe14e15
37: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = 20d14e747072702a
38: 1 pass
   = e71b97b08215adba
39: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 2e037ffb893a579c
40: 2 done
   = 6f4d84da63111adc
41: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 1} (all)
   = 54fbfac59dde86d5
42: * yellow 5 5, blue 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   = f62131b00decc97e
43: 4 prepare power
   DIE-C3 prepared {'seat': 3, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 11} (all)
   = 0484a279b5309936
44: 1 pass
   = 6be4c506e26e1f06
45: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 80947b96243fa9a2
46: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 12} (all)
   = 3910df5b05635761
47: 1 pass
   = 3cfcca9439e6eae9
48: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 8aa3d311da12d007
49: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = d7411da67a42c890
50: 1 pass
   = 193ab6b6ae15a91a
51: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = c4909afbca616b4b
52: * white 6, red 1, yellow 6, blue 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 76f1946514bb9554
53: 3 pass
   DIE-P6 won {'winners': (0, 2, 3), 'position': 3} (all)
   = c86a5977d382e023
54: 1 ascend white
   = e932de6864cdd006
55: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 0} (all)
   = d048f33e93f4ad43
56: 1 ascend blue
   = dcf9df31338c5058
57: 1 space 1
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = f696d229e3d5856f
58: 1 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 1bd42a399f8254c4
59: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = 8d5df9d98a7c162a
60: 1 pass
   = 66051d0166db7b99
61: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 30abe60e44805e1b
62: * red 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 639b2829059bfef9
63: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = f74c30d6053beeff
64: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = 623f780bfb401216
65: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 15} (all)
   = 17a6b7d0ac337d51
66: 1 pass
   = 80fb0022d758016b
67: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = dade2ebeecaf0568
68: 3 done
   = 67c01449be52f4ae
69: * yellow 2 6, blue 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 006c44e3bcbe8502
70: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = 9cafc52159529c1a
71: 3 turn yellow 2
   = 455468fcb4856e28
72: 3 up
   DIE-T9 turned {'seat': 2, 'owner': 2, 'kind': 0, 'value': 2, 'to': 3} (all)
   = 3322d9e2af297b49
73: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = a520c4be05dddfc7
74: 2 turn yellow 6
   DIE-T9 turned {'seat': 1, 'owner': 2, 'kind': 0, 'value': 6, 'to': 5} (all)
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 16} (all)
   = fda2ac3e9ba6e437
75: 4 marigold casket 1
   DIE-T4 looked {'seat': 3, 'position': 0, 'found': (1, 0, 1, 0, 0, 0, 0, 0)} (only (3,)) reveals
   DIE-T4 looked {'seat': 3, 'position': 0} (but (3,))
   = 923ca80bf6883616
76: 4 done
   DIE-T4 nothing-removed {'seat': 3, 'position': 0} (all) reveals
   = b558618b160816ec
77: 1 pass
   = 4e58135bed1361f5
78: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = b114a59939df3cac
79: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 17} (all)
   = ceba5dcb73704e1b
80: 1 pass
   = 5342b0e57f0f58cb
81: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 5b850149febb9091
82: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 18} (all)
   = 305be3c3e6d2d059
83: 1 pass
   = 313821f5ff12496b
84: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 0e021590ad98c860
85: 2 done
   = cabd14f171f7bcf7
86: * white 5, red 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 19} (all)
   = 646ddce94b418d9a
87: 1 pass
   = 5741e8f2b2a865d4
88: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 14f6c9320fe57082
89: 3 done
   = 9f534581fb5021e3
90: * white 5, red 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   = 607dbc469bf60bc2
91: 2 prepare power
   DIE-C3 prepared {'seat': 1, 'kind': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 20} (all)
   = c2be93e90f981ac5
92: 4 pass
   = 862b1e4ebde8692c
93: 1 pass
   = 33d0158d6e9c5566
94: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 8206c640c3bd9ac8
95: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 4aac6618367bf460
96: * white 3, red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   = db2565b8581521e1
97: 1 prepare power
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 21} (all)
   = ca4fa85009c47b5b
98: 1 pass
   = 64e83ade2a637252
99: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = c1abf9bc4d2e1965
100: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = e5724c93379fbf41
101: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 22} (all)
   = 6cf025a133934952
102: 1 pass
   = e8f91bc215b484d6
103: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = dda97d22e2a9feb7
104: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = d15cba942ebeadd0
105: * white 4, white-power 6, red-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 0b6a2ca42d9258bd
106: 2 skull 5
   DIE-P2 declared {'seat': 1, 'value': 5} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 23} (all)
   = 96efed60ce1353be
107: 1 pass
   = 038aac5e77cf83f5
108: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 071d613be5beddca
109: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 24} (all)
   = f26a5158aeeaab8f
110: 4 marigold casket 2
   DIE-T4 looked {'seat': 3, 'position': 1, 'found': (1, 1, 0, 1, 0, 0, 0, 0)} (only (3,)) reveals
   DIE-T4 looked {'seat': 3, 'position': 1} (but (3,))
   = 2af8ebf9b540f55a
111: 4 remove white
   DIE-T4 removed {'seat': 0, 'souls': (1, 0), 'out_of': 1} (all) reveals
   = faa152eab312a2f6
112: 1 pass
   = f8cb6e8cc40a19bb
113: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 7c3fce2990e98618
114: * yellow 6 6, blue 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 8d53a663719fbc03
115: 4 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = b93fc188c27f3e1e
116: 4 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   = ce76a7bea4d0bf90
117: 4 ascend blue
   = 02987655e4d41ad0
118: 4 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = bf5b8ac1fb8d00b4
119: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 29e6fc3e2f5e0fdd
120: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 24aeed7744efd4a0
121: * white 6, red 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = f00ce1c74069c17a
122: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 34d3b3fb39050001
123: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = d18df6d0937583ad
124: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = a244d4b852f8004c
125: 2 done
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = cf245f4f2e51aa64
126: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 6894f65d6db9378b
127: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 28} (all)
   = 8741b36e56c6c91e
128: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = da68330d7b75bd53
129: * white-power 1, red-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 3} (all)
   = 22925d3827b8b43d
130: 4 ascend red-power
   = 13e3cfbb6e23f98d
131: 4 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   = 8cf1db1a5f01be38
132: 4 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 2} (all)
   = 926ca4fc9674dedb
133: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 29} (all)
   = 4e523b56998176dd
134: 1 pass
   = 614b058fe668c45d
135: 2 pass
   = 80803aee185366c6
136: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = e62b05d4f4e3e0fc
137: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = e2879bd950b6209d
138: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 30} (all)
   = 200d2f4beaebc59d
139: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ff6bc7632d08dfb3
140: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = fc7bc0d58a513932
141: * red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 36ae29a2eda77911
142: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 31} (all)
   = a1c1c81ba900492b
143: 3 pass
   = 1e8dcd1cf9dc0073
144: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 51c1b255893e837b
145: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 6d708a480c37d892
146: 3 done
   = 056237a85cafb28b
147: * red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1725806f678c55b0
148: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 32} (all)
   = f1df703b89a89b39
149: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 01e5c80000af1cad
150: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 33} (all)
   = 2ebcedf1f397e9df
151: 1 pass
   = e7fc64d0f5a15ec6
152: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = e98a194abd7ec5eb
153: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = d24c469b68df1733
154: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 34} (all)
   = 543c8dd27a71fba0
155: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = b7e7a070e7f51e5a
156: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 3e36627285cc57ea
157: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 3130268b721a0f76
158: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 6a4fddeae97ab05b
159: * white-power 6 6, red 2 6, red-power 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = adf7713852ca666f
160: 1 pass
   DIE-2 turn {'seat': 2, 'number': 35} (all)
   = 5a6ae7d7b45f0bf3
161: 3 marigold casket 3
   DIE-T4 looked {'seat': 2, 'position': 2, 'found': (0, 0, 1, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 2} (but (2,))
   = 2dc2feb4353affa5
162: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 2} (all) reveals
   = 4dd6a741ad16eea2
163: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = d51e30581ab31045
164: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 36} (all)
   = 848dd9ec052f75aa
165: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 6d25dc95583b1d67
166: * red 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 0e0fd49ae9c133f8
167: 1 pass
   = 295856c99c80a176
168: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 37} (all)
   = 343018b83d308972
169: 1 pass
   = 457bf541137be03a
170: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 95b03aa51edd64b6
171: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 97c7ab51fef46a95
172: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = c1f7984fed2bfa23
173: 4 pass
   DIE-2 turn {'seat': 1, 'number': 38} (all)
   = 3a7a69a73a41cb90
174: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 2746b39e5e353d84
175: 2 done
   = 1a63f485fd67181b
176: 4 bread power
   DIE-T12 bread {'seat': 3, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = c6d186d697018643
177: * white-power 1 6, red 4 6, red-power skull, blue-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 43c1515f995e3ca4
178: 2 skull 3
   DIE-P2 declared {'seat': 1, 'value': 3} (all) reveals
   = e5f07239e84eac9d
179: 4 skull 5
   DIE-P2 declared {'seat': 3, 'value': 5} (all) reveals
   = c1c2ad0f85ad662f
180: 1 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 39} (all)
   = 15a2064f7c9de946
181: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = e5199361bcfb25f8
182: 3 add free power
   DIE-C1 laid {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 40} (all)
   = 53dc6e300fa721f9
183: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 534811696ed93710
184: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 9af943a28d53f03e
185: * white-power 1 2, red 4 5, red-power skull, blue-power 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 51d1ade9fd4651f6
186: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   = 54fbeff3ffb54898
187: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 41} (all)
   = 0a02ca648311dc8a
188: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 2, 2, 1, 0, 0, 0, 1)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 1ae6861f4fa9aa97
189: 1 remove red-power
   DIE-T4 removed {'seat': 1, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = e4776e37a0379125
190: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = d2edf5232eae2be3
191: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = a8f0f9bcdb9cde81
192: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 498a9f8645afcc5d
193: * white 3 4, red 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8adcd65dc5a8742d
194: 1 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 42} (all)
   = 8d3d35ee417d3db3
195: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = ab90afa4333fb985
196: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 91abddc438e29aa3
197: 3 skull 4
   DIE-P2 declared {'seat': 2, 'value': 4} (all) reveals
   = 46821c5831531c60
198: 1 pass
   = d905664c900415df
199: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 43} (all)
   = c074f23524b8703c
200: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 6e197b129d8891b2
201: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 8ea88854b019d464
202: * white 3 4, red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 707479b374c9e1d3
203: 1 pass
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 44} (all)
   = 871b63e61346d690
204: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = fad51c4fc4c5dd0d
205: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 889da357e7752fcf
206: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   = dc5aaf80617fae01
207: 1 pass
   = 9cfee6cfdaddddb9
208: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 45} (all)
   = b45f0588a02d107f
209: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 4db123faa2ad9e75
210: 4 bread soul
   DIE-T12 bread {'seat': 3, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 3} (all)
   = 69f6b3158fe6f96f
211: * white-power 2 6, red 6 6, blue 6, blue-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0)} (all) reveals
   = ab56633e4eabd36a
212: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 3b7964013bdbeb96
213: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 80143ced63f9cc9a
214: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 6e1ad14e79e4b207
215: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = e132012910ec075d
216: 1 ascend white-power
   = 7e22d3885aab8ff4
217: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 46} (all)
   = 29c66d7aca1b01af
218: 2 pass
   = 17b68539904afe63
219: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 89129639df627858
220: 2 done
   = 0dde7b4880f58cd7
221: * white 2 2, red 6
   DIE-C2 shook {'position': 1, 'roll': (0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a903b21f687972fe
222: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 47} (all)
   = 69cf3092dfd0e7e0
223: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 5832ce1287f83dfe
224: * yellow-power 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 37526b847808c83c
225: 1 pass
   = e1fb7d532bd2850c
226: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 48} (all)
   = abb26496f4f476e8
227: 3 pass
   = e36877c42a1201e9
228: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = bb5dc986b7d427f2
229: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d31f373cdc444575
230: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   = 62bb4a0c856fd31e
231: 1 pass
   = 4e87ac040e4acb67
232: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 49} (all)
   = 6bfe2849f79d0466
233: 1 marigold casket 4
   DIE-T4 looked {'seat': 0, 'position': 3, 'found': (0, 1, 0, 0, 0, 0, 1, 1)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 3} (but (0,))
   = ddfa42659e1d407f
234: 1 remove blue-power
   DIE-T4 removed {'seat': 3, 'souls': (0, 1), 'out_of': 3} (all) reveals
   = 3aabdd1170eade14
235: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 0e1e86df4d37b3ff
236: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 77b913426a44e934
237: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = b8024eb92c9798d2
238: 4 pass
   = 4619e83a29f11e65
239: * white 2, white-power 1, blue 1
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d875debd38a56dfc
240: 1 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 50} (all)
   = ebd47266f43d00b6
241: 2 marigold casket 1
   DIE-T4 looked {'seat': 1, 'position': 0, 'found': (0, 0, 0, 0, 0, 1, 0, 0)} (only (1,)) reveals
   DIE-T4 looked {'seat': 1, 'position': 0} (but (1,))
   = 93d0c0da20d69643
242: 2 done
   DIE-T4 nothing-removed {'seat': 1, 'position': 0} (all) reveals
   = 8c51c3119c9d00fb
243: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 25699206eee8c9d5
244: 4 bread soul
   DIE-T12 bread {'seat': 3, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 3} (all)
   = 7cb23593e72ca707
245: * white 1 2, red 6, blue 6
   DIE-C2 shook {'position': 3, 'roll': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 782c8646417622a7
246: 1 pass
   DIE-P6 won {'winners': (1, 3), 'position': 3} (all)
   = e6096ab3da9f3b62
247: 2 ascend red
   = dc03b7482ff706de
248: 2 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = 8ebfe5573282965f
249: 2 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   = f7ecdc78258d11ad
250: 2 move caskets
   DIE-C9 moved {'opened': (2, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 51} (all)
   = 32dafe723f5337e4
251: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = cd0cdb1c5b4cfabf
252: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 52} (all)
   = 4ef2a97866e68175
253: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 6ddaad453b94a808
254: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 53} (all)
   = b4dba52a9b28babb
255: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = d26b66823a9cdd92
256: * white 3, white-power skull, blue 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 304ba07eceed908f
257: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   = c324422380739559
258: 1 pass
   = dfa0750a51e36c69
259: 4 pass
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = bf980c2b1fb26df7
260: 1 ascend white
   = e2b6aef71c317657
261: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = 6f2cc060759d306d
1 place 1 points 9; 2 place 2 points 5; 3 place 3 points 4; 4 place 4 points 3
