import { documentId } from '@postwright/core/ids'
import type { RequestHandler } from 'express'
import { z } from 'zod'
import type { Deps } from '../domain/ports/deps.ts'
import { AppError } from '../domain/app-error.ts'
import { findFeedPicture } from '../domain/feeds/find-feed-picture.ts'
import { sendFile } from '../http/send-file.ts'
import { storedFile } from './serve-media.ts'

const inputSchema = z.object({ token: z.string(), itemId: documentId(), mediaId: documentId() })

/** Serves a file of a feed's item; a file never changes under its id. */
export function serveFeedPicture(deps: Pick<Deps, 'feeds' | 'media' | 'blobs'>): RequestHandler {
  return async (request, response) => {
    const parsed = inputSchema.safeParse(request.params)
    if (!parsed.success) throw new AppError('not_found', { message: 'malformed address of a feed' })
    const media = await findFeedPicture(deps, parsed.data)
    const file = await storedFile(deps, media)
    response.set('Cache-Control', 'public, max-age=86400')
    await sendFile(request, response, file)
  }
}
