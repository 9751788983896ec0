"""The pages behind the links in letters. They ask, and a button answers: programs that follow links press nothing."""

from html import escape
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from serai.server.letters import STOP_PATH, language_of, mailbox_of
from serai.server.messages.common import PLAIN
from serai.server.routes.common import PROBLEMS, Call, hall_of
from serai.server.security import FORM_HEADERS
from serai.server.when import now_ms
from serai.server.words import preferred, say

Word = Annotated[str, Parameter(max_length=64, pattern=PLAIN, description="From the letter")]
GONE = ResponseSpec(str, description="No letter has this word, or it is too old", media_type=MediaType.HTML)
ANSWERS = PROBLEMS | {404: GONE}
BUTTON = '<form method="post"{action}><button>{said}</button></form>'
PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<h1>{title}</h1>
<p>{said}</p>
{below}
</html>
"""


@get("/mailbox", media_type=MediaType.HTML, responses=ANSWERS)
async def ask_mailbox(request: Call, word: Word = "") -> Response[str]:
    """A page that asks whether to write to the address of a letter; it changes nothing."""
    return await page(request, await mailbox_of(hall_of(request), word), "mailbox-ask")


@post("/mailbox", status_code=200, media_type=MediaType.HTML, responses=ANSWERS)
async def confirm_mailbox(request: Call, word: Word = "") -> Response[str]:
    """Yes, write there. Whoever has the word has read the letter, and need not be known here."""
    mailbox = await mailbox_of(hall_of(request), word)
    if mailbox is not None and mailbox["confirmed"] is None:
        await answer(request, mailbox, now_ms())
    return await page(request, mailbox, "mailbox-ask")


@get("/mailbox/stop", media_type=MediaType.HTML, responses=ANSWERS)
async def ask_to_stop(request: Call, word: Word = "") -> Response[str]:
    """A page with the button that ends the letters to an address; it changes nothing itself."""
    return await page(request, await hall_of(request).mailboxes.by_stop(word), "mailbox-stopped")


@post("/mailbox/stop", status_code=200, media_type=MediaType.HTML, responses=ANSWERS)
async def stop_mailbox(request: Call, word: Word = "") -> Response[str]:
    """No more letters there; a mail program may press this one too (RFC 8058)."""
    mailbox = await hall_of(request).mailboxes.by_stop(word)
    if mailbox is not None:
        await answer(request, mailbox, None)
    return await page(request, mailbox, "mailbox-stopped")


async def answer(request: Call, mailbox: dict[str, Any], confirmed: int | None) -> None:
    mailbox["confirmed"] = confirmed
    await hall_of(request).mailboxes.change(mailbox["person"], mailbox["address"], confirmed=confirmed)


async def page(request: Call, mailbox: dict[str, Any] | None, otherwise: str) -> Response[str]:
    """Whether letters come to a mailbox, and the button that changes it; `otherwise` is said where none do."""
    language = preferred(request.headers.get("accept-language", ""))
    if mailbox is None:
        return written(language, "mailbox-gone", status=404)
    language = await language_of(hall_of(request), mailbox["person"], language)
    is_confirmed = mailbox["confirmed"] is not None
    return written(language, "mailbox-done" if is_confirmed else otherwise, mailbox)


def written(language: str, key: str, mailbox: dict[str, Any] | None = None, status: int = 200) -> Response[str]:
    below = f'<p><a href="/">{escape(say(language, "mailbox-on"))}</a></p>'
    if key == "mailbox-ask":
        below = BUTTON.format(action="", said=escape(say(language, "mailbox-yes")))
    elif key == "mailbox-done" and mailbox is not None:
        action = f' action="{STOP_PATH}?word={mailbox["stop"]}"'
        below = BUTTON.format(action=action, said=escape(say(language, "mailbox-no"))) + below
    text = PAGE.format(
        language=language,
        title=escape(say(language, "mailbox-title")),
        said=escape(say(language, key, address="" if mailbox is None else mailbox["address"])),
        below=below,
    )
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=FORM_HEADERS)


ROUTES = [ask_mailbox, confirm_mailbox, ask_to_stop, stop_mailbox]
