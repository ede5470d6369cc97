/** A sparse unit vector: the indexes of its terms, and their weights; empty if no term is known. */
export type SparseVector = { at: readonly number[]; values: readonly number[] }

export type TermVectors = { terms: readonly string[]; rows: readonly SparseVector[] }

/**
 * Maximum share of comments that contain a term, because a more frequent one distinguishes none of them; and minimum number, because a term in a
 * single comment links it to no other.
 */
const SHARE_MAX = 0.5
const COMMENTS_MIN = 2
/** Number of comments below which every term counts, however frequent. */
const FEW = 20

/** Converts comments to tf-idf vectors: a term has more weight if fewer comments contain it. */
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
  // A repeated term does not double its weight in a comment.
  const values = at.map((place) => (1 + Math.log(found.get(place) ?? 1)) * (weights[place] ?? 0))
  const length = Math.hypot(...values)
  return { at, values: values.map((value) => value / length) }
}
