import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { Api } from '../oauth-api/open-api.ts'
import { type Grant, readTokenReply } from '../oauth-api/token-reply.ts'
import type { YouTubeHosts } from './hosts.ts'

type Asked = { app: PlatformApp; fields: Record<string, string>; now: number }

/** Tokens for a code or for a refresh token, which renewals usually leave as it is. */
export async function requestTokens(api: Api, hosts: YouTubeHosts, { app, fields, now }: Asked): Promise<Grant> {
  const keys = { client_id: app.clientId, client_secret: app.clientSecret }
  const body = { kind: 'form', fields: { ...keys, ...fields } } as const
  const reply = await api(`${hosts.tokens}/token`, { method: 'POST', body })
  return readTokenReply(reply, { refresh: fields.refresh_token ?? '', now })
}
