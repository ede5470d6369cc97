import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { IS_DEEP } from './deep.ts'
import { settled } from './page-audit.ts'

const FOLDER = resolve(import.meta.dirname, '../../test-results/pictures/accounts')
const HEIGHT = 900

/**
 * Saves screenshots of the screen for review by people: light and dark, at a desktop and a phone width. Only in a deep run.
 * @param options.isWhole the full page, not only the window
 * @param options.part selector of a part to save alone
 */
export async function photograph(page: Page, name: string, { isWhole = false, part = '' } = {}): Promise<void> {
  if (!IS_DEEP) return
  await mkdir(FOLDER, { recursive: true })
  for (const width of [1440, 390]) {
    for (const scheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: HEIGHT })
      await page.emulateMedia({ colorScheme: scheme })
      await page.waitForFunction((wanted) => document.documentElement.classList.contains(wanted), scheme)
      await settled(page)
      const path = join(FOLDER, `${name}-${width}-${scheme}.png`)
      if (part === '') await page.screenshot({ path, fullPage: isWhole })
      else await page.locator(part).screenshot({ path })
    }
  }
}
