   = 9f5529bda44dc6ed 399b3dd1c9ba757e
1: * left hand hand forearm foot lower-leg thigh, right hand forearm upper-arm foot lower-leg thigh, centre skull ribcage spine hat hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (2, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 3, 0)} (all) reveals
   = 1e8cf8c5159674c5 0039361b14dc82bf
2: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 3ba8eeadf88f1843 c6b01fb58c6d2af2
3: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 58e5b52515b49cae 9425f738c7dcad0b
4: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 3e281c8f0ce7c1ca e200b63797902ab9
5: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = ed79af3285193d5c a8a90b40b885e01e
6: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 37bd694159cbf5ed 1deab17fdf44103d
7: 1 hat on
   RB-11B hat-on {'seat': 0} (all)
   = c18713f5db2925c3 c5ab067ba92ab411
8: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 24a3fd7ecc6a5e0b 13c923f123523531
9: 1 roll
   = 43dc9a026ef442b8 b6a4445c23ef1595
10: * left hand hand forearm upper-arm upper-arm, right forearm foot lower-leg, centre pelvis pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (2, 1, 2, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 2, 1, 0)} (all) reveals
   = 68ec11b2b0d62b96 66e512629a69e442
11: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 10f380c6b553d47c 22cc9360c6b956d2
12: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = b5ef8d94f08d2a77 cc1c70ddf483ebb6
13: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = b4830b6210006668 690ad1d9ccedb17b
14: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 1ac1b4cea1f6e498 f014cd617f23b851
15: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = f4c387788a3b9244 3df50b24783635c1
16: 1 roll
   = c1f36bfe27a7eea7 47e9ceb4b534c218
17: * left hand, right foot lower-leg, centre skull skull spine
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 1, 0, 0, 0)} (all) reveals
   = e5357e0646343fff 9a7b1fb12da927c3
18: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = af12b8383b19247e ed376b41e38a781b
19: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = ef853c419fdebe1f 772d98649fe335e5
20: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 344d8140a1547722 1017f4ee6bd4aef2
21: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 77b2d9cabd2447cc fbd9dd03cf7a1c15
22: 1 roll
   = cf656a2e14876e35 c7591e8c7778cb8a
23: * centre hat hat
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0)} (all) reveals
   = 9df6e6885f5ccc2b 54a5c104781bd26f
24: 1 give up
   RB-T7 gave-up {'seat': 0, 'alone': 1} (all)
   = d1726f45aaf6b8b4 16ae29b47836c9d9
25: * left hand hand forearm forearm lower-leg thigh, right hand upper-arm upper-arm foot lower-leg thigh, centre skull ribcage pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (2, 2, 0, 0, 1, 1, 1, 0, 2, 1, 1, 1, 1, 1, 0, 2, 1, 1)} (all) reveals
   = f62e7575d6cd45fa fcdc9931dceb4bcf
26: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = d248a5b310f68773 75931fdec18bd602
27: 2 bury
   RB-S5 buried {'seat': 1, 'points': 1, 'total': 1, 'sections': (0, 0, 1, 0, 0), 'wrong': 0, 'hat': 0} (all)
   = f6cc9032f2f68ac6 885768a3d32b1e62
28: * left forearm forearm forearm foot lower-leg lower-leg, right hand hand hand forearm forearm lower-leg, centre ribcage ribcage spine hat hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (0, 3, 0, 1, 2, 0, 3, 2, 0, 0, 1, 0, 0, 2, 1, 0, 3, 0)} (all) reveals
   = df9c5f26bed3e4c2 1bf254fba3ad42a3
29: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = b0398082867fb08e 4c2d30c5d19a3a16
30: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = d029c8dfb6065f38 23fd46482e1adaa0
31: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 177e9684c863e1f4 5bb8a89874e60c79
32: * left forearm lower-leg lower-leg thigh, right forearm forearm upper-arm foot lower-leg, centre skull skull ribcage spine spine pelvis
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 0, 0, 2, 1, 0, 2, 1, 1, 1, 0, 2, 1, 2, 1, 0, 0)} (all) reveals
   = d35e2db33d85d0d7 440bc5328e004bab
33: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 9f9cb8751a814374 8c3d425ee6ab29c2
34: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = da21612c6a4f9d2f cf9d1dbf351761de
35: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 7d78558c00633ed8 080c7bbde3ace2dd
36: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 549d983fa148ab8a 493552fba3a1458d
37: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = db0cbb4d53ffbf73 cb2c712c43b733bb
38: * left upper-arm lower-leg, right hand forearm upper-arm upper-arm, centre ribcage ribcage spine hat
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 1, 0, 1, 0, 1, 1, 2, 0, 0, 0, 0, 2, 1, 0, 1, 0)} (all) reveals
   = bdb503249022050e 4c31a349ae888150
