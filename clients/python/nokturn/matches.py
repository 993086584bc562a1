"""Many matches at once over one pipe: the protocol of `nokturn env`. See docs/learning.md."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from array import array
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Mapping, NamedTuple, Sequence

PROTOCOL = 1


class Refused(ValueError):
    """The request was refused; nothing has changed."""


class Ended(RuntimeError):
    """Nokturn has ended, with its last output."""


class Number(NamedTuple):
    """One number of an observation: its name and bounds."""

    name: str
    low: int
    high: int


@dataclass(frozen=True)
class States:
    """The states of some matches; all lists are in the order of `matches`."""

    matches: list[int]
    #: The seat to answer; None in a match that is over.
    seats: list[int | None]
    #: The picks that are possible.
    open: list[list[int]]
    #: By seat, 1 for each that has won; None unless the match has just ended.
    rewards: list[list[float] | None]
    #: By seat, its points; None unless the match has just ended, and always in games without points.
    points: list[list[float | None] | None]
    #: The view of the seat to answer, in numbers; empty if no numbers are observed.
    numbers: list["array[int]"]
    #: The same in words; empty unless JSON is observed.
    told: list[dict[str, Any]]


def usual_command() -> list[str]:
    """The command that starts Nokturn: the one in NOKTURN, or `npx nokturn`."""
    words = os.environ.get("NOKTURN")
    return shlex.split(words) if words else ["npx", "nokturn"]


class Matches:
    """Matches of one game that are played together.

    `command` starts Nokturn, `options` are those of the game, and `observe` is `numbers`, `json`, `both` or `nothing`.
    """

    def __init__(
        self,
        game: str,
        *,
        matches: int = 1,
        players: int | None = None,
        preset: str | None = None,
        options: Mapping[str, object] | None = None,
        seed: str | None = None,
        observe: str = "numbers",
        command: Sequence[str] | None = None,
    ) -> None:
        words = [*(command or usual_command()), "env", game, "--matches", str(matches), "--observe", observe]
        if players is not None:
            words += ["--players", str(players)]
        if preset is not None:
            words += [f"--preset={preset}"]
        if seed is not None:
            words += [f"--seed={seed}"]
        for key, value in (options or {}).items():
            words += ["--option", f"{key}={json.dumps(value) if isinstance(value, bool) else value}"]
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        hello = self._read()
        if hello.get("protocol") != PROTOCOL:
            self.close()
            raise Ended(f"protocol {hello.get('protocol')} is spoken there, and {PROTOCOL} here")
        self.game: str = hello["game"]
        self.rules: dict[str, Any] = hello["rules"]
        self.seats: int = hello["seats"]
        self.options: dict[str, Any] = hello["options"]
        self.count: int = hello["matches"]
        #: The name of each pick.
        self.picks: list[str] = hello["picks"]
        numbers = hello["numbers"] or {"size": 0, "layout": []}
        #: The length of an observation in numbers.
        self.size: int = numbers["size"]
        self.layout: list[Number] = [Number(*each) for each in numbers["layout"]]

    def reset(
        self, *, seed: str | None = None, matches: Sequence[int] | None = None, again: bool | None = None
    ) -> States:
        """Restarts matches: all of them by default. With `again`, a match that ends is followed by the next."""
        request: dict[str, Any] = {"kind": "reset"}
        if seed is not None:
            request["seed"] = seed
        if matches is not None:
            request["matches"] = list(matches)
        if again is not None:
            request["again"] = again
        return self._ask(request)

    def step(self, picks: Sequence[int | None]) -> States:
        """One pick for each match; None leaves a match as it is."""
        return self._ask({"kind": "step", "picks": list(picks)})

    def answer(self, answers: Sequence[str | int | list[str] | None]) -> States:
        """The same with whole answers, as bots give them."""
        return self._ask({"kind": "step", "answers": list(answers)})

    def mask(self, open_picks: Sequence[int]) -> bytearray:
        """A 1 for each pick that is open, and a 0 for all others."""
        mask = bytearray(len(self.picks))
        for pick in open_picks:
            mask[pick] = 1
        return mask

    def close(self) -> None:
        process = self._process
        if process.stdin is not None:
            try:
                process.stdin.close()
            except BrokenPipeError:
                pass
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        for stream in (process.stdout, process.stderr):
            if stream is not None:
                stream.close()

    def __enter__(self) -> "Matches":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _ask(self, request: dict[str, Any]) -> States:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request).encode() + b"\n")
            self._process.stdin.flush()
        except (BrokenPipeError, ValueError) as error:
            raise self._ended() from error
        reply = self._read()
        if reply["kind"] == "refused":
            raise Refused(reply["reason"])
        return States(
            matches=reply["matches"],
            seats=reply["seats"],
            open=reply["open"],
            rewards=reply["rewards"],
            points=reply["points"],
            numbers=self._rows(reply["bytes"]),
            told=reply.get("told", []),
        )

    def _rows(self, size: int) -> list["array[int]"]:
        if size == 0:
            return []
        assert self._process.stdout is not None
        data = self._process.stdout.read(size)
        if len(data) < size:
            raise self._ended()
        row = 2 * self.size
        rows = []
        for start in range(0, size, row):
            numbers = array("h")
            numbers.frombytes(data[start : start + row])
            if sys.byteorder == "big":
                numbers.byteswap()
            rows.append(numbers)
        return rows

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise self._ended()
        reply: dict[str, Any] = json.loads(line)
        return reply

    def _ended(self) -> Ended:
        said = ""
        if self._process.stderr is not None and not self._process.stderr.closed:
            self._process.kill() if self._process.poll() is None else None
            said = self._process.stderr.read().decode(errors="replace").strip()
        self.close()
        return Ended(said.splitlines()[-1] if said else "Nokturn has ended")
