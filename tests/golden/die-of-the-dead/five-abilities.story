   = d6febe446fda5da7 069b754f4b997a29
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
   = 6a5458d6e4861de8 d782f69766a7293c
2: 5 take marigold
   DIE-A2 gained-token {'seat': 4, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 1} (all)
   = fbbac26a5d0aa8ab 3b999131cff67581
3: 3 pass
   = def161d2c0674a65 0e9ad77e2bda7183
4: 2 pass
   = 2e80ed2241c97bf2 9bfabb5b585f879c
5: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 65b572faf759459e 18e72f2b74ba4456
6: 3 add free soul
   DIE-C1 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = dbd76d648fe6626a 17f9746c7d507e65
7: * white 2, red 5, yellow 4 5 6, blue 6, black 1
   DIE-C2 shook {'position': 0, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 2} (all)
   = 35ee494e8b374d5d 043da727fa51c0ff
8: 2 pass
   = defbacd2c4bb71db 8c3bd0c222374d48
9: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 22ea77f7bdc7eaf3 0c1e30b5233bceb3
10: * red 5, yellow 1, blue 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9425cad98e52dad8 60f0442ee4380d46
11: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 3} (all)
   = 4770d6dbe09d5ede ca17a56c0c8c4643
12: 5 marigold casket 1
   DIE-T4 looked {'seat': 4, 'position': 0, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (4,)) reveals
   DIE-T4 looked {'seat': 4, 'position': 0} (but (4,))
   = 2b082231309feb27 52cd4986ed70a58d
13: 5 done
   DIE-T4 nothing-removed {'seat': 4, 'position': 0} (all) reveals
   = aa5a949b1960c97a 87f99adda669f2b5
14: 2 pass
   = ff0e846fd2d4fb37 d2653d55250225e9
15: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = dffec2c3f7165dc7 b76c4e5659ee4ada
16: 5 done
   = 8b323edc5b895f19 60ce2d63d910469a
17: * white 4, red 2, yellow 1 1 6, blue 1, black 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 1, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = 4d4094fa4471f9e1 e353154dcef55a57
18: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 1, 0, 1, 0, 1, 0, 0, 0)} (all) reveals
   = 63ff948f12fa3f6d 2de45c5562311bbe
19: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = cfebaef3145e262e 3cf30422a82b8750
20: 1 take bread
   DIE-C5 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = f1287ac676e535f7 339ae08ecbffa855
21: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 41ab69367d9e6423 208dda72a50e0ccc
22: 1 bread soul
   DIE-T12 bread {'seat': 0, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 2} (all)
   = f877522b6c142613 3634c48035c7646e
23: * white 4
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = fa4615b794dc0137 5095d91d3a2d1cda
24: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 6} (all)
   = 5dbdffa825bfab69 954a4df48375f445
25: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (1, 0, 1, 0, 3, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = baeda480d45bd9c4 4000ccee167d6cf4
26: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (1, 0, 1, 0, 3, 0, 1, 0, 1, 0)} (all) reveals
   = b35b1875e75831df 50d71bd4fd61a756
27: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 4d4e7b7cf211c5ac 2ea9e8e2a1263710
28: 3 done
   = 8197dd169ccc8e84 a3ac22ed553a3930
29: * white 4, red 1, yellow 1 5 5, blue 3, black 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 7} (all)
   = 29aad1729a099a41 1d8393b72830e87d
30: 4 marigold casket 4
   DIE-T4 looked {'seat': 3, 'position': 3, 'found': (1, 0, 1, 0, 0, 0, 0, 0, 1, 0)} (only (3,)) reveals
   DIE-T4 looked {'seat': 3, 'position': 3} (but (3,))
   = 12e76ecb5dde8f9f d4bc5b2252763660
31: 4 done
   DIE-T4 nothing-removed {'seat': 3, 'position': 3} (all) reveals
   = 815a8862e7718701 69989628320cba9d
32: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = d3132dcec738c5c0 47e0e676c99fd946
33: * red 2, yellow 4, blue 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 15be0d7b8e2ed66b bbbc340f3792651e
34: 4 take incense
   DIE-C5 gained-token {'seat': 3, 'token': 2} (all)
   DIE-2 turn {'seat': 4, 'number': 8} (all)
   = 07a4c552ae6bae7c bfd933384914ab33
35: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = eaab1152c043421e 73b7ffc3435ef458
36: 5 done
   = 633d824a8fa84917 4468cb84a98f214a
37: * white 6, red 4, yellow 2 3 5, blue 3, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = ebb3b02ea3b3c2b8 67811a3d773b5077
38: 4 incense
   DIE-T9 incense {'seat': 3} (all)
   = 12083cb05b3c8c7c c09dbbfd6ea927c8
39: 4 turn white 6
   DIE-T9 turned {'seat': 3, 'owner': 0, 'kind': 0, 'value': 6, 'to': 5} (all)
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 9} (all)
   = 4db14f209d2afcfc 015313c422d07b01
40: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 7c0df31c4233a1cd 33c183bdfcad9cdc
41: * white 5, red 6, black 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = bb1c09be9509591f 20135287c62bc9d1
42: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 1} (all)
   = 6588d6d90f42b746 d73613a9274c2a5c
43: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 7cb0c8662549c7c3 867a431e033b59f4
44: 1 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 10} (all)
   = 6de287539f11e60d 2b3e38dbbef9aeb4
45: 2 pass
   = eaa5f90645c12d0e b3c4f497fba6e2b1
46: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = f0ae29940d8aded9 6da2052ec754cb9d
47: * red 1, yellow 6, blue 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = a83a8f97f97206a9 331c24a99604204f
48: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 88fc3989fc87d6ee 280583e9fe0cc37e
49: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 11} (all)
   = 7333d7fdb41df09d 01cd90858786ef30
50: 3 pass
   = f6e9a818772bed92 ce2a301ebdb01577
51: 2 pass
   = 595e7a06dd13d3c2 599a25db305d6cb4
52: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 5e729bf69f28562d 51e115476e15ed1a
53: * white 4, red 4, yellow 1 4 4, blue 1, black 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 2, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 2bb66a724f6dbf02 948428776d689e52
54: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 12} (all)
   = 33ddf109e888e551 1bef289eea7de64c
55: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = ce150c8b5f114c40 4f881a7c25c6ee11
56: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 1, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   = b13f1983a6941c71 536df5fda1213ab1
57: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 9325946e8b18b148 99470f4dbcd9995d
58: * white 1, red 4, yellow 1, blue 3, black 5
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = 356628c4db735b4e 6ca563841e2ec81a
59: 4 space 5
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 3} (all)
   = d5f321344fcd3acd f9b2a120e14f32f7
60: 4 ascend blue
   = b5947fa87ec8ce75 8207a10fec1ddec1
61: 4 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 2} (all)
   DIE-2 turn {'seat': 4, 'number': 13} (all)
   = c464156eb2086b1b 84662f790877f30c
62: 5 pass
   = 330c74c13436a1d9 f655ce9e90565b7c
63: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = cad9f12e569c6dae aadde0dc473db620
64: 5 done
   = d8cbc309c1c2b8ea 3de972adbdd06c63
65: * red 2, blue 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 504aa6265547380f 77250767c333e946
66: 4 incense
   DIE-T9 incense {'seat': 3} (all)
   = d66f8d6676207cd1 ed6efc1c007a832e
67: 4 turn red 2
   = f4b2a6a6f052252f 0a3f2ef3657f868d
68: 4 down
   DIE-T9 turned {'seat': 3, 'owner': 1, 'kind': 0, 'value': 2, 'to': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 14} (all)
   = 347abe785b901949 77c8f092b691790c
