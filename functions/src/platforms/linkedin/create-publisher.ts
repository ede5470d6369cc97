import { LINKEDIN_CONTRACT } from '@postwright/core/platforms/linkedin/contract'
import { z } from 'zod'
import type { Publisher, PublishRequest, Secret } from '../../domain/ports/networks.ts'
import { refusalOf, Unsendable } from '../oauth-api/failures.ts'
import { warningOf } from '../oauth-api/captions.ts'
import { openApi, type Api, readBody } from '../oauth-api/api.ts'
import { requireApp } from '../oauth-api/connect.ts'
import { readTokens, openTokenSession, type TokenSession } from '../oauth-api/tokens.ts'
import { tryPublish, tryStep } from '../oauth-api/try-step.ts'
import type { Outside } from '../platform-module.ts'
import { explainLinkedIn } from './failures.ts'
import { findComment, findPost } from './find-post.ts'
import { type LinkedInHosts, versioned } from './api.ts'
import { pollMedia } from './uploads.ts'
import { publishComment, publishPost, postBody } from './publish-post.ts'
import { readFollowers, readMetrics } from './read-metrics.ts'
import { isAsDocument, uploadAsDocument } from './upload-as-document.ts'
import { uploadMedia } from './upload-media.ts'
import { requestTokens, loadMember, checkOrganization } from './connect.ts'
import { readPairs } from '@postwright/core/platforms/setting-formats'
import { hasMention, type Mention } from './little-text.ts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const REVOKE_TIMEOUT = 5_000

/** Payload of `prepare`: the body of the publish call, and the files that LinkedIn may still be processing. */
const payloadSchema = z.object({
  body: z.record(z.string(), z.unknown()),
  files: z.array(z.object({ urn: z.string(), sentAt: z.number() })),
})
const readPayload = (payload: string) => payloadSchema.parse(JSON.parse(payload))

const isMember = (urn: string) => urn.startsWith('urn:li:person:')

/** Returns a publisher for members and organisations: texts, images, a video, a document, an article, a poll, a first comment. */
export function createLinkedInPublisher(
  needs: Pick<Outside, 'fetch' | 'images' | 'clock' | 'app'>,
  hosts: LinkedInHosts,
): Publisher {
  const { fetch, images, clock, app } = needs
  const context = { explain: explainLinkedIn, clock }
  const store = openApi(fetch)
  const open = (secret: Secret) => {
    const session = openSession(needs, hosts, secret)
    return { session, send: session.call, call: versioned(session.call) }
  }
  const isComment = ({ part }: PublishRequest) => part.kind === 'comment'

  return {
    platform: LINKEDIN_CONTRACT.platform,

    prepare: (request, progress) => {
      const { session, ...calls } = open(request.secret)
      return tryStep(session, context, async () => {
        if (isComment(request)) return { kind: 'prepared' as const, payload: JSON.stringify({ body: {}, files: [] }) }
        postBody(request, [])
        const explain = (error: unknown) =>
          refusalOf(error, { ...context, now: clock.now(), secrets: session.secrets() }).error.detail
        const tools = { ...calls, store, hosts, images, progress, explain, now: clock.now }
        const mentions = await findMentions(calls.call, hosts, request)
        const files = []
        if (isAsDocument(request.content)) files.push(await uploadAsDocument(tools, request))
        else for (const item of request.content.media) files.push(await uploadMedia(tools, request, item))
        const body = postBody(
          request,
          files.map(({ urn }) => urn),
          mentions,
        )
        const sent = files.map(({ urn, sentAt }) => ({ urn, sentAt }))
        return { kind: 'prepared' as const, payload: JSON.stringify({ body, files: sent }) }
      })
    },

    poll: ({ secret }, payload) => {
      const { session, call } = open(secret)
      return tryStep(session, context, () =>
        pollMedia(call, { hosts, files: readPayload(payload).files, now: clock.now() }),
      )
    },

    publish: (request, payload, { kept }) => {
      const { session, call } = open(request.secret)
      const warning = warningOf(kept, request)
      return tryPublish(session, context, async () => {
        if (isComment(request)) return publishComment({ call, hosts }, request)
        return { ...(await publishPost({ call, hosts }, readPayload(payload).body)), ...warning }
      })
    },

    reconcile: (request, kept) => {
      const { session, call } = open(request.secret)
      return tryStep(session, context, async () => {
        if (isComment(request)) return findComment(call, { hosts, request })
        const found = await findPost(call, { hosts, request, kept })
        return found.kind === 'published' ? { ...found, ...warningOf(kept, request) } : found
      })
    },

    metrics: (connection, secret, remoteId) => {
      const { session, call } = open(secret)
      return tryStep(session, context, async () => ({
        kind: 'metrics' as const,
        values: await readMetrics(call, hosts, { connection, remoteId }),
      }))
    },

    followers: (connection, secret) => {
      const { session, call } = open(secret)
      return tryStep(session, context, async () => ({
        kind: 'followers' as const,
        count: await readFollowers(call, hosts, connection),
      }))
    },

    refresh: (_connection, secret) => {
      const { session } = open(secret)
      return tryStep(session, context, async () => {
        await session.renew()
        return { kind: 'ok' as const, expiresAt: session.endsAt() }
      })
    },

    check: ({ externalId, scopes }, secret) => {
      const { session, call } = open(secret)
      return tryStep(session, context, async () => ({
        kind: 'ok' as const,
        account: await (isMember(externalId)
          ? loadMember(call, { hosts, fetch, scopes })
          : checkOrganization(call, hosts, externalId)),
      }))
    },

    revoke: async ({ externalId }, secret) => {
      // All channels of one consent share the same access, which belongs to the member, so only the member's channel revokes it.
      if (!isMember(externalId)) return
      const { clientId, clientSecret } = await requireApp(app)
      const fields = { client_id: clientId, client_secret: clientSecret, token: readTokens(secret).access }
      await store(`${hosts.oauth}/revoke`, { method: 'POST', body: { kind: 'form', fields }, timeout: REVOKE_TIMEOUT })
    },
  }
}

