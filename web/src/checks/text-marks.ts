import type { Finding } from '@postwright/core/checks/check'
import { compareFindings } from './finding-rank.ts'

export type TextMark = { from: number; text: string; finding: Finding | null }

type Placed = { finding: Finding; from: number; to: number }

/** Longer than what a person takes in at a glance: such a finding marks its first words, not half of the draft. */
const LONG = 60
const FIRST_WORDS = /^(?:\s*\S+){1,3}/u
const IN_WORD = /[\p{L}\p{M}\p{N}'’]/u

/**
 * A text cut where marks begin and end. A word has one finding: the one that is looked at, or else the first by
 * `compareFindings`.
 */
export function textMarks(text: string, findings: readonly Finding[], current: Finding | null = null): TextMark[] {
  const placed = findings
    .flatMap((finding) => placeOf(finding, text))
    .toSorted((a, b) => Number(b.finding === current) - Number(a.finding === current) || compareFindings(a, b))
  const taken = new Uint8Array(text.length)
  const shown: Placed[] = []
  for (const each of placed) {
    const { from, to } = wholeWords(each, text)
    if (taken.subarray(from, to).includes(1)) continue
    taken.fill(1, from, to)
    shown.push(each)
  }
  const marks: TextMark[] = []
  let at = 0
  for (const { finding, from, to } of shown.toSorted((a, b) => a.from - b.from)) {
    if (from > at) marks.push({ from: at, text: text.slice(at, from), finding: null })
    marks.push({ from, text: text.slice(from, to), finding })
    at = to
  }
  if (at < text.length) marks.push({ from: at, text: text.slice(at), finding: null })
  return marks
}

function placeOf(finding: Finding, text: string): Placed[] {
  const { place } = finding
  if (place?.kind !== 'text' || place.from >= place.to || place.to > text.length) return []
  const { from, to } = place
  if (to - from <= LONG) return [{ finding, from, to }]
  const first = FIRST_WORDS.exec(text.slice(from, to))?.[0].length ?? 0
  return first === 0 ? [] : [{ finding, from, to: from + first }]
}

/** A range with the rest of the words that it begins and ends in. */
function wholeWords({ from, to }: Placed, text: string): { from: number; to: number } {
  let [start, end] = [from, to]
  while (start > 0 && isInWord(text, start - 1) && isInWord(text, start)) start -= 1
  while (end < text.length && isInWord(text, end) && isInWord(text, end - 1)) end += 1
  return { from: start, to: end }
}

function isInWord(text: string, at: number): boolean {
  return IN_WORD.test(text.charAt(at))
}
