import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconPlus } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Slot } from '@postwright/core/model/slot'
import { slotKey } from '@postwright/core/model/slot'
import { SlotChip } from './slot-chip.tsx'
import { useDropPlace } from '@/drag/drag-list.tsx'
import type { DragStore } from '@/drag/drag-store.ts'
import { weekdayName } from '@/ui/weekday-name.ts'
import styles from './slots-editor.module.css'

const WORKDAYS = [1, 2, 3, 4, 5]
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

type Props = {
  /** It is dropped on by this id. */
  id: string
  weekday: number
  slots: readonly Slot[]
  dragged: DragStore
  onAdd: () => void
  onChange: (slot: Slot, next: Slot) => void
  onRemove: (slot: Slot) => void
  onCopy: (to: readonly number[]) => void
}

/** One day of the week with its slots. A press on its free ground adds one. */
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
      {/* The button below adds a slot too: the ground is a shortcut for the pointer. */}
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
