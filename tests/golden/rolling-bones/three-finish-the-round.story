   = fcc5b963254e57fa 5edc806b43cf37c4
1: * left forearm upper-arm foot foot lower-leg lower-leg, right forearm foot foot foot lower-leg lower-leg, centre ribcage spine pelvis pelvis pelvis hat
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 2, 2, 0, 0, 1, 0, 3, 2, 0, 0, 1, 1, 3, 1, 0)} (all) reveals
   = d69119b542c8b548 9c926214ead66187
2: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = a5dbd9400d883dec 34bc984395789605
3: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 88e3eab76225cf1f feb709eaaf74da80
4: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = ea35e5adafacc819 1cb2a9cfd4edb27c
5: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = be20a87c470ddbbc c60282423788d85e
6: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 8401457d78512ebc 8523e76f13a6ece4
7: * left hand foot foot thigh, right hand hand hand thigh thigh, centre spine pelvis gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 0, 2, 0, 1, 3, 0, 0, 0, 0, 2, 0, 0, 1, 1, 0, 2)} (all) reveals
   = 929fcf6da78f4933 e26719166b6eb188
8: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = bc4615ac72f06415 aec9b15365262bfb
9: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 862ee8eb922d2c24 7d246ee1c71bde83
10: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 738640c3a2f98d16 5a72c505ffd350a6
11: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = b7dffd81407a4785 a0e56ccafe550af1
12: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 10, 'sections': (5, 0, 1, 1, 3), 'wrong': 0, 'hat': 0} (all)
   = 672793b78680f006 b371728ff5797fcc
13: * left hand hand hand foot lower-leg lower-leg, right forearm forearm foot foot lower-leg thigh, centre skull skull spine spine hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (3, 0, 0, 1, 2, 0, 0, 2, 0, 2, 1, 1, 2, 0, 2, 0, 1, 1)} (all) reveals
   = eee706ee62a10e2a 17e918f1033f4bd6
14: 2 lay right foot
   RB-1 laid {'seat': 1, 'bone': 9} (all)
   = 873681daec138c46 727d333874c03ae8
15: 2 lay right lower-leg
   RB-1 laid {'seat': 1, 'bone': 10} (all)
   = d4865a570b3f8274 3c406b9afb5ab96c
16: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = 93ac5e4c5f4b4696 27f63cc0436420e7
17: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 8198e90ad9bf985b 0fe9067bbd990fa7
18: * left forearm forearm upper-arm upper-arm lower-leg, right hand foot foot, centre spine spine pelvis hat hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 2, 2, 0, 1, 0, 1, 0, 0, 2, 0, 0, 0, 0, 2, 1, 2, 1)} (all) reveals
   = 2eb39bc7ad86fc00 8d518659eaa2f94b
19: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = b50ed2049ca130a6 b1d1cd25a255c7c3
20: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 37ea479ae91a6e13 13c679ef59076149
21: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 4e9f535851acb5d0 04b173d2b33a6f24
22: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 61c99ec3f421a95c 5c7764ff3905ebe8
23: * left hand hand lower-leg, right upper-arm foot lower-leg, centre skull skull skull ribcage
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (2, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 0, 3, 1, 0, 0, 0, 0)} (all) reveals
   = 2adaf982d7c85b51 d117555467f74dde
24: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 761d4cf557aac141 131cd281d2e75b77
25: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 2d075bd0817ed66b df394441eb832cfe
26: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = f6cf8d0fbeb09929 2c5c5bb7edeb8e0a
27: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 8a655860cbd7fb78 cbd86079b0adb65b
28: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = dea43e7a7b5986ab d8c13230fcafd754
29: * left upper-arm, right lower-leg, centre skull ribcage pelvis
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0)} (all) reveals
   = a96f25dcd2e0e001 8762bcb39b3290d3
30: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = e622d4ba5fcb2e63 44337f860c5edbba
31: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 2a6563a92a1a1f14 b385a9b01c4614f4
32: 2 give up
   RB-T7 gave-up {'seat': 1, 'alone': 1} (all)
   = f26c251ab095e46b 0decba100d4e83cb
33: * left upper-arm lower-leg lower-leg thigh thigh thigh, right hand hand forearm upper-arm lower-leg thigh, centre skull ribcage pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (0, 0, 1, 0, 2, 3, 2, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 2)} (all) reveals
   = a7443255962a972d 25b3b0b42fa78369
