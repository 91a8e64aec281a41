### The guided first game of Silverfrost.

