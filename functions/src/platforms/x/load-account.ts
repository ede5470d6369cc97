import type { ChannelLimits } from '@postwright/core/platforms/channel-facts'
import { toOneLine } from '@postwright/core/text/one-line'
import { z } from 'zod'
import type { Account } from '../../domain/ports/networks.ts'
import { loadAvatar } from '../load-avatar.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import type { XHosts } from './hosts.ts'

const NAME_MAX = 64
/** Of accounts that pay for X. */
const LONG_POST = 25_000
const PAYING = new Set(['Basic', 'Premium', 'PremiumPlus'])

const replySchema = z.object({
  data: z.object({
    id: z.string().regex(/^\d{1,19}$/),
    username: z.string().regex(/^\w{1,50}$/),
    name: z.string().max(1_000).catch(''),
    profile_image_url: z.string().max(2_000).nullish().catch(null),
    subscription_type: z.string().nullish().catch(null),
  }),
})

/** The account that access belongs to, and how long its posts may be. */
export async function loadAccount(
  call: Api,
  hosts: XHosts,
  fetch: SafeFetch,
): Promise<{ account: Account; limits: ChannelLimits }> {
  const query = { 'user.fields': 'profile_image_url,subscription_type' }
  const { data } = readBody(replySchema, await call(`${hosts.api}/users/me`, { query }))
  const account = {
    externalId: data.id,
    handle: data.username,
    name: toOneLine(data.name, NAME_MAX) ?? data.username,
    avatar: data.profile_image_url ? await loadAvatar(fetch, data.profile_image_url) : null,
    service: 'https://x.com',
  }
  return { account, limits: PAYING.has(data.subscription_type ?? '') ? { textMax: LONG_POST } : {} }
}
