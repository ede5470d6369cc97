import type { ProfileFacts } from '../platforms/profile-facts.ts'

const NAMES = /^[\p{L}\p{N}_.-]+$/u

/** Where a profile is changed at its network; null where the handle says too little, such as the server of an account. */
export function settingsAddress({ settings }: Pick<ProfileFacts, 'settings'>, handle: string): string | null {
  const [name = '', host = ''] = handle.trim().replace(/^@/u, '').split('@')
  if (settings.includes('{handle}') && !NAMES.test(name)) return null
  if (settings.includes('{host}') && !NAMES.test(host)) return null
  return settings.replace('{handle}', encodeURIComponent(name)).replace('{host}', host)
}
