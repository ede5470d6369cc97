import { TagsInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { POST_LABEL_MAX, POST_LABELS_MAX, POST_NOTE_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'
import type { LiveDraft } from '@/documents/use-live-text.ts'
import { CampaignField } from '../campaign/campaign-field.tsx'
import { useUsedLabels } from '../../data/posts.ts'
import { LiveTextarea } from '../text/live-textarea.tsx'
import { cleanLabels } from '../../post-labels.ts'
import styles from './post-notes.module.css'

export type PostNotesProps = {
  workspaceId: string
  labels: readonly string[]
  campaignId: string
  live: LiveDraft<PostDraft>
  onEdit: (change: Partial<PostDraft>) => void
}

/** Campaign of a post, its labels to find it by, and its note. Labels and note are never published. */
export function PostNotes({ workspaceId, labels, campaignId, live, onEdit }: PostNotesProps) {
  const { t } = useTranslation('studio')
  const used = useUsedLabels(workspaceId)
  return (
    <div className={styles.notes}>
      <CampaignField {...{ workspaceId, campaignId }} onChoose={(next) => onEdit({ campaignId: next })} />
      <TagsInput
        data-own-undo
        label={t('studio:notes.labels')}
        placeholder={labels.length === 0 ? t('studio:notes.labelsHint') : ''}
        value={[...labels]}
        data={used.filter((label) => !labels.includes(label))}
        maxTags={POST_LABELS_MAX}
        maxLength={POST_LABEL_MAX}
        clearable={false}
        onChange={(next) => onEdit({ labels: cleanLabels(next) })}
      />
      <LiveTextarea
        live={live}
        field="note"
        label={t('studio:notes.note')}
        hint={t('studio:notes.noteHint')}
        max={POST_NOTE_MAX}
        onText={(note) => onEdit({ note: note.slice(0, POST_NOTE_MAX) })}
      />
    </div>
  )
}
