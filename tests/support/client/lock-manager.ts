type Options = { mode?: 'shared' | 'exclusive'; ifAvailable?: boolean; signal?: AbortSignal }
type Work = (lock: { name: string } | null) => unknown

/** Fake `navigator.locks` with the methods that the product uses, shared by all "tabs" of a test. */
export function createLockManager() {
  const held = new Map<string, { mode: string; count: number }>()
  const waiting = new Set<() => void>()

  function take(name: string, mode: string): boolean {
    const holder = held.get(name)
    if (holder && (mode === 'exclusive' || holder.mode === 'exclusive')) return false
    held.set(name, { mode, count: (holder?.count ?? 0) + 1 })
    return true
  }

  function giveBack(name: string): void {
    const holder = held.get(name)
    if (holder && holder.count > 1) holder.count -= 1
    else held.delete(name)
    for (const retry of waiting) retry()
  }

  async function run(name: string, work: Work): Promise<unknown> {
    try {
      return await work({ name })
    } finally {
      giveBack(name)
    }
  }

  function turn(name: string, mode: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const attempt = () => {
        if (!take(name, mode)) return
        waiting.delete(attempt)
        resolve()
      }
      waiting.add(attempt)
      signal?.addEventListener('abort', () => {
        waiting.delete(attempt)
        reject(new DOMException('The request was aborted.', 'AbortError'))
      })
      attempt()
    })
  }

  return {
    async request(name: string, options: Options, work: Work): Promise<unknown> {
      const { mode = 'exclusive', ifAvailable = false, signal } = options
      if (ifAvailable) return take(name, mode) ? run(name, work) : work(null)
      await turn(name, mode, signal)
      return run(name, work)
    },
    async query(): Promise<{ held: { name: string; mode: string }[] }> {
      return { held: [...held].map(([name, { mode }]) => ({ name, mode })) }
    },
  }
}
