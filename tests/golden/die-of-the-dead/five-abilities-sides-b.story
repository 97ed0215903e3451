   = ec6c05d0e52ba2c2 a5f026706206b24b
1: * black 1 3, blue 4 4, yellow 1 6, red 1 1, white 2 6
   DIE-S6 rolled-for-start {'totals': (4, 8, 7, 2, 8)} (all) reveals
   = 75a8ac54cf1b084c 1cb4af388d176ed9
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
   = 9303bda4db5d66db 41dd47c9dd22da39
3: 1 take bread
   DIE-A2 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 1} (all)
   = 7d186f8703b83f5a 673e4e6e9917044b
4: 4 pass
   = 62a6987cca0b6803 65a0414dd3dec0c1
5: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 607c44abb4e45237 c4bbbd029acc10cf
6: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 2} (all)
   = 5836beb6b4b3d802 5de81aad5489e3cb
7: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = d0288e3389481689 ef5a44ae021d3ee5
8: 4 pass
   = b7558795c4e51a13 0d675b9403d9f9e1
9: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = e48c7f28bdcc9153 7e21b7a17ae065e6
10: * black 6, red 5, white 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 82e3c3704e42e8f0 750af2df3950569a
11: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 3} (all)
   = d3cb16a1dc323fb4 855c30dca47ea3de
12: 4 candle 3-4
   DIE-T3 swapped {'seat': 3, 'position': 2, 'opened': ()} (all)
   = ff1a1a0e51bca07f 55c0470076073b93
13: 3 candle 2-3
   DIE-T3 swapped {'seat': 2, 'position': 1, 'opened': ()} (all)
   = d0f9ab6922521243 4cb0f911e02e1385
14: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = d272a19cbf50d6c9 9aa876585cc283c8
15: * black 1, red 2, white 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (3, 4), 'position': 3} (all)
   = 594cba2ab314805d 076d44018e56fc5d
16: 4 ascend red
   = 427038acd606f0dc 54ca039ec448cf8d
17: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 0} (all)
   = 731b1e53a9c33c79 4a63e2072f10bce1
18: 4 space 1
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = abd2ab25959d8a97 e3bd4443f3ada1c2
19: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 4} (all)
   = 2618283f9bcec7ed 57c094cd2a54e022
20: 4 pass
   = debee21ff0a4c196 fddf3ac898f6aef2
21: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 34656fb96e595403 fe8db68a8f2e6c9e
22: 5 done
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = aa01bfe30dba3982 3659b2ce0fd96a65
23: 1 pass
   = 12b0d2b7448c3f8f 011edfe86cb4b0f0
24: 4 pass
   = 7ada8b0227f2ab53 da5e85a5d9e4cd83
25: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 08f70efb81f124b8 c00bb572f6ff2979
26: * black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 3e32a3ed27288c32 00fff987944774cf
27: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 2} (all)
   = bc933470497aba4d fb9d35522df06eac
28: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = 77cd9aa33e8cb87f 1b17e52f9f5c0a93
29: 4 pass
   = a26d0f0599cc0b04 5c1a3492b0348a9e
30: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 8af9066d7b90830f c8bf27ede2deec7f
31: * black 4, blue 5, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 339fa6db4b92503b ef0b780cd9c3c75b
32: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = 409e61fb86b9ed1f f7591f96d262244f
33: * black 4, blue 5, yellow 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = dd25523cc0052309 886bc62742e6bbbf
34: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 3} (all)
   = a642c90bb76a7330 3948dd934fdc8884
35: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 7} (all)
   = 9c8f3ab432c775ca e1e8913554a9feaf
36: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 8cd92d3d2c51f86d 32e11602c27dc507
37: 4 pass
   = fc8ea36285a64cd6 55f2d661872f9c2f
38: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 197b0a250f357f39 c6858119ba5d6053
39: * black 6, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 2), 'position': 3} (all)
   = 25537c3a69c97dc1 9f840888f41548a4
40: 3 ascend black
   = e4671866b3660cd5 b00ba634ac275e39
41: 3 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = eaf9900bd2779c6c 61de95386b437262
42: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 131929b8d39e52dc 02566c85290b774d
43: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 8} (all)
   = 90be7e1cddcec9e8 71d9c494d58efe68
44: 4 pass
   = f69702946b44b4a3 4981b9563a54201e
45: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = e7c00a84c97d2503 36e62c4aca511122
46: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 9} (all)
   = 7645a2ac03d08c93 c5b4fa10c78acab5
47: 4 pass
   = cd01c119de44eb3d 6eb0f1d00d3004de
48: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 728c84b1b74656e4 e36b39095d455836
49: 5 done
   DIE-C2 not-shaken {'owners': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = 0b548ea501e98f93 eb75b4d4c3be4fa9
50: 1 swap bread
   = d7918d62ce12a25a 093233bcd475d8a6
51: 1 take marigold
   DIE-K swapped-token {'seat': 0, 'given': 3, 'taken': 1, 'giver': -1} (all)
   = 220a9b953ea8714b f59d7112253e561d
52: 1 marigold free soul
   DIE-T7 marigold {'seat': 0, 'position': 0} (all)
   DIE-T7 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 690ba685903c055b 862b8a98ecfc8a88
53: 4 pass
   = a3e71629cfbcb537 db12930910e08fee
54: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 49bb5e778ff2465c 12a7ef1422bedeba
55: 1 take bread
   DIE-C5 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = ddd84e070bd3e6a0 c6adb18d8cbc6c8d
56: 4 pass
   = 8bc00bb13038a367 3399503a505c41fc
57: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 859b5c8321355c52 dc12f0dff4b5ad12
58: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = dea621bb98e3361f fbbeb1123f4b89f9
59: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = e8a7dea9ead64488 8d86903d33aebfab
60: * black 1, blue 4, yellow 1 5, red 1, white 6
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 12} (all)
   = a7a7a84be4e64a99 ba7ce37ae0e17158
61: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 1c97145f2660bbea 18cf939d0a3d47ec
62: 4 pass
   = c12a6d2121e76051 c36d384273931c60
63: 2 bread casket 4
   DIE-T13 bread {'seat': 1, 'position': 3} (all)
   = 20ca9b6003d0d9e2 5ebf25bb09770757
