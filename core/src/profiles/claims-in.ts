/** A number that a text states, and what it counts. */
export type Claim = { subject: string; value: string }

const SINCE = /\b(?:since|founded in|est\.?)\s+((?:1[89]|20)\d\d)\b/giu
const COUNTED = /(\d[\d.,]*)\s?(\+|k\b|m\b)?\s*\+?\s+(\p{L}[\p{L}-]+)/giu

/** The claims of a text: years that something began, and numbers with the word after them. */
export function claimsIn(text: string): Claim[] {
  const began = [...text.matchAll(SINCE)].map(([, year = '']) => ({ subject: 'since', value: year }))
  const rest = text.replaceAll(SINCE, ' ')
  const counted = [...rest.matchAll(COUNTED)].map(([, digits = '', unit = '', noun = '']) => ({
    subject: singular(noun.toLowerCase()),
    value: digits.replaceAll(/[.,]/gu, '') + unit.replace('+', '').toLowerCase(),
  }))
  return [...began, ...counted]
}

function singular(noun: string): string {
  return noun.length > 3 && noun.endsWith('s') ? noun.slice(0, -1) : noun
}
