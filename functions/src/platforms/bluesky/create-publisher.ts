import { BLUESKY_CONTRACT } from '@postwright/core/platforms/bluesky/contract'
import type { Connection } from '@postwright/core/model/connection'
import type { Clock } from '../../domain/ports/world.ts'
import type { Publisher, Secret } from '../../domain/ports/networks.ts'
import type { Images } from '../../domain/ports/images.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { refusalOf } from './classify-failure.ts'
import { findPost } from './find-post.ts'
import { loadAccount } from './load-account.ts'
import { preparePost, readWait } from './prepare-post.ts'
import { publishPost } from './publish-post.ts'
import { readFollowers, readMetrics } from './read-metrics.ts'
import { readSecret, secretsIn } from './secret.ts'
import { type BlueskySession, openSession } from './session.ts'
import type { VideoService } from './upload-video.ts'
import { writeProfile } from './write-profile.ts'
import { openXrpc } from './xrpc.ts'

const REVOKE_TIMEOUT = 5_000

/** `videos`: null where the network's service for videos cannot be reached, as on a developer's machine. */
type Outside = { fetch: SafeFetch; images: Images; clock: Clock; videos: VideoService | null }

/** Publishes to accounts of Bluesky and of any other server of the AT Protocol. */
export function createBlueskyPublisher({ fetch, images, clock, videos }: Outside): Publisher {
  const open = (connection: Connection, secret: Secret): BlueskySession =>
    openSession(openXrpc(fetch, connection.service, { secrets: secretsIn(secret) }), connection.externalId, secret)

  return {
    platform: BLUESKY_CONTRACT.platform,

    prepare: (request, progress) =>
      preparePost(open(request.connection, request.secret), request, {
        fetch,
        images,
        videos,
        now: clock.now(),
        progress,
      }),

    // NOTE each question is a delivery of its own, which prepares again: that asks the service for the video.
    poll: (_request, payload) => {
      const wait = readWait(payload)
      return Promise.resolve(wait === null ? { kind: 'ready' } : { kind: 'processing', again: wait })
    },

    publish: (request, payload) => publishPost(open(request.connection, request.secret), request, payload, clock.now()),

    reconcile: async (request) => {
      const session = open(request.connection, request.secret)
      return { ...(await findPost(session, request, clock.now())), ...session.rotation() }
    },

    metrics: async (connection, secret, remoteId) => {
      const session = open(connection, secret)
      try {
        return { kind: 'metrics', values: await readMetrics(session, remoteId), ...session.rotation() }
      } catch (error) {
        return { ...refusalOf(error, clock.now()), ...session.rotation() }
      }
    },

    followers: async (connection, secret) => {
      const session = open(connection, secret)
      try {
        return { kind: 'followers', count: await readFollowers(session), ...session.rotation() }
      } catch (error) {
        return { ...refusalOf(error, clock.now()), ...session.rotation() }
      }
    },

    writeProfile: async (connection, secret, change) => {
      const session = open(connection, secret)
      return { ...(await writeProfile(session, change, clock.now())), ...session.rotation() }
    },

    check: async (connection, secret) => {
      const session = open(connection, secret)
      try {
        const handle = await session.renew()
        const facts = { did: session.did, handle, service: connection.service, secrets: secretsIn(secret) }
        const account = await loadAccount(session.callPublic, facts)
        return { kind: 'ok', account, ...session.rotation() }
      } catch (error) {
        return { ...refusalOf(error, clock.now()), ...session.rotation() }
      }
    },

    revoke: async (connection, secret) => {
      const xrpc = openXrpc(fetch, connection.service, { timeout: REVOKE_TIMEOUT, secrets: secretsIn(secret) })
      await xrpc('com.atproto.server.deleteSession', { token: readSecret(secret).refreshJwt })
    },
  }
}
