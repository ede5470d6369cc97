import type { ReactNode } from 'react'
import styles from './panel.module.css'

type Props = {
  children: ReactNode
  title?: ReactNode
  /** One line below the title. */
  description?: ReactNode
  actions?: ReactNode
  /** Anchor of the section, and id of its label. */
  id?: string
  /** True for no padding, for lists that reach the edges. */
  flush?: boolean
}

/** Section with a title for one topic. */
export function Panel({ children, title, description, actions, id, flush = false }: Props) {
  const titleId = id === undefined ? undefined : `${id}-title`
  return (
    <section className={styles.panel} id={id} aria-labelledby={title === undefined ? undefined : titleId}>
      {(title !== undefined || actions !== undefined) && (
        <div className={styles.head}>
          <div className={styles.words}>
            {title !== undefined && (
              <h2 className={styles.title} id={titleId}>
                {title}
              </h2>
            )}
            {description !== undefined && <p className={styles.description}>{description}</p>}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  )
}
