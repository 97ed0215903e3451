   = 0a396c5272fed189
1: * left hand hand forearm foot lower-leg thigh, right hand forearm upper-arm foot lower-leg thigh, centre skull ribcage spine hat hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (2, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 3, 0)} (all) reveals
   = 83972c2fac362558
2: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 8fb446ada106ecce
3: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = a35f9c32a458a67c
4: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = ee81a1d5b134efd6
5: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = c3c95716ab6cef1e
6: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 0e3a3eb8ac4eb122
7: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = be3d22d25c1aa385
8: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = e9b5815a372aee66
9: * left forearm upper-arm foot lower-leg thigh, right hand forearm lower-leg, centre skull spine spine
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 1, 0, 2, 0, 0, 0)} (all) reveals
   = c4dd1d7d08dd2986
10: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 021f4d08ed147738
11: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 7603acf15a2e3440
12: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 39bab4a282ce68c6
13: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = f66a046d34bc0157
14: * left hand foot, right lower-leg thigh, centre spine hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1)} (all) reveals
   = b652ce2f0948edbc
15: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = c1fb0967767c093d
16: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = b991ae9f213e7381
17: 1 bury
   RB-S5 buried {'seat': 0, 'points': 26, 'total': 26} (all)
   = d2a57ef9e9ea9c87
18: * left hand upper-arm lower-leg lower-leg thigh thigh, right hand hand hand upper-arm lower-leg thigh, centre spine pelvis hat hat gravestone gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 0, 1, 0, 2, 2, 3, 0, 1, 0, 1, 1, 0, 0, 1, 1, 2, 2)} (all) reveals
   = a3800cf545d85f68
19: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = 6b1acbda8bd8a30c
20: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = d7d4b14acade0802
21: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = 626e7c2d0a1e6ec6
22: * left hand hand foot lower-leg lower-leg thigh, right hand hand forearm foot thigh thigh, centre skull pelvis pelvis hat hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (2, 0, 0, 1, 2, 1, 2, 1, 0, 1, 0, 2, 1, 0, 0, 2, 3, 0)} (all) reveals
   = f806e69fd189c0f8
23: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = db7d948c82051700
24: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 5de53d9e3b525178
25: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = a8216b77ea9ce10c
26: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 525aaf2286be4002
27: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = ac3ec36f35d3ecaa
28: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 6c968cd89e1f065f
29: * left foot foot thigh, right upper-arm foot foot thigh, centre spine pelvis hat hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 0, 2, 0, 1, 0, 0, 1, 2, 0, 1, 0, 0, 1, 1, 2, 1)} (all) reveals
   = 75a41ce9de2bacb2
30: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 772293e419d7a91c
31: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = eb58830b0b724450
32: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = a531c404aea7b6d9
33: * left forearm foot, right forearm lower-leg thigh, centre ribcage pelvis pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 1, 0, 2, 1, 0)} (all) reveals
   = 2ab969388f94cc43
34: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 744e322cf6e8cf3f
35: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 4369a6d1b340890f
36: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 2f3b75dc9a31c9b5
37: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 78f28a68537cc7d6
38: * right lower-leg, centre skull ribcage spine spine
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 2, 0, 0, 0)} (all) reveals
   = 99e844de6208a860
39: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 32d69e84ba14aea7
40: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 6662e9f63e2a16ed
41: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = 1504e33b45cb2ef5
42: * left hand foot foot foot foot lower-leg, right hand forearm forearm foot thigh thigh, centre ribcage ribcage spine spine pelvis hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 0, 0, 4, 1, 0, 1, 2, 0, 1, 0, 2, 0, 2, 2, 1, 1, 0)} (all) reveals
   = 57127dbd6ba6f3ff
43: 2 lay left lower-leg
   RB-1 laid {'seat': 1, 'bone': 4} (all)
   = 8906ad8f176ea404
44: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = b9297f986657b28e
45: * left foot foot foot thigh thigh, right forearm upper-arm upper-arm foot foot, centre spine hat hat hat hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 0, 0, 3, 0, 2, 0, 1, 2, 2, 0, 0, 0, 0, 1, 0, 4, 1)} (all) reveals
   = 18c2993db34ad0ca
46: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = b5047f34b3a9fdfa
47: 2 bury
   RB-S5 buried {'seat': 1, 'points': 2, 'total': 2} (all)
   = 92837b88661571bd
48: * left hand upper-arm foot foot foot thigh, right hand forearm forearm forearm upper-arm thigh, centre skull ribcage spine spine spine spine
   RB-T1 pre-op {'seat': 0, 'shown': (1, 0, 1, 3, 0, 1, 1, 3, 1, 0, 0, 1, 1, 1, 4, 0, 0, 0)} (all) reveals
   = 9a1b2408592461c6
49: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = bc3ed8e21e8ca135
50: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 4d37885d940b8bec
51: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = e72a333434755a13
52: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = e6e313a802a21d68
53: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = e813cf5d7bd85b97
54: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = d5729e7cc3097ec8
55: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = cdabc557a0a3aa1d
56: * left forearm upper-arm foot thigh, right lower-leg thigh thigh, centre skull gravestone gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 3)} (all) reveals
   = 82669abe17d619bc
57: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 7b736e376d354ef8
58: 1 bury
   RB-S5 buried {'seat': 0, 'points': 9, 'total': 35} (all)
   = a7a08bddc85c1b3a
59: * left hand hand forearm lower-leg lower-leg lower-leg, right hand hand forearm upper-arm foot thigh, centre skull skull skull skull ribcage gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (2, 1, 0, 0, 3, 0, 2, 1, 1, 1, 0, 1, 4, 1, 0, 0, 0, 1)} (all) reveals
   = 40edb83e86f58489
60: 2 lay right forearm
   RB-1 laid {'seat': 1, 'bone': 7} (all)
   = 8ef8c001dc2e038f
61: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 1ff06caca4085924
62: * left hand upper-arm upper-arm upper-arm thigh thigh, right hand upper-arm lower-leg thigh thigh, centre skull spine spine pelvis gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 0, 3, 0, 0, 2, 1, 0, 1, 0, 1, 2, 1, 0, 2, 1, 0, 1)} (all) reveals
   = 9e4ee9e5b2b905fb
63: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = cf7eaa938e981e7e
64: 2 bury
   RB-S5 buried {'seat': 1, 'points': 2, 'total': 4} (all)
   = 41c9ede4cb644fe7
65: * left hand hand foot lower-leg lower-leg thigh, right hand forearm forearm lower-leg thigh thigh, centre skull ribcage ribcage pelvis hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (2, 0, 0, 1, 2, 1, 1, 2, 0, 0, 1, 2, 1, 2, 0, 1, 2, 0)} (all) reveals
   = 028ea026afc18a19
66: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = 1c7e4c22f0da222e
67: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = cfaa6eebbc5ecfb8
68: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = bbeed59bbef4b2c7
69: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = fc7477ac9a4f7c1e
70: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = a599029e944ecca5
71: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = bb20136e1da73771
72: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = de77b947bac5ee58
73: * left upper-arm thigh, right hand upper-arm foot foot, centre skull skull skull spine gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 0, 0, 1, 1, 0, 1, 2, 0, 0, 3, 0, 1, 0, 0, 1)} (all) reveals
   = f12592a1eae0c095
74: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = a0a464c8def6b821
75: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = f9b3c69bb158d2cf
76: 1 bury
   RB-S5 buried {'seat': 0, 'points': 12, 'total': 47} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 78eb9b03c25274c0
1 place 1 points 47; 2 place 2 points 4
