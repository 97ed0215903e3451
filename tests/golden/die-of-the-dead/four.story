   = 3a46071fb7e3d672
1: * white 5 5, red 2 3, yellow 4 6, blue 1 2
   DIE-S6 rolled-for-start {'totals': (10, 5, 10, 3)} (all) reveals
   = 3ec692315c141401
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
   = fae3f604137f4f09
3: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 49686b128187ed37
4: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 7b760017809e1c2e
5: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 3058db13293a77eb
6: * white 6, red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = a89cb4f244fac284
7: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = aaae88b40e70736b
8: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 3} (all)
   = ea71237d967892a2
9: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 44229bb8aae6b8f3
10: * yellow 1, blue 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ed03818dc805dad2
11: 3 take bread
   DIE-C5 gained-token {'seat': 2, 'token': 3} (all)
   DIE-2 turn {'seat': 3, 'number': 4} (all)
   = 8887b2ab3076112a
12: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 089e6f49dfcd49fa
13: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 5} (all)
   = 129c245cda8703ef
14: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 1fcb4e0a0d8a0215
15: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = b43336f4e9c620ca
16: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 8aca4fe6b33ee2f6
17: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 31a78c7372891ae6
18: * white 1 1 4 5, red 3, yellow 6, blue 3
   DIE-C2 shook {'position': 0, 'roll': (2, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 6} (all)
   = d2292997a1c36526
19: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 7db67c7472e7778b
20: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = b84c05e3ea8a5af7
21: 2 done
   = 7d76d19a007af29f
22: * white 3 5 5 6, red 1, yellow 6, blue 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 2, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 7} (all)
   = 31baf445fdc508fe
23: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 0a98b4bd304426d9
24: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 72a6f99082408bdf
25: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 8} (all)
   = e6903aacc8766f1e
26: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 9d883dde6efcff32
27: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 3} (all)
   = 36a2987e9da7a4b8
28: * white 5, red 2, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 9e261e43f4d46393
29: 4 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 3} (all)
   = 7565a8d9dd164b46
30: 4 move caskets
   DIE-C9 moved {'opened': (1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = 2db599d0f35f0e7f
31: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = afb9e38240ceb65f
32: 3 pass
   = 46ae491fd99fd56f
33: * white 1 2 3 4, red 1, yellow 2, blue 2
   DIE-C2 shook {'position': 3, 'roll': (1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = f8d7bbf1ce5fc4f8
34: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = 639871c6448d41ef
35: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   = 6068966aca5c56f8
36: 1 ascend white
   = af86f7415b113fce
37: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = 9adfc2e13065d9d3
38: 1 pass
   = d0ed7e0cc4233d1e
39: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 829dff0ac2262f72
40: 2 done
   = f35e1af49e9e82eb
41: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 1} (all)
   = cddb06fd19c68719
42: * yellow 5 5, blue 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   = b68311c55638267b
43: 4 prepare power
   DIE-C3 prepared {'seat': 3, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 11} (all)
   = 6d7d062cf37181f4
44: 1 pass
   = deb7c2292dad0756
45: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 65571789c8190927
46: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 12} (all)
   = 95cefb73d825ab2d
47: 1 pass
   = caf42eb71f4f5d1c
48: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 69705f1d45b2e8e9
49: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = d66883b12ce61885
50: 1 pass
   = 8e0b355a92832afa
51: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 26f33aa1e8763552
52: * white 6, red 1, yellow 6, blue 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = f7bf9f4a82eb6bbc
53: 3 pass
   DIE-P6 won {'winners': (0, 2, 3), 'position': 3} (all)
   = c9aec2cad8df2604
54: 1 ascend white
   = 24de5a5aa41c531d
55: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 0} (all)
   = bd06244938949dc0
56: 1 ascend blue
   = 95180194d1bdb77a
57: 1 space 1
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 02f666cf30e163f5
58: 1 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = a39cd67100c00e93
59: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = a21c156ff793f4ad
60: 1 pass
   = de459af40ee958c1
61: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = ca9e5be388ec17ee
62: * red 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b4f46c9055eb9861
63: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 3cfd0e0ac876845e
64: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = 6a76069ee58e173e
65: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 15} (all)
   = b2cf1aaba69b681d
66: 1 pass
   = 6105d05cc380d895
67: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 2457f094de278e7b
68: 3 done
   = 05bbc3627319879f
69: * yellow 2 6, blue 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f384700f3ac8795c
70: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = d10a4d1bb67c6e57
71: 3 turn yellow 2
   = 26d204675327c884
