import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import { type Api, readBody } from '../oauth-api/api.ts'
import { type Grant, readTokenReply } from '../oauth-api/tokens.ts'
import type { YouTubeHosts } from './api.ts'
import { toOneLine } from '@postwright/core/text/text-fields'
import { z } from 'zod'
import type { Account } from '../../domain/ports/networks.ts'
import { loadAvatar } from '../avatar.ts'
import type { SafeFetch } from '../safe-fetch.ts'

type Asked = { app: PlatformApp; fields: Record<string, string>; now: number }

/** Requests tokens for a code or for a refresh token, which renewals usually leave unchanged. */
export async function requestTokens(api: Api, hosts: YouTubeHosts, { app, fields, now }: Asked): Promise<Grant> {
  const keys = { client_id: app.clientId, client_secret: app.clientSecret }
  const body = { kind: 'form', fields: { ...keys, ...fields } } as const
  const reply = await api(`${hosts.tokens}/token`, { method: 'POST', body })
  return readTokenReply(reply, { refresh: fields.refresh_token ?? '', now })
}

const NAME_MAX = 64

const replySchema = z.object({
  items: z
    .array(
      z.object({
        id: z.string().min(1).max(64),
        snippet: z.object({
          title: z.string().default(''),
          customUrl: z.string().max(200).optional(),
          thumbnails: z.object({ default: z.object({ url: z.string() }).optional() }).default({}),
        }),
      }),
    )
    .max(50)
    .default([]),
})

/** Returns the channels that the granted access covers: none for an account without a channel, usually one. */
export async function loadChannels(call: Api, fetch: SafeFetch, hosts: YouTubeHosts): Promise<Account[]> {
  const query = { part: 'id,snippet', mine: 'true', maxResults: '50' }
  const { items } = readBody(replySchema, await call(`${hosts.api}/channels`, { query }))
  return Promise.all(
    items.map(async ({ id, snippet: { title, customUrl, thumbnails } }) => {
      const picture = thumbnails.default?.url
      const handle = customUrl ?? id
      return {
        externalId: id,
        handle,
        name: toOneLine(title, NAME_MAX) || handle,
        avatar: picture === undefined ? null : await loadAvatar(fetch, picture),
        service: 'https://www.youtube.com',
      }
    }),
  )
}
