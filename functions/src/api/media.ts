import * as contract from '@postwright/core/api/media'
import { cropMedia } from '../domain/media/crop-media.ts'
import { deleteMedia } from '../domain/media-library/delete-media.ts'
import { setCaptions } from '../domain/media/set-captions.ts'
import { signMedia, mediaAddress } from '../domain/media/media-addresses.ts'
import { uploadMedia } from '../domain/media/upload-media.ts'
import { bind, type Route } from '../http/bind.ts'

export const MEDIA_ROUTES: readonly Route[] = [
  bind(
    contract.uploadMedia,
    { limit: { perMinute: 30, by: 'account_and_address' }, service: 'media' },
    async ({ deps, caller, input: { workspaceId, name }, body }) => {
      const media = await uploadMedia(deps, caller, { workspaceId, name, bytes: body })
      return { media, ...mediaAddress(deps, { workspaceId, mediaId: media.id }) }
    },
  ),

  bind(contract.signMedia, { limit: { perMinute: 120, by: 'account' } }, async ({ deps, caller, input }) => ({
    urls: await signMedia(deps, caller, input),
  })),

  bind(contract.cropMedia, { limit: { perMinute: 30, by: 'account' } }, async ({ deps, caller, input }) => {
    const media = await cropMedia(deps, caller, input)
    return { media, ...mediaAddress(deps, { workspaceId: input.workspaceId, mediaId: media.id }) }
  }),

  bind(contract.setCaptions, { limit: { perMinute: 30, by: 'account' } }, async ({ deps, caller, input }) => ({
    media: await setCaptions(deps, caller, input),
  })),

  bind(contract.deleteMedia, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => {
    await deleteMedia(deps, caller, input)
    return { deleted: true as const }
  }),
]
