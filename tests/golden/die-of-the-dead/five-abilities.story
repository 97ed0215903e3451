   = 0ad57b10314029ee
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
   DIE-W prepared {'seat': 0, 'kind': 0} (all)
   DIE-A2 gained-token {'seat': 1, 'token': 0} (all)
   = 15ad28ab8b169506
2: 5 take marigold
   DIE-C5 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 1} (all)
   = 3ce2b04a2462be4a
3: 3 pass
   = e571527a89b0eb59
4: 2 pass
   = 1b10d441a100c1d8
5: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 5f5965d4f6771740
6: 3 add free soul
   DIE-C1 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = b7eec09e4ce1106f
7: * white 2, red 5, yellow 4 5 6, blue 6, black 1
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 2} (all)
   = cccc1763d678caed
8: 2 pass
   = 0bbde3da213b2221
9: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 4b6d2c056a6d51ce
10: * red 5, yellow 1, blue 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9994a61ab5b30c78
11: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 3} (all)
   = 8289221cbb3cca0f
12: 5 marigold casket 1
   DIE-T4 looked {'seat': 4, 'position': 0, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (4,)) reveals
   DIE-T4 looked {'seat': 4, 'position': 0} (but (4,))
   = 54deebf70263d53d
13: 5 done
   DIE-T4 nothing-removed {'seat': 4, 'position': 0} (all) reveals
   = 826c81c7fd5f661c
14: 2 pass
   = 034f441f9943fed5
15: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = c45a5734c8d94bfe
16: 5 done
   = 17775659f6082a12
17: * white 4, red 2, yellow 1 1 6, blue 1, black 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = c75041e2a980db3b
18: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 1, 0, 1, 0, 1, 0, 0, 0)} (all) reveals
   = 58a1c9f542c1bae4
19: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 940ad7bd3d28c74e
20: 1 take bread
   DIE-C5 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = f33f67bc95492fac
21: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = e741f39a04a1cfdc
22: 1 bread soul
   DIE-T12 bread {'seat': 0, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 2} (all)
   = f0df22dde783a461
23: * white 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f957aeca9fbeb45a
24: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 6} (all)
   = 9565ca5a6f983cbc
25: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (1, 0, 1, 0, 3, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 738ea05cfcc16523
26: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (1, 0, 1, 0, 3, 0, 1, 0, 1, 0)} (all) reveals
   = 615b160ccc260abc
27: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 9fcf1b7c6d8298e3
28: 3 done
   = 5d8235bc7e7c8406
29: * white 4, red 1, yellow 1 5 5, blue 3, black 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 7} (all)
   = 3b597a9e1fd2217e
30: 4 marigold casket 4
   DIE-T4 looked {'seat': 3, 'position': 3, 'found': (1, 0, 1, 0, 0, 0, 0, 0, 1, 0)} (only (3,)) reveals
   DIE-T4 looked {'seat': 3, 'position': 3} (but (3,))
   = a9401195e3066d4d
31: 4 done
   DIE-T4 nothing-removed {'seat': 3, 'position': 3} (all) reveals
   = 53a35e18dfc8c28d
32: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 55430e3c00fda8e8
33: * red 2, yellow 4, blue 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c0329fe5614ad61f
34: 4 take incense
   DIE-C5 gained-token {'seat': 3, 'token': 2} (all)
   DIE-2 turn {'seat': 4, 'number': 8} (all)
   = 5caee7b97c3542d3
35: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 00ee79c6f7cd5d5e
36: 5 done
   = 8e709a556a09a816
37: * white 6, red 4, yellow 2 3 5, blue 3, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 2d3cfc969f78c6f3
38: 4 incense
   DIE-T9 incense {'seat': 3} (all)
   = 46b6bdf869aa04cc
39: 4 turn white 6
   DIE-T9 turned {'seat': 3, 'owner': 0, 'kind': 0, 'value': 6, 'to': 5} (all)
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = 46e5feccb2fc6ed7
40: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = e5cc0bd9c89d731a
41: * white 5, red 6, black 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 666f3fb16c2a3308
42: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = bbca7280b2333234
43: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 3efd46ccaf0ae066
44: 1 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = 517284a87dcf4d5f
45: 2 pass
   = 4ceeeef86bdc4ae3
46: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 09de3f5de640791a
47: * red 1, yellow 6, blue 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 556d51bbbbed3ec4
48: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 124b1fa97ffb07f1
49: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 11} (all)
   = 6706b532e4806592
50: 3 pass
   = 16c0d36e5254fdc3
51: 2 pass
   = 39768ec2318d441a
52: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 3d79f2552ef56c37
53: * white 4, red 4, yellow 1 4 4, blue 1, black 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 2, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = fe9a2ad015339a05
54: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 12} (all)
   = 08cac73fbe33440c
