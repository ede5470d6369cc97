import type { Evidence } from '../../model/persona.ts'

/** Quotes for a card: one for each point before a second one for any. */
export function chosenQuotes(evidence: readonly Evidence[], count: number): Evidence[] {
  const spoken = evidence.filter(({ quote }) => quote.trim() !== '')
  const known = new Set<string>()
  const firsts = spoken.filter(({ points }) => {
    const isNew = points.some((point) => !known.has(point))
    for (const point of points) known.add(point)
    return isNew
  })
  return [...firsts, ...spoken.filter((each) => !firsts.includes(each))].slice(0, count)
}
