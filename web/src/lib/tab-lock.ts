/**
 * Runs work while no other tab runs work under the same name, and tells it whether it is next to another tab that has just
 * finished. The lock is never waited for longer than `wait` milliseconds and never stolen: after that, and where the
 * browser has no locks, the work runs without it.
 */
export async function withTabLock<T>(name: string, wait: number, work: (isNext: boolean) => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work(false)
  const patience = AbortSignal.timeout(wait)
  let begun = false
  const begin = (isNext: boolean) => {
    begun = true
    return work(isNext)
  }
  try {
    const atOnce = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? { value: await begin(false) } : null,
    )
    if (atOnce) return atOnce.value
    return await navigator.locks.request(name, { signal: patience }, () => begin(true))
  } catch (error) {
    if (begun) throw error
    return work(false)
  }
}
