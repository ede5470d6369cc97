import type { PublicProfile } from '@postwright/core/model/profile'
import type { Connection } from '@postwright/core/model/connection'
import type { Platform } from '@postwright/core/platforms/platform'
import type { FailedReading } from './radar.ts'

/** The texts as the network returns them, of any length. */
export type FoundProfile = { kind: 'profile'; profile: PublicProfile }

/** Reads the public profile of an account, without its access token. Never throws. */
export type ProfileReader = (
  account: Pick<Connection, 'externalId' | 'handle' | 'name' | 'service'>,
) => Promise<FoundProfile | FailedReading>

export type ProfileReaders = Record<Platform, ProfileReader | null>
