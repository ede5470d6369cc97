import { isCourtesy } from './courtesy-words.ts'
import { type TopicKind, CUE_WORDS, TOPIC_KINDS } from './cue-words.ts'
import { centreOf, cosine } from './spherical-k-means.ts'
import type { TermVectors } from './tf-idf.ts'
import { wordsOf } from './words-of.ts'
import { ownValue } from '../../own-value.ts'

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

/** Two comments that have so large a share of their words in common say the same. */
const SAME = 0.7

/** The first comments of a list that do not repeat each other; where there are too few of those, others fill it up. */
function differentQuotes(comments: readonly string[], count: number): string[] {
  const unique = [...new Set(comments)]
  const chosen: string[] = []
  const known: ReadonlySet<string>[] = []
  for (const comment of unique) {
    if (chosen.length === count) break
    const words = new Set(wordsOf(comment))
    if (known.some((other) => likeness(words, other) >= SAME)) continue
    chosen.push(comment)
    known.push(words)
  }
  const others = unique.filter((comment) => !chosen.includes(comment))
  return [...chosen, ...others].slice(0, count)
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(1, a.size + b.size - shared)
}

/** What a topic is taken for, and the words that say so with the number of comments that have them. */
type TopicJudgement = { kind: TopicKind | null; because: readonly { word: string; count: number }[] }

/** So many of its comments have to say it. */
const SHARE_MIN = 0.15

const SHOWN = 3

/** What comments of one topic are, by the words they use; null where no such words are known or too few have them. */
function kindOfTopic(comments: readonly string[], language: string | null): TopicJudgement {
  const cues = language === null ? undefined : ownValue(CUE_WORDS, language)
  if (!cues) return { kind: null, because: [] }
  const lines = comments.map((comment) => ` ${wordsOf(comment).join(' ')} `)
  const judged = TOPIC_KINDS.map((kind) => {
    const found = cues[kind].map((word) => ({ word, count: lines.filter((line) => line.includes(` ${word} `)).length }))
    const said = lines.filter((line) => cues[kind].some((word) => line.includes(` ${word} `))).length
    return { kind, said, because: found.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count) }
  })
  const [best] = judged.toSorted((a, b) => b.said - a.said)
  if (!best || best.said < Math.max(1, comments.length * SHARE_MIN)) return { kind: null, because: [] }
  return { kind: best.kind, because: best.because.slice(0, SHOWN) }
}
