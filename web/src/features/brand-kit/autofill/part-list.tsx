import { Children, type ReactNode } from 'react'
import styles from './autofill.module.css'

/** Parts of one kind under their name; nothing where there are none. */
export function PartList({ title, children }: { title: string; children: ReactNode }) {
  if (Children.count(children) === 0) return null
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}
