import { OPEN_UPLOADS_MAX, UPLOAD_TTL } from '@postwright/core/limits'
import { BYTES_MAX, mediaKind } from '@postwright/core/media/media-kind'
import type { MediaType } from '@postwright/core/media/media-type'
import { type Upload, UPLOAD_SCHEMA } from '@postwright/core/model/upload'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import { requireRoomIn } from './require-room.ts'

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
