import { listContractAges } from '@postwright/core/platforms/contract-age'
import { getRotationEffect } from '@postwright/core/platforms/platform-app'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { platformSchema } from '@postwright/core/platforms/platform'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { expect, test } from 'vitest'

const DAY = 24 * 60 * 60_000
const CHECKED = Date.parse('2026-01-01')
const contractOf = (platform: string) => ({
  verifiedAt: platform === 'x' ? '2025-12-31' : '2026-01-01',
  sources: ['https://example.com/docs'],
})

test('a contract needs a look once its check is more than 180 days old, and the oldest comes first', () => {
  const on = (days: number) => listContractAges(CHECKED + days * DAY, contractOf)
  expect(on(179).filter(({ needsLook }) => needsLook)).toEqual([])
  expect(
    on(180)
      .filter(({ needsLook }) => needsLook)
      .map(({ platform }) => platform),
  ).toEqual(['x'])
  expect(on(180)[0]).toMatchObject({ platform: 'x', ageDays: 181 })
  expect(on(181).every(({ needsLook }) => needsLook)).toBe(true)
})

test('a check in the future has no age', () => {
  expect(
    listContractAges(CHECKED - DAY, contractOf).every(({ ageDays, needsLook }) => ageDays === 0 && !needsLook),
  ).toBe(true)
})

test('every network of this build has a date and at least one page to check', () => {
  for (const { platform, verifiedAt, sources } of listContractAges(Date.UTC(2026, 10, 27))) {
    expect(Number.isNaN(Date.parse(verifiedAt)), platform).toBe(false)
    if (PLATFORM_CONTRACTS[platform].auth.needsApp) expect(sources.length, platform).toBeGreaterThan(0)
  }
})

test('every network that takes an app says how its keys are proven and what a new id does', () => {
  for (const platform of platformSchema.options) {
    const { auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
    expect(auth.appKeys !== undefined, platform).toBe(auth.needsApp)
    expect(getRotationEffect(auth, true)).toBe('nothing')
    if (auth.appKeys) expect(getRotationEffect(auth, false)).not.toBe('nothing')
  }
})