34: 3 lay left upper-arm
   RB-1 laid {'seat': 2, 'bone': 2} (all)
   = 236f3a13e50018bc bc7ccb2629af0490
35: 3 lay ribcage
   RB-1 laid {'seat': 2, 'bone': 13} (all)
   = 0ecff9496f783788 3d2141b1882f0cd7
36: 3 lay right upper-arm
   RB-1 laid {'seat': 2, 'bone': 8} (all)
   = f967313c5d3e07a8 590a6ab8e42b374e
37: 3 lay right forearm
   RB-1 laid {'seat': 2, 'bone': 7} (all)
   = e25b92ee1c2d1e36 2b29362f4ab20099
38: 3 lay right hand
   RB-1 laid {'seat': 2, 'bone': 6} (all)
   = 2137a116b2f192e8 a647de95d730dc3e
39: 3 lay skull
   RB-1 laid {'seat': 2, 'bone': 12} (all)
   = ba170c00a04ff9ce bd92845108ed6a1e
40: 3 hat on
   RB-11 hat-on {'seat': 2} (all)
   = ed59679ab85acde4 477e8562077fc7ec
41: 3 bury
   RB-S5 buried {'seat': 2, 'points': 16, 'total': 16, 'sections': (1, 5, 0, 0, 2), 'wrong': 0, 'hat': 1} (all)
   = fcbb81f9b7966bf5 2b76225e991a8383
42: * left hand hand hand foot lower-leg thigh, right forearm forearm upper-arm upper-arm foot thigh, centre ribcage ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (3, 0, 0, 1, 1, 1, 0, 2, 2, 1, 0, 1, 0, 2, 1, 0, 2, 1)} (all) reveals
   = df5fa01925c64973 ca54dbf023a9fa33
43: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = 13678bcde8abe499 ae542273c474c442
44: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 202452172041a07a 59596ec976f25a37
45: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 15929bf186829a9f 2a63d4e8af380037
46: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 5521f3661cc0b6dd ebbb29b02de2e37e
47: * left foot lower-leg thigh, right upper-arm foot foot lower-leg thigh, centre skull skull pelvis pelvis hat hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 0, 1, 1, 1, 0, 0, 1, 2, 1, 1, 2, 0, 0, 2, 2, 0)} (all) reveals
   = fe53818d650e30cf 9e2413ebb9215a2a
48: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 96e676f6482ab88a 5f3791b800502854
49: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 87ebf215381c2b7a 9ebfa5c5cb9d5f42
50: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 0260377d96067142 be38903f02aa1bb4
51: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = e186584f22186983 145756cf71537466
52: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = fc16643b7adeac3a 7aaf70cedafb8307
53: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 5f13a2145ae0ae58 f3b730a4fd6d1adb
54: * left hand, right hand upper-arm, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = bd7923b7d8ad6a51 ac13e3aeb95d4366
55: 1 bury
   RB-S5 buried {'seat': 0, 'points': 11, 'total': 21, 'sections': (0, 0, 5, 5, 1), 'wrong': 0, 'hat': 0} (all)
   = 8237adc9deb65041 a12438c029664a1b
56: * left hand forearm foot lower-leg lower-leg thigh, right forearm forearm upper-arm foot foot lower-leg, centre spine spine pelvis hat hat hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 0, 1, 2, 1, 0, 2, 1, 2, 1, 0, 0, 0, 2, 1, 3, 0)} (all) reveals
   = 9afb9ebca3cfe443 0a2a3af70f300ed1
57: 2 lay left foot
   RB-1 laid {'seat': 1, 'bone': 3} (all)
   = 4c3e04a8825d70fd d282acad09f3b13d
58: 2 lay left lower-leg
   RB-1 laid {'seat': 1, 'bone': 4} (all)
   = 0c6831fa30c40329 20381424dda00e7b
59: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = 53317a0482f2c00c 54f5fb1cfda251fc
60: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = b8aa776d245c4125 fddda9277e74dfbe
61: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = ab29f18b1c4cd338 3f891e3b20eb6c3c
62: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 88aeaf2e50ea1b16 7147e2db4f4c2360
63: * left upper-arm lower-leg lower-leg, right forearm forearm forearm thigh thigh, centre ribcage spine pelvis gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 0, 1, 0, 2, 0, 0, 3, 0, 0, 0, 2, 0, 1, 1, 1, 0, 1)} (all) reveals
   = 76e13f4e8e19eef2 e97edad60c52d144
