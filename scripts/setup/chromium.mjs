import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { aptInstall, canUseApt } from './apt.mjs'
import { Failure } from './failure.mjs'
import { findCommand, outputOf } from './find-command.mjs'
import { PINNED_NODE, ROOT } from './places.mjs'
import { step } from './progress.mjs'
import { runLogged } from './run-logged.mjs'

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const HEADLESS_SHELL = 'chromium-headless-shell'
const EMOJI = 'fonts-noto-color-emoji'
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium for the browser tests, or installs one if possible. Prefers the browser in CHROME_PATH, then the headless shell: the full browser
 * also runs its own interface pages beside every tested page, on the same processor.
 * @returns {Promise<string>} path of the executable
 * @throws {Failure} if none can be installed
 */
export async function ensureChromium() {
  const found = named() ?? (await ensureHeadlessShell()) ?? findChromium()
  if (found) return found
  if (canUseApt()) await quietly(aptInstall(['chromium', EMOJI]))
  if (!findChromium()) await quietly(downloadChromium())
  const installed = findChromium()
  if (installed) return installed
  throw new Failure(
    'Chromium is needed by the browser tests and could not be installed: ' +
      'run "sudo apt-get install chromium" (or install Chrome) and, if it lies in an unusual place, set CHROME_PATH to it.',
  )
}

/** @returns {string | null} browser in CHROME_PATH; null if it is not set or does not run */
function named() {
  const path = process.env.CHROME_PATH
  return path && runs(path) ? path : null
}

/** @returns {Promise<string | null>} path of the command; null if Debian's package is not available */
async function ensureHeadlessShell() {
  if (!findCommand(HEADLESS_SHELL) && canUseApt()) await quietly(aptInstall([HEADLESS_SHELL, EMOJI]))
  return findCommand(HEADLESS_SHELL)
}

function findChromium() {
  const commands = COMMANDS.map((name) => findCommand(name))
  const places = [...commands, ...USUAL_PLACES, ...downloaded()]
  return places.find((place) => typeof place === 'string' && runs(place)) ?? null
}

/** @param {string} place */
function runs(place) {
  return existsSync(place) && outputOf(place, ['--version']) !== null
}

/** Returns the paths of browsers downloaded by Playwright, newest first. */
function downloaded() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright')
  const folders = existsSync(cache) ? readdirSync(cache).filter((name) => name.startsWith('chromium-')) : []
  return folders
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .flatMap((name) => ['chrome-linux64/chrome', 'chrome-linux/chrome'].map((file) => join(cache, name, file)))
}

async function downloadChromium() {
  const args = [join(ROOT, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']
  await step('Downloading Chromium', () =>
    runLogged(PINNED_NODE, args, { log: 'install-chromium', purpose: 'The download of Chromium' }),
  )
}

/**
 * Awaits an installation and only logs its failure, because another way of installing may succeed; the caller checks whether a browser is there.
 * @param {Promise<void>} attempt
 */
async function quietly(attempt) {
  try {
    await attempt
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    process.stderr.write(`${error.message}\n`)
  }
}
