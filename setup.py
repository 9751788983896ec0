"""Compile the rules with mypyc; where there is no C compiler the same files run as plain Python, slower."""

import os
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = ("kernel", "yunnan", "yunnan/variants", "silk_road", "silk_road/variants")

# Modules at the edge of the rules, by file name: run once per decision or less, and freer in their Python.
EDGE = {
    "__init__.py",
    "actions.py",
    "board.py",
    "decision.py",
    "editions.py",
    "game.py",
    "grammar.py",
    "house.py",
    "notation.py",
    "plain.py",
    "position.py",
    "setting_up.py",
    "setup.py",
    "soundness.py",
    "title.py",
    "view.py",
}


class BuildAllOrNothing(build_ext):
    """Half a compiled package does not import, so one failure leaves the whole package uncompiled."""

    def build_extensions(self) -> None:
        outputs = [Path(self.get_ext_fullpath(ext.name)) for ext in self.extensions]
        remove(outputs)  # what an earlier build left must not pass for the result of this one
        super().build_extensions()
        if not all(path.exists() for path in outputs):
            remove(outputs)


def remove(paths: list[Path]) -> None:
    for path in paths:
        path.unlink(missing_ok=True)


def modules() -> list[str]:
    """Every module that is compiled, by path."""
    root = Path("src/serai")
    found = [path for folder in COMPILED for path in sorted((root / folder).glob("*.py"))]
    return [path.as_posix() for path in found if path.name not in EDGE]


def extensions() -> list[Extension]:
    """Only a missing or broken C compiler may be passed over: type errors that mypyc finds end the build."""
    paths = modules()
    if os.environ.get("SERAI_COMPILE") == "0" or not paths:
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 - an install without mypyc is an uncompiled one
    except ImportError:
        return []
    made: list[Any] = mypycify(paths, opt_level="3", group_name="serai")  # declared differently from Python 3.12 on
    for ext in made:
        ext.optional = True
        if os.name == "posix":
            ext.extra_compile_args += ["-fno-semantic-interposition"]  # lets small rule functions be inlined
    return made


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
