import { documentId } from '@postwright/core/ids'
import type { Media } from '@postwright/core/model/media'
import type { RequestHandler } from 'express'
import { z } from 'zod'
import type { Deps } from '../domain/ports/deps.ts'
import { AppError } from '../domain/app-error.ts'
import { blobKeyOf } from '../domain/media/blob-key-of.ts'
import { mediaPath } from '../domain/media/media-address.ts'
import { checkPath } from '../domain/media/signed-path.ts'
import { sendFile } from '../http/send-file.ts'

export const signedSchema = z.object({
  workspaceId: documentId(),
  mediaId: documentId(),
  exp: z.coerce.number().int().positive(),
  sig: z.string().max(64),
})

/**
 * Serves a file at its signed address. No endpoint of the contract: the reply is the file, with the type that was found
 * at upload, and the content policy of every reply keeps anything in it from running.
 */
export function serveMedia(deps: Deps): RequestHandler {
  return async (request, response) => {
    const parsed = signedSchema.safeParse({ ...request.query, ...request.params })
    if (!parsed.success) throw new AppError('not_found', { message: 'malformed media address' })
    const { workspaceId, mediaId } = parsed.data
    checkPath(deps, mediaPath(parsed.data), parsed.data)
    const media = await deps.media.get(workspaceId, mediaId)
    if (!media) throw new AppError('not_found', { message: `media ${mediaId}` })
    await sendFile(request, response, await storedFile(deps, media))
  }
}

/**
 * A stored file, to be sent.
 * @throws `not_found` when its bytes are gone
 */
export async function storedFile({ blobs }: Pick<Deps, 'blobs'>, media: Media) {
  const key = blobKeyOf(media)
  if (!(await blobs.get(key, { start: 0, end: 1 })))
    throw new AppError('not_found', { message: `bytes of ${media.id}` })
  return { mime: media.mime, size: media.bytes, read: (range: { start: number; end: number }) => blobs.get(key, range) }
}
