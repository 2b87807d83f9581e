"""Rule-free components that several games share."""
