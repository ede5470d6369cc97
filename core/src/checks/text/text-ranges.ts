import type { Found, Fix } from '../check.ts'

/** Returns the findings with a text range, in text order and without overlaps: the earliest one is kept, and of equally early ones the longest. */
export function withoutOverlaps(found: readonly Found[]): Found[] {
  let end = 0
  return found
    .flatMap((each) => (each.place?.kind === 'text' ? [{ each, place: each.place }] : []))
    .toSorted((a, b) => a.place.from - b.place.from || b.place.to - a.place.to)
    .flatMap(({ each, place }) => {
      if (place.from < end) return []
      end = place.to
      return [each]
    })
}

/** Returns the fix that removes a tag with the blanks before it, or with those after it if there are none before. */
export function withoutTag(text: string, { from, to }: { from: number; to: number }): Fix {
  const before = countBlanksBefore(text, from)
  const after = before === 0 ? (text.slice(to).match(/^[ \t]+/)?.[0].length ?? 0) : 0
  return { kind: 'text', from: from - before, to: to + after, text: '' }
}

/** Counts the spaces and tabs right before a position. */
export function countBlanksBefore(text: string, at: number): number {
  let from = at
  while (from > 0 && isBlank(text.charAt(from - 1))) from -= 1
  return at - from
}

function isBlank(letter: string): boolean {
  return letter === ' ' || letter === '\t'
}
