   = f154f4cb6f3d9510
1: * white 1 3, red 1 4, yellow 4 4, blue 3 4, black 3 3
   DIE-S6 rolled-for-start {'totals': (4, 5, 8, 7, 6)} (all) reveals
   DIE-S6 begins {'seat': 2} (all)
   DIE-S8 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 2, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 3, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 prepared {'seat': 3, 'kind': 0} (all)
   DIE-S8 laid {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 4, 'souls': (1, 0), 'into': 2} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 0, 'souls': (1, 0), 'into': 2} (all)
   DIE-S8 prepared {'seat': 0, 'kind': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S8 laid {'seat': 1, 'souls': (1, 0), 'into': 2} (all)
   DIE-A2 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-A2 gained-power {'seat': 3} (all)
   DIE-A2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-A2 gained-token {'seat': 1, 'token': 0} (all)
   = 7dc43fb463c952e9
2: 5 take marigold
   DIE-A2 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 1} (all)
   = a7ad8b4042714335
3: 3 pass
   = dd586714bc6cad53
4: 2 pass
   = d8e49e1a8f7e028d
5: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = e17c17961136b888
6: 3 add free soul
   DIE-C1 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = cb9e24414118e33b
7: * white 2, red 5, yellow 4 5 6, blue 6, black 1
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 2} (all)
   = 672a1a87194ab72c
8: 2 pass
   = ddf528e447fa7b00
9: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 3ab0cfa4e7a2d07d
10: * red 5, yellow 1, blue 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4e42c392bb734a10
11: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 3} (all)
   = 3259dcb033896f21
12: 5 marigold casket 1
   DIE-T4 looked {'seat': 4, 'position': 0, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (4,)) reveals
   DIE-T4 looked {'seat': 4, 'position': 0} (but (4,))
   = d46ee41434b8392f
13: 5 done
   DIE-T4 nothing-removed {'seat': 4, 'position': 0} (all) reveals
   = 3947a772e3e194cf
14: 2 pass
   = 5e271cbaef59ac73
15: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = d98b4febfd5bbea6
16: 5 done
   = 1f0163af92bb786b
17: * white 4, red 2, yellow 1 1 6, blue 1, black 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = c3c1a6b0fae3efc9
18: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 1, 0, 1, 0, 1, 0, 0, 0)} (all) reveals
   = 8339e679b0ac8332
19: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 8aff4e0cacbae1f5
20: 1 take bread
   DIE-C5 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = 59c1fef3811f7a34
21: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 2b0c2fcbc29b1b44
22: 1 bread soul
   DIE-T12 bread {'seat': 0, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 2} (all)
   = 3ad4cd71ecf2445b
23: * white 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b2f34c3d523e90bb
24: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 6} (all)
   = 25ef201255ececf6
25: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (1, 0, 1, 0, 3, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = d3416bb02dc2683a
26: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (1, 0, 1, 0, 3, 0, 1, 0, 1, 0)} (all) reveals
   = b83e7fb33417aef7
27: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = ae1f2b77a33556bd
28: 3 done
   = 576c360582c11dc8
29: * white 4, red 1, yellow 1 5 5, blue 3, black 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 7} (all)
   = cd232b2ea9478903
30: 4 marigold casket 4
   DIE-T4 looked {'seat': 3, 'position': 3, 'found': (1, 0, 1, 0, 0, 0, 0, 0, 1, 0)} (only (3,)) reveals
   DIE-T4 looked {'seat': 3, 'position': 3} (but (3,))
   = 373c571f0e1570e4
31: 4 done
   DIE-T4 nothing-removed {'seat': 3, 'position': 3} (all) reveals
   = 72803697a140f12f
32: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = b3262be9c33df8c0
33: * red 2, yellow 4, blue 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = cb0d4c2d7bd837aa
34: 4 take incense
   DIE-C5 gained-token {'seat': 3, 'token': 2} (all)
   DIE-2 turn {'seat': 4, 'number': 8} (all)
   = 113584f249ef74c0
35: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 228fd1e8222b742a
36: 5 done
   = a81ac2e688bd614f
37: * white 6, red 4, yellow 2 3 5, blue 3, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = afa57ec89687148c
38: 4 incense
   DIE-T9 incense {'seat': 3} (all)
   = 0fca9bee20a7018a
39: 4 turn white 6
   DIE-T9 turned {'seat': 3, 'owner': 0, 'kind': 0, 'value': 6, 'to': 5} (all)
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = e8cc7e3aebeec19f
40: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 583b5536147cb1a0
41: * white 5, red 6, black 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 21acc608edd52d4f
42: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = 590d2d2123c6e5ac
43: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = dc58609a1e4ca3a4
44: 1 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = 26022dfa0e55d5fd
45: 2 pass
   = 8b969b32a5bcc706
46: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 5ba1e0525d8cd3df
47: * red 1, yellow 6, blue 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 55828f3dff59c845
48: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = f2d328cc94ca344b
49: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 11} (all)
   = d46d032b73004c60
