const MARKS = /\p{M}+/gu
const NOT_ALLOWED = /[^a-z0-9._-]+/g
const ENDS = /^[._-]+|[._-]+$/g

/** The one spelling of a UTM value: small letters without accents, digits, dots and `_`, joined by `-`; empty when nothing is left. */
export function normalizeUtm(text: string, max: number): string {
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase()
  return plain.replace(NOT_ALLOWED, '-').slice(0, max).replace(ENDS, '')
}
