"""The rules of Dia de los Muertos: everything that is compiled. Knows the kernel only."""
