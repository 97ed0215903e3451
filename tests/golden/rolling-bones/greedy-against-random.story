   = 9501f26ad697f702 25008bc1f988bdef
1: * left hand hand forearm foot lower-leg thigh, right hand forearm upper-arm foot lower-leg thigh, centre skull ribcage spine hat hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (2, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 3, 0)} (all) reveals
   = 195b0eab1757ad26 1e550118abeb01b0
2: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 097b2112ce7ffa03 a2b136e331d7c18c
3: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = a2df19b85c9d6f84 cc2429f06c09daed
4: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = b8f89f7e839fe01c 4726d5090b6c2baf
5: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 9c8764eed4efb513 2fb4aa442e4832b8
6: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = e64e8016b73d8dc3 edc90cd9a72a2719
7: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = c4263a1098837ff2 a7ccddd30c8e8f74
8: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = e5494d59fd1bbea3 5852e2035aa005ba
9: * left forearm upper-arm foot lower-leg thigh, right hand forearm lower-leg, centre skull spine spine
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 1, 0, 2, 0, 0, 0)} (all) reveals
   = 74759f08e40ab8b7 3e3a36a4a63baf05
10: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 7400abbe6c3ecbd1 35940903acec5c65
11: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 332277d8e393e4ab 9c3806e241c98aa0
12: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 48211ea271f50894 f136cc2c83fed091
13: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = b1ee8f860b52efa1 73db743a58d22a3d
14: * left hand foot, right lower-leg thigh, centre spine hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1)} (all) reveals
   = 462da214adf801c8 3e0cf6ab7ae66b5d
15: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 554a00c13da640f0 1907633a58db5326
16: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 7ffa242507e4775b 00a494958b0492a9
17: 1 bury
   RB-S5 buried {'seat': 0, 'points': 26, 'total': 26} (all)
   = 20ca37a0dfb31ff7 b5998444c27df006
18: * left hand upper-arm lower-leg lower-leg thigh thigh, right hand hand hand upper-arm lower-leg thigh, centre spine pelvis hat hat gravestone gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 0, 1, 0, 2, 2, 3, 0, 1, 0, 1, 1, 0, 0, 1, 1, 2, 2)} (all) reveals
   = 6f3f49a0a77f19cb c991b400d657278d
19: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = 56b95a19ee7f2d08 dad7595979f42be6
20: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = aba46437a62abd24 c88c2167e02bc957
21: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = 9bd2105df63498d8 6da3026fcf65f380
22: * left hand hand foot lower-leg lower-leg thigh, right hand hand forearm foot thigh thigh, centre skull pelvis pelvis hat hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (2, 0, 0, 1, 2, 1, 2, 1, 0, 1, 0, 2, 1, 0, 0, 2, 3, 0)} (all) reveals
   = 6cf049b13d09c571 d9e3c809f3813ab9
23: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = 0c5852a5766556bb 7f1c2e6eb84e0227
24: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 28f59d0475440878 81d1713c7dedd1a0
25: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 4cb24e4997efccff 70c0716da71c2577
26: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 0f227fb2c38bdec5 64dd72b7434e2fb2
27: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 42339d6e66da6596 1eb1546a4f835504
28: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = f68c7368b9efa206 6b3ec543f3761be9
29: * left foot foot thigh, right upper-arm foot foot thigh, centre spine pelvis hat hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 0, 2, 0, 1, 0, 0, 1, 2, 0, 1, 0, 0, 1, 1, 2, 1)} (all) reveals
   = 2af74ee9969484c4 aafb9c2c07da6737
30: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 790b6dce668c0011 66047419e276d686
31: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = b06d69ebac7dbd40 3f15aefc2f3db8de
32: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 277c6aea1a078f51 cb3a5002469b500e
33: * left forearm foot, right forearm lower-leg thigh, centre ribcage pelvis pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 1, 0, 2, 1, 0)} (all) reveals
   = d06e1ee5c1e7dd5e 3862fdf31ecd4dbc
34: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 490aaa9ca2b4c343 fc04b18222709a5a
35: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = a7961df5f444c668 bb59f537042e6c12
36: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 89fd31b00f149fb3 98f9cd8afb464aa7
37: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 1b41c0047abb7230 7686b0c353e19a50
38: * right lower-leg, centre skull ribcage spine spine
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 2, 0, 0, 0)} (all) reveals
   = dfd4053bdabc1d90 ffa87e6e1bd09ea3
39: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 0215c8a7dccfabe5 fe8f95248e64fac6
40: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 3e4a434acf0df6a5 85d9668b567bcaa2
41: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = 8fe5f38235c68bc8 88aec1cf9c2eb683
42: * left hand foot foot foot foot lower-leg, right hand forearm forearm foot thigh thigh, centre ribcage ribcage spine spine pelvis hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 0, 0, 4, 1, 0, 1, 2, 0, 1, 0, 2, 0, 2, 2, 1, 1, 0)} (all) reveals
   = c9b4d5f9b27f3ecc f2b2d3549b50517c
