import { ApiError } from './api-error.ts'
import type { TokenStore } from './token-store.ts'

export const NO_ACCESS_TOKEN = 'New access token not received from refresh endpoint.'

export type RefreshDeps = {
  store: Pick<TokenStore, 'read' | 'replace' | 'clear'>
  /** Calls the refresh endpoint. Rejects with `ApiError` if the endpoint refuses or cannot be reached. */
  request(refreshToken: string): Promise<{ accessToken?: string | undefined; refreshToken?: string | undefined }>
  /** Runs the work exclusively among tabs if that is possible soon, and without exclusivity otherwise. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** Called once per lost session, after the tokens are cleared. */
  onLost(error: Error): void
}

/** `underWay` returns the pending refresh of a token, if there is one. */
export type RefreshOnce = ((rejected: string) => Promise<string>) & {
  underWay(token: string): Promise<string> | null
}

/**
 * Creates a function that returns an access token to use instead of a rejected one. Callers with the same rejected token share one refresh; if
 * another tab or request has already replaced the token, the stored one is returned without a refresh. Rejects with the refusal if the session is
 * over (tokens are then cleared), and with the error of any other failure, such as a network error (tokens are then kept).
 */
export function createRefreshOnce(deps: RefreshDeps): RefreshOnce {
  const inFlight = new Map<string, Promise<string>>()

  const refreshOnce = (rejected: string) => {
    const running = inFlight.get(rejected)
    if (running) return running
    const started = refresh(deps, rejected).finally(() => inFlight.delete(rejected))
    inFlight.set(rejected, started)
    return started
  }
  return Object.assign(refreshOnce, { underWay: (token: string) => inFlight.get(token) ?? null })
}

async function refresh(deps: RefreshDeps, rejected: string): Promise<string> {
  const adopted = replacementOf(deps, rejected)
  if (adopted !== null) return adopted
  return deps.exclusively(async () => replacementOf(deps, rejected) ?? (await askServer(deps)))
}

function replacementOf({ store, onLost }: RefreshDeps, rejected: string): string | null {
  const stored = store.read()
  if (!stored) {
    const error = sessionOver('There is no refresh token.')
    store.clear()
    onLost(error)
    throw error
  }
  return stored.accessToken === rejected ? null : stored.accessToken
}

async function askServer(deps: RefreshDeps): Promise<string> {
  const sent = deps.store.read()?.refreshToken
  if (sent === undefined) throw sessionOver('Signed out before the refresh began.')
  try {
    const reply = await deps.request(sent)
    if (!reply.accessToken) throw new Error(NO_ACCESS_TOKEN)
    const next = { accessToken: reply.accessToken, refreshToken: reply.refreshToken ?? sent }
    return deps.store.replace(sent, next) ? next.accessToken : storedInstead(deps)
  } catch (error) {
    if (!endsSession(error)) throw error
    return giveUp(deps, sent, error)
  }
}

/** Returns the stored token if another tab replaced the tokens during the refresh. @throws ApiError if the user signed out during the refresh */
function storedInstead({ store }: RefreshDeps): string {
  const stored = store.read()
  if (!stored) throw sessionOver('Signed out during the refresh.')
  return stored.accessToken
}

/**
 * Ends the session after a refused refresh and throws the refusal. If the refused token has been replaced meanwhile, returns the stored access token
 * instead, because the refusal does not apply to the new token.
 */
function giveUp(deps: RefreshDeps, sent: string, error: Error): string {
  const stored = deps.store.read()
  if (stored && stored.refreshToken !== sent) return stored.accessToken
  if (stored) {
    deps.store.clear()
    deps.onLost(error)
  }
  throw error
}

function endsSession(error: unknown): error is Error {
  if (error instanceof ApiError) return error.isDefinitive
  return error instanceof Error && error.message === NO_ACCESS_TOKEN
}

function sessionOver(detail: string): ApiError {
  return new ApiError('unauthenticated', { status: 401, detail })
}
