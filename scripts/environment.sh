# Sourced by the scripts beside it: gives $root (the checkout) and a ready $python in $root/.venv.
# The second run installs nothing and works offline.

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
venv=${MUSTER_VENV:-$root/.venv}
python=$venv/bin/python

say() { printf '== %s\n' "$*"; }
fail() { printf '%s\n' "$@" >&2; exit 2; }

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if is_new_enough "$candidate"; then command -v "$candidate"; return; fi
    done
    fail 'Python 3.11 or newer is needed, and none was found.' \
        'Install it (Debian, Ubuntu: apt install python3 python3-venv; or from python.org) and run this again.'
}

# Debian ships Python without ensurepip; the pip of the system can then fill the environment.
make_environment() {
    base=$(find_python) || exit 2
    say "making a virtual environment in $venv with $("$base" --version)"
    rm -rf "$venv"
    if "$base" -c 'import ensurepip, venv' >/dev/null 2>&1; then
        "$base" -m venv "$venv" && return
    elif "$base" -m venv --without-pip "$venv" >/dev/null 2>&1 \
        && "$base" -m pip --python "$python" install --quiet pip >/dev/null 2>&1; then
        return
    fi
    rm -rf "$venv"
    version=$("$base" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    fail "$base cannot make a virtual environment: its venv or ensurepip module is missing." \
        "Mend it and run this again. Debian, Ubuntu: apt install python$version-venv"
}

pip_knows_groups() {
    "$python" -c 'import pip, sys
sys.exit(tuple(int(n) for n in pip.__version__.split(".")[:2]) < (25, 1))' >/dev/null 2>&1
}

# prepare NAME [PIP ARGUMENT]...: installs this checkout, and again when pyproject.toml changed.
prepare() {
    # The place belongs to the stamp: an environment that was moved does not work.
    wanted="$(cksum <"$root/pyproject.toml") $venv"
    is_ready "$1" && return
    stamp=$venv/musterpress-$1.stamp
    shift
    is_new_enough "$python" || make_environment
    say "installing Musterpress and what it needs into $venv (once; needs the network)"
    pip_knows_groups || "$python" -m pip install --quiet --upgrade 'pip>=25.1' || no_install
    (cd "$root" && "$python" -m pip install --quiet --disable-pip-version-check "$@") || no_install
    # Where Python may not write byte code as it goes, each start would compile everything again.
    (cd "$root" && "$python" -m compileall -q builder schemas output) >/dev/null || true
    printf '%s' "$wanted" >"$stamp"
}

# What is ready for the tests is ready for everything.
is_ready() {
    is_new_enough "$python" || return 1
    for name in "$1" test; do
        [ "$(cat "$venv/musterpress-$name.stamp" 2>/dev/null)" = "$wanted" ] && return
    done
    return 1
}

no_install() {
    fail 'Installing failed; the reason stands above. With a network connection, run this again.'
}
