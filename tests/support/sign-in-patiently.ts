import { vi } from 'vitest'
import { signIn } from './bluesky.ts'

/**
 * Signs in to a test's own Bluesky server, again where it did not answer in time: the product waits for fifteen seconds, in which
 * a server that shares a busy machine may not have come to it.
 */
export function signInPatiently(credentials: Parameters<typeof signIn>[0]): ReturnType<typeof signIn> {
  return vi.waitFor(() => signIn(credentials), { timeout: 120_000, interval: 1_000 })
}
