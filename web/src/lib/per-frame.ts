/** The first message is handed on at once; those that arrive before it is painted come together after that, and are drawn once. */
import type { Message } from './protocol'
import type { Link, Listener } from './transport'

const LONGEST = 100 // milliseconds; a hidden window draws no frames

export function perFrame(listener: Listener): Listener {
  let waiting: Message[] = []
  let isDrawing = false // something was handed on and is not painted yet
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function handOn(): void {
    const messages = waiting
    waiting = []
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    isDrawing = messages.length > 0
    if (isDrawing) awaitPaint() // before they are heard: one that fails must not hold up the next
    for (const message of messages) listener.message(message)
  }

  function awaitPaint(): void {
    timer = setTimeout(handOn, LONGEST)
    frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      timer = setTimeout(handOn) // the frame is painted first
    })
  }

  return {
    message(message: Message): void {
      if (message.t === 'ack' || message.t === 'refused') return listener.message(message) // somebody waits for it
      waiting.push(message)
      if (!isDrawing) handOn()
    },
    linked(link: Link): void {
      handOn() // what came before the wire was cut is told before it
      listener.linked(link)
    },
  }
}
