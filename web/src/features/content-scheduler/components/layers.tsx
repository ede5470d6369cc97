import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, createContext, useContext } from 'react'
import type { CalendarEvent } from '@postwright/core/collections/calendar-events'
import { useSignedIn } from '@/session/use-session.ts'
import { dayNumber, dayOfNumber } from '../calendar-days.ts'
import { useCalendarEvents } from '../data/calendar-events.ts'
import { useLayerChoice } from '../layer-choice.ts'

type Props = { from: string; to: string; children: ReactNode }

/** Provides its children with the holidays and own events of the displayed days; `to` is the day after the last one. */
export function Layers({ from, to, children }: Props) {
  const { workspaceId } = useSignedIn()
  const { country } = useLayerChoice()
  const events = useCalendarEvents(workspaceId, dayNumber(from), dayNumber(to))
  const { data: holidays } = useQuery({
    queryKey: ['holidays', country, from.slice(0, 4), to.slice(0, 4)],
    enabled: country !== '',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await import('../holidays-of.ts')).holidaysOf(country, [from.slice(0, 4), to.slice(0, 4)]),
  })
  const entries = useMemo(() => {
    const own = events.status === 'ready' ? events.data.flatMap((event) => daysOf(event, from, to)) : []
    const days = (country === '' ? [] : (holidays ?? [])).map(({ date, name }) => ({
      date,
      entry: { id: `${date} ${name}`, kind: 'holiday' as const, title: name },
    }))
    const all = [...days, ...own]
    return new Map([...Map.groupBy(all, ({ date }) => date)].map(([date, of]) => [date, of.map(({ entry }) => entry)]))
  }, [events, holidays, country, from, to])
  return <LayersContext value={entries}>{children}</LayersContext>
}

function daysOf({ id, title, startDay, days }: CalendarEvent, from: string, to: string) {
  const entry: DayEntry = { id, kind: 'own', title }
  const first = Math.max(startDay, dayNumber(from))
  const end = Math.min(startDay + days, dayNumber(to))
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => ({ date: dayOfNumber(first + at), entry }))
}

/** An entry of a day besides its posts: a public holiday or one of the workspace's own events. */
export type DayEntry = { id: string; kind: 'holiday' | 'own'; title: string }

export const LayersContext = createContext<ReadonlyMap<string, readonly DayEntry[]>>(new Map())

const NOTHING: readonly DayEntry[] = []

export function useDayEntries(date: string): readonly DayEntry[] {
  return useContext(LayersContext).get(date) ?? NOTHING
}
