"""Building posts, bridges and tea houses, at once or while travelling (2e p. 9-10; 1e 1C, 2A)."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.yunnan.codes import BLOCK, BUILD_BRIDGE, BUILD_POST, BUILD_TEA_HOUSE
from serai.yunnan.events import BridgeBuilt, PostBuilt, TeaHouseBuilt
from serai.yunnan.pieces import BRIDGE, NOBODY, POST, TEA_HOUSE, YUNNAN, at, gorge_at, kind_at
from serai.yunnan.refusals import (
    ALLOWED,
    BRIDGE_STANDS,
    GORGE_IS_BLOCKED,
    HORSE_NOT_THERE,
    NOT_A_PROVINCE,
    POST_LIMIT,
    TEA_HOUSE_STANDS,
)
from serai.yunnan.state import State


def kind_of(code: i64) -> i64:
    """Which kind of structure a build code is about."""
    if code < BUILD_BRIDGE:
        return POST
    return BRIDGE if code < BUILD_TEA_HOUSE else TEA_HOUSE


def first_site(kind: i64) -> i64:
    """The first code that builds this kind."""
    if kind == POST:
        return BUILD_POST
    return BUILD_BRIDGE if kind == BRIDGE else BUILD_TEA_HOUSE


def end_of_sites(kind: i64) -> i64:
    """The code after the last one that builds this kind."""
    if kind == POST:
        return BUILD_BRIDGE
    return BUILD_TEA_HOUSE if kind == BRIDGE else BLOCK


def legal_sites(s: State, colour: i64, kind: i64, out: vec[i64], count: i64) -> i64:
    """Append the codes that build this kind somewhere; the new count."""
    code: i64
    for code in range(first_site(kind), end_of_sites(kind)):
        if why_not_site(s, colour, code) == ALLOWED:
            out[count] = code
            count += 1
    return count


def any_site(s: State, colour: i64, kind: i64) -> bool:
    """Whether this kind can be built anywhere now."""
    code: i64
    for code in range(first_site(kind), end_of_sites(kind)):
        if why_not_site(s, colour, code) == ALLOWED:
            return True
    return False


def why_not_build(s: State, colour: i64, kind: i64, code: i64, otherwise: i64) -> i64:
    """Why this code does not build the given kind (`otherwise` when it builds another)."""
    return why_not_site(s, colour, code) if kind_of(code) == kind else otherwise


def why_not_site(s: State, colour: i64, code: i64) -> i64:
    """Only where the own horse has come to or passed; a bridge needs it at both ends (ruling A-08)."""
    if code < BUILD_BRIDGE:
        province = code - BUILD_POST
        if province < YUNNAN:
            return NOT_A_PROVINCE
        if province > s.horse[colour]:
            return HORSE_NOT_THERE
        return POST_LIMIT if s.posts[at(colour, province)] >= s.rules.posts_per_province else ALLOWED
    if code < BUILD_TEA_HOUSE:
        gorge = code - BUILD_BRIDGE
        if s.rules.gorge_high[gorge] > s.horse[colour]:
            return HORSE_NOT_THERE
        if gorge == s.blocked_gorge:
            return GORGE_IS_BLOCKED
        return BRIDGE_STANDS if s.bridges[gorge_at(colour, gorge)] > 0 else ALLOWED  # ruling A-52
    province = code - BUILD_TEA_HOUSE
    if province < YUNNAN:
        return NOT_A_PROVINCE
    if province > s.horse[colour]:
        return HORSE_NOT_THERE
    return TEA_HOUSE_STANDS if s.tea_houses[province] != NOBODY else ALLOWED


def apply_build(s: State, colour: i64, kind: i64, code: i64) -> None:
    """Building is free."""
    s.held[kind_at(colour, kind)] -= 1
    if kind == POST:
        s.posts[at(colour, code - BUILD_POST)] += 1
        if s.listener is not None:
            s.listener.append(PostBuilt(colour, code - BUILD_POST))
    elif kind == BRIDGE:
        s.bridges[gorge_at(colour, code - BUILD_BRIDGE)] += 1
        if s.listener is not None:
            s.listener.append(BridgeBuilt(colour, code - BUILD_BRIDGE))
    else:
        s.tea_houses[code - BUILD_TEA_HOUSE] = colour
        if s.listener is not None:
            s.listener.append(TeaHouseBuilt(colour, code - BUILD_TEA_HOUSE))
