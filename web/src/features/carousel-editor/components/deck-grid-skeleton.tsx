import { Skeleton } from '@mantine/core'
import styles from './decks.module.css'

/** Decks while they are read. */
export function DeckGridSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.grid} role="status" aria-label={label}>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} className={styles.waiting} radius="md" />
      ))}
    </div>
  )
}
