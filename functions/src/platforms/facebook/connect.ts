import { FACEBOOK_CONTRACT } from '@postwright/core/platforms/facebook/contract'
import { z } from 'zod'
import { AppError } from '../../domain/app-error.ts'
import type { ConnectContext, Connector, FoundChannel, Account } from '../../domain/ports/networks.ts'
import {
  authorizeUrl,
  stripCodeFragment,
  requireApp,
  writeSecret,
  tokenReplySchema,
  connectError,
} from '../meta-graph/connect.ts'
import { type Graph, openGraph, GraphError, readGraphReply, graphIdSchema } from '../meta-graph/api.ts'
import { readList } from '../meta-graph/graph-queries.ts'
import { requireScopes } from '../oauth-api/connect.ts'
import type { Outside } from '../platform-module.ts'
import { FACEBOOK_VERSION, type FacebookHosts, FACEBOOK_SITE } from './api.ts'
import { toOneLine } from '@postwright/core/text/text-fields'
import { loadAvatar } from '../avatar.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const NAME_MAX = 64

/** Page as returned by the API; only some Pages have a user name. */
export const pageSchema = z.object({
  id: graphIdSchema,
  name: z.string().max(1_000),
  username: z.string().max(100).catch(''),
  picture: z
    .object({ data: z.object({ url: z.string().max(5_000) }) })
    .optional()
    .catch(undefined),
})

export const PAGE_FIELDS = 'id,name,username,picture{url}'

export async function pageAccount(fetch: SafeFetch, page: z.infer<typeof pageSchema>): Promise<Account> {
  const name = toOneLine(page.name, NAME_MAX) ?? page.id
  const avatar = page.picture ? await loadAvatar(fetch, page.picture.data.url) : null
  return { externalId: page.id, handle: page.username || page.id, name, avatar, service: FACEBOOK_SITE }
}

const { name, auth } = FACEBOOK_CONTRACT
/** Permission for Pages of a business portfolio; a user may withhold it. */
const BUSINESS = 'business_management'
const BUSINESSES_MAX = 20
const PAGES_MAX = 200

const businessSchema = z.object({ id: graphIdSchema })
const permissionSchema = z.object({ permission: z.string().max(200), status: z.string() })
const managedPageSchema = pageSchema.extend({
  access_token: z.string().min(1).max(10_000),
  tasks: z.array(z.string()).optional().catch(undefined),
})
type ManagedPage = z.infer<typeof managedPageSchema>

/** Returns a connector for Pages: every Page that the user may publish on is found with its own token. */
export function createConnector({ fetch, clock }: Pick<Outside, 'fetch' | 'clock'>, hosts: FacebookHosts): Connector {
  return {
    begin: (_values, { app, redirectUri, state }) => {
      const { clientId } = requireApp(app, name)
      const url = authorizeUrl(hosts.authorize, { clientId, redirectUri, state, scopes: auth.scopes })
      return Promise.resolve({ kind: 'redirect', url, keep: '' })
    },
    finish: async (code, _keep, context) => {
      try {
        return await findPages(code, context)
      } catch (error) {
        throw connectError(error, name, clock.now())
      }
    },
  }

  async function findPages(code: string, { app, redirectUri }: ConnectContext): Promise<FoundChannel[]> {
    const { clientId, clientSecret } = requireApp(app, name)
    const graph = openGraph(fetch, hosts.graph, [clientSecret, code])
    const keys = { client_id: clientId, client_secret: clientSecret }
    const short = await tokenFor(graph, { ...keys, redirect_uri: redirectUri, code: stripCodeFragment(code) })
    const token = await tokenFor(graph, { ...keys, grant_type: 'fb_exchange_token', fb_exchange_token: short })
    const permissions = await readList(graph, `${FACEBOOK_VERSION}/me/permissions`, { token, schema: permissionSchema })
    const scopes = permissions.filter(({ status }) => status === 'granted').map(({ permission }) => permission)
    const needed = auth.scopes.filter((scope) => scope !== BUSINESS)
    requireScopes(needed, scopes, name)
    const listed = [
      ...(await listPages(graph, 'me/accounts', token)),
      ...(scopes.includes(BUSINESS) ? await listBusinessPages(graph, token) : []),
    ]
    const pages = [...new Map(listed.filter(mayPublish).map((page) => [page.id, page])).values()].slice(0, PAGES_MAX)
    if (pages.length === 0) throw new AppError('connection_refused', { detail: NETWORK_WORDS.facebook.noPage })
    return Promise.all(pages.map((page) => channelOf(page, scopes)))
  }

  async function channelOf(page: ManagedPage, scopes: string[]): Promise<FoundChannel> {
    const secret = writeSecret({ accessToken: page.access_token, issuedAt: clock.now() })
    const account = await pageAccount(fetch, page)
    return { account, secret, isProven: true, kind: 'page', scopes, expiresAt: null }
  }
}

function listPages(graph: Graph, path: string, token: string): Promise<ManagedPage[]> {
  const params = { fields: `${PAGE_FIELDS},access_token,tasks`, limit: '100' }
  return readList(graph, `${FACEBOOK_VERSION}/${path}`, { params, token, schema: managedPageSchema })
}

/**
 * Returns the Pages that a user has through a business portfolio, which `me/accounts` leaves out. A portfolio without read access is skipped.
 * https://developers.facebook.com/docs/graph-api/reference/business/owned_pages (2026-11)
 */
async function listBusinessPages(graph: Graph, token: string): Promise<ManagedPage[]> {
  const params = { fields: 'id', limit: '100' }
  const call = { params, token, schema: businessSchema }
  const businesses = await readList(graph, `${FACEBOOK_VERSION}/me/businesses`, call)
  const pages = []
  for (const { id } of businesses.slice(0, BUSINESSES_MAX)) {
    for (const edge of ['owned_pages', 'client_pages']) {
      pages.push(...(await listPages(graph, `${id}/${edge}`, token).catch(passOver)))
    }
  }
  return pages
}

function passOver(error: unknown): ManagedPage[] {
  if (error instanceof GraphError) return []
  throw error
}

async function tokenFor(graph: Graph, params: Record<string, string>): Promise<string> {
  const reply = await graph(`${FACEBOOK_VERSION}/oauth/access_token`, { params })
  return readGraphReply(tokenReplySchema, reply).access_token
}

/** Returns whether the user may publish on a Page. Older Pages have no tasks. */
function mayPublish({ tasks }: ManagedPage): boolean {
  return tasks === undefined || tasks.includes('CREATE_CONTENT') || tasks.includes('PROFILE_PLUS_CREATE_CONTENT')
}
