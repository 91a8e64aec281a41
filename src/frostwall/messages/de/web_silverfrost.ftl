### The web client at a table of Silverfrost.

