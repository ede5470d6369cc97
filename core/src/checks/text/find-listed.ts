import type { Found } from '../check.ts'
import { findTerms, type FoundTerm, type Term } from './find-terms.ts'
import { countBlanksBefore } from './text-ranges.ts'
import type { TextAnalysis } from './text-analysis.ts'
import type { WordForms } from './word-forms.ts'

/**
 * Returns one finding for each occurrence of a listed word, with its replacement as the fix: null if only a person can decide, or the word is an
 * inflected form. Removing a word also removes its space.
 */
export function findListed(
  analysis: TextAnalysis,
  terms: readonly Term[],
  { loss, ceiling = 1, forms }: { loss: number; ceiling?: number; forms?: WordForms },
): Found[] {
  return findTerms(analysis, terms, forms).map((found) => ({
    reason: found.instead === null ? 'remove' : found.instead === '' ? 'leaveOut' : 'replace',
    place: { kind: 'text', from: found.from, to: found.to },
    evidence: found.shown,
    values: { word: found.shown, instead: found.instead ?? '' },
    fix: fixOf(analysis.text, found),
    loss,
    ceiling,
  }))
}

function fixOf(text: string, { from, to, instead, isForm }: FoundTerm): Found['fix'] {
  if (instead === null || isForm) return null
  if (instead !== '') {
    const article = articleBefore(text, from, instead)
    return { kind: 'text', from: article?.from ?? from, to, text: `${article?.text ?? ''}${instead}` }
  }
  const comma = text.slice(to).match(/^,/)?.[0].length ?? 0
  const after = text.slice(to + comma).match(/^[ \t]+/)?.[0].length ?? 0
  const isFirst = /(?:^|[.!?…\n]\s*)$/.test(text.slice(0, from))
  const before = after > 0 ? 0 : countBlanksBefore(text, from)
  const end = to + (isFirst || after > 0 ? comma : 0) + after
  // The new first word of a sentence is capitalised.
  const next = text.charAt(end)
  return isFirst && next !== ''
    ? { kind: 'text', from, to: end + 1, text: next.toUpperCase() }
    : { kind: 'text', from: from - before, to: end, text: '' }
}

/**
 * Returns the range of the article right before a position, and the article that the next word needs: “a” before “allowlist” becomes “an”.
 * @returns null if there is no article, or it already fits
 */
function articleBefore(text: string, from: number, next: string): { from: number; text: string } | null {
  const found = /(?:^|[\s("“])(an?) $/i.exec(text.slice(Math.max(0, from - 4), from))
  const article = found?.[1]
  if (article === undefined) return null
  const wanted = /^[aeio]/i.test(next) || /^u(?!s|ni)/i.test(next) ? 'an' : 'a'
  if (article.toLowerCase() === wanted) return null
  const isCapital = article.charAt(0) === 'A'
  return { from: from - article.length - 1, text: isCapital ? `A${wanted.slice(1)} ` : `${wanted} ` }
}
