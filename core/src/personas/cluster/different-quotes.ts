import { wordsOf } from './words-of.ts'

/** Two comments that have so large a share of their words in common say the same. */
const SAME = 0.7

/** The first comments of a list that do not repeat each other; where there are too few of those, others fill it up. */
export function differentQuotes(comments: readonly string[], count: number): string[] {
  const unique = [...new Set(comments)]
  const chosen: string[] = []
  const known: ReadonlySet<string>[] = []
  for (const comment of unique) {
    if (chosen.length === count) break
    const words = new Set(wordsOf(comment))
    if (known.some((other) => likeness(words, other) >= SAME)) continue
    chosen.push(comment)
    known.push(words)
  }
  const others = unique.filter((comment) => !chosen.includes(comment))
  return [...chosen, ...others].slice(0, count)
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(1, a.size + b.size - shared)
}
