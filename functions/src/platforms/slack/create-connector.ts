import { z } from 'zod'
import type { Clock } from '../../domain/ports/world.ts'
import type { Connector } from '../../domain/ports/networks.ts'
import { connectFailure } from '../connect-failure.ts'
import { readConnectValues } from '../read-connect-values.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { proveWebhook } from './prove-webhook.ts'
import { slackSecret } from './secret.ts'
import { readWebhookAddress } from './webhook-address.ts'

const REFUSED = 'Slack does not take messages at this address. Copy it once more, or make a new webhook.'
const NOT_ONE = 'This is not the address of an incoming webhook. It begins with https://hooks.slack.com/services/'

/** Connects a channel of Slack by the address of an incoming webhook; Slack does not tell its name, so a person gives it one. */
export function createSlackConnector(fetch: SafeFetch, clock: Clock, baseUrl: string | null): Connector {
  const valuesSchema = z.object({
    address: z
      .string()
      .max(300)
      .transform((address, issues) => {
        const read = readWebhookAddress(address, baseUrl)
        if (!read) issues.addIssue({ code: 'custom', message: NOT_ONE })
        return read ?? z.NEVER
      }),
    channel: z.string().trim().min(1).max(80),
  })
  return {
    begin: async (values) => {
      const { address, channel } = readConnectValues(valuesSchema, values)
      const { team, service, url } = address
      await proveWebhook(fetch, url, clock.now()).catch((error: unknown) => {
        throw connectFailure(error, clock.now(), 'address', REFUSED)
      })
      const account = {
        externalId: `${team}/${service}`,
        handle: channel,
        name: channel,
        avatar: null,
        service: new URL(url).origin,
      }
      return { kind: 'found', channels: [{ account, secret: slackSecret(url), isProven: true, kind: 'channel' }] }
    },
  }
}
