   = 61605aae3db3ad99 820d90b432c25446
1: * white 2 6, red 2 3, yellow 1 6
   DIE-S6 rolled-for-start {'totals': (8, 5, 7)} (all) reveals
   DIE-S6 begins {'seat': 0} (all)
   DIE-S9 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S9 prepared {'seat': 0, 'kind': 0} (all)
   DIE-S9 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S9 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S9 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-S9 laid {'seat': 2, 'souls': (1, 0), 'into': 1} (all)
   DIE-S9 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 1} (all)
   = a456070ed8f2dade ed4ae2b539cb68a6
2: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 4ec2a22210b1d5c8 fce13ce8df87c5e6
3: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = 1c50489fe08a9439 2fe3304a29b9a373
4: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 9173c278ade89e6e a6055b6157fb760e
5: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 65e093b866642654 5ef53c05e6c4c151
6: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = ef0aad9c3ebc494d 9dc305e38e263d60
7: * red 2, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f30ff3ede26d7494 723c3554e6b72ae4
8: 1 pass
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 3} (all)
   = b549bb323847629c 7d9e92cbf7e3be2f
9: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 34bd2040343bc0c8 616fd716a19af651
10: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = f0a842384f53c55e 120aa25c3e955f42
11: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 898c80bd146c45a5 72e7c00f5b52ebdc
12: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = 7d0ae6a0dbda35ab a0117b9c67d7f455
13: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 2968aa00490ba930 e0460bdab792cb6a
14: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = f27cc12cef5f7f0f 02f3fe9519c04bdf
15: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 8d8c51a040ba573c 62a13107d1b45d70
16: * white 3, red 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 654bb98aaf4e2f95 4f9d068f4703d0bd
17: 1 pass
   DIE-2 turn {'seat': 2, 'number': 6} (all)
   = 073b305a4494c492 703d9fedb199f492
18: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = bfa62eb6b1b30ea6 9757a4816a060edc
19: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = 5c0240b74fa21b90 a2da9aa5e7f5a16e
20: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = d0375e4d4bc2691f 63f2d593e8859489
21: * red 5, yellow 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 98c44dc403aeb527 f1ddb220b4350f85
22: 1 incense
   DIE-T9 incense {'seat': 0} (all)
   = e27d701363c818a0 910e7fbb3b7bc047
23: 1 turn red 5
   = 09f276c2573fc6d1 23c7639ef9875e6f
24: 1 up
   DIE-T9 turned {'seat': 0, 'owner': 1, 'kind': 0, 'value': 5, 'to': 6} (all)
   = afd85004c0b55edd c7878af45bad49f4
25: 1 take bread
   DIE-C5 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = 26645950f34c6721 80c20034e018f9d9
26: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 37869d3023ed46fa dc0a0f1d7622fcd0
27: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = a2536ec853e00ec8 af63e91da5e5caf5
28: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 204e0f081e0ebe25 0dc8fdfa31a44d4d
29: * white 2, red 3, yellow 3
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (1, 2), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   = 2c10eddda0245d99 c9f15ceae5532873
30: 3 prepare power
   DIE-C3 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 9} (all)
   = c075a007111597d6 343ae8e077e89966
31: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 8} (all)
   = e5398227dd037566 00f1a13bc7d189b9
32: * white 2, red 2, yellow 5
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 8} (all)
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = 7b5f07b1dfa15dd5 e0d00cb9bcc69335
33: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 595cb2c877d6a84c 4342e814a20f1dd4
34: 1 done
   = 68766bf2c654ac79 0a05bb3771fb6f5d
35: * white 6, red 5 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = 47ed5ddb8b2f0c6b fecd1f22eec8e5a3
36: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 7f911b95f97adccd e7ff6c7d79fc98f8
37: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = a00ce44cf0df02f6 c4e76ef326ca997f
38: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = ddc0fb3e33ce2881 830cafbf389397f9
39: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 70a0d11f309cb039 2870f264316b03b4
40: * white 4, red 3 5 5 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 12} (all)
   = f54015254f59f0e9 a442825f0dc4413a
41: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 0eb2f18fcb6c5b6f 3655c5ce6d891135
42: * red 2, yellow 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b19915411065241f 28998e336a510775
43: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = ca0b2879017cd624 fff5de8da5bc6f3d
44: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = f8ec4b6131df7623 4cd5d15b93b5b91d
45: 1 done
   = d7ce7645145e51ec 8ea3075d1eb3032d
46: * white 6, red 6, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = 40d8cb626173bbde f89db457b234b6df
47: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 66cee5cb2e1bf269 3b2e7b235617d1fd
48: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 089c291428b91f92 5e198da99effa4cf
49: 1 bread soul
   DIE-T12 bread {'seat': 0, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = e5b75d5f76137314 be7d0d0b64fcaed1
50: * white 3 6, red 1 1 2 3 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 15} (all)
   = d3a260f2e2ae4a0c 01fd702a23d18e27
