import { createContext, useContext } from 'react'

/** What stands on a day beside its posts: a public holiday, or something of the workspace's own. */
export type DayEntry = { id: string; kind: 'holiday' | 'own'; title: string }

export const LayersContext = createContext<ReadonlyMap<string, readonly DayEntry[]>>(new Map())

const NOTHING: readonly DayEntry[] = []

export function useDayEntries(date: string): readonly DayEntry[] {
  return useContext(LayersContext).get(date) ?? NOTHING
}
