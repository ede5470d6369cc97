import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { firstLine } from '@postwright/core/text/first-line'
import { VersionsDialog } from '@/documents/versions-dialog.tsx'
import { usePostVersions } from '../data/use-post-versions.ts'
import { PostChanges } from './post-changes.tsx'

type Props = {
  workspaceId: string
  postId: string
  /** The post as it is now. */
  draft: PostDraft
  connections: readonly Connection[]
  /** Left out where the post can no longer be changed. */
  onRestore?: (draft: PostDraft) => void
  onClose: () => void
}

/** The earlier versions of a post. */
export function PostVersionsDialog({ workspaceId, postId, draft, connections, onRestore, onClose }: Props) {
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
