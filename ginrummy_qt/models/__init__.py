"""Qt objects without widgets: the game in progress, the worker thread, settings and languages."""
