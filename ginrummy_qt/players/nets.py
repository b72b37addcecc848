"""Small networks in numpy: what they are, and how they are kept in a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["Floats", "Net", "softmax"]

Floats = npt.NDArray[np.float32]


class Net:
    """Layers of rectified units; inputs and outputs are (feature, row)."""

    def __init__(self, weights: Sequence[Floats], mean: Floats, scale: Floats) -> None:
        """Make a network.

        Args:
            weights: For each layer a matrix (following, size) and an offset (following,).
            mean: What is subtracted from each input.
            scale: By what it is then multiplied.
        """
        self.weights = list(weights)
        self.mean, self.scale = mean, scale
        # The first layer takes the inputs as they come.
        self._first = (weights[0] * scale).astype(np.float32)
        self._offset = (weights[1] - self._first @ mean).astype(np.float32)

    def __call__(self, inputs: Floats) -> Floats:
        """Return (output, row)."""
        found: Floats = self._first @ inputs + self._offset[:, None]
        for place in range(2, len(self.weights), 2):
            np.maximum(found, 0, out=found)
            found = self.weights[place] @ found + self.weights[place + 1][:, None]
        return found

    @classmethod
    def read(cls, data: Mapping[str, npt.NDArray[np.float32]], name: str) -> Net:
        """Return the network that :meth:`arrays` wrote under ``name``."""
        count = sum(key.startswith(f"{name}.w") for key in data)
        weights = [data[f"{name}.w{place}"].astype(np.float32) for place in range(count)]
        mean, scale = (data[f"{name}.{what}"].astype(np.float32) for what in ("mean", "scale"))
        return cls(weights, mean, scale)

    def arrays(self, name: str) -> dict[str, npt.NDArray[np.float32]]:
        """Return what :meth:`read` needs."""
        found = {f"{name}.w{place}": one for place, one in enumerate(self.weights)}
        return found | {f"{name}.mean": self.mean, f"{name}.scale": self.scale}


def softmax(logits: Floats) -> Floats:
    """Return odds that add up to one in each row, from (output, row)."""
    odds: Floats = np.exp(logits - logits.max(axis=0))
    odds /= odds.sum(axis=0)
    return odds
