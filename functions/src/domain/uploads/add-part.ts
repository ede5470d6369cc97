import { UPLOAD_PART_BYTES } from '@postwright/core/limits'
import { createHash } from 'node:crypto'
import type { Upload } from '@postwright/core/model/upload'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { findUpload, type UploadAddress } from './find-upload.ts'
import { partKey } from './upload-parts.ts'

type Part = { offset: number; sha256: string; bytes: Uint8Array }

/**
 * Stores the part that comes next; one that is there already changes nothing.
 * @throws `not_found`, `forbidden`, `upload_out_of_order`, `upload_damaged` when the bytes are not those of the hash
 */
export async function addPart(deps: Deps, caller: Caller, address: UploadAddress, part: Part): Promise<Upload> {
  const upload = await findUpload(deps, caller, address)
  const index = part.offset / UPLOAD_PART_BYTES
  if (isThere(upload, index, part.sha256)) return upload
  if (index !== upload.parts.length) throw outOfOrder(upload, part.offset)
  const expected = Math.min(UPLOAD_PART_BYTES, upload.bytes - part.offset)
  const isWhole = part.bytes.length === expected
  if (!isWhole || createHash('sha256').update(part.bytes).digest('hex') !== part.sha256) {
    throw new AppError('upload_damaged', { message: `${part.bytes.length} of ${expected} bytes at ${part.offset}` })
  }
  // NOTE the bytes come first: what is listed is there.
  await deps.blobs.put(partKey(upload.id, part.sha256), part.bytes, 'application/octet-stream')
  return deps.transact(async (tx) => {
    const now = await deps.uploads.getIn(tx, upload.id)
    if (!now) throw new AppError('not_found', { message: `upload ${upload.id}` })
    if (isThere(now, index, part.sha256)) return now
    if (now.parts.length !== index) throw outOfOrder(now, part.offset)
    return deps.uploads.updateIn(tx, now, { parts: [...now.parts, part.sha256] })
  })
}

function isThere({ parts }: Upload, index: number, sha256: string): boolean {
  return parts[index] === sha256
}

function outOfOrder({ id, parts }: Upload, offset: number): AppError {
  return new AppError('upload_out_of_order', { message: `part at ${offset} of ${id}, which has ${parts.length} parts` })
}
