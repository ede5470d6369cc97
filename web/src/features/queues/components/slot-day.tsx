import { ActionIcon, Menu, CloseButton } from '@mantine/core'
import { IconCopy, IconPlus } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useRef, type ChangeEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type Slot, slotKey, slotSchema } from '@postwright/core/model/queue'
import { useDropPlace, useDragItem } from '@/drag/drag-list.tsx'
import type { DragStore } from '@/drag/drag-store.ts'
import { weekdayName } from '@/ui/weekdays.ts'
import styles from './slots-editor.module.css'
import { DragGrip } from '@/drag/drag-grip.tsx'
import { formatTimeOfDay } from '@/ui/format-time.ts'
import { nudged } from '../edit-slots.ts'

const WORKDAYS = [1, 2, 3, 4, 5]
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

type Props = {
  /** Drop target id. */
  id: string
  weekday: number
  slots: readonly Slot[]
  dragged: DragStore
  onAdd: () => void
  onChange: (slot: Slot, next: Slot) => void
  onRemove: (slot: Slot) => void
  onCopy: (to: readonly number[]) => void
}

/** One day of the week with its slots. A click on its free area adds a slot. */
export function SlotDay({ id, weekday, slots, dragged, onAdd, onChange, onRemove, onCopy }: Props) {
  const { t } = useTranslation('queues')
  const day = weekdayName(weekday, 'short')
  const { ref, zone } = useDropPlace(dragged, id)

  function press(event: MouseEvent) {
    if (event.target === event.currentTarget) onAdd()
  }

  return (
    <section ref={ref} className={styles.day} aria-label={day} data-over={zone !== null || undefined}>
      <header className={styles.dayHead}>
        <h3 className={styles.dayName}>{day}</h3>
        {slots.length > 0 && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t('queues:slots.copy', { day })}>
                <IconCopy size="0.9375rem" aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => onCopy(WORKDAYS)}>{t('queues:slots.copyToWorkdays')}</Menu.Item>
              <Menu.Item onClick={() => onCopy(EVERY_DAY)}>{t('queues:slots.copyToAll')}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </header>
      {/* The button below also adds a slot: a click on the free area is a shortcut for the pointer. */}
      <div className={styles.ground} onClick={press} role="presentation">
        {slots.map((slot) => (
          <SlotChip
            key={slotKey(slot)}
            slot={slot}
            day={day}
            onChange={(next) => onChange(slot, next)}
            onRemove={() => onRemove(slot)}
            dragged={dragged}
          />
        ))}
      </div>
      <ActionIcon
        className={styles.add}
        variant="subtle"
        aria-label={t('queues:slots.add', { day })}
        title={t('queues:slots.add', { day })}
        onClick={onAdd}
      >
        <IconPlus size="1rem" aria-hidden />
      </ActionIcon>
    </section>
  )
}

type SlotChipProps = {
  slot: Slot
  day: string
  onChange: (next: Slot) => void
  onRemove: () => void
  dragged: DragStore
}

/** Key of the slot that is changed with the keyboard: at its new time or day it is rendered anew, and takes the focus again. */
let moving: string | null = null

/**
 * A slot: its time can be typed, and the slot can be dragged to another day or moved with Alt and an arrow key: a quarter of an hour up or down, a
 * day left or right.
 */
function SlotChip({ slot, day, onChange, onRemove, dragged }: SlotChipProps) {
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
