/**
 * A pattern that is an error wherever it matches, with its replacement: null if only a person can decide; a function if the replacement depends on
 * the match. The function returns null if there is no error. Patterns are matched against texts with straight apostrophes.
 */
export type Slip = { pattern: RegExp; instead: string | null | ((match: RegExpExecArray) => string | null) }

const BEFORE = String.raw`(?<![\p{L}\p{N}'-])`
const AFTER = String.raw`(?![\p{L}\p{N}])`

/** Returns a slip that matches whole words. */
export function slip(words: string, instead: Slip['instead']): Slip {
  return { pattern: new RegExp(`${BEFORE}(?:${words})${AFTER}`, 'giu'), instead }
}

/** Returns a case-sensitive slip that matches whole words. */
export function slipAsWritten(words: string, instead: Slip['instead']): Slip {
  return { pattern: new RegExp(`${BEFORE}(?:${words})${AFTER}`, 'gu'), instead }
}

/** Typing errors in every language: a missing space after a comma, and a space before one. */
export const ANY_LANGUAGE_SLIPS: readonly Slip[] = [
  { pattern: /(?<=\p{Ll}\p{Ll}),(?=\p{L}\p{Ll})/gu, instead: ', ' },
  { pattern: /(?<=\p{Ll}\p{Ll}) ,(?= )/gu, instead: ',' },
]
