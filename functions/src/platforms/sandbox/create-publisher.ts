import type { Connection } from '@postwright/core/model/connection'
import type { Clock } from '../../domain/ports/world.ts'
import type { Publisher, PublishRequest, Refused, Secret, Unknown } from '../../domain/ports/networks.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { documentId } from '@postwright/core/ids'
import { z } from 'zod'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { TransportError } from '../transport-error.ts'
import { POST_TEXT_MAX } from '@postwright/core/limits'
import { parseJson } from '@postwright/core/text/parse-json'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

/** Short timeout, so that users who try the sandbox mode without a reply need not wait long. */
const PUBLISH_TIMEOUT = 5_000
/** Timeout long enough for an emulator worker that must start first. */
const READ_TIMEOUT = 20_000

type Outside = { fetch: SafeFetch; clock: Clock; sandboxUrl: string; appOrigin: string }

/** Returns a publisher to the sandbox network, over HTTP like any other. */
export function createSandboxPublisher({ fetch, clock, sandboxUrl, appOrigin }: Outside): Publisher {
  const channelUrl = ({ id }: Connection, secret: Secret) =>
    `${sandboxUrl}/channels/${readSandboxSecret(secret).workspaceId}/${id}`
  const published = ({ connection: { id }, recordKey }: PublishRequest) => ({
    kind: 'published' as const,
    remoteId: `${id}_${recordKey}`,
    url: `${appOrigin}/sandbox/${id}#${recordKey}`,
  })

  async function visitChannel(connection: Connection, secret: Secret): Promise<{ kind: 'ok' } | Refused> {
    try {
      const reply = await callSandbox(fetch, channelUrl(connection, secret), { timeout: READ_TIMEOUT })
      return reply.status === 200 ? { kind: 'ok' } : toRefused(replyOutcome(reply, clock.now()))
    } catch (error) {
      return toRefused(timeoutOutcome(error))
    }
  }

  return {
    platform: 'sandbox',

    prepare: async ({ connection, secret, content, loadMedia }) => {
      const visit = await visitChannel(connection, secret)
      if (visit.kind !== 'ok') return visit
      for (const { mediaId } of content.media) {
        if ((await loadMedia(mediaId)) === null) return missing(mediaId)
      }
      const images = content.media.map(({ mediaId, alt }) => ({ mediaId, alt }))
      return { kind: 'prepared', payload: JSON.stringify({ text: content.text, images }) }
    },

    publish: async (request, payload) => {
      const url = `${channelUrl(request.connection, request.secret)}/posts`
      const content: unknown = JSON.parse(payload)
      const body = { recordKey: request.recordKey, content }
      return callSandbox(fetch, url, { body, timeout: PUBLISH_TIMEOUT }).then(
        (reply) => (reply.status === 201 ? published(request) : replyOutcome(reply, clock.now())),
        timeoutOutcome,
      )
    },

    reconcile: async (request) => {
      const url = `${channelUrl(request.connection, request.secret)}/posts/${request.recordKey}`
      return callSandbox(fetch, url, { timeout: READ_TIMEOUT }).then(
        (reply) => {
          if (reply.status === 200) return { ...published(request), text: reply.detail }
          if (reply.code === 'post_not_found') return { kind: 'absent' as const }
          return toUnknown(replyOutcome(reply, clock.now()))
        },
        (error: unknown) => toUnknown(timeoutOutcome(error)),
      )
    },

    check: async (connection, secret) => {
      const visit = await visitChannel(connection, secret)
      if (visit.kind !== 'ok') return visit
      const { externalId, handle, name, avatar, service } = connection
      return { kind: 'ok', account: { externalId, handle, name, avatar, service } }
    },

    followers: async (connection, secret) => {
      try {
        const reply = await callSandbox(fetch, `${channelUrl(connection, secret)}/followers`, { timeout: READ_TIMEOUT })
        if (reply.status === 200) return { kind: 'followers', count: Number(reply.detail) }
        return toRefused(replyOutcome(reply, clock.now()))
      } catch (error) {
        return toRefused(timeoutOutcome(error))
      }
    },

    revoke: () => Promise.resolve(),
  }
}

/** A read publishes nothing, so an unknown outcome counts as a refusal. */
function toRefused(outcome: Refused | Unknown): Refused {
  return outcome.kind === 'refused' ? outcome : { kind: 'refused', error: outcome.error }
}

/** A failed look-up proves nothing about the post. */
function toUnknown(outcome: Refused | Unknown): Unknown {
  return { ...outcome, kind: 'unknown' }
}

function missing(mediaId: string): Refused {
  const detail = fillWords(NETWORK_WORDS.sandbox.imageMissing, { mediaId })
  return { kind: 'refused', error: { kind: 'media_format', detail, retryable: false } }
}

/** Access to the sandbox network, which stores its channels by workspace and needs no proof. */
const sandboxSecretSchema = z.object({ workspaceId: documentId() })

function readSandboxSecret(secret: Secret): z.infer<typeof sandboxSecretSchema> {
  return sandboxSecretSchema.parse(JSON.parse(secret))
}

const DETAIL_MAX = 500

const REFUSALS: Record<number, PublishErrorKind> = {
  400: 'content_policy',
  401: 'token_expired',
  404: 'config',
  422: 'content_policy',
  429: 'rate_limit',
}

/** Returns the outcome of an unsuccessful reply. `now` is epoch milliseconds. */
function replyOutcome({ status, detail, retryAfter }: SandboxReply, now: number): Refused | Unknown {
  const kind = REFUSALS[status]
  const said = detail.slice(0, DETAIL_MAX)
  if (!kind) return { kind: 'unknown', error: { kind: 'platform_down', detail: said, retryable: true } }
  const error = { kind, detail: said, retryable: kind === 'rate_limit' }
  return { kind: 'refused', error, ...(retryAfter !== null && { retryAt: now + retryAfter * 1000 }) }
}

/**
 * Returns the outcome of a call without a reply. Only a request that was never sent is certain not to have been accepted. Errors other than a
 * `TransportError` are rethrown.
 */
function timeoutOutcome(error: unknown): Refused | Unknown {
  if (!(error instanceof TransportError)) throw error
  if (error.sent) {
    return { kind: 'unknown', error: { kind: 'timeout_unknown', detail: error.message, retryable: true } }
  }
  return { kind: 'refused', error: { kind: 'platform_down', detail: error.message, retryable: true } }
}

type SandboxReply = { status: number; code: string; detail: string; retryAfter: number | null }

const replySchema = z.object({ code: z.string().max(60), detail: z.string().max(POST_TEXT_MAX) })

/**
 * Makes one call to the sandbox network's HTTP API. `timeout` in milliseconds.
 * @throws TransportError without a reply
 */
async function callSandbox(
  fetch: SafeFetch,
  url: string,
  { body, timeout }: { body?: object; timeout: number },
): Promise<SandboxReply> {
  const headers = { 'content-type': 'application/json' }
  const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
  const reply = await fetch(url, init, { timeout })
  const retryAfter = Number(reply.headers.get('retry-after'))
  const said = replySchema.safeParse(parseJson(await reply.text())).data
  const { code, detail } = said ?? { code: '', detail: `HTTP ${reply.status}` }
  return { status: reply.status, code, detail, retryAfter: retryAfter > 0 ? retryAfter : null }
}
