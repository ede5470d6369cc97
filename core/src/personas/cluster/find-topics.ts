import { describeTopic, type Topic, type TopicMaterial, isCourtesy } from './describe-topic.ts'
import { groupComments } from './group-comments.ts'
import { termsOf } from './terms.ts'
import { tfIdf } from './tf-idf.ts'

/** Minimum similarity of a comment to the centre of its group; below it the comment has another subject. */
const NEARNESS_MIN = 0.12
/** Minimum size of a topic: a number of comments, or a share of all comments, whichever is larger. */
const COMMENTS_MIN = 3
const SHARE_MIN = 0.01

/** Returns the topics of comments, largest first, with the material from which other topics can be derived. */
export function findTopics(
  comments: readonly string[],
  language: string | null,
  onProgress?: (share: number) => void,
): { topics: Topic[]; material: TopicMaterial } {
  const written = comments.map((comment) => {
    const terms = termsOf(comment, language)
    // Comments with only courtesies have no subject; next to other terms, courtesies show people's opinion of the subject.
    return terms.every(({ form }) => isCourtesy(form, language)) ? [] : terms
  })
  const vectors = tfIdf(written.map((terms) => terms.map(({ term }) => term)))
  const { known, grouping } = groupComments(vectors, onProgress)
  const material = { comments, language, vectors, forms: formsOf(written.flat()) }
  const least = Math.max(COMMENTS_MIN, comments.length * SHARE_MIN)
  const topics = grouping.centres.flatMap((_, group): Topic[] => {
    const members = known.filter(
      (_comment, at) => grouping.groups[at] === group && (grouping.nearness[at] ?? 0) >= NEARNESS_MIN,
    )
    if (members.length < least) return []
    const topic = describeTopic(`topic-${group}`, members, material)
    return topic.terms.length === 0 ? [] : [topic]
  })
  return { topics: topics.toSorted((a, b) => b.count - a.count), material }
}

/** Returns the most frequent form of each term. */
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
