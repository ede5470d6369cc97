import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Durations of the latest frames in milliseconds. */
    frameTimes: number[]
  }
}

/** Records the duration of each frame, from the next page load on. */
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
