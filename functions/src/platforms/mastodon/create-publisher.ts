import type { Connection } from '@postwright/core/model/connection'
import { MASTODON_CONTRACT } from '@postwright/core/platforms/mastodon/contract'
import type { Publisher, Secret } from '../../domain/ports/networks.ts'
import { outcomeOf, refusalOf, unclearOf } from '../failed-step.ts'
import type { Outside } from '../platform-module.ts'
import { openInstance } from './call-instance.ts'
import { findQuoted } from './find-quoted.ts'
import { findStatus } from './find-status.ts'
import { loadAccount } from './load-account.ts'
import { pollMedia } from './poll-media.ts'
import { publishStatus, readPayload } from './publish-status.ts'
import { followedSchema, statusSchema } from './reply-schemas.ts'
import { readMastodonSecret, secretsIn } from './secret.ts'
import { uploadMedia } from './upload-media.ts'
import { writeProfile } from './write-profile.ts'

/** Publishes to accounts of any instance of Mastodon. */
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

    reconcile: async (request) => {
      const { instance, hidden } = open(request.connection, request.secret)
      try {
        return await findStatus(instance, request)
      } catch (error) {
        return unclearOf(error, hidden)
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
