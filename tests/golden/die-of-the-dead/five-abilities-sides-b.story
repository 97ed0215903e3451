   = 40bfc7b8c0d4b5c2
1: * black 1 3, blue 4 4, yellow 1 6, red 1 1, white 2 6
   DIE-S6 rolled-for-start {'totals': (4, 8, 7, 2, 8)} (all) reveals
   = 188a3d32f76e63fc
2: * blue 5 6, white 3 3
   DIE-S6 rolled-for-start {'totals': (0, 11, 0, 0, 6)} (all) reveals
   DIE-S6 begins {'seat': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 2, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 2, 'kind': 0} (all)
   DIE-S8 laid {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 3, 'souls': (1, 0), 'into': 2} (all)
   DIE-S8 laid {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 4, 'souls': (1, 0), 'into': 2} (all)
   DIE-S8 prepared {'seat': 4, 'kind': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 2} (all)
   DIE-A2 gained-power {'seat': 1} (all)
   DIE-A2 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-A2 gained-token {'seat': 3, 'token': 0} (all)
   DIE-A2 prepared {'seat': 4, 'kind': 0} (all)
   = 05ae32b41b7c1626
3: 1 take bread
   DIE-A2 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 1} (all)
   = 35bca092d1f61caa
4: 4 pass
   = dbe69c2d61e5ec93
5: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 607df0cca12aff87
6: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 2} (all)
   = 8d6a9e02ad93d88f
7: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 72764ea6563ad85d
8: 4 pass
   = 16e96ad72cae65e4
9: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 180665a94f0b4704
10: * black 6, red 5, white 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d614906343be1511
11: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 3} (all)
   = d608d1e762667418
12: 4 candle 3-4
   DIE-T3 swapped {'seat': 3, 'position': 2, 'opened': ()} (all)
   = 217c1427e27eab14
13: 3 candle 2-3
   DIE-T3 swapped {'seat': 2, 'position': 1, 'opened': ()} (all)
   = b666469d4db01d0b
14: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 04b12c566f464f59
15: * black 1, red 2, white 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (3, 4), 'position': 3} (all)
   = 393f8de6ab6e7c55
16: 4 ascend red
   = 4f1987db482d348e
17: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 0} (all)
   = 2a48d0f33af552e6
18: 4 space 1
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 2fe5bfd9750e14c6
19: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 4} (all)
   = 21a0eb90f1fd84a1
20: 4 pass
   = f1b6940d80d1c6d7
21: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = ec40fe7512838999
22: 5 done
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = 16c4125b01e0b169
23: 1 pass
   = e5bc5af7a3d7c89d
24: 4 pass
   = df002033f78c9b34
25: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = a53f7d4cd4aaafdf
26: * black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 6ffd4c577e90da7b
27: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 2} (all)
   = a21ff57815d1b166
28: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = c2f8a262655cae90
29: 4 pass
   = d13c3764f2fe2a67
30: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 64441ff8206c1ed9
31: * black 4, blue 5, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e0def8b46ff87b7c
32: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = c7053c03b9a8f6a5
33: * black 4, blue 5, yellow 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 3397443d760d05f2
34: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 3} (all)
   = d9709be01adf541a
35: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 7} (all)
   = 64f80cc34b39b54a
36: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 5310e0d19f210313
37: 4 pass
   = 51c2edb35d93c1e0
38: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 9289040a0295c53f
39: * black 6, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 2), 'position': 3} (all)
   = fcc79849b1933244
40: 3 ascend black
   = aae1c8f3b8ce28f8
41: 3 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = 473e1b46da11518f
42: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = c71b514f0fdc57fc
43: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 8} (all)
   = 23340899a9857dc1
44: 4 pass
   = 2f113f2baaa7291e
45: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 27f6f21e6fa0e63a
46: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 9} (all)
   = 5f1caac2851ccf62
47: 4 pass
   = 8ea11b8e85f03ead
48: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = ef6f49e23980d030
49: 5 done
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = a44956066c84e2bb
50: 1 swap bread
   = 7a1171b930457f7c
51: 1 take marigold
   DIE-K swapped-token {'seat': 0, 'given': 3, 'taken': 1, 'giver': -1} (all)
   = cb8fea72de05f586
52: 1 marigold free soul
   DIE-T7 marigold {'seat': 0} (all)
   DIE-T7 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = ca711a52d6110538
