import { newLibraryFields } from '@postwright/core/model/media-words'
import { type Media, MEDIA_SCHEMA } from '@postwright/core/model/media'
import { createHash } from 'node:crypto'
import type { Caller } from '../caller.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { FileFacts, FileRefusal } from '../ports/files.ts'
import { AppError } from '../app-error.ts'
import { DETAIL_WORDS } from '../error-words.ts'

/** `parts`: the hashes of the file's parts, in order. */
type Arrived = Pick<Media, 'workspaceId' | 'name' | 'bytes'> & { parts: readonly string[] }

/** Returns the document of a file that is not an image, under a hash of its parts: the same file is the same document. */
export function newFile(
  { clock }: Pick<Deps, 'clock'>,
  caller: Caller,
  { workspaceId, name, bytes, parts }: Arrived,
  { mime, width, height, durationMs, pages }: FileFacts,
): Media {
  const id = createHash('sha256').update(parts.join('')).digest('hex')
  const base = newDocument(clock, { id, schema: MEDIA_SCHEMA, createdBy: caller.uid })
  const asUploaded = { derivedFrom: null, focus: null, captions: [], captionsBy: null, captionsAt: null }
  return {
    ...base,
    ...asUploaded,
    ...newLibraryFields(name),
    workspaceId,
    name,
    mime,
    bytes,
    width,
    height,
    durationMs,
    pages,
  }
}

export function fileRefusalError(refusal: FileRefusal): AppError {
  if (refusal.reason === 'type') return new AppError('media_invalid', { message: `found ${refusal.found}` })
  return new AppError('media_invalid', { detail: DETAIL_WORDS.file[refusal.reason] })
}
