import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { Api } from '../oauth-api/open-api.ts'
import { type Grant, readTokenReply } from '../oauth-api/token-reply.ts'
import type { PinterestHosts } from './hosts.ts'

type Asked = { app: PlatformApp; fields: Record<string, string>; now: number }

/** Tokens for a code or for a refresh token; the app signs in with its keys. */
export async function requestTokens(api: Api, hosts: PinterestHosts, { app, fields, now }: Asked): Promise<Grant> {
  const pair = Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64')
  const reply = await api(`${hosts.api}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${pair}` },
    body: { kind: 'form', fields },
  })
  return readTokenReply(reply, { refresh: fields.refresh_token ?? '', now })
}