69: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = e35cf036087e50af 767b3fd6aa97530a
70: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = 5806208787594964 89bcaae847203a27
71: 1 done
   = 06a0b4f8c889ef7c aa24c836f5b07320
72: 5 pass
   = 5f2cffc2b3b887cd 6d7f9ba382a0786f
73: * red 1, blue 3
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   = 81138ec24f5e494f acf8352e29a601bb
74: 4 prepare power
   DIE-C3 prepared {'seat': 3, 'kind': 1} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 15} (all)
   = 6ec7519b6a73065e 03a6f784b6a41993
75: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = ed36ab0efcbc3b54 0c1f153736af2d19
76: 5 pass
   = e889d3ea9801d325 ac6ae4a436f6b372
77: * white 3, black 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = b049dc1c15441454 154c33f0ba944687
78: 2 space 1
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 7b9b018a5dfeac6c fedd10de3ebdd88e
79: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 16} (all)
   = a7eb46f3061ddc67 b964ed4cf7d11909
80: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 1, 0, 0, 0, 1, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 7a3debaad4f45ad9 4f6b9500c9201e24
81: 3 pass
   = fa77bd35f4476837 ab56c8a94cf65496
82: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 672050f505295813 8d5d9d3d59e8fa20
83: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 184045dd245a2616 14cdd4afed0dbff6
84: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   = 5610aaae01a6badf 74c5135e8fed6abe
85: 5 pass
   = d97d647c9c517a17 db504f53ab61b637
86: * white 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 17} (all)
   = 6991d75b8f6e67a7 16397694a4725ced
87: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = b62b32e3945d5301 46fe3b7ba5f0ee0d
88: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 6} (all)
   = 1f4902031dbb45da 5b16775891d2e7a1
89: 5 bread soul
   DIE-T12 bread {'seat': 4, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 1} (all)
   = 8dcd43e475f69d67 84744b4e123232a5
90: * white 3, black 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 18} (all)
   = 3daaac72328c2ea1 22991a7b826cf132
91: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 43944434d3cbc261 ad133fe3e323e4e8
92: * red 3, blue 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = a78715ddc3b97c0d 907847da1da558be
93: 5 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 4} (all)
   = 7bef9505a2b4f858 f977c809860a8f7a
94: 4 return 1
   DIE-U returned {'seat': 3, 'step': 0} (all)
   = 3d406b488014d90f f388ef4bcfc8f0e8
95: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = 6de8d6d2521f49a2 84245dc76ea83397
96: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = c6c65314748dd531 1a16b920995c50fa
97: * red 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 059d27d43f4552b7 a259b37fbf911d45
98: 1 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   = 8d86911943869a15 13912dc16a41cb89
99: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 961335f428495576 9a402439344d48ba
100: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = 64a460f418b05e24 3cd0959a3ecb55b4
101: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = cf7ea6191b45c811 e57b8b54912d899e
102: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 38f2f3061ffe78b0 1b2d40facca41618
103: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 32fda599c09c0abe eb267c5bfbaa478e
104: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 21} (all)
   = 3225ef2d1124584c 929cbae7c645e3aa
105: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 36b37e3b57815d10 96018e9d7705ac84
106: 3 pass
   = df860e68a5b20e60 11b7d18baab4218b
107: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 5} (all)
   = 509585f2ba0a4e1c d56a85ae1aa069c6
108: * white 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   = 4b1d64e852ddb4f0 391edca5c43e3be7
109: 1 prepare power
   DIE-C3 prepared {'seat': 0, 'kind': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 22} (all)
   = e2bf82ee9c198f99 2a2b1a5de1196672
110: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 0924873068d16bfd a14b96835cf99cbc
111: * white 1, red 2, yellow 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (1, 2), 'position': 3} (all)
   = f2ba1c8ebba25c02 03817a993d0cdb38
112: 4 ascend red
   = 96c58ac7aebde9a3 c045676c3d236d49
113: 4 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = d5b5bed1ebfcf52c faee304d4b2d0a9a
114: 4 space 3
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 1} (all)
   = ebd0981d807fde29 998a85e09baba93c
115: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 23} (all)
   = dcd1329ce3305103 04ac102ab934d9c7
116: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 212afdf81827add8 27a0f8fa36401623
117: 5 done
   = a08e3bd1927929f3 ae5b001f4ec0846a
118: * white 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 18e4ab60a6a143c7 1970d55f44756963
119: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = aaa84614a9d7a399 e68cd6bb811f3951
120: 2 turn white 5
   = 1af8533f4a4da278 22bd32d820167b3c
121: 2 up
   DIE-T9 turned {'seat': 1, 'owner': 0, 'kind': 0, 'value': 5, 'to': 6} (all)
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 24} (all)
   = 3f9e6a3160be3e1c 00b8cb4925cd5f50
122: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = af7262677da11f42 7cfa70cf01f3ad75
123: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 13e515268c9108a0 94ac1d6782d5e8c4
124: 1 done
   = 8a2be4f478ba6365 ff8037293e33b6aa
125: * white-power 6, red 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 25} (all)
   = d1ba553175b61706 3d1edc4f6fb4189b
126: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = ac4c484ead60a0b4 a0bd83aef1b2eebd
127: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 56af364d9253fbb0 002030c7650ab3b8
128: * white-power 2, red 4, red-power 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 26} (all)
   = d46b79a00945b2b5 a35846eccca73eb8
129: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 4bdba82b76a0e951 6a6097f81e1a58a5
130: 3 marigold casket 4
   DIE-T4 looked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 3} (but (2,))
   = 0761c2eec16d4891 2b9360729a3574a9
131: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 3} (all) reveals
   = 9a23a35889f0f1ad f023090c16c3b748
132: 3 pass
   = 4be5e6ecb29cccaa 01f2ab80fb196e84
133: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 7a0bc1dc0faf46ea 026219de7d5666fc
134: * white 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1ebcad084429e1e9 6c21626671574cdf
135: 3 take bread
   DIE-C5 gained-token {'seat': 2, 'token': 3} (all)
   DIE-2 turn {'seat': 3, 'number': 27} (all)
   = b5faad29e820427b c9ffc23b76ccc7fd
136: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 593cb788afcf61a8 dbb6f9be241aba3f
137: 4 done
   = 4d9a956d9a3bce29 349d5d0d0db9b4ab
138: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = b4028c4d1e654bb6 e77f8670f4ebb190
139: * white 5, yellow 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 28} (all)
   = 0034154200477ca9 52f4ba1515ecd975
140: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = f9ad0d09828084ad 1ba2c2bd425e49d3
141: 5 add free soul
   DIE-C1 laid {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = db88447317e5a764 5bc2ccb21084d6e3
142: * white 5, yellow 4, black 1
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 29} (all)
   = 31938edfb98c70fd aedf27f2b5f43857
143: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 22ed6109529deff0 8982b6bd2bb98425
144: * white 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = ab40bbe21c0ae4ac d8f40a75f7b7c5f4
145: 1 space 3
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = dbf7ee6fcdd7c62a ffcfcc0120ee2a2b
146: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 30} (all)
   = 85a208be9fc83f68 4089cb7698a8ba09
147: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d649c9d0196f0664 65158635a609b598
148: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 8a77a1653b7dcac2 c2d1f94bcfd70017
149: * white-power 5, red 6, red-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1a66cdca8349e289 6fe9b3a425f11d31
150: 2 skull 2
   DIE-P2 declared {'seat': 1, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 465e295e806a6564 0367fa7aa01c37f8
151: 2 ascend red
   = 3e6d0931701f8470 dfe2867830fbc261
152: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 1} (all)
   = 7324270c633e40f7 21d4f78cd0ee6620
153: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 2} (all)
   = 573d6a6095ae1d19 cb85c2f792b9494f
