import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GalleryServer, serveGallery } from '../../scripts/gallery/serve-gallery.ts'
import { openBrowser } from '../support/chromium.ts'
import { auditEveryLook, checkRules, painted, prepareAudit } from '../support/page-audit.ts'
import { PATIENCE } from '../support/patience.ts'

let browser: Browser
let gallery: GalleryServer
/** Shared by all tests, because opening the gallery takes longer than checking it. */
let page: Page

beforeAll(async () => {
  ;[browser, gallery] = await Promise.all([openBrowser(), serveGallery()])
  page = await browser.newPage({ reducedMotion: 'reduce' })
  await prepareAudit(page)
  await page.goto(`${gallery.address}?bare`, { waitUntil: 'commit' })
  // The first visit waits for the libraries to be bundled.
  await page.locator('#numbers canvas').first().waitFor({ timeout: PATIENCE })
  await page.evaluate(() => document.fonts.ready)
})

afterAll(async () => {
  await browser?.close()
  await gallery?.stop()
})

async function look(scheme: 'light' | 'dark', width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: scheme })
  await page.waitForFunction((wanted) => document.documentElement.dataset['mantineColorScheme'] === wanted, scheme)
  await painted(page)
}

describe('the gallery of components', () => {
  // Does not wait for loading to end, because the gallery shows loading states too.
  it('breaks no rule of accessibility and cuts no words off: light and dark, wide and narrow, small and large', async () => {
    expect(await auditEveryLook(page, 'gallery')).toEqual([])
  })

  it('draws charts in the colours of the scheme, and again when it changes', async () => {
    const picture = () =>
      page.evaluate(() => document.querySelector<HTMLCanvasElement>('#numbers canvas')?.toDataURL() ?? '')
    await look('light', 1440)
    const light = await picture()
    await look('dark', 1440)
    await expect.poll(picture).not.toBe(light)
    await look('light', 1440)
    await expect.poll(picture).toBe(light)
  })

  it('opens the media picker, which gives the focus back', async () => {
    const opener = page.getByRole('button', { name: 'Open: pictures' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add images' })
    await dialog.getByRole('option').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect.poll(() => dialog.getByText('1 of 4 selected').isVisible()).toBe(true)
    expect(await checkRules(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})
