import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import type { Browser, Download, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newChart } from '@postwright/core/scene/kinds/chart/chart-layer'
import { gridOf } from '@postwright/core/scene/kinds/grid'
import { newTable } from '@postwright/core/scene/kinds/table/table-layer'
import type { Box } from '@postwright/core/scene/box'
import { paths } from '@postwright/core/paths'
import { findCommand } from '../../scripts/setup/find-command.mjs'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage, takePicture } from '../support/chromium.ts'
import { addDeck } from '../support/drafts.ts'
import { setFields } from '../support/documents.ts'
import { signIn } from '../support/sign-in.ts'
import { watchWorkers, type WatchedWorkers } from '../support/watch-workers.ts'
import { sceneOf, shapeLayer, slideOf } from '../unit/scene/sample-scene.ts'
import { textLayer } from '../unit/scene/text-layer.ts'

/** Of 255, on average over all colour values. Letters are anti-aliased differently. */
const DIFFERENCE_MAX = 4

const LINK = 'https://example.com/bench'

const text = (id: string, words: string, box: Box, size: number) =>
  textLayer(id, words, { box, style: { size, sizeMin: size } })

const scene = sceneOf(
  slideOf('one', [
    shapeLayer('sand', {
      box: { x: 80, y: 900, width: 920, height: 300 },
      fill: {
        kind: 'gradient',
        angle: 30,
        stops: [
          { at: 0, color: '#f4d35e', opacity: 1 },
          { at: 1, color: '#ee964b', opacity: 0.6 },
        ],
      },
      radius: 40,
      rotation: 4,
      alt: 'A bar of sand',
      effects: { shadow: { x: 20, y: 30, blur: 40, color: '#22223b', opacity: 0.6 } },
    }),
    shapeLayer('glaze', {
      box: { x: 700, y: 800, width: 300, height: 300 },
      shape: 'ellipse',
      fill: { kind: 'solid', color: '#4ecdc4' },
      effects: { blend: 'multiply' },
    }),
    {
      ...text('head', 'Three boards, one bench', { x: 80, y: 120, width: 920, height: 320 }, 110),
      effects: {
        shadow: { x: 8, y: 12, blur: 0, color: '#ee964b', opacity: 1 },
        outline: { color: '#22223b', width: 5 },
      },
    },
    {
      ...text('body', 'Plane them, glue them, wait.', { x: 80, y: 520, width: 920, height: 120 }, 48),
      paragraphs: [
        {
          list: 'none',
          level: 0,
          runs: [{ text: 'Plane them, ' }, { text: 'glue them', highlight: '#f4d35e' }, { text: ', wait.' }],
        },
      ],
      link: LINK,
    },
  ]),
  slideOf(
    'two',
    [
      text('last', 'Then oil it.', { x: 80, y: 80, width: 920, height: 200 }, 90),
      {
        ...newChart('chart', { x: 80, y: 320, width: 920, height: 440 }),
        rows: gridOf([
          ['Oak', '12'],
          ['Beech', '7'],
        ]),
      },
      {
        ...newTable('table', { x: 80, y: 840, width: 920, height: 300 }),
        rows: gridOf([
          ['Board', 'Length'],
          ['Seat', '120'],
        ]),
      },
    ],
    { place: 1 },
  ),
)

let browser: Browser
let ada: TestCaller
let folder: string

beforeAll(async () => {
  ;[browser, ada, folder] = await Promise.all([openBrowser(), createCaller(), mkdtemp(join(tmpdir(), 'export-'))])
})
afterAll(() => browser.close())

async function openDeck(name: string): Promise<{ page: Page; deckId: string; workers: WatchedWorkers }> {
  const deckId = await addDeck(ada, 'Bench / 2', scene)
  const page = await openPage(browser, name)
  const workers = watchWorkers(page)
  await signIn(page, ada, `/dashboard/carousel-editor/${deckId}`)
  return { page, deckId, workers }
}

/** Exports the deck as one kind of file. Returns the downloaded file. */
async function exported(
  page: Page,
  kind: string,
  option?: string,
): Promise<{ name: string; bytes: Buffer; path: string }> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export the deck' })
  await dialog.getByText(kind, { exact: true }).click()
  if (option !== undefined) await dialog.getByText(option, { exact: true }).click()
  const arriving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^Export \d/ }).click()
  const download: Download = await arriving
  const path = join(folder, download.suggestedFilename())
  await download.saveAs(path)
  await dialog.getByText(/ready \(/).waitFor()
  await takePicture(page, `editor-export-${kind.toLowerCase()}`)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  return { name: download.suggestedFilename(), bytes: readFileSync(path), path }
}

