/* Included before every compiled module. */

#include <Python.h>

/* What mypyc calls only when something fails. Told so, the compiler lays out the rest as if it never did, and has more
   room to inline. */
#define COLD __attribute__((cold))
PyObject *PyErr_Occurred(void) COLD;
void PyErr_SetNone(PyObject *) COLD;
void PyErr_SetString(PyObject *, const char *) COLD;
void CPy_TypeError(const char *, PyObject *) COLD;
void CPy_AddTraceback(const char *, const char *, int, PyObject *) COLD;
void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *) COLD;
void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *) COLD;
#undef COLD

/* Whatever comes off a list is held against its class, a phase of the stack above all. The class is nearly always one of
   the first bases, and is found without a call. */
static inline int is_instance(PyObject *thing, PyTypeObject *type)
{
    for (PyTypeObject *base = Py_TYPE(thing); base != NULL; base = base->tp_base)
        if (base == type)
            return 1;
    return PyType_IsSubtype(Py_TYPE(thing), type);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(thing, type) is_instance((PyObject *)(thing), (type))
