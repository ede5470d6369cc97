import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawing.tsx'
import styles from './empty-state.module.css'

type Props = {
  drawing?: DrawingName
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** 1 if the state fills the whole screen. */
  level?: 1 | 2
}

/** Shows the purpose of an empty list or screen, and the next step. */
export function EmptyState({ drawing = 'inbox', title, text, action, level = 2 }: Props) {
  const Title = `h${level}` as const
  return (
    <div className={styles.empty}>
      <Drawing name={drawing} />
      <Title className={styles.title}>{title}</Title>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
