"""The rules of Die of the Dead: everything that is compiled. Knows the kernel only."""
