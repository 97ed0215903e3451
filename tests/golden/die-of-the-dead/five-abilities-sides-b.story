   = 866744840996f961 a5f026706206b24b
1: * black 1 3, blue 4 4, yellow 1 6, red 1 1, white 2 6
   DIE-S6 rolled-for-start {'totals': (4, 8, 7, 2, 8)} (all) reveals
   = 03723efdee8f686d 1cb4af388d176ed9
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
   = a633dfd2627bd2c4 41dd47c9dd22da39
3: 1 take bread
   DIE-A2 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 1} (all)
   = fe25ab8df6639cc1 673e4e6e9917044b
4: 4 pass
   = f73a9394ef0cdf45 65a0414dd3dec0c1
5: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 13dbc4cf86c3ddeb c4bbbd029acc10cf
6: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 2} (all)
   = 1ed16e244f4726c3 5de81aad5489e3cb
7: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 9d849dc2ebac88db ef5a44ae021d3ee5
8: 4 pass
   = 9aab13f7e1122cc1 0d675b9403d9f9e1
9: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 6787089c55aa8f55 7e21b7a17ae065e6
10: * black 6, red 5, white 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a227fb788b1be8e5 750af2df3950569a
11: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 3} (all)
   = ea73eac3d2b169a9 855c30dca47ea3de
12: 4 candle 3-4
   DIE-T3 swapped {'seat': 3, 'position': 2, 'opened': ()} (all)
   = af25709fcfe384cb 55c0470076073b93
13: 3 candle 2-3
   DIE-T3 swapped {'seat': 2, 'position': 1, 'opened': ()} (all)
   = 84e21c219c437336 4cb0f911e02e1385
14: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = e50a68949109e828 9aa876585cc283c8
15: * black 1, red 2, white 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (3, 4), 'position': 3} (all)
   = be43db84a3682bbb 06985e6dca334938
16: 4 ascend red
   = 90ed044285d671f2 54ca039ec448cf8d
17: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 0} (all)
   = 84e91edb991102b5 4a63e2072f10bce1
18: 4 space 1
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = bdc51c629798d52f e3bd4443f3ada1c2
19: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 4} (all)
   = 68c5075e37309f24 57c094cd2a54e022
20: 4 pass
   = e7dbff44cf925458 fddf3ac898f6aef2
21: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 1097879c30a80ab5 fe8db68a8f2e6c9e
22: 5 done
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = 1fc5ae5e6f9829b9 3659b2ce0fd96a65
23: 1 pass
   = 94f83454da90c2aa 011edfe86cb4b0f0
24: 4 pass
   = 258c3922c7c2122a da5e85a5d9e4cd83
25: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = f3924478c999f67c c00bb572f6ff2979
26: * black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 4f518533116e3e04 00fff987944774cf
27: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 2} (all)
   = 05fb19959b810ab2 fb9d35522df06eac
28: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = 548ee04682bab79e 1b17e52f9f5c0a93
29: 4 pass
   = c0076e5071cf221b 5c1a3492b0348a9e
30: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 6981fa4cecaddcbd c8bf27ede2deec7f
31: * black 4, blue 5, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f52e6333b7d10b8c ef0b780cd9c3c75b
32: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = d9c702333ae809a3 f7591f96d262244f
33: * black 4, blue 5, yellow 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 106ec172b56f9401 886bc62742e6bbbf
34: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 3} (all)
   = 8d54e5e8477d8d82 3948dd934fdc8884
35: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 7} (all)
   = 2bd58b8d66b4a883 e1e8913554a9feaf
36: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = fb187f888c977dfa 32e11602c27dc507
37: 4 pass
   = c418a962f8c5b57a 55f2d661872f9c2f
38: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 31fb8abd1a28653a c6858119ba5d6053
39: * black 6, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 2), 'position': 3} (all)
   = 35f47a51dcdcf521 d489134e3242ec50
40: 3 ascend black
   = 00ff8620fbd4466a b00ba634ac275e39
41: 3 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = 14388679e8c08e8e 61de95386b437262
42: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = d9eb7165ee488fd7 02566c85290b774d
43: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 8} (all)
   = 035848199af536df 71d9c494d58efe68
44: 4 pass
   = 76ae914b7c4fcbd4 4981b9563a54201e
45: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = db43e0cde8c5b4a0 36e62c4aca511122
46: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 9} (all)
   = 00d7aab1533e680a c5b4fa10c78acab5
47: 4 pass
   = 07b3706a7907614e 6eb0f1d00d3004de
48: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = e72d423e7db012f9 e36b39095d455836
49: 5 done
   DIE-C2 not-shaken {'owners': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = 59575160dc4fe7d2 eb75b4d4c3be4fa9
50: 1 swap bread
   = cb4ca334fad825d2 093233bcd475d8a6
51: 1 take marigold
   DIE-K swapped-token {'seat': 0, 'given': 3, 'taken': 1, 'giver': -1} (all)
   = 0dfdaa091b514ea9 f59d7112253e561d
52: 1 marigold free soul
   DIE-T7 marigold {'seat': 0} (all)
   DIE-T7 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 360181858fa960a7 862b8a98ecfc8a88
53: 4 pass
   = 5919260480715494 db12930910e08fee
54: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 7064976984734c9f 12a7ef1422bedeba
55: 1 take bread
   DIE-C5 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = 6ba94baf694b9504 c6adb18d8cbc6c8d
56: 4 pass
   = e8449325e8e20ddc 3399503a505c41fc
57: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 1c36524462593618 dc12f0dff4b5ad12
58: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = da71c0fde84d445f fbbeb1123f4b89f9
59: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = ae141d9aaf499cdc 8d86903d33aebfab
60: * black 1, blue 4, yellow 1 5, red 1, white 6
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 12} (all)
   = 860d0b1cdb42162c ba7ce37ae0e17158
61: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 6111a9f3223d36ce 18cf939d0a3d47ec
62: 4 pass
   = 878900c464fbf486 c36d384273931c60
