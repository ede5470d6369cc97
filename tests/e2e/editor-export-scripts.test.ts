import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { unzipSync } from 'fflate'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uploadMedia } from '@postwright/core/api/media'
import type { Box } from '@postwright/core/scene/box'
import { avatarLayerSchema } from '@postwright/core/scene/kinds/avatar/avatar-layer'
import { imageLayerSchema } from '@postwright/core/scene/kinds/image/image-layer'
import type { Layer } from '@postwright/core/scene/layer'
import { findCommand } from '../../scripts/setup/find-command.mjs'
import { dataOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { addDeck } from '../support/drafts.ts'
import { signIn } from '../support/sign-in.ts'
import { sceneOf, shapeLayer, slideOf } from '../unit/scene/sample-scene.ts'
import { textLayer } from '../unit/scene/text-layer.ts'

const FOLDER = resolve(import.meta.dirname, '../../test-results/editor-export-scripts')
const PHOTOS = 20
/** Milliseconds for four exports of 21 slides each, even on a busy machine. */
const PATIENCE = 900_000

/** Of 255, on average over a page. Letters and photos are anti-aliased differently. */
const DIFFERENCE_MAX = 6

const ARABIC = 'مرحبا بالعالم (2026) اليوم'

let browser: Browser
let ada: TestCaller
let logo: string
let photos: string[]

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true })
  ;[browser, ada] = await Promise.all([openBrowser(), createCaller()])
  const mark = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#00000000' } })
    .composite([
      { input: Buffer.from('<svg width="300" height="300"><circle cx="150" cy="150" r="140" fill="#d6336c"/></svg>') },
    ])
    .png()
    .toBuffer()
  logo = await upload(mark, 'image/png')
  photos = []
  for (let seed = 0; seed < PHOTOS; seed += 1) {
    photos.push(await upload(await photoOf(seed), 'image/jpeg'))
  }
})
afterAll(() => browser.close())

/** Draws areas of colour, because noise would change with every encoding. */
function photoOf(seed: number): Promise<Buffer> {
  const areas = Array.from({ length: 60 }, (_, at) => {
    const [x, y] = [(at * 211) % 1600, (at * 97 + seed * 40) % 1200]
    return `<rect x="${x}" y="${y}" width="300" height="200" fill="hsl(${(at * 37 + seed * 20) % 360} 60% 50%)"/>`
  })
  return sharp(Buffer.from(`<svg width="1600" height="1200">${areas.join('')}</svg>`))
    .flatten({ background: '#334455' })
    .jpeg()
    .toBuffer()
}

async function upload(bytes: Buffer, type: string): Promise<string> {
  const reply = await ada.call(uploadMedia, { workspaceId: ada.workspaceId, name: 'image' }, { file: { bytes, type } })
  return dataOf(reply).media.id
}

const text = (id: string, words: string, y: number, size = 64) =>
  textLayer(id, words, { box: { x: 80, y, width: 920, height: size * 2.6 }, style: { size, sizeMin: size } })

function image(id: string, mediaId: string, box: Box, alt = ''): Layer {
  const crop = { focus: { x: 0.5, y: 0.5 }, zoom: 1, isFlipped: false, mask: 'none' }
  return imageLayerSchema.parse({ ...shapeLayer(id), type: 'image', mediaId, ...crop, box, alt })
}

function slides() {
  const avatar = avatarLayerSchema.parse({
    ...text('face', '', 1180, 36),
    type: 'avatar',
    mediaId: photos[0],
    person: 'Ada King',
    handle: '@ada',
  })
  return [
    slideOf('scripts', [
      shapeLayer('band', { box: { x: 0, y: 0, width: 1080, height: 90 } }),
      text('emoji', 'Emoji 😀 🎉 stay', 110),
      text('japanese', '日本語のテキスト、東京。', 290),
      text('chinese', '简体中文内容', 470),
      text('korean', '한국어 문장', 650),
      text('arabic', ARABIC, 830),
      image('logo', logo, { x: 700, y: 20, width: 300, height: 300 }, 'Our mark'),
      avatar,
    ]),
    ...photos.map((id, at) =>
      slideOf(`photo${at}`, [image(`photo${at}`, id, { x: 60, y: 60, width: 960, height: 1230 }, `Photo ${at}`)], {
        place: at + 1,
      }),
    ),
  ]
}

async function exported(page: Page, kind: string): Promise<string> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export the deck' })
  await dialog.getByText(kind, { exact: true }).click()
  const arriving = page.waitForEvent('download', { timeout: 180_000 })
  await dialog.getByRole('button', { name: /^Export \d/ }).click()
  const download = await arriving
  const path = join(FOLDER, download.suggestedFilename())
  await download.saveAs(path)
  await dialog.getByText(/ready \(/).waitFor()
  await page.screenshot({ path: join(FOLDER, `${kind}.png`) })
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  return path
}

const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' })

it(
  'a deck with emoji, Chinese, Japanese, Korean, Arabic, a transparent logo and 20 photos is exported under the policy of the built pages, and its document looks like its images',
  async () => {
    const deckId = await addDeck(ada, 'All scripts', sceneOf(...slides()))
    const page = await openPage(browser, 'editor-export-scripts')
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy|violates/i.test(message.text())) refused.push(message.text())
    })
    await signIn(page, ada, `/dashboard/carousel-editor/${deckId}`)

    const document = await exported(page, 'PDF')
    const images = unzipSync(new Uint8Array(readFileSync(await exported(page, 'PNG'))))
    expect(Object.keys(images)).toHaveLength(PHOTOS + 1)
    expect(Object.keys(unzipSync(new Uint8Array(readFileSync(await exported(page, 'JPEG')))))).toHaveLength(PHOTOS + 1)
    const presentation = unzipSync(new Uint8Array(readFileSync(await exported(page, 'PowerPoint'))))
    const slide = Buffer.from(presentation['ppt/slides/slide1.xml'] ?? []).toString()
    expect(slide).toContain('日本語のテキスト')
    expect(slide).toContain('custGeom')
    expect(slide).toMatch(/typeface="Inter"/)
    expect(refused).toEqual([])
    if (!findCommand('pdftoppm'))
      return void process.stderr.write('The document was not read: poppler-utils is missing.\n')

    expect(run('pdffonts', document)).toMatch(/NotoSansJP[^]*|NotoSansSC/)
    expect(run('pdftotext', document, '-')).toMatch(/日本語のテキスト、東京。[^]*简体中文内容[^]*한국어 문장/)
    // The logo, the portrait and each photo. A unit test checks their descriptions, which `pdfinfo` does not print.
    expect(run('pdfinfo', '-struct', document).match(/^ *Figure/gm)).toHaveLength(PHOTOS + 2)
    run('pdftoppm', '-r', '72', '-png', document, join(FOLDER, 'page'))
    for (const [at, name] of Object.keys(images).toSorted().entries()) {
      const drawn = readFileSync(join(FOLDER, `page-${String(at + 1).padStart(2, '0')}.png`))
      const shown = Buffer.from(images[name] ?? [])
      await sharp(shown).toFile(join(FOLDER, `slide-${at + 1}.png`))
      expect(await differenceOf(shown, drawn), name).toBeLessThan(DIFFERENCE_MAX)
    }
  },
  PATIENCE,
)

async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer()))
  if (!a || !b || a.length !== b.length) return 255
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}
