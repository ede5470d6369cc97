import { MEDIA_BYTES_MAX } from '@postwright/core/limits'
import { imageTypeSchema } from '@postwright/core/model/media'

export type FileProblem = 'not_an_image' | 'too_large' | 'empty'

/** What can be told about a file before it travels; the API looks inside. */
export function checkImageFile(file: Pick<File, 'type' | 'size'>): FileProblem | null {
  if (!imageTypeSchema.safeParse(file.type).success) return 'not_an_image'
  if (file.size === 0) return 'empty'
  return file.size > MEDIA_BYTES_MAX ? 'too_large' : null
}
