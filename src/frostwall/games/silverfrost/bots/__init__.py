"""The bots of Silverfrost."""
