import { useDroppable } from '@dnd-kit/core'
import { gapId, type Gap } from '../drop-gaps.ts'
import styles from './board.module.css'

/** Where a card can be dropped; a line while one is held above it. */
export function DropGap({ laneId, at, isLast = false, isOnly = false }: Gap & { isLast?: boolean; isOnly?: boolean }) {
  const { setNodeRef, isOver } = useDroppable({ id: gapId({ laneId, at }) })
  return (
    <div
      ref={setNodeRef}
      className={styles.gap}
      data-over={isOver || undefined}
      data-last={isLast || undefined}
      data-only={isOnly || undefined}
    />
  )
}
