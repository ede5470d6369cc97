import { useSyncExternalStore, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { Finding } from '@postwright/core/checks/check'
import { MarkedText } from '@/checks/marked-text.tsx'
import { postTextOf } from './post-text-of.ts'
import styles from './live-checks.module.css'

type Props = {
  root: RefObject<HTMLElement | null>
  text: string
  findings: readonly Finding[]
  current: Finding | null
}

/** Underlines what was found in the field of the post, which is there before this is. */
export function TextMarksOver({ root, text, findings, current }: Props) {
  const place = useSyncExternalStore(neverChanges, () => postTextOf(root.current)?.closest('[data-marks]') ?? null)
  return place && createPortal(<MarkedText {...{ text, findings, current }} className={styles.over} />, place)
}

/** The field stays as long as its editor does. */
function neverChanges() {
  return () => undefined
}
