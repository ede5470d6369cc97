import sharp from 'sharp'
import type { FormFile } from '../support/fake-message.ts'
import type { FieldValues } from '../support/fields-of.ts'
import { Refusal } from '../support/refusal.ts'
import { botError } from './bot-error.ts'

const PHOTO_BYTES_MAX = 10 * 1024 * 1024
const FILE_BYTES_MAX = 50 * 1024 * 1024
const SIDES_MAX = 10_000
const RATIO_MAX = 20

/** The file that a field holds or names with `attach://`. */
export function fileOf(fields: FieldValues, value: unknown): FormFile {
  const name = typeof value === 'string' && value.startsWith('attach://') ? value.slice('attach://'.length) : null
  const found = name === null ? value : fields[name]
  if (typeof found !== 'object' || found === null || !('bytes' in found)) {
    throw new Refusal(botError(400, 'Bad Request: wrong file identifier/HTTP URL specified'))
  }
  const file = Object.values(fields).find((field) => field === found)
  if (typeof file !== 'object' || Array.isArray(file)) throw new Refusal(botError(400, 'Bad Request: invalid file'))
  if (file.bytes.byteLength === 0) throw new Refusal(botError(400, 'Bad Request: file must be non-empty'))
  if (file.bytes.byteLength > FILE_BYTES_MAX) throw new Refusal(botError(413, 'Request Entity Too Large'))
  return file
}

/** A photo, checked by its content as the Bot API does. */
export async function photoOf(fields: FieldValues, value: unknown): Promise<FormFile> {
  const file = fileOf(fields, value)
  if (file.bytes.byteLength > PHOTO_BYTES_MAX) {
    throw new Refusal(botError(400, 'Bad Request: file is too big'))
  }
  const { width, height } = await sharp(file.bytes)
    .metadata()
    .catch(() => {
      throw new Refusal(botError(400, 'Bad Request: IMAGE_PROCESS_FAILED'))
    })
  if (width + height > SIDES_MAX || Math.max(width / height, height / width) > RATIO_MAX) {
    throw new Refusal(botError(400, 'Bad Request: PHOTO_INVALID_DIMENSIONS'))
  }
  return file
}
