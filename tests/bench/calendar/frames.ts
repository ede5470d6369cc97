import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** How long the latest frames took, in milliseconds. */
    frameTimes: number[]
  }
}

/** Notes from the next page on how long each frame takes. */
export async function beginFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.frameTimes = []
    let before = performance.now()
    const note = (now: number) => {
      window.frameTimes.push(now - before)
      before = now
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
}

export function framesSeen(page: Page): Promise<number[]> {
  return page.evaluate(() => window.frameTimes)
}
