import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import type { SeriesTimes } from '@postwright/core/model/series'
import type { Autosave } from '@/documents/autosave.ts'
import { ApiError } from '@/lib/api-error.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import { readPost } from '@/posts/data/read-post.ts'
import { createSeries } from '@postwright/core/api/series'
import { call } from '@/lib/api-client.ts'
import { RuleDialog } from '@/posts/series/rule-dialog.tsx'
import { ruleFormAt } from '@/posts/series/series-rule.ts'
import { ServiceButton } from '@/services/service-button.tsx'
import { toast } from '@/ui/toast.tsx'

type Props = {
  workspaceId: string
  postId: string
  autosave: Autosave<PostDraft>
  /** The chosen time of the post. */
  local: string | null
  tzid: string
  onClose: () => void
}

/** Makes the open post the first of a series; pending edits are saved first. */
export function RepeatDialog({ workspaceId, postId, autosave, local, tzid, onClose }: Props) {
  const { t } = useTranslation('repeats')

  async function begin(times: SeriesTimes) {
    const saved = await autosave.flush()
    if (!saved.ok) throw new ApiError('no_response', { detail: '', status: 0 })
    await call(createSeries, { workspaceId, postId, rev: saved.rev, times })
    const post = await readPost(workspaceId, postId)
    if (post) autosave.serverChanged(postDrafts.versionOf(post))
    toast.success(t('repeats:dialog.done'))
    onClose()
  }

  return (
    <RuleDialog
      title={t('repeats:dialog.title')}
      action={t('repeats:dialog.action')}
      initial={ruleFormAt(local, tzid)}
      SaveButton={BeginButton}
      onSave={begin}
      onClose={onClose}
    />
  )
}

/** Starts a series, unless series are turned off. */
export function BeginButton(props: Omit<ComponentProps<typeof ServiceButton>, 'service'>) {
  return <ServiceButton {...props} service="series" />
}
