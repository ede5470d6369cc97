import { getExportFile, startExport } from '@postwright/core/api/account-export'
import type { OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import { uploadFont } from '@postwright/core/api/fonts'
import { previewImport, startImport } from '@postwright/core/api/workspaces'
import { FONT_STATEMENT_VERSION } from '@postwright/core/model/font'
import { uploadMedia } from '@/documents/data/upload-media.ts'
import { ApiError } from '@/lib/api-error.ts'
import { ArchiveRefusal } from '@/lib/open-archive.ts'
import { retryWhileRateLimited } from '@/lib/retry-while-rate-limited.ts'
import type { ArchiveFile, ImportSource } from '../import-archive.ts'

/** Starts an export of all of the user's data. @throws ApiError */
export async function beginExport(): Promise<void> {
  await call(startExport, {})
}

/** Returns the download address of a finished export. @throws ApiError `not_found` after it has expired */
export function fetchExportFile(jobId: string): Promise<OutputOf<typeof getExportFile>> {
  return call(getExportFile, { jobId })
}

export type ImportPreview = OutputOf<typeof previewImport>

/** Returns what an import would create and leave out if all media files of the archive are uploaded. @throws ApiError, ArchiveRefusal */
export function fetchImportPreview(workspaceId: string, source: ImportSource): Promise<ImportPreview> {
  return call(previewImport, { workspaceId }, { body: bodyOf(source, new Map(source.files.map(({ id }) => [id, id]))) })
}

type Sending = {
  signal: AbortSignal
  /** True if the user has agreed to the licence statement for fonts. */
  withFonts: boolean
  onProgress: (sent: number) => void
}

/**
 * Uploads the files of an export that the workspace does not have, then starts the import of its data. A file uploaded earlier is recognised, so that
 * choosing the archive again resumes the import.
 * @throws ApiError, ArchiveRefusal, or the abort's reason
 */
export async function beginImport(
  workspaceId: string,
  source: ImportSource,
  present: readonly string[],
  { signal, withFonts, onProgress }: Sending,
): Promise<void> {
  const there = new Set(present)
  const ids = new Map<string, string>()
  for (const [at, file] of source.files.entries()) {
    signal.throwIfAborted()
    if (!there.has(file.id)) {
      const id = await send(workspaceId, file, signal)
      if (id !== null) ids.set(file.id, id)
    }
    onProgress(at + 1)
  }
  for (const [at, font] of (withFonts ? source.fonts : []).entries()) {
    signal.throwIfAborted()
    await sendFont(workspaceId, font, signal)
    onProgress(source.files.length + at + 1)
  }
  await call(startImport, { workspaceId }, { body: bodyOf(source, ids) })
}

/** @returns the file's id in this workspace; null for a file that is not accepted, which is left out */
async function send(workspaceId: string, archived: ArchiveFile, signal: AbortSignal): Promise<string | null> {
  const file = await archived.read()
  return patiently(signal, ['media_invalid', 'media_too_large'], async () => {
    const { media } = await uploadMedia(workspaceId, { name: '', file }, { signal, onProgress: () => undefined })
    return media.id
  })
}

/** Uploads a font; a font that is not accepted is left out. */
async function sendFont(workspaceId: string, { id, read }: ArchiveFile, signal: AbortSignal): Promise<void> {
  const file = await read()
  const body = new Blob([file], { type: 'application/octet-stream' })
  const name = `${id.slice(0, 8)}.${file.type.replace('font/', '')}`
  await patiently(signal, ['font_invalid', 'font_too_large', 'fonts_full'], () =>
    call(uploadFont, { workspaceId, name, statement: FONT_STATEMENT_VERSION }, { body, signal }),
  )
}

/** Uploads, and retries while rate limited. @returns null if the upload is refused with one of the given codes */
async function patiently<Taken>(
  signal: AbortSignal,
  refusals: readonly ApiError['code'][],
  upload: () => Promise<Taken>,
): Promise<Taken | null> {
  try {
    return await retryWhileRateLimited(signal, upload)
  } catch (error) {
    if (error instanceof ApiError && refusals.includes(error.code)) return null
    throw error
  }
}

/** Returns the request body of an import, with the ids that the files have in this workspace. */
function bodyOf({ data }: ImportSource, ids: ReadonlyMap<string, string>): Blob {
  if (ids.size === 0) return new Blob([data], { type: 'application/json' })
  let content: unknown
  try {
    content = JSON.parse(data)
  } catch {
    throw new ArchiveRefusal('not_an_export')
  }
  if (typeof content !== 'object' || content === null) throw new ArchiveRefusal('not_an_export')
  return new Blob([JSON.stringify({ ...content, arrivedFiles: Object.fromEntries(ids) })], { type: 'application/json' })
}
