"""The database: tables, record lines, chat, guests. Nothing is acknowledged before it is here."""