63: 2 bread casket 4
   DIE-T13 bread {'seat': 1, 'position': 3} (all)
   = 8debb79de041e22b 556aaefc77ec0902
64: 2 add prepared power
   DIE-T13 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 3} (all)
   = b099fa7964dacf55 980b1fa347638a60
65: 2 add prepared power
   DIE-T13 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 3} (all)
   = fe85f554e5d32ee6 b01bcdf0102699be
66: 4 pass
   = 280f92b0c7d56297 0c9ef487bf574037
67: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 1796f4cf4cadc462 a4e1307e1f85fce2
68: * black 1, blue 3, yellow 3 6, red 3, white 2
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b949906754c88ad4 7556b81508108ff6
69: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 13} (all)
   = 3c96782d501a69b3 7c6cf35fa5997586
70: 4 candle 3-4
   DIE-T3 swapped {'seat': 3, 'position': 2, 'opened': ()} (all)
   = d1442d924145890d 85af1fd76c6898fe
71: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = af0d7f6f61fbd150 ba883ed9021bb94b
72: * black 6, blue 5, yellow 3 5, red 5, white 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8fe0ca7f01bb8a7f f239e0b7bea5afc8
73: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = cb7375384a538693 ed6dcc44a5494b3e
74: * black 1, blue 4, yellow 1 5, red 5, white 1
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 05515f262c438c2c 9bc4f643eaf1c372
75: 4 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = dbe145b52cd26440 891f5840f57b00c6
76: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = 3e0cf0780b0371fd 8c869e1a519dd656
77: 4 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = 3171a417b674854e 7eb44d4fea91d3f8
78: 4 ascend red
   = e68bbbda45032974 68d56a92faf7a153
79: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 14} (all)
   = 62d0d809766058ac 65f7225e97a5b081
80: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 10c8407bd95d9898 f5f9b2ddc88c41e3
81: * black 1, blue 5, white 5
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (1, 4), 'position': 3} (all)
   = f512b5319c8c30fd 0b38e9c7f195625f
82: 5 ascend blue
   = 3f59416835288738 d2a16e3bc9cb2329
83: 5 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   DIE-Q3 gained-power {'seat': 4} (all)
   = fde88b78a94385a7 25527862ac081541
84: 5 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 15} (all)
   = 74cb2346988c10ce df5f6a2153719f8d
85: 1 swap bread
   = efde5e02c11530a0 89c1f5fe61ddeeef
86: 1 take candle from blue
   DIE-K swapped-token {'seat': 0, 'given': 3, 'taken': 0, 'giver': 1} (all)
   = 4a950fb81ad5135c a8e42bb427346ef4
87: 1 pass
   = c5aa967a81728148 9bf41720e767ae13
88: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 0f31e7048785adfb e082c7006cc0bfb3
89: * blue-power 1 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 79f8c9c5129ab7f0 8f187304a56cfa41
90: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = a9546906f9c96403 8f7d152e97403da5
91: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = f8646173c38d795a 37ebd21b32416478
92: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 1} (all)
   = ddf1224ee8b24b46 0544ceffb3cc96ee
93: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 16} (all)
   = e979e973b8482d73 d352d34c0a69f6a0
94: 1 candle 2-3
   DIE-T3 swapped {'seat': 0, 'position': 1, 'opened': ()} (all)
   = 742b8bd045d8dc3a d7312fe16d20b6fa
95: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = df738a13c9db534b 7765738c150ae32f
96: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = c638800d6e34bebe 6acab8a4b4406707
97: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 320a115fc00b6a59 8aeb47bee9d9a2e6
98: * black 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = 74eaad27a68469ad 0f6594d9e4d58312
99: 1 prepare power
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 17} (all)
   = c564f05146fbc8f5 9887f33ebab5efcf
100: 3 pass
   = 188fb5c29c0cff83 8ba8846b3da481b9
101: 2 bread casket 4
   DIE-T13 bread {'seat': 1, 'position': 3} (all)
   = f9d06ab45c17745c f4b841b3986b95b8
102: 2 add prepared power
   DIE-T13 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 3} (all)
   = 5e46eaf0d78e0463 be519e0a86b17ea8
103: 2 add prepared soul
   DIE-T13 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 3} (all)
   = 09cc0c6a4276d094 692d8b57361a0b71
104: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = dafb4260e59eaab9 2c98df726723307f
105: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 533962c25e3a10db d9a384a1e70c0fe9
106: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = d3386a6bd394fedb b6c6c1820781b66d
107: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = b9ad43d0321495d9 8ebb66490b100e24
108: 3 done
   = a9d060767002b06e 91d8d81e56b828c5
109: * black 3, yellow 1, yellow-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 609dc89df052324d 9a3653b912b089b5
110: 3 skull 2
   DIE-P2 declared {'seat': 2, 'value': 2} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 18} (all)
   = fd7f834ff7654f5f 06f3d51e9db2de47
111: 4 marigold free soul
   DIE-T7 marigold {'seat': 3} (all)
   DIE-T7 laid {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 70d3c60d8c8bd891 27df0cfdc2f87ff0
112: 4 remove blue-power
   DIE-T7 removed {'seat': 1, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = 40d3fb59d1d47450 45be12ce128af4c8
113: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = d8e16ceaace81f76 87220156cb99d3d1
114: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 19} (all)
   = ec3612e7f8091030 15bf5aaaa4514175
115: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 88da589d14b09d5b 2ba9974aac1fd4d8
116: * black 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 343b546877e89504 87e851b07217de2d
117: 5 take marigold
   DIE-C5 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 20} (all)
   = 3caa43a5b33e8cf7 4168841ef3a77b50
118: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 4efeece5cdea7343 7aaf6d3e4f0e8291
119: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 10739de6d5bfa3d0 ac09097f72ffb865
120: * black 4, blue 5, red 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 21} (all)
   = e4adbc5585c745b1 c02514f597226d3a
121: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = f7238035e17cd924 d65449850cc4e381
122: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 2d4878c1306fe2c8 278b46ed5a9bd881
123: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 0d9da21fb4ab3ce5 00804003daa57056
124: * black 4, yellow 3, yellow-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 22} (all)
   = 5f8d6e4082cfff49 4884bd2d8a1e6d3b
