import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { effectiveSettings, ownSettings } from '@postwright/core/posts/clean-settings'
import type { ContentProblem } from '@postwright/core/publishing/content-problem'
import { countText } from '@postwright/core/publishing/count-text'
import { pollOf, threadOf, checkPost } from '@postwright/core/posts/thread-parts'
import type { CheckedMedia } from '@postwright/core/publishing/check-media'
import type { PostDraft } from '@postwright/core/model/post'
import { asWritten, type ToChannel } from './to-channel.ts'

export type ChannelCheck = {
  connection: Connection
  used: number
  max: number
  left: number
  problems: ContentProblem[]
}

/**
 * Counts and checks a draft for every chosen channel, using the channel's contract.
 * @param media known files of the post and of its channels
 */
export function checkChannels(
  connections: readonly Connection[],
  whole: PostDraft,
  media: readonly CheckedMedia[],
  toChannel: ToChannel = asWritten,
): ChannelCheck[] {
  const facts = new Map(media.map((file) => [file.mediaId, file]))
  const known = (files: PostDraft['media']) =>
    files.flatMap(({ mediaId, alt }) => {
      const file = facts.get(mediaId)
      return file === undefined ? [] : [{ ...file, alt }]
    })
  return connections.map((connection) => {
    const draft = toChannel(whole, connection)
    const contract = contractFor(connection)
    const own = ownSettings(contract, draft.settings, connection.id)
    const settings = effectiveSettings(contract, connection, own)
    const problems = checkPost(contract, {
      ...draft,
      media: known(draft.media),
      poll: pollOf(draft),
      settings,
      thread: threadOf(draft).map((part) => ({ text: part.text, media: known(part.media) })),
    })
    return { connection, ...countText(contract, draft.text, settings), problems }
  })
}
