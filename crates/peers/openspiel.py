"""Random play of Nuggets for two, in turn with OpenSpiel's dots and boxes, its game of fences.

OpenSpiel plays inside its C++ core: MCTSBot over RandomRolloutEvaluator, so that no Python runs per move.
Needs `pip install open_spiel`, and the program of this folder as the first argument:

    cargo build --release --manifest-path crates/peers/Cargo.toml --target-dir target/peers
    python3 crates/peers/openspiel.py target/peers/release/peers
"""

import random
import statistics
import subprocess
import sys
import time

import pyspiel

GAME = "dots_and_boxes(num_rows=5,num_cols=8)"
RUNS = 9
ROLLOUTS, SIMULATIONS = 100, 10


def decisions_a_game(game, games=20):
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions / games


def theirs(game, length):
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 100, False, 7, False)
    state = game.new_initial_state()
    start = time.perf_counter()
    bot.step(state)
    return ROLLOUTS * SIMULATIONS * length / (time.perf_counter() - start)


def main():
    game = pyspiel.load_game(GAME)
    length = decisions_a_game(game)
    ratios = []
    for _ in range(RUNS):
        peer = max(theirs(game, length) for _ in range(4))
        own = float(subprocess.check_output([sys.argv[1], "nuggets"]))
        ratios.append(own / peer)
        print(f"ours {own:12.0f}  OpenSpiel {peer:12.0f}  ratio {own / peer:5.1f}", flush=True)
    print(f"the ratio in the middle: {statistics.median(ratios):.1f}")


main()
