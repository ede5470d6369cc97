import type { PersonaPoint } from '../model/persona.ts'
import { isStopWord } from './cluster/stop-words.ts'
import { wordsOf } from './cluster/terms.ts'

/** Minimum length of a keyword; shorter words rarely indicate the subject of a text. */
const LENGTH_MIN = 4

/**
 * Returns the keywords by which a draft mentions a point: the given ones, otherwise the meaningful words of its text, so that drafts can be checked
 * for a point as soon as it is written.
 */
export function pointWords({ text, words }: Pick<PersonaPoint, 'text' | 'words'>): readonly string[] {
  if (words.length > 0) return words
  return [...new Set(wordsOf(text))].filter((word) => word.length >= LENGTH_MIN && !isStopWord(word))
}
