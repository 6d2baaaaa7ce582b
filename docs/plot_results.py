"""Draws results of `rnw simulate` and `rnw match`: how scores are distributed, and the share of the points.

    rnw match silver-and-gold --players greedy,random --deals 200 --out games.csv
    python plot_results.py games.csv --out games.png

Reads rows per game and per seat, as CSV or JSON lines; see docs/results.md. Needs matplotlib alone.
"""

import argparse
import csv
import json
from collections import defaultdict

# Into how many bars the scores are sorted.
BINS = 40


def rows_of(path):
    """The rows of a file: each a dictionary."""
    with open(path, encoding="utf-8", newline="") as file:
        if not path.endswith(".jsonl"):
            yield from csv.DictReader(file)
            return
        for line in file:
            row = json.loads(line)
            if row["line"] != "header":
                yield row


def seats_of(path):
    """Each seat of each game: its deal, player, score, points, and whether somebody failed in the game."""
    for row in rows_of(path):
        if "turn" in row:
            raise SystemExit(f"{path}: rows per turn; expected rows per game or per seat")
        if "player" in row:
            seats = [row]
        elif "seats" in row:
            seats = row["seats"]
        else:
            keys = ["player", "score", "points", "fault"]
            count = sum(name.startswith("player") for name in row)
            seats = [{key: row[f"{key}{seat}"] for key in keys} for seat in range(1, count + 1)]
        failed = any(seat.get("fault") for seat in seats)
        for seat in seats:
            yield int(row["deal"]), seat["player"], float(seat["score"]), float(seat["points"]), failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("results", help="a file that --out wrote")
    parser.add_argument("--out", help="write the picture to this file [default: show it]")
    args = parser.parse_args()

    import matplotlib

    if args.out:
        matplotlib.use("Agg")
    from matplotlib import pyplot

    scores, points = defaultdict(list), defaultdict(lambda: defaultdict(list))
    for deal, player, score, won, failed in seats_of(args.results):
        if not failed:
            scores[player].append(score)
        points[player][deal].append(won)

    every = [score for mine in scores.values() for score in mine] or [0.0]
    ends = (min(every), max(every) + 1)
    figure, (distribution, share) = pyplot.subplots(2, 1, figsize=(8, 9), layout="constrained")
    for player, deals in points.items():
        mine = scores[player]
        distribution.hist(mine, bins=BINS, range=ends, histtype="stepfilled", alpha=0.5, label=player)
        means, total = [], 0.0
        for played, deal in enumerate(sorted(deals), 1):
            total += sum(deals[deal]) / len(deals[deal])
            means.append(total / played)
        share.plot(range(1, len(means) + 1), means, label=player)
        mean = sum(mine) / len(mine) if mine else float("nan")
        print(f"{player}: {len(mine)} games, mean {mean:.2f}, share of the points {means[-1]:.3f}")
    distribution.set(title="Scores", xlabel="points", ylabel="games")
    share.set(title="Share of the points so far", xlabel="deals", ylabel="share", ylim=(-0.02, 1.02))
    distribution.legend()
    share.legend()
    if args.out:
        figure.savefig(args.out, dpi=120)
    else:
        pyplot.show()


if __name__ == "__main__":
    main()
