   DIE-S11 begins {'seat': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 1, 'kind': 0} (all)
   DIE-A2 gained-power {'seat': 0} (all)
   = 0d437c2604408afd
1: 2 take candle
   DIE-A2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 1} (all)
   = 33ab0ff277accd29
2: 2 pass
   = 544a0b1be02d3321
3: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 82c9f77fa84e42d5
4: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = e67bc4037d59890b
5: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 8226e192149dcc30
6: * blue 2, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = 3554dd9c814c3831
7: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 2d1f4658de00ca8c
8: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 0f37ccd35a165ea1
9: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = c5bb9c34c256b2d1
10: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 3} (all)
   = b7fc364b195ea269
11: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = efd2ef34ca69c6c3
12: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 2035c53ec6df57e3
13: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = d70cda16b2044f3f
14: * blue 2, blue-power skull, black 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6e4eaedce238ebd8
15: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = f34df4bd11685e29
16: * blue 2, blue-power skull, black 5 6, white 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 83f8627b3c1cd25b
17: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 4} (all)
   = 032107466616e942
18: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 9c3a31ebd352e841
19: 2 done
   = b4503a3ca1ef75f7
20: * blue 2, black 3
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = f68e076c359d3ea9
21: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 3cce46a938d4dde7
22: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 649679efdd0f07fb
23: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 457fc911ff50eca3
24: * blue 6, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = e4b607815271a64c
25: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 484c056c0782ec45
26: * blue 3, black 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7a548bb2f2078475
27: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 129d316506681f44
28: * blue 3, blue-power skull, black 2 5, white 1 1 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 35379b30233eedf4
29: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = fce39ed029ee4c58
30: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 9c2ee6af457de193
31: * blue 4, black 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = e664cc68c8e38289
32: 1 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   DIE-Q3 gained-power {'seat': 0} (all)
   = 6dbfc8220a1a71a6
33: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = f4d88a5c0980fffd
34: 2 marigold casket 4
   DIE-T4 looked {'seat': 1, 'position': 3, 'found': (1, 0, 1, 0, 0, 0)} (only (1,)) reveals
   DIE-T4 looked {'seat': 1, 'position': 3} (but (1,))
   = 2da2f9a1d96b5fe6
35: 2 done
   DIE-T4 nothing-removed {'seat': 1, 'position': 3} (all) reveals
   = 3705ca5d392d4cb9
36: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 0066799a2c0d76f2
37: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = 18be44f5bbd67974
38: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = f2c85678cee76fd1
39: * blue 4, black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 040344d77a93879c
40: 1 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   = e3e04911eb7d297e
41: 1 ascend blue
   = 2c1fed4020bbc7b7
42: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 426beb609f0692af
43: * black 4, white 2 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = 4421590593c6295e
44: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 3b59d03c4ba92fdb
45: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 5025e582f2669ec5
46: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = e9c1e52c5299aae4
47: 2 done
   = 9c5ac0010b080c21
48: * black 1 4 5, white 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 11} (all)
   = a890f1e460e1291e
49: 1 marigold casket 4
   DIE-T4 looked {'seat': 0, 'position': 3, 'found': (1, 1, 2, 0, 4, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 3} (but (0,))
   = bf8d1d46a334407e
50: 1 remove black
   DIE-T4 removed {'seat': 1, 'souls': (1, 0), 'out_of': 3} (all) reveals
   = 4bc7cc7d9b582d83
51: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = c06f416a294f5704
52: * blue 2, blue-power skull, black 6, white 1 2 2 5
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 66860838e9dcdaa4
53: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = e9d524da530874f9
54: 1 ascend blue
   = 6f23d8119b2af10d
55: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 524640658af60e4a
56: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = 523c3ba88b484153
57: 1 power soul
   = 22392517e71a5f90
58: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 12} (all)
   = b5a88964eef65b9d
59: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 5af233a8d5fec476
60: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = a39901e9d74f3b91
61: * black 5, white 3 4
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = 778b79afbe635aff
62: 1 marigold casket 4
   DIE-T4 looked {'seat': 0, 'position': 3, 'found': (0, 0, 1, 0, 4, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 3} (but (0,))
   = 1ab91c54d595b516
63: 1 remove white
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 3} (all) reveals
   = 44e8cf2bc55e8bf8
