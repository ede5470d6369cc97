import {
  type Active,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  type Over,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useState, type PointerEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@postwright/core/model/post'
import { DrawnPointerSensor } from '@/drag/drag-sensors.ts'
import type { BestHours } from '../best-hours.ts'
import type { CalendarView } from '@/posts/times/calendar-days.ts'
import type { Place } from '../calendar-place.ts'
import { useLayerChoice } from '../layer-choice.ts'
import { useCalendar, useOf } from './calendar-context.ts'
import { CardBody } from './card-body.tsx'
import { MonthGrid } from './month-grid.tsx'
import { TimeGrid } from './time-grid.tsx'
import { useEdgeScroll } from '@/drag/use-edge-scroll.ts'
import { useGridKeys, useLandingWords } from './use-grid-keys.ts'
import classes from './calendar.module.css'
import { type Area, areaBetween, touches } from '../marquee.ts'
import { ITEMS_PER_PAGE } from '@postwright/core/limits'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { useUnplanned } from '../data/planned-posts.ts'
import { PostCard } from './post-card.tsx'

/** Minimum distance of a drag, in pixels; a shorter one is a click. */
const DRAG_DISTANCE = 5

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

/** Shows the grid with the tray of drafts beside it; posts are dragged between the two. */
export function CalendarGrid({ view, days, date, now, best, label, onReveal, onStep, onNew }: Props) {
  const { t } = useTranslation('calendar')
  const { commands, tzid } = useCalendar()
  const [dragged, setDragged] = useState<Post | null>(null)
  const sensors = useSensors(useSensor(DrawnPointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }))
  const marquee = useMarquee()
  const { canPlan } = useCalendar()
  const edges = useEdgeScroll()
  const { showsDrafts } = useLayerChoice()
  const nameLanding = useLandingWords()
  const { grid, press, said } = useGridKeys({ onReveal, onStep })

  const begin = ({ active }: DragStartEvent) => setDragged(active.data.current?.['post'] ?? null)
  const finish = () => {
    edges.end()
    setDragged(null)
  }
  const end = ({ active, over }: DragEndEvent) => {
    finish()
    const [post, place] = [postOf(active), placeIn(over)]
    if (post && place) commands.place(post, place)
  }
  const say = (active: Active, over: Over | null, words: (values: { post: string; time: string }) => string) => {
    const post = postOf(active)
    return post && words(nameLanding(post, placeIn(over)))
  }
  const announcements = {
    onDragStart: ({ active }: { active: Active }) => say(active, null, (values) => t('calendar:carry.begun', values)),
    onDragOver: ({ active, over }: { active: Active; over: Over | null }) =>
      over ? say(active, over, (values) => t('calendar:carry.over', values)) : t('calendar:carry.nowhere'),
    onDragEnd: ({ active, over }: { active: Active; over: Over | null }) =>
      over ? say(active, over, (values) => t('calendar:carry.dropped', values)) : t('calendar:carry.given'),
    onDragCancel: () => t('calendar:carry.given'),
  }

  return (
    <DndContext
      sensors={sensors}
      autoScroll={edges.autoScroll}
      collisionDetection={pointerWithin}
      onDragStart={begin}
      onDragMove={({ delta }: DragMoveEvent) => edges.move(delta)}
      onDragEnd={end}
      onDragCancel={finish}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('calendar:card.movable') } }}
    >
      <div className={classes.board} data-wide={!showsDrafts || undefined}>
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          className={view === 'month' ? classes.month : classes.time}
          onKeyDown={press}
          onPointerDown={canPlan ? marquee.press : undefined}
          onClickCapture={marquee.swallow}
        >
          {view === 'month' ? (
            <MonthGrid days={days} month={date.slice(0, 7)} today={now.date} onNew={onNew} />
          ) : (
            <TimeGrid key={days[0]} days={days} now={now} best={best} onNew={onNew} />
          )}
        </div>
        {showsDrafts && <Tray />}
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

function postOf({ data }: Active): Post | undefined {
  return data.current?.['post']
}

function placeIn(over: Over | null): Place | null {
  return over?.data.current?.['place'] ?? null
}

/** The selection rectangle while it is drawn. */
function MarqueeArea({ area: { left, top, right, bottom } }: { area: Area }) {
  return (
    <div
      className={classes.marquee}
      style={{ left, top, width: right - left, height: bottom - top }}
      aria-hidden="true"
    />
  )
}

/** Shows drafts without a time beside the calendar; moving one onto the calendar schedules it. */
function Tray() {
  const { t } = useTranslation('calendar')
  const { workspaceId, store } = useCalendar()
  const drafts = useUnplanned(workspaceId, ITEMS_PER_PAGE)
  const moving = useOf(store.moving, (of) => of)
  const shown = drafts.status === 'ready' ? drafts.data.filter(({ id }) => !moving.get(id)?.at) : []
  const { urlOf } = useMediaUrls(
    workspaceId,
    shown.flatMap(({ media }) => media[0]?.mediaId ?? []),
  )
  return (
    <aside className={classes.tray} aria-labelledby="calendar-tray">
      <h2 id="calendar-tray" className={classes.date}>
        {t('calendar:tray.title')}
      </h2>
      <p className={classes.hint}>{t(shown.length === 0 ? 'calendar:tray.empty' : 'calendar:tray.hint')}</p>
      {shown.map((post) => (
        <PostCard key={post.id} post={post} place={null} urlOf={urlOf} />
      ))}
    </aside>
  )
}

/** Minimum distance of a drawn rectangle, in pixels; a shorter press is a click. */
const DISTANCE = 8

type Begun = { x: number; y: number; grid: HTMLElement }

/** Selects the posts touched by a rectangle that is drawn with the mouse from an empty place of the grid. */
function useMarquee() {
  const { store } = useCalendar()
  const [area, setArea] = useState<Area | null>(null)
  const [begun, setBegun] = useState<Begun | null>(null)
  /** A rectangle ends with a click that must not reach the place beneath. */
  const isDrawn = useRef(false)

  useEffect(() => {
    if (!begun) return
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!isDrawn.current && Math.hypot(clientX - begun.x, clientY - begun.y) < DISTANCE) return
      isDrawn.current = true
      window.getSelection()?.removeAllRanges()
      const drawn = areaBetween(begun, { x: clientX, y: clientY })
      setArea(drawn)
      const cards = [...begun.grid.querySelectorAll<HTMLElement>('[data-post]')]
      const touched = cards.filter((card) => touches(card.getBoundingClientRect(), drawn))
      store.selectByIds(touched.map((card) => card.dataset['post'] ?? ''))
    }
    const end = () => {
      setBegun(null)
      setArea(null)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [begun, store])

  return {
    area,
    press(event: PointerEvent<HTMLElement>) {
      const { button, pointerType, target, currentTarget, clientX: x, clientY: y } = event
      isDrawn.current = false
      // Mouse only: touch scrolls. A press on a post drags the post instead.
      if (button !== 0 || pointerType !== 'mouse' || !(target instanceof HTMLElement)) return
      if (target.closest('[data-post], a, button, input') !== null) return
      setBegun({ x, y, grid: currentTarget })
    },
    /** Prevents the click that ends a rectangle from starting a new post. */
    swallow(event: { stopPropagation: () => void }) {
      if (isDrawn.current) event.stopPropagation()
      isDrawn.current = false
    },
  }
}
