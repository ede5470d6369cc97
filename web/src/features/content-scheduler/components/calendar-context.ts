import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Connection } from '@postwright/core/model/connection'
import type { CalendarStore, Value } from '../calendar-store.ts'
import type { PlannedFilter, Compared } from '../data/planned-posts.ts'
import type { CalendarCommands } from './use-calendar-commands.ts'

/** What every part of the open calendar knows. */
export type CalendarFrame = {
  workspaceId: string
  /** The zone whose clock is shown. */
  tzid: string
  filter: PlannedFilter
  /** Posts that were read and compared here, for filters that no index answers; null: each part reads its own. */
  compared: Compared | null
  channels: ReadonlyMap<string, Connection>
  store: CalendarStore
  /** Whether the person decides when posts are published. */
  canPlan: boolean
  commands: CalendarCommands
  openDay: (date: string) => void
  /** Shows everything again; null while nothing is filtered. */
  onClear: (() => void) | null
}

export const CalendarContext = createContext<CalendarFrame | null>(null)

export function useCalendar(): CalendarFrame {
  const frame = useContext(CalendarContext)
  if (!frame) throw new Error('useCalendar is used outside the calendar')
  return frame
}

/** What is read from a value of the store: a change elsewhere in it draws nothing. */
export function useOf<T, Read>(value: Value<T>, read: (of: T) => Read): Read {
  return useSyncExternalStore(value.subscribe, () => read(value.get()))
}