53: 4 pass
   = b4c18e6d163a3a33
54: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = cdba2787adcb4f23
55: 1 take bread
   DIE-C5 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = 96febf4ab71b3fab
56: 4 pass
   = 3cda0d54be8c2f61
57: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 4a80f2bf1dbfd68b
58: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 35595bdb5a519633
59: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 8d9d498523c4b4b7
60: * black 1, blue 4, yellow 1 5, red 1, white 6
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 12} (all)
   = 91f5a9182c0434a7
61: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 48af4038afd3241f
62: 4 pass
   = 5dcbe8cfc9b89eef
63: 2 bread casket 4
   DIE-T13 bread {'seat': 1, 'position': 3} (all)
   = 86b99283c9695f76
64: 2 add prepared power
   DIE-T13 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 3} (all)
   = 9ba98d7f734ceae4
65: 2 add prepared power
   DIE-T13 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 3} (all)
   = 38a4b7270657d38f
66: 4 pass
   = 90b5f5351b50be27
67: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 45ff35eccd4fc618
68: * black 1, blue 3, yellow 3 6, red 3, white 2
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 431367db6e810cd9
69: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 13} (all)
   = 6292a01044a7511e
70: 4 candle 3-4
   DIE-T3 swapped {'seat': 3, 'position': 2, 'opened': ()} (all)
   = a877dea7895444a0
71: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 38b6c574df82ce03
72: * black 6, blue 5, yellow 3 5, red 5, white 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1e1c0b6c5ade9f9b
73: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = 3fbef5de63ca4c83
74: * black 1, blue 4, yellow 1 5, red 5, white 1
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 14b314c1fb8acbc1
75: 4 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = cc49cf3114bec230
76: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = 3a7ff60da5875c76
77: 4 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = 466d20835ebafdca
78: 4 ascend red
   = 72362688001d25b2
79: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 14} (all)
   = 8ee95cbd7c406c58
80: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = be410a37941df3d2
81: * black 1, blue 5, white 5
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (1, 4), 'position': 3} (all)
   = 3cf81367d076f1de
82: 5 ascend blue
   = f265300011abe953
83: 5 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   DIE-Q3 gained-power {'seat': 4} (all)
   = 9346643dfabc2938
84: 5 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 15} (all)
   = 3bbec08a3fed50cc
85: 1 swap bread
   = 1e0552fc0073de01
86: 1 take candle from blue
   DIE-K swapped-token {'seat': 0, 'given': 3, 'taken': 0, 'giver': 1} (all)
   = e9544fcfca391dd0
87: 1 pass
   = e593e96627af2756
88: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 33f52b8e6c975716
89: * blue-power 1 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 57eafdb176e5298a
90: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 093a371c007fba4a
91: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 891e500ef608da1a
92: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 1} (all)
   = 5da79b5e252c308e
93: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 16} (all)
   = 5724fab617665f0e
94: 1 candle 2-3
   DIE-T3 swapped {'seat': 0, 'position': 1, 'opened': ()} (all)
   = 13c597f9bc63e658
95: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 7a197dcb1014566e
96: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 60733079342208c6
97: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 964763564db90c0f
98: * black 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = 63a3012109dec5cc
99: 1 prepare power
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 17} (all)
   = b2a5447c961dc994
100: 3 pass
   = 6f7d288db61d7bb8
101: 2 bread casket 4
   DIE-T13 bread {'seat': 1, 'position': 3} (all)
   = 2ae01470872ea263
102: 2 add prepared power
   DIE-T13 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 3} (all)
   = 878de2285314c3e2
103: 2 add prepared soul
   DIE-T13 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 3} (all)
   = dc5dc1fa3f757123
104: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 28fe85c77142133b
105: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = e6fd18f22a2d5188
106: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 5b0e7ddcf6fe19d5
107: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = ebc98ea3306739cd
108: 3 done
   = e92cb86fa681bc13
109: * black 3, yellow 1, yellow-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 5e899eb5420aa2f9
110: 3 skull 2
   DIE-P2 declared {'seat': 2, 'value': 2} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 18} (all)
   = 82eb59f63f5541c6
