import type { ReactNode } from 'react'
import styles from './drawing.module.css'

export type DrawingName = 'post' | 'calendar' | 'channels' | 'check' | 'inbox' | 'search' | 'broken'

const LINES: Record<DrawingName, ReactNode> = {
  post: (
    <>
      <rect x="22" y="16" width="76" height="60" rx="8" className={styles.sheet} />
      <path d="M34 34h44M34 44h52M34 54h28" />
      <path d="m76 66 20-20 7 7-20 20-9 2z" className={styles.accent} />
    </>
  ),
  calendar: (
    <>
      <rect x="24" y="20" width="72" height="58" rx="8" className={styles.sheet} />
      <path d="M24 36h72M42 14v12M78 14v12" />
      <rect x="66" y="46" width="16" height="14" rx="3" className={styles.accent} />
      <path d="M38 50h12M38 64h12" />
    </>
  ),
  channels: (
    <>
      <circle cx="60" cy="48" r="13" className={styles.accent} />
      <circle cx="24" cy="28" r="8" className={styles.sheet} />
      <circle cx="96" cy="24" r="8" className={styles.sheet} />
      <circle cx="28" cy="72" r="8" className={styles.sheet} />
      <circle cx="94" cy="70" r="8" className={styles.sheet} />
      <path d="m31 32 17 9M89 28 71 40M35 68l14-11M87 66l-16-10" />
    </>
  ),
  check: (
    <>
      <circle cx="60" cy="47" r="30" className={styles.sheet} />
      <path d="m46 48 10 10 19-21" className={styles.accent} />
    </>
  ),
  inbox: (
    <>
      <path d="M24 50 36 20h48l12 30v24H24z" className={styles.sheet} />
      <path d="M24 50h22l5 10h18l5-10h22" className={styles.accent} />
    </>
  ),
  search: (
    <>
      <circle cx="54" cy="44" r="24" className={styles.sheet} />
      <path d="m72 62 20 18" className={styles.accent} />
    </>
  ),
  broken: (
    <>
      <path d="M30 18h38l18 18v42H30z" className={styles.sheet} />
      <path d="M68 18v18h18" />
      <path d="m38 60 10-8 8 8 9-9 8 8 7-6" className={styles.accent} />
    </>
  ),
}

/** Small decorative drawing for empty and error states; it adds nothing to the text. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 94" width="120" height="94" aria-hidden="true" focusable="false">
      {LINES[name]}
    </svg>
  )
}
