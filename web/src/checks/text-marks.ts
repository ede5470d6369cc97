import type { Finding } from '@postwright/core/checks/check'

export type TextMark = { from: number; text: string; finding: Finding | null }

/** A text cut where findings begin and end. Of findings that overlap, the shortest is shown: it says most exactly what is meant. */
export function textMarks(text: string, findings: readonly Finding[]): TextMark[] {
  const placed = findings.flatMap((finding) => {
    const { place } = finding
    const isInside = place?.kind === 'text' && place.from < place.to && place.to <= text.length
    return isInside ? [{ finding, from: place.from, to: place.to }] : []
  })
  const cuts = [...new Set([0, text.length, ...placed.flatMap(({ from, to }) => [from, to])])].toSorted((a, b) => a - b)
  return cuts.slice(0, -1).map((from, at) => {
    const over = placed.filter((each) => each.from <= from && each.to > from)
    const [shortest] = over.toSorted((a, b) => a.to - a.from - (b.to - b.from))
    return { from, text: text.slice(from, cuts[at + 1]), finding: shortest?.finding ?? null }
  })
}
