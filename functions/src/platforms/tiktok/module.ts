import type { Outside, PlatformModule } from '../platform-module.ts'
import { createPublisher } from './create-publisher.ts'
import { tiktokHosts, type TikTokHosts } from './api.ts'
import { TIKTOK_CONTRACT } from '@postwright/core/platforms/tiktok/contract'
import { type PlatformApp, getAppKind, getAppScopes } from '@postwright/core/platforms/platform-app'
import type { AppTestResult, ConnectContext, Connector, FoundChannel } from '../../domain/ports/networks.ts'
import { getAppTestResult } from '../connect.ts'
import { openApi } from '../oauth-api/api.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { requestTokens, accountOf, factsOf, loadCreatorInfo, loadUser } from './connect.ts'
import { createHash } from 'node:crypto'
import { AppError } from '../../domain/app-error.ts'
import { requireScopes, connectError } from '../oauth-api/connect.ts'
import { writeTokens } from '../oauth-api/tokens.ts'
import { isTikTokFailure } from './failures.ts'

type Needs = Pick<Outside, 'fetch' | 'clock' | 'app' | 'baseUrl'>

export function createTikTokModule(outside: Needs): PlatformModule {
  const hosts = tiktokHosts(outside.baseUrl)
  return {
    publisher: createPublisher(outside, hosts),
    connector: createConnector(outside, hosts),
    testApp: (app) => testTikTokApp(outside.fetch, hosts, { app, now: outside.clock.now() }),
  }
}

/**
 * Tests an app by requesting a client access token, which the network returns for key and secret alone.
 * https://developers.tiktok.com/doc/client-access-token-management (2026-11)
 */
function testTikTokApp(
  fetch: SafeFetch,
  hosts: TikTokHosts,
  { app, now }: { app: PlatformApp; now: number },
): Promise<AppTestResult> {
  const ask = () => requestTokens(openApi(fetch), hosts, { app, fields: { grant_type: 'client_credentials' }, now })
  return getAppTestResult(ask, (error) => connectError(error, TIKTOK_CONTRACT.name, now))
}

const { name, auth } = TIKTOK_CONTRACT

/** The network requires the challenge in hexadecimal, unlike RFC 7636. */
const challengeOf = (codeVerifier: string) => createHash('sha256').update(codeVerifier).digest('hex')

/** Returns a connector for an account, by OAuth on the network's consent page. */
function createConnector({ fetch, clock }: Pick<Outside, 'fetch' | 'clock'>, hosts: TikTokHosts): Connector {
  async function openChannel(code: string, { app, redirectUri, codeVerifier }: ConnectContext): Promise<FoundChannel> {
    if (!app) throw new AppError('network_unavailable')
    const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: codeVerifier }
    const { tokens, scopes } = await requestTokens(openApi(fetch), hosts, { app, fields, now: clock.now() })
    requireScopes(getAppScopes(auth, app.kind), scopes, name)
    const api = openApi(fetch, isTikTokFailure)
    const headers = { authorization: `Bearer ${tokens.access}` }
    const call: typeof api = (url, asked) => api(url, { ...asked, headers })
    const user = await loadUser(call, hosts, fetch)
    const expiresAt = clock.now() + auth.refreshLife
    const access = { secret: writeTokens(tokens), isProven: true, scopes, expiresAt }
    if (getAppKind(auth, app.kind)?.id === 'drafts') return { account: user, kind: 'drafts', ...access }
    const info = await loadCreatorInfo(call, hosts)
    return { account: await accountOf(info, user.externalId, fetch), kind: 'direct', ...access, ...factsOf(info) }
  }

  return {
    begin: (_values, { app, redirectUri, state, codeVerifier }) => {
      if (!app) return Promise.reject(new AppError('network_unavailable'))
      const query = new URLSearchParams({
        client_key: app.clientId,
        response_type: 'code',
        scope: getAppScopes(auth, app.kind).join(','),
        redirect_uri: redirectUri,
        state,
        code_challenge: challengeOf(codeVerifier),
        code_challenge_method: 'S256',
      })
      return Promise.resolve({ kind: 'redirect', url: `${hosts.consent}?${query.toString()}`, keep: '' })
    },
    finish: (code, _keep, context) =>
      openChannel(code, context).then(
        (channel) => [channel],
        (error: unknown) => {
          throw connectError(error, name, clock.now())
        },
      ),
  }
}