111: 4 marigold free soul
   DIE-T7 marigold {'seat': 3} (all)
   DIE-T7 laid {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = b2257973d8968376
112: 4 remove blue-power
   DIE-T7 removed {'seat': 1, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = abefdd56dea7839b
113: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = d6eba8b5d1241008
114: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 19} (all)
   = c3ebfce0a5abc5d8
115: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 0d00f46ed4941a98
116: * black 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = dc7f9a8d20b65089
117: 5 take marigold
   DIE-C5 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 20} (all)
   = f3acc848009d6417
118: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 7ba40f2ae82b13b8
119: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = ba1edd5d362a11e8
120: * black 4, blue 5, red 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 21} (all)
   = 0586fd2742568dc3
121: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = f6d332b63b18c0ec
122: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = ccd793a828a82d52
123: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = f38a9c640fa8aec6
124: * black 4, yellow 3, yellow-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 22} (all)
   = 1a103c831546b4ee
125: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (1, 0, 0, 0, 1, 1, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 90b912b66c38c218
126: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = a9b25b7e7b3c7665
127: * black 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e0d7fee9ddd635da
128: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 23} (all)
   = 1ba40709916871e3
129: 3 candle 2-3
   DIE-T3 swapped {'seat': 2, 'position': 1, 'opened': ()} (all)
   = 5e355dbe65da7f99
130: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 4eaa988f60aa21ed
131: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   = 37a4deee2347052c
132: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   = 34a1b2d947842aa8
133: * black 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 24} (all)
   = 5c836a2e9ea552f7
134: 5 marigold free power
   DIE-T7 marigold {'seat': 4} (all)
   DIE-T7 laid {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 962edd418efbda97
135: 5 remove red
   DIE-T7 removed {'seat': 3, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 4e908ac51980ff6d
136: 4 pass
   = 3d1498f95c3030f2
137: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 9e32632ad2af7bd0
138: 5 prepare soul
   DIE-Q2 prepared {'seat': 4, 'kind': 0} (all)
   = 7b982a9af49fdb3c
139: * black 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = 335ce744f3969946
140: 4 pass
   = 439288d32bf456b5
141: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 6ffbad6223cc12ac
142: * black 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = 295a50bb189fd4de
143: 4 pass
   = 928138c571510ab6
144: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 6f62b6c32dca62e7
145: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = f63ab1f4c78074b5
146: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 3c600aa38d9adf84
147: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 156e8960286789b7
148: * black 6, blue 1 3 5, blue-power 6, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 0a8fbb301e78feab
149: 5 skull 4
   DIE-P2 declared {'seat': 4, 'value': 4} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = 373b49704bd22941
150: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (1, 0, 3, 1, 0, 0, 0, 0, 0, 1)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 97fced68fbd8f2f5
151: 4 pass
   = e5f6218b0c2e70df
152: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 2c644162297b49a4
153: * black 6, yellow 5, yellow-power 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = cbe35920cd028b4f
154: 3 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 2453fabf3f0fafe4
155: 3 ascend yellow
   = 15f40a702235f22a
156: 3 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 28} (all)
   = 0b4e09159f0acccd
157: 4 pass
   = bf5dd201fd861704
158: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = a25010e1d2f59554
159: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = bd3471cd528ac8ab
160: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 29} (all)
   = 91a282c2760bc897
161: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = be47c14f11945e1e
162: * black 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 411d1e8d195ab801
163: 3 pass
   = 61ab196652becf6d
164: 5 take marigold
   DIE-C5 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 30} (all)
   = 0e0b1677d039086f
165: 1 swap marigold
   = ca4c2aeb2d774008
166: 1 take bread
   DIE-K swapped-token {'seat': 0, 'given': 1, 'taken': 3, 'giver': -1} (all)
   = 46671bac38ebb6e1
167: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 9b42394be72fe934
168: * black 6, blue 1 4 6, blue-power skull, white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = d97ca2057df875ed
169: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   = 855eee342fdb44bf
170: 5 skull 6
   DIE-P2 declared {'seat': 4, 'value': 6} (all) reveals
   = 4b3a1ef9da4d50f0
171: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 31} (all)
   = aaec4c880f3f7a06
172: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 2c1a1fbe85368689
173: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = da317a7b0e772644
174: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = da11377f3c2c978c
175: * red-power 2 skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 65fcc1518f2a1600
176: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   = f0a5dd32af10a0f4
177: 3 pass
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   = 5801aba80539c001
178: 4 prepare power
   DIE-C3 prepared {'seat': 3, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 32} (all)
   = 30fc823d4ca99582
