"""Parameters of addresses that several calls have in common, for HTTP and the socket alike."""

from typing import Annotated

from litestar.params import Parameter

from serai.server.messages.common import LONGEST_GAME, PLAIN

Seat = Annotated[int | None, Parameter(ge=0, le=98)]
Since = Annotated[int | None, Parameter(ge=0, le=LONGEST_GAME)]
Invitation = Annotated[str, Parameter(max_length=32, pattern=PLAIN)]