154: 2 move caskets
   DIE-C9 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 31} (all)
   = ff731150b41a30e2 4c0fa85e906b3b78
155: 3 marigold casket 2
   DIE-T4 looked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 1} (but (2,))
   = e9c7734805a20c35 40e0a0263a916f19
156: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 1} (all) reveals
   = 289b5592147f9bc7 eb19da5673a4aa6b
157: 3 pass
   = 296c59588cb20ec7 642f9c2c7dd4e221
158: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 8be579c1d96a1cdf 5f1b99df4f717b31
159: * white 1, black 3
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 235e022e46bbb8c8 6a005580c54c7c3c
160: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 32} (all)
   = 52efa0e0b82ebd32 e74ce2be36f9ce22
161: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = 0ebb312ce271bdfc d02e28ea9dd3c962
162: * white 4, yellow 4, black 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 07924e9af9ea4078 71985394c4011da7
163: 3 pass
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = 4feae25a6236f4ab ef025568c1ec7c82
164: 4 space 4
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 3} (all)
   = d9327ebd9ef67243 89ce1db72de3d86f
165: 4 power soul
   DIE-Q3 gained-power {'seat': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 33} (all)
   = c0900730be395b74 9f0db108bf9f40fc
166: 5 pass
   = b6964f2475e34dcd f0fc2e2dcd6703f1
167: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 5cdd97f69037582e 58034df01a4b27fb
168: 5 done
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = 7a6d07b33ed04581 3b9413c72851f483
169: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = fbce6c200298b926 c874fe1e9ce3ee39
170: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 4} (all)
   = 3e2edad9b3c161f6 58a41012b415db8c
171: 5 pass
   DIE-2 turn {'seat': 1, 'number': 35} (all)
   = 1d77d4ea459513d0 8384694935484e7c
172: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 9726e014cc5bd711 759d635a45804ade
173: 2 done
   = 879072ae2dd018ee 326aef39b9e791f5
174: 5 pass
   DIE-2 turn {'seat': 2, 'number': 36} (all)
   = 0cfd401e53180407 6cd2ef7134db2bd4
175: 3 pass
   = cecc0469af56f40b 42ad4de3e042e84c
176: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = a00e838f1b88175d f1d7eb124b0e5ed7
177: 5 bread soul
   DIE-T12 bread {'seat': 4, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 3} (all)
   = 399d080ad2566696 de6a49b704f30456
178: * white 1, yellow 4, black 3
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4504ecb32910f1d3 0adfe0171f2dbc37
179: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = a3475f975f6dd429 f8a5dc887cf1080e
180: 3 turn white 1
   DIE-T9 turned {'seat': 2, 'owner': 0, 'kind': 0, 'value': 1, 'to': 2} (all)
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 03a8b6200f97bebf 838bad8fc23ee0cf
181: 3 space 5
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 1} (all)
   = 6d545f9e533d0db1 c36a613d1c03d665
182: 3 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 37} (all)
   = 2c69f691b6c1e1c3 714ecbba6bb78262
183: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = da5bfc7b9facd2e0 7e3deb9682ddbeac
184: * white 1, black 2
   DIE-C2 shook {'position': 3, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = e26d3d2774d39759 426d7bff046ddda9
185: 4 space 4
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 0} (all)
   = 00a741c5e1476dfa cb9e675f9e0e0c49
186: 4 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 38} (all)
   = 6de4b1294f22e429 962f727bcc605163
187: 5 swap candle
   = 72849253e08f5bd6 a3d7226665fd9cfb
188: 5 take marigold from yellow
   DIE-K swapped-token {'seat': 4, 'given': 0, 'taken': 1, 'giver': 2} (all)
   = a3c1d932937d9991 5d5d48b03aa50800
189: 5 marigold casket 4
   DIE-T4 looked {'seat': 4, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (4,)) reveals
   DIE-T4 looked {'seat': 4, 'position': 3} (but (4,))
   = dc0c0ea2e1c194f0 78d1f0cf803d1a76
190: 5 done
   DIE-T4 nothing-removed {'seat': 4, 'position': 3} (all) reveals
   = eb45d40f2da95e15 caa4275352bd33f2
191: 3 pass
   = e67dc6a539c4edf5 4baa8047b5d7f350
192: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = bd793f39b7961af5 b461c15627deee41
193: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 39} (all)
   = 9be7bcc22a914b6e bc8ba04cb7e84adc
194: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = f663cc8ea01d90a2 23101c3a4c1d051d
195: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 30709dd4088304c8 dff509e1683a8a89
196: * white 2
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 85a93aa9ff9284fe 77c419dd4b14ea29
197: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 40} (all)
   = 8f2067155a1b5198 a044d731eee894b3
198: 1 pass
   = 5a4226d689d627b0 7eaf580ca5787ff7
199: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 3949a5fc314f5ca6 5853f0339c405d27
200: * white 4, black 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 4), 'position': 3} (all)
   = 18a094e0386f862e d2009772ad9db644
201: 2 ascend white
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 0} (all)
   = 3af604972b2e00e1 876bd70d57988b51
202: 2 space 4
   DIE-E1 ascended {'seat': 4, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 4, 'token': 1} (all)
   = 94707734150d1882 fb704c8cc0d78ef0
203: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 41} (all)
   = 8ffc08c026e036b5 a672519688978b28
204: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 525a8d8acb84e395 b19185474416aa76
205: 1 pass
   = cf457a49d7fdb261 a20263f884096cc2
206: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = fe173e9844175d37 14f1dcbdd6a44ca2
207: 3 done
   DIE-C2 not-shaken {'owners': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 42} (all)
   = 54bf5cdc738a3385 60982909f7a94335
208: 1 pass
   = 2984f0b8ace813b6 dd56bd6b8492976a
209: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 9} (all)
   = da255b0ed07f59a5 17bb504e3f8d14f9
210: * white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 68f38395d50890fd 4f1eb8d51b76d943
211: 1 skull 5
   DIE-P2 declared {'seat': 0, 'value': 5} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 4} (all)
   DIE-2 turn {'seat': 4, 'number': 43} (all)
   = a4efc0696391e8b9 33cf2c1c14edf57c
212: 5 swap marigold
   = e0d68b0744e32744 4c2134e4247b2be0
213: 5 take bread
   DIE-K swapped-token {'seat': 4, 'given': 1, 'taken': 3, 'giver': -1} (all)
   = 9cc9a5c55021006e d62583148fd4d6db
214: 1 pass
   = 61323b367fb4a458 bcf215bd7c2e042f
215: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 328deda5da731a62 c3df2ac6e0ebb521
216: 5 done
   DIE-C2 not-shaken {'owners': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 44} (all)
   = fb6d29aa29fa2d71 78f7e238fb5dd35b
217: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 95c02f9846b36325 b32d69dce21f2cdc
218: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ce6e5fd39a08f9a5 3c5fbd7b9e6634b9
219: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = cdfed0b6b588cdd0 5b6babb32f6da95a
220: 1 take marigold
   DIE-C5 gained-token {'seat': 0, 'token': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 45} (all)
   = 020c7e1c8e958f37 0be23883c8f82143
221: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 490a594f5ac5e388 c16166c2d051045b
222: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 46} (all)
   = 3f89152202b7a54b 55ae20802ee0a69d
223: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 4085b94ad13b7eac 6892189568f84f71
224: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = d699fed089880929 b465daf37b0f621a
225: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 47} (all)
   = e03b7b31fa3e64f7 58cf58a4e2c0dc93
226: 3 pass
   = 4585787af667182a 482dac2c470509f9
227: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 9} (all)
   = 9ff007c96738cf43 d2508af03a84ebaf
