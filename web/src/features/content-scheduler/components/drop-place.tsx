import { useDroppable } from '@dnd-kit/core'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { type Place, placeKey } from '../calendar-place.ts'
import { useCalendar, useOf } from './calendar-context.ts'
import classes from './calendar.module.css'

type Props = {
  place: Place
  label: string
  isToday?: boolean
  isOutside?: boolean
  isPast?: boolean
  /** Relative performance of posts at this hour, up to 1. */
  best?: number
  onNew: (place: Place) => void
  children: ReactNode
}

/** A day or an hour of the grid: posts are dropped here, and a click on an empty area starts a new one. */
export const DropPlace = memo(function DropPlace(props: Props) {
  const { place, label, isToday, isOutside, isPast, best = 0, onNew, children } = props
  const { store } = useCalendar()
  const id = placeKey(place)
  const { setNodeRef, isOver } = useDroppable({ id, data: { place } })
  const isActive = useOf(store.active, (active) => active !== null && placeKey(active) === id)
  const isTarget = useOf(store.carried, (carried) => carried !== null && placeKey(carried.place) === id)
  const style: CSSProperties = { '--best': best }
  return (
    <div
      ref={setNodeRef}
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      className={classes.place}
      style={best > 0 ? style : undefined}
      data-place={id}
      data-hour={place.hour !== null || undefined}
      data-today={isToday || undefined}
      data-outside={isOutside || undefined}
      data-past={isPast || undefined}
      data-best={best > 0 || undefined}
      data-over={isOver || isTarget || undefined}
      onFocus={() => store.active.set(place)}
      onClick={(event) => {
        if (event.target === event.currentTarget) onNew(place)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget || store.carried.get() !== null) return
        event.preventDefault()
        onNew(place)
      }}
    >
      <span className={classes.hidden}>{label} </span>
      {children}
    </div>
  )
})
