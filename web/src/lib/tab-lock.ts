/**
 * Runs work while no other tab runs work under the same name. The lock is never waited for longer than `wait` milliseconds
 * and never stolen: after that, and where the browser has no locks, the work runs without it.
 */
export async function withTabLock<T>(name: string, wait: number, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  const patience = AbortSignal.timeout(wait)
  let begun = false
  try {
    return await navigator.locks.request(name, { signal: patience }, () => {
      begun = true
      return work()
    })
  } catch (error) {
    if (begun) throw error
    return work()
  }
}
