import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Role and name of the focused element for assistive technology, such as `button "Sign in"`. */
export async function focused(page: Page): Promise<string> {
  return (await page.locator(':focus').ariaSnapshot()).split('\n')[0]?.replace(/^- '?/, '') ?? ''
}

/**
 * Presses Tab until an element of this role and name has the focus. Fails if it is out of view or covered.
 * @param wanted start of `role "name"`, or a pattern
 */
export async function tabTo(page: Page, wanted: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key)
    if ((await page.locator(':focus').count()) === 0) continue
    const name = await focused(page)
    if (typeof wanted === 'string' ? name.startsWith(wanted) : wanted.test(name)) return expectVisible(page, name)
    passed.push(name)
  }
  throw new Error(`Tab never reached ${String(wanted)}. It passed ${passed.join(', ')}`)
}

async function expectVisible(page: Page, name: string): Promise<void> {
  const covered = await page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return 'nothing has the focus'
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!there) return 'it is out of view'
    const own =
      element.contains(there) || there.contains(element) || there.closest('label') === element.closest('label')
    return own ? '' : `${there.tagName} ${there.className} covers it`
  })
  expect(covered, name).toBe('')
}
