import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findCommand } from '../../scripts/setup/find-command.mjs'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'

/** Mean difference of two pictures of the same frame, of 255: encoders and sizes differ a little, other captions by far more. */
const SAME_MAX = 6
const FRAME = 1 / 30

/** Forty lines, ten scenes. */
const SCRIPT = [
  ['# Oak moves'],
  ['ADA: Wood swells.', 'In summer.', 'It shrinks.', 'In winter.', '[visual: a split board]'],
  ['“Leave a gap,', 'in every top.”'],
  ['- Too much glue', '- No gap', '- Wrong screws', '- Wet boards'],
  ['1. Measure', '2. Mark', '3. Cut slots', '4. Screw'],
  ['70% split early.', 'Most in March.'],
  ['# Before and after'],
  ['Glue: it splits.', 'Slots: it moves.'],
  ['Oil it thin.', 'Wipe it off.', 'Wait a day.', 'Oil it again.', 'Wait once more.', 'Then use it.'],
  ['Follow @adawright', 'for part two.'],
]
  .map((lines) => lines.join('\n'))
  .join('\n\n')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('a person turns a script into a video, changes one scene, closes the tab in the middle and goes on', async () => {
  const ada = await createCaller()
  const page = await openPage(browser, 'script')
  await prepareAudit(page)
  await signIn(page, ada, '/dashboard/script-to-visuals')
  await page.getByRole('button', { name: 'New video' }).click()
  await page.getByRole('dialog', { name: 'New video' }).getByLabel('Script', { exact: true }).last().fill(SCRIPT)
  await page.getByRole('button', { name: 'Create video' }).click()
  await page.getByRole('region', { name: 'Preview' }).waitFor()
  await page.getByText('1:1', { exact: true }).click()
  await page.getByLabel('Pace', { exact: true }).fill('300')
  await page.getByText(/^10 scenes/).waitFor()
  expect(await auditPage(page, 'script')).toEqual([])
  await photograph(page, 'script', { isWhole: true })

  // One scene in another layout, and later in the film.
  await page.getByText('Storyboard', { exact: true }).click()
  await page.getByRole('button', { name: /^Scene 3: “Leave a gap/ }).click()
  await page.getByText('Quote, because the text is in quotation marks.').waitFor()
  await page.getByRole('button', { name: 'Try another' }).click()
  await page.getByText(', chosen by you.').waitFor()
  await page.getByRole('button', { name: 'Move later' }).click()
  await page.getByRole('button', { name: /^Scene 4: “Leave a gap/ }).waitFor()
  await page.getByText(', chosen by you.').waitFor()
  expect(await auditPage(page, 'storyboard')).toEqual([])
  await photograph(page, 'storyboard', { isWhole: true })
  await page.getByText('Saved', { exact: true }).first().waitFor()

  // The tab is closed while the video is made; what was finished is there afterwards.
  await openVideoView(page)
  await page.getByRole('button', { name: 'Render video' }).click()
  await page.getByText(/^Scene [3-9] of 10/).waitFor({ timeout: 60_000 })
  const [context, address] = [page.context(), page.url()]
  await page.close()
  const again = await context.newPage()
  await again.goto(address)
  await again.getByText(/^[2-9] of 10 scenes are ready\./).waitFor()
  await again.getByRole('button', { name: 'Resume rendering' }).click()
  await again.getByText(/^Your video is ready/).waitFor({ timeout: 120_000 })
  const [download] = await Promise.all([
    again.waitForEvent('download'),
    again.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Oak moves.mp4')
  const path = join(mkdtempSync(join(tmpdir(), 'postwright-film-')), 'film.mp4')
  await download.saveAs(path)
  await checkFilm(again, path)

  // The same script as a carousel, which says so until the script changes.
  await again.getByRole('button', { name: 'Make carousel' }).click()
  await again.waitForURL(/carousel-editor/)
  await again.goBack()
  await openVideoView(again)
  await again.getByText('Up to date').waitFor()
})

async function openVideoView(page: Page): Promise<void> {
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Video', { exact: true }).click()
}

/** What the file holds by an independent program: codec, size, length, and in the middle of each scene the picture of the preview. */
async function checkFilm(page: Page, path: string): Promise<void> {
  if (!findCommand('ffprobe')) return void process.stderr.write('The video was not read: ffmpeg is missing.\n')
  const asked = ['-of', 'json', '-count_frames', '-show_streams', '-show_entries', 'format=duration']
  const facts = run('ffprobe', '-v', 'error', ...asked, path).toString()
  const { streams, format } = JSON.parse(facts)
  expect(streams).toHaveLength(1)
  expect(streams[0]).toMatchObject({ codec_name: 'h264', width: 1080, height: 1080, r_frame_rate: '30/1' })
  const position = page.getByRole('slider', { name: 'Position in the video' })
  const length = Number(await position.getAttribute('aria-valuemax')) / 1000
  expect(Math.abs(Number(format.duration) - length)).toBeLessThanOrEqual(FRAME)
  expect(Number(streams[0].nb_read_frames)).toBe(Math.round(length * 30))

  await position.focus()
  await page.keyboard.press('Home')
  for (let scene = 1; scene <= 10; scene += 1) {
    if (scene > 1) await page.getByRole('button', { name: 'Next scene' }).click()
    // Past the transition, where a word is spoken.
    await position.focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
    const time = Number(await position.getAttribute('aria-valuenow')) / 1000
    const made = frameAt(path, time)
    // The frame of a new time is painted once its scene is drawn.
    const differs = async () => differenceOf(await previewOf(page), made)
    await expect.poll(differs, { message: `scene ${scene} at ${time} s`, timeout: 30_000 }).toBeLessThan(SAME_MAX)
  }
}

async function previewOf(page: Page): Promise<Buffer> {
  const canvas = page.getByRole('region', { name: 'Preview' }).locator('canvas')
  const address = await canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL('image/png'))
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

function frameAt(path: string, seconds: number): Buffer {
  const at = Math.floor(seconds * 30) / 30 + FRAME / 4
  const asked = ['-ss', at.toFixed(4), '-i', path, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-']
  return run('ffmpeg', '-v', 'error', ...asked)
}

function run(command: string, ...args: string[]): Buffer {
  return execFileSync(command, args, { maxBuffer: 50_000_000 })
}

/** The mean difference of two pictures in the size of the first one. */
async function differenceOf(shown: Buffer, made: Buffer): Promise<number> {
  const { width, height } = await sharp(shown).metadata()
  const [a, b] = await Promise.all(
    [shown, made].map((bytes) => sharp(bytes).resize(width, height).removeAlpha().raw().toBuffer()),
  )
  if (!a || !b) return 255
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}
