import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Connection } from '@postwright/core/model/connection'
import type { CalendarStore, Value } from '../calendar-store.ts'
import type { PlannedFilter, Compared } from '../data/planned-posts.ts'
import type { CalendarCommands } from './use-calendar-commands.ts'

/** State shared with every part of the open calendar. */
export type CalendarFrame = {
  workspaceId: string
  /** The displayed time zone. */
  tzid: string
  filter: PlannedFilter
  /** Posts read and compared on the client, for filters that no index supports; null: each part reads its own. */
  compared: Compared | null
  channels: ReadonlyMap<string, Connection>
  store: CalendarStore
  /** True if the user may schedule posts. */
  canPlan: boolean
  commands: CalendarCommands
  openDay: (date: string) => void
  /** Clears the filters; null while nothing is filtered. */
  onClear: (() => void) | null
}

export const CalendarContext = createContext<CalendarFrame | null>(null)

export function useCalendar(): CalendarFrame {
  const frame = useContext(CalendarContext)
  if (!frame) throw new Error('useCalendar is used outside the calendar')
  return frame
}

/** Reads a selection of a store value: a change elsewhere in the value causes no render. */
export function useOf<T, Read>(value: Value<T>, read: (of: T) => Read): Read {
  return useSyncExternalStore(value.subscribe, () => read(value.get()))
}
