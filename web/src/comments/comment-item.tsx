import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconEye, IconLink, IconLock, IconPencil, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '@postwright/core/model/comment'
import { commentHref } from '@/config/comment-address.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useMay } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { toast } from '@/ui/toast.tsx'
import { useCopy } from '@/ui/use-copy.ts'
import { useOnline } from '@/ui/use-online.ts'
import { CommentForm } from './comment-form.tsx'
import { splitMentions, type useCommentPeople } from './comment-people.ts'
import { removeComment } from './data/comments.ts'
import { editComment } from '@postwright/core/api/comments'
import { call } from '@/lib/api-client.ts'
import styles from './comments.module.css'

type Props = {
  workspaceId: string
  comment: Comment
  people: ReturnType<typeof useCommentPeople>
  isNew: boolean
  /** True if a link leads to this comment. */
  isLinked: boolean
}

/** Shows one comment with its author, time and text, and its author's actions. */
export function CommentItem({ workspaceId, comment, people, isNew, isLinked }: Props) {
  const { t } = useTranslation(['comments', 'common'])
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read')
  const { run, isRunning, failure } = useApiCall()
  const item = useRef<HTMLElement>(null)
  const author = people.nameOf(comment.author)
  const mentioned = people.members.filter(({ uid }) => comment.mentions.includes(uid)).map(({ fullName }) => fullName)

  useEffect(() => {
    if (!isLinked) return
    item.current?.focus({ preventScroll: true })
    item.current?.scrollIntoView({ block: 'center' })
  }, [isLinked])

  const read = () => setMode('read')
  const change = (text: string, mentions: string[]) =>
    void run(async () => {
      await call(editComment, { workspaceId, commentId: comment.id, text, mentions })
      read()
    })

  if (comment.deletedAt !== null) return <p className={styles.deleted}>{t('comments:comment.deleted')}</p>
  return (
    <article ref={item} tabIndex={-1} className={styles.item} data-linked={isLinked || undefined}>
      <header className={styles.itemHead}>
        <Avatar name={author} size={26} />
        <span className={styles.author}>{author}</span>
        <span className={styles.soft}>
          <RelativeTime instant={comment.postedAt} />
          {comment.editedAt !== null && ` · ${t('comments:comment.edited')}`}
          {comment.importedBy !== null && ` · ${t('comments:comment.imported')}`}
        </span>
        {isNew && <span className={styles.new}>{t('comments:comment.new')}</span>}
        <ItemMenu
          {...{ workspaceId, comment, author, run }}
          onEdit={() => setMode('edit')}
          onDelete={() => setMode('delete')}
        />
      </header>
      <FormError message={failure} />
      {mode === 'edit' ? (
        <CommentForm
          label={t('comments:form.editLabel')}
          placeholder=""
          send={t('comments:form.save')}
          members={people.members}
          place={null}
          initial={comment.text}
          takesFocus
          isBusy={isRunning}
          onSend={change}
          onCancel={read}
        />
      ) : (
        <p className={styles.text}>
          {splitMentions(comment.text, mentioned).map((part, at) =>
            part.isMention ? (
              <strong key={at} className={styles.mention}>
                {part.text}
              </strong>
            ) : (
              part.text
            ),
          )}
        </p>
      )}
      {mode === 'delete' && (
        <Question
          text={t('comments:comment.deleteQuestion')}
          label={t('comments:comment.delete')}
          isBusy={isRunning}
          onYes={() => void run(() => removeComment(workspaceId, comment.id))}
          onNo={read}
        />
      )}
    </article>
  )
}

type MenuProps = {
  workspaceId: string
  comment: Comment
  author: string
  run: ReturnType<typeof useApiCall>['run']
  onEdit: () => void
  onDelete: () => void
}

function ItemMenu({ workspaceId, comment, author, run, onEdit, onDelete }: MenuProps) {
  const { t } = useTranslation('comments')
  const { user } = useSignedIn()
  const online = useOnline()
  const moderates = useMay('manage_workspace')
  const seesInternal = useMay('read_internal')
  const isMine = comment.author.kind === 'member' && comment.author.uid === user.id && comment.importedBy === null
  const other = comment.visibility === 'internal' ? 'client' : 'internal'
  const copyText = useCopy()
  const canMove = isMine && seesInternal && !comment.isReply && comment.replyCount === 0

  async function copyLink() {
    const link = `${window.location.origin}${commentHref(comment.subject, comment.id)}`
    if (await copyText(link)) toast.success(t('comments:comment.linkCopied'))
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          className={styles.menu}
          variant="subtle"
          color="gray"
          aria-label={t('comments:comment.actions', { author })}
        >
          <IconDots size="1rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLink size="1rem" aria-hidden />} onClick={() => void copyLink()}>
          {t('comments:comment.link')}
        </Menu.Item>
        {isMine && (
          <Menu.Item disabled={!online} leftSection={<IconPencil size="1rem" aria-hidden />} onClick={onEdit}>
            {t('comments:comment.edit')}
          </Menu.Item>
        )}
        {canMove && (
          <Menu.Item
            disabled={!online}
            leftSection={
              other === 'client' ? <IconEye size="1rem" aria-hidden /> : <IconLock size="1rem" aria-hidden />
            }
            onClick={() => void run(() => call(editComment, { workspaceId, commentId: comment.id, visibility: other }))}
          >
            {t(other === 'client' ? 'comments:visibility.makeClient' : 'comments:visibility.makeInternal')}
          </Menu.Item>
        )}
        {(isMine || moderates) && (
          <Menu.Item
            color="red"
            disabled={!online}
            leftSection={<IconTrash size="1rem" aria-hidden />}
            onClick={onDelete}
          >
            {t('comments:comment.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

type QuestionProps = { text: ReactNode; label: string; isBusy: boolean; onYes: () => void; onNo: () => void }

function Question({ text, label, isBusy, onYes, onNo }: QuestionProps) {
  const { t } = useTranslation(['comments', 'common'])
  return (
    <div className={styles.question} role="group" aria-label={t('comments:comment.deleteQuestion')}>
      <span>
        {text} <span className={styles.soft}>{t('comments:comment.deleteText')}</span>
      </span>
      <span className={styles.questionEnd}>
        <Button size="compact-sm" variant="default" onClick={onNo}>
          {t('common:action.cancel')}
        </Button>
        <Button size="compact-sm" color="red" loading={isBusy} autoFocus onClick={onYes}>
          {label}
        </Button>
      </span>
    </div>
  )
}