125: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (1, 0, 0, 0, 1, 1, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = a4b5f44c4df1b280 59135a42d05d899e
126: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 2d3a02b3b01a7919 9baec259f0233778
127: * black 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 851d80369b0d11d1 a6b791487bb00f2a
128: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 23} (all)
   = f83b0964c4c779f9 26ed4ee61cae48e6
129: 3 candle 2-3
   DIE-T3 swapped {'seat': 2, 'position': 1, 'opened': ()} (all)
   = 275294653cf235f3 8fb7ef95f566bd23
130: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 0093bea59dd2ce20 8497f329f7de5543
131: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   = 31fd28a2213dbb50 5f793aef969b4d36
132: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   = 4d6656b3a3aaed97 db9ad30303e4bbb1
133: * black 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 24} (all)
   = b89595f3cd01eafe 77b666b91833ae1e
134: 5 marigold free power
   DIE-T7 marigold {'seat': 4} (all)
   DIE-T7 laid {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 7d32603a317be587 5df4d85fdde0e987
135: 5 remove red
   DIE-T7 removed {'seat': 3, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 0a289e6694ac3957 6e55653c733d941f
136: 4 pass
   = 6d46bb996cae3df4 168ccc62bd3004ef
137: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = e6327df69ebe5e3b f853b6674b330bf2
138: 5 prepare soul
   DIE-Q2 prepared {'seat': 4, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 4, 'free': 4} (all)
   = 5106a54ef127b1e1 b072a9cb9a1d12a3
139: * black 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = d820258302111df4 99d24b16484f4e44
140: 4 pass
   = a5886799183fb756 9893e5007f25e345
141: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 3} (all)
   = 525a08a5669e9656 63752d91347773d1
142: * black 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = 0e6d002aabe4e24e 093a5e9f914d8611
143: 4 pass
   = 155311c3c1b7ad3b 8cbc32bfcbee937a
144: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 685c3b3763140735 4728d33bc3eed8e6
145: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 8d64b15f034be3b3 6dda4169d15d8c70
146: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = aa755396010d40f4 2db376da377f0060
147: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 8fda2e3c1ddea7be a9496a25893f2cf4
148: * black 6, blue 1 3 5, blue-power 6, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = eb60073841df87ca 6e6eb9e6d558ae53
149: 5 skull 4
   DIE-P2 declared {'seat': 4, 'value': 4} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = 40d008710e648d32 e5cffd5a6974d845
150: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (1, 0, 3, 1, 0, 0, 0, 0, 0, 1)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = b3ee59391c4ba19c e8627a807b3e5245
151: 4 pass
   = 4e64b48a33c40d73 c1515a776d798d78
152: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = f864083e20811ee2 d5745fb55bf8f209
153: * black 6, yellow 5, yellow-power 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = f7c3922b0835a186 d83de8053752ea3e
154: 3 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 6f87ad616bba48e2 a4a74ffd102e1928
155: 3 ascend yellow
   = 138978cb16411696 125566b0005c65a8
156: 3 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 28} (all)
   = 2f4436eda1761440 8e7a2c9cfa879f0b
157: 4 pass
   = 66a8ac99de0e7857 0703c43119e30954
158: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = b45b9070a6ba67c0 3b6bff625bd89133
159: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = 538670924ba8b70e b00830d2e420bdbc
160: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 29} (all)
   = a70189e353d760d4 5754dd20bf7f8fc0
161: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 4533b9eed8898ba1 ce2d6b788f38cf80
162: * black 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8bbd3f6092d1ff5a 05a2c90dfaa00934
163: 3 pass
   = 77d8e200fcc94975 7ec6012c3cb2ec3e
164: 5 take marigold
   DIE-C5 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 30} (all)
   = 4e8a8155c288e2a9 ddbdabb8706b503e
165: 1 swap marigold
   = 65354ebf92a93a0c 189dfa654f2b589f
166: 1 take bread
   DIE-K swapped-token {'seat': 0, 'given': 1, 'taken': 3, 'giver': -1} (all)
   = 2095c61c1082938a 781958575b1ec150
167: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 3} (all)
   = da6000ddec042078 c7895e2334a47147
168: * black 6, blue 1 4 6, blue-power skull, white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 141112f4ed02c470 c0f9458eb0982b5a
169: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   = dafeca411601a2f0 3b023881393a21b8
170: 5 skull 6
   DIE-P2 declared {'seat': 4, 'value': 6} (all) reveals
   = a4a1015a6a4fb4a3 aa6a6d0839b3fbb7
171: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 31} (all)
   = eb2bb26231eaba7c cfae49153002ee63
172: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 20e2deeb6f082d6a 41b7bc6b447b3c09
173: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 33e50db518136f28 1fb3e3d84cdced43
174: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 47f86a0e0b5c6d1e f3f2c2af9b3db8d4
175: * red-power 2 skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a175330ef37a9706 3fae2301eec2cbf7
176: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   = c15eaf6b13d56b4c 16e76431b25b61e0
177: 3 pass
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   = d48d90d5c927c26f e9e421fa37873ebd
178: 4 prepare power
   DIE-C3 prepared {'seat': 3, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 32} (all)
   = 11cef6279ffccfc3 3477cdf4e10ba5d2
179: 3 pass
   = ed94f1d3e0da849b 98d7d53cbe7b4d9c
180: 4 pass
   = 48981eec98e7f74b b5e07dac3b273ca9
181: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 91fb9cc79d0dc6f9 3240947660485b4f
182: * black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d7a86cb63ac73aec 12cc155ba310fdbc
183: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = fc0dcbb6e9993af8 0a788d75cc828e8b
184: * black 1
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = ace230f557d764df 45d468701122ed27
185: 3 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = 8f4868e896d560ab 982f120e3565ded5
186: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 33} (all)
   = 69fbd9eb9715f8c6 ff42a5d5d8513c4f
187: 4 pass
   = 823cc0d8dbdffa01 fbecf9aa10c2778f
