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
   = 55def02216b63df0
3: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 184038c1662f716d
4: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 6168bc79301dfcb1
5: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = d815af30a18d4280
6: * white 6, red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = 04047fb2b996e4d2
7: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = ffc4d4a582e1fda1
8: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 3} (all)
   = c5175367da4d1c22
9: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 69dab88cc48d4099
10: * yellow 1, blue 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d5a61152a650aa26
11: 3 take bread
   DIE-C5 gained-token {'seat': 2, 'token': 3} (all)
   DIE-2 turn {'seat': 3, 'number': 4} (all)
   = f5a3db86b3821b3d
12: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 7814a550192295a1
13: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = f51cc2fdff6cf36e
14: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = aef0c4bf7ae8ab16
15: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 559fd53a20db98c6
16: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = c709b647eb39f1e1
17: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = c9b0c6b407d12e6d
18: * white 1 1 4 5, red 3, yellow 6, blue 3
   DIE-C2 shook {'position': 0, 'roll': (2, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = cdee250cd05510bd
19: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 2858fc6c4da12fc0
20: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 6b3a877b5a66932d
21: 2 done
   = a70caba697206c14
22: * white 3 5 5 6, red 1, yellow 6, blue 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 2, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 7} (all)
   = 799e2bdf4972da65
23: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 1ef3c1dda4548792
24: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 7ff7816478f0cbd7
25: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 8} (all)
   = 40d741bf83855e67
26: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 29a68e994de68230
27: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 3} (all)
   = fe7ea45b32a64289
28: * white 5, red 2, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 64555ead71988271
29: 4 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 3} (all)
   = 0040a99352860692
30: 4 move caskets
   DIE-C9 moved {'opened': (1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = 516d75c138453d75
31: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = edcd7e316232349f
32: 3 pass
   = 8e226056fc942851
33: * white 1 2 3 4, red 1, yellow 2, blue 2
   DIE-C2 shook {'position': 3, 'roll': (1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 3692f13fdcd7b381
34: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = 4b7c373eda25c834
35: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   = dc2ddf67b1547585
36: 1 ascend white
   = 17dfc946a37ee397
37: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = 7570a12fdc0bf53e
38: 1 pass
   = 7d05afa752faf2f1
39: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 710f1afd10e5ec86
40: 2 done
   = 22237a52feca013f
41: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 1} (all)
   = 7c274515b09c3a39
42: * yellow 5 5, blue 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   = 09d38065f81fd971
43: 4 prepare power
   DIE-C3 prepared {'seat': 3, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 11} (all)
   = 56545a88ebf97b04
44: 1 pass
   = 80e3c9b5b9d91834
45: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 1b649e365d60394d
46: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 12} (all)
   = 66e188973737645f
47: 1 pass
   = 6749ed96b8fb92a3
48: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 0ce5653aafa1671f
49: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = 48ddcc7d67d6585d
50: 1 pass
   = 590ee2f7c8c93a06
51: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = da6f4687614b08f9
52: * white 6, red 1, yellow 6, blue 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 229c44ffbe8b9054
53: 3 pass
   DIE-P6 won {'winners': (0, 2, 3), 'position': 3} (all)
   = a5d7221febcc2f38
54: 1 ascend white
   = 8cc24c7e3b26a4aa
55: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 0} (all)
   = 1016b4b7159fbccf
56: 1 ascend blue
   = 7eda5da9c098359a
57: 1 space 1
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 49da63cfe688fc3d
58: 1 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 6096cbf3655a07b7
59: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = fe13213faad2ece0
60: 1 pass
   = dd3ca2daac1f987b
61: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = bcc08f5528106308
62: * red 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d83ea97c67b8b5c9
63: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 83c6b2234b1c50fc
64: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = 2c29a388fd61e00c
65: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 15} (all)
   = e66fff876bda7d2e
66: 1 pass
   = a78bd3480493ba5f
67: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 44a3bf06346ea6f8
68: 3 done
   = 14dcff7eb6503bf6
69: * yellow 2 6, blue 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b2c6edaa8d352194
70: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = 5ab78b713a9dd709
71: 3 turn yellow 2
   = 2048589b255210f6
72: 3 up
   DIE-T9 turned {'seat': 2, 'owner': 2, 'kind': 0, 'value': 2, 'to': 3} (all)
   = 4ddae0cf015377a9
