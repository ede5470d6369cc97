import type { Page } from 'playwright-core'
import { IS_DEEP } from './deep.ts'
import { auditPage, settled } from './page-audit.ts'

/** An address without a screen, between two addresses: frames that both have are left and opened again. */
const BETWEEN = '/dashboard/nowhere'

/** Loads one address after another and checks what is there, see `auditPage`. @returns one line per fault */
export async function auditAddresses(page: Page, addresses: readonly string[]): Promise<string[]> {
  return auditEach(page, addresses, (address) => page.goto(address))
}

/**
 * As `auditAddresses`, for a page on which the client runs: screens are opened by its router, as a link opens them, which shows
 * the same without starting the client again. A deep run loads each address.
 */
export async function auditScreens(page: Page, addresses: readonly string[]): Promise<string[]> {
  return IS_DEEP ? auditAddresses(page, addresses) : auditEach(page, addresses, (address) => follow(page, address))
}

async function auditEach(
  page: Page,
  addresses: readonly string[],
  open: (address: string) => Promise<unknown>,
): Promise<string[]> {
  const faults: string[] = []
  for (const address of addresses) {
    await open(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await settled(page)
    faults.push(...(await auditPage(page, address)))
  }
  return faults
}

/** Returns when the heading of the screen between has made room for another one. */
async function follow(page: Page, address: string): Promise<void> {
  const between = page.getByRole('heading', { level: 1, name: 'Page not found' })
  await page.evaluate(goTo, BETWEEN)
  await between.waitFor()
  if (address === BETWEEN) return
  await page.evaluate(goTo, address)
  await between.waitFor({ state: 'detached' })
}

/** The router follows the browser's history, as it does when somebody goes back. */
function goTo(address: string): void {
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}
