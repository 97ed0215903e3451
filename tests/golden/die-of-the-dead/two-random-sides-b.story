   = e12fabb9213924bb
1: * white 2 4, red 1 6
   DIE-S6 rolled-for-start {'totals': (6, 7)} (all) reveals
   DIE-S6 begins {'seat': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 1} (all)
   = 60ca2745adf1976c
2: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 9a7bd76a20133c68
3: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 2} (all)
   = d9acc75dfa30c327
4: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 33eb7a78c482427f
5: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 3} (all)
   = fc38833f7803b312
6: 2 pass
   = 71ad90743d0e38c5
7: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 43041adc1e0ab796
8: 2 done
   = e14bf8161b648097
9: * white 2, red 5
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 2a2f4142800e3c08
10: * white 3, red 3, yellow 1 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = b0898f76fd4c0c6c
11: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 9f0f7e8beda5e9ed
12: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = a077edaf6d4e5a71
13: 2 marigold free soul
   DIE-T7 marigold {'seat': 1} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = a8b4e5f5c4fc4407
14: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 860e8393c47cd36a
15: * white 6, red 4, yellow 1 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9afb91f59a061f41
16: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 6} (all)
   = a26965c3ed3c8641
17: 2 candle 2-3
   DIE-T3 swapped {'seat': 1, 'position': 1, 'opened': ()} (all)
   = e7740f5c564a52fa
18: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = fc1a4c1b4008dff0
19: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 8557d71755a1b6ab
20: * white 4, red 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = c68eeb465e56c4a9
21: * white 4, red 5, yellow 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 7} (all)
   = f3956989c0ae308d
22: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 75d77aedf96346fc
23: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 9bf7a20d3b5c5851
24: * white 5, red 1 5, yellow 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 8} (all)
   = 2e3d03ff6c9f80d2
25: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 96301d1c9585f87c
26: 1 add free power
   DIE-C1 laid {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 9} (all)
   = b9b58d1e0623f010
27: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = c019caab67832387
28: 2 done
   = 6168f3953ecff7c1
29: * white 6, red 4 4, yellow 3 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = d6ffb39d765c8958
30: * white-power skull, yellow 1 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 91dc36c82609a6f5
31: 1 skull 4
   DIE-P2 declared {'seat': 0, 'value': 4} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = b01d2180d90e412d
32: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = ccefebf86e9a4387
33: * white 2, red 4 5, yellow 2 6
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 3692898276709f42
34: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = 08d7e619b6d73d7a
35: 1 pass
   = db4674a42aeb0b46
36: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = b2abdfca104ed305
37: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 2c6229162cffc8f1
38: 2 done
   = 0d6bf77bc221e335
39: * white-power 5, yellow 1 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 12} (all)
   = 915cdef662e1159e
40: 1 candle 1-2
   DIE-T3 swapped {'seat': 0, 'position': 0, 'opened': (1, 0, 1, 0, 2, 0)} (all) reveals
   = 45274f322764ff51
41: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 284fa230fa68c7b1
42: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 8578115aa3c565c3
43: 1 done
   = f230396edca458f1
44: * white 5, red 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 0f0a663fd5d1ead0
45: * white 4, red 4, yellow 3 4 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 13} (all)
   = 46eff7f61224957d
46: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = d50118dc7c1115ec
47: * white-power 1, yellow 3 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = d75acb41a4a144f5
48: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 14} (all)
   = 9599845c9e61a098
49: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 65965597d8df7259
50: * white 5, red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 15} (all)
   = 56a361186d4267d2
51: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = bf02955d1feabd4d
52: * white 5, red 4 5, yellow 1 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 483c23c3b8c51a4a
53: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   = 40b68d9f4fa4c474
54: 2 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 1181c94538e546c2
55: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 14dedfd942b6a633
56: * white 3, red 6, yellow 1 2 4 5 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 2, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 16} (all)
   = a1a0151a5ca2e6c7
57: 2 candle 2-3
   DIE-T3 swapped {'seat': 1, 'position': 1, 'opened': ()} (all)
   = 1dcc19c4b5213e5b
58: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = aa0f0dc066543980
59: * white-power 1, yellow 2 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 900d7178cf774afa
60: 1 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   = 62fbce1e1c15726e
61: 1 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   = f462c5d156a99dd0
62: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 17} (all)
   = 531d6555781aea1e
63: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 42337302eb9e2dee
64: 2 done
   = 9c8e29cb8e4ebcec
65: * white 4, red 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 1, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 18} (all)
   = ed59bf909f6a670f
66: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 4a4f310701a41bc4
67: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 61cd2068ffbf5adb
68: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 1b5fdf67345e60d9
69: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = 11b54a528992b15c
70: * white 4 5 6, white-power 5, yellow-power 1 skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 6, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 19} (all)
   = ff646192297059ab
