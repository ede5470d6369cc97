import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { startTicker } from '../../scripts/tick.ts'
import { openBrowser, openPage, takePicture } from '../support/chromium.ts'
import { countEffort, type Effort } from '../support/count-effort.ts'
import { EMULATORS } from '../support/emulators.ts'
import { fetchBlob, listPosts, type Pds, startPds } from '../support/pds.ts'
import { workshopPicture } from '../support/workshop-picture.ts'

const ZONE = 'America/New_York'
const TEXT = 'Fresh from the workshop: https://example.com/notes on joints, for #woodwork people 👩‍🔧'
const ALT = 'Two boards joined by a dovetail, seen from above'
const MINUTE = 60_000
/** Accepted lateness in milliseconds, on a busy machine. The bench of the dispatcher measures lateness. */
const LATEST = 2 * MINUTE

/** Steps to a first post without an image, at the time that the main button suggests. The other constants are this test's extra steps. */
const NEWCOMER: Effort = { clicks: 5, fields: 7 }
const OWN_TIME: Effort = { clicks: 1, fields: 1 }
const OWN_SERVER: Effort = { clicks: 1, fields: 1 }
const PICTURE: Effort = { clicks: 0, fields: 1 }

describe('the main job', () => {
  let browser: Browser
  let pds: Pds
  let ticker: { stop: () => void }
  const failures: string[] = []

  beforeAll(async () => {
    ;[browser, pds] = await Promise.all([openBrowser(), startPds()])
    ticker = startTicker(EMULATORS, (line) => failures.push(line))
  })

  afterAll(async () => {
    ticker.stop()
    await browser.close()
    await pds.stop()
  })

  it('goes from a new account to one post on Bluesky, on time, with picture, description and links', async () => {
    const page = await openPage(browser, 'main-job', { timezoneId: ZONE, serviceWorkers: 'allow' })
    const effort = await countEffort(page)
    await register(page)
    await connect(page, pds)
    await write(page, await workshopPicture(browser), pds)
    const due = await scheduleNextMinute(page)
    expect(effort.clicks).toBeLessThanOrEqual(NEWCOMER.clicks + OWN_SERVER.clicks + OWN_TIME.clicks)
    expect(effort.fields).toBeLessThanOrEqual(NEWCOMER.fields + OWN_SERVER.fields + PICTURE.fields + OWN_TIME.fields)

    await page
      .getByText('Published', { exact: true })
      .first()
      .waitFor({ timeout: due - Date.now() + LATEST })
    await takePicture(page, '5-published')

    // An earlier, failed try of this test may have left a post.
    const posts = (await listPosts(pds.url, pds.did)).filter(({ createdAt }) => Date.parse(createdAt) >= due)
    expect(posts).toHaveLength(1)
    const [post] = posts
    expect(post?.text).toBe(TEXT)
    expect(Date.parse(post?.createdAt ?? '')).toBeGreaterThanOrEqual(due)
    expect(Date.parse(post?.createdAt ?? '')).toBeLessThan(due + LATEST)
    expect(post?.images.map((image) => image.alt)).toEqual([ALT])
    expect(await fetchBlob(pds.url, pds.did, post?.images[0]?.cid ?? '')).toHaveLength(post?.images[0]?.bytes ?? -1)
    expect(linked(post?.text ?? '', post?.facets ?? [])).toEqual(['https://example.com/notes', '#woodwork'])

    const link = page.getByRole('link', { name: /on Bluesky/i }).first()
    const reply = await fetch((await link.getAttribute('href')) ?? '')
    expect(await reply.text()).toContain('Fresh from the workshop')

    const record = page.getByRole('list', { name: /^Delivery record/ })
    await record.getByRole('listitem').first().waitFor()
    const steps = await record.getByRole('listitem').allInnerTexts()
    const told = ['Scheduled', 'Started', 'Ready to publish', 'Published']
    expect(told.filter((step) => !steps.some((text) => text.startsWith(step)))).toEqual([])
    expect(steps.at(-1)).toMatch(/\+\d+(\.\d)? s/)

    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByRole('heading', { name: 'Published', exact: true }).waitFor()
    await page.getByText('Fresh from the workshop').first().waitFor()
    await page.getByText(/^Nothing needs your attention/).waitFor()
    await page.getByText('1 publication was due in the last 7 days.').waitFor()
    const blocks = await page.getByRole('heading', { level: 2 }).allInnerTexts()
    const order = ['Needs attention', 'Next to be published', 'Published', 'Last 7 days', 'Scheduler']
    expect(blocks.filter((block) => order.includes(block))).toEqual(order)
    await takePicture(page, '6-overview')
    expect(failures).toEqual([])
  })
})

async function register(page: Page): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Full name').fill('Wilma Wright')
  await page.getByLabel('Username').fill(`wilma${Date.now()}`)
  await page.getByLabel('Email address').fill(`wilma${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('carve-plane-chisel')
  await takePicture(page, '1-register')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForURL('**/dashboard')
}

async function connect(page: Page, { url, handle, appPassword }: Pds): Promise<void> {
  await page.getByRole('link', { name: 'Connected platforms' }).first().click()
  await page.getByRole('button', { name: 'Connect Bluesky' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Handle').fill(handle)
  await dialog.getByLabel('App password', { exact: true }).fill(appPassword)
  await dialog.getByRole('button', { name: 'Advanced' }).click()
  await dialog.getByLabel('Server address').fill(url)
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.waitForURL('**/dashboard/content-studio/*')
  await takePicture(page, '2-connected')
}

async function write(page: Page, picture: Buffer, { handle }: Pds): Promise<void> {
  await page.getByRole('checkbox', { name: new RegExp(handle), checked: true }).waitFor()
  await page.getByLabel('Text', { exact: true }).fill(TEXT)
  await page.locator('input[type=file]').setInputFiles({
    name: 'dovetail.jpg',
    mimeType: 'image/jpeg',
    buffer: picture,
  })
  await page.getByLabel(/Describe image 1/).fill(ALT)
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await takePicture(page, '3-composer')
}

/** @returns the due time in milliseconds: the first full minute that leaves a busy machine 20 seconds to schedule the post */
async function scheduleNextMinute(page: Page): Promise<number> {
  const due = Math.ceil((Date.now() + 20_000) / MINUTE) * MINUTE
  const { local } = fromInstant(due, ZONE)
  await page.getByRole('button', { name: 'Pick a time' }).click()
  await page.getByRole('combobox', { name: 'Time' }).fill(local.slice(11))
  await page.getByRole('button', { name: /^Schedule .* New York \(E[SD]T\)/ }).click()
  await page
    .getByText(/^Scheduled for/)
    .first()
    .waitFor()
  await takePicture(page, '4-scheduled')
  return due
}

/** Text ranges of the facets, whose offsets count bytes. */
function linked(text: string, facets: { index: { byteStart: number; byteEnd: number } }[]): string[] {
  const bytes = new TextEncoder().encode(text)
  return facets.map(({ index }) => new TextDecoder().decode(bytes.slice(index.byteStart, index.byteEnd)))
}
