import type { Check } from '../check.ts'
import { TAG_WORDS } from './tag-words.ts'

const LETTERS_MIN = 8

/** Hashtags of several words in small letters: programs that read aloud run them together. */
export const camelTags: Check = {
  id: 'camelTags',
  version: 3,
  source: 'accessibility',
  weight: 4,
  run(_draft, { tags }) {
    if (tags.length === 0) return null
    return tags.flatMap(({ from, to, tag }) => {
      const words = tag.length >= LETTERS_MIN && /^[a-z]+$/.test(tag) ? wordsOf(tag) : null
      if (!words) return []
      const instead = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
      return [
        {
          reason: 'small',
          place: { kind: 'text', from, to },
          evidence: `#${tag}`,
          values: { tag: `#${tag}`, instead: `#${instead}` },
          fix: { kind: 'text', from: to - tag.length, to, text: instead },
          isSafe: true,
          loss: 0.5,
        },
      ]
    })
  },
}

/** The words that a tag is made of, the fewest that fit; null when it is one word, or not only known ones. */
function wordsOf(tag: string): string[] | null {
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= tag.length; end += 1) {
    best[end] = null
    for (let start = Math.max(0, end - 16); start < end; start += 1) {
      const before = best[start]
      const word = tag.slice(start, end)
      if (!before || !TAG_WORDS.has(word)) continue
      const words = [...before, word]
      if (words.length < (best[end]?.length ?? Infinity)) best[end] = words
    }
  }
  const words = best[tag.length]
  return words && words.length > 1 ? words : null
}
