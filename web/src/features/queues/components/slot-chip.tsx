import { CloseButton } from '@mantine/core'
import { useEffect, useRef, type ChangeEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type Slot, slotKey, slotSchema } from '@postwright/core/model/slot'
import { DragGrip } from '@/drag/drag-grip.tsx'
import { useDragItem } from '@/drag/drag-list.tsx'
import type { DragStore } from '@/drag/drag-store.ts'
import { formatTimeOfDay } from '@/ui/format-time.ts'
import { nudged } from '../edit-slots.ts'
import styles from './slots-editor.module.css'

type Props = {
  slot: Slot
  day: string
  onChange: (next: Slot) => void
  onRemove: () => void
  dragged: DragStore
}

/** The slot that keys are moving: it is shown anew on another day and takes the focus there. */
let moving: string | null = null

/**
 * A slot: its time can be typed, it is dragged to another day, and moved by Alt with an arrow: a quarter of an hour up or down,
 * a day to either side.
 */
export function SlotChip({ slot, day, onChange, onRemove, dragged }: Props) {
  const { t } = useTranslation('queues')
  const field = useRef<HTMLInputElement>(null)
  const key = slotKey(slot)
  const drag = useDragItem(dragged, key)

  useEffect(() => {
    if (moving !== key) return
    moving = null
    field.current?.focus()
  }, [key])

  function type({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const next = slotSchema.safeParse({ weekday: slot.weekday, time: currentTarget.value })
    if (!next.success) return
    moving = slotKey(next.data)
    onChange(next.data)
  }

  function press(event: KeyboardEvent) {
    const next = event.altKey ? nudged(slot, event.key) : null
    if (!next) return
    event.preventDefault()
    moving = slotKey(next)
    onChange(next)
  }

  const time = formatTimeOfDay(slot.time)
  return (
    <div className={styles.chip} {...drag.item} {...drag.pointer}>
      <DragGrip className={styles.grip} size="1.125rem" drag={drag} label={t('queues:slots.move', { day, time })} />
      <input
        ref={field}
        type="time"
        className={styles.chipTime}
        aria-label={t('queues:slots.time', { day, time })}
        value={slot.time}
        onChange={type}
        onKeyDown={press}
      />
      <CloseButton
        size="1.5rem"
        iconSize="0.75rem"
        aria-label={t('queues:slots.remove', { day, time })}
        onClick={onRemove}
      />
    </div>
  )
}
