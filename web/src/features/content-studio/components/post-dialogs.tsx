import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import type { Autosave } from '@/documents/autosave.ts'
import { toast } from '@/ui/toast.tsx'
import { SaveTemplateDialog } from './library/library-dialogs.tsx'
import { PostHistoryDialog } from './history/post-history-dialog.tsx'
import type { Connection } from '@postwright/core/model/connection'
import { firstLine } from '@postwright/core/text/excerpt'
import { VersionsDialog } from '@/documents/versions-dialog.tsx'
import { usePostVersions } from '../data/post-history.ts'
import { VersionChanges } from '@/documents/version-changes.tsx'
import { changedParts, type ChangedPart } from '../changed-parts.ts'
import { usePostPartWords } from './use-post-part-words.ts'

export type PostDialog = 'versions' | 'history' | 'template'

type Props = Omit<ComponentProps<typeof PostVersionsDialog>, 'onRestore'> & {
  dialog: PostDialog
  isEditable: boolean
  autosave: Pick<Autosave<PostDraft>, 'edit' | 'getState'>
}

/** Dialogs that open over the composer from its menu. */
export function PostDialogs({ dialog, isEditable, autosave, ...props }: Props) {
  const { t } = useTranslation('drafts')

  /** Restores a version as a normal edit, which is saved, can be undone, and becomes a version itself. */
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

type PostVersionsDialogProps = {
  workspaceId: string
  postId: string
  /** The current post. */
  draft: PostDraft
  connections: readonly Connection[]
  /** Omitted when the post can no longer be changed. */
  onRestore?: (draft: PostDraft) => void
  onClose: () => void
}

/** Lists the earlier versions of a post, which `onRestore` can restore. */
export function PostVersionsDialog({
  workspaceId,
  postId,
  draft,
  connections,
  onRestore,
  onClose,
}: PostVersionsDialogProps) {
  return (
    <VersionsDialog
      read={usePostVersions(workspaceId, postId)}
      lineOf={(version) => firstLine(version.draft.text)}
      renderChanges={(version) => <PostChanges before={version.draft} after={draft} connections={connections} />}
      onRestore={onRestore ? (version) => onRestore(version.draft) : null}
      onClose={onClose}
    />
  )
}

type PostChangesProps = { before: PostDraft; after: PostDraft; connections: readonly Connection[] }

/** Shows the changes of a post between two versions; files of a thread and the chosen time are left out. */
export function PostChanges({ before, after, connections }: PostChangesProps) {
  const { t } = useTranslation('drafts')
  const { nameOf, textOf } = usePostPartWords(connections)
  const words = (value: unknown, part: ChangedPart) => (value === undefined ? '' : textOf(value, part))
  const parts = changedParts(before, after)
    .filter(({ path }) => !['threadMedia', 'chosenTime'].includes(path.at(-1) ?? ''))
    .map((part) => ({
      id: part.path.join(' '),
      kind: 'text' as const,
      name: nameOf(part),
      before: words(part.before, part),
      after: words(part.after, part),
    }))
  return <VersionChanges parts={parts} same={t('drafts:versions.same')} />
}
