import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../support/chromium.ts'

const FACES = '**/*-core-*.woff2'
const PHONE = { width: 390, height: 844 }

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A first visit on which the typefaces take so many milliseconds. */
async function visit(name: string, path: string, wait: number): Promise<Page> {
  const page = await openPage(browser, name, { viewport: PHONE })
  await page.route(FACES, async (route) => {
    await delay(wait)
    await route.continue()
  })
  await page.goto(path)
  await expect.poll(() => facesOf(page)).not.toBe('awaited')
  return page
}

const facesOf = (page: Page) => page.evaluate(() => document.documentElement.getAttribute('data-faces'))
const shownFamily = (page: Page) => page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily)

/** The sum of the layout shifts without an input before them. */
const movedBy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((settle) => {
        new PerformanceObserver((list) => {
          settle(list.getEntries().reduce((sum, entry) => sum + Number(entry.toJSON().value), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Without any entry the observer is not called.
        setTimeout(settle, 500, 0)
      }),
  )

describe('on a first visit', () => {
  it.each(['/', '/pricing', '/status'])(
    '%s is set in the brand’s faces from its first paint, and nothing moves',
    async (path) => {
      const page = await visit(`faces-soon${path.replace('/', '-')}`, path, 50)
      expect(await facesOf(page)).toBeNull()
      expect(await shownFamily(page)).toMatch(/^"Newsreader Variable"/)
      expect(await page.evaluate(() => document.fonts.check('1em "Newsreader Variable"', 'P'))).toBe(true)
      expect(await movedBy(page)).toBe(0)
    },
  )

  it('whose faces are late stays in the stand-ins, and the next page has them', async () => {
    const page = await visit('faces-late', '/', 2_000)
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