55: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = b525acc68ed733eb
56: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 1, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = 62749fddc0e6ed85
57: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = b1f411b9a5667180
58: * white 1, red 4, yellow 1, blue 3, black 5
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = 82d3555180611290
59: 4 space 5
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 3} (all)
   = 5e9db20d58f6bcd0
60: 4 ascend blue
   = 23041307f5b2cd84
61: 4 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   DIE-2 turn {'seat': 4, 'number': 13} (all)
   = bcc3e6b2b8457921
62: 5 pass
   = ab5fdd687b8d0eb0
63: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 88f8e7f696b4834b
64: 5 done
   = e79f75f8c34a1a98
65: * red 2, blue 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 19b03a574fc14063
66: 4 incense
   DIE-T9 incense {'seat': 3} (all)
   = a7e1673f2dc4a31d
67: 4 turn red 2
   = d2e49e550bcc9f8c
68: 4 down
   DIE-T9 turned {'seat': 3, 'owner': 1, 'kind': 0, 'value': 2, 'to': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 14} (all)
   = 685a60972f198cb4
69: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 62007b23d12d02ab
70: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 0eff865a7f9b7c12
71: 1 done
   = 6d7555730681ae8a
72: 5 pass
   = 8e13a89070a302ae
73: * red 1, blue 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   = c9ed44c36af979e8
74: 4 prepare power
   DIE-C3 prepared {'seat': 3, 'kind': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 15} (all)
   = ba6fa0ef2ac6bd8d
75: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = bd9758bc604e41b2
76: 5 pass
   = c13e854050c1e69f
77: * white 3, black 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = f3dff0a242ea07db
78: 2 space 1
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 1dea33b4c020f92b
79: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 16} (all)
   = 6c2ff67efc62d4c6
80: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 1, 0, 0, 0, 1, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 292123288635f053
81: 3 pass
   = a5454ff5d7057c8f
82: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 1e42b90f5bbf05dd
83: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 3837755ad7f605cf
84: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 615abd529c37df77
85: 5 pass
   = d2e76ae56f4cb97c
86: * white 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 17} (all)
   = 0626b1ea94da81fd
87: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = ae090b1a06f81a41
88: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = d03426077823ebc0
89: 5 bread soul
   DIE-T12 bread {'seat': 4, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 1} (all)
   = 7d7c6913d9cf82a2
90: * white 3, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 18} (all)
   = 9426ec235cd8c4e2
91: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = b6d3d023f4624290
92: * red 3, blue 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 6b51e1a58a3adae7
93: 5 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   = 8af1e39420808282
94: 4 return 1
   DIE-U returned {'seat': 3, 'step': 0} (all)
   = 5168038a165cf7b6
95: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = e8cd07528b5a602f
96: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 6c605a4af00c3b0c
97: * red 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = b0a27537bc2749fb
98: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = d054162ac5f1e15a
99: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 8d398ccfa96962fd
100: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = 511fcc8e3f6cdc9a
101: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 038723ab531297a3
102: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 3dcfe77f781d4051
103: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = b92a7e2c1d9f94c9
104: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 21} (all)
   = 351d77ac06fa97e9
105: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 363c2b56647890d5
106: 3 pass
   = 1e808e8df44d1d11
107: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 06834dfec3fd2720
108: * white 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = 115697ec06e9aea0
109: 1 prepare power
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 22} (all)
   = 7dbef200011571ed
110: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = d0f677bd16bf4b90
111: * white 1, red 2, yellow 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (1, 2), 'position': 3} (all)
   = 0253c9e65a922e15
112: 4 ascend red
   = 6d9b81eeb8729d9a
113: 4 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = 65ad88354342199c
114: 4 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 1} (all)
   = 75d24e4a80c9db6c
115: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 23} (all)
   = d3c8b723c8b12abd
116: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = a5337d9702fce665
117: 5 done
   = 0baa5efbd844e4ad
118: * white 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e38d8971b2f728db
119: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = c36f5d4483ad33f4
120: 2 turn white 5
   = ef660a6a9443f4f1
121: 2 up
   DIE-T9 turned {'seat': 1, 'owner': 0, 'kind': 0, 'value': 5, 'to': 6} (all)
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 24} (all)
   = 7a8c526bfe332004
122: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = e73e15d160ce3a79
123: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 6642725b22374cbd
124: 1 done
   = 56de02339231b23c
125: * white-power 6, red 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 25} (all)
   = dc094cc25fa77c06
126: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 7602ceb44a2d7778
127: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 3aae705238188589
128: * white-power 2, red 4, red-power 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 26} (all)
   = 9f6bc5f6edee0ed4
129: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = eb5d89991d1f96c7
130: 3 marigold casket 4
   DIE-T4 looked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 3} (but (2,))
   = 862212d0010b2ae4
131: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 3} (all) reveals
   = bc60b2352c73972d
132: 3 pass
   = 4517b40492603958
