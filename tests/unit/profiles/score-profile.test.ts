import { describe, expect, it } from 'vitest'
import { emptyProfile, type ProfileDraft } from '@postwright/core/model/profile'
import { PLATFORM_PROFILES, PROFILE_PLATFORMS } from '@postwright/core/platforms/profiles'
import { findKeywords, keywordsOf } from '@postwright/core/profiles/profile-words'
import { recordScore } from '@postwright/core/profiles/record-score'
import { findNextSteps, scoreProfile } from '@postwright/core/profiles/score-profile'
import { settingsAddress } from '@postwright/core/profiles/profile-links'
import { makeLook } from '../../support/factories/profile.ts'

const FULL: Omit<ProfileDraft, 'platform'> = {
  ...emptyProfile('bluesky'),
  name: 'Ada Wright',
  handle: 'ada.example.com',
  headline: 'Furniture maker for people who keep things',
  bio: 'Oak tables from 12 makers. Repairs at https://example.com today.',
  link: 'https://example.com',
  hasPinned: true,
  pictures: ['face'],
  banners: ['shop'],
  looks: [makeLook('face'), makeLook('shop', { width: 3_000, height: 1_000 })],
  keywords: ['oak', 'repair'],
}

const facts = (platform: ProfileDraft['platform']) => {
  const found = PLATFORM_PROFILES[platform]
  if (!found) throw new Error(`${platform} has no profiles`)
  return found
}

describe.each(PROFILE_PLATFORMS)('a profile on %s', (platform) => {
  it('has 0 points while it is empty', () => {
    const { score, results } = scoreProfile(emptyProfile(platform), facts(platform), [])
    expect(score).toBe(0)
    expect(results.reduce((sum, { of }) => sum + of, 0)).toBeCloseTo(100, 9)
  })

  it('loses what each missing part is worth, and gains all of it back', () => {
    const profile = { ...FULL, platform }
    const { results } = scoreProfile(profile, facts(platform), ['oak', 'repair'])
    for (const { points, of, parts } of results) {
      const missing = parts.filter(({ isMet }) => !isMet).reduce((sum, { worth }) => sum + worth, 0)
      expect(points + missing).toBeCloseTo(of, 9)
    }
  })

  it('names its sources, with a date', () => {
    const { verifiedAt, sources, bio, banner } = facts(platform)
    expect(verifiedAt).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(sources.every((source) => URL.canParse(source))).toBe(true)
    expect(bio.fold ?? 0).toBeLessThan(bio.max)
    for (const { shown, covered } of banner?.views ?? []) {
      for (const { x, y, width, height } of [shown, ...covered]) {
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1.001)
      }
    }
  })
})

it('gives a profile with everything a hundred points', () => {
  const { score, results } = scoreProfile({ ...FULL, platform: 'bluesky' }, facts('bluesky'), ['oak', 'repair'])
  expect(findNextSteps(results).map(({ id }) => id)).toEqual(['bio_full'])
  const bio = `${FULL.bio} ${'We make them in the forest next door. '.repeat(2)}`
  const better = scoreProfile({ ...FULL, bio, platform: 'bluesky' }, facts('bluesky'), ['oak', 'repair'])
  expect([score, better.score]).toEqual([95, 100])
})

it('orders what to do next by what it gives', () => {
  const { results } = scoreProfile(emptyProfile('linkedin'), facts('linkedin'), [])
  const steps = findNextSteps(results)
  expect(steps[0]?.id).toBe('keywords_chosen')
  expect(steps.map(({ worth }) => worth)).toEqual(steps.map(({ worth }) => worth).toSorted((a, b) => b - a))
})

it('looks for the link where the network has it', () => {
  const noLink = { ...FULL, bio: 'Oak tables.', platform: 'bluesky' as const }
  const ids = (profile: ProfileDraft) =>
    findNextSteps(scoreProfile(profile, facts(profile.platform), []).results).map(({ id }) => id)
  expect(ids(noLink)).toContain('link_in_bio')
  expect(ids({ ...noLink, platform: 'linkedin' })).not.toContain('link_there')
  expect(ids({ ...noLink, platform: 'linkedin', link: 'http://example.com' })).toContain('link_works')
})

it('judges an image only once it was measured', () => {
  const ids = (looks: ProfileDraft['looks']) =>
    findNextSteps(scoreProfile({ ...FULL, looks, platform: 'bluesky' }, facts('bluesky'), []).results).map(
      ({ id }) => id,
    )
  expect(ids([])).toEqual(expect.arrayContaining(['picture_size', 'picture_contrast', 'banner_hidden']))
  expect(ids([makeLook('face', { contrast: 10, legibility: 20, width: 100 })])).toEqual(
    expect.arrayContaining(['picture_size', 'picture_square', 'picture_contrast', 'picture_small']),
  )
})

describe('keywords', () => {
  const point = (words: string[]) => ({ id: 'p', text: '', words, count: 0, of: 0 })

  it('are those of the profile and of its persona, each once', () => {
    const persona = { uses: ['Oak', 'repair'], goals: [point(['last long'])], pains: [point(['oak'])] }
    expect(keywordsOf(['oak', 'café'], persona)).toEqual(['oak', 'café', 'repair', 'last long'])
  })

  it('are found with accents, upper case and endings, as whole phrases', () => {
    const found = findKeywords('CAFÉ tables that last longer', ['cafe', 'table', 'last long', 'long last', 'able'])
    expect(found).toEqual(['cafe', 'table', 'last long'])
  })
})

describe('the history', () => {
  const HOUR = 60 * 60 * 1000
  const scored = (score: number) => ({ score, results: [] })

  it('keeps what a person saved, and one score for each visit', () => {
    let history = recordScore([], scored(50), { id: 'a', time: 0 })
    history = recordScore(history, scored(55), { id: 'x', time: 10 })
    history = recordScore(history, scored(55), { id: 'y', time: 20, isKept: true })
    history = recordScore(history, scored(55), { id: 'z', time: 30, isKept: true })
    history = recordScore(history, scored(60), { id: 'b', time: 1_000 })
    history = recordScore(history, scored(85), { id: 'c', time: 2_000 })
    history = recordScore(history, scored(85), { id: 'd', time: 3_000 })
    history = recordScore(history, scored(90), { id: 'e', time: HOUR })
    expect(history.map(({ id, score }) => [id, score])).toEqual([
      ['a', 55],
      ['b', 85],
      ['e', 90],
    ])
  })

  it('never grows beyond its bound, and never loses its beginning', () => {
    let history = recordScore([], scored(1), { id: 'first', time: 0 })
    for (let visit = 1; visit < 200; visit += 1) {
      history = recordScore(history, scored(visit % 100), { id: `v${visit}`, time: visit * HOUR })
    }
    expect(history.length).toBe(40)
    expect([history[0]?.id, history.at(-1)?.id]).toEqual(['first', 'v199'])
  })
})

it('leads to the settings of the account, or nowhere while its server is not known', () => {
  expect(settingsAddress(facts('mastodon'), '@ada@example.social')).toBe('https://example.social/settings/profile')
  expect(settingsAddress(facts('mastodon'), '@ada')).toBeNull()
  expect(settingsAddress(facts('mastodon'), 'ada@evil.com/x')).toBeNull()
  expect(settingsAddress(facts('bluesky'), '@ada.example.com')).toBe('https://bsky.app/profile/ada.example.com')
  expect(settingsAddress(facts('linkedin'), '')).toBe('https://www.linkedin.com/in/me/edit/intro/')
})
