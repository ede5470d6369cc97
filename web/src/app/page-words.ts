import type { ResourceLanguage } from 'i18next'

/** Where a prerendered page keeps the words it was rendered with: data, which the content policy allows inline. */
export const PAGE_WORDS_ID = 'page-words'

/** The words that the document brought along; undefined when it is the empty shell. */
export function readPageWords(): ResourceLanguage | undefined {
  const text = document.getElementById(PAGE_WORDS_ID)?.textContent
  if (!text) return undefined
  const words: unknown = JSON.parse(text)
  return isWords(words) ? words : undefined
}

function isWords(value: unknown): value is ResourceLanguage {
  return typeof value === 'object' && value !== null
}
