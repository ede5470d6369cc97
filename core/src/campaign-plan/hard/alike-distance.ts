import type { HardRule } from './hard-rule.ts'

/** Keeps a minimum distance between posts with the same pillar and channel. */
export const alikeDistance: HardRule = {
  id: 'alike_distance',
  findBreak: ({ channel, pillar, day }, others, { brief }) => {
    let nearest = Infinity
    for (const other of others) {
      if (other.channel === channel && other.pillar === pillar) nearest = Math.min(nearest, Math.abs(other.day - day))
    }
    return nearest < brief.alikeDays ? { days: nearest, least: brief.alikeDays } : null
  },
}
