"""Runs a command; prints the CPU seconds and peak memory of it and its children as JSON.

    python -S benchmarks/measured.py COMMAND [ARGUMENT]...

It imports nothing large: the peak of a process counts from that of the one that started it.
"""

import os
import sys

nowhere = [(os.POSIX_SPAWN_OPEN, to, os.devnull, os.O_WRONLY, 0) for to in (1, 2)]
pid = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=nowhere)
_, status, usage = os.wait4(pid, 0)
cpu_s, peak_mb = usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
print(f'{{"cpu_s": {cpu_s:.6f}, "peak_mb": {peak_mb:.3f}}}')
sys.exit(os.waitstatus_to_exitcode(status) != 0)
