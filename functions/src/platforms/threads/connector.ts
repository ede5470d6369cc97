import { THREADS_CONTRACT } from '@postwright/core/platforms/threads/contract'
import { z } from 'zod'
import type { ConnectContext, Connector, FoundChannel } from '../../domain/ports/networks.ts'
import { authorizeUrl } from '../meta-graph/authorize-url.ts'
import { plainCode } from '../meta-graph/plain-code.ts'
import { connectError } from '../meta-graph/connect-error.ts'
import { GraphError } from '../meta-graph/graph-error.ts'
import { type Graph, openGraph } from '../meta-graph/open-graph.ts'
import { readGraphReply } from '../meta-graph/read-graph-reply.ts'
import { requireApp } from '../meta-graph/require-app.ts'
import { requireScopes } from '../oauth-api/require-scopes.ts'
import { writeSecret } from '../meta-graph/secret.ts'
import { tokenReplySchema } from '../meta-graph/token-reply.ts'
import type { Outside } from '../platform-module.ts'
import { type ThreadsHosts, THREADS_VERSION } from './hosts.ts'
import { loadAccount } from './load-account.ts'

const { name, auth } = THREADS_CONTRACT
const debugSchema = z.object({ data: z.object({ scopes: z.array(z.string().max(200)).max(50) }) })

/** Connects a profile by the network's own page. */
export function createConnector({ fetch, clock }: Pick<Outside, 'fetch' | 'clock'>, hosts: ThreadsHosts): Connector {
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
    const graph = openGraph(fetch, hosts.graph, [clientSecret, code])
    const short = await exchangeCode(graph, {
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code: plainCode(code),
    })
    const params = { grant_type: 'th_exchange_token', client_secret: clientSecret }
    const reply = await graph('/access_token', { params, token: short })
    const { access_token: accessToken, expires_in: seconds } = readGraphReply(tokenReplySchema, reply)
    const scopes = await grantedScopes(graph, accessToken)
    requireScopes(auth.scopes, scopes, name)
    const account = await loadAccount(graph, fetch, accessToken)
    const issuedAt = clock.now()
    const expiresAt = issuedAt + (seconds === undefined ? auth.accessLife : seconds * 1000)
    return { account, secret: writeSecret({ accessToken, issuedAt }), isProven: true, scopes, expiresAt }
  }
}

async function exchangeCode(graph: Graph, params: Record<string, string>): Promise<string> {
  const reply = await graph('/oauth/access_token', { method: 'POST', params })
  return readGraphReply(tokenReplySchema, reply).access_token
}

/**
 * What was granted, from the token itself. The network may keep that to an app's testers; then a call that needs publishing
 * stands for all, because its page grants them together.
 */
async function grantedScopes(graph: Graph, token: string): Promise<string[]> {
  try {
    const reply = await graph(`${THREADS_VERSION}/debug_token`, { params: { input_token: token }, token })
    return readGraphReply(debugSchema, reply).data.scopes
  } catch (error) {
    if (!(error instanceof GraphError) || !error.failure.isOwn) throw error
    const params = { fields: 'quota_usage,reply_quota_usage' }
    await graph(`${THREADS_VERSION}/me/threads_publishing_limit`, { params, token })
    return [...auth.scopes]
  }
}
