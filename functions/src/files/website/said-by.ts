import type { FoundAt } from '@postwright/core/model/brand-autofill'
import type { Said } from '../../domain/ports/web.ts'

const WORDS_MAX = 600
const READ_MAX = 10_000

/** Words of a page as one line; null without any. */
export function saidBy(text: string, foundAt: FoundAt): Said | null {
  const line = text.slice(0, READ_MAX).replaceAll(/\s+/g, ' ').trim()
  const words = [...line].slice(0, WORDS_MAX).join('').slice(0, WORDS_MAX)
  return words === '' ? null : { text: words, foundAt }
}
