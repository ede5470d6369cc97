import { deleteMedia as contract } from '@postwright/core/api/media'
import { deleteMedia } from '../../domain/media/delete-media.ts'
import { bind } from '../../http/bind.ts'

export const deleteMediaRoute = bind(
  contract,
  { limit: { perMinute: 60, by: 'account' } },
  async ({ deps, caller, input }) => {
    await deleteMedia(deps, caller, input)
    return { deleted: true as const }
  },
)