39: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 3d8f629a84987fe6 16c81e94e01b3d33
40: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 3b48b7c889f94759 e6e8195320a7b93d
41: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 4ceea4553632614d 38491fed1a86250b
42: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 012f7a6eec1cecd4 d140004a49ce0604
43: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 2b71d389fb666faf a15c2b0756653105
44: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = cf99a78ef29082ef 4d7850a9c434f506
45: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = f0d5d5778bd9000f 0d2929b102bfc23f
46: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 6f97c7772398647d 4cb93bac6697a4d5
47: * centre skull gravestone
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)} (all) reveals
   = ae091e96ca801429 0bb4862c91f56a57
48: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = eba39d209c899391 9ee1faf0a36040a1
49: 1 bury
   RB-S5 buried {'seat': 0, 'points': 16, 'total': 16, 'sections': (1, 5, 5, 0, 5), 'wrong': 0, 'hat': 0} (all)
   = 1191cf142ab334a2 2742925957fd8ff0
50: * left forearm upper-arm upper-arm lower-leg lower-leg thigh, right hand upper-arm upper-arm upper-arm upper-arm thigh, centre skull hat hat gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (0, 1, 2, 0, 2, 1, 1, 0, 4, 0, 0, 1, 1, 0, 0, 0, 2, 3)} (all) reveals
   = c64a050ad1424f67 072e6e77c3ecbd20
51: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = 976573003cf06d90 7806644a7e8a1862
52: 2 bury
   RB-S5 buried {'seat': 1, 'points': 1, 'total': 2, 'sections': (0, 0, 0, 1, 0), 'wrong': 0, 'hat': 0} (all)
   = 34fc225d8b7635e0 1bb88909818a0540
53: * left forearm foot lower-leg thigh thigh thigh, right forearm forearm foot lower-leg lower-leg thigh, centre spine spine pelvis pelvis pelvis gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 0, 1, 1, 3, 0, 2, 0, 1, 2, 1, 0, 0, 2, 3, 0, 1)} (all) reveals
   = 58cc6a5980ad0639 14dac7e0ad87e4c8
54: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = 744c8aff00f611c7 a6ada6afc70a4ad6
55: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = adea60dc729bd80a 60d222618d3e80ff
56: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = b93fbe1185edaaa9 ea713f92c658feec
57: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 27ab42b29b11b4a0 a509b35b01380ebb
58: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = ee6850e7536f61b1 8376fb42483eb7c7
59: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = bc5b755201deb746 fcdc0b43865002af
60: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 31deba2158c03840 7dae353a6986cc89
61: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 46a427bd9db981e8 e53c374183587e96
62: 1 bury
   RB-S5 buried {'seat': 0, 'points': 12, 'total': 28, 'sections': (0, 0, 5, 5, 2), 'wrong': 0, 'hat': 0} (all)
   = 52a0b3219a15fb44 a9bb7127a72752c3
63: * left hand forearm upper-arm upper-arm foot lower-leg, right forearm foot foot thigh thigh thigh, centre skull ribcage spine pelvis hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 2, 1, 1, 0, 0, 1, 0, 2, 0, 3, 1, 1, 1, 1, 1, 1)} (all) reveals
   = bd38362e90d2aa7e 92ec8c5384784a6c
64: 2 lay left foot
   RB-1 laid {'seat': 1, 'bone': 3} (all)
   = f9c60f99d5d2e4d5 5803cac6f7a78a11
65: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = f155c58d3adc062a 4c92e4581b165d27
66: * left forearm upper-arm lower-leg thigh, right hand forearm upper-arm foot lower-leg lower-leg, centre skull ribcage pelvis pelvis gravestone gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 2, 0, 1, 1, 0, 2, 0, 2)} (all) reveals
   = 9ae3d1acd6859644 596feee0b3be455d
67: 2 lay left lower-leg
   RB-1 laid {'seat': 1, 'bone': 4} (all)
   = 3878add962e130bd b5d594fd556853dc
68: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = 0b94a618aff5d36b 38dd85634676b59a
69: 2 give up
   RB-16 gave-up {'seat': 1, 'alone': 0} (all)
   = 27336aac4c67e7c9 15a14d7431fa1ae4
70: * left hand foot foot lower-leg lower-leg thigh, right hand hand forearm forearm forearm lower-leg, centre skull ribcage ribcage spine pelvis gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 0, 0, 2, 2, 1, 2, 3, 0, 0, 1, 0, 1, 2, 1, 1, 0, 1)} (all) reveals
   = 52327c111097b412 4b06499ad70646c8