228: * white 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 4} (all)
   DIE-2 turn {'seat': 4, 'number': 48} (all)
   = 86025011ce5615e8 ec48ce43f7e44b0b
229: 5 swap bread
   = 3af42c0d6bf724ab acf5c02a7ac1880e
230: 5 take marigold from white
   DIE-K swapped-token {'seat': 4, 'given': 3, 'taken': 1, 'giver': 0} (all)
   = 48bb5ac284789f8f d496383c02d446cf
231: 5 marigold casket 2
   DIE-T4 looked {'seat': 4, 'position': 1, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (4,)) reveals
   DIE-T4 looked {'seat': 4, 'position': 1} (but (4,))
   = 20776c92011b52af 26467a4502ce5199
232: 5 done
   DIE-T4 nothing-removed {'seat': 4, 'position': 1} (all) reveals
   = e7a65fea5615bff3 fa4909b888b9ae3c
233: 3 pass
   = 289ef93f782c90f7 fadae1de745c42e9
234: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 9288963d49a8d568 fc34d298eb55e144
235: 1 bread soul
   DIE-T12 bread {'seat': 0, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 2} (all)
   = 1fb37845d75f52f3 5aecdffd3e97ac4d
236: * white 1
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 45f3d47c6e0764f7 ce7b201474113e61
237: 5 take candle
   DIE-C5 gained-token {'seat': 4, 'token': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 49} (all)
   = db03c88f348673c6 fb05117c07279b04
238: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 2d2aa712509744fa dac4c237430359db
239: 5 pass
   = 697c9b6beb2f0035 09742e05c96398f9
240: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 02c0bbd1b4f5bdd6 312e44ba04c74c4a
241: * white 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = c53876a8e0584433 f785558b45a804e9
242: 1 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 1} (all)
   = d2b8ac7d8f82e709 6814e89bbaf0d599
243: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 7a27a02df1432da9 ad53898c8c6bfcd5
244: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 50} (all)
   = 15fba186a219e497 789cc5fa802470bb
245: 5 pass
   = e8987b846d249854 ff8c817e4c71f1f3
246: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = e9ce609a686c63e8 34258c5babfa89e0
247: 2 done
   = bf3dc34b7c8304a8 c3e30d970ad9748d
248: * white-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = db8bbeb4687c2d46 d23267c6392885c4
249: 1 skull 2
   DIE-P2 declared {'seat': 0, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 51} (all)
   = 07e84bc694b0a9e7 b52d88673b50eb7f
250: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = f404d37fa1e03cf6 63e15c5080f2637f
251: 5 candle
   DIE-T5 candle {'seat': 4} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 934818ce1dc717f1 06bf77510f1bf525
252: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = ca5b74a0d5f3adde abb7cc065d7bafbd
253: * white-power 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 09089ab66f6fd9c1 085d2737f86f7390
254: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 52} (all)
   = 8b79fae498a47775 9adad730625cea08
255: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 57566a224b2d02ab f90f01225fcae492
256: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = 07ca0c548a3822ff e8301eae943a26ad
257: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = ad6bacdaaab383c3 48dc10cea741e43b
258: 4 done
   = 90ee3ba3d52755d6 cc53b29fd2cd9911
259: * white 4, blue 4 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e849fe60ee01dc4a 8ab93104fe00c5e6
260: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = 84b048d507ca9815 bbfb4beadbf5584b
261: 3 turn white 4
   = cd1f457bfaac9ea7 d64077c8c7890c8d
262: 3 up
   DIE-T9 turned {'seat': 2, 'owner': 0, 'kind': 0, 'value': 4, 'to': 5} (all)
   DIE-2 turn {'seat': 4, 'number': 53} (all)
   = 5fbea8e8b47ad827 3be25b094d21182f
263: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 97cc1f014254ed81 ae3e8d6b6ad82fbe
264: 5 prepare power
   DIE-Q2 prepared {'seat': 4, 'kind': 1} (all)
   = cd639153bbbac574 0f341c4fc289ef2a
265: 5 prepare soul
   DIE-Q2 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 54} (all)
   = fe895c97f6312d1f fbb9c786b6e71916
266: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = ea6a6d9d32f9cb6e 0a44e273e2b65301
267: * red 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 538dfe5bb59f6ea4 284bb94ba39677cf
268: 1 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 2} (all)
   = 0d4ff16cd83849e1 e11714af99711f29
269: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 55} (all)
   = f9cbe29a6df3f23a cff6db5c7fb5ffcb
270: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 09b759a58067930c 4ede4f90a0571a39
271: * white-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9468eeed72dcece6 7c03110f6e89463d
272: 2 pass
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 068617a63ea6bed3 1498e991cfb1c860
273: 2 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 4, 'space': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 3} (all)
   = cd784c59169010a0 fdf81d38d3b953d9
274: 2 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 56} (all)
   = 382f111adb53e941 1a029e94b4c5957b
275: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = d0e6592c9ca37739 1d2dfe121185958d
276: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 13ab585ae2be994c 82c2e2dd1d514a77
277: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 57} (all)
   = 77555da7aca59231 79fad59d8f884bc9
278: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 39f75ac6a81c76b6 934924064a85f05e
279: 4 take bread
   DIE-C5 gained-token {'seat': 3, 'token': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 58} (all)
   = 2374f82436ad8f5d 6e8f1e4f56aab9aa
280: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 301649cc07de8bdc 8b4ee8796fbaffcf
281: 5 done
   = 3a60b4d54e53f098 d5b5f2b0a3b0d9b0
282: 4 pass
   DIE-2 turn {'seat': 0, 'number': 59} (all)
   = 7db705793bed1850 8d4afa6c7d494e45
283: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 3} (all)
   = 6ee97201251ca8fc b6f518751508ad10
284: 4 pass
   DIE-2 turn {'seat': 1, 'number': 60} (all)
   = 26791a693a398b41 0a8023cef567972b
285: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = bcaab210e7ae6ab2 10176f1652490826
286: 4 bread power
   DIE-T12 bread {'seat': 3, 'position': 3} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 3} (all)
   = da7c5aac5be99948 67e452f48610153b
287: * white 4, blue 4 5, blue-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6ef7c73bafdd7259 ab1bdfae84f24b01
288: 2 incense
   DIE-T9 incense {'seat': 1} (all)
   = 57e249977f3d25cf 171721faf935dcfd
289: 2 turn blue 4
   = fe1dfd65af272dd4 bf23b9106901ca55
290: 2 up
   DIE-T9 turned {'seat': 1, 'owner': 3, 'kind': 0, 'value': 4, 'to': 5} (all)
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 9fe81c55970d3d62 011f370aa0642475
291: 2 ascend blue-power
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = db8217821e2fab18 a96efcdac288bad8
292: 2 space 1
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 0} (all)
   = 8884606388101932 dfed0f7dd292e9b8
293: 2 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 61} (all)
   = 4ebd21ec6b93888c e96929d18a314a89
294: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 37d89bd0151cb87a a9998c0bbadff16d
295: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 9ccf22ab103b7289 8b2285b16841e5f2
296: 3 done
   DIE-2 turn {'seat': 3, 'number': 62} (all)
   = 1288cb025155a0b7 ae850755e69fde7f
297: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = a93bbbd1415fb988 36b20106b5105a5e
298: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 63} (all)
   = 8c8443d52c14e328 8bbcc64b94f6b84a
299: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 410d8273ccec9950 a3c8a9ec3ff18d61
300: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 64} (all)
   = 09feb8984e51f5f1 9ad5f9f3836e6ded
301: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 92acebfcfde38182 2b63d8c00dd8bc98
302: * white 1, blue 3
   DIE-C2 shook {'position': 2, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = a01c0736bc0999f0 5041285ca0b62973
303: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 65} (all)
   = 98324d3cb59814cc 253c523399080611
