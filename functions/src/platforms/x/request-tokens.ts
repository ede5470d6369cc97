import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { Api } from '../oauth-api/open-api.ts'
import { type Grant, readTokenReply } from '../oauth-api/token-reply.ts'
import { appHeader } from './app-header.ts'
import type { XHosts } from './hosts.ts'

type Asked = { app: PlatformApp; fields: Record<string, string>; now: number }

/** Tokens for a code with its verifier, or for a refresh token, which works once. */
export async function requestTokens(api: Api, hosts: XHosts, { app, fields, now }: Asked): Promise<Grant> {
  const body = { kind: 'form', fields } as const
  const reply = await api(`${hosts.api}/oauth2/token`, { method: 'POST', headers: appHeader(app), body })
  return readTokenReply(reply, { refresh: fields.refresh_token ?? '', now })
}
