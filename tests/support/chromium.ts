import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { onTestFinished, TestRunner } from 'vitest'
import { EMULATORS } from './emulators.ts'

const RESULTS = resolve(import.meta.dirname, '../../test-results')
/** Timeout of one step in milliseconds, long enough for a busy machine. */
const PATIENCE = 100_000
const FLAGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none']

/**
 * Starts the machine's Chromium. Close it in `afterAll`.
 * @param flags additional command line flags
 */
export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH
  if (!executablePath) throw new Error('CHROME_PATH is not set: run the browser tests with "npm test tests/e2e".')
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] })
}

/**
 * Opens a page of a new visitor, with the product's address as base URL. It closes with the test. If the test fails, its screenshot and console
 * are stored in `test-results/<name>/`, with a trace of the second try.
 * @param name folder of the files, unique per page of a test
 * @param options.serviceWorkers `allow` where a test needs one. It loads the whole client a second time for each new visitor
 * @param options.isTraced by default only on, because traces are slow, in a second try
 */
export async function openPage(
  browser: Browser,
  name: string,
  { isTraced = isSecondTry(), ...options }: BrowserContextOptions & { isTraced?: boolean } = {},
): Promise<Page> {
  const viewport = { width: 1280, height: 800 }
  const context = await browser.newContext({
    baseURL: EMULATORS.web,
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE)
  if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true })
  const page = await context.newPage()
  const lines: string[] = []
  context.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
  context.on('weberror', (error) => lines.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await keepEvidence(context, name, lines, isTraced)
    await context.close()
  })
  return page
}

function isSecondTry(): boolean {
  return (TestRunner.getCurrentTest()?.result?.retryCount ?? 0) > 0
}

/** Stores the console and a screenshot of the newest tab, which is the one that a test waited for. */
async function keepEvidence(context: BrowserContext, name: string, lines: string[], isTraced: boolean): Promise<void> {
  const folder = join(RESULTS, name)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'console.txt'), lines.join('\n'))
  const page = context.pages().at(-1)
  await page?.screenshot({ path: join(folder, 'page.png'), fullPage: true })
  if (isTraced) await context.tracing.stop({ path: join(folder, 'trace.zip') })
}

/** Flags for a fake microphone that plays this WAV file once and needs no permission. */
export function microphoneFlags(wavFile: string): readonly string[] {
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${wavFile}%noloop`,
  ]
}

/** Saves a screenshot of the page, whatever the result of the test. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const folder = join(RESULTS, 'pictures')
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`) })
}
