import type { ProfileTexts, PublicProfile } from '@postwright/core/model/profile'
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

/** A profile as its network has it; the bio in each form in which the network tells it. */
export type CurrentTexts = { name: string; bios: readonly string[] }

/** New texts, and whether what is there may be replaced by them. */
export type ProfileChange = {
  wanted: ProfileTexts
  /** `written`: they are there already. `changed`: there is something that the person has not seen. */
  decide: (current: CurrentTexts) => 'write' | WrittenProfile['kind']
}

export type WrittenProfile = { kind: 'written' } | { kind: 'changed' }
