import { splitWords } from '../text/matches-words.ts'
import type { PersonaDraft } from '../model/persona.ts'

type PersonaWords = Pick<PersonaDraft, 'uses' | 'goals' | 'pains'>

/** Returns the search keywords of a profile: its own, then those of its persona, without duplicates. */
export function keywordsOf(own: readonly string[], persona: PersonaWords | null): string[] {
  const points = persona === null ? [] : [...persona.goals, ...persona.pains].flatMap(({ words }) => words)
  const all = [...own, ...(persona?.uses ?? []), ...points]
  const byForm = Map.groupBy(all, (word) => splitWords(word).join(' '))
  return [...byForm].flatMap(([form, [word]]) => (form === '' || word === undefined ? [] : [word]))
}

/**
 * Returns the keywords that a text contains, ignoring case and accents. Words of a text match if they begin with the keyword's words, so plurals are
 * found.
 */
export function findKeywords(text: string, keywords: readonly string[]): string[] {
  const words = splitWords(text)
  return keywords.filter((keyword) => {
    const wanted = splitWords(keyword)
    return wanted.length > 0 && words.some((_, at) => wanted.every((word, by) => words[at + by]?.startsWith(word)))
  })
}

/** English words in headlines that say nothing about a person. */
const BUZZWORDS = new Set([
  'guru',
  'ninja',
  'rockstar',
  'wizard',
  'visionary',
  'passionate',
  'motivated',
  'innovative',
  'dynamic',
  'hardworking',
  'thinker',
  'synergy',
  'evangelist',
])

/** Returns the distinct buzzwords of a text, in order. */
export function buzzwordsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return [...new Set(words.filter((word) => BUZZWORDS.has(word)))]
}
