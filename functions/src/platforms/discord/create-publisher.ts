import { DISCORD_CONTRACT } from '@postwright/core/platforms/discord/contract'
import type { Publisher } from '../../domain/ports/networks.ts'
import { outcomeOf, refusalOf } from '../failed-step.ts'
import type { Outside } from '../platform-module.ts'
import { loadMetrics } from './load-metrics.ts'
import { loadWebhook } from './load-webhook.ts'
import { messageOf } from './message-of.ts'
import { publishMessage } from './publish-message.ts'
import { readDiscordSecret, secretsIn } from './secret.ts'

type Needs = Pick<Outside, 'fetch' | 'images' | 'clock' | 'baseUrl'>

/** Posts to channels of Discord through webhooks, which show a message by its id only. */
export function createDiscordPublisher({ fetch, images, clock, baseUrl }: Needs): Publisher {
  return {
    platform: DISCORD_CONTRACT.platform,

    prepare: ({ content }) => Promise.resolve({ kind: 'prepared', payload: JSON.stringify(messageOf(content)) }),

    publish: async (request, payload) => {
      const access = readDiscordSecret(request.secret)
      const [guildId = ''] = request.connection.externalId.split('/')
      try {
        return await publishMessage({ fetch, images }, { request, payload, access, guildId, now: clock.now() })
      } catch (error) {
        return outcomeOf(error, secretsIn(access))
      }
    },

    reconcile: () => {
      const detail = 'a webhook of Discord shows a message by its id only, and the id did not arrive'
      return Promise.resolve({ kind: 'unknown', error: { kind: 'timeout_unknown', detail, retryable: false } })
    },

    metrics: async (_connection, secret, messageId) => {
      const access = readDiscordSecret(secret)
      try {
        return { kind: 'metrics', values: await loadMetrics(fetch, access, { messageId, now: clock.now() }) }
      } catch (error) {
        return refusalOf(error, secretsIn(access))
      }
    },

    check: async (_connection, secret) => {
      const access = readDiscordSecret(secret)
      try {
        return { kind: 'ok', account: await loadWebhook(fetch, { url: access.url, baseUrl, now: clock.now() }) }
      } catch (error) {
        return refusalOf(error, secretsIn(access))
      }
    },

    // NOTE to delete a webhook would also end what other programs of the person post through it.
    revoke: () => Promise.resolve(),
  }
}