64: 2 add prepared power
   DIE-T13 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 3} (all)
   = 881c6c264897e823 1fcef65cb90c3d34
65: 2 add prepared power
   DIE-T13 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 3} (all)
   = a9c156bcfc626d5f dddab854c571a550
66: 4 pass
   = 8e0325ba673a56c9 9718cd6c9b673b96
67: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 9a513ac2859ecad7 c5e155d56de6d102
68: * black 1, blue 3, yellow 3 6, red 3, white 2
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6c42b1e0aaa1d7cb 834ba1032b7a7e7d
69: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 13} (all)
   = badd0cd7a879d2ac 7c6cf35fa5997586
70: 4 candle 3-4
   DIE-T3 swapped {'seat': 3, 'position': 2, 'opened': ()} (all)
   = 73a2944c0822b8ea 85af1fd76c6898fe
71: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 1b9cebb243dbbfa9 ba883ed9021bb94b
72: * black 6, blue 5, yellow 3 5, red 5, white 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6f006150a2cda3ce f239e0b7bea5afc8
73: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = a963b7848fcd0d86 ed6dcc44a5494b3e
74: * black 1, blue 4, yellow 1 5, red 5, white 1
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 3f0fecc35dac53b8 9bc4f643eaf1c372
75: 4 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = 2fcbf9de49cd817a 891f5840f57b00c6
76: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = 791fc928d4348d52 8c869e1a519dd656
77: 4 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = b76adba0a9a21263 7eb44d4fea91d3f8
78: 4 ascend red
   = 894689f49d5d504e 68d56a92faf7a153
79: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 14} (all)
   = a3f4c1c5dc9a1bec 65f7225e97a5b081
80: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = e6e4e0d1e8d46204 f5f9b2ddc88c41e3
81: * black 1, blue 5, white 5
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (1, 4), 'position': 3} (all)
   = b2361833a812a353 b169db15c0db467e
82: 5 ascend blue
   = 6f94e49447986ddf d2a16e3bc9cb2329
83: 5 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   DIE-Q3 gained-power {'seat': 4} (all)
   = bc0043ed63f5d675 25527862ac081541
84: 5 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 15} (all)
   = 4b92c0570ebd121c df5f6a2153719f8d
85: 1 swap bread
   = 9653851e10ef26a8 89c1f5fe61ddeeef
86: 1 take candle from blue
   DIE-K swapped-token {'seat': 0, 'given': 3, 'taken': 0, 'giver': 1} (all)
   = a47fca47d226ff94 a8e42bb427346ef4
87: 1 pass
   = eebfe0dfb98f75fd 9bf41720e767ae13
88: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 8a62fec0c246f470 e082c7006cc0bfb3
89: * blue-power 1 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 4cc373f8e1ae11fb 8f187304a56cfa41
90: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 309fca3ffdc9c465 8f7d152e97403da5
91: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = c31f23c612b539e6 37ebd21b32416478
92: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 1} (all)
   = 27cc0eddb9bca3d7 0544ceffb3cc96ee
93: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 16} (all)
   = bfe81b19ce11630f d352d34c0a69f6a0
94: 1 candle 2-3
   DIE-T3 swapped {'seat': 0, 'position': 1, 'opened': ()} (all)
   = 13e203aff5e1c77f d7312fe16d20b6fa
95: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = a115e894e2026bec 7765738c150ae32f
96: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = a37aaa4ad0d40aa6 6acab8a4b4406707
97: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 5638f5217cf6ecec 8aeb47bee9d9a2e6
98: * black 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = 7405f228bba7ed1b 0f6594d9e4d58312
99: 1 prepare power
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 17} (all)
   = 590672c137908afb 9887f33ebab5efcf
100: 3 pass
   = d4e4563a77b0e1f6 8ba8846b3da481b9
101: 2 bread casket 4
   DIE-T13 bread {'seat': 1, 'position': 3} (all)
   = 1c6a23f60910c314 ff80cd7b2b7b919e
102: 2 add prepared power
   DIE-T13 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 3} (all)
   = e4692e59cdd43449 866c0582c1acec88
103: 2 add prepared soul
   DIE-T13 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 3} (all)
   = ef764f0a8817d243 9bcab3964f4479d2
104: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = b03ecc3febb5f9bb a449a69bb570549a
105: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 64bb2e008371e638 17dfb5917bc6d19c
106: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 11ccde74352b195d 888f563e37ae1a14
107: 3 add prepared power
   DIE-C1 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = e16a9b497a7ead78 290091f2ba02e2de
108: 3 done
   = 21f50b5f55234993 2afa1f8f8e3305af
109: * black 3, yellow 1, yellow-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 357141fe6c092c34 350af50eac5d49a1
110: 3 skull 2
   DIE-P2 declared {'seat': 2, 'value': 2} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 18} (all)
   = 6fcc791a95dae53d 06f3d51e9db2de47
111: 4 marigold free soul
   DIE-T7 marigold {'seat': 3, 'position': 0} (all)
   DIE-T7 laid {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = fbafa8310f63a57d 27df0cfdc2f87ff0
112: 4 remove blue-power
   DIE-T7 removed {'seat': 1, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = f5a36e4f99cbcf56 45be12ce128af4c8
113: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 3713dce771badaf1 87220156cb99d3d1
114: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 19} (all)
   = 5b0a30815e7ad980 15bf5aaaa4514175
115: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = a4c7682a96108f4f 2ba9974aac1fd4d8
116: * black 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c063daa1ab4297e6 87e851b07217de2d
117: 5 take marigold
   DIE-C5 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 20} (all)
   = 4c36cc45bb7892a9 4168841ef3a77b50
118: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = afefa67b1ea8c985 7aaf6d3e4f0e8291
119: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 962d4d31302edaab ac09097f72ffb865
120: * black 4, blue 5, red 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 21} (all)
   = 7b1a5249a6051e7a c02514f597226d3a
121: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 718d790d49ebf72f d65449850cc4e381
122: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 636d5e7bd25673a1 278b46ed5a9bd881
123: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 64c18371d15510e7 00804003daa57056
124: * black 4, yellow 3, yellow-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 22} (all)
   = a96176bc16b5cf98 4884bd2d8a1e6d3b