133: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 4ce20a3b217d3b54
134: * white 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 5093c575c0e019dd
135: 3 take bread
   DIE-C5 gained-token {'seat': 2, 'token': 3} (all)
   DIE-2 turn {'seat': 3, 'number': 27} (all)
   = 0bd5255d264aa531
136: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 7f9b37cc677747c9
137: 4 done
   = 384d072362745d6f
138: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = f27244707b59e81a
139: * white 5, yellow 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 28} (all)
   = 6a4b29597bdf9c0c
140: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = bebb0a0c9716d485
141: 5 add free soul
   DIE-C1 laid {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = 11ab4079ef278744
142: * white 5, yellow 4, black 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 29} (all)
   = 6521a8e1ae5f881b
143: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 42e6a953882fd13a
144: * white 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 11bc69e4af555bf7
145: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = 8b6ffbbb5e8ee7a3
146: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 30} (all)
   = bfeec3a89e104f00
147: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f81fb896e13d1ccb
148: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = a1722e71ffc88670
149: * white-power 5, red 6, red-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a5b828d3fa6613cc
150: 2 skull 2
   DIE-P2 declared {'seat': 1, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 3def6467d802b6ff
151: 2 ascend red
   = 7dc13debf8d66738
152: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 1} (all)
   = 524e15b3a66e31dc
153: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 2} (all)
   = 610c42edc015ee92
154: 2 move caskets
   DIE-C9 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 31} (all)
   = f4f15f9fcf266082
155: 3 marigold casket 2
   DIE-T4 looked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 1} (but (2,))
   = 3c38c1de483762f9
156: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 1} (all) reveals
   = ff19bee12a5c9986
157: 3 pass
   = 42ed5d6426292917
158: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 91dc6b480b995d77
159: * white 1, black 3
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b3353c28c5b2a16a
160: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 32} (all)
   = 0caff0b68a38ce3d
161: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 03f631dcca2e38b1
162: * white 4, yellow 4, black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 2053e7486dac1a1a
163: 3 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = f1f39a437131af6b
164: 4 space 4
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 3} (all)
   = aaa2bff24bffa085
165: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 33} (all)
   = be6057971cafc0aa
166: 5 pass
   = 3960b2605ccfa995
167: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = f2ffd2769540a0d0
168: 5 done
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = 128b4f0de6c0494b
169: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 9c999776301c47cf
170: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = c883101be1ed04e2
171: 5 pass
   DIE-2 turn {'seat': 1, 'number': 35} (all)
   = 4e8695fff118318a
172: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = ae4038971f4f9417
173: 2 done
   = aa2604a8c8c290a9
174: 5 pass
   DIE-2 turn {'seat': 2, 'number': 36} (all)
   = f2427b3d2047f201
175: 3 pass
   = 8bb1049d721fa7e4
176: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = b2f84db86c546d5a
177: 5 bread soul
   DIE-T12 bread {'seat': 4, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 3} (all)
   = 8cce136a2ef3c294
178: * white 1, yellow 4, black 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 119ed58cef7c9da5
179: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = 1a91884c08bef652
180: 3 turn white 1
   DIE-T9 turned {'seat': 2, 'owner': 0, 'kind': 0, 'value': 1, 'to': 2} (all)
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 717350ab37e90493
181: 3 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 1} (all)
   = acf234cdb8beed72
182: 3 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 37} (all)
   = c1e092ec45a4fdf9
183: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 1fa8e86a83d2f661
184: * white 1, black 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = 974280b7fd7c411d
185: 4 space 4
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 0} (all)
   = 88e6d73351d297e1
186: 4 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 38} (all)
   = 90227f92cfeaad1c
187: 5 swap candle
   = d31bef4972e7025b
188: 5 take marigold from yellow
   DIE-K swapped-token {'seat': 4, 'given': 0, 'taken': 1, 'giver': 2} (all)
   = ecfdbb227a4f705c
189: 5 marigold casket 4
   DIE-T4 looked {'seat': 4, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (4,)) reveals
   DIE-T4 looked {'seat': 4, 'position': 3} (but (4,))
   = 01f442f7e4636716
190: 5 done
   DIE-T4 nothing-removed {'seat': 4, 'position': 3} (all) reveals
   = 005bfc68266be165
191: 3 pass
   = 4eba6d5a92d2e2e3
192: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 7eecb6b26632e25f
193: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 39} (all)
   = d3237b4c8208ce0d
194: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 817a7708634eb574
195: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 6d5779ae2d049fc5
196: * white 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 95855010a589f330
197: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 40} (all)
   = c550bca1cbfd90d4
198: 1 pass
   = 33c29efd21dee060
199: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 4d5a49106293ece4
200: * white 4, black 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 4), 'position': 3} (all)
   = ce776651882607b3
