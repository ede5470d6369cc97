import { useState } from 'react'
import type { PersonaProposal } from '@postwright/core/personas/propose-persona'
import {
  beginChoices,
  editChoice,
  mergeChoices,
  splitChoice,
  undoStep,
  type TopicChoice,
  type TopicHistory,
} from './topic-choices.ts'

/** What was done last, to be said aloud; `id`: the topic that has come of it. */
export type TopicNews = { kind: 'merged' | 'split' | 'undone'; id: string | null; count: number }

/** The topics of a proposal while a person names, merges, splits and chooses them; each step can be undone. */
export function useTopics({ topics, material }: PersonaProposal) {
  const [history, setHistory] = useState(() => beginChoices(topics))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [news, setNews] = useState<TopicNews | null>(null)
  const { now, past } = history
  const ids = new Set(now.flatMap(({ topic }) => (selected.has(topic.id) ? [topic.id] : [])))

  function take(next: TopicHistory, told: TopicNews | null) {
    setHistory(next)
    setNews(told)
  }

  function merge() {
    const next = mergeChoices(history, ids, material)
    const merged = next.now.find(({ topic }) => ids.has(topic.id))
    setSelected(new Set())
    take(next, merged ? { kind: 'merged', id: merged.topic.id, count: merged.topic.count } : null)
    return merged?.topic.id ?? null
  }

  function split(id: string, apart: ReadonlySet<number>) {
    const next = splitChoice(history, { id, apart }, material)
    const made = next.now[next.now.findIndex(({ topic }) => topic.id === id) + 1]
    take(next, { kind: 'split', id: made?.topic.id ?? null, count: apart.size })
    return made?.topic.id ?? null
  }

  function toggle(id: string) {
    const rest = [...ids].filter((each) => each !== id)
    setSelected(new Set(ids.has(id) ? rest : [...rest, id]))
  }

  return {
    choices: now,
    /** Of the topics to merge. */
    selected: ids,
    news,
    /** What an undo takes back; null when nothing was done. */
    lastStep: past.at(-1)?.step.kind ?? null,
    edit: (next: TopicChoice) => take(editChoice(history, next), null),
    toggle,
    clear: () => setSelected(new Set()),
    merge,
    split,
    undo: () => take(undoStep(history), { kind: 'undone', id: null, count: 0 }),
  }
}
