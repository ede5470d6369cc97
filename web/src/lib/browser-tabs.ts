/** Notifies the other tabs of this browser of a change under a name, and subscribes to their notices. */
export function tabChannel(name: string): { notify(): void; subscribe(onChange: () => void): () => void } {
  if (!('BroadcastChannel' in globalThis)) return { notify: () => undefined, subscribe: () => () => undefined }
  const channel = new BroadcastChannel(name)
  return {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    notify: () => channel.postMessage('changed'),
    subscribe(onChange) {
      channel.addEventListener('message', onChange)
      return () => channel.removeEventListener('message', onChange)
    },
  }
}

type HoldOptions = {
  /** `shared` holders exclude exclusive ones but not each other. */
  mode?: 'shared' | 'exclusive'
  /** Milliseconds after which the request is given up; a tab that has just released the lock may need a moment. */
  wait?: number
}

/** A requested lock: `granted` resolves to whether it was acquired; `release` releases it or cancels the request. */
export type HeldLock = { granted: Promise<boolean>; release: () => void }

/**
 * Holds a lock against the other tabs of this browser until it is released. The lock ends with its tab, even if the tab crashes, so a held lock means
 * a running tab. If the browser has no locks, every request is granted.
 */
export function holdTabLock(name: string, { mode = 'exclusive', wait }: HoldOptions = {}): HeldLock {
  if (!('locks' in navigator)) return { granted: Promise.resolve(true), release: () => undefined }
  const patience = new AbortController()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: granted, resolve: answer } = Promise.withResolvers<boolean>()
  const timer = wait === undefined ? undefined : setTimeout(() => patience.abort(), wait)
  void navigator.locks
    .request(name, { mode, signal: patience.signal }, () => {
      clearTimeout(timer)
      answer(true)
      return released
    })
    .catch(() => answer(false))
  return {
    granted,
    release() {
      patience.abort()
      release()
    },
  }
}
