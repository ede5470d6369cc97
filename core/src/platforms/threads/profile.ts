import type { ProfileFacts } from '../profile-facts.ts'

/** NOTE the name is that of the Instagram account. */
export const THREADS_PROFILE: ProfileFacts = {
  verifiedAt: '2026-11-28',
  sources: ['https://mojicnt.click/en/blog/sns-character-limits.html'],
  name: { max: 64, unit: 'utf16' },
  headline: null,
  bio: { max: 150, unit: 'utf16', fold: null, keepsLines: true },
  link: 'field',
  canPin: true,
  picture: { size: 320, crop: 'circle', smallest: 36 },
  banner: null,
  settings: 'https://www.threads.com/@{handle}',
}
