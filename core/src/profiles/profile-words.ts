import type { PersonaDraft } from '../model/persona.ts'

type PersonaWords = Pick<PersonaDraft, 'uses' | 'goals' | 'pains'>

/** The words that a profile should be found by: its own, then those of its persona; each once. */
export function keywordsOf(own: readonly string[], persona: PersonaWords | null): string[] {
  const points = persona === null ? [] : [...persona.goals, ...persona.pains].flatMap(({ words }) => words)
  const all = [...own, ...(persona?.uses ?? []), ...points]
  const byForm = Map.groupBy(all, (word) => wordsOf(word).join(' '))
  return [...byForm].flatMap(([form, [word]]) => (form === '' || word === undefined ? [] : [word]))
}

/** Those of the keywords that a text has: upper case, accents and endings such as a plural don't count. */
export function findKeywords(text: string, keywords: readonly string[]): string[] {
  const words = wordsOf(text)
  return keywords.filter((keyword) => {
    const wanted = wordsOf(keyword)
    return wanted.length > 0 && words.some((_, at) => wanted.every((word, by) => words[at + by]?.startsWith(word)))
  })
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
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

/** The buzzwords of a text, each once, in its order. */
export function buzzwordsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return [...new Set(words.filter((word) => BUZZWORDS.has(word)))]
}