188: 1 bread casket 4
   DIE-T13 bread {'seat': 0, 'position': 3} (all)
   = 32b486a340b43112 e40de43f9c1b58fd
189: 1 add prepared power
   DIE-T13 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 3} (all)
   = c66818a515100188 e242c17977975f67
190: 1 add prepared soul
   DIE-T13 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 3} (all)
   = 99b96ea1b26cc7ab 48934a18bd04944d
191: 4 pass
   = 059687793db873be 8363c3af70c8dd4d
192: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 340aa755e3f001f1 ba704cc3ccfedb3f
193: * black 6, blue 4 5 6, blue-power 2, white-power 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = a5201b5f3a293897 23c464bba0c16f49
194: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 34} (all)
   = 45207344a4f336a4 6547985afa9e1c65
195: 5 pass
   = e85d2ea885a99225 1905967c4da39e02
196: 4 pass
   = 14e2dac98e0bed8d b1a1577322dfaca4
197: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = f48f33b32ba77c8a e7e08846b29b7d86
198: * black 1, black-power 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 566a645e5206d5f4 b20e440ad30ecfd1
199: 5 ascend black-power
   = 7a992c53addbf462 677753ae3b620779
200: 5 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = 9358754b2f92eb59 401a6ea49ffd9907
201: 1 done
   = 95cc6f8bb34ccb56 eda47a4267b47b11
202: 5 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 2} (all)
   = 6195ddf87e24f4ef 616bba8760a57da3
203: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 35} (all)
   = 1d5732f2181e0844 38e786e3593f6219
204: 4 pass
   = a3d59fd95a7099d0 d42211653619c384
205: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = cf85ba08091cdb81 52b9853739e97e7e
206: * black 4, blue 1 2 2, blue-power 2, white-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 861f371556529e55 68fc8fda977eb478
207: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   DIE-C4 removed {'seat': 1, 'souls': (2, 1), 'out_of': 2} (all) reveals
   = 70a646c36005fc30 09d327d7d22c623d
208: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 36} (all)
   = 51e6982731777205 2199066e71c2d45f
209: 4 pass
   = 7f38b92e8290abda 58a2db179215818e
210: 1 candle 3-4
   DIE-T3 swapped {'seat': 0, 'position': 2, 'opened': ()} (all)
   = af0135885bb014c7 c9501f63d16eac4d
211: 4 pass
   = f9ba0f76e328c9e5 1f9da5e8a5e867d8
212: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = bf12c1a93f32c5db 2017e566ad764987
213: * black 4, blue 5, white-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 0bc21c604fe46a17 b2124ce3eee1d356
214: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   = 4af64e2177a46999 392a5456757d6b01
215: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 37} (all)
   = 0a1609d06e96dd1a 4968a3c78c592673
216: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = bf036b26e56d50ea 762198867c5e6f4d
217: 4 pass
   = 9088635b0bd3249f 75c4185f3ca855ce
218: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = c170473fb1b80d1d 9dea05b4716565be
219: 3 add free soul
   DIE-C1 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 6106d3987baaf8f5 dfb4123e09fe048e
220: * black 5, yellow 4, white-power 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 38} (all)
   = 8429b085f23df146 d00e6876ef2e2e35
221: 4 marigold free soul
   DIE-T7 marigold {'seat': 3} (all)
   DIE-T7 laid {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 31ce31c509fefcc4 5938267a0874dfd1
222: 4 remove black
   DIE-T7 removed {'seat': 0, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 4ec15dbe4e4329be 3701e2cbd1cedd02
223: 4 pass
   = 606f2eea4834528b f9ef0861dc0393fa
224: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = f39817d17b26ba4b 6db7866d9d1429cc
225: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = 0da046c1324bbf21 322c0eece5a1ebdb
226: * yellow 5, red 6, red-power skull, white-power 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   = 13081ed22a47a9d3 e2e59ccbddbdb461
227: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 39} (all)
   = 869dbe712848d11a fe2472bb0b5e0022
228: 5 pass
   = cb587b5c226e0d4f 7bed4ada96a46095
229: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 71aee30453c7dc61 bbdbb4297c962f09
230: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 40} (all)
   = ea6ac5f7e91a7e42 c5c54e50f62d1d0c
231: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = fd63aab500bde838 4f122300becdd194
232: * yellow-power 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c6d48a8676f773a7 36455f8e46a0395a
233: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 41} (all)
   = d217a1ceca3e0bbf 78e7e5678e44f376
234: 2 pass
   = 9aa660ba0b51be30 6764766e4428cb3f
235: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = bcd7905c3e18750c 78ab4e1a1ee6cada
236: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 89f49e2dadb018e7 284ac079f3826e97
237: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = ce84d267535a1c14 b301d7756fefee9c
238: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 42} (all)
   = ca3c7e3cb9f0728e 451a3379b8eb4b0b
239: 3 pass
   = 537ffad75db85d15 452290800ee303ff
240: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 21e18c95c33f1d79 dd031441d945aa24
241: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 339ea5c7aaa04450 9d26f25fad252361
242: 3 skull 5
   DIE-P2 declared {'seat': 2, 'value': 5} (all) reveals
   = 9ee8d9486c551555 7ce19a1d06abe822
243: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 43} (all)
   = 2e4af6bc0fa21a96 86f57e651215002c
244: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 3aa301db4b00e9d6 0707ab9600c4998b
245: * red-power 1 skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 16252aa6ddc237cd 356410df133fa354
246: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   = e190622e151123d9 9374694e03e89ecf
247: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = be3354efa6afbe2b 99e0522334dcad9f
248: * red-power skull 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 598fb639a2db29a5 3dc8c1f10a45d731
249: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = db1ad642a55dfa5c e4c368fe20e38b31
250: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   = 0737b00037a1d8eb 8a8a4861cadb046d
251: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = caafa1804c821a51 58b13693f87d030a
252: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 44} (all)
   = c3452bfd0171cad5 69d51779d5f6e4b3
