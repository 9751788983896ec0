/** Messages that arrive between two frames are handed on together, so that the page is drawn once for all of them. */
import type { Message } from './protocol'
import type { Link, Listener } from './transport'

const LONGEST = 100 // milliseconds; a hidden window draws no frames

export function perFrame(listener: Listener): Listener {
  let waiting: Message[] = []
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function handOn(): void {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    const messages = waiting
    waiting = []
    for (const message of messages) listener.message(message)
  }

  return {
    message(message: Message): void {
      waiting.push(message)
      if (waiting.length > 1) return
      frame = requestAnimationFrame(handOn)
      timer = setTimeout(handOn, LONGEST)
    },
    linked(link: Link): void {
      handOn() // what came before the wire was cut is told before it
      listener.linked(link)
    },
  }
}
