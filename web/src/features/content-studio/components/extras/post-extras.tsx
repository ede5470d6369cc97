import { CloseButton, Button } from '@mantine/core'
import { useState, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { COMMENT_DELAY, THREAD_PARTS_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'
import { lazyPart, useLoadWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { useStable } from '@/lib/use-stable.ts'
import { extrasFor } from '../../extras-for.ts'
import { focusThreadText } from '../../thread-parts.ts'
import { firstLink } from '@/platforms/preview/link-card.tsx'
import { ChannelOptions } from '../channels/channel-options.tsx'
import { LinkCardField } from './link-card-field.tsx'
import { LiveTextarea } from '../text/live-textarea.tsx'
import { ThreadParts, type ThreadPartsProps } from '../thread/thread-parts.tsx'
import { VersionMark } from '../channels/version-mark.tsx'
import styles from './post-extras.module.css'
import { IconNotes, IconChartBar, IconListNumbers, IconMessage } from '@tabler/icons-react'
import type { PostNotesProps } from './post-notes.tsx'
import { countGraphemes } from '@postwright/core/text/text-lengths'
import { useLiveText, type LiveDraft } from '@/documents/use-live-text.ts'
import { TextField } from '@/ui/text-field.tsx'

const PollEditor = lazyPart(async () => (await import('./poll-editor.tsx')).PollEditor)

/** `connections`: the channels that get the version. */
type Props = Omit<ThreadPartsProps, 'max'> & {
  workspaceId: string
  /** Changes the parts that all channels share. */
  onEdit: (change: Partial<PostDraft>) => void
}

/** The parts that the chosen channels accept beyond text and images: each is offered if one of the channels supports it. */
export function PostExtras({ workspaceId, version, connections, onEdit, ...parts }: Props) {
  const { t } = useTranslation('studio')
  const { draft, change } = version
  const edit = useStable(onEdit)
  const chooseSettings = useStable((settings: PostDraft['settings']) => onEdit({ settings }))
  const { title, thread, comment, poll, withSettings } = extrasFor(connections)
  const [wantsComment, setWantsComment] = useState(false)
  useLoadWhenIdle(PollEditor.load)
  const isCommon = version.connection === null
  const link = isCommon && draft.media.length === 0 ? firstLink(draft.text) : null
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
      {link !== null && (
        <LinkCardField
          workspaceId={workspaceId}
          url={link}
          isOn={draft.linkCard}
          onChange={(linkCard) => onEdit({ linkCard })}
        />
      )}
      {(title !== null || (isCommon && draft.title !== '')) && (
        <div>
          <VersionMark version={version} part="title" />
          <TitleField
            live={version.live}
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
      {hasPoll && <PollEditor poll={draft} max={poll?.max ?? 0} onChange={onEdit} />}
      {hasComment && (
        <div>
          <VersionMark version={version} part="comment" />
          <div className={styles.comment}>
            <LiveTextarea
              live={version.live}
              field="comment"
              className={styles.grow}
              label={t('studio:comment.title')}
              hint={t('studio:comment.hint', { count: COMMENT_DELAY / 60_000 })}
              max={comment?.max ?? 0}
              onText={(words) => change(() => ({ comment: words }))}
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
      <ExtraButtons
        {...canAdd}
        onThread={beginThread}
        onComment={() => setWantsComment(true)}
        onPoll={() => onEdit({ pollOptions: ['', ''] })}
      />
      {withSettings.map((connection) => (
        <ChannelOptions
          key={connection.id}
          connection={connection}
          settings={draft.settings}
          onChange={chooseSettings}
        />
      ))}
      {isCommon && (
        <NotesSection
          workspaceId={workspaceId}
          labels={draft.labels}
          campaignId={draft.campaignId}
          live={version.live}
          onEdit={edit}
        />
      )}
    </div>
  )
}

const PostNotes = lazyPart(async () => (await import('./post-notes.tsx')).PostNotes)

/** Campaign, labels and note of a post, initially collapsed if it has none of them. The heading lists the labels while the section is collapsed. */
export const NotesSection = memo(function NotesSection(props: PostNotesProps) {
  const { t } = useTranslation('studio')
  const { labels, campaignId, live } = props
  useLoadWhenIdle(PostNotes.load)
  const [isOpen, setOpen] = useState(() => labels.length > 0 || campaignId !== '' || live.read().note !== '')
  return (
    <details className={styles.options} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <IconNotes size="1rem" aria-hidden /> {t('studio:notes.title')}
        {!isOpen && labels.length > 0 && ` · ${labels.join(', ')}`}
      </summary>
      {isOpen && <PostNotes {...props} />}
    </details>
  )
})

type TitleFieldProps = {
  live: LiveDraft<PostDraft>
  /** Maximum number of characters, of the strictest chosen channel. */
  max: number
  /** True if a chosen channel requires a title. */
  isRequired: boolean
  onChange: (title: string) => void
}

/** The title, for channels whose posts have one. */
function TitleField({ live, max, isRequired, onChange }: TitleFieldProps) {
  const { t } = useTranslation('studio')
  const value = useLiveText(live, ({ title }) => title)
  const left = max - countGraphemes(value)
  return (
    <TextField
      label={t('studio:title_field.label')}
      hint={left < 0 ? t('studio:title_field.over', { count: -left }) : t('studio:title_field.left', { count: left })}
      optional={!isRequired}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

type ExtraButtonsProps = {
  /** Extras that can be added. */
  thread: boolean
  comment: boolean
  poll: boolean
  onThread: () => void
  onComment: () => void
  onPoll: () => void
}

/** Buttons for the extras that a post can have and does not have yet. */
function ExtraButtons({ thread, comment, poll, onThread, onComment, onPoll }: ExtraButtonsProps) {
  const { t } = useTranslation('studio')
  const ways = [
    { isOffered: thread, words: t('studio:thread.begin'), Icon: IconListNumbers, begin: onThread },
    { isOffered: comment, words: t('studio:comment.begin'), Icon: IconMessage, begin: onComment },
    { isOffered: poll, words: t('studio:poll.begin'), Icon: IconChartBar, begin: onPoll },
  ].filter(({ isOffered }) => isOffered)
  if (ways.length === 0) return null
  return (
    <div className={styles.add}>
      {ways.map(({ words, Icon, begin }) => (
        <Button
          key={words}
          size="compact-sm"
          variant="default"
          leftSection={<Icon size="1rem" aria-hidden />}
          onClick={begin}
        >
          {words}
        </Button>
      ))}
    </div>
  )
}
