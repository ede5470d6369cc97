import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconMessageReply } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Comment } from '@postwright/core/model/comment'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useMay } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { FormError } from '@/ui/form-error.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import type { useCommentPeople } from './comment-people.ts'
import { type CommentScope, useWholeThread, setResolved } from './data/comments.ts'
import { commentOutbox, type WaitingComment } from './data/comment-outbox.ts'
import styles from './comments.module.css'
import { VisibilityMark } from './visibility.tsx'

/** Current form of a thread's anchor: a text range or a layer. */
export type ShownAnchor = {
  quote: string | null
  /** Describes the change of the anchor; null when it is unchanged. */
  note: string | null
  /** Location of the anchor, such as a slide. */
  where: string | null
  show: (() => void) | null
  showLabel: string
}

type Props = {
  scope: CommentScope
  thread: Comment
  replies: readonly Comment[]
  waiting: readonly WaitingComment[]
  people: ReturnType<typeof useCommentPeople>
  anchor: ShownAnchor | null
  linkedId: string | null
  isNew: (comment: Comment) => boolean
  onReply: (thread: Comment, text: string, mentions: string[]) => void
}

/** Shows a thread: its anchor, its comments, and the reply field. */
export function CommentThread(props: Props) {
  const { scope, thread, replies, waiting, people, anchor, linkedId, isNew, onReply } = props
  const { workspaceId } = scope
  const { t } = useTranslation('comments')
  const { user } = useSignedIn()
  const online = useOnline()
  const canComment = useMay('comment')
  const [isReplying, setReplying] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const { run, isRunning, failure } = useApiCall()
  const whole = useWholeThread(isWhole ? scope : null, thread.id)
  const read = [...whole.older, ...replies, ...(whole.latest.status === 'ready' ? whole.latest.data : [])]
  const known = new Map(read.map((each) => [each.id, each]))
  const shown = [...known.values()].toSorted((a, b) => a.postedAt - b.postedAt)
  const isResolved = thread.resolvedAt !== null
  const item = (comment: Comment) => (
    <CommentItem
      key={comment.id}
      {...{ workspaceId, comment, people }}
      isNew={isNew(comment)}
      isLinked={comment.id === linkedId}
    />
  )

  return (
    <li className={styles.thread} data-visibility={thread.visibility}>
      <div className={styles.threadHead}>
        <VisibilityMark visibility={thread.visibility} />
        {canComment && (
          <Button
            size="compact-xs"
            variant="subtle"
            disabled={!online}
            loading={isRunning}
            leftSection={
              isResolved ? <IconArrowBackUp size="0.875rem" aria-hidden /> : <IconCheck size="0.875rem" aria-hidden />
            }
            onClick={() => void run(() => setResolved(workspaceId, thread.id, !isResolved))}
          >
            {t(isResolved ? 'comments:thread.reopen' : 'comments:thread.resolve')}
          </Button>
        )}
      </div>
      <FormError message={failure ?? whole.failure} />
      {anchor && <Anchor anchor={anchor} />}
      {item(thread)}
      {thread.resolvedBy && (
        <p className={styles.soft}>{t('comments:thread.resolvedBy', { author: people.nameOf(thread.resolvedBy) })}</p>
      )}
      {thread.replyCount > shown.length && !isWhole && (
        <Button size="compact-xs" variant="subtle" onClick={() => setWhole(true)}>
          {thread.replyCount > LIST_LIMIT_MAX
            ? t('comments:thread.older')
            : t('comments:thread.showAll', { count: thread.replyCount })}
        </Button>
      )}
      {whole.showOlder && thread.replyCount > shown.length && (
        <Button size="compact-xs" variant="subtle" loading={whole.isAsking} onClick={whole.showOlder}>
          {t('comments:thread.older')}
        </Button>
      )}
      {shown.length + waiting.length > 0 && (
        <div className={styles.replies}>
          {shown.map(item)}
          {waiting.map((each) => (
            <WaitingItem key={each.input.commentId} waiting={each} />
          ))}
        </div>
      )}
      {canComment &&
        (isReplying ? (
          <CommentForm
            label={t('comments:form.replyLabel')}
            placeholder={t('comments:form.replyPlaceholder')}
            send={t('comments:form.reply')}
            members={people.members.filter(({ role }) => thread.visibility === 'client' || role !== 'client')}
            place={`${user.id}/${thread.id}`}
            takesFocus
            onSend={(text, mentions) => {
              setReplying(false)
              onReply(thread, text, mentions)
            }}
            onCancel={() => setReplying(false)}
          />
        ) : (
          <Button
            className={styles.reply}
            size="compact-sm"
            variant="subtle"
            leftSection={<IconMessageReply size="1rem" aria-hidden />}
            onClick={() => setReplying(true)}
          >
            {t('comments:thread.reply')}
          </Button>
        ))}
    </li>
  )
}

function Anchor({ anchor: { quote, note, where, show, showLabel } }: { anchor: ShownAnchor }) {
  return (
    <div className={styles.anchor}>
      {where !== null && <span className={styles.soft}>{where}</span>}
      {quote !== null && <blockquote className={styles.quote}>{quote}</blockquote>}
      {note !== null && <span className={styles.soft}>{note}</span>}
      {show && (
        <Button size="compact-xs" variant="subtle" onClick={show}>
          {showLabel}
        </Button>
      )}
    </div>
  )
}

/** Shows a comment that is being sent, or that the server has refused. */
export function WaitingItem({ waiting: { input, refused } }: { waiting: WaitingComment }) {
  const { t } = useTranslation(['comments', 'errors'])
  const online = useOnline()
  return (
    <article className={styles.item}>
      <p className={styles.text}>{input.text}</p>
      {refused === null ? (
        <p className={styles.soft} role="status">
          {t(online ? 'comments:waiting.sending' : 'comments:waiting.offline')}
        </p>
      ) : (
        <div className={styles.question} role="alert">
          <span>
            {t('comments:waiting.refused')} {t(`errors:api.${refused}`)}
          </span>
          <span className={styles.questionEnd}>
            <Button size="compact-sm" variant="default" onClick={() => commentOutbox.discard(input.commentId)}>
              {t('comments:waiting.discard')}
            </Button>
            <Button size="compact-sm" onClick={() => commentOutbox.sendAgain(input.commentId)}>
              {t('comments:waiting.again')}
            </Button>
          </span>
        </div>
      )}
    </article>
  )
}
