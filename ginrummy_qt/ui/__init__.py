"""Windows and the table: draws what models say and emits what the person wants."""
