import type { Stretch, TextAnalysis } from './text-analysis.ts'

/** A word or phrase, in small letters, with what is written instead; null when only a person knows. */
export type Term = { term: string; instead: string | null }

export type FoundTerm = Stretch & { term: string; shown: string; instead: string | null }

/**
 * Words of a text that are in a list, longest phrases first; words of a phrase may be apart by blanks, hyphens and an “&”
 * only. The “’s” of an owner is no part of a word.
 */
export function findTerms({ text, words }: TextAnalysis, terms: readonly Term[]): FoundTerm[] {
  const byFirst = new Map<string, { parts: readonly string[]; term: Term }[]>()
  for (const term of terms) {
    const parts = term.term
      .toLowerCase()
      .split(/[\s&+-]+/)
      .filter(Boolean)
    byFirst.set(parts[0] ?? '', [...(byFirst.get(parts[0] ?? '') ?? []), { parts, term }])
  }
  const flat = words.flatMap((word) => splitWord(word))
  const found: FoundTerm[] = []
  for (let at = 0; at < flat.length; at += 1) {
    const candidates = byFirst.get(flat[at]?.lower ?? '')?.toSorted((a, b) => b.parts.length - a.parts.length) ?? []
    const hit = candidates.find(({ parts }) => isAt(text, flat, at, parts))
    const [first, last] = [flat[at], flat[at + (hit?.parts.length ?? 1) - 1]]
    if (!hit || !first || !last) continue
    const shown = text.slice(first.from, last.to)
    found.push({
      from: first.from,
      to: last.to,
      term: hit.term.term,
      shown,
      instead: hit.term.instead === null ? null : inCaseOf(shown, hit.term.instead),
    })
    at += hit.parts.length - 1
  }
  return found
}

/** A word in the capitals of another: all of them, the first, or as it is. */
export function inCaseOf(shown: string, word: string): string {
  const letters = shown.replace(/[^\p{L}]/gu, '')
  if (letters.length > 1 && letters === letters.toUpperCase()) return word.toUpperCase()
  const isCapital = /^\p{Lu}/u.test(shown)
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** Words after which “’s” is a verb. */
const NOT_OWNED = new Set(['it', 'he', 'she', 'that', 'this', 'there', 'here', 'what', 'who', 'where', 'how', 'let'])

type Part = Stretch & { lower: string }

/** A hyphenated word is several, so that “game-changer” is found as “game changer”. */
function splitWord({ from, lower }: Part): Part[] {
  let start = from
  const owned = lower.replace(/'s$/, '')
  return (NOT_OWNED.has(owned) ? lower : owned).split(/[-‑]/).map((part) => {
    const place = { from: start, to: start + part.length, lower: part }
    start += part.length + 1
    return place
  })
}

function isAt(text: string, words: readonly Part[], at: number, parts: readonly string[]): boolean {
  return parts.every((part, i) => {
    const word = words[at + i]
    if (word?.lower !== part) return false
    const before = words[at + i - 1]
    return (
      i === 0 || (before !== undefined && /^[ \t\u00a0-]+(?:[&+][ \t\u00a0]*)?$/.test(text.slice(before.to, word.from)))
    )
  })
}
