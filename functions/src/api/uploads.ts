import * as contract from '@postwright/core/api/uploads'
import { mediaAddress } from '../domain/media/media-addresses.ts'
import { beginUpload, addPart, findUpload, progressOf, removeUpload } from '../domain/uploads/uploads.ts'
import { finishUpload } from '../domain/uploads/finish-upload.ts'
import { bind, type Route } from '../http/bind.ts'

export const UPLOADS_ROUTES: readonly Route[] = [
  bind(
    contract.beginUpload,
    { limit: { perMinute: 20, by: 'account' }, service: 'media' },
    async ({ deps, caller, input }) => progressOf(await beginUpload(deps, caller, input)),
  ),

  bind(contract.readUpload, { limit: { perMinute: 120, by: 'account' } }, async ({ deps, caller, input }) =>
    progressOf(await findUpload(deps, caller, input)),
  ),

  bind(contract.sendPart, { limit: { perMinute: 240, by: 'account' } }, async ({ deps, caller, input, body }) =>
    progressOf(await addPart(deps, caller, input, { ...input, bytes: body })),
  ),

  bind(contract.finishUpload, { limit: { perMinute: 20, by: 'account' } }, async ({ deps, caller, input }) => {
    const media = await finishUpload(deps, caller, input)
    return { media, ...mediaAddress(deps, { workspaceId: input.workspaceId, mediaId: media.id }) }
  }),

  bind(contract.cancelUpload, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => {
    const { id } = await findUpload(deps, caller, input)
    await removeUpload(deps, id)
    return { cancelled: true as const }
  }),
]
