// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageNodesOf } from '@postwright/core/link-page/page-nodes'
import { pageViewOf } from '@postwright/core/link-page/page-view'
import { renderPage } from '@postwright/core/link-page/render-page'
import type { LinkPageDraft } from '@postwright/core/model/link-page'
import words from '../../../web/public/locales/en/link-page.json' with { type: 'json' }
import { makeBlock, makeLinkPage } from '../../support/factories/link-page.ts'

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--',
  '--><b>',
  ']]>',
  '&lt;script&gt;',
  '&amp;quot;',
  '{{constructor.constructor("alert(1)")()}}',
  '\u2028\u2029',
  'javascript:alert(1)',
  'https://example.com/"onclick="alert(1)',
  "https://example.com/'><svg/onload=alert(1)>",
  'https://example.com/</script><script>alert(1)</script>',
]

const text = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 60 }))

/** The markup of a page in which every text is hostile. */
function render(page: LinkPageDraft, said: string): string {
  const view = pageViewOf(page, {
    content: {
      posts: [
        {
          id: 'v',
          postId: 'p',
          connectionId: 'c',
          platform: 'bluesky',
          text: said,
          url: `https://example.com/?${said}`,
        },
      ],
      feeds: [{ connectionId: 'f', name: said, url: 'https://example.com/feed', items: [said, said] }],
      decks: new Map([['deck', { name: said, format: '4:5', image: '/@ada/deck/deck' }]]),
    },
    words: words.page,
    logo: '/@ada/logo',
    ownHost: 'postwright.app',
    hrefOf: (_place, target) => target,
  })
  return renderPage({
    body: pageNodesOf(view, words.page, 'https://postwright.app'),
    title: page.title,
    description: said,
    address: 'https://postwright.app/@ada',
    card: 'https://postwright.app/@ada/card.png',
    style: '/@ada/style.css?v=1',
    fonts: ['/assets/fonts/a.woff2'],
    icon: null,
    themeColor: '#ffffff',
    isListed: true,
  })
}

function pageOf(said: string): LinkPageDraft {
  return makeLinkPage({
    title: said,
    bio: said,
    blocks: [
      makeBlock('links', {
        heading: said,
        links: [
          { id: 'a', label: said, url: said },
          { id: 'b', label: said, url: 'https://example.com/' },
        ],
      }),
      makeBlock('posts', { heading: said }),
      makeBlock('deck', { heading: said, deckId: 'deck', url: said }),
      makeBlock('feed', { heading: said }),
      makeBlock('contact', { heading: said, email: said, phone: said }),
    ],
  })
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

const ELEMENTS = new Set(
  'HTML HEAD BODY META TITLE LINK SCRIPT MAIN HEADER SECTION FOOTER H1 H2 P UL LI A SPAN IMG'.split(' '),
)
const ATTRIBUTES = new Set(
  'lang charset name property content rel href class src alt width height decoding loading fetchpriority type as crossorigin'.split(
    ' ',
  ),
)

describe('whatever people write', () => {
  it('stays text: a parser finds the elements and attributes of the page, and the words as they were written', () => {
    fc.assert(
      fc.property(text, (said) => {
        const found = parse(render(pageOf(said), said))
        for (const element of found.querySelectorAll('*')) {
          expect(ELEMENTS.has(element.tagName), element.tagName).toBe(true)
          for (const { name } of element.attributes) expect(ATTRIBUTES.has(name), name).toBe(true)
        }
        const scripts = [...found.querySelectorAll('script')]
        expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json'])
        const data: unknown = JSON.parse(scripts[0]?.textContent ?? '')
        const clean = (words: string | null | undefined) =>
          (words ?? '').replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\ufffd')
        expect(data).toMatchObject({ mainEntity: { name: said } })
        expect(clean(found.querySelector('title')?.textContent)).toBe(clean(said))
        expect(clean(found.querySelector('h1')?.textContent)).toBe(clean(said))
        for (const link of found.querySelectorAll('a')) {
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(link.href).protocol)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('in blocks with nothing to show, nothing stands', () => {
    const empty = makeLinkPage({
      blocks: [makeBlock('links'), makeBlock('contact'), makeBlock('deck', { deckId: 'gone' })],
    })
    expect(parse(render(empty, 'x')).querySelectorAll('section')).toHaveLength(0)
  })
})

describe('a page', () => {
  const found = parse(render(pageOf('Oak tables'), 'We make them by hand'))

  it('has one heading of the first rank, one landmark, and a name on every link', () => {
    expect(found.querySelectorAll('h1')).toHaveLength(1)
    expect(found.querySelectorAll('main')).toHaveLength(1)
    const links = [...found.querySelectorAll('a')]
    expect(links.length).toBeGreaterThan(4)
    expect(links.filter((link) => link.textContent?.trim() === '')).toEqual([])
  })

  it('says what it is to search engines and to sites that show a card', () => {
    const content = (selector: string) => found.querySelector(selector)?.getAttribute('content')
    expect(found.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://postwright.app/@ada')
    expect(content('meta[name=description]')).toBe('We make them by hand')
    expect(content('meta[property="og:image"]')).toBe('https://postwright.app/@ada/card.png')
  })

  it('shows a post once, though it was published on several channels', () => {
    const post = { postId: 'p', platform: 'bluesky', text: 'One', url: 'https://example.com/1' } as const
    const view = pageViewOf(makeLinkPage({ blocks: [makeBlock('posts')] }), {
      content: {
        posts: [
          { ...post, id: 'a', connectionId: 'x' },
          { ...post, id: 'b', connectionId: 'y' },
        ],
        feeds: [],
        decks: new Map(),
      },
      words: words.page,
      logo: null,
      ownHost: 'postwright.app',
      hrefOf: (_place, target) => target,
    })
    expect(view.blocks).toMatchObject([{ kind: 'posts', items: [{ label: 'One' }] }])
  })
})
