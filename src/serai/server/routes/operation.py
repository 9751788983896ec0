"""For operators: is it well, and how is it doing."""

import hmac
import ipaddress

from litestar import MediaType, Response, get

from serai import __version__
from serai.server.denied import Denied
from serai.server.messages.common import Health
from serai.server.metrics import exposition
from serai.server.routes.common import PROBLEMS, Call, hall_of
from serai.server.security import address, bearer_of


@get("/health", opt={"limit": None}, responses=PROBLEMS)
async def health(request: Call) -> Health:
    """200 while the store answers, 503 otherwise."""
    await hall_of(request).games.heads([""])
    return Health(status="well", version=__version__)


@get("/metrics", opt={"limit": None, "identity": False}, media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Call) -> Response[bytes]:
    """For this machine, or for whoever has the token."""
    token = hall_of(request).settings.metrics_token
    given = bearer_of(request) or ""
    if not (token and hmac.compare_digest(given.encode(), token.encode())) and not is_local(address(request)):
        raise Denied(403, "not_for_you")
    data, kind = exposition()
    return Response(data, media_type=kind)


def is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


ROUTES = [health, metrics]