73: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = c6f4f31a1e56897e
74: 2 turn yellow 6
   DIE-T9 turned {'seat': 1, 'owner': 2, 'kind': 0, 'value': 6, 'to': 5} (all)
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 16} (all)
   = 3fba02c387821529
75: 4 marigold casket 1
   DIE-T4 looked {'seat': 3, 'position': 0, 'found': (1, 0, 1, 0, 0, 0, 0, 0)} (only (3,)) reveals
   DIE-T4 looked {'seat': 3, 'position': 0} (but (3,))
   = 24cd0d3872bf17fe
76: 4 done
   DIE-T4 nothing-removed {'seat': 3, 'position': 0} (all) reveals
   = f69f0a4b4e058aa7
77: 1 pass
   = 156584a4ce4d2914
78: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = e8bd2ad5f490afc2
79: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 17} (all)
   = 7d99b35b07034532
80: 1 pass
   = f2eb8200807708dc
81: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = e5eba5857cb97046
82: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 18} (all)
   = 35cb2037f2a832d3
83: 1 pass
   = 6dfa74f01547bfe5
84: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 04eb329a6436ed44
85: 2 done
   = 3359be182ea1c6ed
86: * white 5, red 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 19} (all)
   = 7f8bae65c4df4092
87: 1 pass
   = 06a8904f5c2dc641
88: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 595d4712b9aeddb1
89: 3 done
   = f2b2fa89b6565955
90: * white 5, red 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   = 13e97299e1072a13
91: 2 prepare power
   DIE-C3 prepared {'seat': 1, 'kind': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 20} (all)
   = 951115073c81d755
92: 4 pass
   = 684f1cadc5131ef3
93: 1 pass
   = 9bdd06a03eb9eb7b
94: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 9d20a1a335322852
95: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 08c8388d84b21909
96: * white 3, red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   = 6bf64336a3878949
97: 1 prepare power
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 21} (all)
   = 961e7ff7a52fd626
98: 1 pass
   = bc6a18c71bda1604
99: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = a8c860223a7bafd5
100: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = b36a34952848a564
101: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 22} (all)
   = 612dbc079372b9a5
102: 1 pass
   = a72b265acba34fc3
103: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 494601ec0a101911
104: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = e573ee099b7ceece
105: * white 4, white-power 6, red-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1f8429080d7d0c47
106: 2 skull 5
   DIE-P2 declared {'seat': 1, 'value': 5} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 23} (all)
   = 97ee5b6538c6ca42
107: 1 pass
   = 7e894d93c7dac52b
108: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 21ac91af2051c58d
109: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 24} (all)
   = 66f913ed4ac1b62e
110: 4 marigold casket 2
   DIE-T4 looked {'seat': 3, 'position': 1, 'found': (1, 1, 0, 1, 0, 0, 0, 0)} (only (3,)) reveals
   DIE-T4 looked {'seat': 3, 'position': 1} (but (3,))
   = 9a110382fb336b96
111: 4 remove white
   DIE-T4 removed {'seat': 0, 'souls': (1, 0), 'out_of': 1} (all) reveals
   = 49c7f0b4313816c7
112: 1 pass
   = 02a92baa1a5a8dc0
113: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 5bb1eed127d91312
114: * yellow 6 6, blue 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 78281aabb5c1d63c
115: 4 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = 8e9323642abd9bd3
116: 4 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   = 03909700de546617
117: 4 ascend blue
   = 0c5a4c8c3970a530
118: 4 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = efee248228195f15
119: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 2e5269922fd91074
120: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 0ae8136652246fde
121: * white 6, red 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 50ee6c1964f4061e
122: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 9e9a223c8a99b5c3
123: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = 324a0b09e05a3569
124: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 25699ef3bd7d61f7
125: 2 done
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = 238566dacdea98be
126: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 268ae34ded21da24
127: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 28} (all)
   = 9ef1d6e2e842db59
128: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 5a95c5792783666b
129: * white-power 1, red-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 3} (all)
   = 4cba1b71a742ed32
130: 4 ascend red-power
   = 6a6798303fd2416d
131: 4 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   = d2c160992466ed15
132: 4 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 2} (all)
   = d5f5250f5c68cd1b