51: 3 pass
   = 20a623570af57de8 a059e80ac7263f6e
52: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 7ff02b5deb72ed56 a689afb2bd41acc9
53: 3 done
   DIE-C2 not-shaken {'owners': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 16} (all)
   = 5300e618edbb3088 2872a415a4bf0c6f
54: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 907b163fe0777afd 83ce89b8c3d6993f
55: 1 done
   = e2774ce45fd221be 50f90a20489cd148
56: * white 5 5, red 1 3 4 5 6 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 17} (all)
   = 9b0f547d6f8c62f5 13e3d16abbd5cf42
57: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = db1639e19118d345 d755ca13d2e2bc6d
58: * white 3, red 2, yellow 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = e76f1c5f2f3dd120 c1ab0641abb5bd3b
59: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 68787286114ecfce 8c26bc1f03e5f8ab
60: 2 ascend red
   = c24312979bbfaf42 37dfa16cafa0b204
61: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 18} (all)
   = 5dc3aae108b050b8 469206294fa7264d
62: 3 marigold casket 4
   DIE-T4 looked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 3} (but (2,))
   = 71c2b4c1bb00b384 edc6e56d42ef748b
63: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 3} (all) reveals
   = afa36caf9a6c9c93 ab6fd0c796a13c10
64: 2 pass
   = d8441258a5d011ab c1bd55924917a742
65: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 8} (all)
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = c7e97fc2a1f0879f 347151e41a8579f8
66: 2 pass
   = 1547b1263711e762 57e95ac41635f56a
67: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 38d3e3b04903aa8a d6c72d114ac55288
68: * white 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 840d61a83512ac84 bdf49a8bd6ee94c1
69: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 3} (all)
   = fcedaded3159737b 7cb39c571855d1f4
70: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = 1c9c2f041046ed1d 07d60d9f5310c06d
71: 2 pass
   = 5aad94fea20b0b31 2f63401e3565579e
72: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 76fb1ce58ffe54c7 902b7519004756d7
73: * white 4 5, red 1 2 2 3 3 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = aa612f973c92bbf0 c2e6569bbcf3db35
74: 2 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = bf822bde19cc4cf0 aff80d0c4bfe61bd
75: 2 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = 950d37bebc6ce116 dbd3e491239b58b3
76: 2 ascend red
   = be9111e7da2203e6 a1add7e07fc69b9d
77: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 21} (all)
   = a69de89b87cbc8c7 0e1abe3c988bbbed
78: 2 pass
   = 23c6f462b72b025f 7e56b71fce2f0793
79: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 230321fbfc183325 2a7ae94f80ab4ed7
80: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 22} (all)
   = 16b36980b3fbfe1a d848e8deba8a882e
81: 2 pass
   = 5eca462d425dfa46 783bdc3c858caf7a
82: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 249a3e8cb5a636d4 255e8ae452d063dc
83: 1 done
   = 0306ec5cc22cc02f ba33a3baff932f07
84: * red 2, yellow 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 8} (all)
   DIE-2 turn {'seat': 1, 'number': 23} (all)
   = d7725316630042ba 88bdd4d11cace2ce
85: 2 pass
   = a576b6c02c167694 e39f7de89c93db47
86: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = d73808ed6e52b7d7 4355b53f9b4df117
87: * red 2 2 2 2 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 11a57488854d3273 15fb7dce0ab8e9e2
88: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   = 45f1224260973ad6 1c69bd232a2b9a20
89: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = 55383b6bb81eae17 547b62373cd0fe23
90: 2 ascend red
   = 24e3bef2592146ad bbc4cd772c147e0b
91: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 24} (all)
   = 8ffb332303454c49 6dbad16809a6a9d0
92: 3 marigold casket 1
   DIE-T4 looked {'seat': 2, 'position': 0, 'found': (0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 0} (but (2,))
   = 4c233f2d7cc1b6a3 8cb3df9078437cc2
93: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 0} (all) reveals
   = f13ac7777a3489a5 f27b2e0688e3fa07
94: 2 pass
   = 643f7e0cfc3ac8ea f96dddacb998aba7
95: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = aae282b325592e13 2b55987dec293611
96: * red 5 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 74786e3d8bb3a67b 6b7bbd5aae25b38b
97: 3 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 1} (all)
   = 4cf39ef109763ac9 8d2e9556fda57e34
