import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandKitDraftSchema } from '@postwright/core/model/brand-kit'
import { paths } from '@postwright/core/paths'
import { bundleForPage } from '../support/bundle-for-page.ts'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { database } from '../support/documents.ts'
import { addBrandKit } from '../support/drafts.ts'
import { signIn } from '../support/sign-in.ts'

const ANTON = 'node_modules/@fontsource/anton/files/anton-latin-400-normal.woff'

let browser: Browser
let judge: Page
beforeAll(async () => {
  browser = await openBrowser()
  judge = await browser.newPage()
  await judge.addScriptTag({ content: await bundleForPage('plain-drawing', 'iife') })
})
afterAll(() => browser.close())

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">${body}</svg>`

type Judged = { written: string; families: string[] }

const judged = (text: string): Promise<Judged> =>
  judge.evaluate(
    (given) => (globalThis as unknown as { judgeDrawing: (text: string) => Judged }).judgeDrawing(given),
    text,
  )
const written = async (text: string) => (await judged(text)).written

describe('a logo as a drawing', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', /script|alert/],
    ['an event', '<rect width="9" height="9" onload="alert(1)"/>', /onload|alert/],
    [
      'a page inside',
      '<foreignObject><iframe src="https://evil.example"></iframe></foreignObject>',
      /foreignObject|iframe|evil/i,
    ],
    ['an image of another site', '<image href="https://evil.example/a.png" width="9" height="9"/>', /evil/],
    ['an image of this machine', '<image xlink:href="file:///etc/passwd" width="9" height="9"/>', /passwd/],
    [
      'a page as data',
      '<image href="data:text/html,<script>alert(1)</script>" width="9" height="9"/>',
      /text\/html|alert/,
    ],
    ['a drawing as data', '<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>', /svg\+xml;/],
    ['a part of another file', '<use href="https://evil.example/a.svg#b"/>', /evil/],
    ['a paint of another file', '<rect width="9" height="9" fill="url(https://evil.example/a.svg#b)"/>', /evil/],
    ['styles of another site', '<style>@import "https://evil.example/a.css";</style>', /evil/],
    ['a font of another site', '<style>@font-face{font-family:x;src:url(https://evil.example/a.woff)}</style>', /evil/],
    ['styles that hide what they say', '<style>rect{fill:u\\72l(https://evil.example)}</style>', /evil/],
    ['a link that runs', '<a href="javascript:alert(1)"><rect width="9" height="9"/></a>', /javascript|alert/],
    ['a change in time', '<set attributeName="href" to="javascript:alert(1)"/>', /javascript|alert/],
  ])('has %s taken out', async (_, body, evil) => {
    const out = await written(svg(`${body}<path d="M0 0h9v9z"/>`))
    expect(out).toContain('M0 0h9v9z')
    expect(out).not.toMatch(evil)
  })

  it.each([
    [
      'a gradient',
      '<linearGradient id="g"><stop stop-color="#e4572e"/></linearGradient><rect width="9" height="9" fill="url(#g)"/>',
      'url(#g)',
    ],
    [
      'a filter',
      '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><rect width="9" height="9" filter="url(#f)"/>',
      'feGaussianBlur',
    ],
    [
      'a mask',
      '<mask id="m"><rect width="9" height="9" fill="#fff"/></mask><rect width="9" height="9" mask="url(#m)"/>',
      'url(#m)',
    ],
    [
      'a part cut out',
      '<clipPath id="c"><path d="M0 0h9v9z"/></clipPath><g clip-path="url(#c)"><path d="M1 1h9"/></g>',
      'url(#c)',
    ],
    ['a copy of a part', '<g id="a"><path d="M0 0h1"/></g><use href="#a"/>', 'href="#a"'],
    ['a dashed line', '<path d="M0 0h40" stroke-dasharray="2"/>', 'stroke-dasharray'],
    ['its own styles', '<style>.a{fill:#e4572e}</style><path class="a" d="M0 0h9"/>', '.a{fill:#e4572e}'],
    ['an image inside', '<image href="data:image/png;base64,AAAA" width="9" height="9"/>', 'data:image/png'],
  ])('keeps %s', async (_, body, kept) => {
    expect(await written(svg(body))).toContain(kept)
  })

  it.each([
    [`<text font-family="'Tiempos Text', serif">Oak</text>`, ['Tiempos Text']],
    ['<style>.a{font-family:Lora}</style><text class="a">Oak</text>', ['Lora']],
    ['<g style="font-family:Anton"><text>Oak</text></g>', ['Anton']],
    ['<text>Oak</text>', ['']],
    ['<path d="M0 0h9"/><g font-family="Lora"/>', []],
  ])('names the fonts that the text of %s needs', async (body, families) => {
    expect((await judged(svg(body))).families).toEqual(families)
  })

  it.each([
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<title>&b;</title>')}`, 'complex'],
    [
      'copies of copies',
      svg('<g id="a"><path d="M0 0h1"/></g><g id="b"><use href="#a"/><use href="#a"/></g><use href="#b"/>'),
      'complex',
    ],
    ['too many elements', svg('<path d="M0 0h1"/>'.repeat(3_001)), 'complex'],
    ['too many filters', svg(`<filter id="f">${'<feGaussianBlur stdDeviation="9"/>'.repeat(41)}</filter>`), 'complex'],
    ['ten megabytes', svg(`<title>${'x'.repeat(10_000_000)}</title>`), 'large'],
    ['no drawing', '<p>Oak</p>', 'unreadable'],
  ])('with %s is refused', async (_, text, reason) => {
    expect(await written(text)).toBe(reason)
  })
})

