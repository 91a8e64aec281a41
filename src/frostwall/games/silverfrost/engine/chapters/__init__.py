"""One module per chapter of the rules, with the decisions of that chapter. Effects and Claw have their own folders."""
