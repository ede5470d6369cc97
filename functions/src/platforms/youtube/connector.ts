import { YOUTUBE_CONTRACT } from '@postwright/core/platforms/youtube/contract'
import { AppError } from '../../domain/app-error.ts'
import type { ConnectContext, Connector, FoundChannel } from '../../domain/ports/networks.ts'
import { connectError } from '../oauth-api/connect-error.ts'
import { openApi } from '../oauth-api/open-api.ts'
import { requireScopes } from '../oauth-api/require-scopes.ts'
import { writeTokens } from '../oauth-api/tokens.ts'
import type { Outside } from '../platform-module.ts'
import type { YouTubeHosts } from './hosts.ts'
import { loadChannels } from './load-channels.ts'
import { requestTokens } from './request-tokens.ts'

const { name, auth } = YOUTUBE_CONTRACT
const NO_CHANNEL = 'This account has no channel at YouTube. Create one there, then connect again.'
const NO_REFRESH =
  'Google did not grant lasting access. Remove the app in the settings of your Google account, then connect again.'

/** Connects channels by Google's own page. Consent is asked for anew each time: without it no lasting access is granted. */
export function createConnector({ fetch, clock }: Pick<Outside, 'fetch' | 'clock'>, hosts: YouTubeHosts): Connector {
  async function openChannels(
    code: string,
    { app, redirectUri, codeVerifier }: ConnectContext,
  ): Promise<FoundChannel[]> {
    if (!app) throw new AppError('network_unavailable')
    const api = openApi(fetch)
    const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: codeVerifier }
    const { tokens, scopes } = await requestTokens(api, hosts, { app, fields, now: clock.now() })
    requireScopes(auth.scopes, scopes, name)
    if (tokens.refresh === '') throw new AppError('connection_refused', { detail: NO_REFRESH })
    const headers = { authorization: `Bearer ${tokens.access}` }
    const accounts = await loadChannels((url, call) => api(url, { ...call, headers }), fetch, hosts)
    if (accounts.length === 0) throw new AppError('connection_refused', { detail: NO_CHANNEL })
    const secret = writeTokens(tokens)
    return accounts.map((account) => ({ account, secret, isProven: true, kind: 'channel', scopes, expiresAt: null }))
  }

  return {
    begin: (_values, { app, redirectUri, state, codeChallenge }) => {
      if (!app) return Promise.reject(new AppError('network_unavailable'))
      const query = new URLSearchParams({
        client_id: app.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: auth.scopes.join(' '),
        state,
        access_type: 'offline',
        prompt: 'consent',
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      })
      return Promise.resolve({ kind: 'redirect', url: `${hosts.consent}?${query.toString()}`, keep: '' })
    },
    finish: (code, _keep, context) =>
      openChannels(code, context).catch((error: unknown) => {
        throw connectError(error, name, clock.now())
      }),
  }
}
