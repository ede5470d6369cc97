import type { PlatformApp } from '@postwright/core/platforms/platform-app'

/** How the operator's app signs its calls for tokens. */
export function appHeader({ clientId, clientSecret }: PlatformApp): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` }
}
