import type { Finding } from '@postwright/core/checks/check'
import styles from './checks.module.css'
import { textMarks } from './text-marks.ts'

/** A line break at the end has a line of its own in a field. */
const LAST_LINE = '\u200b'

type Props = { text: string; findings: readonly Finding[]; current: Finding | null }

/** The words of a draft with what was found underlined: lies below the field in which they are typed. */
export function MarkedText({ text, findings, current }: Props) {
  return (
    <div className={styles.marked} aria-hidden>
      {textMarks(text, findings).map(({ from, text: words, finding }) =>
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
      {LAST_LINE}
    </div>
  )
}
