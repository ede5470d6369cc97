import { type ProfileFacts, WHOLE } from '../profile-facts.ts'

/**
 * NOTE a cover is shown whole on a computer and cropped at its sides on a phone; both sizes are in the second source. The area covered by the profile
 * picture is an estimate.
 */
export const FACEBOOK_PROFILE: ProfileFacts = {
  verifiedAt: '2026-11-28',
  sources: [
    'https://mojicnt.click/en/blog/sns-character-limits.html',
    'https://theinfluenceagency.com/blog/guide-to-social-media-image-sizes/',
    'https://zerogravitymarketing.com/blog/social-media-best-practices/',
  ],
  name: { max: 75, unit: 'utf16' },
  headline: null,
  bio: { max: 101, unit: 'utf16', fold: null, keepsLines: false },
  link: 'field',
  canPin: true,
  picture: { size: 320, crop: 'circle', smallest: 36 },
  banner: {
    width: 851,
    height: 315,
    views: [
      { device: 'desktop', shown: WHOLE, covered: [{ x: 0.02, y: 0.8, width: 0.2, height: 0.2 }] },
      {
        device: 'phone',
        shown: { x: 0.17, y: 0, width: 0.66, height: 1 },
        covered: [{ x: 0.19, y: 0.72, width: 0.2, height: 0.28 }],
      },
    ],
  },
  settings: 'https://www.facebook.com/profile.php?sk=about',
}
