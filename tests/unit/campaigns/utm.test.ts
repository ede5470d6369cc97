import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addUtm, addUtmToLink, normalizeUtm, utmOf } from '@postwright/core/campaigns/utm'
import { publishedDraft } from '@postwright/core/campaigns/published-draft'
import { emptyDraft } from '@postwright/core/model/post'
import { findLinks } from '@postwright/core/text/facets'

const SPRING = { source: 'bluesky', medium: 'social', campaign: 'spring-sale' }
const ADDED = 'utm_source=bluesky&utm_medium=social&utm_campaign=spring-sale'
const campaign = {
  utmCampaign: 'spring-sale',
  utmMedium: '',
  utmSources: [{ connectionId: 'c2', source: 'newsletter' }],
}

describe('a UTM spelling', () => {
  it.each([
    ['Spring Sale 2027', 'spring-sale-2027'],
    ['Frühling & Käse!', 'fruhling-kase'],
    ['  --Already_fine.1-- ', 'already_fine.1'],
    ['日本', ''],
  ])('of %j is %j', (text, spelling) => {
    expect(normalizeUtm(text, 60)).toBe(spelling)
  })

  it('of a spelling is that spelling, whatever the text and the length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (text, max) => {
        const once = normalizeUtm(text, max)
        expect(normalizeUtm(once, max)).toBe(once)
        expect(once.length).toBeLessThanOrEqual(max)
        expect(once).toMatch(/^[a-z0-9._-]*$/)
      }),
    )
  })
})

describe('the links of a text get UTM values', () => {
  it.each([
    ['https://example.com', `https://example.com?${ADDED}`],
    ['https://example.com/a?b=1', `https://example.com/a?b=1&${ADDED}`],
    ['https://example.com/a#part', `https://example.com/a?${ADDED}#part`],
    [
      'https://example.com/?utm_source=mail',
      `https://example.com/?utm_source=mail&utm_medium=social&utm_campaign=spring-sale`,
    ],
    ['example.com/shop', `example.com/shop?${ADDED}`],
  ])('%s becomes %s', (link, tagged) => {
    expect(addUtmToLink(link, SPRING)).toBe(tagged)
  })

  it('where they stand, and the words around them stay', () => {
    const text = 'See (https://example.com/a), or https://example.org/b. Not node.js, not @ada.example.com'
    expect(addUtm(text, SPRING, 1_000)).toBe(
      `See (https://example.com/a?${ADDED}), or https://example.org/b?${ADDED}. Not node.js, not @ada.example.com`,
    )
  })

  it('once, however often they are added', () => {
    const piece = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string(),
      fc.constant('example.com/x'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const text = pieces.join(' ')
        const once = addUtm(text, SPRING, 100_000)
        expect(addUtm(once, SPRING, 100_000)).toBe(once)
      }),
    )
  })

  it('and lead to where they led: the host, path, fragment and earlier parameters stay', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (link) => {
        const [before, after] = [new URL(link), new URL(addUtmToLink(link, SPRING))]
        expect([after.host, after.pathname, after.hash]).toEqual([before.host, before.pathname, before.hash])
        for (const [name, value] of before.searchParams) expect(after.searchParams.getAll(name)).toContain(value)
        expect(after.searchParams.get('utm_campaign')).toBe('spring-sale')
      }),
    )
  })

  it('unless the text would get too long', () => {
    expect(addUtm('https://example.com', SPRING, 40)).toBe('https://example.com')
  })

  it('and the networks still see as many links as before', () => {
    const text = 'https://example.com/a?x=(1) and www.example.org/b, example.net/c?d'
    expect(findLinks(addUtm(text, SPRING, 1_000))).toHaveLength(findLinks(text).length)
  })
})

describe('what a channel publishes of a campaign', () => {
  const draft = {
    ...emptyDraft(),
    text: 'https://example.com',
    comment: 'https://example.com/c',
    thread: ['https://example.com/t'],
    overrides: [
      {
        connectionId: 'c2',
        text: 'https://example.com/own',
        title: null,
        comment: null,
        thread: null,
        threadMedia: null,
        media: null,
      },
    ],
  }

  it('has its network as the source, in text, comment and thread', () => {
    const published = publishedDraft(draft, { id: 'c1', platform: 'bluesky' }, campaign)
    expect([published.text, published.comment, ...published.thread]).toEqual([
      `https://example.com?${ADDED}`,
      `https://example.com/c?${ADDED}`,
      `https://example.com/t?${ADDED}`,
    ])
  })

  it('has the source that the campaign names for the channel, in its own version', () => {
    const { text } = publishedDraft(draft, { id: 'c2', platform: 'bluesky' }, campaign)
    expect(text).toBe('https://example.com/own?utm_source=newsletter&utm_medium=social&utm_campaign=spring-sale')
  })

  it('reaches the links that a channel has for its settings, and no other setting', () => {
    const setting = (key: string, value: string, connectionId = 'c1') => ({ connectionId, key, value })
    const buttons = 'Shop | https://example.com/shop\nRead | https://example.com/read'
    const settings = [setting('buttons', buttons), setting('silent', 'on'), setting('buttons', buttons, 'c9')]
    const published = publishedDraft({ ...draft, settings }, { id: 'c1', platform: 'telegram' }, campaign)
    const marked = ADDED.replace('bluesky', 'telegram')
    expect(published.settings).toEqual([
      setting('buttons', `Shop | https://example.com/shop?${marked}\nRead | https://example.com/read?${marked}`),
      setting('silent', 'on'),
      setting('buttons', buttons, 'c9'),
    ])
  })

  it('is as it was written while the campaign has no spelling, or there is none', () => {
    const channel = { id: 'c1', platform: 'bluesky' as const }
    expect(publishedDraft(draft, channel, { ...campaign, utmCampaign: '' })).toBe(draft)
    expect(publishedDraft(draft, channel, null)).toBe(draft)
    expect(utmOf(null, channel)).toBeNull()
  })
})
