import { Button, Select, TagsInput } from '@mantine/core'
import { IconPencilPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import type { Idea } from '@postwright/core/collections/ideas'
import { ADDRESS_MAX, POST_LABEL_MAX, POST_LABELS_MAX, POST_TEXT_MAX } from '@postwright/core/limits'
import { oneLine } from '@postwright/core/text/text-fields'
import { routes } from '@/config/routes.ts'
import { DraftNotices } from '@/documents/draft-notices.tsx'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { LiveSaveStatus } from '@/documents/save-status.tsx'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { useLeaveWarning } from '@/documents/use-leave-warning.ts'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { ideaDrafts } from '../data/idea-drafts.ts'
import type { IdeaDraft } from '../idea-draft.ts'
import styles from './idea-editor.module.css'
import { IdeaImages } from './idea-images.tsx'
import { useIdeaToPost, useDeleteIdea } from './idea-commands.ts'

type Props = {
  idea: Idea
  lanes: readonly IdeaLane[]
  /** Unsaved drafts from earlier visits. */
  left: readonly WaitingDraft<IdeaDraft>[]
  onClose: () => void
}

/** Edits an idea; changes are saved automatically. */
export function IdeaEditor({ idea, lanes, left, onClose }: Props) {
  const { t } = useTranslation(['ideas', 'drafts'])
  const toPost = useIdeaToPost()
  const remove = useDeleteIdea()
  const { autosave, state, restore, continued } = useDocumentDraft(ideaDrafts, idea, left)
  const { draft } = state
  const edit = (fields: Partial<IdeaDraft>) => autosave.edit({ ...autosave.getState().draft, ...fields })
  useLeaveWarning(!state.isSafe)

  async function write() {
    const saved = await autosave.flush()
    if (saved.ok) await toPost({ id: idea.id, rev: saved.rev, draft: autosave.getState().draft })
  }

  function keepLabels(typed: string[]) {
    const labels = typed.flatMap((label) => oneLine(POST_LABEL_MAX).safeParse(label).data ?? [])
    edit({ labels: [...new Set(labels)].slice(0, POST_LABELS_MAX) })
  }

  return (
    <div className={styles.editor}>
      <DraftNotices
        {...{ state, autosave, restore, continued }}
        describe={({ text, labels }) => ({ content: text, facts: labels.join(', ') })}
        conflict={{ title: t('ideas:conflict.title'), text: t('ideas:conflict.text') }}
      />
      <CountedTextarea
        label={t('ideas:edit.text')}
        autoFocus
        data-autofocus
        minRows={5}
        maxRows={16}
        max={POST_TEXT_MAX}
        value={draft.text}
        onChange={(event) => edit({ text: event.currentTarget.value })}
      />
      <IdeaImages
        media={draft.media}
        onAdd={(mediaId) => {
          const latest = autosave.getState().draft
          autosave.edit(ideaDrafts.withMedia?.(latest, mediaId, '') ?? latest)
        }}
        onRemove={(mediaId) => edit({ media: draft.media.filter((item) => item.mediaId !== mediaId) })}
      />
      <TagsInput
        label={t('ideas:edit.labels')}
        placeholder={t('ideas:edit.labelsHint')}
        maxTags={POST_LABELS_MAX}
        value={draft.labels}
        onChange={keepLabels}
      />
      <TextField
        label={t('ideas:edit.source')}
        hint={t('ideas:edit.sourceHint')}
        optional
        maxLength={ADDRESS_MAX}
        value={draft.source}
        onChange={(event) => edit({ source: event.currentTarget.value })}
      />
      <Select
        label={t('ideas:edit.lane')}
        data={lanes.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.laneId}
        allowDeselect={false}
        onChange={(laneId) => laneId !== null && edit({ laneId })}
      />
      <footer className={styles.foot}>
        <LiveSaveStatus autosave={autosave} />
        <div className={styles.ends}>
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size="1rem" aria-hidden />}
            onClick={() => {
              remove({ id: idea.id, text: draft.text })
              onClose()
            }}
          >
            {t('ideas:card.delete')}
          </Button>
          {draft.postId !== '' && (
            <Button variant="default" component={Link} to={routes.contentStudioPost.href(draft.postId)}>
              {t('ideas:card.post')}
            </Button>
          )}
          <Button leftSection={<IconPencilPlus size="1rem" aria-hidden />} onClick={() => void write()}>
            {t('ideas:card.toPost')}
          </Button>
        </div>
      </footer>
    </div>
  )
}