179: 3 pass
   = c3f7163c00463e93
180: 4 pass
   = 8b08660d241e1cf2
181: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 6b27f0ebe741c286
182: * black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = cc5077355f433328
183: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = 0ad73af3dc11918c
184: * black 1
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = b6d8afc6ebb0ed43
185: 3 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = 1b0de7e1a5a6aa87
186: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 33} (all)
   = d66ad7e16695725d
187: 4 pass
   = 8a301c212b3ce7a4
188: 1 bread casket 4
   DIE-T13 bread {'seat': 0, 'position': 3} (all)
   = ee3379d768a5b8bb
189: 1 add prepared power
   DIE-T13 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 3} (all)
   = 8f4e130d519e4d2e
190: 1 add prepared soul
   DIE-T13 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 3} (all)
   = 509134541770a1e9
191: 4 pass
   = e508733f9ecadc36
192: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 96e0e473a8219eab
193: * black 6, blue 4 5 6, blue-power 2, white-power 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = 10bf5c0a4ae29dcc
194: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 34} (all)
   = bfc9e53a3a1d127c
195: 5 pass
   = 34b8bfa624ba09ea
196: 4 pass
   = 3a03f4c9983a85cc
197: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = aef725cf07e5f25c
198: * black 1, black-power 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = ef9eae68079775ca
199: 5 ascend black-power
   = 72f3f7a27a4569ec
200: 5 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = f3fc1d01179558fe
201: 1 done
   = 30a6ab4603a499f4
202: 5 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 2} (all)
   = 511899a15ce66f80
203: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 35} (all)
   = 9dab77be93630c5f
204: 4 pass
   = a1c0873c97ef6fb7
205: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = d6b360a8ab6ba460
206: * black 4, blue 1 2 2, blue-power 2, white-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 713e8b6a51008853
207: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   DIE-C4 removed {'seat': 1, 'souls': (2, 1), 'out_of': 2} (all) reveals
   = a15dfb1c3674623b
208: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 36} (all)
   = 6e088814cdf09f72
209: 4 pass
   = 47a110afeaba9075
210: 1 candle 3-4
   DIE-T3 swapped {'seat': 0, 'position': 2, 'opened': ()} (all)
   = ec4806696ec607d5
211: 4 pass
   = abeebf4404e7e842
212: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = a273f2754563da53
213: * black 4, blue 5, white-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = d0c4dc38f611c70c
214: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   = bb38f9f65cc8a12b
215: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 37} (all)
   = 0d928be1de7c394b
216: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 9f115ec703bc11b0
217: 4 pass
   = 4ef1e99187bceccf
218: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 3883fea47d8a97df
219: 3 add free soul
   DIE-C1 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 1e23ee3903d9cc7b
220: * black 5, yellow 4, white-power 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 38} (all)
   = e25e0ef6b0eabaa4
221: 4 marigold free soul
   DIE-T7 marigold {'seat': 3} (all)
   DIE-T7 laid {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = edd65249812ce8f3
222: 4 remove black
   DIE-T7 removed {'seat': 0, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = db456f207180857e
223: 4 pass
   = 0dc7c8932447e211
224: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 78946e8a407b4524
225: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = b96425807af94c4e
226: * yellow 5, red 6, red-power skull, white-power 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   = c2e47edf71f04266
227: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 39} (all)
   = 55db9eb152daf1f2
228: 5 pass
   = c4a9be01bd22d3f0
229: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 97d6332d5adf9b7d
230: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 40} (all)
   = 0c9001fcdb9cbbac
231: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = f0f88844eb762d18
232: * yellow-power 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7e4e167de499015e
233: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 41} (all)
   = 81b5f4a224e90cca
234: 2 pass
   = e27149517ad0a73b
235: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 7deed3603e2192c4
236: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 66c5d5b02d094805
237: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = d20898c94dd8befb
238: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 42} (all)
   = bba7c04cdec16850
239: 3 pass
   = 9f5064b7fce5014c
240: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 1a88e48268b666cc
241: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b6820013700a0f63
242: 3 skull 5
   DIE-P2 declared {'seat': 2, 'value': 5} (all) reveals
   = 5047d38637d83766
243: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 43} (all)
   = ceff9e428ca1ade7
