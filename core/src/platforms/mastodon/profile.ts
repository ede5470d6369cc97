import type { ProfileFacts } from '../profile-facts.ts'

/** NOTE servers may allow longer bios. The cropped and covered areas of the banner are estimates from the web app. */
export const MASTODON_PROFILE: ProfileFacts = {
  verifiedAt: '2026-11-28',
  sources: ['https://docs.joinmastodon.org/user/profile/', 'https://docs.joinmastodon.org/entities/Account/'],
  name: { max: 30, unit: 'grapheme' },
  headline: null,
  bio: { max: 500, unit: 'grapheme', fold: null, keepsLines: true },
  link: 'field',
  canPin: true,
  picture: { size: 400, crop: 'square', smallest: 24 },
  banner: {
    width: 1_500,
    height: 500,
    views: [
      {
        device: 'desktop',
        shown: { x: 0, y: 0.14, width: 1, height: 0.72 },
        covered: [{ x: 0.02, y: 0.7, width: 0.15, height: 0.16 }],
      },
      {
        device: 'phone',
        shown: { x: 0, y: 0.1, width: 1, height: 0.8 },
        covered: [{ x: 0.03, y: 0.65, width: 0.24, height: 0.25 }],
      },
    ],
  },
  settings: 'https://{host}/settings/profile',
  writes: { scope: 'write:accounts' },
}
