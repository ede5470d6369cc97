import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyMasterBio, type MasterBioDraft } from '@postwright/core/model/profile'
import { PLATFORM_PROFILES, PROFILE_PLATFORMS } from '@postwright/core/platforms/profiles'
import { type CompiledProfile, compileProfile } from '@postwright/core/profiles/compile-bio'
import { fitsLimit } from '@postwright/core/profiles/bio-text'
import { linksIn } from '@postwright/core/text/facets'

const MASTER: MasterBioDraft = {
  name: 'Wright Workshop',
  headline: 'Furniture makers from the forest next door',
  bio: 'We build oak tables that last three generations. Every plank is cut (by hand) within 20 miles. Visit the workshop on Saturdays. Ask @wright.example.com for a repair.',
  link: 'https://example.com/wright',
}

function compile(platform: (typeof PROFILE_PLATFORMS)[number], master: Partial<MasterBioDraft> = {}): CompiledProfile {
  const facts = PLATFORM_PROFILES[platform]
  if (!facts) throw new Error(`${platform} has no profiles`)
  return compileProfile({ ...MASTER, ...master }, facts)
}

describe('a master bio', () => {
  it('is taken as it is where it fits', () => {
    const { headline, bio, link } = compile('linkedin')
    expect(bio).toMatchObject({ text: MASTER.bio, steps: [] })
    expect(headline?.text).toBe(MASTER.headline)
    expect(link).toBe(MASTER.link)
  })

  it('loses asides first, then its last sentences, and says which', () => {
    const { bio } = compile('x')
    expect(bio.text).toBe(
      'Furniture makers from the forest next door. We build oak tables that last three generations. Every plank is cut within 20 miles.',
    )
    expect(bio.steps).toEqual([
      { rule: 'headline_first', text: MASTER.headline },
      { rule: 'aside_dropped', text: '(by hand)' },
      { rule: 'sentence_dropped', text: 'Ask @wright.example.com for a repair.' },
      { rule: 'sentence_dropped', text: 'Visit the workshop on Saturdays.' },
    ])
  })

  it('keeps its link whole at the end where the network has no field for it', () => {
    const { bio, link } = compile('bluesky', { bio: `${MASTER.bio} ${'We ship everywhere. '.repeat(20)}` })
    expect(bio.text.endsWith(' https://example.com/wright')).toBe(true)
    expect(bio.steps).toContainEqual({ rule: 'link_added', text: MASTER.link })
    expect(link).toBeNull()
  })

  it('is cut between words where even its first sentence is too long', () => {
    const { bio } = compile('tiktok', { headline: '', bio: 'tables '.repeat(30) })
    expect(bio.text).toBe(`${'tables '.repeat(11).trim()}…`)
    expect(bio.steps.map(({ rule }) => rule)).toEqual(['words_cut'])
  })

  it('becomes one line where the network keeps no lines', () => {
    expect(compile('x', { headline: '', bio: 'Oak tables\nRepairs' }).bio.text).toBe('Oak tables Repairs')
  })

  it('gives a name without its last parts where it is too long', () => {
    const { name } = compile('tiktok', { name: 'Wright Workshop | Oak tables | Repairs' })
    expect(name).toMatchObject({
      text: 'Wright Workshop | Oak tables',
      steps: [{ rule: 'part_dropped', text: 'Repairs' }],
    })
  })
})

const token = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[a-z]{1,14}[.,!]?$/) },
  fc.constantFrom(
    'https://example.com/a/long/path',
    'example.com',
    '@ada.example.com',
    '#oak',
    '(by hand)',
    '(see example.com)',
  ),
  fc.constantFrom('👩‍👩‍👧‍👦', 'é́', '木の机。', '\n', '\n\n', '—', 'e.g.', '1.'),
  fc.string({ unit: 'grapheme', maxLength: 90 }),
)
const texts = fc.array(token, { maxLength: 60 }).map((tokens) => tokens.join(' '))
const masters = fc.record({
  name: texts,
  headline: texts,
  bio: texts,
  link: fc.constantFrom('', 'https://example.com/wright', `https://example.com/${'a'.repeat(300)}`),
}) satisfies fc.Arbitrary<MasterBioDraft>

describe.each(PROFILE_PLATFORMS)('whatever people write, on %s', (platform) => {
  it('nothing is longer than its limit', () => {
    fc.assert(
      fc.property(masters, (master) => {
        const facts = PLATFORM_PROFILES[platform]
        const { name, headline, bio } = compile(platform, master)
        expect(facts && fitsLimit(name.text, facts.name)).toBe(true)
        expect(facts && fitsLimit(bio.text, facts.bio)).toBe(true)
        if (facts?.headline) expect(fitsLimit(headline?.text ?? '', facts.headline)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('links and handles are whole or not there', () => {
    fc.assert(
      fc.property(masters, (master) => {
        const all = [master.name, master.headline, master.bio, master.link].join('\n')
        const { name, bio } = compile(platform, master)
        for (const { text } of [name, bio]) {
          expect(linksIn(text).filter((link) => !linksIn(all).includes(link))).toEqual([])
          const handles = text.split(/\s+/u).filter((word) => word.startsWith('@'))
          expect(handles.filter((handle) => !all.includes(handle.replace(/[.…]+$/u, '')))).toEqual([])
        }
      }),
      { numRuns: 60 },
    )
  })

  it('the same text comes of the same bio', () => {
    fc.assert(
      fc.property(masters, (master) => {
        expect(compile(platform, master)).toEqual(compile(platform, master))
      }),
      { numRuns: 20 },
    )
  })
})

it('keeps a link apart from the sign that more was there, also where a dash stood between', () => {
  const name = `${'a'.repeat(7)} ${'a'.repeat(7)}. https://example.com/a/long/path — ${'a'.repeat(12)}! a`
  const { text } = compile('threads', { ...emptyMasterBio(), name }).name
  expect(linksIn(text).every((link) => name.includes(link))).toBe(true)
})

it('gives nothing of nothing', () => {
  expect(compile('bluesky', emptyMasterBio()).bio).toMatchObject({ text: '', length: 0, steps: [] })
})
