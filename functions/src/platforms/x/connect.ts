import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import { type Api, readBody } from '../oauth-api/api.ts'
import { type Grant, readTokenReply } from '../oauth-api/tokens.ts'
import type { XHosts } from './api.ts'
import type { ChannelLimits } from '@postwright/core/platforms/channel-facts'
import { toOneLine } from '@postwright/core/text/text-fields'
import { z } from 'zod'
import type { Account } from '../../domain/ports/networks.ts'
import { loadAvatar } from '../avatar.ts'
import type { SafeFetch } from '../safe-fetch.ts'

/** Returns the authorization header of the operator's app for token requests. */
export function appHeader({ clientId, clientSecret }: PlatformApp): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` }
}

type Asked = { app: PlatformApp; fields: Record<string, string>; now: number }

/** Requests tokens for a code with its verifier, or for a refresh token, which works once. */
export async function requestTokens(api: Api, hosts: XHosts, { app, fields, now }: Asked): Promise<Grant> {
  const body = { kind: 'form', fields } as const
  const reply = await api(`${hosts.api}/oauth2/token`, { method: 'POST', headers: appHeader(app), body })
  return readTokenReply(reply, { refresh: fields.refresh_token ?? '', now })
}

const NAME_MAX = 64

/** Length of posts of accounts that pay for X. */
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

/** Returns the account that access belongs to, and the maximum length of its posts. */
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
