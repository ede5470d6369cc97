import { chromium } from 'playwright-core'

/**
 * Makes a first visit that lasts until the service worker has cached the client's files, so that the next one is a repeat visit.
 * @param port debugging port of the browser that Lighthouse uses, whose profile keeps the caches
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
