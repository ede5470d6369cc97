import { type KeyboardEvent, useEffect, useRef, useState, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type Place, placeKey, stepPlace, beginningOf, movedTo } from '../calendar-place.ts'
import { useCalendar } from './calendar-context.ts'
import type { Post } from '@postwright/core/model/post'
import { firstLine } from '@postwright/core/text/excerpt'
import { MORNING } from '@/posts/times/schedule-presets.ts'
import { formatZoned } from '@/ui/format-time.ts'

type Options = {
  /** Shows the day of a place that is not displayed yet. */
  onReveal: (date: string) => void
  /** Goes to the next (1) or the previous (-1) range. */
  onStep: (by: 1 | -1) => void
}

/**
 * Handles the arrow keys, which move the focus through the grid, or the target of a post picked up with the space bar. Each step is announced in a
 * live region.
 */
export function useGridKeys({ onReveal, onStep }: Options) {
  const { t } = useTranslation('calendar')
  const { store, commands } = useCalendar()
  const nameLanding = useLandingWords()
  const grid = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const wanted = useRef<string | null>(null)

  const cellOf = (place: Place) => grid.current?.querySelector<HTMLElement>(`[data-place="${placeKey(place)}"]`)

  // A place that was not displayed receives the focus once it is.
  useEffect(() => {
    const key = wanted.current
    const cell = key === null ? null : grid.current?.querySelector<HTMLElement>(`[data-place="${key}"]`)
    if (!cell) return
    wanted.current = null
    cell.focus()
  })

  useEffect(
    () =>
      store.carried.subscribe(() => {
        const carried = store.carried.get()
        if (carried) setSaid(t('calendar:carry.begun', nameLanding(carried.post, carried.place)))
      }),
    [store, t, nameLanding],
  )

  function goTo(place: Place): void {
    store.active.set(place)
    const cell = cellOf(place)
    if (cell) return cell.focus()
    wanted.current = placeKey(place)
    return onReveal(place.date)
  }

  function press(event: KeyboardEvent): void {
    const carried = store.carried.get()
    const from = carried?.place ?? store.active.get()
    if (carried && event.key === 'Escape') {
      event.preventDefault()
      store.carried.set(null)
      return setSaid(t('calendar:carry.given'))
    }
    if (carried && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      event.stopPropagation()
      store.carried.set(null)
      commands.place(carried.post, carried.place)
      return setSaid(t('calendar:carry.dropped', nameLanding(carried.post, carried.place)))
    }
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault()
      return onStep(event.key === 'PageUp' ? -1 : 1)
    }
    const next = from && stepPlace(from, event.key)
    if (!next) return undefined
    event.preventDefault()
    if (carried) store.carried.set({ ...carried, place: next })
    return goTo(next)
  }

  return { grid, press, said }
}

/** Length of the text that names a post while it moves, in characters. */
const NAME_MAX = 60

/** Returns the texts announced for a moving post: its first words, its channels, and its target day and time. */
export function useLandingWords() {
  const { t } = useTranslation('calendar')
  const { channels, tzid } = useCalendar()
  return useCallback(
    (post: Post, place: Place | null) => {
      const line = firstLine(post.text) ?? (post.title || t('calendar:card.noText'))
      const handles = post.connectionIds.flatMap((id) => channels.get(id)?.handle ?? [])
      const text = line.length > NAME_MAX ? `${line.slice(0, NAME_MAX)}…` : line
      const { plannedAt } = post
      const at =
        place === null
          ? plannedAt
          : (plannedAt === null ? beginningOf(place, tzid, MORNING) : movedTo(plannedAt, tzid, place)).to.instant
      return {
        post: handles.length === 0 ? text : t('calendar:carry.named', { text, channels: handles.join(', ') }),
        time: at === null ? t('calendar:carry.noTime') : formatZoned(at, tzid, Date.now()),
      }
    },
    [t, channels, tzid],
  )
}
