import type { TopicKind } from '@postwright/core/personas/cluster/cue-words'
import type { Topic, TopicMaterial } from '@postwright/core/personas/cluster/describe-topic'
import { mergeTopics, splitTopic } from '@postwright/core/personas/cluster/reshape-topics'
import { cutText } from '@postwright/core/text/excerpt'
import type { PointKind } from '@postwright/core/personas/persona-points'

/** A topic with the user's choice to include it. */
export type TopicChoice = { topic: Topic; kind: PointKind; text: string; isTaken: boolean }

/** The last step on the topics; a rename is one step, regardless of the number of keystrokes. */
export type TopicStep = { kind: 'merge' | 'split' | 'change' } | { kind: 'rename'; id: string }

/** Topics with their state before each step. */
export type TopicHistory = {
  now: readonly TopicChoice[]
  past: readonly { step: TopicStep; choices: readonly TopicChoice[] }[]
}

const KINDS = { objection: 'objections', pain: 'pains', goal: 'goals', praise: 'goals' } as const satisfies Record<
  TopicKind,
  PointKind
>

/** Length of the comment excerpt that names a topic without keywords. */
const QUOTE_SHOWN = 60
const STEPS_KEPT = 100

/** Returns every topic as a choice: included under its detected kind or, if its words indicate none, not included and under pains. */
export function beginChoices(topics: readonly Topic[]): TopicHistory {
  return { now: topics.map(firstChoice), past: [] }
}

export function editChoice(history: TopicHistory, next: TopicChoice): TopicHistory {
  const { id } = next.topic
  const before = history.now.find(({ topic }) => topic.id === id)
  if (!before) return history
  const choices = history.now.map((each) => (each === before ? next : each))
  return before.text === next.text
    ? addStep(history, choices, { kind: 'change' })
    : addStep(history, choices, { kind: 'rename', id })
}

/** Merges several topics: the result keeps the text that the user gave to any of them, and is included if any of them is. */
export function mergeChoices(history: TopicHistory, ids: ReadonlySet<string>, material: TopicMaterial): TopicHistory {
  const { now } = history
  const merged = mergeTopics(topicsOf(now), ids, material)
  if (merged.length === now.length) return history
  const chosen = now.filter(({ topic }) => ids.has(topic.id))
  const named = chosen.find(isRenamed)
  const [kind, ...others] = new Set(chosen.map((each) => each.kind))
  const choices = merged.map((topic) => {
    if (!ids.has(topic.id)) return now.find((each) => each.topic === topic) ?? firstChoice(topic)
    const first = firstChoice(topic)
    return {
      ...first,
      text: named?.text ?? first.text,
      kind: kind !== undefined && (others.length === 0 || topic.kind === null) ? kind : first.kind,
      isTaken: chosen.some(({ isTaken }) => isTaken),
    }
  })
  return addStep(history, choices, { kind: 'merge' })
}

/** Splits one topic into two: the first keeps the user's choices. */
export function splitChoice(
  history: TopicHistory,
  split: { id: string; apart: ReadonlySet<number> },
  material: TopicMaterial,
): TopicHistory {
  const { now } = history
  const topics = splitTopic(topicsOf(now), split, material)
  if (topics.length === now.length) return history
  const choices = topics.map((topic) => {
    const before = now.find((each) => each.topic.id === topic.id)
    if (!before) return firstChoice(topic)
    return { ...before, topic, text: isRenamed(before) ? before.text : textOf(topic) }
  })
  return addStep(history, choices, { kind: 'split' })
}

export function undoStep(history: TopicHistory): TopicHistory {
  const last = history.past.at(-1)
  return last ? { now: last.choices, past: history.past.slice(0, -1) } : history
}

function addStep({ now, past }: TopicHistory, choices: readonly TopicChoice[], step: TopicStep): TopicHistory {
  const last = past.at(-1)?.step
  const goesOn = step.kind === 'rename' && last?.kind === 'rename' && last.id === step.id
  return { now: choices, past: goesOn ? past : [...past, { step, choices: now }].slice(-STEPS_KEPT) }
}

function firstChoice(topic: Topic): TopicChoice {
  const kind = topic.kind === null ? 'pains' : KINDS[topic.kind]
  return { topic, kind, text: textOf(topic), isTaken: topic.kind !== null }
}

function topicsOf(choices: readonly TopicChoice[]): Topic[] {
  return choices.map(({ topic }) => topic)
}

function textOf({ terms, quotes }: Topic): string {
  return terms.length > 0 ? terms.join(', ') : cutText(quotes[0] ?? '', QUOTE_SHOWN)
}

function isRenamed({ topic, text }: TopicChoice): boolean {
  return text !== textOf(topic)
}
