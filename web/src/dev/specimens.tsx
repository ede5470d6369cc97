import type { ReactNode } from 'react'
import styles from './gallery.module.css'

type Props = { of: string; children: ReactNode; /** Minimum width of each state. */ least?: string }

/** Shows the states of one component, next to each other if there is room. */
export function Specimens({ of, children, least = '16rem' }: Props) {
  return (
    <div className={styles.component}>
      <h3 className={styles.componentName}>{of}</h3>
      <div className={styles.specimens} style={{ '--least': least }}>
        {children}
      </div>
    </div>
  )
}
