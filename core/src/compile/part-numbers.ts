import type { Part } from './fitted-post.ts'

/** As long as any number that is put behind a part. */
export const LONGEST_NUMBER = ' (99/99)'

const NUMBER = /\s*\((\d{1,2})\/(\d{1,2})\)$/u

/** Parts with their places behind their texts, as in “(2/5)”. */
export function withNumbers(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => ({ ...part, text: `${part.text} (${at + 1}/${parts.length})`.trimStart() }))
}

/** Parts without the numbers behind them; they stay unless each part has its own. */
export function withoutNumbers(parts: readonly Part[]): readonly Part[] {
  const areNumbered = parts.every(({ text }, at) => {
    const found = NUMBER.exec(text)
    return Number(found?.[1]) === at + 1 && Number(found?.[2]) === parts.length
  })
  if (!areNumbered || parts.length < 2) return parts
  return parts.map((part) => ({ ...part, text: part.text.replace(NUMBER, '') }))
}
