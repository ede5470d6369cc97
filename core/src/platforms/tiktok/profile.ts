import type { ProfileFacts } from '../profile-facts.ts'

/** NOTE personal accounts get the link field with their first thousand followers. */
export const TIKTOK_PROFILE: ProfileFacts = {
  verifiedAt: '2026-11-28',
  sources: ['https://mojicnt.click/en/blog/sns-character-limits.html'],
  name: { max: 30, unit: 'utf16' },
  headline: null,
  bio: { max: 80, unit: 'utf16', fold: null, keepsLines: true },
  link: 'field',
  canPin: true,
  picture: { size: 200, crop: 'circle', smallest: 32 },
  banner: null,
  settings: 'https://www.tiktok.com/@{handle}',
}
