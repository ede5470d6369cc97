import { isCourtesy } from './courtesy-words.ts'
import type { TopicKind } from './cue-words.ts'
import { differentQuotes } from './different-quotes.ts'
import { kindOfTopic, type TopicJudgement } from './kind-of-topic.ts'
import { centreOf, cosine } from './spherical-k-means.ts'
import type { TermVectors } from './tf-idf.ts'

/** What several comments are about. */
export type Topic = TopicJudgement & {
  id: string
  /** Its comments by their numbers in the material, those nearest to its centre first; a comment is in one topic at most. */
  members: readonly number[]
  /** The terms that weigh most in it, as they are mostly written. */
  terms: readonly string[]
  /** In how many comments it was said. */
  count: number
  /** Those nearest to the centre that do not repeat each other. */
  quotes: readonly string[]
  kind: TopicKind | null
}

/** What topics are made of: all comments, the terms of each, and how a term is mostly written. */
export type TopicMaterial = {
  comments: readonly string[]
  language: string | null
  vectors: TermVectors
  forms: ReadonlyMap<string, string>
}

const TERMS_SHOWN = 5
const QUOTES_SHOWN = 5

/** Says of some comments what they are about; terms are missing where no two comments at all have one in common. */
export function describeTopic(id: string, members: readonly number[], material: TopicMaterial): Topic {
  const { comments, language, vectors, forms } = material
  const rows = members.map((member) => vectors.rows[member] ?? { at: [], values: [] })
  const centre = centreOf(rows, vectors.terms.length)
  const nearest = members
    .map((member, at) => ({ member, nearness: cosine(rows[at] ?? { at: [], values: [] }, centre) }))
    .toSorted((a, b) => b.nearness - a.nearness || a.member - b.member)
    .map(({ member }) => member)
  const texts = nearest.flatMap((member) => comments[member] ?? [])
  const terms = [...centre.entries()]
    .filter(([, weight]) => weight > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([at]) => forms.get(vectors.terms[at] ?? '') ?? '')
    .filter((form) => !isCourtesy(form, language))
    .slice(0, TERMS_SHOWN)
  const quotes = differentQuotes(texts, QUOTES_SHOWN)
  return { id, members: nearest, terms, count: nearest.length, quotes, ...kindOfTopic(texts, language) }
}
