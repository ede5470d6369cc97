import type { ProfileFacts } from '../profile-facts.ts'

/** NOTE the safe area is the middle 1235 by 338 of 2048 by 1152 pixels; a computer shows a strip of that height over the full width. */
export const YOUTUBE_PROFILE: ProfileFacts = {
  verifiedAt: '2026-11-28',
  sources: [
    'https://support.google.com/youtube/answer/2972003',
    'https://xrsave.com/?p=1234',
    'https://mojicnt.click/en/blog/sns-character-limits.html',
  ],
  name: { max: 100, unit: 'utf16' },
  headline: null,
  bio: { max: 1_000, unit: 'utf16', fold: 150, keepsLines: true },
  link: 'field',
  canPin: false,
  picture: { size: 800, crop: 'circle', smallest: 24 },
  banner: {
    width: 2_048,
    height: 1_152,
    views: [
      { device: 'desktop', shown: { x: 0, y: 0.353, width: 1, height: 0.293 }, covered: [] },
      { device: 'phone', shown: { x: 0.199, y: 0.353, width: 0.603, height: 0.293 }, covered: [] },
    ],
  },
  settings: 'https://studio.youtube.com/',
}
