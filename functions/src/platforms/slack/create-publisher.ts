import { SLACK_CONTRACT } from '@postwright/core/platforms/slack/contract'
import type { Clock } from '../../domain/ports/world.ts'
import type { Publisher } from '../../domain/ports/networks.ts'
import { outcomeOf, refusalOf } from '../failed-step.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { messageOf } from './message-of.ts'
import { postMessage } from './post-message.ts'
import { proveWebhook } from './prove-webhook.ts'
import { readSlackSecret } from './secret.ts'

/** Posts to channels of Slack through incoming webhooks, which say neither an id nor what was posted. */
export function createSlackPublisher(fetch: SafeFetch, clock: Clock): Publisher {
  return {
    platform: SLACK_CONTRACT.platform,

    prepare: (request) => Promise.resolve({ kind: 'prepared', payload: JSON.stringify(messageOf(request)) }),

    publish: async ({ connection, secret, recordKey }, payload) => {
      const { url } = readSlackSecret(secret)
      const [team = ''] = connection.externalId.split('/')
      const message: unknown = JSON.parse(payload)
      try {
        await postMessage(fetch, url, Object(message), clock.now())
        return { kind: 'published', remoteId: recordKey, url: `https://app.slack.com/client/${team}` }
      } catch (error) {
        return outcomeOf(error, [url])
      }
    },

    reconcile: () => {
      const detail = 'a webhook of Slack cannot be asked what it has posted'
      return Promise.resolve({ kind: 'unknown', error: { kind: 'timeout_unknown', detail, retryable: false } })
    },

    check: async ({ externalId, handle, name, avatar, service }, secret) => {
      const { url } = readSlackSecret(secret)
      try {
        await proveWebhook(fetch, url, clock.now())
        return { kind: 'ok', account: { externalId, handle, name, avatar, service } }
      } catch (error) {
        return refusalOf(error, [url])
      }
    },

    // NOTE a webhook is removed in Slack only; other programs of the person may post through it.
    revoke: () => Promise.resolve(),
  }
}
