import type { HardRule } from './hard-rule.ts'

export const inWindow: HardRule = {
  id: 'in_window',
  findBreak: ({ day, instant }, _, { brief, from, until }) =>
    day < from || day > until || instant < brief.notBefore ? { from: brief.from, until: brief.until } : null,
}
