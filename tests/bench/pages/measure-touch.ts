import type { Browser } from 'playwright-core'

/** Lighthouse's slow phone: a processor this many times slower, and its network, with latency in milliseconds and bytes a second. */
const SLOWER = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 }
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true }

/** Longest accepted time from a first touch to its effect, in milliseconds. */
export const TOUCH_MAX = 300

/**
 * Measures the response to the first touch of a page on a slow phone: from the touch on the theme button to the first frame in the other theme.
 * @returns milliseconds
 */
export async function measureTouch(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...PHONE, colorScheme: 'light' })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url, { waitUntil: 'networkidle' })
    const waited = page.evaluate(
      () =>
        new Promise<number>((settle) => {
          let touched = 0
          addEventListener('pointerdown', (event) => (touched = event.timeStamp), { capture: true, once: true })
          new MutationObserver(() => {
            if (!document.documentElement.classList.contains('dark')) return
            requestAnimationFrame(() => setTimeout(() => settle(performance.now() - touched)))
          }).observe(document.documentElement, { attributeFilter: ['class'] })
        }),
    )
    await page.getByRole('button', { name: /Switch to the dark theme/ }).tap()
    return Math.round(await waited)
  } finally {
    await context.close()
  }
}
