"""The page behind the link in a letter. It asks, and its button answers: programs that follow links press nothing."""

from html import escape
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from serai.server.letters import language_of, mailbox_of
from serai.server.messages.common import PLAIN
from serai.server.routes.common import PROBLEMS, Call, hall_of
from serai.server.security import FORM_HEADERS
from serai.server.when import now_ms
from serai.server.words import preferred, say

Word = Annotated[str, Parameter(max_length=64, pattern=PLAIN, description="From the letter")]
GONE = ResponseSpec(str, description="No letter has this word, or it is too old", media_type=MediaType.HTML)
ANSWERS = PROBLEMS | {404: GONE}
BUTTON = '<form method="post"><button>{}</button></form>'
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
    return await page(request, word, is_pressed=False)


@post("/mailbox", status_code=200, media_type=MediaType.HTML, responses=ANSWERS)
async def confirm_mailbox(request: Call, word: Word = "") -> Response[str]:
    """Yes, write there. Whoever has the word has read the letter, and need not be known here."""
    return await page(request, word, is_pressed=True)


async def page(request: Call, word: str, *, is_pressed: bool) -> Response[str]:
    hall = hall_of(request)
    language = preferred(request.headers.get("accept-language", ""))
    mailbox = await mailbox_of(hall, word)
    if mailbox is None:
        return written(language, "mailbox-gone", status=404)
    language = await language_of(hall, mailbox["person"], language)
    if is_pressed and mailbox["confirmed"] is None:
        await hall.mailboxes.change(mailbox["person"], mailbox["address"], confirmed=now_ms())
    is_confirmed = is_pressed or mailbox["confirmed"] is not None
    return written(language, "mailbox-done" if is_confirmed else "mailbox-ask")


def written(language: str, key: str, status: int = 200) -> Response[str]:
    button = BUTTON.format(escape(say(language, "mailbox-yes")))
    text = PAGE.format(
        language=language,
        title=escape(say(language, "mailbox-title")),
        said=escape(say(language, key)),
        below=button if key == "mailbox-ask" else f'<p><a href="/">{escape(say(language, "mailbox-on"))}</a></p>',
    )
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=FORM_HEADERS)


ROUTES = [ask_mailbox, confirm_mailbox]
