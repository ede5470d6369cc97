import { BLUESKY_CONTRACT } from '@postwright/core/platforms/bluesky-contract'
import type { z } from 'zod'
import type { Images, PublishRequest } from '../../domain/ports.ts'
import { readReply } from './read-reply.ts'
import { blobReplySchema } from './reply-schemas.ts'
import type { BlueskySession } from './session.ts'

export type EmbeddedImage = {
  image: z.infer<typeof blobReplySchema>['blob']
  alt: string
  aspectRatio: { width: number; height: number }
}

/** A picture of the post is no longer in our own storage. */
export class MissingMediaError extends Error {
  constructor(mediaId: string) {
    super(`picture ${mediaId} is missing`)
    this.name = 'MissingMediaError'
  }
}

/** Uploads the post's pictures, made small enough; what no record refers to is forgotten by the network. */
export async function uploadImages(
  session: BlueskySession,
  images: Images,
  { content, loadMedia }: Pick<PublishRequest, 'content' | 'loadMedia'>,
): Promise<EmbeddedImage[]> {
  const uploaded: EmbeddedImage[] = []
  for (const { mediaId, alt, mime, width, height } of content.media) {
    const bytes = await loadMedia(mediaId)
    if (!bytes) throw new MissingMediaError(mediaId)
    const fitted = await images.fit({ bytes, mime }, BLUESKY_CONTRACT.media.maxBytes)
    const reply = await session.call('com.atproto.repo.uploadBlob', { data: fitted.bytes, encoding: fitted.mime })
    uploaded.push({ image: readBlob(reply), alt, aspectRatio: { width, height } })
  }
  return uploaded
}

/** The client answers with its own blob class; its JSON is what records hold. */
function readBlob(reply: unknown): EmbeddedImage['image'] {
  const parsed: unknown = JSON.parse(JSON.stringify(reply))
  return readReply(blobReplySchema, parsed).blob
}