253: 5 marigold free power
   DIE-T7 marigold {'seat': 4} (all)
   DIE-T7 laid {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = f346ac072a1df04c 449bc6fdb9f1a3cc
254: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 7ea33511eb28195e 0f6c24c464f6c388
255: * yellow 2, red 6, red-power 2, white-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 21237b3c22313ec0 7fa2525380d6ef73
256: 5 skull 2
   DIE-P2 declared {'seat': 4, 'value': 2} (all) reveals
   = 8260d5fbe95b605d e1d0cd704e3bbd56
257: 4 pass
   = e45d2cc0bc757aa4 d1df948bc332d07a
258: 5 take incense
   DIE-C5 gained-token {'seat': 4, 'token': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 45} (all)
   = a2b7981ec7d4b2d7 b75a90783dc71323
259: 1 pass
   = 4677e3d1519c85d8 780a35b2e9fc3c20
260: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = c1bcac742c56be19 ab7f1c4ee304d60b
261: * yellow-power 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 509016adafed353a e50e798b38a86b2c
262: 4 pass
   = bb38d8f486644967 0cb59375454c462f
263: 5 pass
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 8679744add1a6af6 417bf4bfae7ddb74
264: 1 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 3} (all)
   = fc1e5a7ee0036fec 5b17d25af99d3e88
265: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 46} (all)
   = 47f0463905856776 070fdd045a581bfc
266: 2 pass
   = cbb3f2c6ea4d64a2 fbe615705502a59d
267: 3 bread casket 1
   DIE-T13 bread {'seat': 2, 'position': 0} (all)
   = 135edc2c04752db4 63b27103ee86a20f
268: 3 add prepared soul
   DIE-T13 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 3479552ca680bb1e d66bcff6e28d08cc
269: 2 marigold free soul
   DIE-T7 marigold {'seat': 1} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-T7 removed {'seat': 2, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 0f369f9b3132efdc 3ca06e9b78cbdea5
270: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = c74c7a6ca80a2273 3cb3552288e70cc6
271: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 70df616dfc5a4512 c0757be263b7e323
272: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 42694868141945dc c5f7baa9733dfe05
273: * white-power 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   = 8d5fc5923e0354e6 a7ac64c37c8a14a2
274: 4 pass
   = 597be6add1b4707f 6d2a540d63db06cb
275: 5 incense
   DIE-T10 shake-again {'seat': 4} (all)
   = 5560164b1caf8db5 cb551d6a25677ecc
276: * white-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = aeb82f93e44ffb9f 8a4593fc9992a69f
277: 4 pass
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 4, 'free': 4} (all)
   DIE-2 turn {'seat': 2, 'number': 47} (all)
   = 06b3b90b567a802a 5aa38f85bc64badc
278: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 1, 0, 1, 1, 0, 1)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 32f247a86e4ab132 6f77557c8a9d9023
279: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = e0e41f130a117dbd 05560e3deb900eff
280: * blue 1 5 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 925ddac3b7916d26 1561c7391265d127
281: 4 pass
   DIE-C4 removed {'seat': 1, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 8bbd3e6f88bc2f62 6e8b1b2e9639441d
282: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 48} (all)
   = dbd65106bd44be2d 3c82dc789b348918
283: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = aa8d5ab5964681f0 b07048673d962f00
284: * yellow 6, red 6, red-power skull, white-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 3a91ff4887450308 cf1b952c4448dfde
285: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   = 4a3fadb9ae30e92c 6be871a159b0e833
286: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   = 3f6aa263509372b6 00eaa4cb63e7a4a6
287: 4 pass
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 9520aa6921a43ca3 7ba009c697a3d4d0
288: 4 ascend red
   = ec8a6fe62f51929b 91df927479fae4eb
289: 4 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 0} (all)
   = c3ac35f4db7dd367 c03072f3d792718e
290: 4 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 3} (all)
   = faa2ad4bf7935f6e b3feed4451aa5c54
291: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 1, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 49} (all)
   = 6d417a5f6d9fd7ad d622d530d1ec0947
292: 4 pass
   = 9719c3be556f3756 1b8afd4362eb436d
293: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 4, 'free': 4} (all)
   = 2824270a9806590f 92cd1c9b0d227513
294: * blue 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b8eedc6572b8694f 30f7b040c2c7b795
295: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 50} (all)
   = 39999c15cd89d1ce 706de422ffdc1af6
296: 1 pass
   = 32f7e432c68e8b06 84e41b1219f3421c
297: 4 pass
   = 3381f471f181b4c4 8416d6308f6957cc
298: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 7a92e41e1ed8da87 8c2605366e126410
299: * blue 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 3d4210b11432bef9 caceaafe71f7696e
300: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = cff29b0e32f02e71 97229301a04b66ec
301: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 0} (all)
   = 4addaf1dccb60a8f 8aec4e1865a19be4
302: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 51} (all)
   = bd09e81e40cf8d44 815eb4c66cdba4ed
303: 4 pass
   = 6f2819ab9bfe051a 2de04d062fb5f176
304: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 2df272f1c1142dbc 38ba7c96929a224e
305: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 6e9360e149e9ea37 f03c140bf469ba31
306: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = a11b65b5f1d3f908 b0085237380417a8
307: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 45e4b7580269b396 d348a98426d18948
308: * blue 2 4, blue-power 6, yellow 3, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 8411e4c0c67c0226 155b35f0c4219c14
309: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   = 5ed34fc2056bafeb dbed9ae1d13adfd2
310: 4 pass
   DIE-2 turn {'seat': 2, 'number': 52} (all)
   = 11b7627e877b91dd 2388378fd3f56e0e
311: 3 pass
   = aeb1b48af0c28573 c6720211ee94b55b
312: 4 pass
   = ef5e3c4d678fb808 736541646acefe03
313: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 619ff0bc65d84257 e2cbf2d1d4562e07
314: 3 add free soul
   DIE-C1 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = defa47ec725890e5 022ae6bbadc3ef08
