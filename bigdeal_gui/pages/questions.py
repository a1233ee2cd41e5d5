"""What is asked with yes or no before something that matters, whoever asks it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked; `button` says what yes does, `is_final` that it cannot be taken back."""

    title: str
    question: str
    explanation: str
    button: str
    is_final: bool = False
