import type { TopicKind } from '@postwright/core/personas/cluster/cue-words'
import type { Topic } from '@postwright/core/personas/cluster/find-topics'
import type { PointKind } from '@postwright/core/personas/point-kinds'

/** A topic as a person takes it or not. */
export type TopicChoice = { topic: Topic; kind: PointKind; text: string; isTaken: boolean }

const KINDS = { objection: 'objections', pain: 'pains', goal: 'goals', praise: 'goals' } as const satisfies Record<
  TopicKind,
  PointKind
>

/** Every topic whose words say what it is, as that; the others wait for a person. */
export function firstChoices(topics: readonly Topic[]): TopicChoice[] {
  return topics.map((topic) => ({
    topic,
    kind: topic.kind === null ? 'pains' : KINDS[topic.kind],
    text: topic.terms.join(', '),
    isTaken: topic.kind !== null,
  }))
}