125: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (1, 0, 0, 0, 1, 1, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 92dc2d6914bf04a2 59135a42d05d899e
126: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = dca8243715287a5f 9baec259f0233778
127: * black 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = af069afd15d05834 a6b791487bb00f2a
128: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 23} (all)
   = ae2f1f4271c2026f 26ed4ee61cae48e6
129: 3 candle 2-3
   DIE-T3 swapped {'seat': 2, 'position': 1, 'opened': ()} (all)
   = 6aad28f3efa3a208 8fb7ef95f566bd23
130: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = db6f434500ee4635 8497f329f7de5543
131: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   = 8d7f8a13f696a78f 5f793aef969b4d36
132: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   = 41b7b3628830802f db9ad30303e4bbb1
133: * black 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 24} (all)
   = 62a185d121a40300 77b666b91833ae1e
134: 5 marigold free power
   DIE-T7 marigold {'seat': 4, 'position': 0} (all)
   DIE-T7 laid {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 40698c2ee2c98c0a 5df4d85fdde0e987
135: 5 remove red
   DIE-T7 removed {'seat': 3, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 137360b37da87a62 6e55653c733d941f
136: 4 pass
   = 149446564f03b333 168ccc62bd3004ef
137: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 8e1c204c87905796 f853b6674b330bf2
138: 5 prepare soul
   DIE-Q2 prepared {'seat': 4, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 4, 'free': 4} (all)
   = 864a6cbbb1950251 b072a9cb9a1d12a3
139: * black 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = c835502ebb313c6d 99d24b16484f4e44
140: 4 pass
   = 10a7a8961e6a1c70 9893e5007f25e345
141: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 3} (all)
   = bfcd1cd110c7328c 63752d91347773d1
142: * black 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = f7576f9dcc64ad76 093a5e9f914d8611
143: 4 pass
   = bdf3cc9d5c2ef9d7 8cbc32bfcbee937a
144: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 7380884280711007 4728d33bc3eed8e6
145: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = be014de4a517a378 6dda4169d15d8c70
146: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = b572d23115ca294f 2db376da377f0060
147: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 10da0fcd2aa898c5 a9496a25893f2cf4
148: * black 6, blue 1 3 5, blue-power 6, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 2309af0d0ca2776f 6e6eb9e6d558ae53
149: 5 skull 4
   DIE-P2 declared {'seat': 4, 'value': 4} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = 25ce5e1234175ee1 e5cffd5a6974d845
150: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (1, 0, 3, 1, 0, 0, 0, 0, 0, 1)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = c7722afd73690f4a e8627a807b3e5245
151: 4 pass
   = eaa65b0a770bf8ae c1515a776d798d78
152: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 69c98d3d6d3e2ee9 d5745fb55bf8f209
153: * black 6, yellow 5, yellow-power 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 8d7151f49e4bbf14 d83de8053752ea3e
154: 3 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 877e65b7334aaba7 a4a74ffd102e1928
155: 3 ascend yellow
   = c83ac4f5f7ce41a9 125566b0005c65a8
156: 3 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 28} (all)
   = 42e348db7d690c74 8e7a2c9cfa879f0b
157: 4 pass
   = 49dec65af6d7db18 0703c43119e30954
158: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 49ff4b54e6d726db 3b6bff625bd89133
159: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = eb0f2b4d5f264cbb b00830d2e420bdbc
160: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 29} (all)
   = 89596740c7ed1de9 5754dd20bf7f8fc0
161: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = dbb7def10e49ade6 ce2d6b788f38cf80
162: * black 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4f4a5606f0865d95 05a2c90dfaa00934
163: 3 pass
   = e441ad2a8ee8002d 7ec6012c3cb2ec3e
164: 5 take marigold
   DIE-C5 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 30} (all)
   = b6a22cddd646d04a ddbdabb8706b503e
165: 1 swap marigold
   = 452df42e72d16f1b 189dfa654f2b589f
166: 1 take bread
   DIE-K swapped-token {'seat': 0, 'given': 1, 'taken': 3, 'giver': -1} (all)
   = 7d07f62de4b996cf 781958575b1ec150
167: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 3} (all)
   = 42c1f62bfba71764 c7895e2334a47147
168: * black 6, blue 1 4 6, blue-power skull, white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 8c7c582cecd2b724 c0f9458eb0982b5a
169: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   = 337fcf99597bd9bf 3b023881393a21b8
170: 5 skull 6
   DIE-P2 declared {'seat': 4, 'value': 6} (all) reveals
   = de4c420ff8c988df aa6a6d0839b3fbb7
171: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 31} (all)
   = 1c2e9fac06105b89 cfae49153002ee63
172: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 22a881e4281f682f 41b7bc6b447b3c09
173: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = b3b7caf4c5a78280 1fb3e3d84cdced43
174: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = f0d13b9b7c027e6c f3f2c2af9b3db8d4
175: * red-power 2 skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 2084e595e7a969cc 3fae2301eec2cbf7
176: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   = 265dff8332909f74 16e76431b25b61e0
177: 3 pass
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   = 93084311015a019b e9e421fa37873ebd
178: 4 prepare power
   DIE-C3 prepared {'seat': 3, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 32} (all)
   = 14b94fcf531e493e 3477cdf4e10ba5d2
179: 3 pass
   = 989a14fc57cad9b6 98d7d53cbe7b4d9c
180: 4 pass
   = e9edbbd66691f244 b5e07dac3b273ca9
181: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = cadfa8dd93d88732 3240947660485b4f
182: * black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 3af1180244be5ecc 12cc155ba310fdbc
183: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = 117e95a824d8e356 0a788d75cc828e8b
184: * black 1
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 23fa788b4a38ae24 45d468701122ed27
185: 3 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = 4a8cf58a4bb6dc79 982f120e3565ded5
186: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 33} (all)
   = 64e194bbdf7ecfde ff42a5d5d8513c4f
187: 4 pass
   = 77322f84ef1b6188 fbecf9aa10c2778f
