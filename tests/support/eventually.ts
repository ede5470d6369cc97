import { vi } from 'vitest'

/** Waits until a check passes, far longer than it can take on a machine at work; then fails with what the check last said. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 150_000 })
}
