import type { ReactNode } from 'react'
import styles from './state-badge.module.css'

export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'warning' | 'negative'

type Props = {
  tone: BadgeTone
  children: ReactNode
  icon?: ReactNode
  /** A dot that breathes: something is under way. */
  live?: boolean
}

/** A short state in a tone. The words say it; the colour only helps. */
export function StateBadge({ tone, children, icon, live = false }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon ?? <span className={styles.dot} data-live={live || undefined} aria-hidden="true" />}
      {children}
    </span>
  )
}
