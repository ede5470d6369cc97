import type { ReactNode } from 'react'
import styles from './inspector.module.css'

type Props = { title: string; children: ReactNode; actions?: ReactNode }

export function Section({ title, children, actions }: Props) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
