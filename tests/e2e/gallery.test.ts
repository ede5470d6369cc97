import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GalleryServer, serveGallery } from '../../scripts/gallery/serve-gallery.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { checkRules, painted, prepareAudit } from '../support/page-audit.ts'

let browser: Browser
let gallery: GalleryServer

beforeAll(async () => {
  ;[browser, gallery] = await Promise.all([openBrowser(), serveGallery()])
})

afterAll(async () => {
  await browser?.close()
  await gallery?.stop()
})

/** Loading is one of the states that are shown, so there is no waiting for it to end. */
async function openGallery(name: string, query = ''): Promise<Page> {
  const page = await openPage(browser, `gallery-${name}`, { isTraced: false })
  await prepareAudit(page)
  await page.goto(`${gallery.address}${query}`, { waitUntil: 'commit' })
  // The first visit waits for the libraries to be bundled.
  await page.locator('#numbers canvas').first().waitFor({ timeout: 150_000 })
  await page.evaluate(() => document.fonts.ready)
  return page
}

async function look(page: Page, scheme: 'light' | 'dark', width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: scheme })
  await page.waitForFunction((wanted) => document.documentElement.dataset['mantineColorScheme'] === wanted, scheme)
  await painted(page)
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('the gallery of components', () => {
  it('breaks no rule of accessibility, light and dark, wide and narrow', async () => {
    const page = await openGallery('rules', '?bare')
    const faults: string[] = []
    for (const [scheme, width] of [
      ['light', 1440],
      ['dark', 1440],
      ['light', 320],
    ] as const) {
      await look(page, scheme, width)
      const found = await checkRules(page)
      faults.push(...found.map((fault) => `${scheme}, ${width} px: ${fault}`))
      if ((await sideways(page)) > 0) faults.push(`${scheme}, ${width} px: scrolls sideways`)
    }
    expect(faults).toEqual([])
  })

  it('draws charts in the colours of the scheme, and again when it changes', async () => {
    const page = await openGallery('charts', '?bare')
    const picture = () =>
      page.evaluate(() => document.querySelector<HTMLCanvasElement>('#numbers canvas')?.toDataURL() ?? '')
    await look(page, 'light', 1440)
    const light = await picture()
    await look(page, 'dark', 1440)
    await expect.poll(picture).not.toBe(light)
    await look(page, 'light', 1440)
    await expect.poll(picture).toBe(light)
  })

  it('opens the media picker, which gives the focus back', async () => {
    const page = await openGallery('picker', '?bare')
    const opener = page.getByRole('button', { name: 'Open: pictures' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add pictures' })
    await dialog.getByRole('option').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect.poll(() => dialog.getByText('1 of 4 chosen').isVisible()).toBe(true)
    expect(await checkRules(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})
