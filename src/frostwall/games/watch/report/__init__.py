"""What simulations and replays show of the Watch."""
