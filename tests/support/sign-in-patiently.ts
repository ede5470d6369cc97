import { vi } from 'vitest'
import { signIn } from './bluesky.ts'

/** Signs in to a test's own Bluesky server. Retries, because on a busy machine it may miss the product's timeout of fifteen seconds. */
export function signInPatiently(credentials: Parameters<typeof signIn>[0]): ReturnType<typeof signIn> {
  return vi.waitFor(() => signIn(credentials), { timeout: 120_000, interval: 1_000 })
}
