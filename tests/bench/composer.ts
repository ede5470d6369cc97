import { chromium, type Browser, type Page } from 'playwright-core'
import { PLATFORMS } from '@postwright/core/platforms/platform'
import { paths } from '@postwright/core/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { setFields } from '../support/documents.ts'
import { addDraft } from '../support/drafts.ts'
import { EMULATORS } from '../support/emulators.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { signIn } from '../support/sign-in.ts'
import { type KeyCosts, recordKeys } from './composer/record-keys.ts'

const CHANNELS = [1, 10, 25]
const LETTERS = 300
/** Between two keys, in milliseconds: a fast typist. */
const PACE = 60
/** How much of the processor one key may take at p95, in milliseconds. */
const KEY_P95_MAX = 16
const WORDS = 'the boards are planed by hand and rest for a week before glue goes on them again '
const BARE = '<!doctype html><textarea aria-label="Text" rows="6" style="width:40rem;font-size:1.125rem"></textarea>'

const executablePath = process.env.CHROME_PATH
if (!executablePath) throw new Error('Run this with npm run bench:composer.')

const ada = await createCaller()
const channels = await addChannels(ada, Math.max(...CHANNELS))
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
const missed: string[] = []
try {
  report('bare textarea', await typeInBareField(browser))
  for (const count of CHANNELS) {
    const costs = await typeInComposer(browser, channels.slice(0, count))
    report(`${count} ${count === 1 ? 'channel' : 'channels'}`, costs)
    const slow = quantile(costs.keys, 0.95)
    if (slow > KEY_P95_MAX) missed.push(`With ${count} channels 5 % of the keys took over ${slow.toFixed(1)} ms`)
  }
} finally {
  await browser.close()
}
for (const fault of missed) process.stderr.write(`${fault}\n`)
process.exitCode = missed.length === 0 ? 0 : 1

/** Channels of all networks in turn, as if they had been connected. */
async function addChannels({ workspaceId }: TestCaller, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, place) => `bench${String(place).padStart(2, '0')}`)
  for (const [place, id] of ids.entries()) {
    const platform = PLATFORMS[place % PLATFORMS.length] ?? 'sandbox'
    const { id: _id, ...fields } = makeConnection({
      platform,
      handle: `workshop.${place + 1}`,
      name: `Workshop ${place}`,
    })
    const times = { createdAt: Timestamp.fromMillis(Date.now() + place), updatedAt: Timestamp.now() }
    await setFields(paths.connection(workspaceId, id), { ...fields, lastCheckedAt: Timestamp.now(), ...times })
  }
  return ids
}

async function typeInBareField(from: Browser): Promise<KeyCosts> {
  const page = await from.newPage()
  await page.setContent(BARE)
  const costs = await typeAndRecord(page)
  await page.close()
  return costs
}

async function typeInComposer(from: Browser, connectionIds: string[]): Promise<KeyCosts> {
  const viewport = { width: 1440, height: 900 }
  const context = await from.newContext({ baseURL: EMULATORS.web, viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  const postId = await addDraft(ada, { text: '', connectionIds })
  await signIn(page, ada, `/dashboard/content-studio/${postId}`)
  // Warms up: code that loads after the text field has loaded and run once.
  await typeText(page, 'To begin with. ')
  await page.waitForTimeout(4_000)
  const costs = await typeAndRecord(page)
  await context.close()
  return costs
}

function typeAndRecord(page: Page): Promise<KeyCosts> {
  const text = WORDS.repeat(Math.ceil(LETTERS / WORDS.length)).slice(0, LETTERS)
  return recordKeys(page, () => typeText(page, text))
}

async function typeText(page: Page, text: string): Promise<void> {
  await page.getByLabel('Text', { exact: true }).focus()
  await page.keyboard.type(text, { delay: PACE })
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function report(label: string, { keys, settled }: KeyCosts): void {
  const figures = [quantile(keys, 0.5), quantile(keys, 0.95), settled].map((ms) => ms.toFixed(1).padStart(7))
  process.stdout.write(
    `${label.padEnd(14)} half${figures[0]} ms, 95 %${figures[1]} ms a key; ${figures[2]} ms after the last one\n`,
  )
}
