import { z } from 'zod'
import { refreshToken } from '@postwright/core/api/auth'
import { defineEndpoint } from '@postwright/core/endpoint'
import { REFRESH_LOCK_WAIT, REQUEST_TIMEOUT } from '../config/constants.ts'
import { createApiClient, type ApiClientDeps, type Call } from './create-api-client.ts'
import { deviceKey } from './device-key.ts'
import { deviceProofHeader } from './device-proof.ts'
import { log } from './log.ts'
import { createRefreshOnce } from './refresh-once.ts'
import { noteServerTime, serverNow } from './server-clock.ts'
import { withTabLock } from './tab-lock.ts'
import { tokenArrival } from './token-arrival.ts'
import { tokenStore } from './token-store.ts'

/** After another tab's refresh, its tokens may take this many milliseconds to arrive here. */
const TOKEN_ARRIVAL_WAIT = 500

const lostListeners = new Set<(error: Error) => void>()

/** Calls back when the backend session is over and its tokens are cleared. Returns the way to stop. */
export function onSessionLost(listener: (error: Error) => void): () => void {
  lostListeners.add(listener)
  return () => lostListeners.delete(listener)
}

/** The refresh contract with an access token that may be missing: that case has a message of its own. */
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
 * Calls an endpoint of core's contract and returns its parsed reply.
 * @throws ApiError with the code, the server's sentence and the fields it names
 */
export const call = createApiClient({ ...base, refreshOnce, refreshUnderWay: refreshOnce.underWay })

/** `call` over another transport, with the same session: for an upload that tells how far it is. */
export function callOver(transport: ApiClientDeps['fetch']): Call {
  return createApiClient({ ...base, fetch: transport, refreshOnce, refreshUnderWay: refreshOnce.underWay })
}