304: 1 pass
   = fe56f2f1c1ec6b64 4b163079c45236f3
305: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = be9026b7e1f7ab9b 3403dc4b4208dd81
306: 2 add free power
   DIE-C1 laid {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 66} (all)
   = be083612ded852e5 f2c1bc116bd75339
307: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = e843eee86c42cfe3 a294aabc6c6c53ff
308: 1 pass
   = 42cbdbc9f64e5391 72bca7730812e5f7
309: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   = 06056e4ad638bdcf 5664bfe4c236abdd
310: 3 prepare soul
   DIE-Q2 prepared {'seat': 2, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 4} (all)
   DIE-2 turn {'seat': 3, 'number': 67} (all)
   = 253708e2aab7c6de 6370e08ec036de52
311: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 0fa01194e67c9ac7 a2231794e445a6ce
312: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = a89ad41ccca23303 ceed06ee94df9dce
313: 4 done
   DIE-C2 not-shaken {'owners': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 68} (all)
   = f789ad5d30916003 7a0de369a41976ed
314: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 952568f6c63981bc 4e8c97bfe4978a3f
315: 5 done
   DIE-C2 not-shaken {'owners': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 69} (all)
   = be4b378418084cc5 b64518b27b001ada
316: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = b53197b26ef053bc 4e0c45b16604d9d1
317: * white 3, blue 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = e0baff564a1c87ce cfd747fa28d66f41
318: 1 space 2
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 1} (all)
   = 429788f167066bab 59d70f67005b9289
319: 4 done
   = 035a66cf48c67f4e fbbfb21f245c4b63
320: 1 move caskets
   DIE-C9 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 70} (all)
   = eb8db496e027a15e ca04027719d93c6c
321: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = c6f2dd610f6edd88 9989083a9e9face2
322: 2 done
   DIE-2 turn {'seat': 2, 'number': 71} (all)
   = 78e01d1411cdf019 71ecc664c39af5e0
323: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 5e51b35d2ff96ace 8b3916b3a0a5c5d7
324: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 4} (all)
   DIE-2 turn {'seat': 3, 'number': 72} (all)
   = ed7610aa44a6be74 b88ef09fc0d143c9
325: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 7b1fc9862a7b371c 2c727d1e1b73bcb2
326: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   = 0fe61b789232007d f6e1362cfab4ec75
327: 4 prepare power
   DIE-Q2 prepared {'seat': 3, 'kind': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 73} (all)
   = df13eb88b69b8263 c8d46fbdad43e7a9
328: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 805bf55ab7764aa4 fff338cded80a7d9
329: 5 add prepared power
   DIE-C1 laid-prepared {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = f1d7ef48864441f8 34fa5058e733c595
330: 5 done
   = 9e3b9bfcbfd4695c 7ae746c3536a4eae
331: * white 1, black-power 6
   DIE-C2 shook {'position': 0, 'roll': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 74} (all)
   = 3bbb86972a8985f7 334a2e1c4705be80
332: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 5dd06bb31d89b066 5e70b4bf3007ff1c
333: 1 add prepared power
   DIE-C1 laid-prepared {'seat': 0, 'souls': (0, 1), 'into': 0} (all)
   = 3c2132f711df2ebe 69fc09474b0b916f
334: 1 done
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 75} (all)
   = 78fc011af1e6b78e 30f34352f0568339
335: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 9c24c2b282778e9e 8e99bde91060f920
336: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = ad70956417296093 09762cd4195a0fc9
337: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 66f35bbc86e486d5 43a5b83c4921faab
338: * white 5, black-power 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 76} (all)
   = 244a98ba4e68c4f3 7aec84ff4ff024ab
339: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 858cf6f5efc880e6 c21bfb0b10ae1795
340: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 570e91af4e801ca9 9bba3f5c7db9ba5b
341: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 499262e585163529 127d55c2d615a1f1
342: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = b173a55deee34f97 47fa44b60c98ca0c
343: 3 add prepared soul
   DIE-C1 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   = d3cfe75faab87185 614c566fc2152692
344: 3 done
   = 97f70b49b9c15d72 fdc737663c05ffa1
345: * red-power 1, yellow 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 77} (all)
   = 4c7f2b01e4f0b63d d5d13bddb92e6833
346: 2 pass
   = 3057a04668a0959c 1621c2ab2645838d
347: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = b6bb55549c559d2a c8c96d028ae83ca4
348: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 6} (all)
   = 3f5c8d7daa32bb4f f98f147abc5b2180
349: * red-power skull, yellow 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e2cf84126971965a 02532244fd59bdec
350: 2 skull 4
   DIE-P2 declared {'seat': 1, 'value': 4} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 78} (all)
   = b07f0b192ab08875 2c7a5b95afdb0ed4
351: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = ccfe3dd53a9e14e4 1011a7d80bc1b5b6
352: 2 pass
   = 2606db9e90165d30 5041983fc05fd2a9
353: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 0219c81295cf4f64 a0a914f961f75a2a
354: 5 done
   = e8704405e55212b2 f6c4fded16a34f53
355: * red-power 1, yellow 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 3} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 79} (all)
   = dc6ed293f86de606 8d162a12c668d89b
356: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 77b44c64698554f1 656601e4af437f4b
357: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 3b6f10758b2340a6 f11a813d6a4dc361
358: * red-power 1, yellow 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 2, 'token': 2} (all)
   = 048551ee47bc15ad 930b762514b0accc
359: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 80} (all)
   = 58aa2406b040777b d90fd696d954dea1
360: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = f166cf9fe6541d68 e742105a32f54c3a
361: * white 2, black-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = f56cd48e2d45ca0e 3ae1fc1b3210b834
362: 5 skull 2
   DIE-P2 declared {'seat': 4, 'value': 2} (all) reveals
   = 5510f27911b5218b e5bb6c4ad3828569
363: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = eee2cd91561ab6a4 996f5d52227368cb
364: 3 turn white 2
   = e115e00e14a77b6d 665c7008243145dd
365: 3 down
   DIE-T9 turned {'seat': 2, 'owner': 0, 'kind': 0, 'value': 2, 'to': 1} (all)
   = bcf63dd71c445cf5 c2b7659e9a412ad4
366: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 81} (all)
   = 7d26172a70c343f8 3791937a1faf7b14
367: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 4c2d4185cadbe959 39c3fe86286ad3c9
368: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = a0d53521dced34a0 9c1d4d486777c93e
369: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 82} (all)
   = 9c136e155ad58bea 4d29dcef7c81a39d
370: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 5357940b512457cc c5a4b7b4a9060f53
371: 4 add prepared soul
   DIE-C1 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 0} (all)
   = e0cfefe7e5e01110 7b76eb6a205d5d0c
372: 4 add prepared power
   DIE-C1 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 0} (all)
   = e1431577e7617dcb d52a22b90d554402
373: 4 done
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 83} (all)
   = 82789989e6350e40 fe5fdf8d98891557
374: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = e5c6dbeb259b237c cadd5017ebe2e4fd
375: * white 2, black-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (all) reveals
   = d2d5d53577a15ad0 0205bd96860c1654
376: 5 skull 6
   DIE-P2 declared {'seat': 4, 'value': 6} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 3} (all)
   = 97749cbf85d8f193 8b48a77ad5c97a91
377: 5 space 3
   DIE-E1 ascended {'seat': 4, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 2} (all)
   DIE-Q3 gained-power {'seat': 4} (all)
   = 6a611a41b590de20 e24eb4a026dcf72a