315: * blue 2 4, blue-power 2, yellow 1 3, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = e8e93b0d3ab9f98b 4904361a7ad4799d
316: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   = 481632f8bb6d9a6c cfc70806a5e830d2
317: 4 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 53} (all)
   = a2adb80bb01e00a9 d8d91bcb43ef0ad4
318: 4 pass
   = 48792a799608bc7f 5cd09aa4ba431efd
319: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 66a4e42eaa316257 30f13f8fa129ad1d
320: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = b9874394ecc64470 4225b0fcfdaa514e
321: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 3e7906c3137b545e 142e49fbe543aa09
322: * blue 2 6, blue-power 6, yellow 1 2, white-power 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0)} (all) reveals
   = 2eca379cc96b9921 6fdc83b94c64d860
323: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 54} (all)
   = 853aa0dbe5a9623c efa3f2ae8a485cad
324: 4 pass
   = 8ad07e0f2d304852 7de983f5be586f18
325: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = eebe8864856d758b f35ec477220e11c0
326: * blue 1 4, blue-power 1, yellow 3 6, white-power 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 995fc01cd43b064c 5d8e197f76da5b8a
327: 4 pass
   DIE-C4 removed {'seat': 1, 'souls': (1, 1), 'out_of': 2} (all) reveals
   = 3db2dbd1ae69a04b 87bce50ba701daea
328: 5 take marigold
   DIE-C5 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 55} (all)
   = c1ef070002a08842 ba63d5bde51c939a
329: 1 marigold free power
   DIE-T7 marigold {'seat': 0} (all)
   DIE-T7 laid {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   DIE-T7 removed {'seat': 4, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = 351c42c26e48e033 84e7008640891903
330: 4 pass
   = d92b4c91cff5432d ff3e7d3c3d0b6906
331: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 1bd40cbc871b8fa2 703ed5c9652a71a1
332: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 56} (all)
   = 4a238907643bf414 80012e9dc51f72ca
333: 4 pass
   = c99b89db43229dd6 b06509a8eddf4ac2
334: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = be78f6781a5f8b2c 260a8139ae12e504
335: * blue 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = cca8e9a4e7a6a98f eb03deba95ab947f
336: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 64b56105d328cac7 2a11a364e47069b5
337: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   = 338a316cdb18cc86 b61afb69f8779211
338: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 57} (all)
   = caacf009c8680a6e c17aecb5a16291a9
339: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 532e13f13ffaaade 43f773165996d0cc
340: 3 pass
   = e7d4b1f57c2da62e da1025a1270f1021
341: 4 pass
   = e2a628e74b0b33c0 1b2d0bd8133a0253
342: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = e3ff1ed13f937de0 aaeeda30ac7d07c7
343: 3 done
   DIE-C2 not-shaken {'owners': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 58} (all)
   = d062897da009b5c2 269e7fb47437914c
344: 4 pass
   = 2508a9f9c7e3abbc be1d18104dbf0894
345: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = e8b423bfdb6cc9bc f1eba536a012379c
346: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 1bef7b27f6500437 232144fe1ca6e1d0
347: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 59} (all)
   = a99d0d73cf5e5b05 17b89c51ffbc0cf7
348: 5 marigold prepared soul
   DIE-T7 marigold {'seat': 4} (all)
   DIE-T7 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   DIE-T7 removed {'seat': 3, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 8a607ed4502cd6e7 436053c642390e9f
349: 4 pass
   = 15992cc3cc04bf29 78cdf8ade7622f3b
350: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 62e2cda5d079ef02 750a0d849967d2fc
351: * blue 1, yellow 4 6, white-power 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 55b13b9501628498 7de9506001a8034e
352: 4 pass
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = f9c698f32855bd8a 14235476fe037159
353: 5 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 3} (all)
   = 36c8b93d0e9f7a81 6f7381089bcb1247
354: 5 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 3} (all)
   = 0f093067ea3aacee 729ad23ce216d25f
355: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 60} (all)
   = 48be253f1ddf0a0c f4d7451c1e692f45
356: 4 pass
   = 02ea6f0e90787c20 f3eaca4d70d8d1a5
357: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 44a91561e6ff6897 8ec711d942405f55
358: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 61} (all)
   = e0deed509d29d713 0b6c01d0795ae5ea
359: 2 marigold free soul
   DIE-T7 marigold {'seat': 1} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 822d662c86d5aed1 b48dc04a135e8f2e
360: 2 remove red
   DIE-T7 removed {'seat': 3, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 5fd75caeba7dde98 aab420adcca0de66
361: 4 pass
   = c2f82a33e31e4e36 cadaac2f5107c0a3
362: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = f500efb6b914a7e3 5175db7c4bdc0cec
363: * blue 1, white-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = 438193ac07549b95 5ab288ab76ec423e
364: 4 pass
   = 1a2b5a11d49b83c4 852e937387493e63
365: 1 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 3} (all)
   = c7c984c087e9d9e3 66bc2d451c6ddb24
366: 2 ascend blue
   = 4dacc43f4948038e 8ec187d5dbdc34e2
367: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 62} (all)
   = dab0cf509c3fe5f2 fcda0c0e3838d3c3
368: 3 pass
   = cab414038762b9bf 429f25c07ebfa257
369: 4 pass
   = 70ae812767c9c62f dc40bae47ccf6bf8
370: 5 pass
   = 7360a0cec4a30a83 29121f09b17085b8
371: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = a8f2ac9dd070563e 64a61a71e295b768
372: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   = c29d62ea79ca2a9f 4a8f4465dbb435d9
373: 3 discard marigold
   DIE-T14 discarded {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 63} (all)
   = 0da079583e1dbf04 ca515fb4ee85b1a5
374: 4 pass
   = cf68716bc1f032ea 1d9b91d55b08d761
375: 5 bread casket 3
   DIE-T13 bread {'seat': 4, 'position': 2} (all)
   = cff0a1b4dec40f1d ac83b0565e769952
376: 5 add prepared soul
   DIE-T13 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 2} (all)
   = 2a26c90e71129d4a f25c82ed34dfa092
377: 5 done
   = 2c6d2c5f477413cc e4e2ba620e822b73