244: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = ea1a0835f49cd908
245: * red-power 1 skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d0281056027cfc46
246: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   = 322cb4790e809859
247: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = 0696127b2ac92d9d
248: * red-power skull 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 715bbe234502c1d6
249: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 23303e32e7481d2a
250: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   = 49e13cd4f2e0824e
251: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = e9f3d28ac878cc45
252: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 44} (all)
   = c712194779f22dad
253: 5 marigold free power
   DIE-T7 marigold {'seat': 4} (all)
   DIE-T7 laid {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 2ddca40f09a749ab
254: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 0b6acb07466c72c1
255: * yellow 2, red 6, red-power 2, white-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = c562369a877cabee
256: 5 skull 2
   DIE-P2 declared {'seat': 4, 'value': 2} (all) reveals
   = 29dbdbb8ec1c0c09
257: 4 pass
   = 4d0fb83933ef8e03
258: 5 take incense
   DIE-C5 gained-token {'seat': 4, 'token': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 45} (all)
   = b7dbabe2c47c6af4
259: 1 pass
   = f6a68ecef9bcf445
260: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = b60e74571aa41ebd
261: * yellow-power 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e2800d7c8f84cbe3
262: 4 pass
   = 9666a490be17fff8
263: 5 pass
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 36a9b28b0eca0a03
264: 1 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 3} (all)
   = d9ca51b3a01f7d0e
265: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 46} (all)
   = f52d4d853865a696
266: 2 pass
   = b1af8662a0971376
267: 3 bread casket 1
   DIE-T13 bread {'seat': 2, 'position': 0} (all)
   = c56a2d0855601850
268: 3 add prepared soul
   DIE-T13 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 42eb015ce6d8daf5
269: 2 marigold free soul
   DIE-T7 marigold {'seat': 1} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-T7 removed {'seat': 2, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = a00e8a272b18db96
270: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = afddda5ad6ac30ec
271: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = c1e6bf345201c419
272: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 96109ae539d5a6d3
273: * white-power 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   = 4e9a4bc789dc9572
274: 4 pass
   = 8014a067feda812f
275: 5 incense
   DIE-T10 shake-again {'seat': 4} (all)
   = 91613df86a51fedb
276: * white-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = 96e59b05d808d39f
277: 4 pass
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 47} (all)
   = b18dfffb6ac39633
278: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 1, 0, 1, 1, 0, 1)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = a7d9a2ed4a01faf9
279: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = d4e4e027f5e57492
280: * blue 1 5 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 38dc231bb2940849
281: 4 pass
   DIE-C4 removed {'seat': 1, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = c37a83c365003f63
282: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 48} (all)
   = dd607590c740b2db
283: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 75a0ca8242b94271
284: * yellow 6, red 6, red-power skull, white-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 787fdc3ed78421ff
285: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   = b4c14c0ca021a208
286: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   = 36faa0bc3c0e87e3
287: 4 pass
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 83d855cad4a473e7
288: 4 ascend red
   = ffbf2fa890b92b57
289: 4 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 0} (all)
   = bb7a386f3025d266
290: 4 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 3} (all)
   = 0368992e74b59c71
291: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 1, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 49} (all)
   = 3e82e0c726fcda85
292: 4 pass
   = 9ae3338ad8f0722c
293: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 5c855a89cce2cb5b
294: * blue 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 48f78c2457ccb1d6
295: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 50} (all)
   = fd034dc99ee342a1
296: 1 pass
   = 95da737830205c1b
297: 4 pass
   = 8aaa1eeb15331988
298: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 6feaee74fd527d23
299: * blue 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c3e96a019df11362
300: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = c603a25720a96cd2
301: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 0} (all)
   = b73f1553ee38eeae
302: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 51} (all)
   = 57fbe17b4a1e5e08
303: 4 pass
   = bb93faeb85c225a8
304: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 4eeb31f272b7efe4
305: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 774d7f5953544b17
306: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 802ff4ba86c143bc
307: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = d4f55c6780655afe
308: * blue 2 4, blue-power 6, yellow 3, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 9107ece73a2b968a
309: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   = 219da307c381608c
310: 4 pass
   DIE-2 turn {'seat': 2, 'number': 52} (all)
   = 1201b0c6cb557ada
311: 3 pass
   = 5540b8c237091783
312: 4 pass
   = cad3181136d7114a
