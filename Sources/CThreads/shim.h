#pragma once

#include <pthread.h>

// What glibc tells of processors to GNU programs alone, of which Swift's Glibc module is none.
int sched_getcpu(void);
int sched_getaffinity(pid_t thread, size_t length, cpu_set_t *set);
int sched_setaffinity(pid_t thread, size_t length, const cpu_set_t *set);
int pthread_attr_setaffinity_np(pthread_attr_t *attributes, size_t length, const cpu_set_t *set);
