import { documentId } from '@postwright/core/ids'
import type { RequestHandler } from 'express'
import { z } from 'zod'
import type { Deps } from '../domain/ports/deps.ts'
import { AppError } from '../domain/app-error.ts'
import { exportPath, openExport } from '../domain/exports/exports.ts'
import { checkPath } from '../domain/media/media-addresses.ts'
import { sendFile } from '../http/send-file.ts'

const signedSchema = z.object({
  uid: documentId(),
  jobId: documentId(),
  exp: z.coerce.number().int().positive(),
  sig: z.string().max(64),
})

/** Serves an export as one archive at its signed address. The archive is built while it is sent, and in ranges, so that a download can resume. */
export function serveExport(deps: Deps): RequestHandler {
  return async (request, response) => {
    const parsed = signedSchema.safeParse({ ...request.query, ...request.params })
    if (!parsed.success) throw new AppError('not_found', { message: 'malformed address of an export' })
    const { uid, jobId } = parsed.data
    checkPath(deps, exportPath({ uid, jobId }), parsed.data)
    const archive = await openExport(deps, { uid, jobId })
    await sendFile(request, response, { mime: 'application/zip', ...archive })
  }
}
