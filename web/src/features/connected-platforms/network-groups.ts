import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { Platform } from '@postwright/core/platforms/platform'

export type NetworkGroup = 'typed' | 'signed_in' | 'assisted'
export const NETWORK_GROUPS: readonly NetworkGroup[] = ['typed', 'signed_in', 'assisted']

type Network = { platform: Platform; mode: 'direct' | 'assisted' }

/** Returns what a network requires: values the user types, a sign-in there, or a person who posts. */
function groupOf({ platform, mode }: Network): NetworkGroup {
  if (mode === 'assisted') return 'assisted'
  const { auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
  return auth.kind === 'oauth2' ? 'signed_in' : 'typed'
}

/** Returns the networks of a group whose names contain the search text, sorted by name. */
export function networksIn(networks: readonly Network[], group: NetworkGroup, search: string): Network[] {
  const wanted = search.trim().toLowerCase()
  const nameOf = ({ platform }: Network) => PLATFORM_CONTRACTS[platform].name
  return networks
    .filter((network) => groupOf(network) === group && nameOf(network).toLowerCase().includes(wanted))
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'))
}