378: 4 pass
   = 4b44e0675f2ccf7c 5a33762c8466f5c7
379: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 0b9cfceafd114345 2782432314fc78f3
380: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 796cc3b90b50a68d 6b817f49a814495f
381: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = a8784c48c7edf627 50f5c6177d61a125
382: * black 1, black-power skull
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d7356e5bd50e123f c9676d89aff931b9
383: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   = 639cd767eba4564b 241cb264be303150
384: 4 pass
   = 746fa384bde8a70c aeb3e450364a4170
385: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = 2174619c5bb59722 4d08de98f75d60b4
386: * black 4, black-power 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c7576d26968b2810 4ad9bd03342b9534
387: 4 pass
   = 6743e7e168d6135f 0ad3ee792aebc111
388: 3 pass
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 64} (all)
   = c5a7790354874685 e235fb58bb08cdbf
389: 4 pass
   = 34a8986ece2567e6 ec83a9f2007d738a
390: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = ce173443df323878 871fb8b035d44af9
391: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 65} (all)
   = e19c0c4c4593b5c5 e5b7ad97f7cd220b
392: 4 pass
   = ec584f106fe95d32 17ca6d9cb59837b2
393: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 562bd916d6594819 b7bbf099cad1e57f
394: * white 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = e5aa1cc22fcccdc5 3218138efdffe55d
395: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = 08084e13602b6ce1 38e3331f6cdba314
396: * white 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e2a90d1615681261 b3b47b86df905364
397: 4 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 0} (all)
   = 2c2dfdea83729b46 bb2f7f41b2ff7f08
398: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 66} (all)
   = fad37b2f9f68bd42 9f685b85329a8e91
399: 2 pass
   = 40ea1e9322a57542 c3d06bc38dd92aea
400: 4 pass
   = d876eaa327777227 c0c478763203f987
401: 5 candle 2-3
   DIE-T3 swapped {'seat': 4, 'position': 1, 'opened': ()} (all)
   = 581dd001752ffb2f 2387a11dfd3527eb
402: 2 pass
   = ec6990cd12f7889f 56d0617f987d8bd4
403: 4 pass
   = 7b6900a8d90a5306 086c5aac5e212228
404: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 637cd259cfb2ba1b 3fe6ff806a19dab6
405: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 909366721d895ae9 0702e2b78e57143d
406: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = d6da20164e0dc834 e2711a5e94342988
407: * blue 5, white 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f3c36d0808cd73fb 94e692a19cc1659c
408: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 1} (all)
   DIE-C11 moved {'opened': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 67} (all)
   = b2615dbfaaec0826 dcf6706394e0666b
409: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 83431727e1038e91 5e428e2c80cd1133
410: 4 pass
   = bdfc4b0bb41f4476 0fc36b12470b7ca7
411: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = ca7c74514668768e 6f6efce2025971c1
412: * blue 5, white 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a9942853ebaad6b7 2bffd97388c58cba
413: 4 pass
   = d64749f381c19dbb 4aa4a3be1759692c
414: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 68} (all)
   = db92518e39d85bad 87386535f14b2002
415: 4 pass
   = cae80fc4930fc89d 9b6efbfa91379d7a
416: 3 pass
   = e4bd8a16875276a8 db98c8812817df15
417: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 3d658e91111c65d2 ce66ca097a076395
418: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 559d27b4caa105c8 4e0ca29baf2a9a6e
419: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = b6747bb2a4a373a3 75ebe3948339fef0
420: * black 6, black-power skull, red 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 133b4c97f5be78fd b7acb3b4775420eb
421: 1 skull 1
   DIE-P2 declared {'seat': 0, 'value': 1} (all) reveals
   = 47ae08229404cd3d 44bcdf409cd4aec4
422: 4 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 69} (all)
   = eaf000505c815d5f aba18b7a05ef1e43
423: 3 candle 2-3
   DIE-T3 swapped {'seat': 2, 'position': 1, 'opened': ()} (all)
   = 750cefadb5cbbf05 7e017a359c7d04c7
424: 4 pass
   = 0dcabd1c84700487 23491eac4679f582
425: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 203702af359c1989 a7fe033c9e9cab30
426: * blue 2, white 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 389247240d43ca72 8460948eb3d765f2
427: 4 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 0} (all)
   = 89e8afc9e9da0cfb 3558e40826af4ab4
428: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 70} (all)
   = 30cd17655c608ab1 6e200ed666d0c7bd
429: 4 pass
   = dc68e5b22195a13c 0dfb954b37fba45c
430: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 2ab4bd48d80e8f1d b897be904633465f
431: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 89b3da8c063c800d 8baa942e3d0e9402
432: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 71} (all)
   = cc021cad5a9d7d75 e86795de8661e057
433: 2 pass
   = 80b19e45c7f6ddfd 2e63a9012221a6de
434: 4 pass
   = 9ab849804f5d6fcf f94593ed92976f82
435: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = b7e3fa0bd05ad489 66926e535135b2e7
436: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = cbafa88ad7df0252 9c23204e5f95448c
437: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 94931d33bdc51639 b7a0f6371ad0989e
438: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 72} (all)
   = 56771e0170a12db2 877e48fe62160ce5
439: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 7c546333197ecb17 cb9daf10ced4d078
440: 4 pass
   = 4c5bc06a3eaf1185 537b027aae2e9031
441: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 763c5cbbdfd4625e b3ffb4746ad48a98
442: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = 692df105c21c363e a9af780994da2663
443: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 73} (all)
   = f1506dbf30e0f982 7e93a07b52ce709f
444: 4 pass
   = 255f734baa7bf19d 0a8897fbed94297f
445: 3 bread casket 3
   DIE-T13 bread {'seat': 2, 'position': 2} (all)
   = 4407f12a57ffb076 0aa9c21f812a13c4
446: 3 add prepared power
   DIE-T13 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 2} (all)
   = 3313edac44cbd44b ec99958aeb382200
447: 3 add prepared soul
   DIE-T13 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 2} (all)
   = 8045e02d35adfca7 2b99f6e0e478c84d
