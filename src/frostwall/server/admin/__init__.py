"""The operator's page: what the server does, announcements, bans, and closing a table. On a listener of its own."""
