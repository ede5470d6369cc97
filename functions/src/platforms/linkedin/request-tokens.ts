import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import { z } from 'zod'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import { type Grant, readTokenReply } from '../oauth-api/token-reply.ts'
import type { LinkedInHosts } from './hosts.ts'

type Asked = { app: PlatformApp; fields: Record<string, string>; now: number }

const lifeSchema = z.object({ refresh_token_expires_in: z.number().min(0).max(1_000_000_000).optional() })

/**
 * Tokens for a code or for a refresh token. `endsAt`: when a person has to consent again; a year after they did, however often
 * access is renewed. Apps that LinkedIn has not approved for it get no refresh token.
 */
export async function requestTokens(
  api: Api,
  hosts: LinkedInHosts,
  { app, fields, now }: Asked,
): Promise<Grant & { endsAt: number }> {
  const keys = { client_id: app.clientId, client_secret: app.clientSecret }
  const body = { kind: 'form', fields: { ...fields, ...keys } } as const
  const reply = await api(`${hosts.oauth}/accessToken`, { method: 'POST', body })
  const grant = readTokenReply(reply, { refresh: fields.refresh_token ?? '', now })
  const seconds = readBody(lifeSchema, reply).refresh_token_expires_in
  const isRenewable = grant.tokens.refresh !== '' && seconds !== undefined
  return { ...grant, endsAt: isRenewable ? now + seconds * 1000 : grant.tokens.accessEndsAt }
}
