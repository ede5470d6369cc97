import type { PersonaPoint } from '../model/persona.ts'
import { isStopWord } from './cluster/stop-words.ts'
import { wordsOf } from './cluster/terms.ts'

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
