"""The table: geometry, cards and piles, motion, input.

:class:`~ginrummy_qt.ui.table.view.TableView` is its door.
"""
