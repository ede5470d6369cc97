import type { Check } from '../check.ts'
import { findTerms } from '../text/find-terms.ts'
import type { TextAnalysis } from '../text/text-analysis.ts'
import type { PersonaPoint } from './persona-rules.ts'

const WORDS_MIN = 20

/** Checks that a text mentions one of the persona's pains or objections. */
export const relevance: Check = {
  id: 'relevance',
  version: 2,
  source: 'persona',
  weight: 6,
  run({ persona }, text) {
    const points = persona ? [...persona.pains, ...persona.objections].filter(({ words }) => words.length > 0) : []
    if (!persona || points.length === 0 || text.words.length < WORDS_MIN) return null
    return answeredPoints(text, points).length > 0 ? [] : [{ reason: 'missing', values: { name: persona.name } }]
  },
}

/** Returns the pains and objections that a text mentions by one of their words. */
function answeredPoints(text: TextAnalysis, points: readonly PersonaPoint[]): PersonaPoint[] {
  return points.filter(
    ({ words }) =>
      findTerms(
        text,
        words.map((term) => ({ term, instead: null })),
      ).length > 0,
  )
}
