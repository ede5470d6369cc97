import type { Secret } from '../../domain/ports/networks.ts'
import { openApi } from '../oauth-api/open-api.ts'
import { requireApp } from '../oauth-api/require-app.ts'
import { openTokenSession, type TokenSession } from '../oauth-api/token-session.ts'
import type { Outside } from '../platform-module.ts'
import type { YouTubeHosts } from './hosts.ts'
import { requestTokens } from './request-tokens.ts'

type Needs = Pick<Outside, 'fetch' | 'clock' | 'app'>

/** The stored access of one account. */
export function openSession({ fetch, clock, app }: Needs, hosts: YouTubeHosts, secret: Secret): TokenSession {
  const api = openApi(fetch)
  const renewTokens = async (refresh: string) => {
    const fields = { grant_type: 'refresh_token', refresh_token: refresh }
    const grant = await requestTokens(api, hosts, { app: await requireApp(app), fields, now: clock.now() })
    return grant.tokens
  }
  return openTokenSession(api, { secret, clock, renewTokens })
}
