import { openGraph, type Graph, GraphError, readGraphReply, graphIdSchema } from '../meta-graph/api.ts'
import { THREADS_CONTRACT } from '@postwright/core/platforms/threads/contract'
import { refusalOf } from '../meta-graph/failures.ts'
import { containerSteps } from '../meta-graph/container-steps.ts'
import type { Outside, PlatformModule } from '../platform-module.ts'
import { threadsHosts, THREADS_VERSION, type ThreadsHosts, THREADS_SITE } from './api.ts'
import { THREADS_RULES } from './failures.ts'
import { threadsApi } from './threads-api.ts'
import { z } from 'zod'
import type { Metrics, ConnectContext, Connector, FoundChannel, Account } from '../../domain/ports/networks.ts'
import { readInsights } from '../meta-graph/graph-queries.ts'
import {
  authorizeUrl,
  stripCodeFragment,
  requireApp,
  readSecret,
  writeSecret,
  tokenReplySchema,
  renewToken,
  testGraphApp,
  connectError,
} from '../meta-graph/connect.ts'
import { requireScopes } from '../oauth-api/connect.ts'
import { toOneLine } from '@postwright/core/text/text-fields'
import { loadAvatar } from '../avatar.ts'
import type { SafeFetch } from '../safe-fetch.ts'

const { name, auth } = THREADS_CONTRACT

const debugSchema = z.object({ data: z.object({ scopes: z.array(z.string().max(200)).max(50) }) })

/** Returns a connector for a profile, by OAuth on the network's consent page. */
function createConnector({ fetch, clock }: Pick<Outside, 'fetch' | 'clock'>, hosts: ThreadsHosts): Connector {
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
      code: stripCodeFragment(code),
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
 * Returns the granted permissions, from the token itself. The network may limit this query to an app's testers; then one call that requires the
 * publish permission proves all of them, because the network's page grants them together.
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

export function createThreadsModule({
  fetch,
  clock,
  baseUrl,
}: Pick<Outside, 'fetch' | 'clock' | 'baseUrl'>): PlatformModule {
  const hosts = threadsHosts(baseUrl)
  const graph = openGraph(fetch, hosts.graph)
  const refuse = (error: unknown) => refusalOf(error, clock.now(), THREADS_RULES)
  return {
    connector: createConnector({ fetch, clock }, hosts),
    testApp: (app) =>
      testGraphApp(
        fetch,
        { name: THREADS_CONTRACT.name, graph: hosts.graph, path: '/oauth/access_token', now: clock.now() },
        app,
      ),
    publisher: {
      platform: 'threads',
      ...containerSteps(threadsApi(graph, clock.now), clock.now),
      metrics: (_connection, secret, remoteId) =>
        readMetrics(graph, remoteId, readSecret(secret).accessToken).then(
          (values) => ({ kind: 'metrics', values }),
          refuse,
        ),
      followers: (_connection, secret) =>
        readFollowers(graph, readSecret(secret).accessToken).then((count) => ({ kind: 'followers', count }), refuse),
      refresh: ({ expiresAt }, secret) =>
        renewToken(graph, 'th_refresh_token', { secret, expiresAt, now: clock.now() }).catch(refuse),
      check: (_connection, secret) =>
        loadAccount(graph, fetch, readSecret(secret).accessToken).then((account) => ({ kind: 'ok', account }), refuse),
      // The network has no call for revoking access: users end an app's access in their own settings.
      revoke: () => Promise.resolve(),
    },
  }
}

/** Quotes and reposts both count as reposts. */
const NAMES: Record<string, keyof Metrics> = {
  views: 'views',
  likes: 'likes',
  replies: 'replies',
  reposts: 'reposts',
  quotes: 'reposts',
}

async function readMetrics(graph: Graph, postId: string, token: string): Promise<Metrics> {
  const path = `${THREADS_VERSION}/${encodeURIComponent(postId)}/insights`
  return readInsights(await graph(path, { params: { metric: Object.keys(NAMES).join(',') }, token }), NAMES)
}

const followedSchema = z.object({
  data: z.tuple([z.object({ name: z.literal('followers_count'), total_value: z.object({ value: z.int().min(0) }) })]),
})

/** https://developers.facebook.com/documentation/threads/insights, user insights (2026-11) */
async function readFollowers(graph: Graph, token: string): Promise<number> {
  const reply = await graph(`${THREADS_VERSION}/me/threads_insights`, { params: { metric: 'followers_count' }, token })
  return readGraphReply(followedSchema, reply).data[0].total_value.value
}

const NAME_MAX = 64

const profileSchema = z.object({
  id: graphIdSchema,
  username: z.string().min(1).max(100),
  name: z.string().max(1_000).catch(''),
  threads_profile_picture_url: z.string().max(5_000).nullable().catch(null),
})

async function loadAccount(graph: Graph, fetch: SafeFetch, token: string): Promise<Account> {
  const params = { fields: 'id,username,name,threads_profile_picture_url' }
  const reply = await graph(`${THREADS_VERSION}/me`, { params, token })
  const { id, username, name, threads_profile_picture_url: picture } = readGraphReply(profileSchema, reply)
  const shown = toOneLine(name, NAME_MAX)
  const avatar = picture === null ? null : await loadAvatar(fetch, picture)
  return { externalId: id, handle: username, name: shown ?? username, avatar, service: THREADS_SITE }
}
