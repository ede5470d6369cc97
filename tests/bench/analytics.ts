import { Timestamp } from 'firebase-admin/firestore'
import { chromium, type Page } from 'playwright-core'
import { addPublication, emptyDay } from '@postwright/core/analytics/count-publication'
import { readAnalytics } from '@postwright/core/api/analytics'
import { CHANNEL_MONTH_SCHEMA, type ChannelDay, channelMonthId, monthOf } from '@postwright/core/model/channel-month'
import { paths } from '@postwright/core/paths'
import { step } from '../../scripts/setup/progress.mjs'
import { dataOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database } from '../support/documents.ts'
import { EMULATORS } from '../support/emulators.ts'
import { recountMetrics } from '../support/recount-metrics.ts'
import { signIn } from '../support/sign-in.ts'

const PUBLICATIONS = 100_000
const CHANNELS = 20
const DAYS = 365
const LABELS = ['Tips', 'News', 'People', 'Workshop', 'Offers', 'Events']
const BATCH = 400
const SHOWN_MAX = 1_000
const REST = 3_000
const DAY = 24 * 60 * 60 * 1000
/** Yesterday at noon in UTC, the workspace's zone, so that all days of the seed are over. */
const LAST = Math.floor(Date.now() / DAY) * DAY - DAY / 2

const executablePath = process.env.CHROME_PATH
if (!executablePath) throw new Error('Run this with npm run bench:analytics.')

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const missed: string[] = []
const ada = await createCaller({ timeZone: 'UTC' })
await step(`Storing ${PUBLICATIONS} measured publications of ${CHANNELS} channels`, () => seed(ada))
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
try {
  for (const days of [30, 90, 365]) await answer(days)
  const context = await browser.newContext({ baseURL: EMULATORS.web, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signIn(page, ada)
  await page.goto('/dashboard/optimizer/analytics')
  await shown(page)
  for (const days of [30, 90, 365]) await open(page, days)
  await compare()
} finally {
  await browser.close()
}
for (const words of missed) say(`missed: ${words}`)
process.exit(missed.length === 0 ? 0 : 1)

function say(words: string): void {
  process.stdout.write(`  ${words}\n`)
}

async function shown(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Key figures' }).waitFor()
}

/** Measures the time from opening the screen to its figures, coming from another screen at rest. */
async function open(page: Page, days: number): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Personas' }).click()
  await page.getByRole('heading', { level: 1, name: 'Personas' }).waitFor()
  await page.waitForTimeout(REST)
  const began = Date.now()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/dashboard/optimizer/analytics?days=${days}`)
  await shown(page)
  const took = Date.now() - began
  say(`screen of ${days} days: ${took} ms`)
  if (days <= 90 && took > SHOWN_MAX) missed.push(`the screen of ${days} days took ${took} ms`)
}

async function answer(days: number): Promise<void> {
  const period = { from: dayOf(LAST - (days - 1) * DAY), to: dayOf(LAST) }
  const began = Date.now()
  const report = dataOf(await ada.call(readAnalytics, { workspaceId: ada.workspaceId, period, comparison: 'before' }))
  const took = Date.now() - began
  say(`answer of ${days} days and as many before: ${took} ms, ${report.documents} documents`)
  if (report.documents > 2 * days * CHANNELS) missed.push(`${report.documents} documents were read for ${days} days`)
}

/** Compares the endpoint's figures with a recount of the raw measurements by other code. */
async function compare(): Promise<void> {
  const period = { from: dayOf(LAST - (DAYS - 1) * DAY), to: dayOf(LAST) }
  const { current } = dataOf(await ada.call(readAnalytics, { workspaceId: ada.workspaceId, period }))
  const recount = await step('Recounting from the raw measurements', () =>
    recountMetrics(database(), ada.workspaceId, 'UTC'),
  )
  let differences = 0
  for (const { day, sums } of current.days) {
    for (const figure of ['likes', 'reposts', 'replies', 'views', 'clicks'] as const) {
      const own = Object.entries(recount).filter(([place]) => place.endsWith(` ${day}`))
      const parts = own.map(([, figures]) => (figures[figure] ?? '0/0').split('/').map(Number))
      const [sum, of] = [0, 1].map((at) => parts.reduce((total, part) => total + (part[at] ?? 0), 0))
      if ((sums[figure]?.sum ?? 0) !== sum || (sums[figure]?.of ?? 0) !== of) differences += 1
    }
  }
  say(`differences to a recount of ${current.total.publications} publications: ${differences}`)
  if (differences > 0) missed.push(`${differences} figures differ from the recount`)
}

async function seed({ workspaceId }: TestCaller): Promise<void> {
  const db = database()
  let number = 7
  const random = (max: number) => {
    number = (Math.imul(number, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((number / 4_294_967_296) * max)
  }
  const days = new Map<string, ChannelDay>()
  const writer = db.bulkWriter()
  const base = { schema: 1, rev: 1, createdAt: new Date(LAST), updatedAt: new Date(LAST), createdBy: 'scheduler' }
  for (let at = 0; at < PUBLICATIONS; at += 1) {
    const connectionId = `channel${at % CHANNELS}`
    const publishedAt = LAST - random(DAYS) * DAY + random(11) * 60 * 60 * 1000
    const likes = random(80)
    const values = { likes, reposts: random(9), replies: random(7), ...(at % 3 !== 0 && { views: 31 * likes + 9 }) }
    const labels = LABELS.filter(() => random(4) === 0)
    const postId = `post${at}`
    const variantId = `${postId}_${connectionId}`
    const counted = { day: dayOf(publishedAt), labels, campaignId: null }
    const facts = {
      variantId,
      postId,
      connectionId,
      platform: 'mastodon',
      age: '7d',
      state: 'measured',
      values,
      counted,
    }
    const times = { publishedAt: Timestamp.fromMillis(publishedAt), measuredAt: Timestamp.fromMillis(publishedAt) }
    void writer.set(db.doc(`${paths.metrics(workspaceId)}/${variantId}_7d`), { ...base, ...facts, ...times })
    const key = `${connectionId} ${counted.day}`
    days.set(key, addPublication(days.get(key) ?? emptyDay(counted.day), { postId, ...counted, values }))
    if (at % (10 * BATCH) === 0) await writer.flush()
  }
  const months = Map.groupBy([...days], ([key, { day }]) => channelMonthId(key.split(' ')[0] ?? '', monthOf(day)))
  for (const [id, own] of months) {
    const [connectionId = '', month] = id.split('_')
    const ordered = own.map(([, day]) => day).toSorted((a, b) => (a.day < b.day ? -1 : 1))
    const entity = {
      ...base,
      connectionId,
      platform: 'mastodon',
      month,
      days: JSON.stringify(ordered),
      schema: CHANNEL_MONTH_SCHEMA,
    }
    void writer.set(db.doc(paths.channelMonth(workspaceId, id)), entity)
  }
  await writer.close()
}
