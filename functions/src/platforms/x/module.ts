import type { Outside, PlatformModule } from '../platform-module.ts'
import { createXPublisher } from './create-publisher.ts'
import { xHosts, type XHosts } from './api.ts'
import { X_CONTRACT } from '@postwright/core/platforms/x/contract'
import { AppError } from '../../domain/app-error.ts'
import type { ConnectContext, Connector, FoundChannel } from '../../domain/ports/networks.ts'
import { openApi } from '../oauth-api/api.ts'
import { requireScopes, connectError } from '../oauth-api/connect.ts'
import { writeTokens } from '../oauth-api/tokens.ts'
import { requestTokens, loadAccount } from './connect.ts'

type Needs = Pick<Outside, 'fetch' | 'images' | 'clock' | 'app' | 'baseUrl'>

export function createXModule(outside: Needs): PlatformModule {
  const hosts = xHosts(outside.baseUrl)
  return { publisher: createXPublisher(outside, hosts), connector: createXConnector(outside, hosts) }
}

const { name, auth } = X_CONTRACT

/** Returns a connector for an account, by OAuth with PKCE on X's consent page. */
function createXConnector({ fetch, clock }: Pick<Outside, 'fetch' | 'clock'>, hosts: XHosts): Connector {
  async function openChannel(code: string, context: ConnectContext): Promise<FoundChannel> {
    const { app, redirectUri, codeVerifier } = context
    if (!app) throw new AppError('network_unavailable')
    const api = openApi(fetch)
    const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: codeVerifier }
    const { tokens, scopes } = await requestTokens(api, hosts, { app, fields, now: clock.now() })
    requireScopes(auth.scopes, scopes, name)
    const headers = { authorization: `Bearer ${tokens.access}` }
    const { account, limits } = await loadAccount((url, call) => api(url, { ...call, headers }), hosts, fetch)
    return { account, secret: writeTokens(tokens), isProven: true, scopes, expiresAt: null, limits }
  }

  return {
    begin: (_values, { app, redirectUri, state, codeChallenge }) => {
      if (!app) return Promise.reject(new AppError('network_unavailable'))
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: app.clientId,
        redirect_uri: redirectUri,
        scope: auth.scopes.join(' '),
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      })
      return Promise.resolve({
        kind: 'redirect',
        url: `${hosts.consent}?${query.toString().replaceAll('+', '%20')}`,
        keep: '',
      })
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
