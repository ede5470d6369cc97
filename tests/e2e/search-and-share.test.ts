import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { BRAND } from '@postwright/core/brand'
import { EMULATORS } from '../support/emulators.ts'
import { PUBLIC_PAGES } from '../support/public-pages.ts'

const ORIGIN = `https://${BRAND.domain}`
const TEXT_LEAST = 400

const get = (path: string) => fetch(`${EMULATORS.web}${path}`)

/** Contents of a page's meta tags by name or property. A repeated tag has both, separated by ` | `. */
function tagsOf(html: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', content = ''] of html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)) {
    const before = found.get(name)
    found.set(name, before === undefined ? plain(content) : `${before} | ${plain(content)}`)
  }
  return found
}

function plain(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/** Text of the body without scripts and tags. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return body
    .replaceAll(/<script[^]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

describe.each(PUBLIC_PAGES)('$path, as machines read it', ({ path, title, description, heading }) => {
  it('says what it is, once, and may be found', async () => {
    const reply = await get(path)
    expect(reply.status).toBe(200)
    const html = await reply.text()
    const tags = tagsOf(html)
    expect([...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, words = '']) => plain(words))).toEqual([title])
    expect(tags.get('description')).toBe(description)
    expect([...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      `${ORIGIN}${path}`,
    ])
    expect(tags.has('robots')).toBe(false)
    expect(html).toContain('<html lang="en">')
  })

  it('can be shared: title, description and a picture that exists, in the size that it says', async () => {
    const tags = tagsOf(await (await get(path)).text())
    for (const kind of ['og', 'twitter']) {
      expect(tags.get(`${kind}:title`)).toBe(title)
      expect(tags.get(`${kind}:description`)).toBe(description)
    }
    expect(tags.get('og:url')).toBe(`${ORIGIN}${path}`)
    expect(tags.get('twitter:card')).toBe('summary_large_image')
    expect(tags.get('og:image:alt')).toBe(title)
    const address = tags.get('og:image') ?? ''
    expect(tags.get('twitter:image')).toBe(address)
    const reply = await get(new URL(address).pathname)
    expect(reply.headers.get('content-type')).toBe('image/png')
    const { width, height } = await sharp(await reply.arrayBuffer()).metadata()
    expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual([String(width), String(height)])
  })

  it('is text with one heading above all, links at its end, and valid data, without any script', async () => {
    const html = await (await get(path)).text()
    const headings = [...html.matchAll(/<h1[^>]*>([^]*?)<\/h1>/g)].map(([, words = '']) => plain(words))
    expect(headings).toEqual([heading])
    expect(textOf(html).length).toBeGreaterThan(TEXT_LEAST)
    const footer = html.slice(html.indexOf('<footer'))
    expect(footer.match(/<a /g)?.length).toBeGreaterThan(5)
    const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      ([, json = '']): unknown => JSON.parse(json),
    )
    for (const object of data) {
      expect(object).toMatchObject({ '@context': 'https://schema.org', '@type': expect.stringMatching(/^[A-Z]\w+$/) })
    }
  })

  it('loads its typefaces with the page, and its code after it', async () => {
    const html = await (await get(path)).text()
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href = '']) => href)
    expect(fonts).toHaveLength(2)
    for (const font of fonts) expect((await get(font)).headers.get('content-type')).toBe('font/woff2')
    const [, code = ''] = /<template id="page-code">(.*?)<\/template>/.exec(html) ?? []
    expect(code).toMatch(/<script type="module" crossorigin src="\/assets\/index-[^"]+\.js"><\/script>/)
    expect(html.replace(code, '')).not.toMatch(/<script type="module"|<script src=|rel="modulepreload"|rel="manifest"/)
    // Inlined style sheets are also linked, so that no code fetches them again. Browsers don't fetch a disabled one.
    const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
    expect(sheets.length).toBeGreaterThan(0)
    for (const sheet of sheets) expect(sheet).toContain(' disabled>')
  })
})

describe('what is not for search engines', () => {
  it.each(['/login', '/register', '/dashboard', '/nowhere/at/all'])('%s says so', async (path) => {
    expect(tagsOf(await (await get(path)).text()).get('robots')).toBe('noindex')
  })
})

describe('the icons', () => {
  it.each([
    ['/favicon.ico', 'image/'],
    ['/icons/mark.svg', 'image/svg+xml'],
    ['/icons/apple-touch-icon.png', 'image/png'],
  ])('%s is named by the page and exists', async (path, type) => {
    expect(await (await get('/')).text()).toContain(`href="${path}"`)
    expect((await get(path)).headers.get('content-type')).toContain(type)
  })

  it('the manifest names pictures of the size that it says, one of them to be cut to any shape', async () => {
    const manifest: unknown = await (await get('/manifest.webmanifest')).json()
    const { icons } = manifest as { icons: { src: string; sizes: string; purpose?: string }[] }
    for (const { src, sizes } of icons.filter(({ sizes: size }) => size !== 'any')) {
      const { width, height } = await sharp(await (await get(src)).arrayBuffer()).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  })
})
