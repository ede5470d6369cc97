import type { Connection } from '@postwright/core/model/connection'
import { MASTODON_CONTRACT } from '@postwright/core/platforms/mastodon/contract'
import type { Publisher, Secret, Absent, Published, PublishRequest } from '../../domain/ports/networks.ts'
import { outcomeOf, refusalOf, toUnknownOutcome, NetworkFailure } from '../failures.ts'
import type { Outside } from '../platform-module.ts'
import {
  openInstance,
  type Instance,
  followedSchema,
  statusSchema,
  ownProfileSchema,
  sourceSchema,
  type Status,
  type QuotedStatus,
  quotedSchema,
  searchSchema,
} from './api.ts'
import { loadAccount, readMastodonSecret, secretsIn } from './connect.ts'
import { publishStatus, readPayload, toPublished } from './publish-post.ts'
import { findUploads, uploadMedia } from './upload-media.ts'
import type { ProfileChange, WrittenProfile } from '../../domain/ports/public-readers.ts'
import { htmlToText } from '../../files/feed/html-to-text.ts'
import { z } from 'zod'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.mastodon

/** Returns a publisher for accounts of any Mastodon instance. */
export function createMastodonPublisher({
  fetch,
  images,
  clock,
}: Pick<Outside, 'fetch' | 'images' | 'clock'>): Publisher {
  const open = ({ service }: Pick<Connection, 'service'>, secret: Secret) => {
    const access = readMastodonSecret(secret)
    return {
      instance: openInstance(fetch, service, { token: access.accessToken, now: clock.now }),
      hidden: secretsIn(access),
    }
  }

  return {
    platform: MASTODON_CONTRACT.platform,

    prepare: async (request, progress) => {
      const { instance, hidden } = open(request.connection, request.secret)
      try {
        const quotedId = await findQuoted(instance, request)
        const mediaIds = await uploadMedia(instance, images, { request, progress })
        return { kind: 'prepared', payload: JSON.stringify({ mediaIds, quotedId }) }
      } catch (error) {
        return refusalOf(error, hidden)
      }
    },

    poll: async ({ connection, secret }, payload) => {
      const { instance, hidden } = open(connection, secret)
      try {
        return await pollMedia(instance, readPayload(payload).mediaIds)
      } catch (error) {
        return refusalOf(error, hidden)
      }
    },

    publish: async (request, payload, progress) => {
      const { instance, hidden } = open(request.connection, request.secret)
      try {
        return await publishStatus(instance, { request, payload, progress })
      } catch (error) {
        return outcomeOf(error, hidden)
      }
    },

    reconcile: async (request, kept) => {
      const { instance, hidden } = open(request.connection, request.secret)
      try {
        return await findStatus(instance, request, findUploads(request, kept))
      } catch (error) {
        return toUnknownOutcome(error, hidden)
      }
    },

    metrics: async (connection, secret, remoteId) => {
      const { instance, hidden } = open(connection, secret)
      try {
        const status = await instance.read(`/api/v1/statuses/${encodeURIComponent(remoteId)}`, statusSchema)
        const { favourites_count: likes, reblogs_count: reposts, replies_count: replies } = status
        return { kind: 'metrics', values: { likes, reposts, replies } }
      } catch (error) {
        return refusalOf(error, hidden)
      }
    },

    // https://docs.joinmastodon.org/entities/Account/#followers_count (2026-11)
    followers: async (connection, secret) => {
      const { instance, hidden } = open(connection, secret)
      try {
        const account = await instance.read('/api/v1/accounts/verify_credentials', followedSchema)
        return { kind: 'followers', count: account.followers_count }
      } catch (error) {
        return refusalOf(error, hidden)
      }
    },

    writeProfile: async (connection, secret, change) => {
      const { instance, hidden } = open(connection, secret)
      try {
        return await writeProfile(instance, change)
      } catch (error) {
        return refusalOf(error, hidden)
      }
    },

    check: async (connection, secret) => {
      const { instance, hidden } = open(connection, secret)
      try {
        const { account, limits, choices } = await loadAccount(fetch, instance, connection.service)
        return { kind: 'ok', account, facts: { limits, choices } }
      } catch (error) {
        return refusalOf(error, hidden)
      }
    },

    revoke: async ({ service }, secret) => {
      const { clientId, clientSecret, accessToken } = readMastodonSecret(secret)
      const form = { client_id: clientId, client_secret: clientSecret, token: accessToken }
      await openInstance(fetch, service, { now: clock.now }).call('/oauth/revoke', { form })
    },
  }
}

const AGAIN = 3000

/** Status for a file that the instance has and is still processing. */
const PARTIAL = 206

/**
 * Returns whether all files of a status are processed.
 * @throws NetworkFailure, TransportError
 */
