"""Random play of our games for two, each in turn with OpenSpiel's nearest: fences, and dice on a sheet.

OpenSpiel plays inside its C++ core: MCTSBot over RandomRolloutEvaluator, so that no Python runs per move.
Needs `pip install open_spiel`, and the program of this folder as the first argument:

    cargo build --release --manifest-path crates/peers/Cargo.toml --target-dir target/peers
    python3 crates/peers/openspiel.py target/peers/release/rnw-peers
"""

import random
import statistics
import subprocess
import sys
import time

import pyspiel

PAIRS = [
    ("nuggets", "dots_and_boxes(num_rows=5,num_cols=8)"),
    ("lamplighters", "yacht"),
]
RUNS = 9
ROLLOUTS, SIMULATIONS = 100, 10


def decisions_a_game(game, games=20):
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes())
                state.apply_action(random.choices(actions, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
    return decisions / games


def theirs(game, length):
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 100, False, 7, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    start = time.perf_counter()
    bot.step(state)
    return ROLLOUTS * SIMULATIONS * length / (time.perf_counter() - start)


def main():
    for name, theirs_name in PAIRS:
        game = pyspiel.load_game(theirs_name)
        length = decisions_a_game(game)
        ratios = []
        for _ in range(RUNS):
            peer = max(theirs(game, length) for _ in range(4))
            own = float(subprocess.check_output([sys.argv[1], name]))
            ratios.append(own / peer)
            print(f"{name} {own:12.0f}  {theirs_name} {peer:12.0f}  ratio {own / peer:5.1f}", flush=True)
        print(f"the ratio of {name} in the middle: {statistics.median(ratios):.1f}")


main()
