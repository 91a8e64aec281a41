"""The greedy bot: it compares what each action is worth."""
