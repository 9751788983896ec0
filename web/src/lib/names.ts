/** Names as the words know them. */
import { has, t } from './fluent.svelte'

/** A name of the server (`silk_road`) as part of a message's name (`silk-road`). */
export const dashed = (name: string): string => name.replaceAll('_', '-')

export const botName = (bot: string): string => (has(`bot-${dashed(bot)}`) ? t(`bot-${dashed(bot)}`) : bot)
