import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '../ui/drawing.tsx'
import { CenteredPage } from './layouts/centered-page.tsx'
import styles from './message-page.module.css'

type Props = { drawing: DrawingName; title: string; text: string; children: ReactNode; inside?: boolean }

/** Shows one message instead of a page. It needs only styles, because it may be shown when everything else has failed. */
export function MessagePage({ drawing, title, text, children, inside = false }: Props) {
  const message = (
    <div className={styles.message}>
      <Drawing name={drawing} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
  return inside ? message : <CenteredPage>{message}</CenteredPage>
}
