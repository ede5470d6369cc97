import { z } from 'zod'
import { refreshToken } from '@postwright/core/api/auth'
import { defineEndpoint } from '@postwright/core/endpoint'
import { REFRESH_LOCK_WAIT, REQUEST_TIMEOUT } from '../config/constants.ts'
import { createApiClient, type ApiClientDeps, type Call } from './create-api-client.ts'
import { deviceKey, deviceProofHeader } from './device-key.ts'
import { log } from './log.ts'
import { createRefreshOnce } from './refresh-once.ts'
import { noteServerTime, serverNow } from './server-clock.ts'
import { tokenStore, type TokenStore } from './token-store.ts'

/** Milliseconds that tokens may take to arrive here after another tab's refresh. */
const TOKEN_ARRIVAL_WAIT = 500

const lostListeners = new Set<(error: Error) => void>()

/** Calls the listener when the backend session is over and its tokens are cleared. Returns a function that unsubscribes. */
export function onSessionLost(listener: (error: Error) => void): () => void {
  lostListeners.add(listener)
  return () => lostListeners.delete(listener)
}

/** The refresh contract with an optional access token: a missing token has a separate error message. */
const lenientRefresh = defineEndpoint({
  ...refreshToken,
  output: z.object({ accessToken: z.string().optional(), refreshToken: z.string().optional() }),
})

const base: Omit<ApiClientDeps, 'refreshOnce'> = {
  async fetch(url, init) {
    const reply = await fetch(url, init)
    noteServerTime(reply)
    return reply
  },
  accessToken: () => tokenStore.read()?.accessToken ?? null,
  timeout: REQUEST_TIMEOUT,
  log,
}

const callWithoutRefresh = createApiClient({ ...base, refreshOnce: () => Promise.reject(new Error('no refresh here')) })

const refreshOnce = createRefreshOnce({
  store: tokenStore,
  async request(token) {
    const facts = { endpoint: refreshToken, token, origin: window.location.origin, now: serverNow() }
    const headers = await deviceProofHeader(await deviceKey(), facts)
    return callWithoutRefresh(lenientRefresh, { refreshToken: token }, { headers })
  },
  exclusively(work) {
    const known = base.accessToken()
    return withTabLock('postwright.refresh', REFRESH_LOCK_WAIT, async (isNext) => {
      if (isNext && known !== null) await tokenArrival(tokenStore, known, TOKEN_ARRIVAL_WAIT)
      return work()
    })
  },
  onLost: (error) => {
    for (const listener of lostListeners) listener(error)
  },
})

/**
 * Calls an endpoint of core's contract and returns its parsed response.
 * @throws ApiError with the code, the server's message and the invalid fields
 */
export const call = createApiClient({ ...base, refreshOnce, refreshUnderWay: refreshOnce.underWay })

/** Returns `call` over another transport with the same session, for uploads that report progress. */
export function callOver(transport: ApiClientDeps['fetch']): Call {
  return createApiClient({ ...base, fetch: transport, refreshOnce, refreshUnderWay: refreshOnce.underWay })
}

/**
 * Runs work while no other tab runs work under the same name; `isNext` is true if another tab has just finished. Waits at most `wait` milliseconds
 * for the lock and never steals it: after that, or if the browser has no locks, the work runs without the lock.
 */
export async function withTabLock<T>(name: string, wait: number, work: (isNext: boolean) => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work(false)
  const patience = AbortSignal.timeout(wait)
  let begun = false
  const begin = (isNext: boolean) => {
    begun = true
    return work(isNext)
  }
  try {
    const atOnce = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? { value: await begin(false) } : null,
    )
    if (atOnce) return atOnce.value
    return await navigator.locks.request(name, { signal: patience }, () => begin(true))
  } catch (error) {
    if (begun) throw error
    return work(false)
  }
}

/**
 * Waits at most `patience` milliseconds until a different access token is stored. A token stored by another tab reaches this tab through the
 * browser's main process, slightly after the other tab has released its lock. Tokens in session storage belong to this tab only, so none will arrive.
 */
export function tokenArrival(
  store: Pick<TokenStore, 'read' | 'remembers' | 'watch'>,
  accessToken: string,
  patience: number,
): Promise<void> {
  return new Promise((settle) => {
    const isAwaited = () => store.remembers() === true && store.read()?.accessToken === accessToken
    const stop = store.watch(() => {
      if (!isAwaited()) finish()
    })
    const timer = setTimeout(finish, patience)
    function finish(): void {
      stop()
      clearTimeout(timer)
      settle()
    }
    if (!isAwaited()) finish()
  })
}
