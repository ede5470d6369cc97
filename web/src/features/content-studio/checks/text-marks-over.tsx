import { useSyncExternalStore, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { Finding } from '@postwright/core/checks/check'
import type { PostDraft } from '@postwright/core/model/post'
import { carryFindings } from '@/checks/carry-findings.ts'
import { MarkedText } from '@/checks/marked-text.tsx'
import { useLiveText, type LiveDraft } from '@/documents/use-live-text.ts'
import { postTextOf } from './post-text-of.ts'
import styles from './live-checks.module.css'

type Props = {
  root: RefObject<HTMLElement | null>
  live: LiveDraft<PostDraft>
  /** The text that the findings are of. */
  text: string
  findings: readonly Finding[]
  current: Finding | null
}

/** Underlines what was found in the field of the post, which is there before this is. */
export function TextMarksOver({ root, live, text, findings, current }: Props) {
  const typed = useLiveText(live, (draft) => draft.text)
  const place = useSyncExternalStore(neverChanges, () => postTextOf(root.current)?.closest('[data-marks]') ?? null)
  const carried = findings.flatMap((of) => carryFindings([of], text, typed).map((finding) => ({ of, finding })))
  const marks = {
    findings: carried.map(({ finding }) => finding),
    current: carried.find(({ of }) => of === current)?.finding ?? null,
  }
  return place && createPortal(<MarkedText {...marks} text={typed} className={styles.over} />, place)
}

/** The field stays as long as its editor does. */
function neverChanges() {
  return () => undefined
}
