import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { HashtagGroup } from '@postwright/core/collections/hashtag-groups'
import { routes } from '@/config/routes.ts'
import { DocumentHeader } from '@/documents/document-header.tsx'
import { DraftNotices } from '@/documents/draft-notices.tsx'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { useLeaveWarning } from '@/documents/use-leave-warning.ts'
import {
  hashtagGroupDrafts,
  type HashtagGroupDraft,
  hashtagGroupDraftSchema,
} from '@/posts/data/hashtag-group-drafts.ts'
import { writeHashtags } from '@/posts/hashtags/hashtags.ts'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { GROUP_ACTIONS } from '../group-actions.ts'
import styles from './group-editor.module.css'
import { HashtagsField } from './hashtags-field.tsx'
import { useBeginGroup, useDeleteGroup } from './group-commands.ts'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { platformSchema } from '@postwright/core/platforms/platform'
import { countText } from '@postwright/core/publishing/count-text'
import { platformName } from '@/platforms/platform-name.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { useState } from 'react'
import { HASHTAG_GROUP_NAME_MAX } from '@postwright/core/limits'
import { TextField } from '@/ui/text-field.tsx'

type Props = {
  group: HashtagGroup
  /** Unsaved drafts from earlier visits. */
  left: readonly WaitingDraft<HashtagGroupDraft>[]
}

/** Edits a group; changes are saved automatically. */
export function GroupEditor({ group, left }: Props) {
  const offer = useOfferActions()
  const { t } = useTranslation('hashtags')
  const navigate = useNavigate()
  const beginGroup = useBeginGroup()
  const deleteGroup = useDeleteGroup()
  const { autosave, state, restore, continued } = useDocumentDraft(hashtagGroupDrafts, group, left)
  const { draft } = state
  useLeaveWarning(!state.isSafe)

  function deleteAndLeave() {
    deleteGroup(group)
    void navigate(routes.hashtagGroups.href())
  }

  const actions = offer(GROUP_ACTIONS, {
    groupId: group.id,
    isOpen: true,
    isFull: false,
    onDuplicate: () => void beginGroup(draft),
    onDelete: deleteAndLeave,
  })
  useScreenActions(actions)

  function describe({ name, hashtags }: HashtagGroupDraft) {
    return { content: `${name}\n${writeHashtags(hashtags)}`, facts: t('hashtags:count', { count: hashtags.length }) }
  }

  return (
    <div className={styles.editor}>
      <DocumentHeader
        autosave={autosave}
        list={{ title: t('hashtags:title'), href: routes.hashtagGroups.href() }}
        title={t('hashtags:group.title', { name: draft.name })}
        menu={{ label: t('hashtags:list.actions', { name: draft.name }), actions }}
      />
      <DraftNotices
        {...{ state, autosave, restore, continued, describe }}
        conflict={{ title: t('hashtags:conflict.title'), text: t('hashtags:conflict.text') }}
      />
      <div className={styles.card}>
        <GroupNameField name={draft.name} onName={(name) => autosave.edit({ ...autosave.getState().draft, name })} />
        <HashtagsField
          hashtags={draft.hashtags}
          onHashtags={(hashtags) => autosave.edit({ ...autosave.getState().draft, hashtags })}
        />
        <GroupLimits hashtags={draft.hashtags} />
      </div>
    </div>
  )
}

/** The networks whose text limit a group exceeds by itself. */
export function GroupLimits({ hashtags }: { hashtags: readonly string[] }) {
  const { t } = useTranslation(['hashtags', 'publishing'])
  const text = writeHashtags(hashtags)
  const exceeded = platformSchema.options
    .map((platform) => ({ platform, ...countText(PLATFORM_CONTRACTS[platform], text) }))
    .filter(({ left }) => left < 0)
  if (exceeded.length === 0) return null
  return (
    <ul className={styles.limits} aria-label={t('hashtags:limits.label')}>
      {exceeded.map(({ platform, used, max }) => (
        <li key={platform} className={styles.limit}>
          <PlatformIcon platform={platform} size={14} />
          {t('hashtags:limits.tooLong', { platform: platformName(platform), used, max })}
        </li>
      ))}
    </ul>
  )
}

type GroupNameFieldProps = { name: string; onName: (name: string) => void }

/** The name of the group. An invalid name stays in the field while the user types; the last valid one is used. */
export function GroupNameField({ name, onName }: GroupNameFieldProps) {
  const { t } = useTranslation('hashtags')
  const [typed, setTyped] = useState<string | null>(null)
  const [isNew] = useState(name === t('hashtags:untitled'))
  const isRefused = typed !== null && !hashtagGroupDraftSchema.shape.name.safeParse(typed).success

  function type(text: string) {
    setTyped(text)
    const read = hashtagGroupDraftSchema.shape.name.safeParse(text)
    if (read.success) onName(read.data)
  }

  return (
    <TextField
      label={t('hashtags:group.name')}
      autoFocus={isNew}
      onFocus={(event) => isNew && event.currentTarget.value === t('hashtags:untitled') && event.currentTarget.select()}
      maxLength={HASHTAG_GROUP_NAME_MAX}
      value={typed ?? name}
      error={isRefused && t('hashtags:group.nameMissing')}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
