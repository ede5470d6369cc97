import { z } from 'zod'
import type { Secret } from '../../domain/ports/networks.ts'
import type { NetworkReply } from '../call-network.ts'
import { readBody, type Api, ApiError } from './api.ts'
import type { Clock } from '../../domain/ports/world.ts'

/** Access of one account; times are epoch milliseconds. */
const tokensSchema = z.object({ access: z.string().min(1), refresh: z.string(), accessEndsAt: z.number() })

export type Tokens = z.infer<typeof tokensSchema>

export function readTokens(secret: Secret): Tokens {
  return tokensSchema.parse(JSON.parse(secret))
}

export function writeTokens({ access, refresh, accessEndsAt }: Tokens): Secret {
  return JSON.stringify({ access, refresh, accessEndsAt })
}

const replySchema = z.object({
  access_token: z.string().min(1).max(10_000),
  expires_in: z.number().min(0).max(1_000_000_000),
  refresh_token: z.string().max(10_000).optional(),
  scope: z.string().max(10_000).default(''),
})

export type Grant = { tokens: Tokens; scopes: string[] }

/**
 * Parses a token reply of an authorisation server. If the refresh token is missing or empty, the current one is kept.
 * @throws UnreadableBody
 */
export function readTokenReply(reply: NetworkReply, { refresh, now }: { refresh: string; now: number }): Grant {
  const { access_token: access, expires_in: seconds, refresh_token: next, scope } = readBody(replySchema, reply)
  const tokens = { access, refresh: next || refresh, accessEndsAt: now + seconds * 1000 }
  return { tokens, scopes: scope.split(/[\s,]+/).filter((name) => name !== '') }
}

/** Remaining time below which access is renewed before it is used. */
const MARGIN = 2 * 60 * 1000

export type TokenSession = {
  /** Makes one call with the account's access, which is renewed once when the network rejects it. */
  call: Api
  /** @throws RenewalError */
  renew: () => Promise<void>
  /** Returns `{ rotatedSecret }` when tokens changed since the session was opened, otherwise an empty object. */
  rotation: () => { rotatedSecret?: Secret }
  /** Returns the secrets that must never be shown when a network repeats them. */
  secrets: () => string[]
}

type Options = {
  secret: Secret
  clock: Pick<Clock, 'now'>
  renewTokens: (refresh: string) => Promise<Tokens>
}

/** Opens a session with the stored access of one account. Opening makes no call. */
export function openTokenSession(api: Api, { secret, clock, renewTokens }: Options): TokenSession {
  let tokens = readTokens(secret)
  const seen = [tokens.access, tokens.refresh]

  async function renew(): Promise<void> {
    tokens = await renewTokens(tokens.refresh).catch((cause: unknown) => {
      throw new RenewalError(cause)
    })
    seen.push(tokens.access, tokens.refresh)
  }

  const attempt: Api = (url, call = {}) =>
    api(url, { ...call, headers: { ...call.headers, authorization: `Bearer ${tokens.access}` } })

  return {
    call: async (url, call) => {
      if (tokens.accessEndsAt - clock.now() < MARGIN) await renew()
      try {
        return await attempt(url, call)
      } catch (error) {
        if (!(error instanceof ApiError) || error.reply.status !== 401) throw error
      }
      await renew()
      return attempt(url, call)
    },
    renew,
    rotation: () => (writeTokens(tokens) === secret ? {} : { rotatedSecret: writeTokens(tokens) }),
    secrets: () => seen,
  }
}

/** Error for access that could not be renewed; `cause` contains the reason. */
export class RenewalError extends Error {
  constructor(cause: unknown) {
    super('access could not be renewed', { cause })
    this.name = 'RenewalError'
  }
}
