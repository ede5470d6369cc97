import { documentId } from '@postwright/core/ids'
import type { RequestHandler } from 'express'
import { z } from 'zod'
import type { Deps } from '../domain/ports/deps.ts'
import { AppError } from '../domain/app-error.ts'
import { fontPath, PRODUCT, fontFileKeyOf } from '../domain/fonts/font-files.ts'
import { isBarred } from '../domain/fonts/font-queries.ts'
import { checkPath } from '../domain/media/media-addresses.ts'
import { sendFile } from '../http/send-file.ts'

const signedSchema = z.object({
  owner: z.union([z.literal(PRODUCT).transform(() => null), documentId()]),
  fontId: z.string().regex(/^[0-9a-f]{64}$/),
  file: z.string().regex(/^\d{1,2}\.woff2?$/),
  exp: z.coerce.number().int().positive(),
  sig: z.string().max(64),
})

/** Serves a file generated from an uploaded font at its signed address; not an endpoint of the contract, because the reply is the file. */
export function serveFont(deps: Deps): RequestHandler {
  return async (request, response) => {
    const parsed = signedSchema.safeParse({ ...request.query, ...request.params })
    if (!parsed.success) throw new AppError('not_found', { message: 'malformed font address' })
    const { owner, fontId, file, ...signature } = parsed.data
    const font = { workspaceId: owner, fontId }
    const place = Number.parseInt(file, 10)
    const format = file.endsWith('2') ? 'woff2' : 'woff'
    checkPath(deps, fontPath(font, place, format), signature)
    // An address issued before a takedown stops working as well.
    const known = owner === null ? await deps.fonts.get(null, fontId) : null
    if (known && isBarred(known)) throw new AppError('not_found', { message: `font ${fontId} was taken down` })
    const bytes = await deps.blobs.get(fontFileKeyOf(font, place, format))
    if (!bytes) throw new AppError('not_found', { message: `file ${file} of font ${fontId}` })
    const read = async ({ start, end }: { start: number; end: number }) => bytes.subarray(start, end)
    await sendFile(request, response, { mime: `font/${format}`, size: bytes.length, read })
  }
}
