import { chromium } from 'playwright-core'

/**
 * What a first visit is before there can be a repeat visit: it lasts until the service worker has kept the client's files.
 * @param port of the browser that Lighthouse uses; the visit leaves its traces in that profile
 */
export async function stayForAWhile(port: number, url: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  try {
    const page = await browser.contexts()[0]?.newPage()
    if (!page) throw new Error('The browser has no window to visit the page in')
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.close()
  } finally {
    await browser.close()
  }
}
