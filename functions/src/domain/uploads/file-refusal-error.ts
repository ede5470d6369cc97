import { AppError } from '../app-error.ts'
import type { FileRefusal } from '../ports/files.ts'

/** What to do about a file that is not taken. */
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
