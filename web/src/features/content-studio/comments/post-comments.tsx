import { useMediaQuery } from '@mantine/hooks'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { locateText } from '@postwright/core/comments/text-anchor'
import type { Comment, TextAnchor } from '@postwright/core/model/comment'
import type { PostDraft } from '@postwright/core/model/post'
import { CommentsPanel } from '@/comments/comments-panel.tsx'
import type { ShownAnchor } from '@/comments/comment-thread.tsx'
import { NARROW } from '../components/narrow.ts'
import { fieldOf, textOf } from './selected-words.ts'
import { createPortal } from 'react-dom'
import styles from './comments.module.css'

type Props = {
  workspaceId: string
  postId: string
  draft: PostDraft
  /** The text range of the next comment. */
  anchor: TextAnchor | null
  onDropAnchor: () => void
  onClose: () => void
}

/** The comments on a post; their text ranges are marked in the post. */
export function PostComments({ workspaceId, postId, draft, anchor, onDropAnchor, onClose }: Props) {
  const { t } = useTranslation('comments')
  const isNarrow = useMediaQuery(NARROW) ?? false
  const [threads, setThreads] = useState<readonly Comment[]>([])

  function show(of: TextAnchor) {
    // On narrow screens the panel covers the text.
    if (isNarrow) onClose()
    select(draft, of)
  }

  function shownAnchor({ anchor: of }: Comment): ShownAnchor | null {
    if (of?.kind !== 'text') return null
    const text = textOf(draft, of)
    const place = text === null ? null : locateText(of, text)
    const isFound = place?.kind === 'found'
    return {
      quote: of.quote,
      note: !isFound ? t('comments:thread.wordsRemoved') : place.isEdited ? t('comments:thread.wordsEdited') : null,
      where: null,
      show: isFound && fieldOf(draft, of) ? () => show(of) : null,
      showLabel: t('comments:thread.showWords'),
    }
  }

  return (
    <>
      <CommentMarks threads={threads} draft={draft} />
      <CommentsPanel
        workspaceId={workspaceId}
        subject={{ kind: 'post', postId }}
        empty={t('comments:list.emptyPost')}
        newAnchor={
          anchor && {
            anchor,
            quote: anchor.quote,
            words: t('comments:form.onWords'),
            drop: t('comments:form.dropAnchor'),
            onDrop: onDropAnchor,
          }
        }
        shownAnchor={shownAnchor}
        onThreads={setThreads}
        onClose={onClose}
      />
    </>
  )
}

function select(draft: PostDraft, anchor: TextAnchor): void {
  const field = fieldOf(draft, anchor)
  if (!field) return
  const place = locateText(anchor, field.value)
  if (place.kind !== 'found') return
  field.focus()
  field.setSelectionRange(place.from, place.to)
  field.scrollIntoView({ block: 'center' })
}

type Range = { from: number; to: number }

/** Marks the text ranges of open threads in the post. A copy of the text overlays the field, invisible except for the marks. */
function CommentMarks({ threads, draft }: { threads: readonly Comment[]; draft: PostDraft }) {
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

/** Subscribes to text input, since each keystroke may change the field's text. */
function followTyping(onTyped: () => void) {
  document.addEventListener('input', onTyped)
  return () => document.removeEventListener('input', onTyped)
}

function postField() {
  return document.querySelector<HTMLTextAreaElement>('[data-thread="0"] textarea')
}

/** Splits a text into marked and unmarked pieces; overlapping ranges are merged. */
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
