import { findTerms } from '../text/find-terms.ts'
import type { TextAnalysis } from '../text/text-analysis.ts'
import type { PersonaPoint } from './persona-rules.ts'

/** The pains or objections that a text speaks of: those of which it has a word. */
export function answeredPoints(text: TextAnalysis, points: readonly PersonaPoint[]): PersonaPoint[] {
  return points.filter(
    ({ words }) =>
      findTerms(
        text,
        words.map((term) => ({ term, instead: null })),
      ).length > 0,
  )
}
