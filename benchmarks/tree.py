"""Runs a command; prints what it and all processes that it starts take, as JSON.

    python -S benchmarks/tree.py COMMAND [ARGUMENT]...

CPU seconds of all of them, those that nobody waits for too; the peak of their memory together, each
page counted once (PSS), and that of the first process alone (RSS). It looks every 20 ms, so what
lives for less than that may be missed.
"""

import os
import sys
import time

TICKS = os.sysconf("SC_CLK_TCK")
EVERY_S = 0.02


def seconds_of(session: int) -> dict[int, float]:
    """CPU seconds of each process of a session that is there."""
    found = {}
    for name in os.listdir("/proc"):  # noqa: PTH208 - pathlib would make this process larger
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as file:  # noqa: PTH123
                    fields = file.read().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) == session:
                found[int(name)] = (int(fields[11]) + int(fields[12])) / TICKS
    return found


def shared_fairly(pid: int) -> float:
    """The memory of a process in MB, each page divided by how many have it."""
    try:
        with open(f"/proc/{pid}/smaps_rollup", encoding="ascii") as file:  # noqa: PTH123
            return next(int(line.split()[1]) / 1024 for line in file if line.startswith("Pss:"))
    except (OSError, StopIteration):
        return 0.0


nowhere = [(os.POSIX_SPAWN_OPEN, to, os.devnull, os.O_WRONLY, 0) for to in (1, 2)]
pid = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=nowhere, setsid=True)
seen: dict = {}
peak, looks = 0.0, 0
while True:
    ended, status, usage = os.wait4(pid, os.WNOHANG)
    if ended:
        break
    seen.update(seconds_of(pid))
    if looks % 4 == 0:
        peak = max(peak, sum(map(shared_fairly, seconds_of(pid))))
    looks += 1
    time.sleep(EVERY_S)
first = usage.ru_utime + usage.ru_stime
seen[pid] = max(
    seen.get(pid, 0.0), first - sum(seconds for one, seconds in seen.items() if one != pid)
)
cpu_s, first_mb = max(sum(seen.values()), first), usage.ru_maxrss / 1024
print(f'{{"cpu_s": {cpu_s:.4f}, "peak_mb": {max(peak, 0):.2f}, "first_mb": {first_mb:.2f}}}')
sys.exit(os.waitstatus_to_exitcode(status) != 0)
