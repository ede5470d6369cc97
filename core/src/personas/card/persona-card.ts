import type { Evidence } from '../../model/persona.ts'

/** The texts of a printed card, in the language of the person who prints it. */
export type PersonaCard = {
  name: string
  summary: string
  context: string
  /** Id of the image; null to show the initials. */
  picture: string | null
  /** Goals, pains and objections: one line per point. */
  points: readonly CardBlock[]
  /** Words that the persona uses, reading level, networks, and kinds of proof. */
  facts: readonly CardBlock[]
  quotes: CardBlock
  /** Sources of the data. */
  foot: string
}

export type CardBlock = { title: string; lines: readonly string[] }

/** Selects quotes for a card: one for each point before a second one for any. */
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