188: 1 bread casket 4
   DIE-T13 bread {'seat': 0, 'position': 3} (all)
   = ec10bbfd04040193 66a9e3b3f156ae35
189: 1 add prepared power
   DIE-T13 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 3} (all)
   = 60ed6b7a39db7c40 5bc8c61756bb6e9b
190: 1 add prepared soul
   DIE-T13 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 3} (all)
   = 73ab6bfbb317b5b5 14051728a8100e09
191: 4 pass
   = b581a84805c8d570 f7f821cc0d5302a8
192: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 3b95b83e26b45fa2 fb853d199d8a3d0d
193: * black 6, blue 4 5 6, blue-power 2, white-power 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = 0b63187d9fef33e1 4f5bd46ba7e80953
194: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 34} (all)
   = 1d24e7e1751d7771 6547985afa9e1c65
195: 5 pass
   = 3e92a4b6e41805b8 1905967c4da39e02
196: 4 pass
   = a191c804e95cd7df b1a1577322dfaca4
197: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 9767faf35d2fbb71 e7e08846b29b7d86
198: * black 1, black-power 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 3c1e236aaf47e3b4 f3fed5aa6798432e
199: 5 ascend black-power
   = 381f6357885df9d5 677753ae3b620779
200: 5 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = 8582e508d96c2e6f 401a6ea49ffd9907
201: 1 done
   = 4ebc37888092c227 eda47a4267b47b11
202: 5 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 2} (all)
   = 09e4bd5346da679d 616bba8760a57da3
203: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 35} (all)
   = 05cb5cd9257e225a 38e786e3593f6219
204: 4 pass
   = 52157616a810a7f2 d42211653619c384
205: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 953cd979c05a1173 52b9853739e97e7e
206: * black 4, blue 1 2 2, blue-power 2, white-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 22da6954674d743c 68fc8fda977eb478
207: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   DIE-C4 removed {'seat': 1, 'souls': (2, 1), 'out_of': 2} (all) reveals
   = e6516c3960ef40b8 09d327d7d22c623d
208: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 36} (all)
   = 74d869c14704db30 2199066e71c2d45f
209: 4 pass
   = 9e8e2f3943081a5f 58a2db179215818e
210: 1 candle 3-4
   DIE-T3 swapped {'seat': 0, 'position': 2, 'opened': ()} (all)
   = 3bb0c6735b3493e4 c9501f63d16eac4d
211: 4 pass
   = 1a81a7b59a8c7910 1f9da5e8a5e867d8
212: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = df8a34f3a10c0c65 2017e566ad764987
213: * black 4, blue 5, white-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = c6ce2aa60805c16b b2124ce3eee1d356
214: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   = e13fd2f0b80d0589 392a5456757d6b01
215: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 37} (all)
   = ae722e237f8eb163 4968a3c78c592673
216: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 812240874e7476e2 762198867c5e6f4d
217: 4 pass
   = 43d15ac4f7087add 75c4185f3ca855ce
218: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 7fdff6d8dc7ed1ca 9dea05b4716565be
219: 3 add free soul
   DIE-C1 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 427e6d1969da85d3 dfb4123e09fe048e
220: * black 5, yellow 4, white-power 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 38} (all)
   = 50187698b130cc43 d00e6876ef2e2e35
221: 4 marigold free soul
   DIE-T7 marigold {'seat': 3, 'position': 0} (all)
   DIE-T7 laid {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 2461b86cacacf914 5938267a0874dfd1
222: 4 remove black
   DIE-T7 removed {'seat': 0, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 415392afbb2fbef4 3701e2cbd1cedd02
223: 4 pass
   = 444244b00f1f0eb1 f9ef0861dc0393fa
224: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = f4fb1f3804f1887a 6db7866d9d1429cc
225: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = 709b878919ae7470 322c0eece5a1ebdb
226: * yellow 5, red 6, red-power skull, white-power 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   = 7e7fdb98e198933a e2e59ccbddbdb461
227: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 39} (all)
   = af5107d0530be954 fe2472bb0b5e0022
228: 5 pass
   = 5e18924f450a81cd 7bed4ada96a46095
229: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = dd0e27d27d688df6 bbdbb4297c962f09
230: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 40} (all)
   = 17f0eda78915433b c5c54e50f62d1d0c
231: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = b2fc872e22dc5277 4f122300becdd194
232: * yellow-power 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b5401970c762f4e0 36455f8e46a0395a
233: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 41} (all)
   = 543552990cb54a5a 78e7e5678e44f376
234: 2 pass
   = f9d1572d6e380ecc 6764766e4428cb3f
235: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 4ee5ce0dc509b48a 78ab4e1a1ee6cada
236: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = efa044d0ea49de36 284ac079f3826e97
237: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = f20d01e8a56f1aa9 b301d7756fefee9c
238: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 42} (all)
   = a4b5ab3b22bf3800 451a3379b8eb4b0b
239: 3 pass
   = cb00b8629726a825 452290800ee303ff
240: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = c9c8863fa38008bb dd031441d945aa24
241: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b57b84b09a2a2d83 9d26f25fad252361
242: 3 skull 5
   DIE-P2 declared {'seat': 2, 'value': 5} (all) reveals
   = d9c6f19c909867ff 7ce19a1d06abe822
243: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 43} (all)
   = fd49e377cebd31a8 86f57e651215002c
244: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 6807e7cf951a02ad 0707ab9600c4998b
245: * red-power 1 skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 89a58c53c2e8bce1 356410df133fa354
246: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   = 3535b598b98684b2 9374694e03e89ecf
247: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = 4a82cac6124dbce3 99e0522334dcad9f
248: * red-power skull 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 78807477c53421df 3dc8c1f10a45d731
249: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 99d547fb0d20d438 e4c368fe20e38b31
250: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   = d6e39bdd85f14fe4 8a8a4861cadb046d
251: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = a8637f3285ec6ec7 58b13693f87d030a
252: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 44} (all)
   = 34071757376c166d 69d51779d5f6e4b3
