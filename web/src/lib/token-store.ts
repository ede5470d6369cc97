import { STORAGE_KEYS } from '../config/constants.ts'
import { log } from './log.ts'

export type Tokens = { accessToken: string; refreshToken: string }

type Areas = { local: Storage; session: Storage }

/**
 * The token pair in the browser's storage. Every use reads the storage without caching, so that tabs see each other's tokens immediately. `remember`
 * selects local storage (kept after the browser is closed) or session storage. A pair that cannot be stored, because storage is full or forbidden, is
 * kept in memory, so that the sign-in lasts until the tab is closed.
 */
export type TokenStore = {
  read(): Tokens | null
  save(tokens: Tokens, remember: boolean): void
  /** Writes `next` only if `expected` is still the stored refresh token; returns whether it did. */
  replace(expected: string, next: Tokens): boolean
  clear(): void
  /** Returns whether the stored pair is kept after the browser is closed; null if none is stored. */
  remembers(): boolean | null
  /** Calls `onChange` when another tab stores or removes tokens. Returns a function that unsubscribes. */
  watch(onChange: () => void): () => void
  /** Sets the function that is called once, when a pair is first kept in memory. */
  whenUnstored(onUnstored: () => void): void
}

export function createTokenStore(areas: () => Areas): TokenStore {
  let unstored: Tokens | null = null
  let tell: (() => void) | null = null

  /** Stores a pair, in memory if `write` fails. */
  function keep(tokens: Tokens, write: () => void): void {
    const isStored = attempt('write', false, () => {
      write()
      return true
    })
    unstored = isStored ? null : tokens
    if (isStored) return
    tell?.()
    tell = null
  }

  const store: TokenStore = {
    read() {
      if (unstored) return unstored
      return attempt('read', null, () => {
        const { local, session } = areas()
        return readFrom(session) ?? readFrom(local)
      })
    },
    save(tokens, remember) {
      keep(tokens, () => {
        const { local, session } = areas()
        const [holder, other] = remember ? [local, session] : [session, local]
        removeFrom(other)
        writeTo(holder, tokens)
      })
    },
    replace(expected, next) {
      if (store.read()?.refreshToken !== expected) return false
      if (unstored) {
        unstored = next
        return true
      }
      keep(next, () => {
        const { local, session } = areas()
        writeTo(readFrom(session) ? session : local, next)
      })
      return true
    },
    clear() {
      unstored = null
      attempt('clear', undefined, () => {
        const { local, session } = areas()
        removeFrom(local)
        removeFrom(session)
      })
    },
    remembers() {
      if (unstored) return false
      return attempt('read', null, () => {
        const { local, session } = areas()
        if (readFrom(session)) return false
        return readFrom(local) ? true : null
      })
    },
    watch(onChange) {
      const listen = (event: StorageEvent) => {
        const isOurs = event.key === null || event.key === STORAGE_KEYS.accessToken
        if (isOurs) onChange()
      }
      window.addEventListener('storage', listen)
      return () => window.removeEventListener('storage', listen)
    },
    whenUnstored(onUnstored) {
      tell = onUnstored
    },
  }
  return store
}

function readFrom(area: Storage): Tokens | null {
  const accessToken = area.getItem(STORAGE_KEYS.accessToken)
  const refreshToken = area.getItem(STORAGE_KEYS.refreshToken)
  if (!accessToken || !refreshToken) return null
  return { accessToken, refreshToken }
}

/** Writes the refresh token first: the access token's storage event notifies other tabs, which then find both. */
function writeTo(area: Storage, { accessToken, refreshToken }: Tokens): void {
  area.setItem(STORAGE_KEYS.refreshToken, refreshToken)
  area.setItem(STORAGE_KEYS.accessToken, accessToken)
}

function removeFrom(area: Storage): void {
  area.removeItem(STORAGE_KEYS.refreshToken)
  area.removeItem(STORAGE_KEYS.accessToken)
}

/** Accesses the storage; returns `otherwise` on failure, because storage can be full or forbidden. */
function attempt<T>(what: string, otherwise: T, run: () => T): T {
  try {
    return run()
  } catch (error) {
    log.error(`Tokens: could not ${what} the browser's storage`, error)
    return otherwise
  }
}

export const tokenStore = createTokenStore(() => ({ local: window.localStorage, session: window.sessionStorage }))
