import { BLUESKY_PROFILE } from './bluesky/profile.ts'
import { FACEBOOK_PROFILE } from './facebook/profile.ts'
import { INSTAGRAM_PROFILE } from './instagram/profile.ts'
import { LINKEDIN_PROFILE } from './linkedin/profile.ts'
import { MASTODON_PROFILE } from './mastodon/profile.ts'
import { PINTEREST_PROFILE } from './pinterest/profile.ts'
import { isPlatform, type Platform } from './platform.ts'
import type { ProfileFacts } from './profile-facts.ts'
import { THREADS_PROFILE } from './threads/profile.ts'
import { TIKTOK_PROFILE } from './tiktok/profile.ts'
import { X_PROFILE } from './x/profile.ts'
import { YOUTUBE_PROFILE } from './youtube/profile.ts'

/** Profile facts by network, only for networks whose accounts have a profile that people write. */
export const PLATFORM_PROFILES: Partial<Record<Platform, ProfileFacts>> = {
  linkedin: LINKEDIN_PROFILE,
  instagram: INSTAGRAM_PROFILE,
  facebook: FACEBOOK_PROFILE,
  x: X_PROFILE,
  youtube: YOUTUBE_PROFILE,
  tiktok: TIKTOK_PROFILE,
  pinterest: PINTEREST_PROFILE,
  threads: THREADS_PROFILE,
  bluesky: BLUESKY_PROFILE,
  mastodon: MASTODON_PROFILE,
}

/** Networks whose accounts have a profile that people write, in display order. */
export const PROFILE_PLATFORMS: readonly Platform[] = Object.keys(PLATFORM_PROFILES).filter(isPlatform)

/** Networks that allow reading the public profile of a connected account. */
export const READ_PROFILES: readonly Platform[] = ['bluesky', 'mastodon']
