import { differenceCiede2000 } from 'culori'
import { brandProposalSchema } from '@postwright/core/model/brand-autofill'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clusterColors } from '../../functions/src/domain/brand-autofill/cluster-colors.ts'
import { proposeBrand, proposeFonts } from '../../functions/src/domain/brand-autofill/propose-brand.ts'
import { proposeColors } from '../../functions/src/domain/brand-autofill/propose-colors.ts'
import { readSite } from '../../functions/src/domain/brand-autofill/read-site.ts'
import { readStylesheets, readLogos } from '../../functions/src/domain/brand-autofill/site-assets.ts'
import { createWebsiteReader } from '../../functions/src/files/website/create-website-reader.ts'
import { createSafeFetch } from '../../functions/src/platforms/safe-fetch.ts'
import { createWebPages } from '../../functions/src/platforms/create-web-pages.ts'
import { type BrandWebsite, PLANTED, serveBrandWebsite } from '../support/brand-website.ts'
import { REFUSED_ADDRESSES, resolveNames } from '../support/refused-addresses.ts'
import { processorTime } from '../support/processor-time.ts'

const deltaE = differenceCiede2000()

const websites = createWebsiteReader()
const local = {
  websites,
  webPages: createWebPages({ fetch: createSafeFetch({ allowPrivate: true }), clock: Date }),
} as const
const source = 'https://a.example/s.css'
const read = (css: string) => websites.readStyles([{ source, css }])
const colorsOf = async (css: string) => proposeColors((await read(css)).colors)

let site: BrandWebsite
beforeAll(async () => {
  site = await serveBrandWebsite()
})
afterAll(() => site.close())

async function propose(address: string) {
  const page = await readSite(local, address)
  if (page.kind === 'failed') return page.problem
  const { styles, unread } = await readStylesheets(local, page)
  const logos = await readLogos(local, page.page.logos)
  return proposeBrand({ ...page, styles, logos: logos.found, unread: [...unread, ...logos.unread] })
}

describe('a website', () => {
  test('gives words, logos, fonts and the planted colours, each with where it was found', async () => {
    const proposal = brandProposalSchema.parse(await propose(`${site.origin}/moved`))
    expect(proposal).toMatchObject({
      url: `${site.origin}/`,
      name: { text: 'Oak & Ash Ltd' },
      description: { text: 'Furniture from the forest next door.', foundAt: { selector: 'meta[name="description"]' } },
      language: { text: 'en-GB', foundAt: { selector: 'html[lang]' } },
      fonts: [
        { use: 'body', family: 'Inter', bundled: 'Inter', foundAt: { selector: 'body', property: 'font' } },
        { use: 'heading', family: 'Lora', bundled: 'Lora', foundAt: { source: `${site.origin}/site.css` } },
      ],
    })
    for (const [role, hex] of Object.entries(PLANTED)) {
      const found = proposal.colors.find((color) => color.role === role)
      expect(deltaE(found?.hex ?? '#000000', hex), `${role} ${found?.hex}`).toBeLessThan(5)
    }
    expect(proposal.colors.find(({ role }) => role === 'primary')).toMatchObject({
      name: 'brand green',
      foundAt: [{ source: `${site.origin}/site.css`, selector: '.button', property: 'background-color' }, {}, {}],
    })
    expect(proposal.colors.map(({ hex }) => hex)).not.toContain('#00ff00')
    expect(proposal.logos.map(({ kind, url }) => [kind, url])).toEqual([
      ['structured_data', `${site.origin}/logo.png`],
      ['touch_icon', `${site.origin}/touch.png`],
      ['icon', `${site.origin}/mark.svg`],
    ])
    expect(proposal.unread.map(({ url, reason }) => [url.replace(site.origin, ''), reason])).toEqual([
      ['/missing.css', 'unreachable'],
      ['/icon.svg', 'type'],
      ['/share.png', 'type'],
    ])
  })

  test.each([
    ['/data', 'type'],
    ['/huge', 'too_large'],
    ['/nowhere', 'unreachable'],
    ['/silent', null],
  ])('at %s gives %s', async (path, problem) => {
    expect(await propose(site.origin + path)).toBe(problem)
  })

  test('is not asked for at an address inside the network', async () => {
    const webPages = createWebPages({ fetch: createSafeFetch({ resolve: resolveNames }), clock: Date })
    for (const address of REFUSED_ADDRESSES) {
      expect(await readSite({ webPages, websites }, address), address).toEqual({ kind: 'failed', problem: 'refused' })
    }
  })
})

