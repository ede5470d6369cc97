import { z } from 'zod'
import type { Connector } from '../../domain/ports/networks.ts'
import { connectFailure } from '../connect-failure.ts'
import type { Outside } from '../platform-module.ts'
import { readConnectValues } from '../read-connect-values.ts'
import { loadWebhook } from './load-webhook.ts'
import { discordSecret } from './secret.ts'
import { readWebhookAddress } from './webhook-address.ts'

const REFUSED = 'Discord does not know this webhook. Copy its address once more from the settings of the channel.'
const NOT_ONE = 'This is not the address of a webhook. It begins with https://discord.com/api/webhooks/'

/** Connects a channel of Discord by the address of its webhook. */
export function createDiscordConnector({
  fetch,
  clock,
  baseUrl,
}: Pick<Outside, 'fetch' | 'clock' | 'baseUrl'>): Connector {
  const valuesSchema = z.object({
    address: z
      .string()
      .max(300)
      .transform((address, issues) => {
        const read = readWebhookAddress(address, baseUrl)
        if (!read) issues.addIssue({ code: 'custom', message: NOT_ONE })
        return read ?? z.NEVER
      }),
  })
  return {
    begin: async (values) => {
      const { url, threadId } = readConnectValues(valuesSchema, values).address
      const account = await loadWebhook(fetch, { url, baseUrl, now: clock.now() }).catch((error: unknown) => {
        throw connectFailure(error, clock.now(), 'address', REFUSED)
      })
      return {
        kind: 'found',
        channels: [{ account, secret: discordSecret({ url, threadId }), isProven: true, kind: 'channel' }],
      }
    },
  }
}
