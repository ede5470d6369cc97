import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import type { Autosave } from '@/documents/autosave.ts'
import { toast } from '@/ui/toast.tsx'
import { SaveTemplateDialog } from './library/save-template-dialog.tsx'
import { PostHistoryDialog } from './history/post-history-dialog.tsx'
import { PostVersionsDialog } from './post-versions-dialog.tsx'

export type PostDialog = 'versions' | 'history' | 'template'

type Props = Omit<ComponentProps<typeof PostVersionsDialog>, 'onRestore'> & {
  dialog: PostDialog
  isEditable: boolean
  autosave: Pick<Autosave<PostDraft>, 'edit' | 'getState'>
}

/** What is opened over the composer from its menu. */
export function PostDialogs({ dialog, isEditable, autosave, ...props }: Props) {
  const { t } = useTranslation('drafts')

  /** An edit like any other: it is saved, it can be taken back, and it becomes a version itself. */
  function goBackTo(version: PostDraft) {
    const { draft: before } = autosave.getState()
    props.onClose()
    autosave.edit({ ...version, chosenTime: before.chosenTime })
    toast.undo(t('drafts:replaced'), { label: t('drafts:undo'), onUndo: () => autosave.edit(before) })
  }

  if (dialog === 'template') return <SaveTemplateDialog draft={props.draft} onClose={props.onClose} />
  if (dialog === 'history') {
    const { workspaceId, postId, connections, onClose } = props
    return <PostHistoryDialog {...{ workspaceId, postId, connections, onClose }} />
  }
  return <PostVersionsDialog {...props} {...(isEditable && { onRestore: goBackTo })} />
}
