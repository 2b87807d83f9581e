"""Accounts, tables, live play, storage. Nothing but the command line imports this package."""
