"""The greedy bot: it plans the next purchase and works towards it."""
