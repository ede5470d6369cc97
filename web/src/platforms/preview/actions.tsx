import type { ReactNode } from 'react'
import styles from './actions.module.css'

type Props = {
  /** `spread`: across the full width; `start`: next to each other. */ spread?: boolean
  children: ReactNode
}

/** Shows the network's action buttons without function. */
export function Actions({ spread = false, children }: Props) {
  return (
    <div className={styles.actions} data-spread={spread || undefined} aria-hidden="true">
      {children}
    </div>
  )
}
