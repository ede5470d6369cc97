import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Post } from '@postwright/core/model/post'
import { routes } from '@/config/routes.ts'
import { DragGrip } from '@/drag/drag-grip.tsx'
import { useDragItem, useDropPlace } from '@/drag/drag-list.tsx'
import type { DragStore } from '@/drag/drag-store.ts'
import { RowCheckbox } from '@/ui/row-checkbox.tsx'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import styles from './queue-posts.module.css'
import { Button } from '@mantine/core'
import { IconPencilPlus } from '@tabler/icons-react'

type Props = {
  post: Post
  title: string
  at: number
  tzid: string
  dragged: DragStore
  isSelected: boolean
  /** @param isRange true to select all rows from the one selected last */
  onSelect: (isRange: boolean) => void
  /** Moves the post by a number of places. */
  onMove: (step: number) => void
}

/** A waiting post: its slot, its first words, and the handle that moves it. */
export function QueuedPostRow({ post, title, at, tzid, dragged, isSelected, onSelect, onMove }: Props) {
  const { t } = useTranslation('queues')
  const drag = useDragItem(dragged, post.id)
  const { zone } = useDropPlace(dragged, post.id)

  function press(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(step)
  }

  return (
    <li
      className={styles.row}
      data-selected={isSelected || undefined}
      data-over={zone !== null || undefined}
      {...drag.item}
      {...drag.pointer}
    >
      <RowCheckbox label={t('queues:posts.select', { title })} {...{ isSelected, onSelect }} />
      <DragGrip
        className={styles.handle}
        drag={drag}
        label={t('queues:posts.move', { title })}
        title={t('queues:posts.moveHint')}
        onKeyDown={press}
      />
      <span className={styles.time}>
        <ZonedTimeText instant={at} tzid={tzid} />
      </span>
      <Link className={styles.text} to={routes.contentStudioPost.href(post.id)} draggable={false}>
        {title}
      </Link>
    </li>
  )
}

type EmptySlotRowProps = { id: string; at: number; tzid: string; dragged: DragStore; onWrite: () => void }

export function EmptySlotRow({ id, at, tzid, dragged, onWrite }: EmptySlotRowProps) {
  const { t } = useTranslation('queues')
  const { ref, zone } = useDropPlace(dragged, id)
  return (
    <li ref={ref} className={styles.row} data-empty data-over={zone !== null || undefined}>
      <span className={styles.time}>
        <ZonedTimeText instant={at} tzid={tzid} />
      </span>
      <span className={styles.emptyWords}>{t('queues:posts.emptySlot')}</span>
      <Button
        className={styles.write}
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPencilPlus size="1rem" aria-hidden />}
        onClick={onWrite}
      >
        {t('queues:posts.write')}
      </Button>
    </li>
  )
}
