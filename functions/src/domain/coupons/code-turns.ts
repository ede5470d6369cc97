import type { CodeTurns } from '../ports/coupons.ts'

/** Redemptions of one code write the same two documents: one after the other they do not end each other's transactions. */
export function createCodeTurns(): CodeTurns {
  const last = new Map<string, Promise<unknown>>()
  return async (code, work) => {
    const before = last.get(code) ?? Promise.resolve()
    const own = before.then(work, work)
    const settled = own.catch(() => undefined)
    last.set(code, settled)
    try {
      return await own
    } finally {
      if (last.get(code) === settled) last.delete(code)
    }
  }
}
