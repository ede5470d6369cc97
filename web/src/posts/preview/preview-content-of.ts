import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { overrideOf } from '@postwright/core/posts/channel-versions'
import { effectiveSettings, ownSettings } from '@postwright/core/posts/clean-settings'
import { pollOf, threadOf, followingParts } from '@postwright/core/posts/thread-parts'
import { asWritten, type ToChannel } from '../channels/to-channel.ts'
import type { ImagePlace } from '../content/image-place.ts'
import type { PreviewContent, PreviewFile } from '@/platforms/preview/preview-content.ts'

type Files = {
  /** Returns the known facts about a stored file. */
  fileOf: (mediaId: string, alt: string) => PreviewFile
  /** Files that will follow the existing ones. */
  uploads?: readonly (ImagePlace & { file: PreviewFile })[]
  toChannel?: ToChannel
}

/** Returns a draft as published to one channel, without content that its contract does not support. */
export function previewContentOf(
  whole: PostDraft,
  connection: Connection,
  { fileOf, uploads = [], toChannel = asWritten }: Files,
): PreviewContent {
  const draft = toChannel(whole, connection)
  const contract = contractFor(connection)
  const own = overrideOf(whole, connection.id)
  const uploadsOf = (part: number) => {
    const ownFiles = (part === 0 ? own?.media : own?.threadMedia) ?? null
    const from = ownFiles === null ? [connection.id, null] : [connection.id]
    return uploads
      .filter((upload) => upload.part === part && from.includes(upload.connectionId))
      .map(({ file }) => file)
  }
  const filesOf = (media: PostDraft['media']) => media.map(({ mediaId, alt }) => fileOf(mediaId, alt))
  const parts = followingParts(contract, { ...draft, thread: threadOf(draft) })
  const [comment] = parts.filter(({ kind }) => kind === 'comment')
  const replies = parts.filter(({ kind }) => kind === 'reply')
  return {
    post: { text: draft.text, files: [...filesOf(draft.media), ...uploadsOf(0)] },
    title: contract.title ? draft.title.trim() : '',
    replies: replies.map(({ text, media }, at) => ({ text, files: [...filesOf([...media]), ...uploadsOf(at + 1)] })),
    comment: comment ? { text: comment.text, files: [] } : null,
    poll: contract.poll ? pollOf(draft) : null,
    settings: effectiveSettings(contract, connection, ownSettings(contract, draft.settings, connection.id)),
    linkCard: draft.linkCard,
    fold: contract.fold,
  }
}