253: 5 marigold free power
   DIE-T7 marigold {'seat': 4, 'position': 0} (all)
   DIE-T7 laid {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 96df94f164d4e255 449bc6fdb9f1a3cc
254: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 434b264fc5d041d1 0f6c24c464f6c388
255: * yellow 2, red 6, red-power 2, white-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 3efa56d3c1fbe441 7fa2525380d6ef73
256: 5 skull 2
   DIE-P2 declared {'seat': 4, 'value': 2} (all) reveals
   = e203fd19cfaa3dc6 e1d0cd704e3bbd56
257: 4 pass
   = 1d8618d623aba0f1 d1df948bc332d07a
258: 5 take incense
   DIE-C5 gained-token {'seat': 4, 'token': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 45} (all)
   = 74d3ce4d88862713 b75a90783dc71323
259: 1 pass
   = d8c8c9d49c59c71d 780a35b2e9fc3c20
260: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 8357d7b27228894d ab7f1c4ee304d60b
261: * yellow-power 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 3e6f858d31c95526 e50e798b38a86b2c
262: 4 pass
   = feecdcfdbc52383a 0cb59375454c462f
263: 5 pass
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = cd1297a43e4cc26e 417bf4bfae7ddb74
264: 1 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 3} (all)
   = e49b061a52c04277 5b17d25af99d3e88
265: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 46} (all)
   = 15e84546d328b294 070fdd045a581bfc
266: 2 pass
   = c2b09de9799162d0 fbe615705502a59d
267: 3 bread casket 1
   DIE-T13 bread {'seat': 2, 'position': 0} (all)
   = 2cf04e80d647e4d9 fa6c9f3867eb74c9
268: 3 add prepared soul
   DIE-T13 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 0868c8db89053909 23a40fca0f3f198e
269: 2 marigold free soul
   DIE-T7 marigold {'seat': 1, 'position': 0} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-T7 removed {'seat': 2, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 1fd5f645f1d9412c 9a30b1997ddd61c7
270: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 2c8b6df744e1c26e 8592ab5e319743e4
271: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 9e3f3a36f9ff3578 950a23d56ba234fe
272: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 421db9ec1a949e2b 5e3d93a068b6aaba
273: * white-power 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   = 7b41f262721bc644 aa01ca3d6266cc4f
274: 4 pass
   = 74dabd9ef11b31ac d877481fdf91db71
275: 5 incense
   DIE-T10 shake-again {'seat': 4} (all)
   = 6627baf544590df6 4f85681c93c90064
276: * white-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = fae4ff599fb8494b d1f854e1d64fb04b
277: 4 pass
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 4, 'free': 4} (all)
   DIE-2 turn {'seat': 2, 'number': 47} (all)
   = 6a49356c737d2fb9 5aa38f85bc64badc
278: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 1, 0, 1, 1, 0, 1)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = daa47f013becfc86 6f77557c8a9d9023
279: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = df8442a2e4baf02c 05560e3deb900eff
280: * blue 1 5 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 193177c52aacd70e 1561c7391265d127
281: 4 pass
   DIE-C4 removed {'seat': 1, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 69dcd184a4318894 6e8b1b2e9639441d
282: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 48} (all)
   = cca90df29b7cbb2d 3c82dc789b348918
283: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 2565fe2b0b4762a7 b07048673d962f00
284: * yellow 6, red 6, red-power skull, white-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 4e399180f8fd8337 cf1b952c4448dfde
285: 4 skull 6
   DIE-P2 declared {'seat': 3, 'value': 6} (all) reveals
   = 7f2dbc9dca6fc178 6be871a159b0e833
286: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   = 180bdbc24f6ce9a3 00eaa4cb63e7a4a6
287: 4 pass
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 4a98d38c18020df1 9cda6e05bf3a4f68
288: 4 ascend red
   = 1e0e88e562ae4fd0 91df927479fae4eb
289: 4 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 0} (all)
   = fc9e2da96a9f2cb9 c03072f3d792718e
290: 4 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 3} (all)
   = 791f02edecd06b97 b3feed4451aa5c54
291: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 1, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 49} (all)
   = 58764e74e2214e01 d622d530d1ec0947
292: 4 pass
   = 854d8d5005ff7551 1b8afd4362eb436d
293: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 4, 'free': 4} (all)
   = 3efb61fdb4fc83ef 92cd1c9b0d227513
294: * blue 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = fce6c25608e5100f 30f7b040c2c7b795
295: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 50} (all)
   = 947f23b25709ad99 706de422ffdc1af6
296: 1 pass
   = e3af71348f212224 84e41b1219f3421c
297: 4 pass
   = f88232a3968a21e2 8416d6308f6957cc
298: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = bb559da6a512a582 8c2605366e126410
299: * blue 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f59eff8e82e68235 caceaafe71f7696e
300: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 2926d3bdc6f7f189 97229301a04b66ec
301: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 0} (all)
   = 39fc6d823417e6ab 8aec4e1865a19be4
302: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 51} (all)
   = 0d48049889b313eb 815eb4c66cdba4ed
303: 4 pass
   = 3e6ab5b017f94f62 2de04d062fb5f176
304: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 473c5356c3d239ba 38ba7c96929a224e
305: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 2f09dbf767f2c746 f03c140bf469ba31
306: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = aa5ce62659c5e851 b0085237380417a8
307: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 754b784f400d8356 d348a98426d18948
308: * blue 2 4, blue-power 6, yellow 3, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 3ca3cad1cab22f94 155b35f0c4219c14
309: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   = 66c204b546611d2c dbed9ae1d13adfd2
310: 4 pass
   DIE-2 turn {'seat': 2, 'number': 52} (all)
   = 842ddd4af4e24613 2388378fd3f56e0e
311: 3 pass
   = 035de736129b48d6 c6720211ee94b55b
312: 4 pass
   = 50726b6bb562c3c5 736541646acefe03
313: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 14248d09c534c688 e2cbf2d1d4562e07
314: 3 add free soul
   DIE-C1 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 572ef9a933f7c3db 022ae6bbadc3ef08
315: * blue 2 4, blue-power 2, yellow 1 3, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = f307713c1b0f14b3 4904361a7ad4799d
316: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   = e141ce5d1858b47c cfc70806a5e830d2
317: 4 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 53} (all)
   = 4263ee9032bc8e02 d8d91bcb43ef0ad4