72: 3 up
   DIE-T9 turned {'seat': 2, 'owner': 2, 'kind': 0, 'value': 2, 'to': 3} (all)
   = b48d1dac0c0fcc1a
73: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = 6c9196ad8734dae2
74: 2 turn yellow 6
   DIE-T9 turned {'seat': 1, 'owner': 2, 'kind': 0, 'value': 6, 'to': 5} (all)
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 16} (all)
   = f7637ea3c4013a6d
75: 4 marigold casket 1
   DIE-T4 looked {'seat': 3, 'position': 0, 'found': (1, 0, 1, 0, 0, 0, 0, 0)} (only (3,)) reveals
   DIE-T4 looked {'seat': 3, 'position': 0} (but (3,))
   = 11b6bc7e17dc1b26
76: 4 done
   DIE-T4 nothing-removed {'seat': 3, 'position': 0} (all) reveals
   = 01abcdcb3050ea24
77: 1 pass
   = 6cbba1d571deaf69
78: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = ed81b28e53a83860
79: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 17} (all)
   = 50fc162f5b0e2393
80: 1 pass
   = c3dd92ffd8908d2e
81: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 90f956392fecf03b
82: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 18} (all)
   = 80f4e7c6f145ccdc
83: 1 pass
   = 2568f03a800d4711
84: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 9d4e1e5ec43a6f80
85: 2 done
   = dd93da1c9fa6df9f
86: * white 5, red 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 19} (all)
   = 284ec18314524ec8
87: 1 pass
   = aaf00ca7128fd61c
88: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = c44e1479d77f9caf
89: 3 done
   = a96a0e55245cc354
90: * white 5, red 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   = ecfbd0215c6a42d4
91: 2 prepare power
   DIE-C3 prepared {'seat': 1, 'kind': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 20} (all)
   = 7525e297da894630
92: 4 pass
   = e36c7731ac44ce41
93: 1 pass
   = f0b1c80b16144f9b
94: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = b12a860ff95201db
95: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = 42943041f4424db5
96: * white 3, red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   = 056147a7088e74a0
97: 1 prepare power
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 21} (all)
   = 56a8627b3ba9ef9c
98: 1 pass
   = 12b135dda55adba6
99: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 9f30068ef7c006fc
100: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 6f722727ce0af730
101: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 22} (all)
   = 835bbcb971e456f5
102: 1 pass
   = 47f37973ef52af79
103: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = f11bb2b3b1950e3d
104: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 1f0c7c37fd3625d4
105: * white 4, white-power 6, red-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4164bf1a1db8eb0f
106: 2 skull 5
   DIE-P2 declared {'seat': 1, 'value': 5} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 23} (all)
   = 7593ba798406f217
107: 1 pass
   = 9ddf17fe2c006dae
108: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = de4e39b7d09e7597
109: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 24} (all)
   = 46d20e046dbbfdc5
110: 4 marigold casket 2
   DIE-T4 looked {'seat': 3, 'position': 1, 'found': (1, 1, 0, 1, 0, 0, 0, 0)} (only (3,)) reveals
   DIE-T4 looked {'seat': 3, 'position': 1} (but (3,))
   = d61badcd9eccc63f
111: 4 remove white
   DIE-T4 removed {'seat': 0, 'souls': (1, 0), 'out_of': 1} (all) reveals
   = b6d5fb3b073addd3
112: 1 pass
   = 413672c1e5fa5f26
113: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = dca63f60fd18e576
114: * yellow 6 6, blue 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = a678412d919eb78a
115: 4 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = 3a215ae965051613
116: 4 space 4
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   = 0204dad0fd303408
117: 4 ascend blue
   = d8dba2a3093b5818
118: 4 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = 4c54664b209c2251
119: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 32ba2714cd3866f7
120: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 41bccd4178af9110
121: * white 6, red 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = edc463e153e50f3d
122: 1 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   = f0028944fc3fdc75
123: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = b8b63cca2fa27f43
124: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 631745770c3f6030
125: 2 done
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = f97f8e54c8d243c6
126: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 4bf0c7e4adf927e1
127: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 28} (all)
   = f83d77a164123e09
128: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 5baf4a930e36eaa0
129: * white-power 1, red-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 3} (all)
   = 09259e75308084d1
130: 4 ascend red-power
   = ca3306c665af838f
131: 4 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   = 44b07a006200fc2b
132: 4 space 4
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 2} (all)
   = cbfc2c20bbbe8c06
133: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 29} (all)
   = 04253a7cf20209e6
134: 1 pass
   = 77a3e4beace3b89b
135: 2 pass
   = 7329acc2b0f83564
