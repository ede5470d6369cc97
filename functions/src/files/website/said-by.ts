import type { FoundAt } from '@postwright/core/model/brand-autofill'
import type { Said } from '../../domain/brand-autofill/website.ts'

const WORDS_MAX = 600

/** Words of a page as one line; null without any. */
export function saidBy(text: string, foundAt: FoundAt): Said | null {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const words = [...line].slice(0, WORDS_MAX).join('').slice(0, WORDS_MAX)
  return words === '' ? null : { text: words, foundAt }
}
