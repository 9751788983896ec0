/** What actions would bring: asked of the server once for each version and action, after a moment's rest. */
import { newId } from './api'
import type { Fields, Option, PreviewMessage } from './protocol'

const ASK_AFTER = 140

export class Forecasts {
  /** What the action under consideration would bring, as far as the server has told. */
  foreseen = $state.raw<PreviewMessage | null>(null)
  private readonly known = new Map<string, PreviewMessage>()
  private readonly asked = new Map<string, string>()
  private wanted: string | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `ask` sends the question, and says whether that was possible. */
  constructor(private readonly ask: (id: string, action: Fields) => boolean) {}

  /** Ask what an action would bring; what is known already is shown at once. */
  foresee(option: Option | null): void {
    clearTimeout(this.timer)
    this.wanted = option?.notation ?? null
    this.foreseen = (option && this.known.get(option.notation)) ?? null
    if (!option || this.foreseen) return
    this.timer = setTimeout(() => {
      if ([...this.asked.values()].includes(option.notation)) return
      const id = newId()
      if (this.ask(id, option.action)) this.asked.set(id, option.notation)
    }, ASK_AFTER)
  }

  /** An answer, and the version the table has now: one about an older version is not shown. */
  told(message: PreviewMessage, version: number): void {
    const notation = this.asked.get(message.id)
    this.asked.delete(message.id)
    if (notation === undefined || message.version !== version) return
    this.known.set(notation, message)
    if (this.wanted === notation) this.foreseen = message
  }

  /** Whether it was a question of ours that the server refused. */
  refused(id: string): boolean {
    return this.asked.delete(id)
  }

  forget(): void {
    this.known.clear()
    this.asked.clear()
    this.foreseen = null
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}
