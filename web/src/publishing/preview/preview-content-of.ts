import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { channelDraft } from '@postwright/core/publishing/channel-draft'
import { effectiveSettings, ownSettings } from '@postwright/core/publishing/clean-settings'
import { followingParts } from '@postwright/core/publishing/split-post'
import { pollOf, threadOf } from '@postwright/core/publishing/thread-of'
import type { PreviewContent, PreviewFile } from '@/platforms/preview/preview-content.ts'

/**
 * A draft as one channel gets it, with what its contract does not take left out.
 * @param fileOf what is known about a stored file
 * @param uploads files that will stand after those of the post
 */
export function previewContentOf(
  whole: PostDraft,
  connection: Connection,
  fileOf: (mediaId: string, alt: string) => PreviewFile,
  uploads: readonly PreviewFile[] = [],
): PreviewContent {
  const draft = channelDraft(whole, connection.id)
  const contract = contractFor(connection)
  const filesOf = (media: PostDraft['media']) => media.map(({ mediaId, alt }) => fileOf(mediaId, alt))
  const parts = followingParts(contract, { ...draft, thread: threadOf(draft) })
  const [comment] = parts.filter(({ kind }) => kind === 'comment')
  const replies = parts.filter(({ kind }) => kind === 'reply')
  return {
    post: { text: draft.text, files: [...filesOf(draft.media), ...uploads] },
    title: contract.title ? draft.title.trim() : '',
    replies: replies.map(({ text, media }) => ({ text, files: filesOf([...media]) })),
    comment: comment ? { text: comment.text, files: [] } : null,
    poll: contract.poll ? pollOf(draft) : null,
    settings: effectiveSettings(contract, connection, ownSettings(contract, draft.settings, connection.id)),
    linkCard: draft.linkCard,
    fold: contract.fold,
  }
}
