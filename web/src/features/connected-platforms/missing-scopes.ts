import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'

/** What a network was asked to allow and has not, as it names that; nothing where it does not say what it allows. */
export function missingScopes({ platform, scopes }: Pick<Connection, 'platform' | 'scopes'>): readonly string[] {
  if (scopes.length === 0) return []
  const { auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
  const kinds = auth.apps?.map((kind) => kind.scopes) ?? [auth.scopes]
  const missing = kinds.map((asked) => asked.filter((scope) => !scopes.includes(scope)))
  // A channel was connected by one kind of app: the one that it lacks least of.
  return missing.toSorted((a, b) => a.length - b.length)[0] ?? []
}
