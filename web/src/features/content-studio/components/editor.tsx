import { useMemo } from 'react'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { useWorkspace } from '@/session/use-workspace.ts'
import type { Autosave } from '../autosave.ts'
import { checkChannels } from '../channel-checks.ts'
import { DriftNotice } from './drift-notice.tsx'
import { EditorCard } from './editor-card.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { PublicationPanel } from './publication-panel.tsx'
import { ScheduleBar } from './schedule-bar.tsx'
import type { DraftPicture } from './use-draft-pictures.ts'
import type { PictureUploads } from './use-picture-uploads.ts'
import { useScheduleForm } from './use-schedule-form.ts'
import { useScheduling } from './use-scheduling.ts'
import { useShortcuts } from './use-shortcuts.ts'
import styles from './composer.module.css'

type Props = {
  workspaceId: string
  postId: string
  draft: PostDraft
  pictures: DraftPicture[]
  variants: readonly Variant[]
  connections: readonly Connection[]
  autosave: Autosave
  uploads: PictureUploads
}

/** Writing, checking and planning a post. */
export function Editor({ workspaceId, postId, draft, pictures, variants, connections, autosave, uploads }: Props) {
  const { timeZone } = useWorkspace()
  const scheduling = useScheduling(workspaceId, postId, timeZone, autosave)
  const chosen = useMemo(
    () => connections.filter(({ id }) => draft.connectionIds.includes(id)),
    [connections, draft.connectionIds],
  )
  const known = pictures.flatMap(({ mediaId, alt, mime }) => (mime === null ? [] : [{ mediaId, alt, mime }]))
  const checks = checkChannels(chosen, { text: draft.text, media: known })
  const isUploading = uploads.pending.some(({ state }) => state !== 'failed')
  const form = useScheduleForm({ draft, variants, checks, isUploading, tzid: timeZone, scheduling })
  useShortcuts({ onSubmit: form.submit, onSave: () => void autosave.flush() })

  return (
    <>
      {form.differs && form.planned && (
        <DriftNotice
          variants={variants}
          isBusy={scheduling.isBusy}
          onUpdate={form.submit}
          onRevert={(scheduled) => autosave.edit(scheduled)}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <PublicationPanel variants={variants} connections={connections} />
          <EditorCard
            draft={draft}
            pictures={pictures}
            connections={connections}
            checks={checks}
            refusals={scheduling.channelErrors}
            autosave={autosave}
            uploads={uploads}
          />
        </div>
        <div className={styles.side}>
          <PreviewPanel connections={chosen} text={draft.text} pictures={pictures} />
        </div>
      </div>
      <ScheduleBar
        field={form.field}
        local={form.local}
        tzid={timeZone}
        problem={form.problem}
        intent={form.intent}
        isScheduled={form.planned !== undefined}
        isBusy={scheduling.isBusy}
        onTime={form.choose}
        onMain={form.submit}
        onPublishNow={form.publishNow}
        onCancel={form.takeBack}
      />
    </>
  )
}
