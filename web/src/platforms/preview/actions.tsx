import type { ReactNode } from 'react'
import styles from './actions.module.css'

type Props = {
  /** True to spread the buttons across the full width; otherwise they are next to each other. */ spread?: boolean
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
