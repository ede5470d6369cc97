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
