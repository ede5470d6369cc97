/** A vector of length 1, by the numbers of its terms; empty where nothing is known. */
export type SparseVector = { at: readonly number[]; values: readonly number[] }

export type TermVectors = { terms: readonly string[]; rows: readonly SparseVector[] }

/** A term in more of the comments than this tells none of them apart; one in a single comment joins it to no other. */
const SHARE_MAX = 0.5
const COMMENTS_MIN = 2
/** Of fewer comments every term counts, however many have it. */
const FEW = 20

/** Comments as vectors: a term weighs more the fewer comments have it. */
export function tfIdf(comments: readonly (readonly string[])[]): TermVectors {
  const counts = new Map<string, number>()
  for (const terms of comments) {
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  const largest = comments.length < FEW ? Infinity : comments.length * SHARE_MAX
  const terms = [...counts].filter(([, count]) => count >= COMMENTS_MIN && count <= largest).map(([term]) => term)
  const places = new Map(terms.map((term, at) => [term, at]))
  const weights = terms.map((term) => Math.log((1 + comments.length) / (1 + (counts.get(term) ?? 0))) + 1)
  return { terms, rows: comments.map((own) => vectorOf(own, places, weights)) }
}

function vectorOf(
  terms: readonly string[],
  places: ReadonlyMap<string, number>,
  weights: readonly number[],
): SparseVector {
  const found = new Map<number, number>()
  for (const term of terms) {
    const at = places.get(term)
    if (at !== undefined) found.set(at, (found.get(at) ?? 0) + 1)
  }
  const at = [...found.keys()].toSorted((a, b) => a - b)
  // What is said twice in a comment is not twice as much what it is about.
  const values = at.map((place) => (1 + Math.log(found.get(place) ?? 1)) * (weights[place] ?? 0))
  const length = Math.hypot(...values)
  return { at, values: values.map((value) => value / length) }
}