378: 5 power soul
   DIE-Q3 gained-power {'seat': 4} (all)
   DIE-2 turn {'seat': 0, 'number': 84} (all)
   = 6dcbe6fb82f70ac6 18f1bf45a1a7dbb2
379: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 028933af331feb78 fef34823c834851d
380: 1 done
   = a0cce57cc92e0f35 b467d6744e14df35
381: * red-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = ee002ca57d82eae3 fbc1ffe970c84d59
382: 2 skull 1
   DIE-P2 declared {'seat': 1, 'value': 1} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 85} (all)
   = a619a75fceaf0163 fa5f5dfdc5f5b222
383: 2 pass
   = 0692c0cbf267dbf5 02770703adfaf94d
384: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 24b1db3c9c53e039 fbe0f4ebd7384c0b
385: 2 done
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 86} (all)
   = f312fdaf110b66d1 073e26ee85dc8f24
386: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 6fec73c1f7f1f89c 8a9d364d95ae65cb
387: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 84ac251f44bc4e4d 0738639004a8eb24
388: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9891018a4d88f738 dfd976f6bb939c34
389: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = 23546cb1e0e60796 80cb01c003af749f
390: 3 done
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 3, 'number': 87} (all)
   = f9642ccdbf8db809 3e277e078e7f4b18
391: 4 casket 4
   DIE-1 chose {'seat': 3, 'position': 3} (all)
   = e3ab4187529c6f0a 129c06c3c36ba8a2
392: * red-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = fc2b5db03f46eaa9 e8803d2ba5175812
393: 4 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 1} (all)
   = 9e72e6e2d6ee5f17 ce60e05941dc1557
394: 2 done
   = f77e0d3e428e336d 8a62148e67a140df
395: 4 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 88} (all)
   = 826564cdb8cf1a7a 650d0545e238f500
396: 5 casket 4
   DIE-1 chose {'seat': 4, 'position': 3} (all)
   = 4b8abd38cc080efc e3d6195f9fa5b579
397: * blue 3, blue-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = b1529ca9f1752294 d1476e885f1ee573
398: 5 ascend blue-power
   = 830ddaaeced02414 309728d89ec1a124
399: 5 space 5
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 6, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 3} (all)
   = 9482a9072647590a 0949f30eb8261973
400: 5 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 3} (all)
   = 16e9a7acbffd2479 ae28bdd24a695689
401: 5 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 89} (all)
   = 117eecb2d84b3d29 66f0ce788c7a2ad4
402: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 891cb639bd818094 3fa7e24123b6162c
403: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 2} (all)
   = 66959614bf7042cd ce8b3b0d02729d20
404: 4 bread power
   DIE-T12 bread {'seat': 3, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (0, 1), 'into': 1} (all)
   = 0f3d29c76d0c952b b9f98e278ea7027f
405: * blue-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 6607e5216a5ff5e0 8c8a1eb262a44f60
406: 4 skull 2
   DIE-P2 declared {'seat': 3, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 3, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 90} (all)
   = 112297f4504ab945 06236db3d4ccd1d6
407: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 54a74a704a991b20 3adfda00a9d0c37b
408: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = f6865d2bc8eccb9b f23a1c06a5984284
409: 2 done
   = 8b5d663136d68215 7d721afb80bbcc84
410: * blue-power skull
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 68d972cdb83844f9 51a9dc83a232330b
411: 4 skull 2
   DIE-P2 declared {'seat': 3, 'value': 2} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 3, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 91} (all)
   = dc1bc9f6efe8a69b 38ef0ea86a2c1e3a
412: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = 27b0f433bff122e9 bb3f5c9c49adeafc
413: 2 pass
   = 21fad618f141b675 13103ab360b47419
414: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 3} (all)
   = 356a50e2caa6a154 4bb91a3cfe51ea4c
415: 2 pass
   = 39bbcfd2b5429f62 2d64ebdf852cc3dc
416: * blue-power 5
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 3, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 92} (all)
   = 4c1f7106468807e5 63c54f94ad63fbe5
417: 2 pass
   = 2c4dd087ee47200e 8ccaba0a9283b8c9
418: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 3} (all)
   = 7870461efd59c3b9 1b57fbd60ed2712c
419: 2 pass
   = 43a4a475f97d98ce 37b78fff27a3b247
420: * blue-power 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 93} (all)
   = 4a29770785c1a222 179654cbacdede8b
421: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = c587f553b3c1a0d4 c5a3b605414835de
422: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 8fe6f83153376a2e 4ac82b035ab14e29
423: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 784698d42ab4aa85 9cb53f902fdd8b36
424: 5 add prepared soul
   DIE-C1 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = 02729e6a8a431092 1b6636ebe021554d
425: 5 done
   = 9eb423d95093ac37 c2aadc47e73230ac
426: * white 6, black 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 94} (all)
   = ae676f3a6a3bdfd8 083377a1c4fd59b9
427: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 38e50e84094fa667 3b3e64c78d03a686
428: * white-power skull
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 925004a17afc76fe 4dad09b6df80b956
429: 1 skull 1
   DIE-P2 declared {'seat': 0, 'value': 1} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = ca0dbf203362c763 e86869e14ae336ae
430: 1 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (0, 1), 'out_of': 3, 'step': 5, 'space': 0} (all)
   = 2ae373ffd2be519a a097b35262e73373
431: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 95} (all)
   = 4fd2b6e50956fdb4 69f4b61cd8548e13
432: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 3ba4718f5c82c9b1 a04ba0425cdabc2f
433: * blue-power 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d6a0fee2e5227849 b3b6ff8aba963c4d
434: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 96} (all)
   = 1e7e0e2d63d84dfc 4bbb79b5a8a87650
435: 3 pass
   = b4976602a559fe36 0f30bd284dbaa2b6
436: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 3} (all)
   DIE-2 turn {'seat': 3, 'number': 97} (all)
   = 1fc471c496fb85ab 18f942e0bd7f93ef
437: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 3} (all)
   DIE-2 turn {'seat': 4, 'number': 98} (all)
   = 3bdfaaefb57521e0 a2e3b66260ab877c
438: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = b61ecd56b7838083 db6cd80a0537caee
439: 5 prepare power
   DIE-Q2 prepared {'seat': 4, 'kind': 1} (all)
   = ce91bfe915f5555d fd26b9132117f87f
440: 5 done
   DIE-2 turn {'seat': 0, 'number': 99} (all)
   = 6d2cd89802dc522b ecee55135e8cc638
441: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 8feb0ea23fa2b5fd fdfaf3ebae5b3a73
442: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 463aa37cfc8e46ad 9b9d82ddb8d9fbc6
443: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = 35191acf72e14ee0 88669c398fadd3dc
444: 1 done
   = 54563bbfe9c69575 8cf34b0770794f1b
445: * white 1 2 4, black 4
   DIE-C2 shook {'position': 0, 'roll': (1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 100} (all)
   = 26adcc8415ff635d 84b5d869b63baa0c
446: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 5a19a7b5dd515d87 5b2401ae07a147c6
447: 2 add free soul
   DIE-C1 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 101} (all)
   = f97d77e33c606da6 8fd7a771be5c149e
448: 3 peek 4
   DIE-Y peeked {'seat': 2, 'position': 3, 'found': (0, 0, 0, 0, 0, 0, 0, 1, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 3} (but (2,))
   = a2608ef8e3d1b3b5 387d4e5fd0d4525e
449: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = d9de9e59ccb5c0e3 78fdd5f031bd2641
450: * blue-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (3,), 'position': 3} (all)
   = 1b8ba692f264c301 abeba575d816a24e
451: 3 space 4
   DIE-E1 ascended {'seat': 3, 'souls': (0, 1), 'out_of': 3, 'step': 8, 'space': 3} (all)
   DIE-B2 gained-token {'seat': 3, 'token': 3} (all)
   = c073a6669cdb7256 e5a9bec742389dde