318: 4 pass
   = 7209294355212a00 5cd09aa4ba431efd
319: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 88fc67f8201364db 30f13f8fa129ad1d
320: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = af5db6f8cae0031e 4225b0fcfdaa514e
321: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = f6297ea177d1e755 142e49fbe543aa09
322: * blue 2 6, blue-power 6, yellow 1 2, white-power 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0)} (all) reveals
   = 598eee7d335d8723 6fdc83b94c64d860
323: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 54} (all)
   = f438f66c6bb21e26 efa3f2ae8a485cad
324: 4 pass
   = cf73cff34df8f5ab 7de983f5be586f18
325: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = d2591cadc3406dc4 f35ec477220e11c0
326: * blue 1 4, blue-power 1, yellow 3 6, white-power 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = d51ead6f891b78f6 5d8e197f76da5b8a
327: 4 pass
   DIE-C4 removed {'seat': 1, 'souls': (1, 1), 'out_of': 2} (all) reveals
   = d33756ad756d4ebd 87bce50ba701daea
328: 5 take marigold
   DIE-C5 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 55} (all)
   = a23b85cefafc9a07 ba63d5bde51c939a
329: 1 marigold free power
   DIE-T7 marigold {'seat': 0, 'position': 0} (all)
   DIE-T7 laid {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   DIE-T7 removed {'seat': 4, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = 1212fb26e2739786 84e7008640891903
330: 4 pass
   = a325e72ec5f7616c ff3e7d3c3d0b6906
331: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 8b79210534e58060 703ed5c9652a71a1
332: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 56} (all)
   = f8edcfdce18ad439 80012e9dc51f72ca
333: 4 pass
   = 0cac7f6102f7f109 b06509a8eddf4ac2
334: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 8d819a7435560248 260a8139ae12e504
335: * blue 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 84fcfb1ca101f942 eb03deba95ab947f
336: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = f0c9dbd18afee35e 2a11a364e47069b5
337: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   = dc9f996ef1417d85 b61afb69f8779211
338: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 57} (all)
   = 716ba106a4e1ae5d c17aecb5a16291a9
339: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 46b0742cfd5bb1ac 43f773165996d0cc
340: 3 pass
   = eef6cfbde4383e93 da1025a1270f1021
341: 4 pass
   = 43fceaa9da36141d 1b2d0bd8133a0253
342: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 18e3ec9df498d1d3 aaeeda30ac7d07c7
343: 3 done
   DIE-C2 not-shaken {'owners': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 58} (all)
   = a00cda403c90e3be 269e7fb47437914c
344: 4 pass
   = d6816dd8877b2958 be1d18104dbf0894
345: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 1a2bc8433e0940ea f1eba536a012379c
346: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 29cbf12e621cffb8 232144fe1ca6e1d0
347: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 59} (all)
   = fe2a10cbaa549f89 17b89c51ffbc0cf7
348: 5 marigold prepared soul
   DIE-T7 marigold {'seat': 4, 'position': 0} (all)
   DIE-T7 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   DIE-T7 removed {'seat': 3, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = 9b91f4e5eb1115fd 436053c642390e9f
349: 4 pass
   = 1255d3d8f38a2d6a 78cdf8ade7622f3b
350: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = dfd11b05db3c23fb 750a0d849967d2fc
351: * blue 1, yellow 4 6, white-power 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 13fe98fb688f56e4 7de9506001a8034e
352: 4 pass
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = ea4d394fea819b4c 14235476fe037159
353: 5 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 3} (all)
   = 35edbab95038eac8 6f7381089bcb1247
354: 5 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 3} (all)
   = 90a23f3a118d1b38 729ad23ce216d25f
355: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 60} (all)
   = f09d07c2315b9d6e f4d7451c1e692f45
356: 4 pass
   = ed0fac924d54bf69 f3eaca4d70d8d1a5
357: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 76e43e34f6e6c8f4 8ec711d942405f55
358: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 61} (all)
   = cf1025572a868405 0b6c01d0795ae5ea
359: 2 marigold free soul
   DIE-T7 marigold {'seat': 1, 'position': 0} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = cc0e28ce813d3518 b48dc04a135e8f2e
360: 2 remove red
   DIE-T7 removed {'seat': 3, 'souls': (1, 0), 'out_of': 0} (all) reveals
   = acfe4ec1a3907272 aab420adcca0de66
361: 4 pass
   = 7bf5698d0fe0456e cadaac2f5107c0a3
362: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = fd86144d97119077 5175db7c4bdc0cec
363: * blue 1, white-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = 95c81ff6e0f7f879 5ab288ab76ec423e
364: 4 pass
   = 0d36c1867dfd69e5 852e937387493e63
365: 1 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 3} (all)
   = 2e120bf1cfba6379 66bc2d451c6ddb24
366: 2 ascend blue
   = 6db8dfb4ce4d2a42 8ec187d5dbdc34e2
367: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 62} (all)
   = 3ace15019c368fca fcda0c0e3838d3c3
368: 3 pass
   = d79d411e8e377287 429f25c07ebfa257
369: 4 pass
   = a9330133ef2058b7 dc40bae47ccf6bf8
370: 5 pass
   = cf33a1c5f467ac44 29121f09b17085b8
371: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 9957fc9eec4a4400 64a61a71e295b768
372: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   = 008aae7e2955ac4f 4a8f4465dbb435d9
373: 3 discard marigold
   DIE-T14 discarded {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 63} (all)
   = 412d170f69a055f5 ca515fb4ee85b1a5
374: 4 pass
   = ac8fefa4d5051aec 1d9b91d55b08d761
375: 5 bread casket 3
   DIE-T13 bread {'seat': 4, 'position': 2} (all)
   = 470902eb4ebc6520 e8a6fe078f471a2e
376: 5 add prepared soul
   DIE-T13 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 2} (all)
   = f29ba04dc1565837 4e9bd19c406c430d
377: 5 done
   = 165cb354eb712b08 60f156febe1496b9
378: 4 pass
   = 5da07cb658b9013c 09d597c63baf734c
