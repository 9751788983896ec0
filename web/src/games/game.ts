/** What the page asks of a game: how to draw it, what can be touched, and how to say what happens. No rules. */
import type { Component } from 'svelte'
import type { Fields, IncomeSheet, Option, View } from '../lib/protocol'

export interface BoardProps {
  view: View
  /** What may be touched now, what is chosen, what just changed. */
  open: Set<string>
  chosen: Set<string>
  marks: Set<string>
  ghost: Option | null
  /** The events being shown just now; `beat` counts, so that each starts anew. */
  flying: Fields[]
  beat: number
  pick: (target: string) => void
  portrait: boolean
  words: string
}

/** What changes for a seat: `what` is named in the game's words. */
export interface Gain {
  seat: number
  what: string
  by: number
}

export interface GameUi {
  name: string
  Board: Component<BoardProps>
  /** A player's details beside the board; `incomes` are everybody's, none where they are not to be shown. */
  Panel: Component<{ view: View; seat: number; incomes: IncomeSheet[] }>
  targets(option: Option): string[]
  /** An action to ask the server about when somebody touches what is not offered: the refusal tells why. */
  guess(target: string, picks: string[], view: View): Fields | null
  /** What a thing is part of, for a touch that can only mean the whole. */
  whole(target: string): string | null
  /** Whether it hands the turn on, so that it is worth asking twice. */
  final(action: Fields): boolean
  /** A short hint on what an action costs or brings, from what is printed on the board. */
  price(action: Fields, view: View): string
  actionText(action: Fields, view: View): string
  /** An event as a sentence, and null for what needs no words. */
  eventText(event: Fields, view: View): string | null
  /** The seat that did what an event tells of its own will; null for what only comes of it, as incomes and losses do. */
  doer(event: Fields, view: View): number | null
  /** How much an event moves, in points or what will be points, to find those worth telling at the end; 0 for the rest. */
  weight(event: Fields, view: View): number
  /** What an event changes to the eye; null where there is nothing to see. */
  step(view: View, event: Fields): View | null
  /** What differs between two views, in numbers a player counts: one's own first. */
  gains(before: View, after: View, seat: number): Gain[]
  /** A short word on what a thing is for; '' where its name says it all. */
  about(thing: string, view: View): string
  /** The things on the board an event touches. */
  eventMarks(event: Fields, view: View): string[]
  /** Whether an event concerns this seat. */
  concerns(event: Fields, seat: number, view: View): boolean
  questionText(question: string, view: View): string
  targetText(target: string, view: View): string
  /** The section of the rules reference for a thing or a question. */
  section(of: string): string
  colourOf(seat: number, view: View): string
  /** Actions of many that differ by a number: shown as a slider. */
  amount(options: Option[]): { options: Option[]; value: (action: Fields) => number; text: (value: number) => string } | null
  scoreParts: string[]
  /** Whether seats have secrets from each other: then a curtain falls between players at one screen. */
  hidden: boolean
}
