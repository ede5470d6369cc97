import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { locateText } from '@postwright/core/comments/text-anchor'
import type { Comment } from '@postwright/core/model/comment'
import type { PostDraft } from '@postwright/core/model/post'
import { fieldOf } from './selected-words.ts'
import styles from './comments.module.css'

type Range = { from: number; to: number }

/** Marks the words that open threads are about in the text of the post. A copy of the text lies over the field, unseen but for the marks. */
export function CommentMarks({ threads, draft }: { threads: readonly Comment[]; draft: PostDraft }) {
  const field = useSyncExternalStore(followTyping, postField)
  const text = useSyncExternalStore(followTyping, () => postField()?.value ?? '')
  const place = field?.closest('[data-marks]')
  if (!field || !place) return null
  const ranges = threads
    .filter(({ resolvedAt }) => resolvedAt === null)
    .flatMap(({ anchor }) => {
      if (anchor?.kind !== 'text' || anchor.part !== 'text' || fieldOf(draft, anchor) !== field) return []
      const found = locateText(anchor, text)
      return found.kind === 'found' ? [found] : []
    })
  return createPortal(
    <div className={styles.marks} aria-hidden="true">
      {piecesOf(text, ranges).map(({ from, to, isMarked }) =>
        isMarked ? <mark key={from}>{text.slice(from, to)}</mark> : text.slice(from, to),
      )}
    </div>,
    place,
  )
}

/** Each key may change what stands in the field. */
function followTyping(onTyped: () => void) {
  document.addEventListener('input', onTyped)
  return () => document.removeEventListener('input', onTyped)
}

function postField() {
  return document.querySelector<HTMLTextAreaElement>('[data-thread="0"] textarea')
}

/** A text in pieces; ranges that overlap are one. */
function piecesOf(text: string, ranges: readonly Range[]): (Range & { isMarked: boolean })[] {
  const pieces: (Range & { isMarked: boolean })[] = []
  let at = 0
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    if (to <= at) continue
    const begin = Math.max(from, at)
    if (begin > at) pieces.push({ from: at, to: begin, isMarked: false })
    pieces.push({ from: begin, to, isMarked: true })
    at = to
  }
  return [...pieces, { from: at, to: text.length, isMarked: false }]
}
