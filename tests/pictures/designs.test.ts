import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { FORMAT_NAMES, type Format } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { type Browser, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBenchPage } from '../bench/editor/open-bench-page.ts'
import type { StripOfFiles } from '../bench/editor/strip-page.ts'
import { SHEET_BYTES, smallEnough } from '../support/contact-sheet.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const COLUMNS = 2
const ROW = { width: 690, height: 116 }
const CAPTION = 17
const GAP = 8
/** Height of a slide in pixels, so that seven fit side by side in a column. */
const HEIGHT: Record<Format, number> = { '4:5': 116, '1:1': 94, '9:16': 116, '2:3': 116, '16:9': 53 }

let browser: Browser
let bench: Awaited<ReturnType<typeof openBenchPage>>

beforeAll(async () => {
  const executablePath = process.env.CHROME_PATH
  if (!executablePath) throw new Error('CHROME_PATH is not set: run this with "npm run pictures -- designs".')
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  bench = await openBenchPage(browser, 'strip-page.ts')
  await bench.page.route('**/stock/*.webp', async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ body: await readFile(join(ROOT, 'web/public', pathname)), contentType: 'image/webp' })
  })
  await bench.page.waitForFunction(() => 'stripOfFiles' in window)
}, 120_000)

afterAll(async () => {
  await bench?.close()
  await browser?.close()
})

it('pictures of all designs in the format that they are made in', async () => {
  const sheet = await sheetOf(bench.page, '4:5')
  expect(sheet.length).toBeLessThanOrEqual(SHEET_BYTES)
  await writeFile(join(ROOT, 'docs/pictures/designs.webp'), sheet)
})

it.each(FORMAT_NAMES.filter((format) => format !== '4:5'))(
  'pictures of all designs in %s, to look at',
  async (format) => {
    const folder = join(ROOT, 'test-results/pictures')
    await mkdir(folder, { recursive: true })
    const sheet = await sheetOf(bench.page, format)
    await writeFile(join(folder, `designs-${format.replace(':', 'x')}.webp`), sheet)
    expect(sheet.length).toBeGreaterThan(0)
  },
)

async function sheetOf(page: Page, format: Format): Promise<Buffer> {
  const rows: Buffer[] = []
  for (const template of DECK_TEMPLATES) rows.push(await rowOf(page, begun(template), format))
  const perColumn = Math.ceil(rows.length / COLUMNS)
  const step = { x: ROW.width + GAP, y: HEIGHT[format] + CAPTION + GAP }
  const pieces = rows.flatMap((input, at) => {
    const left = GAP + Math.floor(at / perColumn) * step.x
    const top = GAP + (at % perColumn) * step.y
    const name = captionOf(DECK_TEMPLATES[at]?.id ?? '')
    return [
      { input: name, left, top },
      { input, left, top: top + CAPTION },
    ]
  })
  const size = { width: GAP + COLUMNS * step.x, height: GAP + perColumn * step.y }
  const sheet = sharp({ create: { ...size, channels: 3, background: '#cfcfd2' } }).composite(pieces)
  return smallEnough(await sheet.png().toBuffer())
}

async function rowOf(page: Page, scene: Scene, format: Format): Promise<Buffer> {
  const draw = (asked: Parameters<StripOfFiles>) => window.stripOfFiles(...asked)
  const asked: Parameters<StripOfFiles> = [scene, format, HEIGHT[format]]
  const address = await page.evaluate(draw, asked)
  const strip = Buffer.from(address.split(',')[1] ?? '', 'base64')
  return sharp(strip).resize({ width: ROW.width, fit: 'inside', withoutEnlargement: true }).png().toBuffer()
}

function captionOf(name: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ROW.width}" height="${CAPTION}">` +
      `<text x="0" y="12" font-family="sans-serif" font-size="13" fill="#1b1b1f">${name}</text></svg>`,
  )
}

function begun(template: (typeof DECK_TEMPLATES)[number]): Scene {
  let count = 0
  return beginFromTemplate(template, { name: template.id, deckId: 'deck1', newSlideId: () => `slide${(count += 1)}` })
}