71: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 286c4ed172c15c82
72: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = af1de424be2fbbb0
73: * white 6, red 3, red-power skull, yellow 1 1 1 3 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 3, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c2fee0464a018426
74: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 20} (all)
   = 6ceb78f0aa8ce8e1
75: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = fcaf917ece85d69b
76: 1 done
   = aeffe3902ea58471
77: * white 6, red 2, red-power 1, yellow 1 1 1 2 3 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = 149381e90c78f9f0
78: 1 prepare soul
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 21} (all)
   = 4c9d3fc7dfbf7b23
79: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = c3ef566ca4fdf134
80: 2 done
   = 3630ebf5e7eb8e6a
81: * white 5, red 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = 8aa50999c5c8cd0c
82: 1 prepare soul
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C11 moved {'opened': (3, 1, 0, 0, 0, 2)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 22} (all)
   = c6b99fb9026eed71
83: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 4575d861fa376675
84: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = aafe2aa827f72134
85: * white 6, yellow 4 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 23} (all)
   = babc931c5e776265
86: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 6e2f97a2db265b78
87: * white 2, red 5, red-power skull, yellow 1 3 3 4 5 5
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 2, 1, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   = fc320aa26e7c2c55
88: 2 skull 5
   DIE-P2 declared {'seat': 1, 'value': 5} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 2ad7121d6a4d4ce8
89: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 20c099ef92447c0d
90: 2 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = 61f2a99f9ca9898e
91: 2 ascend red-power
   = f947e0ac72807558
92: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 24} (all)
   = 2f71b58815321f0a
93: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 8b4f8a4da6cad99a
94: * white 3, red 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 91fc7fce55ada2bb
95: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 25} (all)
   = a67ca63cca1892b4
96: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = cf8786e5e08894b4
97: * white 4, red 3, yellow 3 6 6 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 3, 0, 0, 0, 0, 0)} (all) reveals
   = 60f56a1d52f74189
98: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = da3933b336358d38
99: * white 5, red 2, yellow 2 3 5 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 6211882c93557316
100: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = f1f2ba3f647ec3b2
101: 2 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 1} (all)
   = 1a045ab7b8a73075
102: 2 ascend red
   = 43be17cd9049e603
103: 2 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 26} (all)
   = e73c5ac231c686f1
104: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 65e624d474549440
105: * white 6, yellow 2 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 956a4fb8f690c8ba
106: 1 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 88084efe754fe9ac
107: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 27} (all)
   = 8002910a5b55ce16
108: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 10ed0a3d466d9212
109: * white 2, red 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f7f8d683f4fba43d
110: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   = bbcc52ac4c9ab63e
111: 2 discard marigold
   DIE-T14 discarded {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 28} (all)
   = a40087044728cb9d
112: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = f8a577790e695bc0
113: * white 1, yellow 2 4
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 2, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 29} (all)
   = 53a3bd3670607661
114: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = eef401942d4c72ab
115: 2 done
   DIE-2 turn {'seat': 0, 'number': 30} (all)
   = 3e81b4ebc1c2103e
116: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 7522537b5f5a197e
117: * white 1, yellow 5 5
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = 87995427466c036e
118: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 31} (all)
   = d31179d4db8fb1d9
119: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 2f492a96885d3731
120: * white 2, red 3
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = be0e259563b94417
121: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 2} (all)
   = c96c82da86e54c5a
122: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = b8c5afa870ff35c9
123: * yellow 3 4 5, yellow-power 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 32} (all)
   = 453d77d70b67df34
124: 1 marigold prepared soul
   DIE-T7 marigold {'seat': 0} (all)
   DIE-T7 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = a9ef2f8a7daf0ff5
125: 1 remove yellow
   DIE-T7 removed {'seat': 2, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 4966dae5298922aa
126: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = fc4d509922d9aea8
127: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 1ae7b4a2408d6675
128: * white 4 6, yellow 2 2, yellow-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 33} (all)
   = c6c9d4f181ede0da
129: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 127e4d4b36cf20ef
130: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = f076841c1ce7ca5f
131: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 0dbf8aa33d7c76fc
132: * white 1 3 3, white-power 6, yellow-power 1 skull
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = a94faa439984f20b
133: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 157740f45f2b0226
134: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = a578a349ef0786e0
135: 1 done
   DIE-2 turn {'seat': 1, 'number': 35} (all)
   = 62ae31e3ebcf8979
136: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = abbc8ae0a07e84b9
137: * white 1, yellow 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = cfbc846135682b3b
138: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = bfcc96948e731086
139: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 36} (all)
   = 569483f73afe1780
140: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = e2eb4d1733ff38f0
141: * white 2 4 6, white-power skull, yellow-power skull 5
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   = b834d752f99e7a26
142: 1 skull 3
   DIE-P2 declared {'seat': 0, 'value': 3} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 54255873a0080c59
143: 1 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 8, 'space': 3} (all)
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 2} (all) reveals
   = 9b35192a6cd9337a
1 place 2 points 1; 2 place 2 points 5
