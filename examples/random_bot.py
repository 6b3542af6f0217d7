#!/usr/bin/env python3
"""Plays whole games at random through the engine protocol (docs/engine-protocol.md).

    python3 examples/random_bot.py PATH/TO/nemedian [GAME] [--seats N] [--seed N] [--games N] [--chronicle FILE]

Needs nothing but Python's standard library. A bot of your own differs only in `choose`.
"""

import argparse
import json
import random
import subprocess
import sys


class Engine:
    """A conversation with `nemedian engine`: one request a line, one answer a line."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("the engine has gone")
        answer = json.loads(line)
        if not answer["ok"]:
            raise SystemExit(f"{request} was refused: {answer['message']}")
        return answer

    def quit(self):
        self.ask(do="quit")
        self.process.stdin.close()
        return self.process.wait(timeout=10)


def choose(view, actions, dice):
    """One of the actions. `view` is all that this seat may know; chance needs none of it."""
    return dice.choice(actions)


def play(engine, game, seats, seed):
    """Plays one game to its end and returns how it ended."""
    dice = random.Random(seed)
    engine.ask(do="new", game=game, seats=seats, seed=seed)
    played = 0
    while True:
        turn = engine.ask(do="turn")
        if turn.get("over"):
            print(f"game {seed}: {played} actions")
            return turn["standing"]
        # All who are awaited choose before anything is revealed, as people at a table would.
        for seat in turn["missing"]:
            actions = engine.ask(do="legal", seat=seat)["actions"]
            if not actions:
                break
            view = engine.ask(do="view", eye=seat)["view"]
            engine.ask(do="play", seat=seat, action=choose(view, actions, dice))
            played += 1


def main():
    parser = argparse.ArgumentParser(description="Plays whole games at random.")
    parser.add_argument("program", help="the nemedian binary")
    parser.add_argument("game", nargs="?", default="ambush")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1, help="how many, with the seeds that follow")
    parser.add_argument("--chronicle", help="write each game to this file; {} stands for its seed")
    args = parser.parse_args()

    engine = Engine(args.program)
    for seed in range(args.seed, args.seed + args.games):
        for place in play(engine, args.game, args.seats, seed):
            print(f"seat {place['seat']}: place {place['place']}, score {place['score']}")
        if args.chronicle:
            with open(args.chronicle.format(seed), "w", encoding="utf-8", newline="\n") as file:
                file.write(engine.ask(do="chronicle")["chronicle"])
    return engine.quit()


if __name__ == "__main__":
    sys.exit(main())
