"""A bot for Nokturn in Python, standard library only: any answer that is offered. See docs/bot-protocol.md.

nokturn simulate vendetta --bots "exec:python3 clients/bots/simple.py,novice,novice,novice"
"""

import json
import random
import sys


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def answer_to(ask, draw):
    if ask["kind"] == "one":
        return draw.choice(ask["options"])
    if ask["kind"] == "amount":
        return draw.randint(ask["min"], ask["max"])
    if ask["kind"] == "order":
        return draw.sample(ask["options"], len(ask["options"]))
    return draw.sample(ask["options"], draw.randint(ask["min"], ask["max"]))


def main():
    draw = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["kind"] == "hello":
            say({"kind": "ready", "protocol": 1, "name": "simple.py"})
        elif message["kind"] == "match":
            draw.seed(message["random"])
        elif message["kind"] == "decide":
            ask = message["view"]["asked"]["mine"]["ask"]
            say({"kind": "answer", "id": message["id"], "answer": answer_to(ask, draw)})


if __name__ == "__main__":
    main()
