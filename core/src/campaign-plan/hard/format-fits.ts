import type { HardRule } from './hard-rule.ts'

export const formatFits: HardRule = {
  id: 'format_fits',
  findBreak: ({ channel, format }, _, { brief, takers }) =>
    takers[format]?.has(channel) ? null : { format: brief.formats[format]?.id ?? '' },
}
