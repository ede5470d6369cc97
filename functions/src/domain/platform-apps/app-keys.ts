import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Platform } from '@postwright/core/platforms/platform'
import { getAppKind, type PlatformApp, platformAppSchema } from '@postwright/core/platforms/platform-app'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { AppError } from '../app-error.ts'
import { FIELD_WORDS } from '../error-words.ts'
import { hashId } from '../hashes.ts'
import type { SealedAppKeys } from '../ports/connections.ts'
import type { Sealer } from '../ports/world.ts'

/** Context that the sealed keys of an app are bound to: a copy for another network cannot be opened. */
const contextOf = (platform: Platform) => `platform-app|${platform}`

/** Returns a reference to an app that does not reveal its client ID. */
export function appRefOf(platform: Platform, { clientId }: Pick<PlatformApp, 'clientId'>): string {
  return hashId(['platform-app', platform, clientId])
}

/** @throws `validation_failed` for a kind of app that the network does not have */
export function requireKnownKind(
  platform: Platform,
  { clientId, clientSecret, kind: wanted = '' }: PlatformApp,
): PlatformApp {
  const { auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
  const kind = getAppKind(auth, wanted)?.id ?? ''
  if (wanted !== '' && wanted !== kind)
    throw new AppError('validation_failed', { fields: { kind: FIELD_WORDS.appKind } })
  return { clientId, clientSecret, ...(kind !== '' && { kind }) }
}

export function sealAppKeys(
  sealer: Sealer,
  platform: Platform,
  { keyEndsAt, ...keys }: PlatformApp & { keyEndsAt: number | null },
): SealedAppKeys & { appRef: string } {
  return {
    keyEndsAt,
    sealed: sealer.seal(JSON.stringify(keys), contextOf(platform)),
    clientIdEnd: keyEnd(keys.clientId),
    clientSecretEnd: keyEnd(keys.clientSecret),
    kind: keys.kind ?? '',
    appRef: appRefOf(platform, keys),
  }
}

export function openAppKeys(
  sealer: Sealer,
  platform: Platform,
  { sealed }: Pick<SealedAppKeys, 'sealed'>,
): PlatformApp {
  return platformAppSchema.parse(JSON.parse(sealer.open(sealed, contextOf(platform))))
}

const SHOWN = 4

/** Minimum number of hidden characters: if a key has fewer besides the shown ones, nothing is shown. */
const HIDDEN_MIN = 4

/** Returns the last characters of a key, by which users recognize it. */
export function keyEnd(key: string): string {
  return key.length >= SHOWN + HIDDEN_MIN ? key.slice(-SHOWN) : ''
}
