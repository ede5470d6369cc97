import { WEBHOOK_CONTRACT } from '@postwright/core/platforms/webhook/contract'
import type { Publisher } from '../../domain/ports/networks.ts'
import { refusalOf } from '../failed-step.ts'
import type { Outside } from '../platform-module.ts'
import { eventOf } from './event-of.ts'
import { readWebhookSecret } from './secret.ts'
import { sendEvent } from './send-event.ts'

/** Sends posts to addresses as signed events. */
export function createWebhookPublisher({ fetch, clock, ids }: Pick<Outside, 'fetch' | 'clock' | 'ids'>): Publisher {
  return {
    platform: WEBHOOK_CONTRACT.platform,

    prepare: () => Promise.resolve({ kind: 'prepared', payload: '' }),

    // A refusal also where no answer came: the same id again cannot double the post, so nothing has to be looked up.
    publish: async (request) => {
      const access = readWebhookSecret(request.secret)
      try {
        await sendEvent(fetch, access, { event: eventOf(request), now: clock.now() })
        return { kind: 'published', remoteId: request.recordKey, url: request.connection.service }
      } catch (error) {
        return refusalOf(error, [access.url, access.key])
      }
    },

    // A receiver cannot be asked. Sending the event again under its id is safe whether it arrived or not.
    reconcile: () => Promise.resolve({ kind: 'absent' }),

    check: async ({ externalId, handle, name, avatar, service }, secret) => {
      const access = readWebhookSecret(secret)
      const now = clock.now()
      const event = { id: `channel_${ids.random()}`, type: 'channel.checked', at: now, data: {} }
      try {
        await sendEvent(fetch, access, { event, now })
        return { kind: 'ok', account: { externalId, handle, name, avatar, service } }
      } catch (error) {
        return refusalOf(error, [access.url, access.key])
      }
    },

    revoke: () => Promise.resolve(),
  }
}
