import { ActionIcon } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import type { useDragItem } from './drag-list.tsx'
import styles from './drag-item.module.css'

type Props = {
  drag: ReturnType<typeof useDragItem>
  label: string
  title?: string
  size?: string
  className?: string | undefined
  /** Handles keys other than those for lifting. */
  onKeyDown?: (event: KeyboardEvent) => void
}

/** The handle with which an item is dragged, by pointer or keyboard. */
export function DragGrip({ drag, label, title, size = '1.75rem', className, onKeyDown }: Props) {
  return (
    <ActionIcon
      data-grip
      className={[styles.grip, className].filter(Boolean).join(' ')}
      variant="subtle"
      color="gray"
      size={size}
      aria-label={label}
      title={title}
      {...drag.pointer}
      {...drag.keys}
      onKeyDown={(event) => {
        if (!event.defaultPrevented) drag.keys.onKeyDown(event)
        if (!event.defaultPrevented) onKeyDown?.(event)
      }}
    >
      <IconGripVertical size="1.125rem" aria-hidden />
    </ActionIcon>
  )
}
