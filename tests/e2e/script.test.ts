import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findCommand } from '../../scripts/setup/find-command.mjs'
import { createCaller } from '../support/callers.ts'
import { microphoneFlags, openBrowser, openPage } from '../support/chromium.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'
import { makeTake, spokenParts } from '../support/takes.ts'

/** Largest mean difference, of 255, of two images of the same frame. Encoding and scaling add a little, another caption far more. */
const SAME_MAX = 6
const FRAME = 1 / 30
/** Seconds from the start of a scene to the first word: the pause before the voice, and the pause in the recording. */
const BEFORE_WORDS = 0.3 + 0.06
const ONSET_STEP = 0.005
/** Number of the scene with a video, and the least mean difference of its frames a second apart. */
const WITH_VIDEO = 9
const MOVED_MIN = 1
/** Numbers of the scenes with a voice. */
const SPOKEN = [2, 3, 4, 5, 6, 8, 9, 10]

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

const folder = mkdtempSync(join(tmpdir(), 'postwright-film-'))

let browser: Browser
beforeAll(async () => {
  const microphone = join(folder, 'microphone.wav')
  writeFileSync(microphone, makeTake(spokenParts(30, { length: 600, pause: 400 }), 30_000))
  browser = await openBrowser(microphoneFlags(microphone))
})
afterAll(() => browser.close())

