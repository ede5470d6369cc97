import { z } from 'zod'
import { callNetwork, type NetworkCall } from '../call-network.ts'
import { NetworkFailure } from '../network-failure.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { failureOf } from './failure-of.ts'

const API = 'https://api.telegram.org'

const okSchema = z.object({ ok: z.literal(true), result: z.unknown() })

/**
 * Calls methods of the Bot API as one bot.
 * @throws NetworkFailure, TransportError
 */
export type Bot = <Schema extends z.ZodType>(
  method: string,
  input: Pick<NetworkCall, 'json' | 'multipart'>,
  schema: Schema,
) => Promise<z.output<Schema>>

export function openBot(
  fetch: SafeFetch,
  token: string,
  { baseUrl, now }: { baseUrl: string | null; now: () => number },
): Bot {
  return async (method, input, schema) => {
    const reply = await callNetwork(fetch, `${baseUrl ?? API}/bot${token}/${method}`, { json: {}, ...input })
    const said = okSchema.safeParse(reply.body).data
    if (!said) throw failureOf(reply, now())
    const result = schema.safeParse(said.result)
    if (result.success) return result.data
    // It has done what was asked for, and what it says about that cannot be read.
    throw new NetworkFailure({ kind: 'unknown', detail: `${method}: the reply does not fit`, isCertain: false })
  }
}
