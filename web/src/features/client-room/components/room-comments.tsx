import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { RoomComment } from '@postwright/core/api/client-room'
import { FULL_NAME_MAX } from '@postwright/core/limits'
import { commentTextSchema, COMMENT_TEXT_MAX } from '@postwright/core/model/comment'
import { oneLine } from '@postwright/core/text/text-fields'
import { commentOutbox } from '@/comments/data/comment-outbox.ts'
import { queryState } from '@/lib/query-state.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { type RoomSubject, useRoomComments, useWriteComment } from '../data/room-queries.ts'
import { guestName } from '../guest-name.ts'
import styles from './room-comments.module.css'

type Props = { token: string; subject: RoomSubject; mayComment: boolean }

/** Shows the conversation between a team and its client about a post or deck. */
export function RoomComments({ token, subject, mayComment }: Props) {
  const { t } = useTranslation('client-room')
  const read = queryState(useRoomComments(token, subject))
  const [answered, setAnswered] = useState<RoomComment | null>(null)
  return (
    <section className={styles.comments} aria-label={t('client-room:comments.title')}>
      <h2 className={styles.title}>{t('client-room:comments.title')}</h2>
      <DataState read={read} loading={<SkeletonList rows={1} />} errorTitle={t('client-room:comments.failed')}>
        {(comments) =>
          comments.length === 0 ? (
            <p className={styles.none}>{t('client-room:comments.none')}</p>
          ) : (
            <ol className={styles.threads}>
              {comments
                .filter(({ isReply }) => !isReply)
                .map((first) => (
                  <li key={first.id} className={styles.thread}>
                    <CommentView comment={first} />
                    {comments
                      .filter(({ isReply, threadId }) => isReply && threadId === first.id)
                      .map((reply) => (
                        <CommentView key={reply.id} comment={reply} />
                      ))}
                    {mayComment && answered?.id !== first.id && (
                      <Button size="compact-md" variant="subtle" onClick={() => setAnswered(first)}>
                        {t('client-room:comments.reply')}
                      </Button>
                    )}
                    {answered?.id === first.id && (
                      <CommentForm {...{ token, subject }} threadId={first.id} onDone={() => setAnswered(null)} />
                    )}
                  </li>
                ))}
            </ol>
          )
        }
      </DataState>
      {mayComment && answered === null && <CommentForm {...{ token, subject }} threadId={null} />}
    </section>
  )
}

function CommentView({ comment: { author, text, postedAt, isReply, isResolved } }: { comment: RoomComment }) {
  const { t } = useTranslation('client-room')
  const name = author.name === '' ? t('client-room:comments.team') : author.name
  return (
    <article className={styles.comment} data-reply={isReply || undefined}>
      <Avatar name={name} size={28} />
      <div className={styles.body}>
        <p className={styles.byline}>
          <strong>{name}</strong> <RelativeTime instant={postedAt} />
          {isResolved && !isReply && <span className={styles.resolved}>{t('client-room:comments.resolved')}</span>}
        </p>
        <p className={styles.text}>{text === '' ? <em>{t('client-room:comments.deleted')}</em> : text}</p>
      </div>
    </article>
  )
}

const formSchema = z.object({ guest: oneLine(FULL_NAME_MAX), text: commentTextSchema })

type FormProps = { token: string; subject: RoomSubject; threadId: string | null; onDone?: () => void }

/** Keeps the typed text on this device until the server has it; a retry after a failure still creates only one comment. */
function CommentForm({ token, subject, threadId, onDone }: FormProps) {
  const { t } = useTranslation(['client-room', 'common'])
  const id = useRef(crypto.randomUUID())
  const write = useWriteComment(token, subject)
  const place = `room/${subject.kind}/${subject.id}/${threadId ?? ''}`
  const { form, submit, isSending, failure, errorOf, field } = useApiForm({
    schema: formSchema,
    defaultValues: { guest: guestName.read(), text: commentOutbox.typed(place) },
    send: async ({ guest, text }) => {
      guestName.write(guest)
      await write({ guest, text, threadId, commentId: id.current })
      id.current = crypto.randomUUID()
      commentOutbox.keepTyped(place, '')
      form.reset({ guest, text: '' })
      onDone?.()
    },
  })
  const { value, onChange } = field('text')
  return (
    <form className={styles.form} aria-label={t('client-room:comments.write')} onSubmit={submit} noValidate>
      <CountedTextarea
        label={t(threadId === null ? 'client-room:comments.write' : 'client-room:comments.reply')}
        max={COMMENT_TEXT_MAX}
        value={value}
        autoFocus={threadId !== null}
        onChange={(event) => {
          onChange(event.currentTarget.value)
          commentOutbox.keepTyped(place, event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
        }}
        error={errorOf('text', t('client-room:comments.empty'))}
      />
      {value !== '' && (
        <TextField
          label={t('client-room:name')}
          autoComplete="name"
          maxLength={FULL_NAME_MAX}
          {...form.register('guest')}
          error={errorOf('guest', t('client-room:nameMissing'))}
        />
      )}
      <FormError message={failure} />
      <div className={styles.actions}>
        {onDone && (
          <Button size="compact-md" variant="default" onClick={onDone}>
            {t('common:action.cancel')}
          </Button>
        )}
        <Button size="compact-md" type="submit" variant={value === '' ? 'default' : 'filled'} loading={isSending}>
          {t('client-room:comments.send')}
        </Button>
      </div>
    </form>
  )
}
