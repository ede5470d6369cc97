import { documentId } from '@postwright/core/ids'
import type { RequestHandler } from 'express'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../domain/app-error.ts'
import { blobKeyOf } from '../domain/media/blob-key-of.ts'
import { checkMediaAddress } from '../domain/media/media-address.ts'

const addressSchema = z.object({
  workspaceId: documentId(),
  mediaId: documentId(),
  exp: z.coerce.number().int().positive(),
  sig: z.string().max(64),
})

/**
 * Serves a picture at its signed address. No endpoint of the contract: the reply is the file, with the type that was found
 * at upload, and the content policy of every reply keeps anything in it from running.
 */
export function serveMedia(deps: Deps): RequestHandler {
  return async (request, response) => {
    const parsed = addressSchema.safeParse({ ...request.query, ...request.params })
    if (!parsed.success) throw new AppError('not_found', { message: 'malformed media address' })
    const { workspaceId, mediaId, exp, sig } = parsed.data
    checkMediaAddress(deps, { workspaceId, mediaId }, exp, sig)
    const media = await deps.media.get(workspaceId, mediaId)
    const bytes = media && (await deps.blobs.get(blobKeyOf(media)))
    if (!media || !bytes) throw new AppError('not_found', { message: `media ${mediaId}` })
    response.set({
      'Content-Type': media.mime,
      'Content-Disposition': 'inline',
    })
    response.end(bytes)
  }
}