64: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = b1bd4ae4e9951a4c 24c742ccefd2447e
65: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 597f87be008c56bc 421ce4b22809575b
66: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = efe1eb01c86f581b 1d6cb92266f48e81
67: 2 bury
   RB-S5 buried {'seat': 1, 'points': 10, 'total': 10, 'sections': (1, 0, 5, 1, 3), 'wrong': 0, 'hat': 0} (all)
   = 13e046c64d1897f3 9c8151becfd461eb
68: * left hand hand forearm foot lower-leg lower-leg, right upper-arm upper-arm upper-arm foot lower-leg thigh, centre skull skull ribcage pelvis gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 1, 0, 1, 2, 0, 0, 0, 3, 1, 1, 1, 2, 1, 0, 1, 0, 2)} (all) reveals
   = ffba148ddcf72fd0 47d4628e9e0c2154
69: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = f55ba85996a259dd 0825f034a60026dd
70: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = 36c5e952d7d20764 b4a825dc024fe805
71: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = b9d5603e57a7439c 4f30d0e4f334f35b
72: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = 3e170f8390ce193d 1ddbfbf02f0d62cc
73: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 4324d334ad5f81c4 ea75aeb652546a0e
74: * left hand hand forearm upper-arm thigh, right lower-leg lower-leg thigh, centre skull ribcage ribcage pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 1, 1, 0, 0, 1, 0, 0, 0, 0, 2, 1, 1, 2, 0, 1, 1, 0)} (all) reveals
   = d30dec59e070258f 1b73089852a4a44f
75: 3 lay left thigh
   RB-1 laid {'seat': 2, 'bone': 5} (all)
   = faf78dc7ad3bc74f 75a8be1bc97643d0
76: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 9fe8a9d2ec8e883a 4fcac29498276013
77: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 1df131c9a4040726 4fc379e68b19855e
78: * left foot foot thigh, right hand forearm, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (0, 0, 0, 2, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = 1efa9ce81e58afaa 061387e5019edf8d
79: 3 bury
   RB-S5 buried {'seat': 2, 'points': 7, 'total': 23, 'sections': (0, 0, 1, 5, 1), 'wrong': 0, 'hat': 0} (all)
   = 7a02098398181795 c8219a7606d02efa
80: * left hand hand forearm foot foot thigh, right hand hand forearm upper-arm upper-arm upper-arm, centre ribcage ribcage pelvis hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 1, 0, 2, 0, 1, 2, 1, 3, 0, 0, 0, 0, 2, 0, 1, 2, 1)} (all) reveals
   = 636270060d0828c1 64a920d72f15eed3
81: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 23e5103dd9adb7fe 0131f172fbfa980f
82: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 7d50a79e85a81faf 595b5ce8e161de20
83: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = b365e851aa2d77ba 9d5ef58e91726d3f
84: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 0c63bbc1b3e3a350 44ba66dc0151f122
85: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = d6843af5725cefd7 720680b7cb0840a7
86: * left hand forearm upper-arm foot thigh, right forearm forearm thigh, centre ribcage spine pelvis hat hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 1, 1, 1, 0, 1, 0, 2, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0)} (all) reveals
   = f66ccd606651fb72 baff80fff9ab58bc
87: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 4e7950dfbf0fef1b 7efb5edfbb0bbd48
88: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = e4615d7e33764bfa ae689f30bb908982
89: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = ca3dce57fcd41dc9 beedff06146e395d
90: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 8e325aff30312412 9f42c02db127d674
91: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = d265aacfd0b436ef f0c27ec8f286ec3b
92: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = cf6735db80d63ff4 ea468c58e1d73d3d
93: * left upper-arm, right lower-leg lower-leg, centre skull ribcage ribcage gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 2, 0, 0, 0, 1)} (all) reveals
   = 9bb602ad31ba7435 7c0a0769d735fcfa
94: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 5ff6b04ea45d4b88 c93462e91d228d00
95: 1 bury
   RB-S5 buried {'seat': 0, 'points': 13, 'total': 34, 'sections': (5, 5, 0, 0, 3), 'wrong': 0, 'hat': 0} (all)
   RB-19 last-round {'seat': 0, 'ending': 'target'} (all)
   = 311b0695f4be137f 7b2ff96b600d5698
