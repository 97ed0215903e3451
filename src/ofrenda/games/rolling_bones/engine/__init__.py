"""The rules of Rolling Bones: everything that is compiled. Knows the kernel only."""
