"""Tests of the package against Nokturn itself, started by the command in NOKTURN. Standard library only:

    cd clients/python && python3 -m unittest
"""

from __future__ import annotations

import contextlib
import io
import random
import sys
import unittest
import warnings
from typing import Any

from nokturn import Ended, Matches, NokturnEnv, Refused, aec

GAMES = ["lovci-noci", "vendetta", "the-hunger", "masters-of-the-night"]


def play(matches: Matches, seed: str, draw: random.Random, steps: int = 10_000) -> tuple[list[Any], list[Any]]:
    """Plays all matches to their ends; returns their results, and every row of numbers on the way."""
    states = matches.reset(seed=seed, again=False)
    rewards: list[Any] = [None] * matches.count
    rows: list[list[bytes]] = []
    for _ in range(steps):
        picks: list[int | None] = [None] * matches.count
        for match, open_picks in zip(states.matches, states.open):
            if open_picks:
                picks[match] = draw.choice(open_picks)
        if not any(pick is not None for pick in picks):
            break
        states = matches.step(picks)
        rows.append([row.tobytes() for row in states.numbers])
        for match, reward in zip(states.matches, states.rewards):
            if reward is not None:
                rewards[match] = reward
    return rewards, rows


class MatchesTest(unittest.TestCase):
    def test_every_game_is_played_to_its_end(self) -> None:
        for game in GAMES:
            with self.subTest(game), Matches(game, matches=3, seed="python") as matches:
                self.assertEqual(len(matches.layout), matches.size)
                self.assertEqual(len(set(matches.picks)), len(matches.picks))
                rewards, _ = play(matches, "whole", random.Random(1))
                for each in rewards:
                    self.assertEqual(len(each), matches.seats)
                    self.assertTrue(all(reward in (0, 1) for reward in each))

    def test_the_same_seed_and_picks_are_the_same_matches(self) -> None:
        with Matches("vendetta", matches=2) as matches:
            once = play(matches, "same", random.Random(7), steps=40)
            again = play(matches, "same", random.Random(7), steps=40)
            other = play(matches, "other", random.Random(7), steps=40)
        self.assertEqual(once, again)
        self.assertNotEqual(once, other)

    def test_numbers_stay_within_their_bounds(self) -> None:
        with Matches("the-hunger", matches=2, seed="bounds") as matches:
            states = matches.reset()
            draw = random.Random(3)
            for _ in range(60):
                for row in states.numbers:
                    self.assertEqual(len(row), matches.size)
                    for number, (name, low, high) in zip(row, matches.layout):
                        self.assertTrue(low <= number <= high, name)
                states = matches.step([draw.choice(each) for each in states.open])

    def test_words_beside_numbers(self) -> None:
        with Matches("vendetta", observe="both", players=3, options={"relics": True}, seed="words") as matches:
            self.assertEqual(matches.options["relics"], True)
            states = matches.reset()
            told = states.told[0]
            self.assertEqual(told["view"]["viewer"], states.seats[0])
            options = told["view"]["asked"]["mine"]["ask"]["options"]
            self.assertEqual([matches.picks[pick] for pick in states.open[0]], options)
            answered = matches.answer([options[0]])
            self.assertEqual(answered.matches, [0])

    def test_what_cannot_be_done_is_refused_and_changes_nothing(self) -> None:
        with Matches("vendetta", matches=2, seed="refused") as matches:
            states = matches.reset()
            closed = next(pick for pick in range(len(matches.picks)) if pick not in states.open[0])
            with self.assertRaisesRegex(Refused, f"pick {closed} is not open"):
                matches.step([closed, states.open[1][0]])
            with self.assertRaisesRegex(Refused, "2 matches"):
                matches.step([states.open[0][0]])
            with self.assertRaisesRegex(Refused, "there is no match 5"):
                matches.reset(matches=[5])
            moved = matches.step([states.open[0][0], None])
            self.assertEqual(moved.matches, [0])

    def test_a_wrong_game_is_said(self) -> None:
        with self.assertRaisesRegex(Ended, "there is no game"):
            Matches("chess")

    def test_a_match_that_ends_is_followed_by_the_next(self) -> None:
        with Matches("masters-of-the-night", seed="again") as matches:
            states = matches.reset(again=True)
            draw = random.Random(5)
            for _ in range(5000):
                states = matches.step([draw.choice(states.open[0])])
                if states.rewards[0] is not None:
                    break
            self.assertIsNotNone(states.rewards[0])
            self.assertIsNotNone(states.seats[0])
            self.assertTrue(states.open[0])


class EnvTest(unittest.TestCase):
    """The promises of the AEC interface, as PettingZoo's own test checks them."""

    def test_a_match(self) -> None:
        env = NokturnEnv("vendetta", players=3)
        self.addCleanup(env.close)
        draw = random.Random(2)
        for seed in (1, 2):
            env.reset(seed=seed)
            self.assertEqual(env.agents, env.possible_agents)
            self.assertEqual(env.num_agents, 3)
            total = dict.fromkeys(env.possible_agents, 0.0)
            left = []
            for agent in env.agent_iter():
                self.assertEqual(agent, env.agent_selection)
                observation, reward, terminated, truncated, info = env.last()
                total[agent] += reward
                self.assertTrue(env.observation_space(agent).contains(observation))
                self.assertFalse(truncated)
                self.assertIsInstance(info, dict)
                if terminated:
                    left.append(agent)
                    env.step(None)
                    continue
                open_picks = [pick for pick, is_open in enumerate(observation["action_mask"]) if is_open]
                action = draw.choice(open_picks)
                self.assertTrue(env.action_space(agent).contains(action))
                env.step(action)
            self.assertEqual(env.agents, [])
            self.assertEqual(left, env.possible_agents)
            self.assertGreaterEqual(sum(total.values()), 1)

    def test_the_same_seed_begins_the_same_match(self) -> None:
        env = NokturnEnv("the-hunger", players=2)
        self.addCleanup(env.close)
        seen: list[list[int]] = []
        for seed in (5, 5, 6):
            env.reset(seed=seed)
            for _ in range(5):
                mask = env.last()[0]["action_mask"]
                env.step(list(mask).index(1))
            seen.append(list(env.last()[0]["observation"]))
        self.assertEqual(seen[0], seen[1])
        self.assertNotEqual(seen[0], seen[2])

    def test_an_action_that_is_not_open_changes_nothing(self) -> None:
        env = NokturnEnv("lovci-noci")
        self.addCleanup(env.close)
        env.reset(seed=1)
        before = list(env.last()[0]["action_mask"])
        with self.assertRaises(Refused):
            env.step(before.index(0))
        with self.assertRaisesRegex(ValueError, "an action is needed"):
            env.step(None)
        self.assertEqual(list(env.last()[0]["action_mask"]), before)

    @unittest.skipUnless(aec.HAS_PETTINGZOO, "PettingZoo is not installed")
    def test_pettingzoo_finds_nothing_wrong(self) -> None:
        from pettingzoo.test import api_test

        for game in GAMES:
            with self.subTest(game), warnings.catch_warnings():
                # The test prefers a box to a dictionary with a mask.
                warnings.simplefilter("ignore")
                env = NokturnEnv(game)
                self.addCleanup(env.close)
                with contextlib.redirect_stdout(io.StringIO()):
                    api_test(env, num_cycles=100)

    def test_needs_nothing_but_the_standard_library(self) -> None:
        allowed = {"numpy", "gymnasium", "pettingzoo"} & set(sys.modules)
        self.assertTrue(aec.HAS_PETTINGZOO or "pettingzoo" not in allowed)


if __name__ == "__main__":
    unittest.main()