136: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 351376ee85138ee5
137: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = f15b2e811896637b
138: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 30} (all)
   = 54631dadc0a09201
139: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4fc6df3b29c5f61f
140: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = aa775afd9492e943
141: * red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = bcaa5bf87f976822
142: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 31} (all)
   = 8a820a0526b4ce5c
143: 3 pass
   = 7f86ba5e51f14d5a
144: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 2baed2607b089c82
145: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 7c89867a83ead096
146: 3 done
   = 478ccda399959135
147: * red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 5b0c589cd3b76503
148: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 32} (all)
   = a9feeaf20ae5ef53
149: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = e9eadbcb4be01c23
150: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 33} (all)
   = 4d57a4f202355d50
151: 1 pass
   = efe0a8c4f83506a7
152: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 53e1fca226dd5da4
153: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 0130bd2de8da0f68
154: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 34} (all)
   = 8d47c536536f37f6
155: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = ba83bc8f4e3052d6
156: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = be9386a8ff422a96
157: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 9a037ce3076b6f64
158: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 6ee259903f56d719
159: * white-power 6 6, red 2 6, red-power 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d2e353e1fb8fd783
160: 1 pass
   DIE-2 turn {'seat': 2, 'number': 35} (all)
   = 8df26404afe29582
161: 3 marigold casket 3
   DIE-T4 looked {'seat': 2, 'position': 2, 'found': (0, 0, 1, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 2} (but (2,))
   = 270e82ea129adb9a
162: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 2} (all) reveals
   = 612e1123e6413c03
163: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = a28c3fb5a0f41073
164: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 36} (all)
   = 976ea7057e2238a0
165: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 0617a17495aff359
166: * red 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ad73a9981b759488
167: 1 pass
   = 4caa2ddf43d779f8
168: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 37} (all)
   = 425c8c3fc7c1b4c7
169: 1 pass
   = 19b91a9dc25984cb
170: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 7f4afc1191bb557f
171: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 94f7defaa8f99107
172: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = da2854e4b4ee4ed1
173: 4 pass
   DIE-2 turn {'seat': 1, 'number': 38} (all)
   = 14d8a67f049a7105
174: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 5dc72de5aac687b3
175: 2 done
   = f0f191ea009ecaac
176: 4 bread power
   DIE-T12 bread {'seat': 3, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = d134771fc9f1b959
177: * white-power 1 6, red 4 6, red-power skull, blue-power skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = 5c9599ffccae771d
178: 2 skull 3
   DIE-P2 declared {'seat': 1, 'value': 3} (all) reveals
   = db8908780e0a6f41
179: 4 skull 5
   DIE-P2 declared {'seat': 3, 'value': 5} (all) reveals
   = 5098d9f60a9eae01
180: 1 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 39} (all)
   = c8eca0389845c1cd
181: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 4c8d1d05bb40c74d
182: 3 add free power
   DIE-C1 laid {'seat': 2, 'souls': (0, 1), 'into': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 40} (all)
   = fe1afcea4416186d
183: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 8a3a4d0badb0c40e
184: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   = cec240fef35262fb
185: * white-power 1 2, red 4 5, red-power skull, blue-power 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 689c3f74c58fd731
186: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   = 4b80ef186e9a217e
187: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 41} (all)
   = 9ddb038021729a7d
188: 1 marigold casket 3
   DIE-T4 looked {'seat': 0, 'position': 2, 'found': (0, 2, 2, 1, 0, 0, 0, 1)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 2} (but (0,))
   = da416ca16abdc676
189: 1 remove red-power
   DIE-T4 removed {'seat': 1, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = e26879ddd29f4a7c
190: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 49dbe90479562311
191: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 54f5ecd35d7b53e4
192: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 7dbf09acdf519af7
193: * white 3 4, red 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = bf3ad8897873508b
194: 1 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 42} (all)
   = 897116456bfafaef
195: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 18932d7ecbb8fcad
196: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c08056013d8d931a
197: 3 skull 4
   DIE-P2 declared {'seat': 2, 'value': 4} (all) reveals
   = 0b5fc19fe491b585
198: 1 pass
   = 0d6ce19ce6907629
199: 2 take marigold
   DIE-C5 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 43} (all)
   = fa215bf2bc6299d1
200: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 13578c0f44b8ace9
201: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 02b04f50d7c1a6dc
202: * white 3 4, red 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ffcec6e6d5dc15ed
203: 1 pass
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 44} (all)
   = 43308db829fbf2aa
204: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 7d3fe858a9e4a477
205: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1abae24df2344d1e
206: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   = 8eb914a9c9031d46
207: 1 pass
   = 3a5624eb82990f62