64: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 7c37253bbe251dc1
65: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 1ab9e0c7b0738d7c
66: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 903afa819aedc08a
67: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = f9670f4c1ee52cb4
68: * blue 3 5 5, black 3, white 2 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = 370e73ed0514eea3
69: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = d0a7e2ecd8bfb0e5
70: 2 done
   = c0c5b7befeb73a15
71: * black 2 2 4, white 2 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 15} (all)
   = 829e8de96bf1edab
72: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 3c2a98f817d0420f
73: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 20a06fe8adbe4777
74: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 60cfda6455c1b498
75: * black 3 5 5, white 1 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 3, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 50a63ade5b253ca1
76: * black 6, white 2 2 3 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 16} (all)
   = 394247b4d337c4e2
77: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = f7c47ed1a1cd6ad3
78: 2 done
   = a241285a209d7e25
79: * black 5, white 2 3 4 4 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 17} (all)
   = c6b26866481a8b84
80: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 052fbd236198694b
81: * black 4 6 6, white 3 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 1, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 6aa60967245222a2
82: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 18} (all)
   = ae7a57429965bd2f
83: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 44a25f39a308f360
84: 2 done
   = e9c716f74d53886a
85: * blue 3 3 6, black 5, white 2 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = e704840e15908cc1
86: * black 3, white 1 2 3 4 4 5, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = 3adfefe33046d0c3
87: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (3, 0, 1, 0, 2, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = e34ee8b7eea55d8b
88: 1 remove white
   DIE-T4 removed {'seat': 2, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = 035fa746d8d04cdc
89: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 03a06aa67faddb00
90: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 413095ac8e10b75d
91: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = d44c18b104e74c32
92: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = 2af7e4e26f581958
93: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = ddc6131aabac9ab9
94: * blue 1 4 5, black 3, white 1
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e156e8e857827073
95: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 21} (all)
   = e81c96f218cb8501
96: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = a18638977fecfb81
97: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 9b447e6ac69cd1df
98: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 87ef4dd7f20a0aeb
99: 2 pass
   = 04690543d5a226d7
100: * black 5, white 1 2 2 2 3 5, white-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 3, 1, 0, 1, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 2, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = e30ade968ca9b584
101: * black 5, white 3 3 5, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 22} (all)
   = 53649166f6a55c71
102: 2 swap bread
   = e7b3f88f92bea8b7
103: 2 take candle
   DIE-K swapped-token {'seat': 1, 'given': 3, 'taken': 0, 'giver': -1} (all)
   = 8a20c079f885da4a
104: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (3, 0, 1, 0, 1, 0)} (all) reveals
   = 5aad99c35fe88544
105: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = cf87e9301551f783
106: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = b08b7600ca503b95
107: 2 done
   = 087b4a4f46447182
108: * blue 2 4 4, black 3 5, white 2
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 23} (all)
   = 82e78386b2d8b549
109: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 59e53c310aaf0077
110: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 2fe68de97c908dad
111: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = ee55ab6201527ab1
112: * blue 1 1 4 4 6, black 2 5, white 6
   DIE-C2 shook {'position': 0, 'roll': (2, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 1, 0, 6, 1)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 24} (all)
   = 223fd1ae90e87394
113: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 2eb421971348b847
114: 2 done
   = 286ed5452e47924a
115: * blue 2 2 5 5 6, black 3 6, white 6
   DIE-C2 shook {'position': 1, 'roll': (0, 2, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = 4349ba17ae14135b
116: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = e900385bea590f85
117: * blue 5, blue-power 1 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 713ca13099641387
118: 1 ascend blue
   = 4528ff9d632532ce
119: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = 3b0d577043355266
120: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 2} (all)
   = 56b31c759d95c4a1
121: 1 ascend blue-power
   = bda99be4fafd46aa
122: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = 81f303d02e7c78da
123: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 364bf85d42adfb65
124: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 21132b2e8fc909ba
125: * black 2 6, white 2 2 3 4 4 4, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 3, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 27} (all)
   = 5b8c584b922f0dce
