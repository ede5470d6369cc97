import type { RequestHandler } from 'express'
import type { Deps } from '../domain/ports/deps.ts'
import { AppError } from '../domain/app-error.ts'
import { smallMediaPath } from '../domain/media/media-address.ts'
import { checkPath } from '../domain/media/signed-path.ts'
import { smallPicture } from '../domain/media/small-picture.ts'
import { sendFile } from '../http/send-file.ts'
import { signedSchema } from './serve-media.ts'

/** Serves the small version of an image at its signed address. */
export function serveSmallMedia(deps: Deps): RequestHandler {
  return async (request, response) => {
    const parsed = signedSchema.safeParse({ ...request.query, ...request.params })
    if (!parsed.success) throw new AppError('not_found', { message: 'malformed media address' })
    const { workspaceId, mediaId } = parsed.data
    checkPath(deps, smallMediaPath(parsed.data), parsed.data)
    const media = await deps.media.get(workspaceId, mediaId)
    const bytes = media && (await smallPicture(deps, media))
    if (!bytes) throw new AppError('not_found', { message: `small version of media ${mediaId}` })
    await sendFile(request, response, {
      mime: 'image/webp',
      size: bytes.length,
      read: ({ start, end }) => Promise.resolve(bytes.subarray(start, end)),
    })
  }
}