type Needs = Pick<Outside, 'fetch' | 'clock' | 'app'>

type LinkedInSession = TokenSession & {
  /** Returns the time at which the user must consent again; null before the access is renewed. */
  endsAt: () => number | null
}

/** Opens a session with the stored access of one member, which may also post for organisations. */
function openSession({ fetch, clock, app }: Needs, hosts: LinkedInHosts, secret: Secret): LinkedInSession {
  const api = openApi(fetch)
  let endsAt: number | null = null
  const renewTokens = async (refresh: string) => {
    if (refresh === '') throw new Unsendable('token_expired', NETWORK_WORDS.linkedin.accessEnded)
    const fields = { grant_type: 'refresh_token', refresh_token: refresh }
    const grant = await requestTokens(api, hosts, { app: await requireApp(app), fields, now: clock.now() })
    endsAt = grant.endsAt
    return grant.tokens
  }
  return { ...openTokenSession(api, { secret, clock, renewTokens }), endsAt: () => endsAt }
}

/** Only permission that allows looking up organisations; self-serve apps cannot get it. */
const LOOKUP = 'rw_organization_admin'

const foundSchema = z.object({ elements: z.array(z.object({ id: z.int().min(1) })).max(100) })

/**
 * Returns the organisations that the text mentions: by the given number, or by the name in the address of their page.
 * https://learn.microsoft.com/en-us/linkedin/marketing/community-management/organizations/organization-lookup-api (2026-11-29)
 * @throws Unsendable when a page is not found, or may not be looked up
 */
async function findMentions(call: Api, hosts: LinkedInHosts, request: PublishRequest): Promise<Mention[]> {
  const { companies } = request.content.settings
  const pairs = typeof companies === 'string' ? readPairs(companies) : []
  const mentions = []
  for (const { name, address } of pairs) {
    const shown = name.trim().replace(/^@/, '')
    if (!hasMention(request.content.text, shown)) continue
    const id = await findOrganization(call, { hosts, request, page: pageOf(address) })
    mentions.push({ name: shown, urn: `urn:li:organization:${id}` })
  }
  return mentions
}

type Wanted = { hosts: LinkedInHosts; request: PublishRequest; page: string }

async function findOrganization(call: Api, { hosts, request, page }: Wanted): Promise<string> {
  if (/^\d{1,19}$/.test(page)) return page
  if (!request.connection.scopes.includes(LOOKUP)) {
    throw new Unsendable('permission', fillWords(NETWORK_WORDS.linkedin.noLookup, { page }))
  }
  const query = { q: 'vanityName', vanityName: page }
  const { elements } = readBody(foundSchema, await call(`${hosts.api}/organizations`, { query }))
  const [found] = elements
  if (!found) throw new Unsendable('content_policy', fillWords(NETWORK_WORDS.linkedin.noPage, { page }))
  return String(found.id)
}

/**
 * Returns the number or the name of a page from its address, such as `https://www.linkedin.com/company/example-works/about`. Any other text is only
 * trimmed.
 */
function pageOf(address: string): string {
  const path = /\/(?:company|showcase|school)\/([^/?#\s]{1,200})/.exec(address)?.[1]
  return path ?? address.trim()
}
