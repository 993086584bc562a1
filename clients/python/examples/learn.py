"""Learns to play with REINFORCE, using only the standard library, and is then measured against `random`.

    python3 examples/learn.py --game vendetta --matches 1000

The policy is as small as possible: a weight for each pick, whatever the seat sees. All seats use it; a pick becomes
likelier if its seat ended with more points than the others, and less likely if it ended with fewer.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from nokturn import Matches  # noqa: E402


class Policy:
    def __init__(self, picks: int, rate: float) -> None:
        self.weights = [0.0] * picks
        self.rate = rate

    def chances(self, open_picks: list[int]) -> list[float]:
        highest = max(self.weights[pick] for pick in open_picks)
        odds = [math.exp(self.weights[pick] - highest) for pick in open_picks]
        total = sum(odds)
        return [each / total for each in odds]

    def pick(self, open_picks: list[int], draw: random.Random) -> int:
        return draw.choices(open_picks, self.chances(open_picks))[0]

    def learn(self, decisions: list[tuple[list[int], int]], advantage: float) -> None:
        """Every decision of a match gets the same share of the credit for its result."""
        step = self.rate * advantage
        for open_picks, picked in decisions:
            for pick, chance in zip(open_picks, self.chances(open_picks)):
                self.weights[pick] += step * ((pick == picked) - chance)


def advantages(rewards: list[float], points: list[float | None] | None) -> list[float]:
    """How much better each seat did than the mean, in standard deviations: by points, if there are any."""
    known = rewards if points is None else [each or 0.0 for each in points]
    mean = sum(known) / len(known)
    spread = math.sqrt(sum((each - mean) ** 2 for each in known) / len(known))
    return [(each - mean) / spread if spread > 0 else 0.0 for each in known]


def train(matches: Matches, policy: Policy, games: int, draw: random.Random) -> None:
    states = matches.reset(again=True)
    taken: list[list[list[tuple[list[int], int]]]] = [[[] for _ in range(matches.seats)] for _ in range(matches.count)]
    done = 0
    while done < games:
        picks: list[int | None] = []
        for match, (seat, open_picks) in enumerate(zip(states.seats, states.open)):
            pick = policy.pick(open_picks, draw)
            if len(open_picks) > 1:
                taken[match][seat or 0].append((open_picks, pick))
            picks.append(pick)
        states = matches.step(picks)
        for match, rewards in enumerate(states.rewards):
            if rewards is None:
                continue
            done += 1
            for seat, advantage in enumerate(advantages(rewards, states.points[match])):
                policy.learn(taken[match][seat], advantage)
            taken[match] = [[] for _ in range(matches.seats)]


def measure(matches: Matches, policy: Policy, games: int, draw: random.Random) -> tuple[float, int]:
    """Plays the policy in one seat, each seat in turn, against random picks, and returns how many matches it won."""
    states = matches.reset(again=True)
    own = [match % matches.seats for match in range(matches.count)]
    won = 0.0
    done = 0
    while done < games:
        picks: list[int | None] = [
            policy.pick(open_picks, draw) if seat == own[match] else draw.choice(open_picks)
            for match, (seat, open_picks) in enumerate(zip(states.seats, states.open))
        ]
        states = matches.step(picks)
        for match, rewards in enumerate(states.rewards):
            if rewards is None:
                continue
            done += 1
            won += rewards[own[match]]
            own[match] = (own[match] + 1) % matches.seats
    return won, done


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval: it contains the true share 95 times in 100."""
    z = 1.96
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - reach, middle + reach


def main() -> None:
    said = argparse.ArgumentParser(description="Learns to play, and is measured against random.")
    said.add_argument("--game", default="vendetta")
    said.add_argument("--players", type=int, default=4)
    said.add_argument("--matches", type=int, default=1000, help="to learn from")
    said.add_argument("--measure", type=int, default=1000, help="to be measured in")
    said.add_argument("--rate", type=float, default=0.02)
    said.add_argument("--seed", default="learn")
    given = said.parse_args()
    draw = random.Random(given.seed)
    terms = {"players": given.players, "matches": 32, "observe": "nothing"}
    with Matches(given.game, seed=given.seed, **terms) as matches:
        policy = Policy(len(matches.picks), given.rate)
        started = time.monotonic()
        train(matches, policy, given.matches, draw)
        print(f"learned from {given.matches} matches in {time.monotonic() - started:.0f} s")
        names = matches.picks
    ranked = sorted(range(len(names)), key=lambda pick: policy.weights[pick])
    print("likes:", ", ".join(names[pick] for pick in ranked[:-9:-1]))
    print("avoids:", ", ".join(names[pick] for pick in ranked[:8]))
    with Matches(given.game, seed=f"{given.seed}-measure", **terms) as matches:
        won, games = measure(matches, policy, given.measure, draw)
    low, high = interval(won, games)
    print(f"won {100 * won / games:.1f} % [{100 * low:.1f}, {100 * high:.1f}] of {games} matches against random")
    print(f"a fair share is {100 / given.players:.1f} %")


if __name__ == "__main__":
    main()
