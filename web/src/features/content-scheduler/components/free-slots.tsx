import { IconPlus } from '@tabler/icons-react'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyDraft } from '@postwright/core/model/post'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'
import { wantSlot } from '@/posts/queues/queue-slots.ts'
import { useMay } from '@/session/use-role.ts'
import { formatClock, formatZoned } from '@/ui/format-time.ts'
import { placeKey, placeOf, type TimeRange } from '../calendar-place.ts'
import { type OpenSlot, useCalendarFreeSlots } from '../data/use-free-slots.ts'
import classes from './free-slots.module.css'

const NOTHING: readonly OpenSlot[] = []
const OpenSlotsContext = createContext<ReadonlyMap<string, readonly OpenSlot[]>>(new Map())

type Props = {
  workspaceId: string
  tzid: string
  range: TimeRange
  now: number
  /** Null when filters hide everything except posts. */
  filter: { connectionIds: readonly string[] | null } | null
  children: ReactNode
}

/** Reads the empty slots of the displayed days and provides them to its children. */
export function OpenSlots({ workspaceId, tzid, range, now, filter, children }: Props) {
  const slots = useCalendarFreeSlots(workspaceId, range, { now, connectionIds: filter?.connectionIds ?? null })
  const isHidden = filter === null
  const byPlace = useMemo(() => {
    const found = new Map<string, OpenSlot[]>()
    for (const slot of isHidden ? NOTHING : slots) {
      const { date, hour } = placeOf(slot.at, tzid)
      for (const key of [date, placeKey({ date, hour })]) found.set(key, [...(found.get(key) ?? []), slot])
    }
    return found
  }, [slots, tzid, isHidden])
  return <OpenSlotsContext value={byPlace}>{children}</OpenSlotsContext>
}

/** Returns the empty slots of a day (`hour` of null) or of an hour. */
export function useSlotsAt(date: string, hour: number | null): readonly OpenSlot[] {
  return use(OpenSlotsContext).get(placeKey({ date, hour })) ?? NOTHING
}

/** Returns the days with empty slots, in order. */
export function useSlotDays(): string[] {
  return [...use(OpenSlotsContext).keys()].filter((key) => key.length === 'YYYY-MM-DD'.length).toSorted()
}

/** An empty slot: a click starts a new post for it. */
export function OpenSlotButton({ slot, tzid }: { slot: OpenSlot; tzid: string }) {
  const { t } = useTranslation('calendar')
  const beginPost = useBeginPost()
  const { name, at, queueId, connectionIds } = slot
  const canPlan = useMay('plan_posts')

  function begin() {
    wantSlot({ queueId, tzid: slot.tzid, at })
    void beginPost({ ...emptyDraft(), connectionIds })
  }

  return (
    <button
      type="button"
      className={classes.slot}
      aria-label={t('calendar:slot.label', { time: formatZoned(at, tzid, at), queue: name })}
      title={t('calendar:slot.label', { time: formatZoned(at, tzid, at), queue: name })}
      disabled={!canPlan}
      onClick={begin}
    >
      <IconPlus size="0.75rem" aria-hidden />
      <span className={classes.time}>{formatClock(at, tzid)}</span>
      <span className={classes.name}>{name}</span>
    </button>
  )
}
