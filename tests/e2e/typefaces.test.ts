import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openBrowser, openPage } from '../support/chromium.ts'

const FACES = '**/*-core-*.woff2'
/** Milliseconds that a page waits for its typefaces, see `before-paint.js`. */
const DEADLINE = 500
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const PHONE = { width: 390, height: 844 }

const statusSchema = z.looseObject({ checkedAt: z.number(), scheduler: z.looseObject({}).nullable() })

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Opens a page for the first time. Its typefaces arrive before or after its deadline, even on a busy machine. */
async function visit(name: string, path: string, faces: 'soon' | 'late'): Promise<Page> {
  const page = await openPage(browser, name, { viewport: PHONE })
  const deadline = faces === 'soon' ? 60_000 : DEADLINE
  await page.addInitScript(putOff, { from: DEADLINE, to: deadline })
  await page.route(FACES, async (route) => {
    await delay(faces === 'soon' ? 50 : 4 * DEADLINE)
    await route.continue()
  })
  // Never responds: plans that other tests offer would replace those that the page was built with.
  await page.route('**/api/v1/plans', () => undefined)
  await page.goto(path)
  await expect.poll(() => facesOf(page)).not.toBe('awaited')
  return page
}

/** Changes timers of one duration to another. */
function putOff({ from, to }: { from: number; to: number }): void {
  const { setTimeout: wait } = window
  const put = (run: () => void, after?: number, ...more: unknown[]) => wait(run, after === from ? to : after, ...more)
  window.setTimeout = Object.assign(put, wait)
}

const facesOf = (page: Page) => page.evaluate(() => document.documentElement.getAttribute('data-faces'))
const shownFamily = (page: Page) => page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily)

/** Sum of the layout shifts so far. */
const movedBy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((settle) => {
        new PerformanceObserver((list) => {
          settle(list.getEntries().reduce((sum, entry) => sum + Number(entry.toJSON().value), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Without entries, the observer is never called.
        setTimeout(settle, 400, 0)
      }),
  )

describe('on a first visit', () => {
  it.each(['/', '/pricing', '/status'])(
    '%s is set in the brand’s faces from its first paint, and nothing moves',
    async (path) => {
      const page = await visit(`faces-soon${path.replace('/', '-')}`, path, 'soon')
      expect(await facesOf(page)).toBeNull()
      expect(await shownFamily(page)).toMatch(/^"Newsreader Variable"/)
      expect(await page.evaluate(() => document.fonts.check('1em "Newsreader Variable"', 'P'))).toBe(true)
      expect(await movedBy(page)).toBe(0)
    },
  )

  it.each([0, 5 * MINUTE, HOUR])('/status moves nothing when the scheduler’s last run was %i ms ago', async (age) => {
    const page = await openPage(browser, `status-${age}`, { viewport: PHONE })
    await page.route('**/api/v1/status', async (route) => {
      const reply = await route.fetch()
      const status = statusSchema.parse(await reply.json())
      const scheduler = {
        oldestDueAt: null,
        lateness: null,
        pauses: [],
        ...status.scheduler,
        lastRunAt: status.checkedAt - age,
      }
      await route.fulfill({ response: reply, json: { ...status, scheduler } })
    })
    await page.goto('/status')
    await page.getByText(/^Checked/).waitFor()
    expect(await movedBy(page)).toBe(0)
  })

  it('whose faces are late stays in the stand-ins, and the next page has them', async () => {
    const page = await visit('faces-late', '/', 'late')
    expect(await facesOf(page)).toBe('late')
    expect(await shownFamily(page)).toMatch(/^"Newsreader Fallback"/)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    expect(await shownFamily(page)).toMatch(/^"Newsreader Fallback"/)
    expect(await movedBy(page)).toBe(0)
    await page.unroute(FACES)
    await page.goto('/features')
    await expect.poll(() => facesOf(page)).toBeNull()
  })
})
