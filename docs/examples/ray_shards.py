"""Runs the shards of an `rnw` command on Ray and prints what the whole run came to.

    python ray_shards.py --shards 8 --workers 2 -- \
        simulate silver-and-gold --players greedy,random --games 800 --seed 1

Each shard is a task: a worker that dies is replaced, and its shard is played again. Needs `pip install ray`
and `rnw` on every machine.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import ray

RETRIES = 3


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rnw", default="rnw", help="the program")
    parser.add_argument("--shards", type=int, default=8, help="into how many parts the run is cut")
    parser.add_argument("--workers", type=int, default=2, help="how many workers a local cluster gets")
    parser.add_argument("--address", help="a cluster that is running, such as auto")
    parser.add_argument("--lose-a-worker", metavar="FILE", help="kill a worker on the way, once")
    parser.add_argument("command", nargs="+", help="simulate or match, and what belongs to it")
    return parser.parse_args()


@ray.remote(num_cpus=1, max_retries=RETRIES)
def play(rnw, command, shard, lost):
    """Plays a shard and returns its totals."""
    with tempfile.TemporaryDirectory() as folder:
        totals = Path(folder) / "totals.json"
        line = [rnw, *command, "--jobs", "1", "--shard", shard, "--totals", str(totals)]
        game = subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        if lost and not os.path.exists(lost):
            Path(lost).write_text(f"the worker of shard {shard}\n")
            game.kill()
            os.kill(os.getpid(), signal.SIGKILL)
        _, said = game.communicate()
        if game.returncode:
            raise RuntimeError(f"shard {shard} ended with exit code {game.returncode}: {said}")
        return totals.read_bytes()


def main():
    args = arguments()
    # Ray tells of lost workers on standard output, which is for the result alone.
    sys.stdout = sys.stderr
    cluster = {"address": args.address} if args.address else {"num_cpus": args.workers}
    ray.init(include_dashboard=False, log_to_driver=False, **cluster)
    lost = os.path.abspath(args.lose_a_worker) if args.lose_a_worker else None
    numbers = range(1, args.shards + 1)
    tasks = [
        # The second shard is the one whose worker is lost, if one is.
        play.remote(args.rnw, args.command, f"{number}/{args.shards}", lost if number == 2 else None)
        for number in numbers
    ]
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{number}.json" for number in numbers]
        for file, totals in zip(files, ray.get(tasks)):
            file.write_bytes(totals)
        return subprocess.run([args.rnw, "merge", *files]).returncode


if __name__ == "__main__":
    sys.exit(main())
