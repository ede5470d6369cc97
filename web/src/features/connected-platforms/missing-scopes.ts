import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'

/** What a network was asked to allow and has not, as it names that; nothing where it does not say what it allows. */
export function missingScopes({ platform, scopes }: Pick<Connection, 'platform' | 'scopes'>): readonly string[] {
  if (scopes.length === 0) return []
  const { auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
  return auth.scopes.filter((scope) => !scopes.includes(scope))
}
