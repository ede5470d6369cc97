import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { HashtagGroup } from '@postwright/core/collections/hashtag-groups'
import { routes } from '@/config/routes.ts'
import { DraftNotices } from '@/documents/draft-notices.tsx'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { SaveStatus } from '@/documents/save-status.tsx'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { useLeaveWarning } from '@/documents/use-leave-warning.ts'
import { hashtagGroupDrafts, type HashtagGroupDraft } from '@/publishing/data/hashtag-group-drafts.ts'
import { writeHashtags } from '@/publishing/hashtags/write-hashtags.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { offerActions } from '@/ui/offer-actions.ts'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { GROUP_ACTIONS } from '../group-actions.ts'
import styles from './group-editor.module.css'
import { GroupLimits } from './group-limits.tsx'
import { GroupNameField } from './group-name-field.tsx'
import { HashtagsField } from './hashtags-field.tsx'
import { useBeginGroup } from './use-begin-group.ts'
import { useDeleteGroup } from './use-delete-group.ts'

type Props = {
  group: HashtagGroup
  /** What earlier visits typed and never saved. */
  left: readonly WaitingDraft<HashtagGroupDraft>[]
}

/** A group being edited; it is saved by itself. */
export function GroupEditor({ group, left }: Props) {
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

  const actions = offerActions(GROUP_ACTIONS, {
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
      <header className={styles.header}>
        <Link className={styles.back} to={routes.hashtagGroups.href()}>
          <IconArrowLeft size="1.125rem" aria-hidden />
          {t('hashtags:title')}
        </Link>
        <h1 className="visually-hidden">{t('hashtags:group.title', { name: draft.name })}</h1>
        <div className={styles.end}>
          <SaveStatus status={state.status} isKept={state.isSafe} onRetry={() => void autosave.flush()} />
          <ActionMenu label={t('hashtags:list.actions', { name: draft.name })} actions={actions} withinPortal={false} />
        </div>
      </header>
      <DraftNotices
        {...{ state, autosave, restore, continued, describe }}
        words={{
          conflict: { title: t('hashtags:conflict.title'), text: t('hashtags:conflict.text') },
          restore: { title: t('hashtags:restore.title'), text: t('hashtags:restore.text') },
        }}
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
