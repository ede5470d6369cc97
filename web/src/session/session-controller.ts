import type { User } from '@postwright/core/model/user'
import { ApiError } from '../lib/api-error.ts'
import type { Tokens, TokenStore } from '../lib/token-store.ts'

/** A user of the identity provider. */
export type Identity = { uid: string; idToken(): Promise<string> }

export type SessionDeps = {
  identities: {
    /** Calls `onChange` with the current identity and with every change. Returns a function that unsubscribes. */
    follow(onChange: (identity: Identity | null) => void): () => void
    signOut(): Promise<void>
  }
  exchange(idToken: string): Promise<Tokens & { user: User }>
  fetchUser(): Promise<User>
  /** Ends the session on the server; the request has been sent when the call returns. */
  logout(): Promise<void>
  /**
   * Ends the session of a replaced token pair, so that the list of sessions contains this browser once.
   * @param isShared whether other tabs read the new pair from the same storage; otherwise a tab may still use the previous pair
   */
  retire(previous: Tokens, isShared: boolean): Promise<void>
  tokens: Pick<TokenStore, 'read' | 'save' | 'clear' | 'watch'>
  /** Returns whether the next pair is kept after the browser is closed. */
  remember(): boolean
  followLost(onLost: (error?: Error) => void): () => void
  /** Clears the cached data of the previous user. */
  forget(): void
  /** Workspace that the user last switched to on this device; null if there is none. */
  lastWorkspace: { read(uid: string): string | null; save(uid: string, workspaceId: string): void }
  /** Called when the session ended without a sign-out by the user. */
  onExpired(): void
}

export type SessionController = {
  state(): SessionState
  subscribe(onChange: () => void): () => void
  /** Starts following the identity provider. Returns a function that stops it. */
  start(): () => void
  signOut(): Promise<void>
  /** Called when the user has read that the account is disabled. */
  acknowledge(): void
  /** Tries again after `unreachable`, and after a second factor was verified. */
  retry(): void
  /** Reloads the user's account; a failure changes nothing. */
  refreshUser(): Promise<void>
  /** Resolves once ending the replaced session has succeeded or failed. */
  settled(): Promise<void>
  /** Switches to another workspace of the user, also for the next start on this device. */
  enterWorkspace(workspaceId: string): void
}

/** Creates the session controller, which follows the identity provider and confirms every identity with the backend. */
export function createSessionController(deps: SessionDeps): SessionController {
  const listeners = new Set<() => void>()
  let state: SessionState = STARTING
  let identity: Identity | null = null
  /** Incremented on every change of identity: a response for an older one is dropped. */
  let generation = 0
  let isByChoice = false
  let retirement: Promise<void> = Promise.resolve()

  function set(next: SessionState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function onIdentity(next: Identity | null): void {
    if (next && next.uid === identity?.uid && state.status === 'signed_in') return
    generation += 1
    if (next?.uid !== identity?.uid) deps.forget()
    const from = state.status === 'loading' ? state.from : 'sign_in'
    identity = next
    if (next) {
      isByChoice = false
      set({ status: 'loading', from, unreachable: false })
      void verify(next, generation)
      return
    }
    deps.tokens.clear()
    set({ status: 'signed_out', byChoice: isByChoice })
  }

  async function verify(candidate: Identity, mine: number): Promise<void> {
    try {
      const { user, accessToken, refreshToken } = await deps.exchange(await candidate.idToken())
      if (mine !== generation) return
      const previous = deps.tokens.read()
      const isRemembered = deps.remember()
      deps.tokens.save({ accessToken, refreshToken }, isRemembered)
      if (previous) retirement = deps.retire(previous, isRemembered).catch(() => undefined)
      const workspaceId = deps.lastWorkspace.read(user.id) ?? user.defaultWorkspaceId
      set({ status: 'signed_in', user, workspaceId })
    } catch (error) {
      if (mine !== generation) return
      if (asksSecondFactor(error)) set({ status: 'challenged' })
      else if (keepsSession(error)) set({ status: 'loading', from: 'start', unreachable: true })
      else await expire(error)
    }
  }

  /** Returns whether to keep the session after an error: a returning session survives an unreachable server; a fresh sign-in has no session to keep. */
  function keepsSession(error: unknown): boolean {
    const isRefusal = error instanceof ApiError && error.isDefinitive
    return !isRefusal && deps.tokens.read() !== null
  }

  async function expire(reason?: unknown): Promise<void> {
    const isDisabled = saysDisabled(reason)
    await leave(isDisabled)
    if (!isDisabled) deps.onExpired()
  }

  async function leave(isDisabled = false): Promise<void> {
    generation += 1
    deps.tokens.clear()
    try {
      await deps.identities.signOut()
    } finally {
      identity = null
      deps.forget()
      set({ status: 'signed_out', byChoice: isByChoice, ...(isDisabled && { disabled: true }) })
    }
  }

  function onLost(error?: Error): void {
    if (state.status === 'signed_in') void expire(error)
  }

  /** Ends the session without a message after a sign-out in another tab. */
  function onTokensChanged(): void {
    if (state.status === 'signed_in' && deps.tokens.read() === null) void leave()
  }

  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    start() {
      const stops = [deps.identities.follow(onIdentity), deps.followLost(onLost), deps.tokens.watch(onTokensChanged)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    async signOut() {
      isByChoice = true
      const told = deps.logout().catch(() => undefined)
      await leave()
      await told
    },
    acknowledge() {
      if (state.status === 'signed_out') set({ status: 'signed_out', byChoice: true })
    },
    retry() {
      if (!identity || (state.status !== 'challenged' && !(state.status === 'loading' && state.unreachable))) return
      const from = state.status === 'challenged' ? 'sign_in' : state.from
      set({ status: 'loading', from, unreachable: false })
      void verify(identity, generation)
    },
    async refreshUser() {
      const mine = generation
      const user = await deps.fetchUser().catch(() => null)
      if (user && mine === generation && state.status === 'signed_in') set({ ...state, user })
    },
    settled: () => retirement,
    enterWorkspace(workspaceId) {
      if (state.status !== 'signed_in' || state.workspaceId === workspaceId) return
      deps.lastWorkspace.save(state.user.id, workspaceId)
      set({ ...state, workspaceId })
    },
  }
}

function asksSecondFactor(reason: unknown): boolean {
  return reason instanceof ApiError && reason.code === 'second_factor_required'
}

/** Returns whether the backend or the identity provider refuses the account itself. */
function saysDisabled(reason: unknown): boolean {
  if (reason instanceof ApiError) return reason.code === 'account_disabled'
  return reason instanceof Error && 'code' in reason && reason.code === 'auth/user-disabled'
}

/**
 * `loading`: not known yet. `from` states whether the page was just opened or a sign-in is in progress; `unreachable` is set while the server cannot
 * be reached to confirm a stored session. `byChoice` is set after the user has signed out, `disabled` if the account was refused. `challenged`: the
 * user has signed in, and must verify a second factor before there is a session.
 */
export type SessionState =
  | { status: 'loading'; from: 'start' | 'sign_in'; unreachable: boolean }
  | { status: 'signed_out'; byChoice: boolean; disabled?: true }
  | { status: 'challenged' }
  | { status: 'signed_in'; user: User; workspaceId: string }

const STARTING: SessionState = { status: 'loading', from: 'start', unreachable: false }