98: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 745a60326e06bac2 d6c593a23ed5a51d
99: 3 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = 9caa23f44b7ec3f3 2ed24d9b9b3e441d
100: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = 898cc8c630fbe8a7 fe62669c63f448a3
101: 2 pass
   = 47aa6974a2213e21 2cc1326c0c395934
102: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 627b9454317112a5 70c4fb430690370f
103: 1 done
   DIE-C2 not-shaken {'owners': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = 689e5c76d7cd7785 ee3ebf8a4d519658
104: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = f932caca86a2ad19 cc595b3fbb7c36e3
105: 2 pass
   = 140064c3941c4465 7eaa01987752a84f
106: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 5a747b9a183c20dc a724dce75fd314e7
107: * red 6, yellow 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 26c0ed9cc0ae11e0 4ebf4108dbe06c54
108: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   = 02279229ed764d65 13a86de690d53609
109: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = 36e2190b802f1eb4 be761855f2b439e6
110: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 8} (all)
   DIE-2 turn {'seat': 0, 'number': 28} (all)
   = a844e4427f581486 5d0d62865af12482
111: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = f81e5f3eb879398e 5ebb2c19b994541d
112: 1 done
   DIE-2 turn {'seat': 1, 'number': 29} (all)
   = e04c0a3467cbbbb3 1ae55ed095110723
113: 2 pass
   = c1116fd8b5d16075 75fb1acde351c7f5
114: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = cd58f7a55101086c 25b6330c5c7aaf08
115: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 2ec14f37c3d982d3 2bd1307b2850bcd2
116: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 30} (all)
   = ba14c8d4e543ce26 3c21af7204a9b550
117: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 7fa01f7dd03ba4bf dacc734292d4059b
118: * yellow 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 684067b834801c8e 1157cc1dc21520c0
119: 3 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 8} (all)
   = 478fd77e024a7cb8 65fa78b44f171faa
120: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 31} (all)
   = a11c32e280be1cf7 f73b06e5d47e193c
121: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = aec2a8d8ad8cd175 628e3f114cafcfbe
122: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 32} (all)
   = 911a6220c85168ea 66938e65f6571f62
123: 2 pass
   = ba9e3806dc482f33 10522bdf9cd4a334
124: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = d98eebc1cf03d446 5d2aca1760c0b484
125: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 1d40c49b854acecc c5d164db0d5ac387
126: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 158d3c2890df111e d58a4feec6104126
127: * red 2 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 33} (all)
   = a9058e7df4df48f6 93a81ab199844286
128: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = e9d07f13b809bd84 a8672ac551fd11c7
129: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = 837a623699617639 de5ab0cb0c8dbff1
130: 3 pass
   = 10d048d6e102fb0f 00d1f708b93ed50d
131: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 7482e8e24db5f5bc 3ddd8d659c381779
132: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 35} (all)
   = e85874ddf4b50c71 e6403d400ff0e794
133: 2 pass
   = 9ce54c4f6bdfdf02 b02464a7eb5c9a9e
134: 3 pass
   = 25e811ef5c45b085 68016fc81d29b565
135: 1 pass
   = 5a2d3c351dd17af4 57eca4d307a82abc
136: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 23d09e6b1f67b252 4505121d8dc467ad
137: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 907d302550122df8 8aeb11a4588e6ac8
138: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = d18bf9b8dee96c67 af5bae5e0b916ab9
139: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 36} (all)
   = c143f44e1b60c87f b32bffd3482a8a17
140: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 6334c527ac0af76a faa4e78dbe6906bb
141: 1 pass
   = abf44b60ed58d591 5679175fec85774a
142: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 7e48ca0e85e72f53 531a2363a5a09ecb
143: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 37} (all)
   = 05ee7872552a69c4 e0af673dbe8f466e
144: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 861971f28042479c 3472efec7a3ac2f1
145: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 2c407c672811aa17 3bd6263877ed11d9
146: * red 3 4, red-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6ff49851d3efe479 e141f0d42c2b2d06
147: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   = a39932b021ecd4e9 4e133cb9643a7b65
148: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 38} (all)
   = 9ad983fe6e6c9771 50c54394b19eb6e2
149: 2 pass
   = 416d3e704dfb1f29 88140c0b3ef78f3f
150: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 2, 0, 0, 0)} (all) reveals
   = 683150ed9d6f0b97 601b47816a4afb3a
151: 2 pass
   = 19b3acdebf855d0e 2a036b39877e3e4f
152: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 9f376e4c04f05a94 bd6a274c24ab0f4c
153: * red 3 3, red-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 3be0cb9f6d4ef31d 715c6da79f51d007
154: 2 ascend red
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 1} (all) reveals
   = 965991285d926a46 5855ea53a9124334
1 place 2 points 3; 2 place 1 points 9; 3 place 3 points 2
