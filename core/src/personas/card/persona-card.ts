/** The words of a printed card, in the language of the person who prints it. */
export type PersonaCard = {
  name: string
  summary: string
  context: string
  /** Null for its initials. */
  picture: string | null
  /** Goals, pains and objections: a line for each point. */
  points: readonly CardBlock[]
  /** Words, reading level, networks, proof. */
  facts: readonly CardBlock[]
  quotes: CardBlock
  /** Where all of it is from. */
  foot: string
}

export type CardBlock = { title: string; lines: readonly string[] }