50: 3 pass
   = c62a308a7b716fa2
51: 2 pass
   = 69cadab66c14cd3b
52: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = f3da2146ad580886
53: * white 4, red 4, yellow 1 4 4, blue 1, black 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 2, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 6646de4bd9fcee43
54: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 12} (all)
   = 6a8b570ba70abb48
55: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 0c43555ae0b635da
56: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 1, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = 1abdc17d7d64af58
57: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = fe0abbff1e2ca2a3
58: * white 1, red 4, yellow 1, blue 3, black 5
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = b925c6138fb0fc23
59: 4 space 5
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 3} (all)
   = 7549e2f8dfd4666d
60: 4 ascend blue
   = ccf1ab9ffac0afff
61: 4 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   DIE-2 turn {'seat': 4, 'number': 13} (all)
   = 638f359654177821
62: 5 pass
   = 27ff80269134c074
63: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = d743708e7d6d5eed
64: 5 done
   = edfac3a08b478387
65: * red 2, blue 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 12698cac9f211005
66: 4 incense
   DIE-T9 incense {'seat': 3} (all)
   = 4365752174c7a924
67: 4 turn red 2
   = 1900c0e2487bc028
68: 4 down
   DIE-T9 turned {'seat': 3, 'owner': 1, 'kind': 0, 'value': 2, 'to': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 14} (all)
   = 8f830e923f6d8c53
69: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 61e57fecb138ea46
70: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 447e4a7b05f75b95
71: 1 done
   = 953550d6f17adbbd
72: 5 pass
   = e7ee8ddeaca8e64b
73: * red 1, blue 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   = 91caeab6f1886f21
74: 4 prepare power
   DIE-C3 prepared {'seat': 3, 'kind': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 15} (all)
   = eed8367ad3e8c026
75: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 740d871c32fc3fed
76: 5 pass
   = 4bd9430cbf2c41de
77: * white 3, black 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = 28febafb7f9b08b4
78: 2 space 1
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = a2662e1dd6e68a76
79: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 16} (all)
   = d3836ecde7bea086
80: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 1, 0, 0, 0, 1, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 59367aa9e059faf4
81: 3 pass
   = bde9a97a670fc634
82: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 2060737246caf05f
83: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 3c060f1a5aab3ea1
84: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = ae0a46bca2293689
85: 5 pass
   = 0774c518c1f03912
86: * white 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 17} (all)
   = c9462c58757a7fe7
87: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 0f5f4c8e0badb786
88: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 13a49a9636192553
89: 5 bread soul
   DIE-T12 bread {'seat': 4, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 1} (all)
   = 493339ff4127930b
90: * white 3, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 18} (all)
   = acedd21c0c4927bf
91: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 7896416a513a3bd6
92: * red 3, blue 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = d9d22a4bf87a594b
93: 5 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   = b534d90c2b25f53a
94: 4 return 1
   DIE-U returned {'seat': 3, 'step': 0} (all)
   = e26c3e9f3602a8ca
95: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = 64254a6ddd1ed960
96: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 611feffe68e70fed
97: * red 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = ef872f47e1156d6a
98: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = 96c129344f87bfea
99: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = c0d10167ed56a92c
100: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = 32f533539f9c4af1
101: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = a147899c27ac64b3
102: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = cb2c62603f074938
103: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 43c580953595f96e
104: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 21} (all)
   = a219828dbff0c75d
105: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 29e73f4ee1aac0b2
106: 3 pass
   = 7af32d57b9e91c5d
107: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 93642976204a8799
108: * white 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = 47fce3da832cc104
109: 1 prepare power
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 22} (all)
   = a9671f1e93280e7c
110: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 8c3d9fb61e1174bc
111: * white 1, red 2, yellow 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (1, 2), 'position': 3} (all)
   = 8ce72918abfcf3a0
112: 4 ascend red
   = 8fb0551beeaa3a69
113: 4 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = 0c4de9cf88a096ed
114: 4 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 1} (all)
   = 6fa1d0c01da021e2
115: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 23} (all)
   = 93b95f031abae219
116: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 8866e40850ea0d59
117: 5 done
   = bc20f6b7aee9b224
118: * white 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = aabe51566423c8ba
119: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = 11343fdabaab42cb
120: 2 turn white 5
   = c82988cd53e6b709
121: 2 up
   DIE-T9 turned {'seat': 1, 'owner': 0, 'kind': 0, 'value': 5, 'to': 6} (all)
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 24} (all)
   = 0c52242404a9b62e
122: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 7bfcc182b1aefa9c
123: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 22144aa5fc61cf84
124: 1 done
   = d902656999605b5d
125: * white-power 6, red 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 25} (all)
   = eecb13d5e57f2e23
126: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = eb6701a5364240f8
127: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 2c1bf7e83e50f8ea
128: * white-power 2, red 4, red-power 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 26} (all)
   = aba61f8b2bc92ef5
