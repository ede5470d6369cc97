import { documentId } from '@postwright/core/ids'
import { isImage } from '@postwright/core/media/media-kind'
import type { Media } from '@postwright/core/model/media'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Platform } from '@postwright/core/platforms/platform'
import type { RequestHandler } from 'express'
import type { Deps } from '../domain/ports/deps.ts'
import { AppError } from '../domain/app-error.ts'
import { findPublicMedia } from '../domain/publishing/find-public-media.ts'
import { fittedPicture } from '../domain/media/fitted-picture.ts'
import { publicMediaPath } from '../domain/media/public-media-address.ts'
import { checkPath } from '../domain/media/signed-path.ts'
import { type FileReply, sendFile } from '../http/send-file.ts'
import { signedSchema, storedFile } from './serve-media.ts'

const pulledSchema = signedSchema.extend({ variantId: documentId() })

/** Serves a file of a variant to the network that pulls it, as the network takes it. */
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
  const picture = await fittedPicture(deps, media, PLATFORM_CONTRACTS[platform])
  if (!picture) throw new AppError('not_found', { message: `bytes of ${media.id}` })
  const { mime, bytes } = picture
  return { mime, size: bytes.length, read: ({ start, end }) => Promise.resolve(bytes.subarray(start, end)) }
}
