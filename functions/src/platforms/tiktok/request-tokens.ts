import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import { z } from 'zod'
import { ApiError } from '../oauth-api/api-error.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { type Grant, readTokenReply } from '../oauth-api/token-reply.ts'
import type { TikTokHosts } from './hosts.ts'

type Asked = { app: PlatformApp; fields: Record<string, string>; now: number }

const refusalSchema = z.object({ error: z.string() })

/** Tokens for a code or for a refresh token. A refusal may come with the status of a success. */
export async function requestTokens(api: Api, hosts: TikTokHosts, { app, fields, now }: Asked): Promise<Grant> {
  const keys = { client_key: app.clientId, client_secret: app.clientSecret }
  const body = { kind: 'form', fields: { ...keys, ...fields } } as const
  const reply = await api(`${hosts.api}/oauth/token/`, { method: 'POST', body })
  if (refusalSchema.safeParse(reply.body).success) throw new ApiError({ ...reply, status: 400 })
  return readTokenReply(reply, { refresh: fields.refresh_token ?? '', now })
}
