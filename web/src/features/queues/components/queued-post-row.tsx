import { ActionIcon } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { DragEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Post } from '@postwright/core/model/post'
import { excerptOf } from '@postwright/core/text/excerpt'
import { routes } from '@/config/routes.ts'
import { RowCheckbox } from '@/ui/row-checkbox.tsx'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import { type DropTarget, dropProps } from './drop-target.ts'
import styles from './queue-posts.module.css'

const EXCERPT = 140

type Props = {
  post: Post
  at: number
  tzid: string
  drop: DropTarget
  isSelected: boolean
  /** @param isRange with everything from the row that was pressed last */
  onSelect: (isRange: boolean) => void
  onDrag: (isDragged: boolean) => void
  /** By so many places. */
  onMove: (step: number) => void
}

/** A post that waits: its slot, the beginning of its text, and the handle that moves it. */
export function QueuedPostRow({ post, at, tzid, drop, isSelected, onSelect, onDrag, onMove }: Props) {
  const { t } = useTranslation('queues')
  const words = excerptOf(post.text, EXCERPT)
  const title = words === '' ? t('queues:posts.withoutText') : words

  function press(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(step)
  }

  function start(event: DragEvent) {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', title)
    onDrag(true)
  }

  return (
    <li
      className={styles.row}
      data-selected={isSelected || undefined}
      draggable
      onDragStart={start}
      onDragEnd={() => onDrag(false)}
      {...dropProps(drop)}
    >
      <RowCheckbox label={t('queues:posts.select', { title })} {...{ isSelected, onSelect }} />
      <ActionIcon
        className={styles.handle}
        variant="subtle"
        color="gray"
        aria-label={t('queues:posts.move', { title })}
        title={t('queues:posts.moveHint')}
        onKeyDown={press}
      >
        <IconGripVertical size="1.125rem" aria-hidden />
      </ActionIcon>
      <span className={styles.time}>
        <ZonedTimeText instant={at} tzid={tzid} />
      </span>
      <Link className={styles.text} to={routes.contentStudioPost.href(post.id)} draggable={false}>
        {title}
      </Link>
    </li>
  )
}
