"""The server's edge: routes, sessions, limits, the socket, and the files of the web client."""