129: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 98437930bbb497cb
130: 3 marigold casket 4
   DIE-T4 looked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 3} (but (2,))
   = c080253863ae94c9
131: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 3} (all) reveals
   = 5dbf81283210d26d
132: 3 pass
   = bb7440d24a71925f
133: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 6c76cb781b1e2129
134: * white 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 5084af1b19ca8379
135: 3 take bread
   DIE-C5 gained-token {'seat': 2, 'token': 3} (all)
   DIE-2 turn {'seat': 3, 'number': 27} (all)
   = e94a456551fdc94e
136: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 6a927a424450d4c3
137: 4 done
   = de82434a5e9a4f51
138: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = ee5bf5f70555c29d
139: * white 5, yellow 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 28} (all)
   = 77a5f6023aa32384
140: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 37213c0dd88a1168
141: 5 add free soul
   DIE-C1 laid {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = ac8bde7afd101552
142: * white 5, yellow 4, black 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 29} (all)
   = 71a35ce436cef593
143: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 788e723d85e986a5
144: * white 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 211123c4490080fe
145: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = 154a1fc596577556
146: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 30} (all)
   = 449c39ad0add9411
147: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 2bb5f82e08ef7def
148: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 15aa81f9edcb37ae
149: * white-power 5, red 6, red-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 45a967f1b4ff2d9e
150: 2 skull 2
   DIE-P2 declared {'seat': 1, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 64bd92f8f45a13f1
151: 2 ascend red
   = 567976b8aadc7203
152: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 1} (all)
   = 471cb446f502042d
153: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 2} (all)
   = 638e0963c5abc0f9
154: 2 move caskets
   DIE-C9 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 31} (all)
   = 7e6dddcaa05eedde
155: 3 marigold casket 2
   DIE-T4 looked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 1} (but (2,))
   = 0089be73d2a6caad
156: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 1} (all) reveals
   = 44fd66e8eb8a25ca
157: 3 pass
   = e10a30200c314848
158: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 81dc0e69539a6e67
159: * white 1, black 3
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7c03d620b8505448
160: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 32} (all)
   = 5e743bc9e6af72c9
161: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = b817fb7f933fab05
162: * white 4, yellow 4, black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b9a9087861ad44c0
163: 3 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = 219db8655df7f857
164: 4 space 4
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 3} (all)
   = 14b8c9eccfe2ca30
165: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 33} (all)
   = 497b238d120aa7bd
166: 5 pass
   = e22a483f9770e29d
167: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = b0906c733b036613
168: 5 done
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = a739892c1f233e54
169: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 584cdc2ee1fc0a71
170: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 9f9203e38d3a34e0
171: 5 pass
   DIE-2 turn {'seat': 1, 'number': 35} (all)
   = 8ab00b0a5327c414
172: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 75d1c039bbae0790
173: 2 done
   = d063fb55407fbbfa
174: 5 pass
   DIE-2 turn {'seat': 2, 'number': 36} (all)
   = 440b2b73a18b507b
175: 3 pass
   = f69c3477482e9211
176: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 8fdea9354a8816c1
177: 5 bread soul
   DIE-T12 bread {'seat': 4, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 3} (all)
   = cef1416001d71381
178: * white 1, yellow 4, black 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9a3af4ffd73bee4e
179: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = 605033262012cef2
180: 3 turn white 1
   DIE-T9 turned {'seat': 2, 'owner': 0, 'kind': 0, 'value': 1, 'to': 2} (all)
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = b57737216427c2dc
181: 3 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 1} (all)
   = e1be07fc18c6e228
182: 3 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 37} (all)
   = 0efc3ae08aa0fab3
183: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 26dcb7119b87e963
184: * white 1, black 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = fb551818d6b5c0fd
185: 4 space 4
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 0} (all)
   = 5824f4b5cff073ea
186: 4 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 38} (all)
   = 61020e3630fbfac4
187: 5 swap candle
   = 2408ea9909eb9a24
188: 5 take marigold from yellow
   DIE-K swapped-token {'seat': 4, 'given': 0, 'taken': 1, 'giver': 2} (all)
   = 425b90421aa4105a
189: 5 marigold casket 4
   DIE-T4 looked {'seat': 4, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (4,)) reveals
   DIE-T4 looked {'seat': 4, 'position': 3} (but (4,))
   = 1560574042ef4ccd
190: 5 done
   DIE-T4 nothing-removed {'seat': 4, 'position': 3} (all) reveals
   = 8ae5257d65477a71
191: 3 pass
   = 55952db3e27361b9
192: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 10c940a6b5e4f5ba
193: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 39} (all)
   = 7d7401c8e98bd4fd
194: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b54d877a724f24d8
195: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 651c89f9a6eb2915
196: * white 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e0a8f0e5954d7c2a
197: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 40} (all)
   = ee5130ecec5669f7