126: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 0, 1, 0, 3, 1)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 98f9846482cbbcc1
127: 1 remove white-power
   DIE-T4 removed {'seat': 2, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = 2d0f306f7895c7c8
128: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 70b149c9b9dd2432
129: * black 5, white 4 4 6
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 2, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 4528b5b447ded23b
130: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 28} (all)
   = e927c1cbb83f7451
131: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 8231d9fb0553229e
132: 2 done
   = 27a6e77de28e24bc
133: * black 1 4, white 1 1 1 4 4 6, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 2, 0, 1, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = bf45342fde97eeec
134: * white 4, white-power 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 29} (all)
   = fb59ba4e16c6655d
135: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (5, 0, 2, 0, 1, 0)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = 92fdb0ff19bc30d4
136: 1 remove black
   DIE-T4 removed {'seat': 1, 'souls': (1, 0), 'out_of': 2} (all) reveals
   = 042d873ef18a482e
137: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 4c860e34dedd356d
138: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = bd145d3866a1441e
139: * blue 6, white 6, white-power 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0)} (all) reveals
   DIE-G6 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 30} (all)
   = 8275251b3e4ed4a0
140: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 039c65455571d2d7
141: * blue 2 3 3 3 5, black 3, white 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 0, 'souls': (3, 0), 'out_of': 2} (all) reveals
   = 2b39394aac3394b6
142: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-G6 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 31} (all)
   = 4551e64133b07a3c
143: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 85d1859cca7cac84
144: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = e81764c38d3f5277
145: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 1fdd5bee170cc8ef
146: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   = eae6611981fd15e4
147: * black 1 2 3, white 1 1 1 1 3 5, white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-G2 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-G2 laid-prepared {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   = bd62c37f92684fde
148: * black 3, white 4 5, white-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-G3 declared {'seat': 2, 'value': 6} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 32} (all)
   = 528dd7d9243fe97e
149: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = c5b99aa00216863e
150: * blue 1 2, black 6, white 1
   DIE-C2 shook {'position': 3, 'roll': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 0973a5f482240542
151: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   DIE-Q3 gained-power {'seat': 1} (all)
   = 4e5861d9ba4516f5
152: 2 move caskets
   DIE-C9 moved {'opened': (2, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 33} (all)
   = fdf4121614eaf4a7
153: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = c6eb8d37b7448f7e
154: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = c9f7a9cf3d736f62
155: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 294a1170a946bd6e
156: * blue 3 3 5 6, white 3
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 2, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 34} (all)
   = 5323038daff90d62
157: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 166470a94fa64ee8
158: * black 1 5 6, white 2 2 2 3 5 6, white-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 3, 1, 0, 1, 1, 1, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 674b02774ca38276
159: 2 ascend white-power
   = f445b9a144950e13
160: 2 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (0, 1), 'out_of': 3, 'step': 1, 'space': 3} (all)
   = 0a9abdad6c44c601
161: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = c3d80a8099f76c82
162: 2 ascend black
   = 66513e73b1e6c93b
163: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 35} (all)
   = 4e70056fc3efbe62
164: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = f8a59a1ddcc324a1
165: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 3ee14f866e6fc0ca
166: * blue 2 3 3 5 5, white 1
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 5054358a732e3494
167: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = 7ca75d9819f208d2
168: 2 turn blue 3
   = b06528d1117c3dc0
169: 2 down
   DIE-T9 turned {'seat': 1, 'owner': 0, 'kind': 0, 'value': 3, 'to': 2} (all)
   DIE-C11 moved {'opened': (0, 0, 2, 0, 5, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 36} (all)
   = 0445fef766f2f262
170: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 5d04333c2d905656
171: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 9cd3c982398f49cf
172: 2 done
   = d4df6a2f3c1732af
173: * blue 1 2 4 6 6, white 3
   DIE-C2 shook {'position': 1, 'roll': (1, 1, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 1, 1)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 37} (all)
   = 55c2fa2e45507314
174: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = d7ac049e35bb7d09
175: * black 1 2, white 2 3 3 5 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 2, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 2, 1)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 38} (all)
   = 802110bbe727fe8b
176: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 79d432762c62e354
177: * blue 1 1 1 4 5, white 2
   DIE-C2 shook {'position': 3, 'roll': (3, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 5f29197745c7a500
178: 2 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 2} (all)
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = e540f1d196aadf5d
1 place 1 points 9; 2 place 2 points 3
