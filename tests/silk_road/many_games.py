"""Play many seeded games and sum up every decision, world and score of them."""

import hashlib
import sys

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.chance import below, sow
from serai.silk_road import round as course
from serai.silk_road import title as silk_road
from tests.silk_road.kit import COMBINATIONS, new_game


def digest_of_games(games: int) -> str:
    total = hashlib.sha256()
    words = vec[i64]([0] * 4)
    out = vec[i64]([0] * silk_road.ACTIONS)
    for seed in range(games):
        table = COMBINATIONS[seed % len(COMBINATIONS)]
        state = new_game(table, seed).state
        sow(words, seed)
        step = 0
        while silk_road.to_move(state) >= 0:
            count = silk_road.legal(state, out)
            codes = [int(out[i]) for i in range(count)]
            code = codes[below(words, count)]
            total.update(f"{codes} {code}".encode())
            silk_road.apply(state, code)
            step += 1
            if step % 50 == 0:
                seat = step // 50 % table.seats
                world = silk_road.determinize(silk_road.view(state, seat), seed)
                total.update(str(silk_road.position(world)["goods"]).encode())
        total.update(str([tuple(sheet) for sheet in silk_road.scores(state)]).encode())
    return total.hexdigest()


if __name__ == "__main__":
    print(course.__file__, digest_of_games(int(sys.argv[1])))  # noqa: T201 - read by the test that started it