198: 1 pass
   = 79f9917c859307c0
199: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 03f5555d89d59aa7
200: * white 4, black 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 4), 'position': 3} (all)
   = 9ea71aba595da213
201: 2 ascend white
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = bc5edb224a84df7d
202: 2 space 4
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 1} (all)
   = 8cc089e1c0a58b11
203: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 41} (all)
   = aa54ef9674b44647
204: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 0ca200e9b132f1d8
205: 1 pass
   = 455e86e5292a9653
206: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 075bd8401815829a
207: 3 done
   DIE-2 turn {'seat': 3, 'number': 42} (all)
   = ff2f46264f4f4839
208: 1 pass
   = 43655691c8105c05
209: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 999d69299a877caa
210: * white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 45d85cb636bb9338
211: 1 skull 5
   DIE-P2 declared {'seat': 0, 'value': 5} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 43} (all)
   = a0864c25466a6b9d
212: 5 swap marigold
   = 9fbfc8b46b6044d9
213: 5 take bread
   DIE-K swapped-token {'seat': 4, 'given': 1, 'taken': 3, 'giver': -1} (all)
   = b69d61e7c550a594
214: 1 pass
   = 2f7e38f7d1ddbc28
215: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 1e6e9d444c696ab2
216: 5 done
   DIE-2 turn {'seat': 0, 'number': 44} (all)
   = 2c39f79708f6216a
217: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 3f393e146977f91d
218: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 291a3a649f4327de
219: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = de8f552ecfd11bc7
220: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 45} (all)
   = 57442396fd8bb635
221: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = dad32dfc7c353f9a
222: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 46} (all)
   = b14aabc18b8d20dd
223: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 33df2aa2db657a4c
224: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 206354469d91f6d8
225: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 47} (all)
   = 0aa85c1e7ab2e4e3
226: 3 pass
   = fcdf107fd93ded6b
227: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 6013ef94db2e4d54
228: * white 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 48} (all)
   = 993bf0ea5e28ba23
229: 5 swap bread
   = 1f98fb5b2cb12587
230: 5 take marigold from white
   DIE-K swapped-token {'seat': 4, 'given': 3, 'taken': 1, 'giver': 0} (all)
   = 7bb094b498fc8854
231: 5 marigold casket 2
   DIE-T4 looked {'seat': 4, 'position': 1, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (4,)) reveals
   DIE-T4 looked {'seat': 4, 'position': 1} (but (4,))
   = 53f199b1c692d001
232: 5 done
   DIE-T4 nothing-removed {'seat': 4, 'position': 1} (all) reveals
   = d9fedbf48f8bca3d
233: 3 pass
   = 2c9c81a77b521fc6
234: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = ebb5495240544f9a
235: 1 bread soul
   DIE-T12 bread {'seat': 0, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 2} (all)
   = 89fca95ce5ec3492
236: * white 1
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 27e74da0b7a57a8b
237: 5 take candle
   DIE-C5 gained-token {'seat': 4, 'token': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 49} (all)
   = 3f77f546dda59d84
238: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 228d45fc48af1a2e
239: 5 pass
   = ff846113dd754968
240: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 600393c7d44c43c8
241: * white 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 3cd1cd58216c463a
242: 1 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 063930b243f26056
243: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 5c9b25640067f215
244: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 50} (all)
   = 15c7e21537e28b60
245: 5 pass
   = e46f5444fd4febfd
246: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = b72203cd80155f94
247: 2 done
   = 4864ea1cd53e04d7
248: * white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 14968da6c02c8874
249: 1 skull 2
   DIE-P2 declared {'seat': 0, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 51} (all)
   = 00c7755ff75eb5ab
250: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = b2037a7cfc5427df
251: 5 candle
   DIE-T5 candle {'seat': 4} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d573c37f51018485
252: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = a4e2d3994e78ca3c
253: * white-power 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = af3a41a6857034d9
254: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 52} (all)
   = 03e47527c624618d
255: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 673e4648c0a0b11a
256: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = e9465aed1d226627
257: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 428d0f924674fe95
258: 4 done
   = cef90725c8dd7153
259: * white 4, blue 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7eb606bca8de358a
260: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = 310de4ce6d637425
261: 3 turn white 4
   = 0d905d8e74890100
262: 3 up
   DIE-T9 turned {'seat': 2, 'owner': 0, 'kind': 0, 'value': 4, 'to': 5} (all)
   DIE-2 turn {'seat': 4, 'number': 53} (all)
   = 73d5de0e0ca8e51b
263: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 6d9fe89a409ce8ff
264: 5 prepare power
   DIE-Q2 prepared {'seat': 4, 'kind': 1} (all)
   = af1d7b20dd44fb4d
265: 5 prepare soul
   DIE-Q2 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 54} (all)
   = b20029c8053484ff
266: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 181c878f8f381e69
267: * red 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = f0d36b60c4e1e588
268: 1 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = 6456ba5be4e5b0a4
269: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 55} (all)
   = 28d98bde7cc75c3a
