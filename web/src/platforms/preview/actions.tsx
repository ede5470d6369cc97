import type { ReactNode } from 'react'
import styles from './actions.module.css'

type Props = {
  /** `spread`: over the whole width; `start`: beside each other. */ spread?: boolean
  children: ReactNode
}

/** What readers of the network could press, drawn only. */
export function Actions({ spread = false, children }: Props) {
  return (
    <div className={styles.actions} data-spread={spread || undefined} aria-hidden="true">
      {children}
    </div>
  )
}
