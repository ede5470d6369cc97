import type { Outside, PlatformModule } from '../platform-module.ts'
import { createLinkedInPublisher } from './create-publisher.ts'
import { linkedInHosts, type LinkedInHosts, versioned } from './api.ts'
import { LINKEDIN_CONTRACT } from '@postwright/core/platforms/linkedin/contract'
import { getAppKind, getAppScopes } from '@postwright/core/platforms/platform-app'
import { AppError } from '../../domain/app-error.ts'
import type { ConnectContext, Connector, FoundChannel } from '../../domain/ports/networks.ts'
import { openApi } from '../oauth-api/api.ts'
import { requireScopes, connectError } from '../oauth-api/connect.ts'
import { writeTokens } from '../oauth-api/tokens.ts'
import { requestTokens, loadMember, loadOrganizations } from './connect.ts'

type Needs = Pick<Outside, 'fetch' | 'images' | 'clock' | 'app' | 'baseUrl'>

export function createLinkedInModule(outside: Needs): PlatformModule {
  const hosts = linkedInHosts(outside.baseUrl)
  return { publisher: createLinkedInPublisher(outside, hosts), connector: createLinkedInConnector(outside, hosts) }
}

const { name, auth } = LINKEDIN_CONTRACT

/** Permissions: `OPEN_ID` and `COMMUNITY` for posting as the user, by the profile that the app may read; `ORGANIZATION` for organisations. */
const OPEN_ID = ['openid', 'profile', 'w_member_social']

const COMMUNITY = ['r_basicprofile', 'w_member_social']

const ORGANIZATION = ['w_organization_social', 'rw_organization_admin']

/** Returns a connector by OAuth: for a member and, with an app for communities, every organisation that the member may post for. */
function createLinkedInConnector({ fetch, clock }: Pick<Outside, 'fetch' | 'clock'>, hosts: LinkedInHosts): Connector {
  async function openChannels(code: string, { app, redirectUri }: ConnectContext): Promise<FoundChannel[]> {
    if (!app) throw new AppError('network_unavailable')
    const api = openApi(fetch)
    const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri }
    const { tokens, scopes, endsAt } = await requestTokens(api, hosts, { app, fields, now: clock.now() })
    const isCommunity = getAppKind(auth, app.kind)?.id !== 'member'
    requireScopes(isCommunity ? COMMUNITY : OPEN_ID, scopes, name)
    const headers = { authorization: `Bearer ${tokens.access}` }
    const call = versioned((url, options) => api(url, { ...options, headers: { ...options?.headers, ...headers } }))
    const member = await loadMember(call, { hosts, fetch, scopes })
    const mayPostForOthers = ORGANIZATION.every((scope) => scopes.includes(scope))
    const organizations = mayPostForOthers ? await loadOrganizations(call, hosts) : []
    const access = { secret: writeTokens(tokens), isProven: true, scopes, expiresAt: endsAt }
    return [
      { account: member, kind: 'member', ...access },
      ...organizations.map((account) => ({ account, kind: 'organization', ...access })),
    ]
  }

  return {
    begin: (_values, { app, redirectUri, state }) => {
      if (!app) return Promise.reject(new AppError('network_unavailable'))
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: app.clientId,
        redirect_uri: redirectUri,
        state,
        scope: getAppScopes(auth, app.kind).join(' '),
      })
      return Promise.resolve({
        kind: 'redirect',
        url: `${hosts.oauth}/authorization?${query.toString().replaceAll('+', '%20')}`,
        keep: '',
      })
    },
    finish: (code, _keep, context) =>
      openChannels(code, context).catch((error: unknown) => {
        throw connectError(error, name, clock.now())
      }),
  }
}
