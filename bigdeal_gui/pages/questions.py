"""What is asked with yes or no before something that matters, whoever asks it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked; `button` says what yes does, before a step that cannot be taken back."""

    title: str
    question: str
    explanation: str
    button: str = ""
