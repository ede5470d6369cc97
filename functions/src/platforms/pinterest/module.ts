import type { Outside, PlatformModule } from '../platform-module.ts'
import { createPublisher } from './create-publisher.ts'
import { pinterestHosts, type PinterestHosts } from './api.ts'
import { PINTEREST_CONTRACT } from '@postwright/core/platforms/pinterest/contract'
import { AppError } from '../../domain/app-error.ts'
import type { ConnectContext, Connector, FoundChannel } from '../../domain/ports/networks.ts'
import { openApi } from '../oauth-api/api.ts'
import { requireScopes, connectError } from '../oauth-api/connect.ts'
import { writeTokens } from '../oauth-api/tokens.ts'
import { requestTokens, loadChannel } from './connect.ts'

type Needs = Pick<Outside, 'fetch' | 'clock' | 'app' | 'ids' | 'baseUrl'>

export function createPinterestModule(outside: Needs): PlatformModule {
  const hosts = pinterestHosts(outside.baseUrl)
  return { publisher: createPublisher(outside, hosts), connector: createConnector(outside, hosts) }
}

const { name, auth } = PINTEREST_CONTRACT

/** Returns a connector for an account, by OAuth on the network's consent page. */
function createConnector({ fetch, clock }: Pick<Outside, 'fetch' | 'clock'>, hosts: PinterestHosts): Connector {
  async function openChannel(code: string, { app, redirectUri }: ConnectContext): Promise<FoundChannel> {
    if (!app) throw new AppError('network_unavailable')
    const api = openApi(fetch)
    const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, continuous_refresh: 'true' }
    const { tokens, scopes } = await requestTokens(api, hosts, { app, fields, now: clock.now() })
    requireScopes(auth.scopes, scopes, name)
    const headers = { authorization: `Bearer ${tokens.access}` }
    const { account, choices } = await loadChannel((url, call) => api(url, { ...call, headers }), fetch, hosts)
    const expiresAt = clock.now() + auth.refreshLife
    return { account, secret: writeTokens(tokens), isProven: true, scopes, choices, expiresAt }
  }

  return {
    begin: (_values, { app, redirectUri, state }) => {
      if (!app) return Promise.reject(new AppError('network_unavailable'))
      const query = new URLSearchParams({
        client_id: app.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: auth.scopes.join(','),
        state,
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