270: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 94dae3f044088060
271: * white-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7582fabb49263883
272: 2 pass
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 78ee9c0b5a887c2a
273: 2 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 1} (all)
   = 88fc55ad15ec2739
274: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 56} (all)
   = 2edc39399ccfae4b
275: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 2b6b1e381a9f4425
276: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 3166bf436d4fbb06
277: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 57} (all)
   = 75c1ad27e76f5ec0
278: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 28670996336a2c21
279: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 58} (all)
   = c1716bdb315f6e10
280: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = b7feff226e39a5ba
281: 5 done
   = a7e2787db28ae10a
282: 4 pass
   DIE-2 turn {'seat': 0, 'number': 59} (all)
   = 63b0cbfd89ef3fa0
283: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = b51bd15a9e3eec47
284: 4 pass
   DIE-2 turn {'seat': 1, 'number': 60} (all)
   = 0b20f7091a295cb4
285: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = b385d9cf8a15fd0a
286: 4 bread power
   DIE-T12 bread {'seat': 3, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 3} (all)
   = 5167f4a493892fb6
287: * white 4, blue 4 5, blue-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ead881cacf55946a
288: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = b79fa5777c9b51dd
289: 2 turn blue 4
   = 80764c4b1e1550d1
290: 2 up
   DIE-T9 turned {'seat': 1, 'owner': 3, 'kind': 0, 'value': 4, 'to': 5} (all)
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = d9accd91362590e8
291: 2 ascend blue-power
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = 0eca0ef5c93e4e52
292: 2 space 1
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = da11a3b5e5c5033a
293: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 61} (all)
   = 1bd62ff101d84db8
294: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 7ad61a8f949eb1a8
295: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = c204586e7e4c8b94
296: 3 done
   DIE-2 turn {'seat': 3, 'number': 62} (all)
   = ded9c001ad57a35e
297: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 1de758f17eb0e2e9
298: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 63} (all)
   = 96fd100905c1182f
299: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 4c78cdad6f6007f0
300: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 64} (all)
   = 9fd9d89056e2e1d6
301: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = ce566a6f0422fa31
302: * white 1, blue 3
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e92f921f89af07c0
303: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 65} (all)
   = ac42860371aa0581
304: 1 pass
   = c9e61e1e2762cdff
305: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = e8bc6cf36d7bbbb4
306: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 66} (all)
   = d1b6566e0fe31af1
307: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 9855b4e2fd4a1e48
308: 1 pass
   = ed3c79f3e8d886e5
309: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 75e3ada0f14f3788
310: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 67} (all)
   = ec12e0af7e0065c7
311: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d21c6f4b31851e54
312: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 515f3939d604be59
313: 4 done
   DIE-2 turn {'seat': 4, 'number': 68} (all)
   = b3bb56c4858a55bc
314: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = e8aeaf8590dc1968
315: 5 done
   DIE-2 turn {'seat': 0, 'number': 69} (all)
   = 47d215f1a1a76533
316: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = da3b8f77cdcc79a3
317: * white 3, blue 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 7706ad6753392948
318: 1 space 2
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = 1ce8fbc9408f887f
319: 4 done
   = bb45cc4c2e373939
320: 1 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 70} (all)
   = 9c2918582ee7cbf5
321: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 9fde9fb8b0cc07fe
322: 2 done
   DIE-2 turn {'seat': 2, 'number': 71} (all)
   = e459bcf9d1bc33fc
323: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 5f94db800cddc4f5
324: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 72} (all)
   = eaa896340aea24d6
325: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 6db73115e4e0cab2
326: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   = bdcd2b7de4aa8e72
327: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 73} (all)
   = 27cb05e0ab9ed0a7
328: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 261e472912e631d4
329: 5 add prepared power
   DIE-C1 laid-prepared {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 9da7f9e592ff9533
330: 5 done
   = 9b3b15614e862263
331: * white 1, black-power 6
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 74} (all)
   = ebd3f196633a1074
332: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 8151e54970faa147
333: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 7bb414a7fee53907
334: 1 done
   DIE-2 turn {'seat': 1, 'number': 75} (all)
   = acf82383259754ec
335: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = c0e269e2536a198d
336: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 614f7b0df3eeecda
337: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 52487c9c4182ac96
338: * white 5, black-power 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 76} (all)
   = f1b572dfe167a23e
339: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = e84f957c390d66e7
340: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 38848bca7f054d18
341: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 05d166a197b2aa25
342: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = fa862a595718f4a3
343: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 1131a18a79d0d659
344: 3 done
   = 33969b098152f1d4
345: * red-power 1, yellow 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 77} (all)
   = e9c0fee48a96da91
346: 2 pass
   = e7c79ed62f8b5927
