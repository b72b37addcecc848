"""How a file begins, by which its kind is known. The verbs look here without loading SQLite."""

SQLITE = b"SQLite format 3\0"
"""An SQLite database, see sqlite.org, "Database File Format", 1.3.1."""
