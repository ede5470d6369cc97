import { uploadMedia as contract } from '@postwright/core/api/media'
import { mediaAddress } from '../../domain/media/media-address.ts'
import { uploadMedia } from '../../domain/media/upload-media.ts'
import { bind } from '../../http/bind.ts'

export const uploadMediaRoute = bind(
  contract,
  { limit: { perMinute: 30, by: 'account_and_address' } },
  async ({ deps, caller, input: { workspaceId, name }, body }) => {
    const media = await uploadMedia(deps, caller, { workspaceId, name, bytes: body })
    return { media, ...mediaAddress(deps, { workspaceId, mediaId: media.id }) }
  },
)
