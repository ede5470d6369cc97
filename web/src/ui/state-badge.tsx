import type { ReactNode } from 'react'
import styles from './state-badge.module.css'

export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'warning' | 'negative'

type Props = {
  tone: BadgeTone
  children: ReactNode
  icon?: ReactNode
  /** True for a pulsing dot, which shows that the state is in progress. */
  live?: boolean
}

/** Shows a short state. The text carries the meaning; the colour only supports it. */
export function StateBadge({ tone, children, icon, live = false }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon ?? <span className={styles.dot} data-live={live || undefined} aria-hidden="true" />}
      {children}
    </span>
  )
}
