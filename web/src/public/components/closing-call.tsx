import { Link } from 'react-router-dom'
import buttons from './buttons.module.css'
import { EntryLink } from './entry-link.tsx'
import styles from './closing-call.module.css'

type Props = {
  title: string
  text?: string
  /** Defaults to the link into the product. */ link?: { text: string; to: string }
}

/** Shows the next step at the end of a public page. */
export function ClosingCall({ title, text, link }: Props) {
  return (
    <aside className={styles.call}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {link === undefined ? (
        <EntryLink className={`${buttons.button} ${buttons.solid} ${buttons.large}`} />
      ) : (
        <Link to={link.to} className={`${buttons.button} ${buttons.outline} ${buttons.large}`}>
          {link.text}
        </Link>
      )}
    </aside>
  )
}