133: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 29} (all)
   = 4d7012286a2f3773
134: 1 pass
   = f016bbcedef49180
135: 2 pass
   = cff59d4a17eb40fe
136: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 93fac7ec5519a01c
137: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = d396ed4387eb18a0
138: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 30} (all)
   = 46bd5bc6eae5ca97
139: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e434201c03d6027e
140: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = e53a803eb2937cf3
141: * red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e0edf02805d2a7d2
142: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 31} (all)
   = 27727facc71a31fa
143: 3 pass
   = ad0334819141a733
144: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = df1f2fce330f59f4
145: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 4332a506bd805299
146: 3 done
   = 43a924b7a85f2d00
147: * red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9ad396489efa08e1
148: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 32} (all)
   = 66f02d24bc4e2f49
149: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = e0fd1dd42fa6dedb
150: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 33} (all)
   = 6c502c043330772d
151: 1 pass
   = b45093f1745756e6
152: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = f3b82983409af040
153: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 707a8c5d0d786b77
154: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 34} (all)
   = 059b8f0376842c36
155: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 1bce7359d44a044e
156: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = ddb4e3cde3582864
157: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 1ddd23d22dbb063c
158: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = f1e4d94f0f96d632
159: * white-power 6 6, red 2 6, red-power 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d6b72ec19aaafb83
160: 1 pass
   DIE-2 turn {'seat': 2, 'number': 35} (all)
   = cdaf2f981f3b9f11
161: 3 marigold casket 3
   DIE-T4 looked {'seat': 2, 'position': 2, 'found': (0, 0, 1, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 2} (but (2,))
   = be8f4c2986dc31b9
162: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 2} (all) reveals
   = 81387efaa00815dc
163: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = dce223d390d80fb8
164: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 36} (all)
   = 199bc7e6362069fb
165: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 9f1e5dff608ebc92
166: * red 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7a34d466e6385be6
167: 1 pass
   = 7377f0e8a05e4bab
168: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 37} (all)
   = 35e6a9a6351efb5e
169: 1 pass
   = c0adea348bf1c20a
170: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = dd45809149270ee6
171: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = a4e14a9463c19283
172: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 58d77ac308f6d5f6
173: 4 pass
   DIE-2 turn {'seat': 1, 'number': 38} (all)
   = f02eb731e7ba3afc
174: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 1452892f1968f86c
175: 2 done
   = a4883c80a040e458
176: 4 bread power
   DIE-T12 bread {'seat': 3, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = 10516764bdcc1059
177: * white-power 1 6, red 4 6, red-power skull, blue-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = ad35041135ebcb2f
178: 2 skull 3
   DIE-P2 declared {'seat': 1, 'value': 3} (all) reveals
   = e324d0cd14599bd6
179: 4 skull 5
   DIE-P2 declared {'seat': 3, 'value': 5} (all) reveals
   = 07a210e349067ce1
180: 1 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 39} (all)
   = 40543ae5eec7714b
181: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 61a1367651099643
182: 3 add free power
   DIE-C1 laid {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 40} (all)
   = a1e2a49b7b04920f
183: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 89812ce670de1cdf
184: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = e24ad50a32efb934
185: * white-power 1 2, red 4 5, red-power skull, blue-power 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 4f83211a04a02c79
186: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   = c8bae5f393a41cee
187: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 41} (all)
   = c7c496d6c602f557
188: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 2, 2, 1, 0, 0, 0, 1)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = dac135ccc081016b
189: 1 remove red-power
   DIE-T4 removed {'seat': 1, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = 9b27c5a23f8a77a8
190: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 5a20eea62e1382f3
191: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 66530e539a7d0c5c
192: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 761b475b46ffe8d2
193: * white 3 4, red 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1b3f23f979221ed5
194: 1 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 42} (all)
   = 56c84420ca456ed6
195: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = f14aadbfdab12a95
196: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 2e42829a497c0efa
197: 3 skull 4
   DIE-P2 declared {'seat': 2, 'value': 4} (all) reveals
   = 020bb1229b6f716b
198: 1 pass
   = 776fc64377c20859
199: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 43} (all)
   = c33e3c4bd6a99668
200: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 93478e5f16137b42
201: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 8d98d648a750064d
202: * white 3 4, red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b785d0b67a440b4f
203: 1 pass
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 44} (all)
   = 5d27a1698db23bb6
