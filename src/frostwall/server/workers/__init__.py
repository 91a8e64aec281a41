"""Processes in which bots think, so that the server's loop never waits for one."""
