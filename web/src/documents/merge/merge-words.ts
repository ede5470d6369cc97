import type { Versions } from './versions.ts'

/** What one side has put in place of the words from `start` up to `end` of the common text. */
type Change = { start: number; end: number; words: readonly string[] }
type Word = { text: string; isWord: boolean }

/**
 * Joins two texts that were changed at different ends: each side's change is one range of the common text, and an unchanged
 * word lies between the two. Null where the ranges meet: what two people write in one place only they can join.
 */
export function mergeWords({ base, mine, theirs }: Versions<string>): string | null {
  const common = splitWords(base)
  const changes = [findChange(common, mine), findChange(common, theirs)].toSorted((a, b) => a.start - b.start)
  const [first, second] = changes
  if (!first || !second || first.end > second.start) return null
  const between = common.slice(first.end, second.start)
  if (!between.some(({ isWord }) => isWord)) return null
  const textOf = (words: readonly Word[]) => words.map(({ text }) => text)
  return [
    ...textOf(common.slice(0, first.start)),
    ...first.words,
    ...textOf(between),
    ...second.words,
    ...textOf(common.slice(second.end)),
  ].join('')
}

/** The words of a text with everything between them, in every script. */
function splitWords(text: string): Word[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  return [...segmenter.segment(text)].map(({ segment, isWordLike }) => ({ text: segment, isWord: isWordLike === true }))
}

function findChange(common: readonly Word[], side: string): Change {
  const words = splitWords(side).map(({ text }) => text)
  const shorter = Math.min(common.length, words.length)
  let start = 0
  while (start < shorter && common[start]?.text === words[start]) start += 1
  let after = 0
  while (after < shorter - start && common.at(-1 - after)?.text === words.at(-1 - after)) after += 1
  return { start, end: common.length - after, words: words.slice(start, words.length - after) }
}