201: 2 ascend white
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = ac7810bb78d423ff
202: 2 space 4
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 1} (all)
   = 31d53620fab01a5e
203: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 41} (all)
   = 03dc9103fa92f58c
204: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 8a234a63586e8655
205: 1 pass
   = e619a6a16ba761cf
206: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = e68dd22c7ccfabd8
207: 3 done
   DIE-2 turn {'seat': 3, 'number': 42} (all)
   = 430f700f439cc743
208: 1 pass
   = 344a0d73275b3272
209: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = a9008d9ceca4d42c
210: * white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 136df9e483dd62d5
211: 1 skull 5
   DIE-P2 declared {'seat': 0, 'value': 5} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 43} (all)
   = 0132e7456439772a
212: 5 swap marigold
   = 8e3424702e920667
213: 5 take bread
   DIE-K swapped-token {'seat': 4, 'given': 1, 'taken': 3, 'giver': -1} (all)
   = 76105292571170ca
214: 1 pass
   = 454692db993612dc
215: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 4614bf9c81703b03
216: 5 done
   DIE-2 turn {'seat': 0, 'number': 44} (all)
   = 2c01cc6662025b5e
217: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 5c3299161ce9b902
218: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6a3c8707e162eb98
219: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 9411fc912d4d0d6e
220: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 45} (all)
   = f067bf1067c3c5fc
221: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 6b3c27e2979bb642
222: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 46} (all)
   = 83c8b6dae1f7e165
223: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = a4f30fc279a1ca3f
224: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 8404f467a5d10394
225: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 47} (all)
   = 1d9ab042cb13790c
226: 3 pass
   = a6b63bf278624d64
227: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 0f683bcd06e365d5
228: * white 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 48} (all)
   = 248d55fe42d42290
229: 5 swap bread
   = 203e26fefcacd5a2
230: 5 take marigold from white
   DIE-K swapped-token {'seat': 4, 'given': 3, 'taken': 1, 'giver': 0} (all)
   = 5c980856f3689178
231: 5 marigold casket 2
   DIE-T4 looked {'seat': 4, 'position': 1, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (4,)) reveals
   DIE-T4 looked {'seat': 4, 'position': 1} (but (4,))
   = 79b91ceb220ac486
232: 5 done
   DIE-T4 nothing-removed {'seat': 4, 'position': 1} (all) reveals
   = 2513d5be07b3ef18
233: 3 pass
   = 8380ad914e788f1a
234: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = f7380fe0014bea04
235: 1 bread soul
   DIE-T12 bread {'seat': 0, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 2} (all)
   = 336305ed4ef33bef
236: * white 1
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 590c0918efaffe09
237: 5 take candle
   DIE-C5 gained-token {'seat': 4, 'token': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 49} (all)
   = a859d2c8aea74b41
238: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 442b4a88f52088fa
239: 5 pass
   = 96993a63f2209557
240: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 6601b09b7c795a72
241: * white 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 2f0bf132aa9bad3a
242: 1 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 71376388a369397c
243: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 3b8e15685b22b3ca
244: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 50} (all)
   = 683644a12853cc92
245: 5 pass
   = 4191b91b1b2b1f1b
246: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 1a64836c6de9d352
247: 2 done
   = 609de31aaf8cae0b
248: * white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 3f79503c10f112e3
249: 1 skull 2
   DIE-P2 declared {'seat': 0, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 51} (all)
   = 9dcd4d2f83b16ae9
250: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 61dce257dac2c97f
251: 5 candle
   DIE-T5 candle {'seat': 4} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ff00dfc58d668908
252: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 2fabe9b045c98934
253: * white-power 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d2e5ed59d865ba88
254: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 52} (all)
   = 1981a7dae5b2c212
255: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = f93b59ba98bc6351
256: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = c1e97d507e758f71
257: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 8eba7f353611b301
258: 4 done
   = d5762943584f7c26
259: * white 4, blue 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 0744885ec91abf8c
260: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = 9236266b8b219aca
261: 3 turn white 4
   = 17b281706b8dc9f2
262: 3 up
   DIE-T9 turned {'seat': 2, 'owner': 0, 'kind': 0, 'value': 4, 'to': 5} (all)
   DIE-2 turn {'seat': 4, 'number': 53} (all)
   = dabeecde70dfc7b5
263: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 44ca74f520dfa5df
264: 5 prepare power
   DIE-Q2 prepared {'seat': 4, 'kind': 1} (all)
   = 3fa30dab654c4077
265: 5 prepare soul
   DIE-Q2 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 54} (all)
   = b66fe07c2583162c
266: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = d673299ccf0fa31a
267: * red 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 6d70d34358d42e42
268: 1 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = 9b2a10e177ac070f
269: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 55} (all)
   = cf478a35f62e9222
270: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 66792616fcc8c488
271: * white-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = bf7dcce2628e2592
272: 2 pass
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 8debcac81be52126
273: 2 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 1} (all)
   = 9920f5c0043c3b77
