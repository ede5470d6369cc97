import { describe, expect, it } from 'vitest'
import type { Profile } from '@postwright/core/model/profile'
import type { Platform } from '@postwright/core/platforms/platform'
import { PLATFORM_PROFILES } from '@postwright/core/platforms/profiles'
import { auditProfiles, claimsIn } from '@postwright/core/profiles/audit-profiles'
import { makeLook, makeProfile } from '../../support/factories/profile.ts'

const profile = (platform: Platform, fields: Partial<Profile>) => makeProfile(platform, { id: platform, ...fields })
const audit = (...profiles: Profile[]) => auditProfiles(profiles, (platform) => PLATFORM_PROFILES[platform] ?? null)

describe('profiles of a workspace', () => {
  it('agree in a name that one of them goes on with', () => {
    const same = audit(
      profile('x', { name: 'Ada Wright' }),
      profile('linkedin', { name: 'ada wright 🌳 Oak tables' }),
      profile('bluesky', { name: '' }),
    )
    expect(same).toEqual([])
  })

  it('differ in names, with who has which', () => {
    const found = audit(
      profile('x', { name: 'Ada Wright' }),
      profile('bluesky', { name: 'Ada Wright' }),
      profile('linkedin', { name: 'A. Wright' }),
    )
    expect(found).toEqual([
      {
        kind: 'name',
        subject: '',
        versions: [
          { value: 'Ada Wright', profileIds: ['x', 'bluesky'] },
          { value: 'A. Wright', profileIds: ['linkedin'] },
        ],
      },
    ])
  })

  it('agree in a picture that was saved anew, and differ in another one', () => {
    const other = '10'.repeat(32)
    const one = profile('x', { pictures: ['a'], looks: [makeLook('a')] })
    const again = profile('linkedin', { pictures: ['b'], looks: [makeLook('b')] })
    expect(audit(one, again)).toEqual([])
    const different = profile('linkedin', { pictures: ['b'], looks: [makeLook('b', { fingerprint: other })] })
    expect(audit(one, different).map(({ kind }) => kind)).toEqual(['picture'])
  })

  it('compare the link of the bio with those of fields', () => {
    const same = profile('x', { link: 'https://www.example.com/' })
    expect(audit(same, profile('bluesky', { bio: 'Tables: https://example.com' }))).toEqual([])
    const [found] = audit(same, profile('bluesky', { bio: 'Tables: https://example.org' }))
    expect(found).toMatchObject({ kind: 'link', versions: [{ value: 'example.com' }, { value: 'example.org' }] })
  })

  it('differ in what they claim', () => {
    const found = audit(
      profile('x', { bio: 'Since 2009. 12 makers.' }),
      profile('linkedin', { bio: 'Building tables since 2011 with 12 makers.' }),
    )
    expect(found).toMatchObject([{ kind: 'claim', subject: 'since', versions: [{ value: '2009' }, { value: '2011' }] }])
  })
})

it.each([
  ['Founded in 1998', [{ subject: 'since', value: '1998' }]],
  [
    '10,000+ customers and 3 shops',
    [
      { subject: 'customer', value: '10000' },
      { subject: 'shop', value: '3' },
    ],
  ],
  ['We like wood', []],
])('finds the claims of “%s”', (text, claims) => {
  expect(claimsIn(text)).toEqual(claims)
})