452: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 3, 'number': 102} (all)
   = 1cb93e4b891d70d6 325483f97bdc9838
453: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = 8e1a21d7ef0471b1 65912477f4cf322c
454: * white 3 6 6, black 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C4 removed {'seat': 0, 'souls': (2, 0), 'out_of': 2} (all) reveals
   = 58ec1bdc02806a08 296f08053dbc30cf
455: 4 take incense
   DIE-C5 gained-token {'seat': 3, 'token': 2} (all)
   DIE-2 turn {'seat': 4, 'number': 103} (all)
   = 5074e09084151f56 d59a3525a3d3d3f2
456: 5 casket 3
   DIE-1 chose {'seat': 4, 'position': 2} (all)
   = 87b5c502c6e627c2 c511b58d2add4d02
457: 4 bread soul
   DIE-T12 bread {'seat': 3, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 3, 'souls': (1, 0), 'into': 2} (all)
   = edaa0e2a248bc554 7a9c76c793de257b
458: * white 6, blue 2, black 1
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 5082801fb85b9c20 678e174efc2c42f7
459: 4 incense
   DIE-T9 incense {'seat': 3} (all)
   = db9ec30f86712693 a4d66a7c116a8509
460: 4 turn black 1
   DIE-T9 turned {'seat': 3, 'owner': 4, 'kind': 0, 'value': 1, 'to': 2} (all)
   = 911d26f34cfa3db4 4c75382bbc178f3e
461: 5 take bread
   DIE-C5 gained-token {'seat': 4, 'token': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 104} (all)
   = 2ad51c9d39619741 7b603543a285a0fb
462: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 28b3b20fda270fc6 5b33d207396e37a9
463: 1 add free soul
   DIE-C1 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = ffe03591949ff56a 18422b23b136ae36
464: 5 bread power
   DIE-T12 bread {'seat': 4, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = cc2e345065a2cf2c adabd93cac295303
465: * white 4, black-power 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 105} (all)
   = 39cb276e24f39bf5 83a1404169b72621
466: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 53914fd91b587cee 858676f649e81c0a
467: * white 5, blue 6, black 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = bb8cff39955c2923 484f3a8effb7822c
468: 2 take candle
   DIE-C5 gained-token {'seat': 1, 'token': 0} (all)
   = fe3cdf549b71462d 87d809fb71b62166
469: 2 discard candle
   DIE-T14 discarded {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 106} (all)
   = 1285ff24e4571941 bdcb823f50f7881d
470: 3 pass
   = 6f017459cfddad71 9ec1361f26857c51
471: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 0a39c7e04c2dcf1c 3f63fcbe51e9306d
472: * white 2, blue 2, black 5
   DIE-C2 shook {'position': 2, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 4557cd3f25edfd0f 64f97fbc332f1dbd
473: 3 take incense
   DIE-C5 gained-token {'seat': 2, 'token': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 107} (all)
   = 657e5ce32fd1777b 090f7030114273a7
474: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 6f9719c7b97b8161 d700e2dd601482ea
475: 4 done
   = c6a98f3d7448ed86 82094b8f97154af9
476: * red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 394a03bf148db960 22607701b026d644
477: 3 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 4, 'number': 108} (all)
   = bac148d4e6893f4e fc7e09eb855f59b4
478: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 2b06fd05e596a3c0 afcdee9fb59e6c07
479: 2 discard candle
   DIE-T14 discarded {'seat': 1, 'token': 0} (all)
   = 989ad47ddaacb6a2 5995151ecff8f737
480: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 88a3ea52e10d9a1e 1ea766824abc41f8
481: 5 add free power
   DIE-C1 laid {'seat': 4, 'souls': (0, 1), 'into': 0} (all)
   = 78e2ff53504a9b0b fc29f53d8273b14c
482: * white 3, black-power 2 skull
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0)} (all) reveals
   = dd2ad73227b812d2 b9808a6f48865386
483: 5 skull 3
   DIE-P2 declared {'seat': 4, 'value': 3} (all) reveals
   = 2f905266b253ac95 be9776ba0d9a45ff
484: 3 incense
   DIE-T9 incense {'seat': 2} (all)
   = dd39837e50b34c4e 2dcc6778b8db372d
485: 3 turn black-power 2
   = deb495710b034df5 caa41dfcf158cf56
486: 3 up
   DIE-T9 turned {'seat': 2, 'owner': 4, 'kind': 1, 'value': 2, 'to': 3} (all)
   DIE-2 turn {'seat': 0, 'number': 109} (all)
   = 847e74c419fc686a 7e1406f0f841915a
487: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = a6b1217f3f332d56 e671f722b053f154
488: 1 prepare power
   DIE-Q2 prepared {'seat': 0, 'kind': 1} (all)
   = 50c476390e015832 0f7bc0d7fcab3956
489: 1 prepare soul
   DIE-Q2 prepared {'seat': 0, 'kind': 0} (all)
   = d461e024e8c3c607 5ce7f0b95bb65f34
490: * red 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 110} (all)
   = 1b87293a0a4e53e7 fc60d8f563a2db18
491: 2 pass
   = ce2f63ee0eb38307 61a437961457c8ef
492: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 0a7352c859a5b4b6 5203dacf29409cae
493: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = c4927c6f473400df 919df7cdd7db710b
494: 2 done
   = 86742459d16c3164 02f1c4584478986b
495: * red 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 111} (all)
   = 28a6cb4680a16776 d724783e88fdc48b
496: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = d2814d517a55c39e 74f7e3cac591cb87
497: 2 pass
   = 95916b8e21741a29 a949b8dc9ed93fc7
498: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 3} (all)
   = 78033efc566faf4e 5e8f18cf9c929e43
499: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   = e4eb0bbf88ed7ee4 750cbfe53daf3393
500: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 1} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   = 7a2ca5c896cb466b 2428b85846735fda
501: * red 2 4 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 3, 'number': 112} (all)
   = 91e6b1a59afd1f22 3ea7f6bc1e9b690b
502: 2 pass
   = 4b56791a56d7b9cb 68feef459cb110a7
503: 4 casket 1
   DIE-1 chose {'seat': 3, 'position': 0} (all)
   = 176dd05128c72d52 d000666c8a1631a8
504: 4 done
   = 240d19fc25aa692e 61d33143d3c54b9a
505: * white 4, black-power skull 5
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0)} (all) reveals
   = 4275fd5da2eb926f bd884a2365aaf0d4
506: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 113} (all)
   = 210f528bbb717959 2a0a10baff21d44f
507: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = dc7670a64ed7a803 f9cf99105b741d31
508: 2 pass
   = 40225b9c362415bc 3019133bc72423a1
509: 5 casket 2
   DIE-1 chose {'seat': 4, 'position': 1} (all)
   = 74ef6b9d943d68ba 811fa5b315b226e6
510: 5 done
   = 2e9d1bbdddfad0fa c35a3a0da646c7e8
511: * white 3, black-power skull 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1)} (all) reveals
   = 562bd7d2070667d4 eca0ebec9105dc84
512: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   DIE-P5 won {'winners': (4,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 4, 'kind': 0} (all)
   DIE-C11 moved {'opened': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 114} (all)
   = 042604dd3c27a43b dd5eb5312ade8f64
513: 2 pass
   = eaf61e5256f61e3a eb5bc6b4711b4699
514: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 115} (all)
   = 4a77c4b433be3742 4445b4ea159e72b7