347: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 9ad1047476c951d8
348: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 3f9acb1b64732126
349: * red-power skull, yellow 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e685d932cf31bd6e
350: 2 skull 4
   DIE-P2 declared {'seat': 1, 'value': 4} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 78} (all)
   = 3d961bcaf9709c53
351: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = d9dd3c1a5241ece7
352: 2 pass
   = a0c5988841df4fdc
353: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 66e7613cc13f25b2
354: 5 done
   = cb2e7b16bfe17073
355: * red-power 1, yellow 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 79} (all)
   = 4fd783f195607737
356: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 10921f57315bef27
357: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = bb33b98ad1e75281
358: * red-power 1, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 2} (all)
   = 0432de3015c7d975
359: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 80} (all)
   = 2667a285e3062afd
360: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 81e46605b5a66714
361: * white 2, black-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = a0e7f98fdca04018
362: 5 skull 2
   DIE-P2 declared {'seat': 4, 'value': 2} (all) reveals
   = b483aa1487a6c440
363: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = c95b163e5b078a2a
364: 3 turn white 2
   = 6eb8129001cd9feb
365: 3 down
   DIE-T9 turned {'seat': 2, 'owner': 0, 'kind': 0, 'value': 2, 'to': 1} (all)
   = acc987e925a39fc6
366: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 81} (all)
   = e1cfbbc6875893a1
367: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 490b9e36312f54c1
368: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 83586731535176a7
369: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 82} (all)
   = 10307dd7374be8df
370: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = a9017bec08d5b111
371: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 7f40cfb25602ed7f
372: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = b0d4be98ab0317bf
373: 4 done
   DIE-2 turn {'seat': 4, 'number': 83} (all)
   = 80dfb9039d9e9aa6
374: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = f11571b4008746cf
375: * white 2, black-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 1133c436a164702e
376: 5 skull 6
   DIE-P2 declared {'seat': 4, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = 0c5a19fe159954af
377: 5 space 3
   DIE-E1 ascended {'seat': 4, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 4} (all)
   = ca295aa1ee82e397
378: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 84} (all)
   = f292f4a4f19ebc66
379: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 30722983909b5cb2
380: 1 done
   = c3720113dd365645
381: * red-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d1a148588abdd622
382: 2 skull 1
   DIE-P2 declared {'seat': 1, 'value': 1} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 85} (all)
   = 7df80ef7548c101b
383: 2 pass
   = db758db7562368c6
384: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 560621274988b974
385: 2 done
   DIE-2 turn {'seat': 2, 'number': 86} (all)
   = b5948b49ce498593
386: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = c2dd603d4caf0e9f
387: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 932d2e1c4bdf64c9
388: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 09e3b0280ca13668
389: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = f585e81f41ceb951
390: 3 done
   DIE-2 turn {'seat': 3, 'number': 87} (all)
   = 1aceed78ea513c17
391: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 8eb5132e14b5fef8
392: * red-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = e399968a43957d3f
393: 4 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 1} (all)
   = 58d3527b777a02df
394: 2 done
   = 7179f970cff781ad
395: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 88} (all)
   = 3682445adf93b65a
396: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 2bb12cb8814704c5
397: * blue 3, blue-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 5a954bd0d041dcd5
398: 5 ascend blue-power
   = 1e864fc1b4971b2a
399: 5 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 3} (all)
   = 1b999fd0ea8a5379
400: 5 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 3} (all)
   = c3596a8f07f7a9fb
401: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 89} (all)
   = 5907b84503a7d180
402: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 6aa5a0b26c0b6007
403: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 23e4f4aff4241429
404: 4 bread power
   DIE-T12 bread {'seat': 3, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 1} (all)
   = 4f7d48bd33a38058
405: * blue-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 2ca84d78a0fe6ed5
406: 4 skull 2
   DIE-P2 declared {'seat': 3, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 3, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 90} (all)
   = eb2a333863fcde2d
407: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = d8a47d7587d273a7
408: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 3260f956175d4ee2
409: 2 done
   = dfa0f71704a54394
410: * blue-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6276388dcf9b60ea
411: 4 skull 2
   DIE-P2 declared {'seat': 3, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 3, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 91} (all)
   = cf2912d9c8c34278
412: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 74aaa0fa88e5d650
413: 2 pass
   = a8a04b5375e5d88b
414: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 2bd00e645b7fa236
415: 2 pass
   = f2194f2cc115342e
416: * blue-power 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 3, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 92} (all)
   = 6b9c5db8933454d1
417: 2 pass
   = aa78e540b106e3fc
418: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 04a232f7e24eb6b1
419: 2 pass
   = 591b081ce1a8213e
420: * blue-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 93} (all)
   = 4d6606e58c9f4eb1
421: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 8f4bcd800021f09b
422: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1dbab0374f1bcac1
423: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 523ad597387de3c7
424: 5 add prepared soul
   DIE-C1 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = 326fcf9cbd21a13c
425: 5 done
   = 119b70f3c957cb7d