274: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 56} (all)
   = 373be95375833a47
275: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = c30b20cf68a9324c
276: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 9a64fb12d56dc7f4
277: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 57} (all)
   = 8381a43010b39f58
278: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = beb75da407c2d3ff
279: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 58} (all)
   = 9af438568e3ea8e0
280: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = b27bd9727fcb4357
281: 5 done
   = 5acb8b834dde71b8
282: 4 pass
   DIE-2 turn {'seat': 0, 'number': 59} (all)
   = 82bd6481361df834
283: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = b7efc8373baf4265
284: 4 pass
   DIE-2 turn {'seat': 1, 'number': 60} (all)
   = 482e46fd9b8c9be6
285: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 74d191172ed41671
286: 4 bread power
   DIE-T12 bread {'seat': 3, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 3} (all)
   = 902f0e91a784cec2
287: * white 4, blue 4 5, blue-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f5ad835245a3f160
288: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = 592b3eb0fc2d396d
289: 2 turn blue 4
   = 8a99ae0103679b6c
290: 2 up
   DIE-T9 turned {'seat': 1, 'owner': 3, 'kind': 0, 'value': 4, 'to': 5} (all)
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 237cfc9f7e85256f
291: 2 ascend blue-power
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = 8255627ddcba2612
292: 2 space 1
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = c7f4f881440fa162
293: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 61} (all)
   = 7dc98eab7022a4ee
294: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 41ada674a73da106
295: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 2f59d8b694035ec1
296: 3 done
   DIE-2 turn {'seat': 3, 'number': 62} (all)
   = 8b169bf8ddcbb89c
297: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = ec301284c5c05950
298: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 63} (all)
   = eafb82377a0ce083
299: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 7c55f7fc8add863c
300: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 64} (all)
   = 3dbbabbfb404cfbb
301: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 3ea48cfff9f2ab1e
302: * white 1, blue 3
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 967beb94360ef4d5
303: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 65} (all)
   = 3611b1e972dd1aff
304: 1 pass
   = ef93dc786607a14f
305: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 8bbdb8b4925195f7
306: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 66} (all)
   = e7afbd2729d3d913
307: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 2dab71f4f439ff54
308: 1 pass
   = 7f083926103d6a2a
309: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 0c20df1e48732165
310: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 67} (all)
   = 0ca5292b156978b4
311: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9ad31d95044a9692
312: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 77fe9f68738eff05
313: 4 done
   DIE-2 turn {'seat': 4, 'number': 68} (all)
   = 29d88997a3e3c7d4
314: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = fd60e58271107e02
315: 5 done
   DIE-2 turn {'seat': 0, 'number': 69} (all)
   = b31d5105808d0a71
316: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = d73f0b0f58069cd1
317: * white 3, blue 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = b83464aa4f53c96e
318: 1 space 2
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = 90aac03b4fc848c4
319: 4 done
   = 6412770da56c6a2c
320: 1 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 70} (all)
   = 315ceaea2f6ed56a
321: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 30a094f1f7427e27
322: 2 done
   DIE-2 turn {'seat': 2, 'number': 71} (all)
   = efc2103534d12083
323: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = ba0ce9e40ec7f46f
324: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 72} (all)
   = 1f4621917160215d
325: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 2f2b8b44e17a8d92
326: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   = 522272c89b8401a5
327: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 73} (all)
   = a620e7d51187390e
328: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = bd8e66e850b89795
329: 5 add prepared power
   DIE-C1 laid-prepared {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = cb50224638ae3466
330: 5 done
   = 303cd66ce47280da
331: * white 1, black-power 6
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 74} (all)
   = 99704302d20ba640
332: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 68c43b35619f7c3d
333: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = af79f21c55a8831a
334: 1 done
   DIE-2 turn {'seat': 1, 'number': 75} (all)
   = f2b05979a2c923ee
335: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = b01a422272a3dcfc
336: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = ddd49a67161181d6
337: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 5ce5d88fbde004c1
338: * white 5, black-power 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 76} (all)
   = c654a3727b848db7
339: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 48b19312eb44a38d
340: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = ca7f99505f9a6e31
341: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 30a4d6812366c735
342: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 2ca57560db3c468d
343: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = 354fde907100edb4
344: 3 done
   = c893d6d6823d9017
345: * red-power 1, yellow 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 77} (all)
   = 27510185c5d23325
346: 2 pass
   = d905e0682d1b42ec
347: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 8188f05d6fcfca6f
348: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = cf951f9120e74417
349: * red-power skull, yellow 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 5b220cf69b002ab4
350: 2 skull 4
   DIE-P2 declared {'seat': 1, 'value': 4} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 78} (all)
   = 4dbb8275f11688b9
351: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 02da775b7384e843
352: 2 pass
   = f9a2743179817a50
