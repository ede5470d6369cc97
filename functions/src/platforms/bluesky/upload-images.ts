import { BLUESKY_CONTRACT } from '@postwright/core/platforms/bluesky/contract'
import type { ImageType } from '@postwright/core/model/media'
import { isImage } from '@postwright/core/model/media-kind'
import { z } from 'zod'
import type { Images, Progress, PublishRequest } from '../../domain/ports.ts'
import { mediaStep } from '../../domain/publishing/media-step.ts'
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

/**
 * Uploads the post's pictures, made small enough, without those that an earlier attempt has uploaded. The network deletes
 * uploads that no record refers to after a while: then the record is refused, and everything is uploaded again.
 */
export async function uploadImages(
  session: BlueskySession,
  images: Images,
  { request, progress }: { request: UploadRequest; progress: Progress },
): Promise<EmbeddedImage[]> {
  const { content, connection } = request
  const { service } = connection
  const uploaded: EmbeddedImage[] = []
  for (const { mediaId, alt, mime, width, height } of content.media.filter(isImage)) {
    const key = mediaStep(mediaId)
    const known = readRef(progress.kept(key), service)
    const image = known ?? (await uploadImage(session, images, { request, mediaId, mime }))
    if (!known) await progress.keep(key, JSON.stringify({ service, blob: image }))
    uploaded.push({ image, alt, aspectRatio: { width, height } })
  }
  return uploaded
}

type UploadRequest = Pick<PublishRequest, 'content' | 'loadMedia' | 'connection'>
type Picture = { request: UploadRequest; mediaId: string; mime: ImageType }

async function uploadImage(session: BlueskySession, images: Images, { request, mediaId, mime }: Picture) {
  const bytes = await request.loadMedia(mediaId)
  if (!bytes) throw new MissingMediaError(mediaId)
  const fitted = await images.fit({ bytes, mime }, BLUESKY_CONTRACT.media.images)
  return readBlob(await session.call('com.atproto.repo.uploadBlob', { data: fitted.bytes, encoding: fitted.mime }))
}

const keptSchema = blobReplySchema.extend({ service: z.string() })

/** The upload that an earlier attempt has stored at this server, or null when there is none that can be read. */
function readRef(ref: string | undefined, service: string): EmbeddedImage['image'] | null {
  const kept = ref === undefined ? null : keptSchema.safeParse(JSON.parse(ref)).data
  return kept?.service === service ? kept.blob : null
}

/** The client answers with its own blob class; its JSON is what records hold. */
function readBlob(reply: unknown): EmbeddedImage['image'] {
  const parsed: unknown = JSON.parse(JSON.stringify(reply))
  return readReply(blobReplySchema, parsed).blob
}
