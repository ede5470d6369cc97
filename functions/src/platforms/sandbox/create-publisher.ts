import type { Connection } from '@postwright/core/model/connection'
import type { Clock } from '../../domain/ports/world.ts'
import type { Publisher, PublishRequest, Refused, Secret, Unknown } from '../../domain/ports/networks.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { callSandbox } from './call-sandbox.ts'
import { replyOutcome, timeoutOutcome } from './outcome-of.ts'
import { readSandboxSecret } from './secret.ts'

/** Short, so that people who try the mode without an answer need not wait long. */
const PUBLISH_TIMEOUT = 5_000
/** Long enough for a worker of the emulators that has to start first. */
const READ_TIMEOUT = 20_000

type Outside = { fetch: SafeFetch; clock: Clock; sandboxUrl: string; appOrigin: string }

/** Publishes to the sandbox network, over HTTP like to any other. */
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

/** A lookup that fails proves nothing about the post. */
function toUnknown(outcome: Refused | Unknown): Unknown {
  return { ...outcome, kind: 'unknown' }
}

function missing(mediaId: string): Refused {
  return { kind: 'refused', error: { kind: 'media_format', detail: `image ${mediaId} is missing`, retryable: false } }
}