it('a drawing becomes an image with its letters in the font that it names; one with a font that is not here is refused by name', async () => {
  const ada = await createCaller()
  const kitId = await addBrandKit(ada)
  const stored = async () =>
    brandKitDraftSchema.parse((await database().doc(paths.brandKit(ada.workspaceId, kitId)).get()).data())
  const page = await openPage(browser, 'logo-drawings')
  await signIn(page, ada)
  await page.goto(`/dashboard/brand-kit/${kitId}`)
  const upload = (name: string, text: string) =>
    page
      .locator('input[type=file][accept*=svg]')
      .setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) })
  const letters = (family: string) => svg(`<text x="1" y="16" font-size="16" font-family="${family}">OAK</text>`)

  await page.getByRole('button', { name: 'Add a logo' }).waitFor()
  await upload('tiempos.svg', letters('Tiempos'))
  await page.getByText('This SVG uses a font that isn’t available here: Tiempos.').waitFor()
  await upload('anton.svg', letters('Anton'))
  await expect.poll(async () => (await stored()).logos.length).toBe(1)
  await upload('caveat.svg', letters('Caveat'))
  await expect.poll(async () => (await stored()).logos.length).toBe(2)
  await expect.poll(async () => (await page.evaluate(inkOfLogos)).length).toBe(2)
  const [anton = 0, caveat = 1] = await page.evaluate(inkOfLogos)
  // Heavy letters cover far more than thin ones, so neither font was replaced by a fallback.
  expect(anton / caveat).toBeGreaterThan(1.8)
})

/** Makes a PDF of one page with an embedded font subset, or with a standard font that is not embedded. */
async function makePdf(font: 'embedded' | 'missing'): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, font: null }).addPage({ size: [400, 200], margin: 0 })
  const pieces: Uint8Array[] = []
  const ended = new Promise<void>((end) => {
    document.on('data', (piece) => void pieces.push(piece)).on('end', end)
  })
  document.registerFont('anton', readFileSync(ANTON))
  document
    .font(font === 'embedded' ? 'anton' : 'Helvetica')
    .fontSize(60)
    .fillColor('#e4572e')
  document.text('OAK', 100, 120, { baseline: 'alphabetic', lineBreak: false }).rect(100, 150, 80, 20).fill('#e4572e')
  document.end()
  await ended
  return Buffer.concat(pieces)
}

it('the first page of a PDF becomes an image cut to what is drawn, with its letters; one without its font is refused by name', async () => {
  const ada = await createCaller()
  const kitId = await addBrandKit(ada)
  const page = await openPage(browser, 'logo-pdf')
  await signIn(page, ada)
  await page.goto(`/dashboard/brand-kit/${kitId}`)
  const upload = async (name: string, buffer: Buffer) =>
    page.locator('input[type=file][accept*=pdf]').setInputFiles({ name, mimeType: 'application/pdf', buffer })

  await page.getByRole('button', { name: 'Add a logo' }).waitFor()
  await upload('helvetica.pdf', await makePdf('missing'))
  await page.getByText('This PDF doesn’t contain a font that it uses: Helvetica.').waitFor()
  await upload('broken.pdf', Buffer.from('%PDF-1.7 and nothing else'))
  await page.getByText('This PDF couldn’t be read').waitFor()
  await upload('anton.pdf', await makePdf('embedded'))
  await expect.poll(async () => (await page.evaluate(inkOfLogos)).length).toBe(1)
  const [ink = 0] = await page.evaluate(inkOfLogos)
  // Letters and bar fill about half of the box around them; the whole page would be under a tenth.
  expect(ink).toBeGreaterThan(0.3)
  expect(ink).toBeLessThan(0.9)
})

/** Share of opaque pixels in each logo on the page, in page order. */
function inkOfLogos(): number[] {
  const images = [...document.querySelectorAll<HTMLImageElement>('main li img')].filter(
    (image) => image.naturalWidth > 0,
  )
  const once = new Map(images.map((image) => [image.src, image]))
  return [...once.values()].map((image) => {
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return data.filter((value, at) => at % 4 === 3 && value > 127).length / (canvas.width * canvas.height)
  })
}
