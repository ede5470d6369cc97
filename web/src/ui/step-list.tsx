import type { ReactNode } from 'react'
import styles from './step-list.module.css'

export type StepTone = 'accent' | 'positive' | 'warning' | 'negative'

export type Step = {
  key: string
  what: ReactNode
  when: ReactNode
  /** Shown below the step in full width. */
  why?: ReactNode
  /** Tone of the dot if this is the last step. */
  tone?: StepTone
}

type Props = {
  steps: readonly Step[]
  /** The accessible name of the list. */
  label?: string
}

/** Lists events in sequence with their times; the last step is highlighted. */
export function StepList({ steps, label }: Props) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ key, what, when, why, tone = 'accent' }) => (
        <li key={key} className={styles.step} data-tone={tone}>
          <span className={styles.dot} aria-hidden="true" />
          <div className={styles.head}>
            <span className={styles.what}>{what}</span>
            <span className={styles.when}>{when}</span>
          </div>
          {why !== undefined && why !== null && <div className={styles.why}>{why}</div>}
        </li>
      ))}
    </ol>
  )
}