const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' })

describe('a deck leaves as files', () => {
  it('as pictures in one archive, and as a document that says the same', async () => {
    const { page, workers } = await openDeck('editor-export')
    const archive = await exported(page, 'PNG')
    expect(archive.name).toBe('Bench 2.zip')
    const files = unzipSync(new Uint8Array(archive.bytes))
    expect(Object.keys(files)).toEqual(['Bench 2 01.png', 'Bench 2 02.png'])
    const picture = Buffer.from(files['Bench 2 01.png'] ?? [])
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1080, height: 1350, format: 'png' })

    const vectors = await exported(page, 'SVG', 'Convert to outlines')
    const drawn = unzipSync(new Uint8Array(vectors.bytes))['Bench 2 01.svg'] ?? new Uint8Array()
    expect(Buffer.from(drawn).toString()).not.toContain('<text')
    expect(await differenceOf(picture, await shownInBrowser(drawn))).toBeLessThan(DIFFERENCE_MAX)

    const document = await exported(page, 'PDF')
    expect([...workers.started]).toEqual(expect.arrayContaining(['export', 'lint']))
    expect(workers.missed).toEqual([])
    expect(document.name).toBe('Bench 2.pdf')
    expect(document.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
    if (!findCommand('pdftotext'))
      return void process.stderr.write('The document was not read: poppler-utils is missing.\n')

    expect(run('pdftotext', document.path, '-')).toMatch(
      /Three boards,\s+one\s+bench[^]*Plane them, glue them, wait\.[^]*Then oil it\.[^]*Oak[^]*Beech[^]*Board[^]*Seat/,
    )
    expect(run('pdffonts', document.path)).toMatch(/[A-Z]{6}\+Inter-\w+ +CID TrueType +Identity-H +yes yes yes/)
    expect(run('pdfinfo', document.path)).toMatch(/Tagged: +yes[^]*Pages: +2/)
    expect(run('pdfinfo', '-struct-text', document.path)).toMatch(
      /H1[^]*Three boards, one bench[^]*P [^]*Link[^]*Plane them/,
    )
    expect(run('pdfinfo', '-url', document.path)).toContain(LINK)

    run('pdftoppm', '-r', '72', '-png', '-f', '1', '-l', '1', document.path, join(folder, 'page'))
    expect(await differenceOf(picture, readFileSync(join(folder, 'page-1.png')))).toBeLessThan(DIFFERENCE_MAX)
  })

  it('as a post with its pictures described, which says when the deck has changed since', async () => {
    const { page, deckId } = await openDeck('editor-export-post')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Export the deck' })
    await dialog.getByText('JPEG', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Post as images' }).click()
    await page.waitForURL(/content-studio\/[^/]+$/)
    await expect.poll(() => page.getByRole('textbox', { name: /^Describe image/ }).count()).toBe(2)
    const alt = page.getByRole('textbox', { name: /^Describe image/ }).first()
    expect(await alt.inputValue()).toMatch(/^A bar of sand\. Three boards, one bench\./)

    await setFields(paths.slide(ada.workspaceId, `${deckId}-two`), { layers: [], rev: 2 })
    const notice = page.getByRole('region', { name: 'The deck has changed' })
    await notice.waitFor()
    await takePicture(page, 'editor-export-changed')
    await notice.getByRole('button', { name: 'Update the post' }).click()
    await notice.waitFor({ state: 'detached' })
  })
})

/** Screenshot of an SVG in the browser. */
async function shownInBrowser(file: Uint8Array): Promise<Buffer> {
  const viewer = await browser.newPage({ viewport: { width: 1080, height: 1350 } })
  const address = `data:image/svg+xml;base64,${Buffer.from(file).toString('base64')}`
  await viewer.setContent(`<style>body{margin:0}</style><img src="${address}" width="1080" height="1350">`)
  const shot = await viewer.screenshot()
  await viewer.close()
  return shot
}

async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer()))
  if (!a || !b || a.length !== b.length) return 255
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}
