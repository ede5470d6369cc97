import { markText, type TextMarks } from './mark-text.ts'
import styles from './post-text.module.css'

type Props = { text: string; marks: TextMarks; /** Whether the network shortens addresses. */ shortens: boolean }

/** Words with what the network makes stand out; nothing here can be followed. */
export function RichText({ text, marks, shortens }: Props) {
  return markText(text, marks).map(({ at, text: piece, kind }) =>
    kind === 'plain' ? (
      piece
    ) : (
      <span key={at} className={styles.mark} data-kind={kind}>
        {kind === 'link' && shortens ? shortLink(piece) : piece}
      </span>
    ),
  )
}

/** Many networks leave out the scheme and cut long addresses. */
function shortLink(link: string): string {
  const shown = link.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
  return shown.length > 30 ? `${shown.slice(0, 27)}…` : shown
}
