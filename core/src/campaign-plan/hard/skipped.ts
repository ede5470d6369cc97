import type { HardRule } from './hard-rule.ts'

/** A slot that a person has emptied stays empty, unless a person fills it again. */
export const skipped: HardRule = {
  id: 'skipped',
  findBreak: ({ channel, local, kept }, _, context) =>
    kept === null && context.skipped.has(`${context.channelOf(channel)?.id ?? ''} ${local}`) ? {} : null,
}
