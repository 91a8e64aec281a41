"""Processes in which bots think, so that the server's loop never waits for one.

This is the door: other packages import from here and from no module below.
"""

from frostwall.server.workers.pool import Choice, Closed, Job, Look, Unseen, Workers, job_for, past_of

__all__ = ["Choice", "Closed", "Job", "Look", "Unseen", "Workers", "job_for", "past_of"]