71: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = e7e5e7ece4436eef 0f637350fb024aa4
72: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 86cd3da8b21c3b58 d9d9b9206129e11c
73: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = ded01d835fe4350e 529c6230e1a65238
74: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = b8f81fca7e2668cc d8c38dafdeca3644
75: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 19e561a74961ced8 ba25591eda7ae469
76: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = d9683ab0c72380bc 9273ba867ccc159e
77: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 432dbac2a8ba5971 7d04f68edec2fda6
78: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 38, 'sections': (0, 0, 5, 0, 5), 'wrong': 0, 'hat': 0} (all)
   = 39cd4e9f819d2ef9 5203c7330d62c929
79: * left hand hand upper-arm upper-arm upper-arm thigh, right hand foot lower-leg lower-leg thigh thigh, centre skull skull ribcage ribcage ribcage pelvis
   RB-T1 pre-op {'seat': 1, 'shown': (2, 0, 3, 0, 0, 1, 1, 0, 0, 1, 2, 2, 2, 3, 0, 1, 0, 0)} (all) reveals
   = 0e0b5e125cc8d887 cfaa78e122cde01a
80: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = 3c7306de28a428e8 3da2407b3956cf45
81: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 3d414341113cda89 c86d66c63a255ff8
82: * left forearm lower-leg lower-leg thigh, right hand hand hand forearm foot thigh, centre skull ribcage pelvis pelvis hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 1, 0, 0, 2, 1, 3, 1, 0, 1, 0, 1, 1, 1, 0, 2, 1, 1)} (all) reveals
   = 629610c778bf76d9 71dc47aa1a3f3bc5
83: 2 lay left forearm
   RB-1 laid {'seat': 1, 'bone': 1} (all)
   = 8c9f3751dd429fc9 79dd0cd8ebd27157
84: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 7a8e6aa7db2ba7b7 7bba3af43c4ec6a2
85: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 884dc32149b8e960 4d7ebba20cd1a8d2
86: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = c6037a1196c90e04 d48edfc48f45966c
87: * left forearm lower-leg, right hand upper-arm upper-arm foot lower-leg lower-leg, centre spine pelvis pelvis hat
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (0, 1, 0, 0, 1, 0, 1, 0, 2, 1, 2, 0, 0, 0, 1, 2, 1, 0)} (all) reveals
   = 361e99dd808b9241 13ce40d77c06e193
88: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 684dbe431a523970 9288900b98c7fde7
89: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 1d68cf7200c37cbf db5a56ededa3f215
90: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = e0bd19661c417735 ea772266da8cb83b
91: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 45b4c672313a7401 4f16e9d613d3987e
92: * left forearm, right forearm lower-leg lower-leg thigh, centre skull ribcage spine
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 2, 1, 1, 1, 1, 0, 0, 0)} (all) reveals
   = 3c3227f71a2a8877 e90828930518183b
93: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = a4ed52dc0a4965fd 1ec6b9ce687c6f05
94: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = f84876252b9b03e6 927600e4714ea8c7
95: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 21ac065bd53b1f56 77496562c618771b
96: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = e89debd547fe8b5d 0023d008457c7fd1
97: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 6022d6f6a22a35c2 805af34a23fe7be0
98: * right hand upper-arm foot
   RB-T3 post-op {'seat': 1, 'number': 4, 'shown': (0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b104a524caab98f9 7c5a77063fbae4de
99: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 0e8262c59e17ca32 63f76b957c01c250
100: 2 give up
   RB-T7 gave-up {'seat': 1, 'alone': 1} (all)
   = a24c21be7f0398a9 29ee105a6e0e9168
101: * left hand foot foot thigh thigh thigh, right upper-arm upper-arm upper-arm upper-arm lower-leg lower-leg, centre ribcage spine spine pelvis hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 0, 0, 2, 0, 3, 0, 0, 4, 0, 2, 0, 0, 1, 2, 1, 1, 1)} (all) reveals
   = a4e012ef4efe41f5 cfda3d21ec801242
102: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 2e6bf3a114585b7d c15843e4242071f1
103: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 191b644486e46dcc ccfe3791f2c82e34
104: 1 bury
   RB-S5 buried {'seat': 0, 'points': 2, 'total': 40, 'sections': (0, 0, 1, 0, 1), 'wrong': 0, 'hat': 0} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 7ed67558cc6be435 2d5392f58ae21b65
1 place 1 points 40; 2 place 2 points 2