describe('colours of stylesheets', () => {
  test('are read in every notation, and nearly transparent ones are none', async () => {
    const css = `a{color:#0af} b{color:rgb(0 170 255)} c{color:hsl(200deg 100% 50%)} d{color:oklch(71.3% .168 241)}
      e{background:url(#fff) rgb(0 0 0 / 20%)} f{border:1px solid rebeccapurple} g{color:currentColor} h{--x:210 40% 50%}`
    const hexes = (await read(css)).colors.map(({ hex }) => hex)
    expect(hexes.slice(0, 3)).toEqual(['#00aaff', '#00aaff', '#00aaff'])
    expect(deltaE(hexes[3] ?? '', '#00aaff')).toBeLessThan(3)
    expect(hexes.slice(4)).toEqual(['#663399', '#4d80b3'])
  })

  test('are one where they look alike, and the one that counts most stands for it', async () => {
    const { colors } = await read('body{background:#1f6f54} i{color:#21705a} u{color:#e4572e}')
    expect(clusterColors(colors).map(({ hex, uses }) => [hex, uses.length])).toEqual([
      ['#1f6f54', 2],
      ['#e4572e', 1],
    ])
  })

  test('get roles by what they paint, on dark sites too, with greys apart', async () => {
    const dark =
      'body{background:#0e1116;color:#e8eaed} .btn{background:#ff7a00} .card{background:#1b2028} a{color:#3aa0ff}'
    expect((await colorsOf(dark)).map(({ role, hex, isNeutral }) => [role, hex, isNeutral])).toEqual([
      ['primary', '#ff7a00', false],
      ['secondary', '#3aa0ff', false],
      ['background', '#0e1116', true],
      ['text', '#e8eaed', true],
    ])
  })

  test('named after a role have it, however seldom they are used', async () => {
    const css = ':root{--accent:#d81b60} .btn{background:#0050b3} h1{color:#0050b3} i{color:var(--accent)}'
    expect((await colorsOf(css)).slice(0, 2)).toMatchObject([
      { role: 'primary', hex: '#0050b3' },
      { role: 'accent', hex: '#d81b60', name: 'accent' },
    ])
  })

  test('come through custom properties that name others, in circles or growing without end', async () => {
    const bomb = Array.from({ length: 30 }, (_, at) => `--b${at}:var(--b${at + 1}) var(--b${at + 1})`).join(';')
    const css = `:root{--a:var(--b);--b:var(--a);--c:var(--d);--d:#123456;${bomb}} p{color:var(--a);fill:var(--b0)} q{color:var(--c)}`
    expect([...new Set((await read(css)).colors.map(({ hex }) => hex))]).toEqual(['#123456'])
  })

  test('are read of broken and hostile text in bounded time', async () => {
    const hostile = [
      '{'.repeat(200_000),
      'a{color:' + '('.repeat(200_000),
      '@media('.repeat(50_000),
      'a{b:c}'.repeat(100_000),
    ]
    const took = await processorTime(async () => {
      for (const css of [...hostile, '\0\uFFFF{};}}', 'a{color:red'])
        expect(await read(css)).toMatchObject({ fonts: [] })
    })
    expect(took).toBeLessThan(8_000)
    expect((await read('a{color:red')).colors).toHaveLength(1)
  })
})

describe('fonts of stylesheets', () => {
  const use = (selector: string, ...families: string[]) => ({
    families,
    foundAt: { source, selector, property: 'font-family' },
  })

  test('that build tools renamed, or that are for icons, are seen through', () => {
    const fonts = [
      use('.icon h1', 'Font Awesome 6'),
      use('h1', '__Roboto_Slab_a1b2c3', 'serif'),
      use('body', 'Poppins'),
    ]
    expect(proposeFonts({ fonts, ownFamilies: [] })).toMatchObject([
      { use: 'heading', family: 'Roboto Slab' },
      { use: 'body', family: 'Poppins', bundled: 'Poppins' },
    ])
  })

  test('that are not here have the nearest of their kind beside them', () => {
    const fonts = [
      use('body', 'Founders Grotesk', 'system-ui'),
      use('h1', 'Tiempos', 'serif'),
      use('.btn', 'Founders Grotesk'),
    ]
    expect(proposeFonts({ fonts, ownFamilies: [] }).map(({ use, bundled }) => [use, bundled])).toEqual([
      ['body', 'Inter'],
      ['heading', 'Merriweather'],
    ])
  })
})
