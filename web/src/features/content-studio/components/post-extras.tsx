import { Button, CloseButton } from '@mantine/core'
import { IconChartBar, IconListNumbers, IconMessage } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { THREAD_PARTS_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { extrasFor } from '../extras-for.ts'
import { focusThreadText } from '../focus-thread-text.ts'
import { ChannelOptions } from './channel-options.tsx'
import { ThreadParts, type ThreadPartsProps } from './thread-parts.tsx'
import { TitleField } from './title-field.tsx'
import { VersionMark } from './version-mark.tsx'
import styles from './post-extras.module.css'

const PollEditor = lazy(async () => {
  const { PollEditor: editor } = await import('./poll-editor.tsx')
  return { default: editor }
})

/** `connections`: the channels that get the version. */
type Props = Omit<ThreadPartsProps, 'max'> & {
  /** Changes what all channels have alike. */
  onEdit: (change: Partial<PostDraft>) => void
}

/** What the chosen channels take beyond text and pictures: each is offered where one of them has it. */
export function PostExtras({ version, connections, onEdit, ...parts }: Props) {
  const { t } = useTranslation('studio')
  const { draft, change } = version
  const { title, thread, comment, poll, withSettings } = extrasFor(connections)
  const [wantsComment, setWantsComment] = useState(false)
  const isCommon = version.connection === null
  const hasThread = draft.thread.length > 0 && (isCommon || thread !== null)
  const hasComment = (draft.comment !== '' || wantsComment) && (isCommon || comment !== null)
  const hasPoll = draft.pollOptions.length > 0 && isCommon
  const canAdd = {
    thread: thread !== null && !hasThread,
    comment: comment !== null && !hasComment,
    poll: poll !== null && !hasPoll && isCommon,
  }

  function beginThread() {
    change(() => ({ thread: [''] }))
    focusThreadText(1)
  }

  return (
    <div className={styles.extras}>
      {(title !== null || (isCommon && draft.title !== '')) && (
        <div>
          <VersionMark version={version} part="title" />
          <TitleField
            value={draft.title}
            max={title?.max ?? 0}
            isRequired={title?.isRequired ?? false}
            onChange={(changed) => change(() => ({ title: changed }))}
          />
        </div>
      )}
      {hasThread && (
        <ThreadParts
          {...parts}
          version={version}
          connections={thread?.takers ?? []}
          max={Math.min((thread?.max ?? 1) - 1, THREAD_PARTS_MAX)}
        />
      )}
      {hasPoll && (
        <Suspense fallback={null}>
          <PollEditor poll={draft} max={poll?.max ?? 0} onChange={onEdit} />
        </Suspense>
      )}
      {hasComment && (
        <div>
          <VersionMark version={version} part="comment" />
          <div className={styles.comment}>
            <CountedTextarea
              className={styles.grow}
              label={t('studio:comment.title')}
              hint={t('studio:comment.hint')}
              max={comment?.max ?? 0}
              value={draft.comment}
              onChange={(event) => {
                const words = event.currentTarget.value
                change(() => ({ comment: words }))
              }}
            />
            <CloseButton
              aria-label={t('studio:comment.remove')}
              onClick={() => {
                setWantsComment(false)
                change(() => ({ comment: '' }))
              }}
            />
          </div>
        </div>
      )}
      {(canAdd.thread || canAdd.comment || canAdd.poll) && (
        <div className={styles.add}>
          {canAdd.thread && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconListNumbers size="1rem" aria-hidden />}
              onClick={beginThread}
            >
              {t('studio:thread.begin')}
            </Button>
          )}
          {canAdd.comment && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconMessage size="1rem" aria-hidden />}
              onClick={() => setWantsComment(true)}
            >
              {t('studio:comment.begin')}
            </Button>
          )}
          {canAdd.poll && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconChartBar size="1rem" aria-hidden />}
              onClick={() => onEdit({ pollOptions: ['', ''] })}
            >
              {t('studio:poll.begin')}
            </Button>
          )}
        </div>
      )}
      {withSettings.map((connection) => (
        <ChannelOptions
          key={connection.id}
          connection={connection}
          settings={draft.settings}
          onChange={(settings) => onEdit({ settings })}
        />
      ))}
    </div>
  )
}
