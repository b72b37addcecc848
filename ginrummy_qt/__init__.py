"""Gin rummy for the desktop: rules engine, computer players, store, models and window."""

__version__ = "0.1.0"