43: 2 lay left lower-leg
   RB-1 laid {'seat': 1, 'bone': 4} (all)
   = ac711f86f8b2d700 819d0bf0668cce4f
44: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = e0d8d2556807011f fb44993ae21c7cd8
45: * left foot foot foot thigh thigh, right forearm upper-arm upper-arm foot foot, centre spine hat hat hat hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 0, 0, 3, 0, 2, 0, 1, 2, 2, 0, 0, 0, 0, 1, 0, 4, 1)} (all) reveals
   = b16d8196b6aa80eb cdcc8b12a6d9a775
46: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = e4288493e86f604e 6693adc12529b001
47: 2 bury
   RB-S5 buried {'seat': 1, 'points': 2, 'total': 2} (all)
   = f13158186b96fe69 f30c0d95ae5cb0a2
48: * left hand upper-arm foot foot foot thigh, right hand forearm forearm forearm upper-arm thigh, centre skull ribcage spine spine spine spine
   RB-T1 pre-op {'seat': 0, 'shown': (1, 0, 1, 3, 0, 1, 1, 3, 1, 0, 0, 1, 1, 1, 4, 0, 0, 0)} (all) reveals
   = ef6fd8981195c826 6050782753fc277c
49: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 98bdade01944e4c3 ef950a9a6b6c462b
50: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 5f41fd346a8d97f2 e9d76b4f149b15ba
51: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 1f7b79fa1ef4ef83 22767bc844ee55a9
52: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = db9b7480e22202c3 1ec30364e91b41c1
53: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 9069966e8b5f0f56 bf00ba7ac75b7b2b
54: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = a5d2e54b0b042fd1 9b8a08e586c29b7f
55: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 91b82f70be4c79c2 68a270f176ca2fad
56: * left forearm upper-arm foot thigh, right lower-leg thigh thigh, centre skull gravestone gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 3)} (all) reveals
   = abffea3285553b62 51232a3bba9d6941
57: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 7734a27c422bb18a b675cf91c65b3b59
58: 1 bury
   RB-S5 buried {'seat': 0, 'points': 9, 'total': 35} (all)
   = 93bf424b6b4601f0 349b07bc096210d5
59: * left hand hand forearm lower-leg lower-leg lower-leg, right hand hand forearm upper-arm foot thigh, centre skull skull skull skull ribcage gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (2, 1, 0, 0, 3, 0, 2, 1, 1, 1, 0, 1, 4, 1, 0, 0, 0, 1)} (all) reveals
   = 43cf18bb9f6f2996 ab674fbf84fab4a6
60: 2 lay right forearm
   RB-1 laid {'seat': 1, 'bone': 7} (all)
   = 826fabf95e11725c f826974ca41bca90
61: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 914de2199fa29fa7 5078fcf6e96b657e
62: * left hand upper-arm upper-arm upper-arm thigh thigh, right hand upper-arm lower-leg thigh thigh, centre skull spine spine pelvis gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 0, 3, 0, 0, 2, 1, 0, 1, 0, 1, 2, 1, 0, 2, 1, 0, 1)} (all) reveals
   = c4ae2a662824b75f cbe229880b649785
63: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 8427d2829d250199 35e6d23c4c7073eb
64: 2 bury
   RB-S5 buried {'seat': 1, 'points': 2, 'total': 4} (all)
   = 9d11744fc86493e1 8696784db8839517
65: * left hand hand foot lower-leg lower-leg thigh, right hand forearm forearm lower-leg thigh thigh, centre skull ribcage ribcage pelvis hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (2, 0, 0, 1, 2, 1, 1, 2, 0, 0, 1, 2, 1, 2, 0, 1, 2, 0)} (all) reveals
   = 92a29fd5e7334857 9b174ba2e6803c73
66: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = fd9b977aaa30d8de 548b75663fc2be48
67: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 136ad17e5df44abd 4919732e9d723df7
68: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = a3718d2451ecbc59 c701f5da8bd4d1bb
69: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = a060450c6aa7e514 6305f631250abc5c
70: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = cfa2fc5446192886 edd2298abb80cc16
71: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 3fbc28deff982566 73dd1889d0102c81
72: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = a9040c65ee2b1554 655c18cfaf176312
73: * left upper-arm thigh, right hand upper-arm foot foot, centre skull skull skull spine gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 0, 0, 1, 1, 0, 1, 2, 0, 0, 3, 0, 1, 0, 0, 1)} (all) reveals
   = ef31992077392dd4 4ff1de7e82262399
74: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 8e65141cb8a5362c a98eefe8c41a640f
75: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = e79437371e2ead60 54a8b13ae922edf2
76: 1 bury
   RB-S5 buried {'seat': 0, 'points': 12, 'total': 47} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 37e4ec10599e89ac c064dceab57cf23c
1 place 1 points 47; 2 place 2 points 4
