import type { Found } from '../check.ts'

/** Findings in the order of the text; of those that overlap, the first and longest. */
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
