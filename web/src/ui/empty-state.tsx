import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawing.tsx'
import styles from './empty-state.module.css'

type Props = { drawing?: DrawingName; title: ReactNode; text?: ReactNode; action?: ReactNode }

/** What a place is for while it is empty, and the next step. */
export function EmptyState({ drawing = 'inbox', title, text, action }: Props) {
  return (
    <div className={styles.empty}>
      <Drawing name={drawing} />
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
