import type { Check } from '../check.ts'
import { findTerms } from '../text/find-terms.ts'
import { wordFormsOf } from '../text/word-forms.ts'

/** Checks that a post contains one of the brand's required words, in its text or as a hashtag. */
export const requiredWords: Check = {
  id: 'requiredWords',
  version: 3,
  source: 'brand',
  weight: 5,
  run({ brand }, text) {
    if (!brand || brand.required.length === 0 || text.text.trim() === '') return null
    const tags = new Set(text.tags.map(({ tag }) => tag.toLowerCase()))
    const hasTag = brand.required.some((word) => tags.has(word.replace(/^#/, '').replaceAll(' ', '').toLowerCase()))
    const terms = brand.required.map((term) => ({ term: term.replace(/^#/, ''), instead: null }))
    return hasTag || findTerms(text, terms, wordFormsOf(text.language)).length > 0
      ? []
      : [{ reason: 'missing', values: { words: brand.required.join(', ') } }]
  },
}
