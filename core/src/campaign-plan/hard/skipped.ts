import type { HardRule } from './hard-rule.ts'

/** Keeps a slot empty after a person has emptied it, until a person fills it again. */
export const skipped: HardRule = {
  id: 'skipped',
  findBreak: ({ channel, local, kept }, _, context) =>
    kept === null && context.skipped.has(`${context.channelOf(channel)?.id ?? ''} ${local}`) ? {} : null,
}
