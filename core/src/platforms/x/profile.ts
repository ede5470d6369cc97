import { type ProfileFacts, WHOLE } from '../profile-facts.ts'

/** NOTE the network doesn't document how much of the banner its avatar covers: the areas are estimates, slightly too large. */
export const X_PROFILE: ProfileFacts = {
  verifiedAt: '2026-11-28',
  sources: [
    'https://help.x.com/en/managing-your-account/how-to-customize-your-profile',
    'https://usefultoolkit.com/blog/social-media-character-limits-2026-complete-guide',
  ],
  name: { max: 50, unit: 'code_point' },
  headline: null,
  bio: { max: 160, unit: 'code_point', fold: null, keepsLines: false },
  link: 'field',
  canPin: true,
  picture: { size: 400, crop: 'circle', smallest: 32 },
  banner: {
    width: 1_500,
    height: 500,
    views: [
      { device: 'desktop', shown: WHOLE, covered: [{ x: 0.02, y: 0.66, width: 0.24, height: 0.34 }] },
      {
        device: 'phone',
        shown: WHOLE,
        covered: [
          { x: 0.03, y: 0.68, width: 0.24, height: 0.32 },
          { x: 0, y: 0, width: 1, height: 0.3 },
        ],
      },
    ],
  },
  settings: 'https://x.com/settings/profile',
}
