import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import { Unsendable } from './unsendable.ts'

/** The operator's app, which may have been taken away since the channel was connected. @throws Unsendable */
export async function requireApp(app: () => Promise<PlatformApp | null>): Promise<PlatformApp> {
  const keys = await app()
  if (keys) return keys
  throw new Unsendable('config', 'No app of the operator is registered for this network any more.')
}