204: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 24df4145b616e8c1
205: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a11193d69fbce1a0
206: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   = debf662f4cd16fd2
207: 1 pass
   = 09a20eb1c94ac5b9
208: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 45} (all)
   = 0d6cb38654294662
209: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = bc6fdbc135bc1454
210: 4 bread soul
   DIE-T12 bread {'seat': 3, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 3} (all)
   = 44d9d291ce7f93c8
211: * white-power 2 6, red 6 6, blue 6, blue-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0)} (all) reveals
   = 41d3431a368c5d36
212: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = af047b536c583f53
213: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 88316c13a4f8da6b
214: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 2acb67e1a875cf45
215: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = 950e8addef6ccda7
216: 1 ascend white-power
   = 984c3275c647e552
217: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 46} (all)
   = 46bdaad4e2fe1952
218: 2 pass
   = aa7617dd14b95c23
219: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = b08f259c6eac42b3
220: 2 done
   = 50f6db713d5f4dd0
221: * white 2 2, red 6
   DIE-C2 shook {'position': 1, 'roll': (0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 72190992f66f1e54
222: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 47} (all)
   = abeb68659e343c60
223: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 3bac8a0bbe0e3ce9
224: * yellow-power 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 492f68998f9c2e84
225: 1 pass
   = ce2cf0d3cf16d61b
226: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 48} (all)
   = 40897fb72f6474a9
227: 3 pass
   = 333e636b184f2402
228: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = f2fce955b9268b74
229: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 01bb9a7849c2efa7
230: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   = e7b7405fa04f3912
231: 1 pass
   = b6dc5623abe551e7
232: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 49} (all)
   = 616cbeb513184b30
233: 1 marigold casket 4
   DIE-T4 looked {'seat': 0, 'position': 3, 'found': (0, 1, 0, 0, 0, 0, 1, 1)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 3} (but (0,))
   = 00227979f6352697
234: 1 remove blue-power
   DIE-T4 removed {'seat': 3, 'souls': (0, 1), 'out_of': 3} (all) reveals
   = 42cc99e0f1b11446
235: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 0220f30433d4637e
236: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 000207ff053a34ca
237: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = e5399fc9ec269416
238: 4 pass
   = d59f73d7c2362a31
239: * white 2, white-power 1, blue 1
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6b9b7acaad1cec99
240: 1 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 50} (all)
   = 5d7e61bdf9d6f9ad
241: 2 marigold casket 1
   DIE-T4 looked {'seat': 1, 'position': 0, 'found': (0, 0, 0, 0, 0, 1, 0, 0)} (only (1,)) reveals
   DIE-T4 looked {'seat': 1, 'position': 0} (but (1,))
   = 0a1e14c840a2c383
242: 2 done
   DIE-T4 nothing-removed {'seat': 1, 'position': 0} (all) reveals
   = 5445070d3f60ae68
243: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = d407b6898b44931c
244: 4 bread soul
   DIE-T12 bread {'seat': 3, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 3} (all)
   = aef9adf95ca52879
245: * white 1 2, red 6, blue 6
   DIE-C2 shook {'position': 3, 'roll': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = bb52c5a191b3c198
246: 1 pass
   DIE-P6 won {'winners': (1, 3), 'position': 3} (all)
   = 595a21113dd0fd03
247: 2 ascend red
   = 613dcaf86bc4a7bc
248: 2 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = 3d67839fa53dfe73
249: 2 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   = b35be38ebe710d27
250: 2 move caskets
   DIE-C9 moved {'opened': (2, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 51} (all)
   = 3237f18024f1e72d
251: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 3d6f6b319e930500
252: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 52} (all)
   = 5a9b075ec134d885
253: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = cdb613db8aeffde3
254: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 53} (all)
   = e3fce77044419080
255: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = edd50f061e63bd5d
256: * white 3, white-power skull, blue 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8112b1865700587d
257: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   = c2364605fcb0c411
258: 1 pass
   = fbf63ac4e7d2add1
259: 4 pass
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 0b2be4ef5256e5ec
260: 1 ascend white
   = 9d26ecaea1b4d499
261: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = 6f2cc060759d306d
1 place 1 points 9; 2 place 2 points 5; 3 place 3 points 4; 4 place 4 points 3
