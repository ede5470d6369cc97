import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldText, type Fold } from './fold-text.ts'
import type { TextMarks } from './mark-text.ts'
import styles from './post-text.module.css'
import { RichText } from './rich-text.tsx'

const ALL_MARKS: TextMarks = { links: true, tags: true, mentions: 'names' }

type Props = {
  text: string
  fold?: Fold | null
  /** The network's own words for the rest; `line`: in a line of its own below the text. */
  more?: { words: string; line?: boolean }
  marks?: TextMarks
  shortens?: boolean
  /** What stands before the text in its first line. */
  lead?: ReactNode
  /** Reads the network's own markup. */
  read?: (text: string) => ReactNode
}

/** The words of a post, cut where the network's feed cuts them; the rest comes with its "more". */
export function PostText({ text, fold = null, more, marks = ALL_MARKS, shortens = false, lead, read }: Props) {
  const { t } = useTranslation('previews')
  const [isOpen, setOpen] = useState(false)
  const [shown, rest] = foldText(text.trimEnd(), fold)
  if (shown === '' && rest === '' && lead === undefined) return null
  const start = lead !== undefined && <>{lead} </>
  const words = (piece: string) => read?.(piece) ?? <RichText text={piece} marks={marks} shortens={shortens} />
  if (rest === '' || more === undefined) {
    return (
      <p className={styles.text}>
        {start}
        {words(shown)}
      </p>
    )
  }
  return (
    <div className={styles.text} data-line={more.line}>
      {start}
      {words(isOpen ? shown : `${shown.trimEnd()}… `)}
      {isOpen && (
        <>
          <span className={styles.fold} aria-hidden="true" />
          {words(rest)}{' '}
        </>
      )}
      <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t('previews:less') : more.words}
      </button>
    </div>
  )
}
