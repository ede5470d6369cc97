import { Link } from 'react-router-dom'
import buttons from './buttons.module.css'
import styles from './closing-call.module.css'

type Props = {
  title: string
  text?: string
  action: string
  to: string
  /** The page has no other button like it. */ isMain?: boolean
}

/** The next step at the end of a public page. */
export function ClosingCall({ title, text, action, to, isMain = false }: Props) {
  return (
    <aside className={styles.call}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      <Link to={to} className={`${buttons.button} ${isMain ? buttons.solid : buttons.outline} ${buttons.large}`}>
        {action}
      </Link>
    </aside>
  )
}