353: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = d97085afe10f4e0d
354: 5 done
   = bcc4e6323a641d1c
355: * red-power 1, yellow 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 79} (all)
   = 6e56db5c99c88852
356: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e7db23c7b2382d0a
357: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 5171a23c11c26409
358: * red-power 1, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 2} (all)
   = 1a226b4eb3deb3ec
359: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 80} (all)
   = df8a65cd9990a54c
360: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = a249668dae5a9c8f
361: * white 2, black-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 266883d6551ffcd6
362: 5 skull 2
   DIE-P2 declared {'seat': 4, 'value': 2} (all) reveals
   = 82afb1af74699d10
363: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = 1acc0230c10d8fbf
364: 3 turn white 2
   = 44f9158883ca117d
365: 3 down
   DIE-T9 turned {'seat': 2, 'owner': 0, 'kind': 0, 'value': 2, 'to': 1} (all)
   = f167c8619641cc9c
366: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 81} (all)
   = a61df4b146bc98d8
367: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 95da4ba3949b1db0
368: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 93a0b5470085c13a
369: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 82} (all)
   = d5bef36f9aee2463
370: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 67eaf66944a05569
371: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 7070f9e937fa8d9e
372: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = 7168fbfd46d1e165
373: 4 done
   DIE-2 turn {'seat': 4, 'number': 83} (all)
   = 60f479ec697e4080
374: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 50f30324f939f29d
375: * white 2, black-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = f1f34df506912596
376: 5 skull 6
   DIE-P2 declared {'seat': 4, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = 2c58777c63fca214
377: 5 space 3
   DIE-E1 ascended {'seat': 4, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 4} (all)
   = 3820e2bf7803972d
378: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 84} (all)
   = add581f8c0145328
379: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = ccbe0e22712ffb5a
380: 1 done
   = c08a2482b8723c30
381: * red-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b1b5f325373859d3
382: 2 skull 1
   DIE-P2 declared {'seat': 1, 'value': 1} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 85} (all)
   = 78f094359368ed2c
383: 2 pass
   = 15e5ca59452658b3
384: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 9d07614f3dfb19ed
385: 2 done
   DIE-2 turn {'seat': 2, 'number': 86} (all)
   = fd04b689c8d411ed
386: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 230ad3d6f819b9ef
387: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 9bc7d0576a6de031
388: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ed4cd2bf66c471aa
389: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = b890376c7d1133e7
390: 3 done
   DIE-2 turn {'seat': 3, 'number': 87} (all)
   = ff1f557288fb68dc
391: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 4cf9eba6503bdae4
392: * red-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 66058e87e86c04e7
393: 4 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 1} (all)
   = efa02212b3a2143e
394: 2 done
   = 515d58afcc319c10
395: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 88} (all)
   = f788d5f17c6e6e52
396: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 894cc2b8f513fbc2
397: * blue 3, blue-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 33792e4f9d5462d3
398: 5 ascend blue-power
   = 0a7d40863b0257a8
399: 5 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 3} (all)
   = c94bf287ef767ee1
400: 5 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 3} (all)
   = 51104ab65e8c01cb
401: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 89} (all)
   = d0f63b3184506f94
402: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 321fcc0509fc1f16
403: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = e62261d5a5c9264e
404: 4 bread power
   DIE-T12 bread {'seat': 3, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 1} (all)
   = f304630befea3f24
405: * blue-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 0f7f8cebd476e9af
406: 4 skull 2
   DIE-P2 declared {'seat': 3, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 3, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 90} (all)
   = 8ea6e90e5d16943e
407: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 48237b1c3c5d8b7c
408: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 422db84f29e32837
409: 2 done
   = 568f5bef6fe396fc
410: * blue-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = bd9eb56261b6ec5a
411: 4 skull 2
   DIE-P2 declared {'seat': 3, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 3, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 91} (all)
   = ba347bed1c5330ab
412: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 5d5dc833aafb4908
413: 2 pass
   = 68fe524a80f88057
414: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 67ff6ba5da359e8a
415: 2 pass
   = 7c3ed41d84b70afb
416: * blue-power 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 3, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 92} (all)
   = 99927e89cf342c94
417: 2 pass
   = ec08e3a1842738f2
418: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = d956992f4b29a69f
419: 2 pass
   = 32337cdae6e96b54
420: * blue-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 93} (all)
   = e92202e23962bd7b
421: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 349ed3f8263ae62c
422: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 36c64a249f4078c0
423: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 64a1734bd601fc9a
424: 5 add prepared soul
   DIE-C1 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = b6d48044a75bdfd4
425: 5 done
   = b2654ed69998a153
426: * white 6, black 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 94} (all)
   = 38e7543844d384de
427: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 07246cac35e4876f
428: * white-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = daaf41cf7cae463d
429: 1 skull 1
   DIE-P2 declared {'seat': 0, 'value': 1} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 405a6d76a03a45dc