313: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 1f98e20313ebc0e8
314: 3 add free soul
   DIE-C1 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 576c3e5a6ed751b5
315: * blue 2 4, blue-power 2, yellow 1 3, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 6ccdefb380af13d4
316: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   = 3f137112a3548e94
317: 4 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 53} (all)
   = 405a679d63ce965b
318: 4 pass
   = 52047772a3459b10
319: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = c073d11543cca4c3
320: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 9ef48bffd4b3a798
321: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 8be6930bfbe3a95f
322: * blue 2 6, blue-power 6, yellow 1 2, white-power 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0)} (all) reveals
   = 8ca5b52ab73da1db
323: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 54} (all)
   = 3bdd9900ab77ce5f
324: 4 pass
   = db8be81776cfed7a
325: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 5a88513241927e2b
326: * blue 1 4, blue-power 1, yellow 3 6, white-power 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = a5b22dcaa3e4a327
327: 4 pass
   DIE-C4 removed {'seat': 1, 'souls': (1, 1), 'out_of': 2} (all) reveals
   = 521e075d68105f84
328: 5 take marigold
   DIE-C5 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 55} (all)
   = 717ab1c87e3e57c7
329: 1 marigold free power
   DIE-T7 marigold {'seat': 0} (all)
   DIE-T7 laid {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   DIE-T7 removed {'seat': 4, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = 3cf96893bffec5e3
330: 4 pass
   = b7742ea7227f6157
331: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 168a01c5ec80278e
332: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 56} (all)
   = d5668d3c287b3fdf
333: 4 pass
   = 866232940a4ff9ec
334: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 96ee3f20f7528bdd
335: * blue 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9f589abaa65f9b0b
336: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 8d837a4bbb1e2cb6
337: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   = d44f1082d603e66a
338: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 57} (all)
   = 89e4bad5ae96151a
339: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = bbfae674b15add7a
340: 3 pass
   = c6859a5af08d8ecf
341: 4 pass
   = 5e810bff4bfba1db
342: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 8be02bec8f1b38a1
343: 3 done
   DIE-2 turn {'seat': 3, 'number': 58} (all)
   = 120a5945c7e6d4e5
344: 4 pass
   = 2362cbcceaf98b7e
345: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 0f41c139abc66815
346: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 303158a55e795179
347: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 59} (all)
   = 25cda5013fad10d1
348: 5 marigold prepared soul
   DIE-T7 marigold {'seat': 4} (all)
   DIE-T7 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   DIE-T7 removed {'seat': 3, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 3f91afc7b1473d36
349: 4 pass
   = 3f8a95a78a1b4cf2
350: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 5ecfa2f4ed01e40a
351: * blue 1, yellow 4 6, white-power 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = c437e6e445e326dd
352: 4 pass
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 2dd2211afe2bc5e5
353: 5 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 3} (all)
   = 0250a5d4bf29d19a
354: 5 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 3} (all)
   = 676c044cf35f6861
355: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 60} (all)
   = 476ca67dc3e91fa6
356: 4 pass
   = c6019def1556bc6f
357: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 6df01ee5c66cc84a
358: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 61} (all)
   = 9b1fcb243ab328bf
359: 2 marigold free soul
   DIE-T7 marigold {'seat': 1} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = c9271c9d8b91881a
360: 2 remove red
   DIE-T7 removed {'seat': 3, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = aa075e5dbee94f67
361: 4 pass
   = dd94961c7214623a
362: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 72551784f0739b22
363: * blue 1, white-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = 62f4e4c12ac80a6c
364: 4 pass
   = 0c9bd9c5b7ba6070
365: 1 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 3} (all)
   = f5235b1a327c1694
366: 2 ascend blue
   = 9d5f44d8cbf7ef31
367: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 62} (all)
   = 91695ee9da176ea9
368: 3 pass
   = 2383fd3e4372237d
369: 4 pass
   = dd7e7e0192cc1290
370: 5 pass
   = 9b46e5b101fefd5b
371: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 4d65756ae0fe34bf
372: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   = d17cf32a3ba9630e
373: 3 discard marigold
   DIE-T14 discarded {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 63} (all)
   = b6b5d7bcbc869df4
374: 4 pass
   = 2bd79fa736f320d0
375: 5 bread casket 3
   DIE-T13 bread {'seat': 4, 'position': 2} (all)
   = 42b41de5a7944a56
