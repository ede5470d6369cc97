type Findable = { label: string }

/** The actions whose words hold every word of the query, wherever it stands; those that begin with it come first. */
export function findActions<T extends Findable>(actions: readonly T[], query: string): T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = actions.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
  const [first] = words
  if (first === undefined) return found
  const begins = ({ label }: Findable) => label.toLowerCase().startsWith(first)
  return [...found.filter(begins), ...found.filter((action) => !begins(action))]
}
