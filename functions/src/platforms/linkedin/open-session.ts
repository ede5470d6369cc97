import type { Secret } from '../../domain/ports/networks.ts'
import { openApi } from '../oauth-api/open-api.ts'
import { requireApp } from '../oauth-api/require-app.ts'
import { openTokenSession, type TokenSession } from '../oauth-api/token-session.ts'
import { Unsendable } from '../oauth-api/unsendable.ts'
import type { Outside } from '../platform-module.ts'
import type { LinkedInHosts } from './hosts.ts'
import { requestTokens } from './request-tokens.ts'

type Needs = Pick<Outside, 'fetch' | 'clock' | 'app'>
export type LinkedInSession = TokenSession & {
  /** When a person has to consent again, once access was renewed. */ endsAt: () => number | null
}

/** The stored access of one member, which may post for organisations too. */
export function openSession({ fetch, clock, app }: Needs, hosts: LinkedInHosts, secret: Secret): LinkedInSession {
  const api = openApi(fetch)
  let endsAt: number | null = null
  const renewTokens = async (refresh: string) => {
    if (refresh === '') throw new Unsendable('token_expired', 'Access has ended. Connect the account again.')
    const fields = { grant_type: 'refresh_token', refresh_token: refresh }
    const grant = await requestTokens(api, hosts, { app: await requireApp(app), fields, now: clock.now() })
    endsAt = grant.endsAt
    return grant.tokens
  }
  return { ...openTokenSession(api, { secret, clock, renewTokens }), endsAt: () => endsAt }
}