430: 1 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 0} (all)
   = e779f2073ac20470
431: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 95} (all)
   = 9b7b5eba5651b9bd
432: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 705c3baa6d1dfca9
433: * blue-power 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f74619f820d7ed48
434: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 96} (all)
   = 6ce15bb1e66a6224
435: 3 pass
   = 09a27978be78c79f
436: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 97} (all)
   = 67ed17602b20f734
437: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 98} (all)
   = e8181ef9b98f02ee
438: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = b43a6ded0cd69c97
439: 5 prepare power
   DIE-Q2 prepared {'seat': 4, 'kind': 1} (all)
   = d8e1bb391a5e8fb5
440: 5 done
   DIE-2 turn {'seat': 0, 'number': 99} (all)
   = 770811fcc427c5e6
441: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = dbec1f6b19dea27b
442: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 55f16996f3633e25
443: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 41cab35680983e91
444: 1 done
   = 5cad1be969356f62
445: * white 1 2 4, black 4
   DIE-C2 shook {'position': 0, 'roll': (1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 100} (all)
   = 771104c91f3174f9
446: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = ac26affbab23c381
447: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 101} (all)
   = b7b93ca60e9e708e
448: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 704122a32496a104
449: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 5a6207dfd8e53ed6
450: * blue-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = a4009b13f326430d
451: 3 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 8, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 3} (all)
   = 469c240e8dd69865
452: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 102} (all)
   = 134bcac3a71d49c2
453: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = febbd6f9498c459f
454: * white 3 6 6, black 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 0, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 45fe1cc78275d1a7
455: 4 take incense
   DIE-C5 gained-token {'seat': 3, 'token': 2} (all)
   DIE-2 turn {'seat': 4, 'number': 103} (all)
   = 6799ba455f33779c
456: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 693978c7032412f0
457: 4 bread soul
   DIE-T12 bread {'seat': 3, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 2} (all)
   = b997bae6b9758f1b
458: * white 6, blue 2, black 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6bd43b5e57aa53b5
459: 4 incense
   DIE-T9 incense {'seat': 3} (all)
   = 88345ed45d36015c
460: 4 turn black 1
   DIE-T9 turned {'seat': 3, 'owner': 4, 'kind': 0, 'value': 1, 'to': 2} (all)
   = f3dce6cb05ac8017
461: 5 take bread
   DIE-C5 gained-token {'seat': 4, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 104} (all)
   = b15aa399bf2ae7cb
462: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 8e70b79f0093debe
463: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = ec8f721e075cd153
464: 5 bread power
   DIE-T12 bread {'seat': 4, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = a527ae1d005fb554
465: * white 4, black-power 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 105} (all)
   = 65adbc6cbaa85c29
466: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = b7f5076364a96e4d
467: * white 5, blue 6, black 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 14037c22e2b96952
468: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   = 0ac5b6c6599ba0be
469: 2 discard candle
   DIE-T14 discarded {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 106} (all)
   = f60ec3de6d705064
470: 3 pass
   = e1a9d2cdfbd37252
471: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = bca449566c534c19
472: * white 2, blue 2, black 5
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b08b906e1514e772
473: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 107} (all)
   = 0ce02b9befc90b7a
474: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 398d5eb9e1a0a0ee
475: 4 done
   = 008b7eb900d45b8b
476: * red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 611988acf16ab941
477: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 108} (all)
   = 60cf7b52005426eb
478: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = ebc45e5529249a51
479: 2 discard candle
   DIE-T14 discarded {'seat': 1, 'token': 0} (all)
   = db069cadad09f028
480: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = e602dd88d3c93876
481: 5 add free power
   DIE-C1 laid {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 837ec821e9151c0f
482: * white 3, black-power 2 skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0)} (all) reveals
   = b7a8a0b3b6ad9aa9
483: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   = 85269a06e0092172
484: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = 7038593bb0d8faf0
485: 3 turn black-power 2
   = 27f7199bcecbf004
486: 3 up
   DIE-T9 turned {'seat': 2, 'owner': 4, 'kind': 1, 'value': 2, 'to': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 109} (all)
   = 56dfab90eeb3980d
487: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 5f13072fad3e1962
488: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 69c298f1db7c6c03
489: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 44403d8f83fa2550
490: * red 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 110} (all)
   = ed026018f3a3995d
491: 2 pass
   = 7891be6a43bf19f2
492: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 9af4ce3145c5ea3a
493: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 28c8f464ed7a8e6a
494: 2 done
   = 0f934818892cb9ba
495: * red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 111} (all)
   = 012dbbf981560227
496: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 586c2bab03d95634
497: 2 pass
   = bcbf86809b0e3a52