515: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 0da5503f6dae9375 7fe4c5bc9cc79436
516: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 3, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = c0fa485d89ecb89e a26e917e3ecaa14b
517: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (1, 0, 0, 0, 0, 0, 0, 0, 0, 2)} (all) reveals
   = 4c34aa00cc225c2b 05c3214dd34c317d
518: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 691c87338ce36e81 841ff3b18a93321c
519: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 6d0b8de1684d4142 077bad7b06739203
520: 2 done
   = a8a6019d3f281463 177bbd6841ebc163
521: * red 1 4 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 116} (all)
   = e75a502b81eb2466 91ffe270d4d48f3e
522: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 3, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 14006bc101cb008c 2b3dd49515d3eef7
523: 2 pass
   = b7bbb60cff71da1f 8e2f0e153ea73710
524: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 7e51309bdfb9a31c 7682832bf20fbb44
525: * white 5, blue 4, black 1
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 00d7f6cc7f9efa7d 8b55b826c9926ec0
526: 3 space 2
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 2} (all)
   = 4883a7503efeb8b3 34a3fd0ccca083ae
527: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 3, 'number': 117} (all)
   = 5c23085d366ac4ee 0f1052fa430ff2d8
528: 2 pass
   = ecb645cc0aba827e d57be167b6031a3e
529: 4 casket 2
   DIE-1 chose {'seat': 3, 'position': 1} (all)
   = 8b69d96cc942a2ba 091b696535a5757c
530: 4 prepare soul
   DIE-Q2 prepared {'seat': 3, 'kind': 0} (all)
   DIE-Q2 cannot-prepare {'seat': 3, 'free': 2} (all)
   = b8f6415ab9160ef7 63415f9c547210a1
531: * white 6, black-power 1 1
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 2} (all)
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 4, 'number': 118} (all)
   = daf769e061ed74b7 51cf8f3c14585a00
532: 2 pass
   = 3b582ea3d3fb1efa 3d104f28f555d952
533: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = 67e1e6caf7dfd3ea c25249d998dcae35
534: 5 done
   = 77038561a484b570 5c29e5b93c28bb6a
535: * blue 4, black 2
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 119} (all)
   = f1b0765bee2a8060 eff28b4adbfea785
536: 2 pass
   = 46ca40e2d23b1acc 856fb38dffc7dfec
537: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 0, 'free': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 120} (all)
   = e8b881dbe84dcf38 09be9eef8281eed4
538: 2 pass
   = 736eed7197e07204 ed7892b50859058a
539: 2 casket 3
   DIE-1 chose {'seat': 1, 'position': 2} (all)
   = 44d4430f179f90bf fee9cef295ec9532
540: * white 4, black-power 1 skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0)} (all) reveals
   = f38ab78269653f9e 8aa4331fc7b8238b
541: 5 skull 1
   DIE-P2 declared {'seat': 4, 'value': 1} (all) reveals
   DIE-C4 removed {'seat': 4, 'souls': (0, 1), 'out_of': 2} (all) reveals
   = dcde43a0066d2a87 e45a751d794931ae
542: 2 take bread
   DIE-C5 gained-token {'seat': 1, 'token': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 121} (all)
   = e6ecc1dcec34a1ef 078314134d8d555d
543: 3 pass
   = 6e50d8bc7b7e5985 f20339bd7a1d717f
544: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = 322ee1a6208f0da4 6bd7251018209d29
545: 3 peek 2
   DIE-Y peeked {'seat': 2, 'position': 1, 'found': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 1} (but (2,))
   = 4711688929d48c2b c9475175ba1b29d4
546: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 3, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9c0de7d5b4472a8d d3239d35ecffc693
547: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = dec3be60b918f5fb ce4fa147ef47c639
548: 2 bread soul
   DIE-T12 bread {'seat': 1, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 2} (all)
   = 23bb367508af0eb6 2ed0f2f5f44b5143
549: * red 5
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b7a0ce4f9608d1fc 933f9f25f658e700
550: 3 take bread
   DIE-C5 gained-token {'seat': 2, 'token': 3} (all)
   DIE-2 turn {'seat': 3, 'number': 122} (all)
   = 9d49e8e532dfa41f ebbf5c3144722fa1
551: 4 casket 3
   DIE-1 chose {'seat': 3, 'position': 2} (all)
   = d4d64b6fe84f959f e135c6b77ea67bfa
552: 3 bread soul
   DIE-T12 bread {'seat': 2, 'position': 2} (all)
   DIE-T12 laid-prepared {'seat': 2, 'souls': (1, 0), 'into': 2} (all)
   = 405a2214be0e9793 a5a4b54074b6c3ec
553: * red 2, yellow 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 74185e0cb51d0f28 61d839c01825df58
554: 4 take marigold
   DIE-C5 gained-token {'seat': 3, 'token': 1} (all)
   DIE-2 turn {'seat': 4, 'number': 123} (all)
   = 35de5b91ee99aa01 2e56bf25feff1436
555: 5 casket 1
   DIE-1 chose {'seat': 4, 'position': 0} (all)
   = a27f9ff13905f201 f508c6202d3e2688
556: 5 add prepared soul
   DIE-C1 laid-prepared {'seat': 4, 'souls': (1, 0), 'into': 0} (all)
   = 4771f0a407bcaf73 10779148ec3511ff
557: 5 done
   = 94ba57e8fbe40d5d 92bdb71ef2374878
558: * red 2 2 5, black 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 124} (all)
   = 111066d0d0c9fffe b2d16565cf96539a
559: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 9081ca33525b7415 d6fe5167a52d6766
560: * white 6, black-power 6
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)} (all) reveals
   DIE-P6 won {'winners': (0, 4), 'position': 3} (all)
   = fd2b844b37173920 bbeedfee0b00045b
561: 1 ascend white
   = 4645c096754cbc8b ca732e3708e11b32
562: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 2} (all)
   = e506a33e9ddaf363 219ef11d0878e71f
563: 1 space 1
   DIE-E1 ascended {'seat': 4, 'souls': (0, 1), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = fb0e4d6c1bbe3088 f830790069f5ceb1
564: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 125} (all)
   = 172eb5fbb7e63707 8b8d08f3c6ab247e
565: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 09cae024221d8a2a 339a7c8b428b707d
566: 2 done
   = a49635fdab8976f6 a6c437fda3e61894
567: * red 3 4 6, black 2
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = bf59f71a3113e135 3b17a6e5d0f61eb0
568: 1 pass
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 126} (all)
   = e0fae3581ac3209d 9802fcff46f5af98
569: 3 peek 3
   DIE-Y peeked {'seat': 2, 'position': 2, 'found': (0, 0, 0, 0, 0, 0, 1, 0, 1, 0)} (only (2,)) reveals
   DIE-Y peeked {'seat': 2, 'position': 2} (but (2,))
   = 0d5deef109c17453 5e00c7dd33e47787
570: 2 convert soul
   DIE-R converted {'seat': 1, 'kind': 0} (all)
   DIE-R gained-token {'seat': 1, 'token': 0} (all)
   = d94ed9164e4a6d8b 4b6a79cc628c0d2d
571: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 1, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   = 878b465802b39858 62f94f7cc9c39d50
572: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 629588e2d2391ecb 1ef0a7532d8756ee
573: * blue 4, black 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b51fa1a08dd27d9b d17710bbe82b51bf
574: 1 pass
   DIE-P6 won {'winners': (3, 4), 'position': 3} (all)
   = a21bfdfb6f6a9368 2bb9d853911ad4c0
575: 3 ascend blue
   DIE-E1 ascended {'seat': 3, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 3} (all) reveals
   = 455b50e0bd1837b5 cd36123d8ef794b5
1 place 2 points 7; 2 place 2 points 7; 3 place 5 points 4; 4 place 1 points 9; 5 place 2 points 7
