import type { ReactNode } from 'react'
import { IconInfoCircle } from '@tabler/icons-react'
import styles from './notice.module.css'

type Props = {
  title: string
  text: ReactNode
  children?: ReactNode
  tone?: 'info' | 'warning'
  /** True if the content below takes the full width. */
  isWide?: boolean
}

/** Shows information or a decision above the related content. */
export function Notice({ title, text, children, tone = 'info', isWide = false }: Props) {
  return (
    <section className={styles.notice} data-tone={tone} role="region" aria-label={title} aria-live="polite">
      <IconInfoCircle className={styles.icon} size="1.25rem" aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      {children !== undefined && (
        <div className={styles.actions} data-wide={isWide || undefined}>
          {children}
        </div>
      )}
    </section>
  )
}