448: 4 pass
   = 34ffa4d8a7db0851 bffb9ff051190963
449: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 2e6847896d3acd27 c126537b57e1baa2
450: * black 1, black-power 1, red 2 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c91af61dc05267f6 5ad0350642a41685
451: 4 pass
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 5fb2db1af3dcd110 ea14798a82792634
452: 4 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   = 869f7e598a03e5ca fa5e4e7a824241e9
453: 4 discard candle
   DIE-T14 discarded {'seat': 3, 'token': 0} (all)
   = b3cd6b78be395a54 275753c29ed33ae0
454: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 2} (all)
   = a1bc27fad9c94ac0 d9b3e0e74a9b20cd
455: 4 move caskets
   DIE-C9 moved {'opened': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 74} (all)
   = a14fd268c82b39d1 0834f2b390f9c865
456: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = c201343d1ff6a763 f58dc6db22c8a59f
457: 5 add prepared soul
   DIE-C1 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = 740cffa5ad48dc64 8935f8078a1e9274
458: 5 done
   = 4359b9df5e87ed28 bf1e7b84d4d56769
459: * black 5, black-power skull, white 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = bdb0eacfc7ebcb18 37cbb595e75b997e
460: 1 skull 3
   DIE-P2 declared {'seat': 0, 'value': 3} (all) reveals
   = 262bd2c272c90cb9 726835e4e9c172c3
461: 4 pass
   DIE-2 turn {'seat': 0, 'number': 75} (all)
   = b4d7c498b329e607 e5c2d13997f61383
462: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = b09b28a8d6d2e86c b0791ca6bd6f4664
463: 1 done
   = 5e9b865ffb5ae976 e64c3fc7ed071b6b
464: * black 6, black-power skull, white 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 73a44b661f7c0083 f730f9a3117a8d2c
465: 1 skull 1
   DIE-P2 declared {'seat': 0, 'value': 1} (all) reveals
   = e455add77b077837 c27aaf448a189193
466: 4 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 1, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 76} (all)
   = 2be78f96b14c01ab d27f46ecb62dd0a6
467: 2 marigold free soul
   DIE-T7 marigold {'seat': 1} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 0a4ab10344bb2cb0 1462176a5107fdcd
468: 2 remove yellow-power
   DIE-T7 removed {'seat': 2, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = 0500ad08001d7ad5 8a20f031374673f9
469: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 0} (all)
   = 1c89f368ddde1aa8 0c6280928df77304
470: * black 6, black-power skull, white 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 656aa8ce0f1cdd5d 1658a608811091be
471: 1 skull 4
   DIE-P2 declared {'seat': 0, 'value': 4} (all) reveals
   = 921f08c793cb7697 93aa245f794de019
472: 4 pass
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 77} (all)
   = 72686c329eb4027d 14b2ee713e7d7a01
473: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 1, 0, 0, 0, 0, 0, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = bbd409f3b205c3db 7514373df6b75c2b
474: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = f435cbc248e47899 f519a1e35be95eb8
475: * black 6, black-power 6, white 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 3677103bd5d3e214 7fe12f0b81ca91c3
476: 4 pass
   = 1e0887fef94d5919 e623c3156d8dfbce
477: 3 keep soul
   DIE-C4 removed {'seat': 0, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = 9ba8ee7cd5a17ca2 66556fee22496b69
478: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 78} (all)
   = 95ee669e062be10d 37bae4384414b329
479: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 4df552c1974677cd 29a29cfd1a437ce6
480: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = ef1096ffbdaaad09 945ef5e3450c2bf1
481: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = e1f01b7a21e0d8e8 1e035d651e9ccd32
482: * blue 6, yellow 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b6a01c3290b92cc4 9320a0f8d40f3046
483: 4 pass
   = 3e0c59de53f94e03 c23b86f610d59c1f
484: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 79} (all)
   = 103596f4b4b45705 c0125f6b978943d8
485: 4 pass
   = 36415b01f50ebdb3 5a450088a69ab459
486: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 7fdcb414779b86ec 7384b54056b806de
487: 5 prepare soul
   DIE-Q2 prepared {'seat': 4, 'kind': 0} (all)
   = 3f911ffc0fba0c57 bee1f023e50952c6
488: 5 prepare power
   DIE-Q2 prepared {'seat': 4, 'kind': 1} (all)
   = 28ecc18ec3e4eb58 608d9414719529e8
489: * blue 6, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 00540215bfd4bdf8 f9056873951ae949
490: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = 4a7b73ed23d0133a bb4c1687e5da44cf
491: * blue 5, yellow 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f7c8786873930556 5800736b176677e1
492: 4 pass
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   = e13a2f08ecbc777e 5ec1e3a91f456e03
493: 3 prepare soul
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 80} (all)
   = 00234b3583afdc7e 1eae3492a07e2bab
494: 4 pass
   = 24fe060eb52707df 0f099d26c0b3ceab
495: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 14763c842c9cfc8d f3473f62dd25c1e6
496: * black 3, white 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 726dc15e08f85072 54178da55950f22d
497: 4 pass
   = 9cfec9e5a0fe92d6 0f243a4300586c9a
498: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 81} (all)
   = 9428ac8ce3b52f64 9e93a08da04eac66
499: 4 pass
   = dbe95329fcce0cf6 8c90407f7d5f7209
500: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 8ca0175e68a5cfd4 ca5a3b975eb0d269
501: * blue 3 5 6, blue-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c187b7171084b7ef 12af5eac24690c7f
502: 4 pass
   = b3b4acfc4aa76917 95fc233c6b39fd3b
503: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = ebe4e3286d719f41 0a1943b27e91568a
504: * blue 4 4 5, blue-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1b42f16b7aa005b7 66efc80c3cc133f2
505: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = ea6289aa0cdb0fc7 9f3cba492585ed19
506: 2 ascend blue
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 1} (all) reveals
   = f67fc804250d4371 56eded04367ed2c3
1 place 4 points 6; 2 place 1 points 9; 3 place 3 points 7; 4 place 2 points 8; 5 place 5 points 5
