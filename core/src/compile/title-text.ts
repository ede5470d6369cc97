import { countGraphemes } from '../text/graphemes.ts'
import { findBreaks } from '../text/text-breaks.ts'
import { segmentGraphemes } from '../text/segment-graphemes.ts'

const ELLIPSIS = '…'

/** A title with a blank in place of what the network forbids in one. */
export function cleanTitle(title: string, forbidden: string): string {
  if (![...title].some((character) => forbidden.includes(character))) return title
  const clean = [...title].map((character) => (forbidden.includes(character) ? ' ' : character)).join('')
  return clean.replace(/ {2,}/g, ' ').trim()
}

/** The beginning of a title, cut after a word where that is possible, within `max` graphemes. */
export function shortTitle(title: string, max: number): string {
  if (countGraphemes(title) <= max) return title
  const fits = (text: string) => countGraphemes(text) + 1 <= max
  const word = findBreaks(title).findLast(({ end }) => fits(title.slice(0, end)))
  const beginning = word ? title.slice(0, word.end) : beginningOf(title, max - 1)
  return beginning === '' ? '' : beginning + ELLIPSIS
}

function beginningOf(text: string, graphemes: number): string {
  return [...segmentGraphemes(text)]
    .slice(0, Math.max(0, graphemes))
    .map(({ segment }) => segment)
    .join('')
}
