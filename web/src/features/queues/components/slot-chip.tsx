import { CloseButton } from '@mantine/core'
import { useEffect, useRef, type ChangeEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type Slot, slotKey, slotSchema } from '@postwright/core/model/slot'
import { formatTimeOfDay } from '@/ui/format-time.ts'
import { nudged } from '../edit-slots.ts'
import styles from './slots-editor.module.css'

type Props = {
  slot: Slot
  day: string
  onChange: (next: Slot) => void
  onRemove: () => void
  onDrag: (slot: Slot | null) => void
}

/** The slot that keys are moving: it is shown anew on another day and takes the focus there. */
let moving: string | null = null

/**
 * A slot: its time can be typed, it is dragged to another day, and moved by Alt with an arrow: a quarter of an hour up or down,
 * a day to either side.
 */
export function SlotChip({ slot, day, onChange, onRemove, onDrag }: Props) {
  const { t } = useTranslation('queues')
  const field = useRef<HTMLInputElement>(null)
  const key = slotKey(slot)

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
    <div
      className={styles.chip}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', time)
        onDrag(slot)
      }}
      onDragEnd={() => onDrag(null)}
    >
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
