import { OPEN_UPLOADS_MAX, UPLOAD_TTL, UPLOAD_PART_BYTES } from '@postwright/core/limits'
import { BYTES_MAX, mediaKind } from '@postwright/core/media/media-kind'
import type { MediaType } from '@postwright/core/media/media-type'
import { type Upload, UPLOAD_SCHEMA } from '@postwright/core/model/upload'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import { requireRoomIn } from './require-storage.ts'
import { createHash } from 'node:crypto'

type Announced = { workspaceId: string; name: string; mime: MediaType; bytes: number }

/** @throws `not_found`, `forbidden`, `media_too_large`, `uploads_full`, `storage_full`, `plan_limit_reached` */
export async function beginUpload(deps: Deps, caller: Caller, announced: Announced): Promise<Upload> {
  const { workspaceId, mime, bytes } = announced
  await requireRight(deps, caller, workspaceId, 'write_drafts')
  if (bytes > BYTES_MAX[mediaKind(mime)])
    throw new AppError('media_too_large', { message: `${bytes} bytes of ${mime}` })
  const upload: Upload = {
    ...newDocument(deps.clock, { id: deps.ids.random(), schema: UPLOAD_SCHEMA, createdBy: caller.uid }),
    ...announced,
    parts: [],
    mediaId: null,
    expiresAt: deps.clock.now() + UPLOAD_TTL,
  }
  await deps.transact((tx) => createIn(deps, tx, upload))
  return upload
}

async function createIn(deps: Deps, tx: Tx, upload: Upload): Promise<void> {
  const { uploads, countGuards } = deps
  const { createdBy } = upload
  const countOpen = await countGuards.readIn(tx, 'uploads', createdBy)
  if ((await uploads.listOpenIn(tx, createdBy)).length >= OPEN_UPLOADS_MAX) throw new AppError('uploads_full')
  const countBytes = await requireRoomIn(deps, tx, upload)
  countOpen()
  countBytes()
  uploads.createIn(tx, upload)
}

type Part = { offset: number; sha256: string; bytes: Uint8Array }

/**
 * Stores the next part; a part that is already stored changes nothing.
 * @throws `not_found`, `forbidden`, `upload_out_of_order`, `upload_damaged` when the bytes do not match the hash
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
  // NOTE the bytes are stored first: every listed part exists.
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

export type UploadAddress = { workspaceId: string; uploadId: string }

/**
 * Returns the caller's own upload.
 * @throws `forbidden`, `not_found` for an upload that has ended or that another user began
 */
export async function findUpload(
  deps: Deps,
  caller: Caller,
  { workspaceId, uploadId }: UploadAddress,
): Promise<Upload> {
  await requireRight(deps, caller, workspaceId, 'write_drafts')
  const upload = await deps.uploads.get(uploadId)
  const isTheirs = upload?.workspaceId === workspaceId && upload.createdBy === caller.uid
  if (!upload || !isTheirs || upload.expiresAt <= deps.clock.now()) {
    throw new AppError('not_found', { message: `upload ${uploadId}` })
  }
  return upload
}

type Parts = { id: string; parts: readonly string[]; bytes: number }

/** Returns the key of a part, which contains its hash so that no other part can replace it. */
function partKey(uploadId: string, sha256: string): string {
  return `uploads/${uploadId}/${sha256}`
}

export function partKeys({ id, parts }: Parts): string[] {
  return parts.map((sha256) => partKey(id, sha256))
}

/** Returns the number of bytes that have arrived in order. */
export function receivedBytes({ parts, bytes }: Parts): number {
  return Math.min(parts.length * UPLOAD_PART_BYTES, bytes)
}

/** Returns the fields of an upload that a client receives. */
export function progressOf(upload: Parts & { expiresAt: number }) {
  return { uploadId: upload.id, received: receivedBytes(upload), expiresAt: upload.expiresAt }
}

/** Removes an upload with its parts; the parts are deleted first, so that an interrupted removal can be repeated. */
export async function removeUpload({ blobs, uploads }: Pick<Deps, 'blobs' | 'uploads'>, id: string): Promise<void> {
  await blobs.deleteUpload(id)
  await uploads.delete(id)
}
