import { BREAK_RANKS, findBreaks } from '../text/split-text.ts'
import type { ProfileTextLimit } from '../platforms/profile-facts.ts'
import { TEXT_UNITS } from '../text/text-units.ts'
import { utf8Length } from '../text/text-lengths.ts'

/** A sentence, and the white space between it and the next one. */
export type Sentence = { text: string; gap: string }

/** Splits a bio into its sentences, in order; each line is at least one sentence. Joined with their gaps they equal the trimmed bio. */
export function splitSentences(bio: string): Sentence[] {
  const text = bio.trim()
  if (text === '') return []
  const sentences: Sentence[] = []
  let start = 0
  for (const { end, next, rank } of findBreaks(text)) {
    if (rank < BREAK_RANKS.sentence) continue
    sentences.push({ text: text.slice(start, end), gap: text.slice(end, next) })
    start = next
  }
  return [...sentences, { text: text.slice(start), gap: '' }]
}

export function joinSentences(sentences: readonly Sentence[]): string {
  return sentences
    .map(({ text, gap }, at) => (at === sentences.length - 1 ? text : text + gap))
    .join('')
    .trim()
}

/** Returns the length of a text in the unit of a limit. */
export function lengthIn(text: string, { unit }: ProfileTextLimit): number {
  return TEXT_UNITS[unit](text)
}

/** Returns whether a text fits a network's limit, in its unit and, where the network limits them, in UTF-8 bytes. */
export function fitsLimit(text: string, limit: ProfileTextLimit): boolean {
  const isShort = limit.maxBytes === undefined || utf8Length(text) <= limit.maxBytes
  return isShort && lengthIn(text, limit) <= limit.max
}
