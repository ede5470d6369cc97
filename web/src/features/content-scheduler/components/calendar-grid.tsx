import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@postwright/core/model/post'
import { DrawnPointerSensor } from '@/ui/drag-sensors.ts'
import type { BestHours } from '../best-hours.ts'
import type { CalendarView } from '../calendar-address.ts'
import type { Place } from '../calendar-place.ts'
import { useCalendar } from './calendar-context.ts'
import { CardBody } from './card-body.tsx'
import { MonthGrid } from './month-grid.tsx'
import { TimeGrid } from './time-grid.tsx'
import { Tray } from './tray.tsx'
import { MarqueeArea } from './marquee-area.tsx'
import { useGridKeys } from './use-grid-keys.ts'
import { useMarquee } from './use-marquee.ts'
import classes from './calendar.module.css'

/** A press this short is a click, in pixels. */
const DRAG_DISTANCE = 5
/** The page scrolls by itself only close to its upper and lower edge, as a part of its height. */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.1 } }

type Props = {
  view: CalendarView
  days: readonly string[]
  date: string
  now: { date: string; hour: number }
  best: BestHours | null
  label: string
  onReveal: (date: string) => void
  onStep: (by: 1 | -1) => void
  onNew: (place: Place) => void
}

/** The grid with the tray of drafts beside it, between which posts are dragged. */
export function CalendarGrid({ view, days, date, now, best, label, onReveal, onStep, onNew }: Props) {
  const { t } = useTranslation('calendar')
  const { commands, tzid } = useCalendar()
  const [dragged, setDragged] = useState<Post | null>(null)
  const sensors = useSensors(useSensor(DrawnPointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }))
  const marquee = useMarquee()
  const { grid, press, said } = useGridKeys({ onReveal, onStep })

  const begin = ({ active }: DragStartEvent) => setDragged(active.data.current?.['post'] ?? null)
  const end = ({ active, over }: DragEndEvent) => {
    setDragged(null)
    const post: Post | undefined = active.data.current?.['post']
    const place: Place | undefined = over?.data.current?.['place']
    if (post && place) commands.place(post, place)
  }

  return (
    <DndContext
      sensors={sensors}
      autoScroll={AUTO_SCROLL}
      collisionDetection={pointerWithin}
      onDragStart={begin}
      onDragEnd={end}
      onDragCancel={() => setDragged(null)}
      accessibility={{ screenReaderInstructions: { draggable: t('calendar:card.movable') } }}
    >
      <div className={classes.board}>
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          className={view === 'month' ? classes.month : classes.time}
          onKeyDown={press}
          onPointerDown={marquee.press}
          onClickCapture={marquee.swallow}
        >
          {view === 'month' ? (
            <MonthGrid days={days} month={date.slice(0, 7)} today={now.date} onNew={onNew} />
          ) : (
            <TimeGrid key={days[0]} days={days} now={now} best={best} onNew={onNew} />
          )}
        </div>
        <Tray />
      </div>
      {marquee.area && <MarqueeArea area={marquee.area} />}
      <p className={classes.hidden} role="status">
        {said}
      </p>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={classes.card} data-state={dragged.lifecycle} data-lifted>
            <CardBody post={dragged} tzid={tzid} urlOf={() => null} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
