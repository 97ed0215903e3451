   = 606ad94190b52b2c
1: * left forearm forearm upper-arm lower-leg thigh thigh, right upper-arm foot foot lower-leg lower-leg thigh, centre skull pelvis hat gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 2, 1, 0, 1, 2, 0, 0, 1, 2, 2, 1, 1, 0, 0, 1, 1, 3)} (all) reveals
   = 9cbb04e45721ead0
2: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = b446de0e843725b4
3: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 681b0e6cb6c20a62
4: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 053ea67e04ec5fcc
5: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 31847f01364e0449
6: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 8406b1a4cf502e71
7: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = b470132ebd2de9b7
8: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 011bd6efb5365dda
9: * left foot thigh thigh, right forearm forearm forearm, centre ribcage ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 0, 1, 0, 2, 0, 3, 0, 0, 0, 0, 0, 2, 1, 1, 1, 0)} (all) reveals
   = e41e73f5c1918197
10: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = 656351db031351c0
11: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = f12c5408cd4b18e6
12: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = c4562bb3ad016702
13: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = bbe4d5655417f978
14: * left lower-leg, right thigh thigh, centre ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 1, 1, 0)} (all) reveals
   = db25c8e8a6131bff
15: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 9ee20a02b7abd77b
16: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 85aa980f4435db2b
17: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 9f7906a6b165a749
18: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 7501c3ac0a26b828
19: * centre skull skull spine
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0)} (all) reveals
   = f2eda06a544af805
20: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 10c61e96228c155b
21: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = 3cdb7d414e179b50
22: * left hand forearm upper-arm foot foot foot, right hand forearm forearm upper-arm upper-arm foot, centre skull skull spine pelvis pelvis hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 1, 1, 3, 0, 0, 1, 2, 2, 1, 0, 0, 2, 0, 1, 2, 1, 0)} (all) reveals
   = a081ff1c905dee24
23: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 52ff0565a9142e5f
24: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = e425d30b2d58c60c
25: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 6ac0259e4004be2c
26: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 9c3e1571d5dd9fb7
27: * left upper-arm foot lower-leg, right forearm forearm upper-arm thigh thigh, centre ribcage spine hat hat hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 1, 1, 0, 0, 2, 1, 0, 0, 2, 0, 1, 1, 0, 3, 1)} (all) reveals
   = 4f1582f1d16d88e8
28: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = dcf57b572e41af1f
29: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = c567ba4d071751b1
30: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = e73d51628c91c7bb
31: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 1c633df0f1b7d600
32: 1 bury
   RB-S5 buried {'seat': 0, 'points': 9, 'total': 9} (all)
   = 5f1fa16755574872
33: * left hand forearm upper-arm foot lower-leg lower-leg, right forearm foot foot lower-leg thigh thigh, centre skull spine spine hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 1, 1, 1, 2, 0, 0, 1, 0, 2, 1, 2, 1, 0, 2, 0, 2, 1)} (all) reveals
   = 4913ef7445c016d2
34: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 5dd3353ddf4cd83b
35: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = b7061aae5b2a5925
36: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 8aa7941b47f7f7a9
37: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 5ad3e5b2c6ee9da6
38: * left forearm foot lower-leg, right forearm upper-arm upper-arm foot thigh, centre skull ribcage pelvis pelvis hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 0, 1, 1, 0, 0, 1, 2, 1, 0, 1, 1, 1, 0, 2, 1, 1)} (all) reveals
   = 45d2765d3d0ec119
39: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 050cd4e09dd429b3
40: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 59a6913a15ed8fe7
41: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 9ecd1ba8433addee
42: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 084a4485520e6673
43: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = fca164b86d531069
44: 1 bury
   RB-S5 buried {'seat': 0, 'points': 18, 'total': 27} (all)
   = 9666da59b299354d
45: * left forearm upper-arm foot lower-leg lower-leg thigh, right hand foot foot lower-leg lower-leg thigh, centre skull ribcage ribcage spine pelvis pelvis
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 1, 2, 1, 1, 0, 0, 2, 2, 1, 1, 2, 1, 2, 0, 0)} (all) reveals
   = 512fbc0356e98233
46: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 17c119400da2f513
47: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 3d7b19acef94e073
48: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = dc64eaf8578b4369
49: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 21b92d1b689d1de9
50: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = b528b6439289b559
51: * left hand upper-arm foot foot, right hand hand upper-arm upper-arm foot, centre skull skull spine hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 1, 2, 0, 0, 2, 0, 2, 1, 0, 0, 2, 0, 1, 0, 1, 0)} (all) reveals
   = 4cc2c3723568e9e1
52: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 8bac5a852fb9a0b4
53: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = f6709cf157225c16
54: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = c64460ff71c2e082
55: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 8770106afcdc58f4
56: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 4ab01df8fd1845d5
57: * left hand foot, right upper-arm lower-leg lower-leg, centre ribcage hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 0, 0, 1, 0, 0, 1, 1)} (all) reveals
   = 5fb3a5b2ea7d1f5f
