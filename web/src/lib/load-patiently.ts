import { loadFailedStyles } from './failed-styles.ts'

/** Milliseconds between tries after the network has come back: browsers say that it is there before it answers. */
const AFTER_RETURN = [300, 1_000, 3_000]

/**
 * Loads a part of a screen. Without a network it is waited for and asked again, because the screen around the part goes on
 * without it; with a network that has not just come back a failure is a failure.
 */
export async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  let waits: readonly number[] = []
  for (;;) {
    try {
      return await load()
    } catch (error) {
      const [wait, ...rest] = waits
      if (!navigator.onLine) {
        await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
        waits = AFTER_RETURN
      } else if (wait === undefined) throw error
      else {
        await new Promise((resolve) => setTimeout(resolve, wait))
        waits = rest
      }
      await loadFailedStyles()
    }
  }
}
