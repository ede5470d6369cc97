import type { User } from '@postwright/core/model/user'
import { ApiError } from '../lib/api-error.ts'
import type { Tokens, TokenStore } from '../lib/token-store.ts'

/** A user as the identity provider knows them. */
export type Identity = { uid: string; idToken(): Promise<string> }

export type SessionDeps = {
  identities: {
    /** Calls back with the present identity and with every change. Returns the way to stop. */
    follow(onChange: (identity: Identity | null) => void): () => void
    signOut(): Promise<void>
  }
  exchange(idToken: string): Promise<Tokens & { user: User }>
  fetchUser(): Promise<User>
  /** Ends the session on the server; the request is on its way when the call returns. */
  logout(): Promise<void>
  /**
   * Ends the session of a pair that this browser has replaced, so that a list of sessions shows it once.
   * @param isShared whether other tabs find the new pair where they found this one; else one of them may still use it
   */
  retire(previous: Tokens, isShared: boolean): Promise<void>
  tokens: Pick<TokenStore, 'read' | 'save' | 'clear' | 'watch'>
  /** Whether the next pair outlives the browser. */
  remember(): boolean
  followLost(onLost: (error?: Error) => void): () => void
  /** Forgets what the last person has read. */
  forget(): void
  /** The workspace last opened on this device, if another than their own first one. */
  lastWorkspace: { read(uid: string): string | null; save(uid: string, workspaceId: string): void }
  /** The session ended without the person's doing. */
  onExpired(): void
}

export type SessionController = {
  state(): SessionState
  subscribe(onChange: () => void): () => void
  /** Begins to follow the identity provider. Returns the way to stop. */
  start(): () => void
  signOut(): Promise<void>
  /** The person has read that the account is disabled. */
  acknowledge(): void
  /** Asks again after `unreachable`, and after a second factor was shown. */
  retry(): void
  /** Reads the person's account anew; a failure changes nothing. */
  refreshUser(): Promise<void>
  /** Resolves when the session that this page has replaced is ended, or could not be. */
  settled(): Promise<void>
  /** Goes to another workspace of the same person, here and with the next start on this device. */
  enterWorkspace(workspaceId: string): void
}

/** The session's life: it follows the identity provider and confirms every identity with the backend. */
export function createSessionController(deps: SessionDeps): SessionController {
  const listeners = new Set<() => void>()
  let state: SessionState = STARTING
  let identity: Identity | null = null
  /** Grows with every change of identity: an answer for an older one is dropped. */
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

  /** A returning session survives a server that cannot be asked; a fresh sign-in has nothing to keep. */
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

  /** Another tab has signed out: this one follows, without a message. */
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

/** The backend or the identity provider refuses the account itself. */
function saysDisabled(reason: unknown): boolean {
  if (reason instanceof ApiError) return reason.code === 'account_disabled'
  return reason instanceof Error && 'code' in reason && reason.code === 'auth/user-disabled'
}

/**
 * `loading`: not known yet. `from` tells whether the page has just been opened or a sign-in is under way; `unreachable` is set while
 * the server cannot be asked to confirm a session that is kept. `byChoice` is set after a person has signed out on purpose, `disabled` when it was
 * the account that was refused. `challenged`: the person has signed in, and shows a second factor before there is a session.
 */
export type SessionState =
  | { status: 'loading'; from: 'start' | 'sign_in'; unreachable: boolean }
  | { status: 'signed_out'; byChoice: boolean; disabled?: true }
  | { status: 'challenged' }
  | { status: 'signed_in'; user: User; workspaceId: string }

const STARTING: SessionState = { status: 'loading', from: 'start', unreachable: false }
