import type { ProfileFacts } from '../profile-facts.ts'

/** NOTE the limits come from the sources; the network's help documents only that of the bio. */
export const INSTAGRAM_PROFILE: ProfileFacts = {
  verifiedAt: '2026-11-28',
  sources: [
    'https://smartitools.com/tools/character-counter/articles/instagram-character-limit',
    'https://zerogravitymarketing.com/blog/social-media-best-practices/',
  ],
  name: { max: 64, unit: 'utf16' },
  headline: null,
  bio: { max: 150, unit: 'utf16', fold: 125, keepsLines: true },
  link: 'field',
  canPin: true,
  picture: { size: 320, crop: 'circle', smallest: 32 },
  banner: null,
  settings: 'https://www.instagram.com/accounts/edit/',
}
