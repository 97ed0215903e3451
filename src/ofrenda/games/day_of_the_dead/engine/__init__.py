"""The rules of Day of the Dead: everything that is compiled. Knows the kernel only."""