426: * white 6, black 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 94} (all)
   = 60fe8dce24d87984
427: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 982ac463abfd6eca
428: * white-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = eaa315f6898a23fb
429: 1 skull 1
   DIE-P2 declared {'seat': 0, 'value': 1} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = be09a23fdee76b06
430: 1 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 0} (all)
   = b99e9f4f1420174a
431: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 95} (all)
   = cde7ff84553afc31
432: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 746376ab3e6c9863
433: * blue-power 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ef2137dc0ca19acc
434: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 96} (all)
   = 2da05b1324fcee53
435: 3 pass
   = 7cabcef12ed6b344
436: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 97} (all)
   = bcf04af71eb41d18
437: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 98} (all)
   = 2f7fdf26775ffcc5
438: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 147db1af8da4f6b7
439: 5 prepare power
   DIE-Q2 prepared {'seat': 4, 'kind': 1} (all)
   = 71924da38fc6d76d
440: 5 done
   DIE-2 turn {'seat': 0, 'number': 99} (all)
   = d72c72d367b3ec40
441: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 418ead5d2ce47970
442: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 6482eab3dc19d4f3
443: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 785d8c852102c708
444: 1 done
   = 6be42a440c5784b4
445: * white 1 2 4, black 4
   DIE-C2 shook {'position': 0, 'roll': (1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 100} (all)
   = ba76c455223a4ae4
446: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = ae0f565423ad19a6
447: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 101} (all)
   = 42bd57ddc686a284
448: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = f3c39ffa868936b1
449: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 0dafab8b9475afa8
450: * blue-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 2eddb582b906ca7b
451: 3 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 8, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 3} (all)
   = 35162d48c0303ede
452: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 102} (all)
   = ff6ceb0845d5c470
453: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 8029aabc516ce08e
454: * white 3 6 6, black 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 0, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 360f9c54b664b4e4
455: 4 take incense
   DIE-C5 gained-token {'seat': 3, 'token': 2} (all)
   DIE-2 turn {'seat': 4, 'number': 103} (all)
   = be0d3da3c2ac9745
456: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 2dd68019d81f6f55
457: 4 bread soul
   DIE-T12 bread {'seat': 3, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 2} (all)
   = ecc8035c243b4798
458: * white 6, blue 2, black 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b9fad05fef602e76
459: 4 incense
   DIE-T9 incense {'seat': 3} (all)
   = 1c7eb95ac6bdcfe2
460: 4 turn black 1
   DIE-T9 turned {'seat': 3, 'owner': 4, 'kind': 0, 'value': 1, 'to': 2} (all)
   = 69c89b4f19957ad5
461: 5 take bread
   DIE-C5 gained-token {'seat': 4, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 104} (all)
   = ae64019d72e1c8aa
462: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 39378dd26a0224c8
463: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 5d58ba00eb7ae0b9
464: 5 bread power
   DIE-T12 bread {'seat': 4, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = c118e5cff80b23d7
465: * white 4, black-power 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 105} (all)
   = 3237cd70f12e9d57
466: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 9685b84a2f4055ad
467: * white 5, blue 6, black 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 0ced244e8a3122f4
468: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   = e1bf4e85c74abade
469: 2 discard candle
   DIE-T14 discarded {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 106} (all)
   = ec3be8b2304ebce8
470: 3 pass
   = 53105378eb88f84a
471: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 660086338be50a65
472: * white 2, blue 2, black 5
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7eae99e3b0598ba9
473: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 107} (all)
   = 7a502a0597721d75
474: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 1aae93a6b9d712b3
475: 4 done
   = 1c932d158ffe8479
476: * red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 08fca22ec66b89d3
477: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 108} (all)
   = a1e617dddf1b87e6
478: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 7f6a277a0a504d87
479: 2 discard candle
   DIE-T14 discarded {'seat': 1, 'token': 0} (all)
   = 38ac9cb01dbe2881
480: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = d91d3e3985fed9c9
481: 5 add free power
   DIE-C1 laid {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 4480b39151188bdd
482: * white 3, black-power 2 skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0)} (all) reveals
   = 05617aa60dd49611
483: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   = a5a5b6a224e58e71
484: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = be209d5d0c880c9e
485: 3 turn black-power 2
   = f5129b92d6350b46
486: 3 up
   DIE-T9 turned {'seat': 2, 'owner': 4, 'kind': 1, 'value': 2, 'to': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 109} (all)
   = 91caa5183c89af9d
487: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 0de2044041365d0f
488: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = b427398f5e7aa2b9
489: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 10674d9a322761d0
490: * red 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 110} (all)
   = ebb6aae2d248f5cd
491: 2 pass
   = 4288b87cde87946e
492: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 143db3f2020aeb94
493: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 128949f3aa71a227
494: 2 done
   = 41ba85d0b128f8e9
495: * red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 111} (all)
   = 79940f5eb136da36
496: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = f2946a73eb3ba5ad
497: 2 pass
   = 0267e48721797006
