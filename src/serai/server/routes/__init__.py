"""The HTTP interface, one file per subject. Every call of docs/protocol.md is a handler here."""
