#!/usr/bin/env python3
"""A bot in Python: it makes the move with the most words, which is the one that marks most cells."""
import json
import sys

for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "act":
        longest = max(said["moves"], key=lambda move: len(move["text"].split()))
        print(json.dumps({"type": "move", "id": said["id"], "move": longest["number"]}), flush=True)
    elif said["type"] in ("hello", "new"):
        print(json.dumps({"type": "ready", "id": said["id"], "name": "bot.py", "version": "1"}), flush=True)
    elif said["type"] == "quit":
        break
