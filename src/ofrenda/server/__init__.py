"""The web table: matches in the browser, with friends and bots."""