498: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = ed5a64e489ed8e87
499: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   = e5a9fd88d4cc5722
500: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   = 8028c08cbd088066
501: * red 2 4 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 112} (all)
   = 96b471ae7efc3b66
502: 2 pass
   = 04ef72306dfd19c6
503: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = ee911cc7f1cfc4df
504: 4 done
   = 799c8646a82ac14b
505: * white 4, black-power skull 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0)} (all) reveals
   = 6e37406d838ab8e9
506: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 113} (all)
   = 6d8d3af3f02062f5
507: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = c040505da6cb39bd
508: 2 pass
   = b63c13ff9c8c193e
509: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 07ddd686a7bf287d
510: 5 done
   = cc9440b17d51c855
511: * white 3, black-power skull 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1)} (all) reveals
   = 35ff40b7aa5182ca
512: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 114} (all)
   = e172353610b20f2c
513: 2 pass
   = a6ae6ddc3d142858
514: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 115} (all)
   = 501617fb51debe8c
515: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = b1dffb36f82c03c7
516: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 3, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 89d12cb6e9df0a2e
517: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 2)} (all) reveals
   = 27a3293373a4e0b8
518: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 09939c33a9fbe268
519: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 3b427db9447256b0
520: 2 done
   = 1d8643b3abef3e44
521: * red 1 4 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 116} (all)
   = 5950580a04d09f5e
522: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 3, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 21b147b2b0c7b8be
523: 2 pass
   = 9c34d8fee50d4eed
524: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 06e933aa1d686623
525: * white 5, blue 4, black 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 54b06367baac5fa4
526: 3 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 1} (all)
   = fd27a1a476bf9e80
527: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 117} (all)
   = 3bb056389894d70e
528: 2 pass
   = 425a39a477c555b6
529: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = ece67c1e0b7dd22d
530: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 06d8b2f63c191467
531: * white 6, black-power 1 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 118} (all)
   = b847dab748e63e27
532: 2 pass
   = 834382a55ae33421
533: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 4da25cc608eb7442
534: 5 done
   = 90f657eb0533bdc9
535: * blue 4, black 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 119} (all)
   = 4d8b6076bfa3a221
536: 2 pass
   = 8d289f0e4e67da54
537: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 120} (all)
   = b91a57106a416a86
538: 2 pass
   = c611cad12f2de717
539: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 75c4e4a7aa9c65a7
540: * white 4, black-power 1 skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0)} (all) reveals
   = 3cf298c57fd1c891
541: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   DIE-C4 removed {'seat': 4, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = 07396a3ea7076044
542: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 121} (all)
   = 4c29316353b8e2d7
543: 3 pass
   = 70ce6c5c3938cdce
544: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 573db55792d42087
545: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 2bb373d368a6e77e
546: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 3, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b157c247a6d3d401
547: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 62d449c77c060c4c
548: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 2} (all)
   = da44cc185d48f228
549: * red 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 02dff0cfa79a3762
550: 3 take bread
   DIE-C5 gained-token {'seat': 2, 'token': 3} (all)
   DIE-2 turn {'seat': 3, 'number': 122} (all)
   = 02989b0e315aed32
551: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = fdc931f7b37a9f6f
552: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 2} (all)
   = 28959533f79cf185
553: * red 2, yellow 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e2221f77701402c6
554: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 123} (all)
   = 71a6aa236b27d834
555: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 0594132901d98b37
556: 5 add prepared soul
   DIE-C1 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = ecae10e9fc773472
557: 5 done
   = be4de263b2a5a53c
558: * red 2 2 5, black 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 124} (all)
   = 0f8bbb1654b7c3f7
559: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 8c23be6d474e20d3
560: * white 6, black-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-P6 won {'winners': (0, 4), 'position': 3} (all)
   = aae8b465554f97fe
561: 1 ascend white
   = 7dccfd16264b52db
562: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 2} (all)
   = 256a978feb7821a9
563: 1 space 1
   DIE-E1 ascended {'seat': 4, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = 21c7647bc1f2c2f0
564: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 125} (all)
   = 907a15f4c434d00b
565: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = f494b11e51cfb28d
566: 2 done
   = 739df2366a4dfbb7
567: * red 3 4 6, black 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4110ca67013a8ca6
568: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 126} (all)
   = 8fe84a1e67dd6005
569: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = ba205c9a537c56e3
570: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 9cfc5826ba5421ca
571: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = fc1b1aec45c50dba
572: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = d549311e3bf3947b
573: * blue 4, black 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a6ed3444ad9f0eed
574: 1 pass
   DIE-P6 won {'winners': (3, 4), 'position': 3} (all)
   = f335d270bac0c8fa
575: 3 ascend blue
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 3} (all) reveals
   = ae5ab18df2873197
1 place 2 points 7; 2 place 2 points 7; 3 place 5 points 4; 4 place 1 points 9; 5 place 2 points 7