376: 5 add prepared soul
   DIE-T13 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 2} (all)
   = 46cea8c3d250fe02
377: 5 done
   = 6bc70d924f3abf9f
378: 4 pass
   = 7461d7f068167031
379: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = cc1d0bb701c38b20
380: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = a4106e4243671770
381: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 1817a6e1933407e9
382: * black 1, black-power skull
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 86f1a411deff07b8
383: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   = dd6b3a582b3631ab
384: 4 pass
   = ceb0a19165bf1b82
385: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = 2f43fe7443507537
386: * black 4, black-power 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 551138f06c721630
387: 4 pass
   = 52b63d720d096226
388: 3 pass
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 64} (all)
   = 7778f4218f35dd13
389: 4 pass
   = 0c68491210a8e110
390: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = d2e078b65e375849
391: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 65} (all)
   = f7d4901c04fa2234
392: 4 pass
   = b864ca02c7285314
393: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = cc2de8ac0270ae52
394: * white 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 3c65a684b531b473
395: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = 694bf9564a1413dd
396: * white 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 01c3b6f1c26f2347
397: 4 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 0} (all)
   = c45bbf18263568d6
398: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 66} (all)
   = 93c73c0a5a86d660
399: 2 pass
   = 54eaf73368e63541
400: 4 pass
   = fa69ab43a3037d3d
401: 5 candle 2-3
   DIE-T3 swapped {'seat': 4, 'position': 1, 'opened': ()} (all)
   = d78ac748764e25f4
402: 2 pass
   = 37d55544c3a6c947
403: 4 pass
   = 59e8b0a5e8f383bc
404: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 745414f4ba89c424
405: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 975b1b1cb6285911
406: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = a501d152cfd24f48
407: * blue 5, white 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c5b89ceaebd536df
408: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C11 moved {'opened': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 67} (all)
   = 875b6406f5d83e06
409: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = e7d8812bccb71ec7
410: 4 pass
   = 2007e1c3387f801a
411: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 5dd91ec2c8109b4e
412: * blue 5, white 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 658096a29266fed7
413: 4 pass
   = 1203143603d11b46
414: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 68} (all)
   = 712a64a6b8e9e267
415: 4 pass
   = 581f1c0bb72c21c6
416: 3 pass
   = d2788e2b6f72e2fd
417: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 5959220f8bee3d97
418: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 2bfadfbe2ed3ea83
419: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 02b9949836030c14
420: * black 6, black-power skull, red 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1c9ce8a9c89de6b4
421: 1 skull 1
   DIE-P2 declared {'seat': 0, 'value': 1} (all) reveals
   = 7ffd4f8508ce6344
422: 4 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 69} (all)
   = 6eec5ba9cda01204
423: 3 candle 2-3
   DIE-T3 swapped {'seat': 2, 'position': 1, 'opened': ()} (all)
   = a55985412506cfcb
424: 4 pass
   = 64ee74d2616d863f
425: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = cc140a1ae433e87e
426: * blue 2, white 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 972c87e1444a26ae
427: 4 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 0} (all)
   = 7ba29820356c3fa5
428: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 70} (all)
   = 9ae0741b90fcccb3
429: 4 pass
   = 777b6a31a6ba0bac
430: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = e824715c4e029039
431: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 0190c9d7842a334b
432: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 71} (all)
   = 8bb2b274313f01e9
433: 2 pass
   = b7504d01952453d8
434: 4 pass
   = eb594eb4f3837cbd
435: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = a7132e510abe3ff4
436: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 633fa25675be695e
437: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = d27364f5b96f4907
438: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 72} (all)
   = 5b4a64aabf150d1a
439: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = bb74bbc80e75c4d7
440: 4 pass
   = e26ae44c08276177
441: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = e7509674fe48652b
442: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = 8a7da5272eb1a143
443: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 73} (all)
   = 8e2dc4967490db8a
444: 4 pass
   = a1aeb0222d2f6eab
445: 3 bread casket 3
   DIE-T13 bread {'seat': 2, 'position': 2} (all)
   = 1a445c99e97c06b0
446: 3 add prepared power
   DIE-T13 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 2} (all)
   = 286a1af375469afb
447: 3 add prepared soul
   DIE-T13 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 2} (all)
   = 463789d7fcb06e72
