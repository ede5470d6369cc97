import { expect, it } from 'vitest'
import { profileDraftSchema, masterBioDraftSchema } from '@postwright/core/model/profile'
import { PLATFORM_PROFILES } from '@postwright/core/platforms/profiles'
import { auditProfiles } from '@postwright/core/profiles/audit-profiles'
import { demoMasterBio, demoProfiles } from '../../../scripts/seed/demo-profiles.ts'

const profiles = demoProfiles({ portrait: 'portrait', logo: 'logo' }, Date.UTC(2026, 10, 28))

it('the demo company has a profile that came to 62 points, and can store all of it', () => {
  for (const [, profile] of profiles) expect(profileDraftSchema.parse(profile)).toEqual(profile)
  expect(masterBioDraftSchema.parse(demoMasterBio())).toEqual(demoMasterBio())
  const [business] = profiles
  expect(business?.[1].scores.map(({ score }) => score)).toEqual([37, 52, 62])
})

it('its profiles differ in name and picture', () => {
  const stored = profiles.map(([id, profile]) => ({ id, ...profile }))
  const found = auditProfiles(stored, (platform) => PLATFORM_PROFILES[platform] ?? null)
  expect(found.map(({ kind }) => kind)).toEqual(['name', 'picture'])
})