379: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = ad3daba692f0de77 385f966a6f1d81a9
380: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = e1cda3c4500a53c4 e117a8ae60acb8a5
381: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = df1f5103869d4c46 25705f9592372e6a
382: * black 1, black-power skull
   DIE-C2 shook {'position': 1, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9e5372e1c3baf55c d8bd715742686022
383: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   = af90838fa1ae4a03 57ac9b7fc1188aea
384: 4 pass
   = 6ccf56f0f838a58b 0160574b8ede489a
385: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = 7d3a5ed99584dbc4 2f2f8cd0fff2da59
386: * black 4, black-power 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d256329a469047ed 67e4c907c7a08831
387: 4 pass
   = bd2494f574521778 257fe31575cbbc7f
388: 3 pass
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 64} (all)
   = 3ec9784e581349c9 e235fb58bb08cdbf
389: 4 pass
   = 10649928c5955b39 ec83a9f2007d738a
390: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 003b908378227ef2 871fb8b035d44af9
391: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 65} (all)
   = 1d1436836688ddc7 e5b7ad97f7cd220b
392: 4 pass
   = 91cc866084e57760 17ca6d9cb59837b2
393: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 6f23c4e7c63726e6 b7bbf099cad1e57f
394: * white 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = fb216662e3ce6309 3218138efdffe55d
395: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = b7d4b4427278d880 38e3331f6cdba314
396: * white 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 365e9d4640dca1b5 b3b47b86df905364
397: 4 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 0} (all)
   = 10684d42505d6a76 bb2f7f41b2ff7f08
398: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 66} (all)
   = a5fa19c3f7e3a03a 9f685b85329a8e91
399: 2 pass
   = bf85444ab3860245 c3d06bc38dd92aea
400: 4 pass
   = 4584d238a8623b37 c0c478763203f987
401: 5 candle 2-3
   DIE-T3 swapped {'seat': 4, 'position': 1, 'opened': ()} (all)
   = ae1b60b2e0c06c42 2387a11dfd3527eb
402: 2 pass
   = 05be859b8e25ac74 56d0617f987d8bd4
403: 4 pass
   = 8692f2daf6905c18 086c5aac5e212228
404: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 534f1c59a60325fc 3fe6ff806a19dab6
405: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = d662a68525b601a8 0702e2b78e57143d
406: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 5735b7c7e6d3704f e2711a5e94342988
407: * blue 5, white 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f84e7a13db7dcb40 94e692a19cc1659c
408: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 1} (all)
   DIE-C11 moved {'opened': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 67} (all)
   = 9f6d89ef73098c2a dcf6706394e0666b
409: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 4349bf3b73ede82c 5e428e2c80cd1133
410: 4 pass
   = aac8345881473ce1 0fc36b12470b7ca7
411: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = bc0b3a817ac6623c 6f6efce2025971c1
412: * blue 5, white 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e6ea8c95c5092fdd 2bffd97388c58cba
413: 4 pass
   = b60113015a887d9f 4aa4a3be1759692c
414: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 68} (all)
   = 3c471b089fb4b09b 87386535f14b2002
415: 4 pass
   = 45d4f8963de1d83d 9b6efbfa91379d7a
416: 3 pass
   = f92ed26f76c2e47a db98c8812817df15
417: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = b2dbd88a84f80bb7 ce66ca097a076395
418: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 22e528e9361154df 4e0ca29baf2a9a6e
419: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 8a290b81fa178953 75ebe3948339fef0
420: * black 6, black-power skull, red 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = be6c3432a834da58 b7acb3b4775420eb
421: 1 skull 1
   DIE-P2 declared {'seat': 0, 'value': 1} (all) reveals
   = 5bff1c97dac82319 44bcdf409cd4aec4
422: 4 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 69} (all)
   = d1362341f6fade22 aba18b7a05ef1e43
423: 3 candle 2-3
   DIE-T3 swapped {'seat': 2, 'position': 1, 'opened': ()} (all)
   = 64b81ca0f0cecbfc 7e017a359c7d04c7
424: 4 pass
   = 365d61f2740f8bfd 23491eac4679f582
425: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 70ca95fda3988bf4 a7fe033c9e9cab30
426: * blue 2, white 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 557450fdba80297b 8460948eb3d765f2
427: 4 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 0} (all)
   = c274685d0b1d6d4f 3558e40826af4ab4
428: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 70} (all)
   = f6ecd2b5e2f4b099 6e200ed666d0c7bd
429: 4 pass
   = 696b5b9870a6aff6 0dfb954b37fba45c
430: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 23f5299a3cdfad92 b897be904633465f
431: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 021c960312d84d4e 8baa942e3d0e9402
432: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 71} (all)
   = 477a2d0bea171ab1 e86795de8661e057
433: 2 pass
   = 8ee2748f29081ab5 2e63a9012221a6de
434: 4 pass
   = c95eee96c23917ee f94593ed92976f82
435: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 8e17a7ab3391c79d 66926e535135b2e7
436: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 0523e06006d654b9 9c23204e5f95448c
437: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 2a82bd0df2b26e43 b7a0f6371ad0989e
438: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 72} (all)
   = bc65f0013a9e8c35 877e48fe62160ce5
439: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 9a94c975f1c40bd2 cb9daf10ced4d078
440: 4 pass
   = 705cddbbb9834b47 537b027aae2e9031
441: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = b346ec10172f0415 b3ffb4746ad48a98
442: 3 prepare power
   DIE-Q2 prepared {'seat': 2, 'kind': 1} (all)
   = 18c18f68d0aff4f5 a9af780994da2663
443: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 73} (all)
   = 2695b2ba135a7519 7e93a07b52ce709f
444: 4 pass
   = 777a24f51b2173c9 0a8897fbed94297f
445: 3 bread casket 3
   DIE-T13 bread {'seat': 2, 'position': 2} (all)
   = c00c797f350de57e ed3c314d108e8369
446: 3 add prepared power
   DIE-T13 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 2} (all)
   = 4afd7fa980d16933 cf2f05e78b0a8c38
447: 3 add prepared soul
   DIE-T13 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 2} (all)
   = b9a91e7075ec6007 82c9c033e82ee756
448: 4 pass
   = 6cb0f45489f2e379 069a83ad175fed69
