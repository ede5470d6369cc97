import { Skeleton } from '@mantine/core'
import styles from './skeleton-list.module.css'

type Props = { rows?: number; /** Label for screen readers. */ label?: string }

/** Placeholder of a list while it loads; it appears after a short delay, so that quick reads do not flicker. */
export function SkeletonList({ rows = 4, label }: Props) {
  return (
    <div className={styles.list} role="status" aria-busy="true">
      {label !== undefined && <span className="visually-hidden">{label}</span>}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <Skeleton height={36} width={36} radius="md" />
          <div className={styles.lines}>
            <Skeleton height={12} width={`${72 - ((row * 17) % 34)}%`} />
            <Skeleton height={10} width={`${42 - ((row * 11) % 20)}%`} />
          </div>
        </div>
      ))}
    </div>
  )
}
