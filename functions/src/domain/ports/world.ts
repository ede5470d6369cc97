/** Time, chance, logs and secrets. */

export type Clock = {
  /** Epoch milliseconds. */
  now: () => number
  /** Rejects when `signal` ends the wait early. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** The same clock set by another that shows `now` at this moment; left out by clocks that are not to be set. */
  setBy?: (now: number) => Clock
}

export type Ids = {
  /** A random document id with at least 128 bits. */
  random: () => string
}

type LogFields = Record<string, unknown>
export type Logger = {
  info: (message: string, fields?: LogFields) => void
  warn: (message: string, fields?: LogFields) => void
  error: (message: string, fields?: LogFields) => void
}

/** Secret keys by name: new things are made with `current`, old ones are checked with the key they name. */
export type KeyRing = { current: string; keys: ReadonlyMap<string, Buffer> }

/** One secret, several purposes: a key that signs one kind of thing cannot sign another. */
export type TokenKeys = { access: KeyRing; refresh: KeyRing; media: KeyRing; pseudonym: KeyRing; unsubscribe: KeyRing }

/** Seals and opens secrets; `context` (uid, platform, record) is bound to the ciphertext. */
export type Sealer = {
  seal: (plain: string, context: string) => string
  open: (sealed: string, context: string) => string
}

/** Work by key whose result is cached for a while. */
export type TtlCache<T> = ((key: string, work: () => Promise<T>) => Promise<T>) & {
  /** Has the next caller do the work of a key again. */
  forget: (key: string) => void
}

/** A place where a test can stop the process. In production builds it does nothing. */
export type FaultPoint = 'after_claim' | 'after_prepare' | 'after_intent' | 'after_call' | 'after_outcome'
export type Faults = { at: (point: FaultPoint, variantId: string) => Promise<void> }

export type FaultStore = {
  /** The switch for this point, one use of it taken, or null when there is none. */
  take: (variantId: string, point: FaultPoint) => Promise<{ action: 'exit' | 'hang' } | null>
}