208: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 45} (all)
   = e7ac4c18b0fab286
209: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = f4cc81515c7b864c
210: 4 bread soul
   DIE-T12 bread {'seat': 3, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 3} (all)
   = f815abe239813738
211: * white-power 2 6, red 6 6, blue 6, blue-power 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0)} (all) reveals
   = 53532d86d54839bb
212: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 52aa711e9777dcdc
213: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = 5be0fb31b17d4222
214: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = ee22f3ceeea39563
215: 1 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = 61eb35cfe65f82c1
216: 1 ascend white-power
   = 7e37da421d58299b
217: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 46} (all)
   = 1adfb7663d9e82b5
218: 2 pass
   = fd6546ce58d4d39e
219: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = e349e5bff42c2cd8
220: 2 done
   = 05a3efc4030d8c37
221: * white 2 2, red 6
   DIE-C2 shook {'position': 1, 'roll': (0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b53478ee7ee7c579
222: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 47} (all)
   = f804ba479edf3cb1
223: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = d1f83f4234b9db71
224: * yellow-power 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 58bc547eec11e0a9
225: 1 pass
   = 2e73ec9f59dc7a44
226: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 48} (all)
   = e24eff64e8623c0f
227: 3 pass
   = c1331f37d1b020eb
228: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 7508005c6d0a442e
229: * yellow-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 434f40981ff98df6
230: 3 skull 6
   DIE-P2 declared {'seat': 2, 'value': 6} (all) reveals
   = 3d9e1ebcd3243d83
231: 1 pass
   = 83d26594296d9f50
232: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 49} (all)
   = 0005c337cfa8673a
233: 1 marigold casket 4
   DIE-T4 looked {'seat': 0, 'position': 3, 'found': (0, 1, 0, 0, 0, 0, 1, 1)} (only (0,)) reveals
   DIE-T4 looked {'seat': 0, 'position': 3} (but (0,))
   = 627255126fb23ef3
234: 1 remove blue-power
   DIE-T4 removed {'seat': 3, 'souls': (0, 1), 'out_of': 3} (all) reveals
   = dc5c69f7addaa44a
235: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 1, 0)} (all) reveals
   = e9d2fb5edd75c57f
236: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = d8787cdbc3688c59
237: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = c7bb14097146cf72
238: 4 pass
   = caf8711984cd77fe
239: * white 2, white-power 1, blue 1
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 593bb74b33a53816
240: 1 pass
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 50} (all)
   = ecd98fa104009ea4
241: 2 marigold casket 1
   DIE-T4 looked {'seat': 1, 'position': 0, 'found': (0, 0, 0, 0, 0, 1, 0, 0)} (only (1,)) reveals
   DIE-T4 looked {'seat': 1, 'position': 0} (but (1,))
   = b00255ad71695b55
242: 2 done
   DIE-T4 nothing-removed {'seat': 1, 'position': 0} (all) reveals
   = 9a13b4149eabeec1
243: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = c50657b50ad64917
244: 4 bread soul
   DIE-T12 bread {'seat': 3, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 3} (all)
   = 561f7242141b995d
245: * white 1 2, red 6, blue 6
   DIE-C2 shook {'position': 3, 'roll': (1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = c20996dddddb668c
246: 1 pass
   DIE-P6 won {'winners': (1, 3), 'position': 3} (all)
   = bcd5ea3af55b6faa
247: 2 ascend red
   = 48ff1881bc6442c6
248: 2 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = 971a6608a5dd9a4e
249: 2 space 3
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   = 695778d92a8646f8
250: 2 move caskets
   DIE-C9 moved {'opened': (2, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 51} (all)
   = 8c9ab96c136834b7
251: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 2014ab37ec7bbd98
252: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 52} (all)
   = 9457fdd3a0470bad
253: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = b68697475ffccb8a
254: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 53} (all)
   = 7998f2b74197d9b7
255: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = cf69dec64052cb83
256: * white 3, white-power skull, blue 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = be5cff1ea332d3df
257: 1 skull 6
   DIE-P2 declared {'seat': 0, 'value': 6} (all) reveals
   = b5d1e933e154c575
258: 1 pass
   = 7e7a20e1beb65a94
259: 4 pass
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = e6b536f1ec4ae50b
260: 1 ascend white
   = 435d371664e92eaa
261: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 1} (all)
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 0} (all) reveals
   = 91635f118e0a507f
1 place 1 points 9; 2 place 2 points 5; 3 place 3 points 4; 4 place 4 points 3