498: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 7e8e7ad2874adc1c
499: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   = 36ddcbd982e7526c
500: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   = 6444f10c07d84feb
501: * red 2 4 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 112} (all)
   = 70237b85a9848875
502: 2 pass
   = 8a95977744ca41e8
503: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 62a0327cb57c849a
504: 4 done
   = ce6ffdea0f810ec1
505: * white 4, black-power skull 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0)} (all) reveals
   = ca1d96289a33b4bc
506: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 113} (all)
   = 8028bf432ed4b959
507: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 181bceb42c04e90b
508: 2 pass
   = 209990ff2edf5438
509: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 5f4a3e33789bcad5
510: 5 done
   = 2187ea603c3e49ea
511: * white 3, black-power skull 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1)} (all) reveals
   = dcd59069e1747690
512: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 114} (all)
   = 7d1a0ce774b077d5
513: 2 pass
   = 99d38acbd21b2914
514: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 115} (all)
   = 00ea48e336cefa04
515: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 35a68a14a8dbbb76
516: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 3, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 40b98103f5e9a7d8
517: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 2)} (all) reveals
   = 08291942b9538729
518: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = a512c375f527598d
519: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = e67356b9f8ebc1ee
520: 2 done
   = 794fe3288be1a152
521: * red 1 4 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 116} (all)
   = 56fc81f9f80a016e
522: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 3, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 1b6ab9319f1b7c6e
523: 2 pass
   = 503d0bb6397fd9f6
524: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 48d6a190b61cbbcb
525: * white 5, blue 4, black 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 90bc0126506e7537
526: 3 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 1} (all)
   = a82630cf18de449c
527: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 117} (all)
   = 009e0d905ad43f86
528: 2 pass
   = 63c8869e102c4ffc
529: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 1653eb9f48cba052
530: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = c715509d21fb950e
531: * white 6, black-power 1 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 118} (all)
   = c632c93c073d2977
532: 2 pass
   = 47c26cdba99dd40b
533: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = c22577f44521d7c0
534: 5 done
   = be0a953053e37a08
535: * blue 4, black 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 119} (all)
   = b06cb7e0758be6a9
536: 2 pass
   = 34fea6e446ca6d28
537: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 120} (all)
   = 671ce5d8bec111e2
538: 2 pass
   = 0c2cd215417be4bc
539: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 401219da9a8e3a3a
540: * white 4, black-power 1 skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0)} (all) reveals
   = 8dc37ac2d6a58bcb
541: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   DIE-C4 removed {'seat': 4, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = a507a3cb9c8dc7da
542: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 121} (all)
   = 301db19732f51902
543: 3 pass
   = 9515f8865292a54c
544: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 748300a7257f8d36
545: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 6d1a0f394160df2b
546: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 3, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b3af9c4dd9b8ec62
547: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 136b948c6d957f13
548: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 2} (all)
   = d3f55ddc393c5d84
549: * red 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 90575edccf760ad3
550: 3 take bread
   DIE-C5 gained-token {'seat': 2, 'token': 3} (all)
   DIE-2 turn {'seat': 3, 'number': 122} (all)
   = 24607906e14d1525
551: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 109dac4afe7e0100
552: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 2} (all)
   = 00279504bb957bcd
553: * red 2, yellow 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 5af2fdfc6c3d39fd
554: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 123} (all)
   = 91b6f8648aba2c67
555: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 5f66a09c2e9d5910
556: 5 add prepared soul
   DIE-C1 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = 1f0961ae22dae6a9
557: 5 done
   = 266ba155b56ba305
558: * red 2 2 5, black 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 124} (all)
   = 8ddfce05916f17c9
559: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = e2d5f1c75364cb5f
560: * white 6, black-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-P6 won {'winners': (0, 4), 'position': 3} (all)
   = 4c726c1cc13bc23a
561: 1 ascend white
   = af1a1c0335c76fb1
562: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 2} (all)
   = a3ff12b05a6b6f29
563: 1 space 1
   DIE-E1 ascended {'seat': 4, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = e3bb9b6bdfff8ced
564: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 125} (all)
   = db20855a868d2b26
565: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 1dfcf4d2d0930cd2
566: 2 done
   = 7b66feaa45ebe3d0
567: * red 3 4 6, black 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 3e8ddae550ab9f2c
568: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 126} (all)
   = 298dfb7ceab48e29
569: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 865326870d55dada
570: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 12e06a88b6ccf32f
571: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 6b3d7de37b6da532
572: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = acfb09d43a0e5606
573: * blue 4, black 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = fed8fd4101c0c5c6
574: 1 pass
   DIE-P6 won {'winners': (3, 4), 'position': 3} (all)
   = 09faac4a34f30de8
575: 3 ascend blue
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 3} (all) reveals
   = 998d330efc22d936
1 place 2 points 7; 2 place 2 points 7; 3 place 5 points 4; 4 place 1 points 9; 5 place 2 points 7
