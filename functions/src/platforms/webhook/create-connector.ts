import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Connector } from '../../domain/ports/networks.ts'
import type { Ids } from '../../domain/ports/world.ts'
import { connectFailure } from '../connect-failure.ts'
import { NetworkFailure } from '../network-failure.ts'
import type { Outside } from '../platform-module.ts'
import { readConnectValues } from '../read-connect-values.ts'
import { webhookSecret } from './secret.ts'
import { sendEvent } from './send-event.ts'

const NOT_THERE = 'There is nothing at this address that takes webhooks. Check it for typing mistakes.'
const NO_KEY = 'A signing secret begins with whsec_ and goes on with at least 24 bytes in base 64.'

/** A receiver that checks signatures refuses until it knows the secret, which it gets only once the channel is connected. */
const NOT_THERE_STATUS = new Set(['disconnected', 'platform_down'])

const valuesSchema = z.object({
  name: z.string().trim().min(1).max(80),
  address: z.url({ protocol: /^https?$/ }).max(512),
  secret: z
    .string()
    .trim()
    .regex(/^whsec_[A-Za-z0-9+/]{32,172}={0,2}$/, NO_KEY)
    .optional(),
})

/** Connects an address that takes signed events. Its secret is made here unless the receiver has one already. */
export function createWebhookConnector({ fetch, clock, ids }: Pick<Outside, 'fetch' | 'clock' | 'ids'>): Connector {
  return {
    begin: async (values) => {
      const { name, address, secret: own } = readConnectValues(valuesSchema, values)
      const key = own ?? newKey(ids)
      const now = clock.now()
      const event = { id: `channel_${ids.random()}`, type: 'channel.connected', at: now, data: { name } }
      await sendEvent(fetch, { url: address, key }, { event, now }).catch((error: unknown) => {
        const isThere = error instanceof NetworkFailure && !NOT_THERE_STATUS.has(error.kind)
        if (!isThere) throw connectFailure(error, now, 'address', NOT_THERE)
      })
      const { origin, host } = new URL(address)
      // The address itself may hold a key, so the channel is known by its hash.
      const externalId = createHash('sha256').update(address).digest('hex')
      const account = { externalId, handle: name, name: `${name} (${host})`, avatar: null, service: origin }
      const channels = [{ account, secret: webhookSecret({ url: address, key }), isProven: true }]
      return { kind: 'found', channels, ...(own === undefined && { notice: key }) }
    },
  }
}

function newKey(ids: Ids): string {
  const bytes = createHash('sha256').update(`${ids.random()}${ids.random()}`).digest('base64')
  return `whsec_${bytes}`
}
