import type { Finding } from '@postwright/core/checks/check'
import styles from './checks.module.css'
import { textMarks } from './text-marks.ts'

/** A line break at the end has a line of its own in a field; after other words this would be one more place to break a line at. */
const LAST_LINE = '\u200b'

type Props = {
  text: string
  findings: readonly Finding[]
  current: Finding | null
  /** How the field is set, where it is not the one of these parts. */
  className?: string
}

/** The words of a draft with what was found underlined: lies where the field is in which they are typed. */
export function MarkedText({ text, findings, current, className = styles.marked }: Props) {
  return (
    <div className={className} aria-hidden>
      {textMarks(text, findings, current).map(({ from, text: words, finding }) =>
        finding ? (
          <mark
            key={from}
            className={styles.mark}
            data-source={finding.source}
            data-current={finding === current || undefined}
          >
            {words}
          </mark>
        ) : (
          <span key={from}>{words}</span>
        ),
      )}
      {(text === '' || text.endsWith('\n')) && LAST_LINE}
    </div>
  )
}
