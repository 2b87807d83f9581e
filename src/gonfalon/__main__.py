"""`python -m gonfalon` is the `gonfalon` command."""

from gonfalon.cli import main

if __name__ == "__main__":
    main()
