"""What made the numbers that the expert plays by. Scripts for developers; the game does not load them.

Each runs as ``python -m ginrummy_qt.players.training.NAME`` and says what it needs with ``--help``.
"""
