import type { ReactNode } from 'react'
import styles from './step-list.module.css'

export type StepTone = 'accent' | 'positive' | 'warning' | 'negative'

export type Step = {
  key: string
  what: ReactNode
  when: ReactNode
  /** Below, in the full width. */
  why?: ReactNode
  /** Of the dot, when it is the last step. */
  tone?: StepTone
}

type Props = {
  steps: readonly Step[]
  /** The accessible name of the list. */
  label?: string
}

/** What happened one after the other, with its times; the last step stands out. */
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
