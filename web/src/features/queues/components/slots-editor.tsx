import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Queue, type Slot, slotKey } from '@postwright/core/model/queue'
import { SUGGESTED_PLANS, suggestedSlots } from '@postwright/core/slots/slots'
import { useDragList } from '@/drag/drag-list.tsx'
import { formatTimeOfDay } from '@/ui/format-time.ts'
import { weekdaysInOrder, weekdayName } from '@/ui/weekdays.ts'
import { addSlot, changeSlot, copyDay, removeSlot, slotsOf } from '../edit-slots.ts'
import type { useQueueCommands } from '../use-queue-commands.ts'
import { SlotDay } from './slot-day.tsx'
import styles from './slots-editor.module.css'

type Props = { queue: Queue; waiting: number; commands: ReturnType<typeof useQueueCommands> }

/** The weekly slots of a queue: added by click, moved by dragging or by keys, and saved together. */
export function SlotsEditor({ queue, waiting, commands }: Props) {
  const { t } = useTranslation('queues')
  /** Null while unchanged. */
  const [edited, setEdited] = useState<Slot[] | null>(null)
  const slots = edited ?? queue.slots
  const days = weekdaysInOrder()
  const find = (key: string) => slots.find((slot) => slotKey(slot) === key)
  const drag = useDragList({
    items: slots.map((slot) => ({
      id: slotKey(slot),
      name: t('queues:slots.named', { day: weekdayName(slot.weekday, 'short'), time: formatTimeOfDay(slot.time) }),
    })),
    places: days.map(placeOf),
    stopsOf: (key) => ({
      stops: days.map((weekday) => ({ id: placeOf(weekday), zone: '' })),
      home: days.indexOf(find(key)?.weekday ?? 1),
    }),
    nameOf: ({ id }) => weekdayName(dayAt(id), 'long'),
    onDrop(key, { id }) {
      const slot = find(key)
      const weekday = dayAt(id)
      if (slot && slot.weekday !== weekday) setEdited(changeSlot(slots, slot, { weekday, time: slot.time }))
    },
  })

  async function save() {
    if (edited === null) return
    // Changes that could not be stored are kept for another attempt.
    if (await commands.change({ slots: edited })) setEdited(null)
  }

  return (
    <div className={styles.editor}>
      <div className={styles.plans} role="group" aria-label={t('queues:slots.plans')}>
        <span className={styles.plansLabel}>{t('queues:slots.plans')}</span>
        {SUGGESTED_PLANS.map((plan) => (
          <Button key={plan} size="compact-sm" variant="default" onClick={() => setEdited(suggestedSlots(plan))}>
            {t('queues:slots.plan', { count: plan })}
          </Button>
        ))}
      </div>
      <p className={styles.hint}>{t('queues:slots.hint')}</p>
      <div className={styles.week}>
        {days.map((weekday) => (
          <SlotDay
            key={weekday}
            id={placeOf(weekday)}
            weekday={weekday}
            slots={slotsOf(slots, weekday)}
            dragged={drag.store}
            onAdd={() => setEdited(addSlot(slots, weekday))}
            onChange={(slot, next) => setEdited(changeSlot(slots, slot, next))}
            onRemove={(slot) => setEdited(removeSlot(slots, slot))}
            onCopy={(to) => setEdited(copyDay(slots, weekday, to))}
          />
        ))}
      </div>
      {drag.layer}
      <div className={styles.save} data-shown={edited !== null || undefined}>
        {edited !== null && (
          <>
            <span role="status">
              {waiting === 0 ? t('queues:slots.unsaved') : t('queues:slots.changed', { count: waiting })}
            </span>
            <Button variant="default" size="sm" onClick={() => setEdited(null)}>
              {t('queues:slots.discard')}
            </Button>
            <Button size="sm" loading={commands.isRunning} onClick={() => void save()}>
              {t('queues:slots.save')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** Returns the drop target id of a day. */
function placeOf(weekday: number): string {
  return `day${weekday}`
}

function dayAt(placeId: string): number {
  return weekdaysInOrder().find((weekday) => placeOf(weekday) === placeId) ?? 1
}
