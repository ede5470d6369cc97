import { signMedia as contract } from '@postwright/core/api/media'
import { signMedia } from '../../domain/media/sign-media.ts'
import { bind } from '../../http/bind.ts'

export const signMediaRoute = bind(
  contract,
  { limit: { perMinute: 120, by: 'account' } },
  async ({ deps, caller, input }) => ({ urls: await signMedia(deps, caller, input) }),
)