448: 4 pass
   = b366754dc370af17
449: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 9d6d72b4aa15275f
450: * black 1, black-power 1, red 2 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4726ce0c06b23934
451: 4 pass
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = bb2d41c323746d20
452: 4 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   = c5f4c7043db20456
453: 4 discard candle
   DIE-T14 discarded {'seat': 3, 'token': 0} (all)
   = d9f5680013dc6ced
454: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 2} (all)
   = 62fbb047b054f775
455: 4 move caskets
   DIE-C9 moved {'opened': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 74} (all)
   = 22e13444476cbcfb
456: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 2c3aa00c9340cae9
457: 5 add prepared soul
   DIE-C1 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = 77b4c57b6b46b4a5
458: 5 done
   = 38216c52836c835f
459: * black 5, black-power skull, white 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f4a6be0ee912d167
460: 1 skull 3
   DIE-P2 declared {'seat': 0, 'value': 3} (all) reveals
   = e4929739e16ec6cd
461: 4 pass
   DIE-2 turn {'seat': 0, 'number': 75} (all)
   = a11095542845b3e7
462: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 088a6a403b74bdcf
463: 1 done
   = 5eac012fd12a3e93
464: * black 6, black-power skull, white 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7767f94c88c440a3
465: 1 skull 1
   DIE-P2 declared {'seat': 0, 'value': 1} (all) reveals
   = 7c65ed0f9b914774
466: 4 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 1, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 76} (all)
   = 1ec0e3576d766d57
467: 2 marigold free soul
   DIE-T7 marigold {'seat': 1} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 06545bd56f03d4c6
468: 2 remove yellow-power
   DIE-T7 removed {'seat': 2, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = 7b0c99bc56a5f265
469: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 866daf7cd0294d5e
470: * black 6, black-power skull, white 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a2644495a712af26
471: 1 skull 4
   DIE-P2 declared {'seat': 0, 'value': 4} (all) reveals
   = f2ca3e157ff26f10
472: 4 pass
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 77} (all)
   = 5451b19d0f17c4ab
473: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 1, 0, 0, 0, 0, 0, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 2d65110c428fce67
474: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 37bea62fc64e410f
475: * black 6, black-power 6, white 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 31fa135ce712d5dd
476: 4 pass
   = 85da54594e209d72
477: 3 keep soul
   DIE-C4 removed {'seat': 0, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = f6711006678167ae
478: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 78} (all)
   = 99a74f96e273b29d
479: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 5763bd5e5d39e133
480: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = b7b1baf2358c66b4
481: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 41104d3bfb007ff1
482: * blue 6, yellow 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1ff7a2eb3b57f6a5
483: 4 pass
   = 6efa1be22674e087
484: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 79} (all)
   = 2e9f5cf3aa9bb2b9
485: 4 pass
   = 31e4a0103c8c529a
486: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = c5ed397ce9ea46b8
487: 5 prepare soul
   DIE-Q2 prepared {'seat': 4, 'kind': 0} (all)
   = dd071c6f5e41b253
488: 5 prepare power
   DIE-Q2 prepared {'seat': 4, 'kind': 1} (all)
   = d0d7c549d596ec9e
489: * blue 6, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 568f0eee8b192a2f
490: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = 2d03fc04858665ad
491: * blue 5, yellow 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 61249846bc74dfc4
492: 4 pass
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   = 3653129fd2de367d
493: 3 prepare soul
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 80} (all)
   = 9300a816f92e3233
494: 4 pass
   = e0c207860c0aba7f
495: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = bb3029834b1ba323
496: * black 3, white 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = db750b75ed87d91d
497: 4 pass
   = df02940ed503ac6b
498: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 81} (all)
   = 82959aada1ce166e
499: 4 pass
   = 39324b77bae3651d
500: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = edbb43747acdcf8d
501: * blue 3 5 6, blue-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f35708cc0d127a5b
502: 4 pass
   = 4786a9410d0dcc17
503: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = 88454cbc39fb4ada
504: * blue 4 4 5, blue-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = df9bc060338734f0
505: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = efc349c6961be5e7
506: 2 ascend blue
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 1} (all) reveals
   = cfe09cc576740e99
1 place 4 points 6; 2 place 1 points 9; 3 place 3 points 7; 4 place 2 points 8; 5 place 5 points 5
