import { BLUESKY_DEFAULT_SERVICE } from '@postwright/core/platforms/bluesky/default-service'
import { z } from 'zod'
import type { Connector } from '../../domain/ports/networks.ts'
import { readConnectValues } from '../read-connect-values.ts'
import type { BlueskySignIn } from './sign-in.ts'

const valuesSchema = z.object({
  service: z
    .url({ protocol: /^https?$/ })
    .max(512)
    .default(BLUESKY_DEFAULT_SERVICE),
  handle: z
    .string()
    .trim()
    .min(3)
    .max(253)
    .transform((handle) => handle.replace(/^@/, '').toLowerCase()),
  appPassword: z.string().trim().min(1).max(200),
})

/** Signs in with an app password, at the account's own server. */
export function createBlueskyConnector(signIn: BlueskySignIn): Connector {
  return {
    begin: async (values) => ({ kind: 'found', channels: [await signIn(readConnectValues(valuesSchema, values))] }),
  }
}
