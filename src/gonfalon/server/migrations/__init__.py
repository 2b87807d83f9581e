"""Changes to the database, one module each, applied when the server starts."""
