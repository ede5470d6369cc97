import { createHash } from 'node:crypto'
import { TIKTOK_CONTRACT } from '@postwright/core/platforms/tiktok/contract'
import { z } from 'zod'
import { AppError } from '../../domain/app-error.ts'
import type { ConnectContext, Connector, FoundChannel } from '../../domain/ports.ts'
import { connectError } from '../oauth-api/connect-error.ts'
import { openApi } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import { requireScopes } from '../oauth-api/require-scopes.ts'
import { writeTokens } from '../oauth-api/tokens.ts'
import type { Outside } from '../platform-module.ts'
import { accountOf, factsOf, loadCreatorInfo } from './creator-info.ts'
import { isTikTokFailure } from './explain.ts'
import type { TikTokHosts } from './hosts.ts'
import { requestTokens } from './request-tokens.ts'

const { name, auth } = TIKTOK_CONTRACT
const userSchema = z.object({ data: z.object({ user: z.object({ open_id: z.string().min(1).max(200) }) }) })

/** The network wants the challenge in hexadecimal, unlike RFC 7636. */
const challengeOf = (codeVerifier: string) => createHash('sha256').update(codeVerifier).digest('hex')

/** Connects an account by the network's own page. */
export function createConnector({ fetch, clock }: Pick<Outside, 'fetch' | 'clock'>, hosts: TikTokHosts): Connector {
  async function openChannel(code: string, { app, redirectUri, codeVerifier }: ConnectContext): Promise<FoundChannel> {
    if (!app) throw new AppError('network_unavailable')
    const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: codeVerifier }
    const { tokens, scopes } = await requestTokens(openApi(fetch), hosts, { app, fields, now: clock.now() })
    requireScopes(auth.scopes, scopes, name)
    const api = openApi(fetch, isTikTokFailure)
    const headers = { authorization: `Bearer ${tokens.access}` }
    const { data } = readBody(
      userSchema,
      await api(`${hosts.api}/user/info/`, { headers, query: { fields: 'open_id' } }),
    )
    const info = await loadCreatorInfo((url, call) => api(url, { ...call, headers }), hosts)
    const account = await accountOf(info, data.user.open_id, fetch)
    const expiresAt = clock.now() + auth.refreshLife
    return { account, secret: writeTokens(tokens), isProven: true, scopes, expiresAt, ...factsOf(info) }
  }

  return {
    begin: (_values, { app, redirectUri, state, codeVerifier }) => {
      if (!app) return Promise.reject(new AppError('network_unavailable'))
      const query = new URLSearchParams({
        client_key: app.clientId,
        response_type: 'code',
        scope: auth.scopes.join(','),
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
