import { BYTES_MAX, mediaKind } from '@postwright/core/media/media-kind'
import { postMediaTypeSchema } from '@postwright/core/media/media-type'

/** `size`: what a file of its kind may have, in megabytes. */
export type FileProblem = { code: 'not_taken' | 'empty' } | { code: 'too_large'; size: number }

const MEGABYTE = 1024 * 1024

/** What can be told about a file before it travels; the API looks inside. */
export function checkMediaFile(file: Pick<File, 'type' | 'size'>): FileProblem | null {
  const mime = postMediaTypeSchema.safeParse(file.type)
  if (!mime.success) return { code: 'not_taken' }
  if (file.size === 0) return { code: 'empty' }
  const most = BYTES_MAX[mediaKind(mime.data)]
  return file.size > most ? { code: 'too_large', size: most / MEGABYTE } : null
}
