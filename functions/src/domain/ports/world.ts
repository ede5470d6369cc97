/** Time source of the domain. */

export type Clock = {
  /** Returns the current time in epoch milliseconds. */
  now: () => number
  /** Waits for a number of milliseconds; rejects when `signal` ends the wait early. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Returns this clock adjusted to one that shows `now` at this moment; omitted by clocks that cannot be adjusted. */
  setBy?: (now: number) => Clock
}

export type Ids = {
  /** Returns a random document ID with at least 128 bits. */
  random: () => string
}

type LogFields = Record<string, unknown>
export type Logger = {
  info: (message: string, fields?: LogFields) => void
  warn: (message: string, fields?: LogFields) => void
  error: (message: string, fields?: LogFields) => void
}

/** Secret keys by name: new data is signed or sealed with `current`, old data is verified with the key that it names. */
export type KeyRing = { current: string; keys: ReadonlyMap<string, Buffer> }

/** Keys for several purposes, derived from one secret: a key for one purpose cannot sign for another. */
export type TokenKeys = { access: KeyRing; refresh: KeyRing; media: KeyRing; pseudonym: KeyRing; unsubscribe: KeyRing }

/** Encryption of secrets; `context` (uid, platform, record) is bound to the ciphertext. */
export type Sealer = {
  seal: (plain: string, context: string) => string
  open: (sealed: string, context: string) => string
}

/** Cache that runs work by key and keeps its result for a while. */
export type TtlCache<T> = ((key: string, work: () => Promise<T>) => Promise<T>) & {
  /** Removes a key from the cache, so the next caller runs the work again. */
  forget: (key: string) => void
}

/** A point where a test can stop the process. It does nothing in production builds. */
export type FaultPoint = 'after_claim' | 'after_prepare' | 'after_intent' | 'after_call' | 'after_outcome'
export type Faults = { at: (point: FaultPoint, variantId: string) => Promise<void> }

export type FaultStore = {
  /** Uses up one occurrence of the fault that is set for this variant and point; returns null when none is left. */
  take: (variantId: string, point: FaultPoint) => Promise<{ action: 'exit' | 'hang' } | null>
}
