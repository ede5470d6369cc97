import { documentId } from '@postwright/core/ids'
import type { Media } from '@postwright/core/model/media'
import type { RequestHandler } from 'express'
import { z } from 'zod'
import type { Deps } from '../domain/ports/deps.ts'
import { AppError } from '../domain/app-error.ts'
import { getBlobKey } from '../domain/media/media-bytes.ts'
import { mediaPath, checkPath, smallMediaPath, publicMediaPath } from '../domain/media/media-addresses.ts'
import { sendFile, type FileReply } from '../http/send-file.ts'
import { smallImage, fittedImage } from '../domain/media/images.ts'
import { isImage } from '@postwright/core/media/media-kind'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Platform } from '@postwright/core/platforms/platform'
import { findPublicMedia } from '../domain/publishing/contents.ts'

const signedSchema = z.object({
  workspaceId: documentId(),
  mediaId: documentId(),
  exp: z.coerce.number().int().positive(),
  sig: z.string().max(64),
})

/**
 * Serves a file at its signed address. Not an endpoint of the contract: the reply is the file, with the type detected at upload, and the content
 * policy of every reply prevents scripts in it from running.
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
 * Returns a stored file for sending.
 * @throws `not_found` if its bytes are missing
 */
export async function storedFile({ blobs }: Pick<Deps, 'blobs'>, media: Media) {
  const key = getBlobKey(media)
  if (!(await blobs.get(key, { start: 0, end: 1 })))
    throw new AppError('not_found', { message: `bytes of ${media.id}` })
  return { mime: media.mime, size: media.bytes, read: (range: { start: number; end: number }) => blobs.get(key, range) }
}

/** Serves the small version of an image at its signed address. */
export function serveSmallMedia(deps: Deps): RequestHandler {
  return async (request, response) => {
    const parsed = signedSchema.safeParse({ ...request.query, ...request.params })
    if (!parsed.success) throw new AppError('not_found', { message: 'malformed media address' })
    const { workspaceId, mediaId } = parsed.data
    checkPath(deps, smallMediaPath(parsed.data), parsed.data)
    const media = await deps.media.get(workspaceId, mediaId)
    const bytes = media && (await smallImage(deps, media))
    if (!bytes) throw new AppError('not_found', { message: `small version of media ${mediaId}` })
    await sendFile(request, response, {
      mime: 'image/webp',
      size: bytes.length,
      read: ({ start, end }) => Promise.resolve(bytes.subarray(start, end)),
    })
  }
}

const pulledSchema = signedSchema.extend({ variantId: documentId() })

/** Serves a file of a variant to the network that pulls it, in the network's format. */
export function servePublicMedia(deps: Deps): RequestHandler {
  return async (request, response) => {
    const parsed = pulledSchema.safeParse({ ...request.query, ...request.params })
    if (!parsed.success) throw new AppError('not_found', { message: 'malformed media address' })
    checkPath(deps, publicMediaPath(parsed.data), parsed.data)
    const { media, variant } = await findPublicMedia(deps, parsed.data)
    await sendFile(request, response, await fileFor(deps, media, variant.platform))
  }
}

async function fileFor(deps: Deps, media: Media, platform: Platform): Promise<FileReply> {
  if (!isImage(media)) return storedFile(deps, media)
  const picture = await fittedImage(deps, media, PLATFORM_CONTRACTS[platform])
  if (!picture) throw new AppError('not_found', { message: `bytes of ${media.id}` })
  const { mime, bytes } = picture
  return { mime, size: bytes.length, read: ({ start, end }) => Promise.resolve(bytes.subarray(start, end)) }
}
