import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { locateText } from '@postwright/core/comments/text-anchor'
import type { Comment, TextAnchor } from '@postwright/core/model/comment'
import type { PostDraft } from '@postwright/core/model/post'
import { CommentsPanel } from '@/comments/comments-panel.tsx'
import type { ShownAnchor } from '@/comments/comment-thread.tsx'
import { NARROW } from '../components/narrow.ts'
import { CommentMarks } from './comment-marks.tsx'
import { fieldOf, textOf } from './selected-words.ts'

type Props = {
  workspaceId: string
  postId: string
  draft: PostDraft
  /** The words that the next comment is about. */
  anchor: TextAnchor | null
  onDropAnchor: () => void
  onClose: () => void
}

/** The comments on a post, with the words that they are about marked in its text. */
export function PostComments({ workspaceId, postId, draft, anchor, onDropAnchor, onClose }: Props) {
  const { t } = useTranslation('comments')
  const isNarrow = useMediaQuery(NARROW) ?? false
  const [threads, setThreads] = useState<readonly Comment[]>([])

  function show(of: TextAnchor) {
    // There the panel lies over the text.
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
