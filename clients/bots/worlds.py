"""A bot for Nokturn that searches without knowing any rules: it imagines worlds, tries its answers in them, and takes
the one that ends best. Standard library only. See docs/bot-protocol.md.

nokturn ladder vendetta --bots "exec:python3 clients/bots/worlds.py,novice"
"""

import json
import sys

WORLDS = 12  # in which every answer is tried, in the first round
ROUNDS = 4  # in each of which the better half is tried again, in twice as many worlds
TRIED = 16  # answers at most


class Refused(Exception):
    pass


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


class Nokturn:
    """Asks about imagined worlds, and waits for the reply."""

    def __init__(self, lines):
        self.lines = lines
        self.requests = 0

    def ask(self, kind, **what):
        self.requests += 1
        say({"kind": kind, "id": self.requests, **what})
        for line in self.lines:
            reply = json.loads(line)
            if reply.get("id") == self.requests:
                if reply["kind"] == "refused":
                    raise Refused(reply["reason"])
                return reply
        sys.exit()

    def imagine(self, worlds):
        return [world["world"] for world in self.ask("imagine", worlds=worlds)["worlds"]]

    def results(self, worlds, answers):
        return self.ask("playout", worlds=worlds, answers=answers)["results"]

    def candidates(self, seat):
        """The answers worth considering, if the seat is the next to answer."""
        world = self.imagine(1)[0]
        state = self.ask("play", world=world, answers=[], until="asked")
        if state["next"] is None or state["next"]["seat"] != seat:
            return []
        return [each["answer"] for each in self.ask("candidates", world=state["world"])["candidates"]]


def best(nokturn, seat):
    answers = nokturn.candidates(seat)[:TRIED]
    totals = [[0.0, 0] for _ in answers]
    left = list(range(len(answers)))
    worlds = WORLDS
    for _ in range(ROUNDS):
        if len(left) < 2:
            break
        found = nokturn.results(nokturn.imagine(worlds), [answers[i] for i in left])
        for i, results in zip(left, found):
            totals[i][0] += sum(results)
            totals[i][1] += len(results)
        left.sort(key=lambda i: -totals[i][0] / totals[i][1])
        left = left[: max(1, (len(left) + 1) // 2)]
        worlds *= 2
    return answers[left[0]] if left else None


def main():
    lines = iter(sys.stdin)
    nokturn = Nokturn(lines)
    seat = 0
    for line in lines:
        message = json.loads(line)
        if message["kind"] == "hello":
            say({"kind": "ready", "protocol": 1, "name": "worlds.py"})
        elif message["kind"] == "match":
            seat = message["seat"]
        elif message["kind"] == "decide":
            mine = message["view"]["asked"]["mine"]
            answer = None
            try:
                answer = best(nokturn, seat)
            except Refused as reason:
                print(reason, file=sys.stderr)
            say({"kind": "answer", "id": message["id"], "answer": mine["fallback"] if answer is None else answer})


if __name__ == "__main__":
    main()
