import type { HardRule } from './hard-rule.ts'

/** Rejects kept placements that refer to parts removed from the brief. */
export const knownParts: HardRule = {
  id: 'known_parts',
  findBreak: ({ channel, pillar, stage, format, persona, keyDate, kept }) => {
    if (channel === -1) return { part: 'channel' }
    if (pillar === -1) return { part: 'pillar' }
    if (stage === -1) return { part: 'stage' }
    if (format === -1) return { part: 'format' }
    if (persona === -1 && (kept?.personaId ?? null) !== null) return { part: 'persona' }
    if (keyDate === -1 && (kept?.keyDateId ?? null) !== null) return { part: 'keyDate' }
    return null
  },
}