449: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 8e9361ae662b26fa cbba9c1f6e182e95
450: * black 1, black-power 1, red 2 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1e4aae19ace3f00d 4bc0ba945a115063
451: 4 pass
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 89e70b7cdad38f0e 26dbeeeaff872955
452: 4 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   = 125093d80f606944 74889dc4f3d4fe90
453: 4 discard candle
   DIE-T14 discarded {'seat': 3, 'token': 0} (all)
   = 8e24b6587f5291b2 5caf729dd5db79e6
454: 4 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 2} (all)
   = eec14708b41131fd c79e363ba95c3e37
455: 4 move caskets
   DIE-C9 moved {'opened': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 74} (all)
   = bf1c9f8c5b3d7567 0834f2b390f9c865
456: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 2f7ffa9622397bce f58dc6db22c8a59f
457: 5 add prepared soul
   DIE-C1 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = 3cc313fbbb98a75c 8935f8078a1e9274
458: 5 done
   = 87118a98bab09cdd bf1e7b84d4d56769
459: * black 5, black-power skull, white 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 139f671e06ba6471 37cbb595e75b997e
460: 1 skull 3
   DIE-P2 declared {'seat': 0, 'value': 3} (all) reveals
   = f1aa2165f359afd4 726835e4e9c172c3
461: 4 pass
   DIE-2 turn {'seat': 0, 'number': 75} (all)
   = b5986108ff775511 e5c2d13997f61383
462: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = fe0228d5fbfa6475 b0791ca6bd6f4664
463: 1 done
   = 1a2967569e3ffcb0 e64c3fc7ed071b6b
464: * black 6, black-power skull, white 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ebc4de57884da5b3 f730f9a3117a8d2c
465: 1 skull 1
   DIE-P2 declared {'seat': 0, 'value': 1} (all) reveals
   = aa51f0ba10df9eac c27aaf448a189193
466: 4 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 1, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 76} (all)
   = 8f9caafc07ba4f4a d27f46ecb62dd0a6
467: 2 marigold free soul
   DIE-T7 marigold {'seat': 1, 'position': 0} (all)
   DIE-T7 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 535b698cb94dcb1a 1462176a5107fdcd
468: 2 remove yellow-power
   DIE-T7 removed {'seat': 2, 'souls': (0, 1), 'out_of': 0} (all) reveals
   = 1f6ee6d1ccdf9bcd 8a20f031374673f9
469: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 0} (all)
   = fb1688b3fd117aeb 0c6280928df77304
470: * black 6, black-power skull, white 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 86b5b082035deb2d 1658a608811091be
471: 1 skull 4
   DIE-P2 declared {'seat': 0, 'value': 4} (all) reveals
   = 99fca85ed76af1a6 93aa245f794de019
472: 4 pass
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 77} (all)
   = 4cce7202afacdf26 14b2ee713e7d7a01
473: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 1, 0, 0, 0, 0, 0, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = d5cf9a80f0a633b9 7514373df6b75c2b
474: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = fc938e64f09cc729 f519a1e35be95eb8
475: * black 6, black-power 6, white 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6f5de90388cec04a 7fe12f0b81ca91c3
476: 4 pass
   = 3ec2377e92801719 e623c3156d8dfbce
477: 3 keep soul
   DIE-C4 removed {'seat': 0, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = 5860de5f82fe552e 66556fee22496b69
478: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 78} (all)
   = 70bf45a923b0c56f 37bae4384414b329
479: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 95712d759e0ea278 29a29cfd1a437ce6
480: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 6f1de41b744cd6da 945ef5e3450c2bf1
481: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 23e3f35a715b9b3d 1e035d651e9ccd32
482: * blue 6, yellow 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 165e5652c4e2573a 9320a0f8d40f3046
483: 4 pass
   = 1bfd5189fd4b0905 c23b86f610d59c1f
484: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 1, 'free': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 79} (all)
   = bf077968f1c7b85b c0125f6b978943d8
485: 4 pass
   = fdd30009ebd0a3e5 5a450088a69ab459
486: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = b421d22ad9031f1b 7384b54056b806de
487: 5 prepare soul
   DIE-Q2 prepared {'seat': 4, 'kind': 0} (all)
   = 0c4f3bd9edb76abb bee1f023e50952c6
488: 5 prepare power
   DIE-Q2 prepared {'seat': 4, 'kind': 1} (all)
   = fe7d8505aa807e10 608d9414719529e8
489: * blue 6, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c49437f854518fbd f9056873951ae949
490: 3 incense
   DIE-T10 shake-again {'seat': 2} (all)
   = 23d0653c674309d5 bb4c1687e5da44cf
491: * blue 5, yellow 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = fb206850b179e080 5800736b176677e1
492: 4 pass
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   = 4ecb1fb9779bf672 5ec1e3a91f456e03
493: 3 prepare soul
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 80} (all)
   = 2a333b687161d418 1eae3492a07e2bab
494: 4 pass
   = 13c3a2085d68f28f 0f099d26c0b3ceab
495: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 3ae97026d195407f f3473f62dd25c1e6
496: * black 3, white 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 658e3b1e0df02aeb 54178da55950f22d
497: 4 pass
   = 23b17437f3f39ab8 0f243a4300586c9a
498: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 81} (all)
   = c025c4454e24be7c 9e93a08da04eac66
499: 4 pass
   = bd11955c0c14b73f 8c90407f7d5f7209
500: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = dea09aa2c7af531a ca5a3b975eb0d269
501: * blue 3 5 6, blue-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c185034e4968abd0 12af5eac24690c7f
502: 4 pass
   = 4eb29feb8675dc41 95fc233c6b39fd3b
503: 1 incense
   DIE-T10 shake-again {'seat': 0} (all)
   = 76d51b1634f2cf76 0a1943b27e91568a
504: * blue 4 4 5, blue-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 0323f5348a148bc6 66efc80c3cc133f2
505: 4 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 6dd274f124705343 6267f8ccacbbdc16
506: 2 ascend blue
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 1} (all) reveals
   = fa2bf7ae84634d34 56eded04367ed2c3
1 place 4 points 6; 2 place 1 points 9; 3 place 3 points 7; 4 place 2 points 8; 5 place 5 points 5
