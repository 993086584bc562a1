"""Replacements for the spaces of Gymnasium, where it is not installed, with the same names."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Mapping, Sequence


@dataclass(frozen=True)
class Discrete:
    """The whole numbers from 0 to n - 1."""

    n: int

    def contains(self, value: Any) -> bool:
        return isinstance(value, int) and 0 <= value < self.n

    def sample(self, mask: Sequence[int] | None = None) -> int:
        if mask is None:
            return random.randrange(self.n)
        return random.choice([value for value, is_open in enumerate(mask) if is_open])


@dataclass(frozen=True)
class Box:
    """Lists of whole numbers, each between its bounds."""

    low: Sequence[int]
    high: Sequence[int]

    @property
    def shape(self) -> tuple[int]:
        return (len(self.low),)

    def contains(self, value: Any) -> bool:
        return len(value) == len(self.low) and all(
            low <= each <= high for low, each, high in zip(self.low, value, self.high)
        )


@dataclass(frozen=True)
class Dict:
    """Spaces by name."""

    spaces: Mapping[str, Any]

    def __getitem__(self, name: str) -> Any:
        return self.spaces[name]

    def contains(self, value: Any) -> bool:
        return set(value) == set(self.spaces) and all(
            space.contains(value[name]) for name, space in self.spaces.items()
        )
