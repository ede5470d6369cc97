import { Indicator } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type CommentSubject, commentSubjectId } from '@postwright/core/model/comment-subject'
import { COMMENT_PARAM } from '@/config/comment-address.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { CommentsToggle } from './comments-toggle.tsx'
import { useComment } from './data/comments.ts'

const CommentsPanel = lazyPart(async () => (await import('./comments-panel.tsx')).CommentsPanel)

type Props = {
  workspaceId: string
  subject: Extract<CommentSubject, { kind: 'series' | 'queue' }>
  /** Name of the subject as users know it. */
  name: string
  /** Number of open threads, shown as a marker. */
  count: number
}

/** Opens the comments on an item of a list and shows how many of its threads are open. A link to one of the comments opens them too. */
export function SubjectComments({ workspaceId, subject, name, count }: Props) {
  const { t } = useTranslation('comments')
  const [params] = useSearchParams()
  const linkedId = params.get(COMMENT_PARAM)
  const linked = useComment(workspaceId, linkedId)
  const isLinked = linked.status === 'ready' && commentSubjectId(linked.data.subject) === commentSubjectId(subject)
  const [isOpen, setOpen] = useState(false)
  const [shownId, setShownId] = useState<string | null>(null)
  // Opening the comments removes the link from the address.
  if (isLinked && linkedId !== shownId) {
    setShownId(linkedId)
    setOpen(true)
  }
  const label = count === 0 ? t('comments:on', { name }) : t('comments:onOpen', { name, count })
  return (
    <>
      <Indicator label={count} size="1rem" offset={5} disabled={count === 0}>
        <CommentsToggle label={label} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </Indicator>
      {isOpen && (
        <CommentsPanel
          {...{ workspaceId, subject }}
          empty={t(`comments:list.emptyPlan.${subject.kind}`)}
          newAnchor={null}
          shownAnchor={() => null}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
