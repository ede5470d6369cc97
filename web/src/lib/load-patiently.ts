import { loadFailedStyles } from './failed-styles.ts'

/**
 * Loads a part of a screen. Without a network it is waited for and asked again, because the screen around the part goes on
 * without it; with a network a failure is a failure.
 */
export async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    await loadFailedStyles()
    return loadPatiently(load)
  }
}
