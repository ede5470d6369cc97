import { type ProfileFacts, WHOLE } from '../profile-facts.ts'

/**
 * NOTE limits of personal profiles. The fold is that of a phone, the lower of the values in the source. The area covered by the profile picture is an
 * estimate, slightly too large.
 */
export const LINKEDIN_PROFILE: ProfileFacts = {
  verifiedAt: '2026-11-28',
  sources: [
    'https://mojicnt.click/en/blog/sns-character-limits.html',
    'https://www.proresource.com/a-linkedin-guide-to-image-sizes-character-limits/',
    'https://gohypersocial.com/linkedin-profile-formatting-guide/',
  ],
  name: { max: 100, unit: 'utf16' },
  headline: { max: 220, unit: 'utf16' },
  bio: { max: 2_600, unit: 'utf16', fold: 150, keepsLines: true },
  link: 'field',
  canPin: true,
  picture: { size: 400, crop: 'circle', smallest: 32 },
  banner: {
    width: 1_584,
    height: 396,
    views: [
      { device: 'desktop', shown: WHOLE, covered: [{ x: 0.03, y: 0.42, width: 0.19, height: 0.58 }] },
      { device: 'phone', shown: WHOLE, covered: [{ x: 0.04, y: 0.35, width: 0.3, height: 0.65 }] },
    ],
  },
  settings: 'https://www.linkedin.com/in/me/edit/intro/',
}
