import type { Clock } from '../../domain/ports/world.ts'
import type { Secret } from '../../domain/ports/networks.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './open-api.ts'
import { RenewalError } from './renewal-error.ts'
import { readTokens, type Tokens, writeTokens } from './tokens.ts'

/** Access that ends within this time is renewed before it is used. */
const MARGIN = 2 * 60 * 1000

export type TokenSession = {
  /** One call with the account's access, which is renewed once when the network rejects it. */
  call: Api
  /** @throws RenewalError */
  renew: () => Promise<void>
  /** `{ rotatedSecret }` when tokens changed since the session was opened, else nothing. */
  rotation: () => { rotatedSecret?: Secret }
  /** What must never be shown when a network repeats it. */
  secrets: () => string[]
}

type Options = {
  secret: Secret
  clock: Pick<Clock, 'now'>
  renewTokens: (refresh: string) => Promise<Tokens>
}

/** The stored access of one account. Opening it makes no call. */
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
