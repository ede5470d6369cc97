import { newLibraryFields } from '@postwright/core/model/media-words'
import { type Media, MEDIA_SCHEMA } from '@postwright/core/model/media'
import { createHash } from 'node:crypto'
import type { Caller } from '../caller.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { FileFacts, FileRefusal } from '../ports/files.ts'
import { AppError } from '../app-error.ts'

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
  switch (refusal.reason) {
    case 'type':
      return new AppError('media_invalid', { message: `found ${refusal.found}` })
    case 'broken':
      return new AppError('media_invalid', { detail: 'This file is damaged and cannot be read.' })
    case 'locked':
      return new AppError('media_invalid', { detail: 'This PDF is protected. Save it without a password first.' })
    case 'no_video':
      return new AppError('media_invalid', {
        detail: 'This video has no images that can be shown. Convert it to MP4 first.',
      })
    case 'no_sound':
      return new AppError('media_invalid', {
        detail: 'This file has no sound that can be played. Convert it to MP3 first.',
      })
  }
}
