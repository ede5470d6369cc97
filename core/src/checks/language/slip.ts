/**
 * A slip that is wrong wherever its pattern fits, with what stands in its place: null when only a person knows, a function
 * where it depends on the words, which answers null where it is no slip. Patterns see straight apostrophes.
 */
export type Slip = { pattern: RegExp; instead: string | null | ((match: RegExpExecArray) => string | null) }

const BEFORE = String.raw`(?<![\p{L}\p{N}'-])`
const AFTER = String.raw`(?![\p{L}\p{N}])`

/** A slip in whole words. */
export function slip(words: string, instead: Slip['instead']): Slip {
  return { pattern: new RegExp(`${BEFORE}(?:${words})${AFTER}`, 'giu'), instead }
}

/** A slip in whole words whose capitals matter. */
export function slipAsWritten(words: string, instead: Slip['instead']): Slip {
  return { pattern: new RegExp(`${BEFORE}(?:${words})${AFTER}`, 'gu'), instead }
}

/** Slips of typing in every language: no space after a comma, and two words run together at a full stop. */
export const ANY_LANGUAGE_SLIPS: readonly Slip[] = [
  { pattern: /(?<=\p{Ll}\p{Ll}),(?=\p{L}\p{Ll})/gu, instead: ', ' },
  { pattern: /(?<=\p{Ll}\p{Ll}) ,(?= )/gu, instead: ',' },
]
