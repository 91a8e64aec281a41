"""The bots of Silverfrost: builder.py plays for cards, greedy/ weighs every move, search/ looks some turns ahead."""
