import type { Locator } from 'playwright-core'

/** Whether React answers for an element of a page that was there before its code. */
export function isTakenOver(control: Locator): Promise<boolean> {
  return control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
}
