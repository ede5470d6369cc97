import type { ReactNode } from 'react'
import styles from './page-header.module.css'

type Props = { title: ReactNode; description?: ReactNode; actions?: ReactNode }

/** Title of a screen, what it is for, and what can be done on it. */
export function PageHeader({ title, description, actions }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {actions !== undefined && (
        <div className={styles.actions} data-keeps-clear>
          {actions}
        </div>
      )}
    </header>
  )
}
