import { isCourtesy } from './courtesy-words.ts'
import type { TopicKind } from './cue-words.ts'
import { differentQuotes } from './different-quotes.ts'
import { groupComments } from './group-comments.ts'
import { kindOfTopic, type TopicJudgement } from './kind-of-topic.ts'
import { termsOf } from './terms-of.ts'
import { tfIdf } from './tf-idf.ts'

/** What several comments are about. */
export type Topic = TopicJudgement & {
  id: string
  /** The terms that weigh most in it, as they are mostly written. */
  terms: readonly string[]
  /** In how many comments it was said. */
  count: number
  /** Those nearest to the centre that do not repeat each other. */
  quotes: readonly string[]
  kind: TopicKind | null
}

const TERMS_SHOWN = 5
const QUOTES_SHOWN = 5
/** A comment that is farther from the centre of its group is about something else. */
const NEARNESS_MIN = 0.12
/** Fewer comments are no topic: as many, or this share of all. */
const COMMENTS_MIN = 3
const SHARE_MIN = 0.01

/** The topics of comments, the largest first. */
export function findTopics(
  comments: readonly string[],
  language: string | null,
  onProgress?: (share: number) => void,
): Topic[] {
  const written = comments.map((comment) => {
    const terms = termsOf(comment, language)
    // Thanks alone are about nothing; beside a subject they say how people feel about it.
    return terms.every(({ form }) => isCourtesy(form, language)) ? [] : terms
  })
  const vectors = tfIdf(written.map((terms) => terms.map(({ term }) => term)))
  const { known, grouping } = groupComments(vectors, onProgress)
  const forms = formsOf(written.flat())
  const least = Math.max(COMMENTS_MIN, comments.length * SHARE_MIN)
  return grouping.centres
    .flatMap((centre, group): Topic[] => {
      const members = known
        .map((comment, at) => ({ comment, nearness: grouping.nearness[at] ?? 0, group: grouping.groups[at] }))
        .filter((each) => each.group === group && each.nearness >= NEARNESS_MIN)
        .toSorted((a, b) => b.nearness - a.nearness)
      if (members.length < least) return []
      const texts = members.flatMap(({ comment }) => comments[comment] ?? [])
      const terms = [...centre.entries()]
        .filter(([, weight]) => weight > 0)
        .toSorted(([, a], [, b]) => b - a)
        .map(([at]) => forms.get(vectors.terms[at] ?? '') ?? '')
        .filter((form) => !isCourtesy(form, language))
        .slice(0, TERMS_SHOWN)
      if (terms.length === 0) return []
      const quotes = differentQuotes(texts, QUOTES_SHOWN)
      return [{ id: `topic-${group}`, terms, count: members.length, quotes, ...kindOfTopic(texts, language) }]
    })
    .toSorted((a, b) => b.count - a.count)
}

/** How each term is mostly written. */
function formsOf(written: readonly { term: string; form: string }[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const { term, form } of written) {
    const forms = counts.get(term) ?? new Map<string, number>()
    counts.set(term, forms.set(form, (forms.get(form) ?? 0) + 1))
  }
  return new Map(
    [...counts].map(([term, forms]) => [term, [...forms].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? term]),
  )
}
