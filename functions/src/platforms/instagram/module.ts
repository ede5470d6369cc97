import type { Outside, PlatformModule } from '../platform-module.ts'
import { createPublisher } from './create-publisher.ts'
import { instagramHosts, type InstagramHosts } from './api.ts'
import { INSTAGRAM_CONTRACT } from '@postwright/core/platforms/instagram/contract'
import { z } from 'zod'
import { AppError } from '../../domain/app-error.ts'
import type { ConnectContext, Connector, FoundChannel } from '../../domain/ports/networks.ts'
import {
  authorizeUrl,
  stripCodeFragment,
  requireApp,
  writeSecret,
  tokenReplySchema,
  connectError,
} from '../meta-graph/connect.ts'
import { openGraph, readGraphReply } from '../meta-graph/api.ts'
import { requireScopes } from '../oauth-api/connect.ts'
import { loadAccount } from './connect.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

export function createInstagramModule({
  fetch,
  clock,
  baseUrl,
}: Pick<Outside, 'fetch' | 'clock' | 'baseUrl'>): PlatformModule {
  const hosts = instagramHosts(baseUrl)
  return {
    publisher: createPublisher({ fetch, clock }, hosts),
    connector: createConnector({ fetch, clock }, hosts),
  }
}

const { name, auth } = INSTAGRAM_CONTRACT

const permissionsSchema = z.union([
  z.array(z.string().max(200)).max(50),
  z.string().transform((list) => list.split(',').map((scope) => scope.trim())),
])

const grantSchema = z.object({ access_token: z.string().min(1).max(10_000), permissions: permissionsSchema })

/** The documentation shows two forms of this reply. */
const codeReplySchema = z.union([
  z.object({ data: z.tuple([grantSchema]) }).transform(({ data: [grant] }) => grant),
  grantSchema,
])

/** Returns a connector for a professional account, by OAuth on Instagram's consent page. */
function createConnector({ fetch, clock }: Pick<Outside, 'fetch' | 'clock'>, hosts: InstagramHosts): Connector {
  return {
    begin: (_values, { app, redirectUri, state }) => {
      const { clientId } = requireApp(app, name)
      const url = authorizeUrl(hosts.authorize, { clientId, redirectUri, state, scopes: auth.scopes })
      return Promise.resolve({ kind: 'redirect', url, keep: '' })
    },
    finish: async (code, _keep, context) => {
      try {
        return [await openChannel(code, context)]
      } catch (error) {
        throw connectError(error, name, clock.now())
      }
    },
  }

  async function openChannel(code: string, { app, redirectUri }: ConnectContext): Promise<FoundChannel> {
    const { clientId, clientSecret } = requireApp(app, name)
    const secrets = [clientSecret, code]
    const params = {
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code: stripCodeFragment(code),
    }
    const grant = await openGraph(fetch, hosts.codes, secrets)('/oauth/access_token', { method: 'POST', params })
    const { access_token: short, permissions: scopes } = readGraphReply(codeReplySchema, grant)
    requireScopes(auth.scopes, scopes, name)
    const graph = openGraph(fetch, hosts.graph, secrets)
    const exchange = { grant_type: 'ig_exchange_token', client_secret: clientSecret }
    const reply = await graph('/access_token', { params: exchange, token: short })
    const { access_token: accessToken, expires_in: seconds } = readGraphReply(tokenReplySchema, reply)
    const { account, isProfessional } = await loadAccount(graph, fetch, accessToken)
    if (!isProfessional) throw new AppError('connection_refused', { detail: NETWORK_WORDS.instagram.personal })
    const issuedAt = clock.now()
    const expiresAt = issuedAt + (seconds === undefined ? auth.accessLife : seconds * 1000)
    return { account, secret: writeSecret({ accessToken, issuedAt }), isProven: true, scopes, expiresAt }
  }
}
