import type { z } from 'zod'
import type { Budget } from '../../domain/ports/networks.ts'
import { callNetwork, type NetworkCall, type NetworkReply } from '../call-network.ts'
import { NetworkFailure } from '../network-failure.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { failureOf } from './failure-of.ts'

export type Instance = {
  /** @throws NetworkFailure unless the instance answers with 2xx; TransportError, AppError `address_refused` */
  call: (path: string, input?: NetworkCall) => Promise<NetworkReply>
  /** The reply's body by a schema. */
  read: <Schema extends z.ZodType>(path: string, schema: Schema, input?: NetworkCall) => Promise<z.output<Schema>>
}

/** Calls the API of one instance, with the access of one account or without any. */
export function openInstance(
  fetch: SafeFetch,
  service: string,
  { token, now }: { token?: string; now: () => number },
): Instance {
  const call: Instance['call'] = async (path, input = {}) => {
    const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...input.headers }
    const reply = await callNetwork(fetch, `${service}${path}`, { ...input, headers })
    if (reply.status < 200 || reply.status >= 300) throw failureOf(reply, now())
    return reply
  }
  return { call, read: async (path, schema, input) => readReply(await call(path, input), schema) }
}

/** @throws NetworkFailure, uncertain: the instance has done what was asked for, and what it says about that cannot be read */
export function readReply<Schema extends z.ZodType>({ body }: NetworkReply, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new NetworkFailure({
    kind: 'platform_down',
    detail: 'the reply is not that of a Mastodon instance',
    isCertain: false,
  })
}

/** How many calls the instance still takes, by the headers of its last reply. */
export function budgetsOf({ headers }: NetworkReply): { budgets?: Budget[] } {
  const remaining = Number(headers.get('x-ratelimit-remaining') ?? Number.NaN)
  const resetAt = Date.parse(headers.get('x-ratelimit-reset') ?? '')
  return Number.isNaN(remaining) || Number.isNaN(resetAt) ? {} : { budgets: [{ scope: 'channel', remaining, resetAt }] }
}
