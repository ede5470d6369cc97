import type { ReactNode } from 'react'
import styles from './page-header.module.css'

type Props = { title: ReactNode; description?: ReactNode; actions?: ReactNode }

/** Shows the title of a screen, its description and its actions. */
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
