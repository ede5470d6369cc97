import type { PersonaPoint, PersonaDraft } from '../model/persona.ts'
import { isStopWord } from './cluster/stop-words.ts'
import { wordsOf } from './cluster/terms.ts'

/** What a persona's points are. */
export const POINT_KINDS = ['goals', 'pains', 'objections'] as const

export type PointKind = (typeof POINT_KINDS)[number]

/** So short a word says little about what a text is about. */
const LENGTH_MIN = 4

/**
 * The words by which a draft is known to speak of a point: those that were given, else those of its text that carry a meaning,
 * so that a point tests drafts as soon as it is written down.
 */
export function pointWords({ text, words }: Pick<PersonaPoint, 'text' | 'words'>): readonly string[] {
  if (words.length > 0) return words
  return [...new Set(wordsOf(text))].filter((word) => word.length >= LENGTH_MIN && !isStopWord(word))
}

/** What changes when a point is removed: quotes that supported nothing else go with it. */
export function withoutPoint(persona: PersonaDraft, kind: PointKind, id: string): Partial<PersonaDraft> {
  return {
    [kind]: persona[kind].filter((point) => point.id !== id),
    evidence: persona.evidence
      .map((each) => ({ ...each, points: each.points.filter((point) => point !== id) }))
      .filter(({ points }, at) => points.length > 0 || persona.evidence[at]?.points.length === 0),
  }
}
