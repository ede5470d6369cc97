import type { Config } from '../ports/config.ts'

/** The host at which link pages are served. */
export function ownHostOf({ appOrigin }: Pick<Config, 'appOrigin'>): string {
  return new URL(appOrigin).hostname
}
