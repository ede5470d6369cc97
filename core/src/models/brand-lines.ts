import type { BrandRules } from '../checks/brand/brand-rules.ts'
import type { PromptBrand } from './prompt-brand.ts'

/** More words of one kind than this are left out: a prompt is paid by its length. */
const WORDS_MAX = 60

const EMOJI: Record<BrandRules['emoji'], string> = { any: '', few: 'Few emoji.', none: 'No emoji.' }
const SPELLING: Record<BrandRules['spelling'], string> = {
  any: '',
  us: 'American spelling.',
  uk: 'British spelling.',
}
const COMMA: Record<BrandRules['oxfordComma'], string> = {
  any: '',
  always: 'A comma before the last "and" of a list.',
  never: 'No comma before the last "and" of a list.',
}

/** The voice of a brand, line by line; empty lines say nothing. */
export function brandLines({ name, rules, notes }: PromptBrand): string[] {
  return [
    `Brand: ${name}.`,
    ...notes.map((note) => `- ${note}`),
    replaced('Never write', rules.banned),
    replaced('Rather than', rules.preferred),
    listed('Use at least one of', rules.required),
    listed('Write exactly so', rules.terms),
    listed('Never use these hashtags', rules.bannedHashtags),
    SPELLING[rules.spelling],
    COMMA[rules.oxfordComma],
    EMOJI[rules.emoji],
  ]
}

function listed(label: string, words: readonly string[]): string {
  return words.length === 0 ? '' : `${label}: ${words.slice(0, WORDS_MAX).join(', ')}.`
}

function replaced(label: string, pairs: BrandRules['banned']): string {
  const words = pairs.map(({ word, replacement }) => (replacement === '' ? word : `${word} (write: ${replacement})`))
  return listed(label, words)
}
