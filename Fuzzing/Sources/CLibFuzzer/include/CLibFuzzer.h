#pragma once
#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with the arguments of a program. libFuzzer calls the function with each input that it makes.
int LLVMFuzzerRunDriver(int *argumentCount, char ***arguments, int (*run)(const uint8_t *bytes, size_t count));