it('a person turns a script into a video with a voice, changes one scene, closes the tab in the middle and goes on', async () => {
  const ada = await createCaller()
  const page = await openPage(browser, 'script', { permissions: ['microphone'] })
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

  // Changes the layout of one scene and moves it later.
  await page.getByText('Storyboard', { exact: true }).click()
  await page.getByRole('button', { name: /^Scene 3: “Leave a gap/ }).click()
  await page.getByText('Quote, because the text is in quotation marks.').waitFor()
  await page.getByRole('button', { name: 'Try another layout' }).click()
  await page.getByText(', chosen by you.').waitFor()
  await page.getByRole('button', { name: 'Move later' }).click()
  await page.getByRole('button', { name: /^Scene 4: “Leave a gap/ }).waitFor()
  await page.getByText(', chosen by you.').waitFor()
  // Adds a video to a scene.
  await page.getByRole('button', { name: /^Scene 9: Oil it thin/ }).click()
  await page.getByRole('button', { name: 'Add image or video' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose an image or a video' })
  await dialog.getByRole('tab', { name: 'Upload' }).click()
  const video = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose files' }).click()
  await (await video).setFiles(join(import.meta.dirname, '../support/recordings/h264.mp4'))
  await page.getByRole('button', { name: 'Remove from scene' }).waitFor()
  expect(await auditPage(page, 'storyboard')).toEqual([])
  await photograph(page, 'storyboard', { isWhole: true })
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await goBackAndForth(page)

  // Imports one recording for all scenes, then records one scene again. Reloading the page keeps that recording.
  await openView(page, 'Voice')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import recording' }).click()
  const take = makeTake(spokenParts(SPOKEN.length, { length: 800, pause: 700 }), 13_000)
  await (await chosen).setFiles({ name: 'take.wav', mimeType: 'audio/wav', buffer: take })
  await page.getByText('The recording was cut into 8 scenes.').waitFor()
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Record again: scene 2' }).click()
  await page.getByText(/^0:0[2-9] of about/).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Use recording' }).click()
  await page.getByText('A recording was not saved').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Play Voice of scene 2' }).waitFor()
  expect(await auditPage(page, 'voice')).toEqual([])
  await photograph(page, 'voice', { isWhole: true })
  await page.getByText('Saved', { exact: true }).first().waitFor()

  // Sounds that can't be loaded are reported and can be loaded again.
  await page.route('**/api/v1/media/**', (route) => route.abort())
  await page.reload()
  await page.getByText(/^\d+ sounds? couldn’t be loaded\.$/).waitFor()
  await page.unroute('**/api/v1/media/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(/couldn’t be loaded\.$/).waitFor({ state: 'detached' })

  // Closes the tab while the video renders. Finished scenes are stored.
  await openView(page, 'Video')
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
  const path = join(folder, 'film.mp4')
  await download.saveAs(path)
  await checkFilm(again, path)

  // Makes a carousel from the script, which stays up to date until the script changes.
  await again.getByRole('button', { name: 'Make carousel' }).click()
  await again.waitForURL(/carousel-editor/)
  await again.goBack()
  await openView(again, 'Video')
  await again.getByText('Up to date').waitFor()
})

/** Restores the version before the layout change, then undoes that. */
async function goBackAndForth(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Oak moves' }).click()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versions' })
  await dialog.getByRole('listitem').last().getByRole('button').click()
  await dialog.getByText('Scene 4 · Layout').waitFor()
  expect(await auditPage(page, 'script versions')).toEqual([])
  await photograph(page, 'script-versions')
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('button', { name: /^Scene 3: “Leave a gap/ }).waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await page.getByRole('button', { name: /^Scene 4: “Leave a gap/ }).waitFor()
  await page.getByText('Saved', { exact: true }).first().waitFor()
}

async function openView(page: Page, name: string): Promise<void> {
  await page.getByRole('radiogroup', { name: 'View' }).getByText(name, { exact: true }).click()
}

/**
 * Checks the file with ffmpeg: codecs, size, length, the frame of each scene against the preview, and the start of each voice to within a
 * frame. Skipped without ffmpeg.
 */
async function checkFilm(page: Page, path: string): Promise<void> {
  if (!findCommand('ffprobe')) return void process.stderr.write('The video was not read: ffmpeg is missing.\n')
  const asked = ['-of', 'json', '-count_frames', '-show_streams', '-show_entries', 'format=duration']
  const facts = run('ffprobe', '-v', 'error', ...asked, path).toString()
  const { streams, format } = JSON.parse(facts)
  expect(streams).toHaveLength(2)
  expect(streams[1]).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 })
  expect(streams[0]).toMatchObject({ codec_name: 'h264', width: 1080, height: 1080, r_frame_rate: '30/1' })
  const position = page.getByRole('slider', { name: 'Position in the video' })
  const length = Number(await position.getAttribute('aria-valuemax')) / 1000
  expect(Math.abs(Number(format.duration) - length)).toBeLessThanOrEqual(FRAME)
  expect(Number(streams[0].nb_read_frames)).toBe(Math.round(length * 30))

  const starts: number[] = []
  await position.focus()
  await page.keyboard.press('Home')
  for (let scene = 1; scene <= 10; scene += 1) {
    if (scene > 1) await page.getByRole('button', { name: 'Next scene' }).click()
    starts.push(Number(await position.getAttribute('aria-valuenow')) / 1000)
    // Moves past the transition, to a word.
    await position.focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
    const time = Number(await position.getAttribute('aria-valuenow')) / 1000
    const made = frameAt(path, time)
    // The browser asks for reduced motion, so the preview shows a still of the video, which plays in the file.
    if (scene === WITH_VIDEO) {
      expect(await differenceOf(frameAt(path, time + 1), made)).toBeGreaterThan(MOVED_MIN)
      continue
    }
    // Polls, because the preview paints a new time only once the scene is drawn.
    const differs = async () => differenceOf(await previewOf(page), made)
    await expect.poll(differs, { message: `scene ${scene} at ${time} s`, timeout: 30_000 }).toBeLessThan(SAME_MAX)
  }
  // Leaves out the second scene, whose recording started within a word.
  const expected = SPOKEN.slice(1).map((scene) => (starts[scene - 1] ?? 0) + BEFORE_WORDS)
  const heard = onsetsIn(path).filter((onset) => onset > (starts[2] ?? 0))
  expect(heard).toHaveLength(expected.length)
  for (const [at, onset] of heard.entries()) expect(Math.abs(onset - (expected[at] ?? 0))).toBeLessThanOrEqual(FRAME)
}

/** Times in seconds at which sound starts after at least 0.2 s of silence. */
function onsetsIn(path: string): number[] {
  const pcm = run('ffmpeg', '-v', 'error', '-i', path, '-ac', '1', '-ar', '48000', '-f', 'f32le', '-')
  const size = ONSET_STEP * 48_000
  const onsets: number[] = []
  let quiet = 0
  for (let window = 0; (window + 1) * size * 4 <= pcm.length; window += 1) {
    const samples = Array.from({ length: size }, (_, at) => Math.abs(pcm.readFloatLE((window * size + at) * 4)))
    const isLoud = Math.max(...samples) > 0.05
    if (isLoud && quiet >= 0.2) onsets.push(window * ONSET_STEP)
    quiet = isLoud ? 0 : quiet + ONSET_STEP
  }
  return onsets
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

/** Mean difference of two images, of 255, at the size of the first. */
async function differenceOf(shown: Buffer, made: Buffer): Promise<number> {
  const { width, height } = await sharp(shown).metadata()
  const [a, b] = await Promise.all(
    [shown, made].map((bytes) => sharp(bytes).resize(width, height).removeAlpha().raw().toBuffer()),
  )
  if (!a || !b) return 255
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}
