import { type ProfileFacts, WHOLE } from '../profile-facts.ts'

/** NOTE the maximum name length is reported, not documented; the position of the profile picture on the cover is an estimate. */
export const PINTEREST_PROFILE: ProfileFacts = {
  verifiedAt: '2026-11-28',
  sources: [
    'https://help.pinterest.com/en/article/edit-your-profile',
    'https://boldlytype.com/blog/pinterest-character-limit',
  ],
  name: { max: 65, unit: 'utf16' },
  headline: null,
  bio: { max: 500, unit: 'utf16', fold: 140, keepsLines: false },
  link: 'field',
  canPin: false,
  picture: { size: 165, crop: 'circle', smallest: 32 },
  banner: {
    width: 800,
    height: 450,
    views: [
      { device: 'desktop', shown: WHOLE, covered: [{ x: 0.42, y: 0.86, width: 0.16, height: 0.14 }] },
      { device: 'phone', shown: WHOLE, covered: [{ x: 0.36, y: 0.75, width: 0.28, height: 0.25 }] },
    ],
  },
  settings: 'https://www.pinterest.com/settings/',
}