96: * left hand forearm upper-arm upper-arm upper-arm thigh, right hand forearm upper-arm lower-leg lower-leg thigh, centre ribcage spine spine spine pelvis pelvis
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 3, 0, 0, 1, 1, 1, 1, 0, 2, 1, 0, 1, 3, 2, 0, 0)} (all) reveals
   = c7e7bcafd02dc99c d5b3a9fdb7526c3d
97: 2 lay left hand
   RB-1 laid {'seat': 1, 'bone': 0} (all)
   = 9204c4bdf35e0cd1 0bd5ee0d18d6f237
98: 2 lay left forearm
   RB-1 laid {'seat': 1, 'bone': 1} (all)
   = f46e6f587eec0164 d06182633266615c
99: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = af7eca5993fb7d33 d2887ebb90490638
100: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 0997e8cd5bf2dd9c e9e47854f1e70435
101: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = ce9050db18169b6d 8689a3597902516b
102: 2 lay right forearm
   RB-1 laid {'seat': 1, 'bone': 7} (all)
   = 65c04f542f96049e ff5225869c1a0e61
103: 2 lay right hand
   RB-1 laid {'seat': 1, 'bone': 6} (all)
   = 228d62b58daf53a6 ac86590955af2aeb
104: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 57b2dbff0900d2d5 b3a9c8d34780770a
105: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 2fe3ef224d7ac19d 9e01f106fc022378
106: * left hand thigh, right hand foot foot, centre skull spine hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 0, 0, 0, 0, 1, 1, 0, 0, 2, 0, 0, 1, 0, 1, 0, 1, 1)} (all) reveals
   = d2e053010ed02df4 428192cb84c9ad38
107: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = e6a37ee3f38fb4eb 16841446be60a735
108: 2 hat on
   RB-11 hat-on {'seat': 1} (all)
   = cb6a495477bf1a4b 5abc5607ce8278e2
109: 2 bury
   RB-S5 buried {'seat': 1, 'points': 26, 'total': 36, 'sections': (5, 5, 0, 0, 3), 'wrong': 0, 'hat': 1} (all)
   = 47761aacb15404f8 84c7b9c27e505b68
110: * left upper-arm upper-arm lower-leg lower-leg thigh thigh, right hand upper-arm foot foot lower-leg thigh, centre skull ribcage pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (0, 0, 2, 0, 2, 2, 1, 0, 1, 2, 1, 1, 1, 1, 0, 2, 1, 1)} (all) reveals
   = 578cd37e9f3e974a e5b6362c46403eb5
111: 3 lay left lower-leg
   RB-1 laid {'seat': 2, 'bone': 4} (all)
   = 067bcc8e72beff7e 7ffa328a63c13142
112: 3 lay left thigh
   RB-1 laid {'seat': 2, 'bone': 5} (all)
   = 33ae6edb0d34e0f9 93e0be914844134e
113: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = 8fa32a01e7ca2b42 1f94e2ebee84db89
114: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = 037c03fcf43e6cdd bde4e14671d00a5f
115: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = f68e8855ad06d1ac d359748de2a6f60f
116: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = 9ac32acff944f81b 92d33171af3149ae
117: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 583e928a4c0f5359 38aab9dfd7973830
118: * left hand foot thigh, right hand hand lower-leg, centre pelvis hat hat hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 0, 1, 0, 1, 2, 0, 0, 0, 1, 0, 0, 0, 0, 1, 3, 1)} (all) reveals
   = a988b2d7191d6bda 72eb97e02e64dd96
119: 3 lay left foot
   RB-1 laid {'seat': 2, 'bone': 3} (all)
   = 92bec47ab992bc2e 1fa9e4255a70a59c
120: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 2e5ac442f15d4415 dc08b15630584c46
121: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 35d5cb8047b6fd87 602b86c5ab070e78
122: * left foot, right forearm forearm, centre skull skull ribcage pelvis gravestone
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 2, 1, 0, 1, 0, 1)} (all) reveals
   = 36b2c762c88ae953 808a987301c6550a
123: 3 bury
   RB-S5 buried {'seat': 2, 'points': 11, 'total': 34, 'sections': (0, 0, 5, 5, 1), 'wrong': 0, 'hat': 0} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 4278532633ae417f 47cb2356391a07b8
1 place 2 points 34; 2 place 1 points 36; 3 place 2 points 34
