import { Timestamp } from 'firebase-admin/firestore'
import { chromium, type Page } from 'playwright-core'
import { paths } from '@postwright/core/paths'
import { step } from '../../scripts/setup/progress.mjs'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database } from '../support/documents.ts'
import { addChannel } from '../support/drafts.ts'
import { EMULATORS } from '../support/emulators.ts'
import { makePost } from '../support/factories/post.ts'
import { signIn } from '../support/sign-in.ts'
import { countDocuments } from './calendar/count-documents.ts'
import { beginFrames, framesSeen } from './calendar/frames.ts'

const POSTS = 1_000
const MONTH = { first: Date.UTC(2027, 3, 1), days: 30 }
const ADDRESS = '/dashboard/content-scheduler?view=month&date=2027-04-15'
const DAY = 24 * 60 * 60 * 1000
const BATCH = 250
/** Two frames of a screen that shows sixty a second. */
const FRAME_P95_MAX = 32
/** Three posts for each day of the month view's six weeks. */
const DOCUMENTS_MAX = 42 * 3

const executablePath = process.env.CHROME_PATH
if (!executablePath) throw new Error('Run this with npm run bench:calendar.')

const ada = await createCaller()
await step(`Storing ${POSTS} posts of a month`, () => seed(ada))
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
const missed: string[] = []
try {
  const context = await browser.newContext({ baseURL: EMULATORS.web, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const documents = await countDocuments(page)
  await beginFrames(page)
  await signIn(page, ada)
  await page.goto(ADDRESS)
  await shown(page)

  documents.reset()
  const began = Date.now()
  await page.reload()
  await shown(page)
  report('first posts shown', Date.now() - began, 'ms')
  await page.waitForTimeout(3_000)
  const read = documents.read()
  const cards = await page.locator('[data-place] a').count()
  report('posts on the screen', cards, '')
  report('posts read', read, `(at most ${DOCUMENTS_MAX})`)
  if (read > DOCUMENTS_MAX) missed.push(`${read} posts were read`)

  const frames = await drag(page)
  report('frames of a drag', frames.length, '')
  report('half of them', quantile(frames, 0.5), 'ms')
  const slow = quantile(frames, 0.95)
  report('95 % of them', slow, `ms (at most ${FRAME_P95_MAX})`)
  if (slow > FRAME_P95_MAX) missed.push(`5 % of the frames took over ${slow} ms`)
} finally {
  await browser.close()
}
for (const fault of missed) process.stderr.write(`${fault}\n`)
process.exitCode = missed.length === 0 ? 0 : 1

async function seed(caller: TestCaller): Promise<void> {
  const channel = await addChannel(caller)
  const posts = database().collection(paths.posts(caller.workspaceId))
  for (let from = 0; from < POSTS; from += BATCH) {
    const batch = database().batch()
    for (let place = from; place < from + BATCH; place += 1) {
      const plannedAt = MONTH.first + (place % MONTH.days) * DAY + ((place * 7) % 1_440) * 60_000
      const { id, ...fields } = makePost({
        id: `bench${place}`,
        text: `Post ${place} of a busy month`,
        connectionIds: [channel.id],
        createdBy: caller.uid,
        lifecycle: 'scheduled',
        generation: 1,
      })
      const at = Timestamp.fromMillis(plannedAt)
      const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now(), plannedAt: at, nextAt: at }
      batch.set(posts.doc(id), { ...fields, ...times })
    }
    await batch.commit()
  }
}

/** Waits until the first and the last day of the month show posts. */
async function shown(page: Page): Promise<void> {
  await page.locator('[data-place="2027-04-30"] a').first().waitFor()
  await page.locator('[data-place="2027-04-01"] a').first().waitFor()
}

/** Drags a post across the month and back to its day, which stores nothing. Returns the frame times in milliseconds. */
async function drag(page: Page): Promise<number[]> {
  const box = await page.locator('[data-place="2027-04-14"] a').first().boundingBox()
  if (!box) throw new Error('There is nothing to drag.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(() => {
    window.frameTimes = []
  })
  for (const [dx, dy] of [
    [400, -150],
    [-350, 150],
    [400, 200],
    [0, 0],
  ] as const) {
    await page.mouse.move(x + dx, y + dy, { steps: 60 })
  }
  const frames = await framesSeen(page)
  await page.mouse.up()
  return frames
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

function report(label: string, value: number, unit: string): void {
  process.stdout.write(`${label.padEnd(24)} ${String(value).padStart(8)} ${unit}\n`)
}
