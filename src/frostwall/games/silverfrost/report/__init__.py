"""What simulations and replays show of Silverfrost."""
