import type { Connection } from '@postwright/core/model/connection'
import type { Post } from '@postwright/core/model/post'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { checkContent } from '@postwright/core/publishing/check-content'
import type { PublishContent } from '@postwright/core/publishing/content'
import type { Deps, Tx } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import { contentSentence } from './content-sentence.ts'

/**
 * The draft as it will be published: text, and pictures with the facts that networks need.
 * @throws `media_missing`
 */
export async function freezeContentIn(
  { media }: Pick<Deps, 'media'>,
  tx: Tx,
  workspaceId: string,
  post: Post,
): Promise<PublishContent> {
  const pictures = await Promise.all(
    post.media.map(async ({ mediaId, alt }) => {
      const found = await media.getIn(tx, workspaceId, mediaId)
      if (!found) throw new AppError('media_missing', { message: `media ${mediaId} of post ${post.id}` })
      const { mime, bytes, width, height, durationMs, pages } = found
      return { mediaId, alt, mime, bytes, width, height, durationMs, pages }
    }),
  )
  return { text: post.text, media: pictures, title: '', poll: null, settings: {} }
}

/** @throws `content_refused`, with a sentence per channel that would refuse it */
export function checkContentFor(channels: readonly Connection[], content: PublishContent): void {
  const refusals = channels.flatMap((channel) => {
    const { id } = channel
    const problems = checkContent(contractFor(channel), content)
    return problems.length > 0 ? [[id, problems.map(contentSentence).join(' ')]] : []
  })
  if (refusals.length > 0) throw new AppError('content_refused', { fields: Object.fromEntries(refusals) })
}