async function pollMedia(
  instance: Instance,
  mediaIds: readonly string[],
): Promise<{ kind: 'ready' } | { kind: 'processing'; again: number }> {
  for (const id of mediaIds) {
    const { status } = await instance.call(`/api/v1/media/${encodeURIComponent(id)}`)
    if (status === PARTIAL) return { kind: 'processing', again: AGAIN }
  }
  return { kind: 'ready' }
}

/**
 * Replaces name and bio of the account.
 * https://docs.joinmastodon.org/methods/accounts/#update_credentials (2026-11): omitted fields stay unchanged.
 * @throws NetworkFailure, TransportError
 */
async function writeProfile(instance: Instance, { wanted, decide }: ProfileChange): Promise<WrittenProfile> {
  const {
    display_name: name,
    note,
    source,
  } = await instance.read('/api/v1/accounts/verify_credentials', ownProfileSchema)
  const decision = decide({ name, bios: [source.note, htmlToText(note)] })
  if (decision !== 'write') return { kind: decision }
  const json = { display_name: wanted.name, note: wanted.bio }
  await instance.call('/api/v1/accounts/update_credentials', { method: 'PATCH', json })
  return { kind: 'written' }
}

/** Maximum number of statuses that the instance returns per call. */
const LATEST = 40

/** Maximum delay of the instance's clock behind ours. */
const SKEW = 2 * 60_000

/**
 * Finds the status among the account's latest: created since the intent, with the same text, parent and uploads. The instance stores no key of ours
 * that could be queried. Where the uploads are unknown, only the number of files is compared.
 * @throws NetworkFailure, TransportError
 */
async function findStatus(
  instance: Instance,
  request: PublishRequest,
  uploads: readonly string[] | null,
): Promise<Published | Absent> {
  const { connection, content, intentAt, part } = request
  const [accountId = ''] = connection.externalId.split('@')
  const path = `/api/v1/accounts/${encodeURIComponent(accountId)}/statuses?limit=${LATEST}&exclude_reblogs=true`
  const latest = await instance.read(path, z.array(statusSchema))
  const hasUploads = ({ media_attachments: media }: Status) =>
    media.length === content.media.length &&
    (uploads === null || media.every(({ id }) => id === null || uploads.includes(id)))
  const mayBe = (status: Status) =>
    status.created_at >= intentAt - SKEW &&
    status.in_reply_to_id === (part.replyTo?.parent ?? null) &&
    hasUploads(status)
  for (const status of latest.filter(mayBe)) {
    // The list contains HTML; the source is the original text.
    const { text } = await instance.read(`/api/v1/statuses/${encodeURIComponent(status.id)}/source`, sourceSchema)
    if (text.trim() === content.text.trim()) return { ...toPublished(connection, status), text }
  }
  return { kind: 'absent' }
}

const SEARCH = 'read:search'

/**
 * Returns the id, on the account's own server, of the status that the post quotes; null where it quotes none. Later parts of a thread quote nothing.
 * A post of another server is found with the search: https://docs.joinmastodon.org/methods/search/#v2 (2026-11-29)
 * @throws NetworkFailure, TransportError
 */
async function findQuoted(instance: Instance, request: PublishRequest): Promise<string | null> {
  const { connection, content, part } = request
  const { quote } = content.settings
  const address = typeof quote === 'string' && part.kind === 'post' ? quote.trim() : ''
  if (address === '') return null
  const status = await lookUp(instance, connection, address)
  if (status === undefined) throw refused(WORDS.quoteMissing)
  if (status.quote_approval?.current_user === 'denied') throw refused(WORDS.quoteDenied)
  return status.id
}

async function lookUp(
  instance: Instance,
  { service, scopes }: PublishRequest['connection'],
  address: string,
): Promise<QuotedStatus | undefined> {
  const own = ownId(service, address)
  if (own !== null) return instance.read(`/api/v1/statuses/${encodeURIComponent(own)}`, quotedSchema)
  if (!scopes.includes(SEARCH)) {
    throw new NetworkFailure({
      kind: 'permission',
      detail: WORDS.quoteNeedsSearch,
    })
  }
  const query = new URLSearchParams({ q: address, type: 'statuses', resolve: 'true', limit: '1' })
  const { statuses } = await instance.read(`/api/v2/search?${query.toString()}`, searchSchema)
  return statuses[0]
}

/** Returns the id in the address of a status on the account's own server, such as `/@ada/11000000`. */
function ownId(service: string, address: string): string | null {
  if (!URL.canParse(address)) return null
  const { host, pathname } = new URL(address)
  return host === new URL(service).host ? (/\/(\d{1,40})\/?$/.exec(pathname)?.[1] ?? null) : null
}

const refused = (detail: string) => new NetworkFailure({ kind: 'content_policy', detail })
