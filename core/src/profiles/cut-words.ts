import type { ProfileTextLimit } from '../platforms/profile-facts.ts'
import { linksIn } from '../text/links-in.ts'
import { segmentGraphemes } from '../text/segment-graphemes.ts'
import { fitsLimit } from './text-limit.ts'

const ELLIPSIS = '…'
const DANGLING = /[\s,;:–—|·•-]+$/u

/**
 * The beginning of a text that fits with an ellipsis, cut between words. A word too long by itself is cut between characters, a link or
 * a handle never. Empty where nothing fits.
 */
export function cutWords(text: string, limit: ProfileTextLimit): string {
  if (fitsLimit(text, limit)) return text
  const words = [...text.matchAll(/\S+/gu)]
  let kept = ''
  for (const { 0: word, index } of words) {
    const longer = text.slice(0, index + word.length)
    if (!fitsLimit(withEllipsis(longer), limit)) return kept === '' ? cutWord(word, limit) : withEllipsis(kept)
    kept = longer
  }
  return withEllipsis(kept)
}

/** Whether a word is written as a whole or not at all. */
export function isWholeWord(word: string): boolean {
  return word.includes('@') || word.includes('#') || linksIn(word).length > 0
}

function cutWord(word: string, limit: ProfileTextLimit): string {
  if (isWholeWord(word)) return ''
  let kept = ''
  for (const { segment } of segmentGraphemes(word)) {
    if (!fitsLimit(kept + segment + ELLIPSIS, limit)) break
    kept += segment
  }
  return kept === '' ? '' : kept + ELLIPSIS
}

function withEllipsis(text: string): string {
  const whole = text.trimEnd()
  const end = isWholeWord(lastWord(whole)) ? whole : whole.replace(DANGLING, '')
  return (isWholeWord(lastWord(end)) ? `${end} ` : end) + ELLIPSIS
}

function lastWord(text: string): string {
  return text.slice(text.search(/\S+$/u))
}
