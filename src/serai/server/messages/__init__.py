"""Messages: the words of docs/protocol.md. Requests are checked by their types; unknown fields are refused."""
