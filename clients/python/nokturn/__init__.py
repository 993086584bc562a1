"""Vampire board games for machine learning: many matches at once, and the PettingZoo interface."""

from .aec import NokturnEnv, env
from .matches import Ended, Matches, Number, Refused, States

__all__ = ["Ended", "Matches", "NokturnEnv", "Number", "Refused", "States", "env"]
