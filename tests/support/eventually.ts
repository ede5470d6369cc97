import { vi } from 'vitest'
import { PATIENCE } from './patience.ts'

/** Waits until a check passes, long enough for a busy machine. Then fails with the check's last error. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: PATIENCE })
}
