import { type ProfileFacts, WHOLE } from '../profile-facts.ts'

/** NOTE the network doesn't document how much of the banner its avatar covers: the areas are estimates, slightly too large. */
export const BLUESKY_PROFILE: ProfileFacts = {
  verifiedAt: '2026-11-28',
  sources: ['https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/actor/profile.json'],
  name: { max: 64, unit: 'grapheme', maxBytes: 640 },
  headline: null,
  bio: { max: 256, unit: 'grapheme', maxBytes: 2_560, fold: null, keepsLines: true },
  link: 'bio',
  canPin: true,
  picture: { size: 400, crop: 'circle', smallest: 28 },
  banner: {
    width: 1_500,
    height: 500,
    views: [
      { device: 'desktop', shown: WHOLE, covered: [{ x: 0.01, y: 0.7, width: 0.17, height: 0.3 }] },
      { device: 'phone', shown: WHOLE, covered: [{ x: 0.02, y: 0.66, width: 0.25, height: 0.34 }] },
    ],
  },
  settings: 'https://bsky.app/profile/{handle}',
  writes: { scope: null },
}
