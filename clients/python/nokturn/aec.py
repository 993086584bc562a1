"""One match at a time behind the AEC interface of PettingZoo. If PettingZoo, Gymnasium and NumPy are
installed, it is an AECEnv with their spaces and arrays; otherwise it has the same methods, with plain lists."""

from __future__ import annotations

from array import array
from typing import Any, Iterator, Mapping, Sequence

from . import spaces as plain
from .matches import Matches, States

spaces: Any = plain
try:
    import numpy
    from gymnasium import spaces as theirs
    from pettingzoo import AECEnv

    spaces = theirs
    HAS_PETTINGZOO = True
except ImportError:
    HAS_PETTINGZOO = False

    class AECEnv:  # type: ignore[no-redef]
        """The members that PettingZoo gives to every environment."""

        agents: list[str]
        agent_selection: str
        rewards: dict[str, float]
        terminations: dict[str, bool]
        truncations: dict[str, bool]
        infos: dict[str, dict[str, Any]]
        _cumulative_rewards: dict[str, float]

        @property
        def num_agents(self) -> int:
            return len(self.agents)

        @property
        def unwrapped(self) -> "AECEnv":
            return self

        def observe(self, agent: str) -> Any:
            raise NotImplementedError

        def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
            while self.agents and max_iter > 0:
                max_iter -= 1
                yield self.agent_selection

        def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
            agent = self.agent_selection
            return (
                self.observe(agent) if observe else None,
                self._cumulative_rewards[agent],
                self.terminations[agent],
                self.truncations[agent],
                self.infos[agent],
            )


class NokturnEnv(AECEnv):  # type: ignore[misc]
    """A match of a game. Agents are `seat_0`, `seat_1` and so on; an action is a pick.

    An observation contains `observation`, the numbers of the layout, and `action_mask`. The reward comes at the end: 1
    for each seat that has won, 0 for the others. The points of the match, if the game has points, are in `infos`.
    """

    metadata = {"name": "nokturn_v0", "render_modes": [], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        preset: str | None = None,
        options: Mapping[str, object] | None = None,
        command: Sequence[str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.matches = Matches(game, players=players, preset=preset, options=options, command=command)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.matches.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low = [number.low for number in self.matches.layout]
        high = [number.high for number in self.matches.layout]
        count = len(self.matches.picks)
        if HAS_PETTINGZOO:
            box: Any = spaces.Box(numpy.array(low, "int16"), numpy.array(high, "int16"), dtype=numpy.int16)
            mask: Any = spaces.Box(0, 1, (count,), dtype=numpy.int8)
        else:
            box = spaces.Box(low, high)
            mask = spaces.Box([0] * count, [1] * count)
        space = spaces.Dict({"observation": box, "action_mask": mask})
        self.observation_spaces: dict[str, Any] = {agent: space for agent in self.possible_agents}
        self.action_spaces: dict[str, Any] = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._seen: dict[str, tuple[array[int], list[int]]] = {}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed gives the same match."""
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        nothing = array("h", bytes(2 * self.matches.size))
        self._seen = {agent: (nothing, []) for agent in self.agents}
        self._take(self.matches.reset(seed=None if seed is None else f"aec-{seed}"))

    def observe(self, agent: str) -> dict[str, Any]:
        """The agent's observation from when it was last asked."""
        numbers, open_picks = self._seen[agent]
        mask = self.matches.mask(open_picks)
        if HAS_PETTINGZOO:
            return {
                "observation": numpy.array(numbers, dtype=numpy.int16),
                "action_mask": numpy.frombuffer(bytes(mask), dtype=numpy.int8),
            }
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise ValueError("an action is needed: only an agent whose match is over has none")
        # A refused action changes nothing.
        states = self.matches.step([int(action)])
        numbers, _ = self._seen[agent]
        self._seen[agent] = (numbers, [])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._take(states)
        for each in self.agents:
            self._cumulative_rewards[each] += self.rewards[each]

    def render(self) -> None:
        """Renders nothing: `nokturn replay` and the page show matches."""

    def close(self) -> None:
        self.matches.close()

    def _take(self, states: States) -> None:
        rewards, points = states.rewards[0], states.points[0]
        if rewards is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent in self.agents:
                own = self._seat_of[agent]
                self.rewards[agent] = float(rewards[own])
                self._seen[agent] = (self._seen[agent][0], [])
                if points is not None:
                    self.infos[agent] = {"points": points[own]}
            self.agent_selection = self.agents[0]
            return
        seat = states.seats[0]
        assert seat is not None
        self.agent_selection = self.possible_agents[seat]
        self._seen[self.agent_selection] = (states.numbers[0], states.open[0])

    def _leave(self, agent: str, action: int | None) -> None:
        """Removes an agent whose match is over, and selects the next one to remove."""
        if action is not None:
            raise ValueError("the match is over: the action must be None")
        self.agents.remove(agent)
        self.rewards.pop(agent)
        self._cumulative_rewards.pop(agent)
        self.terminations.pop(agent)
        self.truncations.pop(agent)
        self.infos.pop(agent)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]


def env(game: str, **terms: Any) -> NokturnEnv:
    """A match of a game, under the name that PettingZoo expects."""
    return NokturnEnv(game, **terms)