58: 1 bury
   RB-S5 buried {'seat': 0, 'points': 16, 'total': 43} (all)
   = 12f243afaeba0be6
59: * left hand hand hand forearm forearm lower-leg, right hand forearm forearm upper-arm thigh thigh, centre spine pelvis pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (3, 2, 0, 0, 1, 0, 1, 2, 1, 0, 0, 2, 0, 0, 1, 2, 1, 2)} (all) reveals
   = 79eddde0d13bf7ce
60: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = d289734d6ba57a5b
61: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 669a7f5e530c7229
62: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 84266e64b821685e
63: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 79098bd80e0cec73
64: * left hand hand foot lower-leg thigh, right hand thigh thigh, centre skull skull ribcage ribcage spine gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (2, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 2, 2, 2, 1, 0, 0, 1)} (all) reveals
   = 54b8910a621f9a27
65: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 6089d8371e6b7fad
66: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 54c025ce81584171
67: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 864596ea324ec582
68: 1 bury
   RB-S5 buried {'seat': 0, 'points': 8, 'total': 51} (all)
   = 9f79a0655861b274
69: * left hand hand forearm forearm lower-leg thigh, right hand hand hand forearm upper-arm lower-leg, centre ribcage spine spine spine hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 2, 0, 0, 1, 1, 3, 1, 1, 0, 1, 0, 0, 1, 3, 0, 1, 1)} (all) reveals
   = 9cb6ac326a83b2b6
70: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 0eb13a3ec82f1a8e
71: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = e8f3d0c36b279b4c
72: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 8699f69ef805b513
73: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = df73a9b0895b39a1
74: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = b24a51be49de4149
75: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = e0482df78b2c140b
76: * left hand upper-arm upper-arm foot thigh, right hand forearm upper-arm, centre ribcage spine pelvis gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 2, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 1)} (all) reveals
   = ad8eba4972e4ee65
77: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = fdd2585a2cf4e4ec
78: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 6f0e6dd34cd848c7
79: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 598351f2fa7144cf
80: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 61} (all)
   = 41bcdf2d6d875580
81: * left hand forearm forearm upper-arm upper-arm thigh, right hand hand foot foot lower-leg thigh, centre skull skull skull skull spine hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 2, 2, 0, 0, 1, 2, 0, 0, 2, 1, 1, 4, 0, 1, 0, 1, 0)} (all) reveals
   = 40c365796e68be1a
82: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 71208cadff53c859
83: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = a9fe85bc1f4ad538
84: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = d71353c9944e3c01
85: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 9fc7595be33b5953
86: * left upper-arm thigh thigh, right hand forearm upper-arm lower-leg thigh, centre skull ribcage spine spine hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 0, 0, 2, 1, 1, 1, 0, 1, 1, 1, 1, 2, 0, 1, 1)} (all) reveals
   = 17ae6cc4aa64ca35
87: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 099c978ccea0d175
88: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 62cdfe942075ab31
89: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 8daac65433ff8844
90: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 45d1248a509a29bd
91: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = ba20432c4853d3d6
92: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = ec8326c780a5d7d0
93: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = 1a6c1e4dd0d9407e
94: 1 bury
   RB-S5 buried {'seat': 0, 'points': 26, 'total': 87} (all)
   = e25946efd7657ed0
95: * left upper-arm upper-arm upper-arm lower-leg thigh thigh, right forearm forearm upper-arm foot lower-leg thigh, centre ribcage ribcage spine hat gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 0, 3, 0, 1, 2, 0, 2, 1, 1, 1, 1, 0, 2, 1, 0, 1, 2)} (all) reveals
   = a76fb3fbafc75041
96: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = a07402d77fb4eaac
97: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 29e4ef66caca2bd7
98: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = ba6009f89f80c140
99: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = c6cc91892b500e9c
100: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 4563861f91038ad6
101: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 8c7cb00047186a3a
102: * left hand forearm foot lower-leg, right forearm foot thigh thigh, centre ribcage spine hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 2, 0, 1, 1, 0, 1, 1)} (all) reveals
   = 7a9d74670eec7f2f
103: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = d6096b2bafdeeef7
104: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = a8d251cdd1ab3867
105: 1 bury
   RB-S5 buried {'seat': 0, 'points': 9, 'total': 96} (all)
   = b9ce3119561b0f56
106: * left hand hand forearm forearm foot lower-leg, right hand hand hand forearm upper-arm lower-leg, centre skull ribcage ribcage spine pelvis gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 2, 0, 1, 1, 0, 3, 1, 1, 0, 1, 0, 1, 2, 1, 1, 0, 1)} (all) reveals
   = 9895d5082148a337
107: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 919b12e182ce741b
108: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = cff6980943f8538e
109: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 1572cca96702e8bb
110: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 078a539150e56a95
111: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 9ba50e5d70aa0333
112: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 24097562fb0c8f4e
113: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 3bc5f183cafb6a8b
114: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 106} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 25c7dbf97e4f14c1
1 place 1 points 9
