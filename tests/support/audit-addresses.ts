import type { Page } from 'playwright-core'
import { routes } from '../../web/src/config/routes.ts'
import { IS_DEEP } from './deep.ts'
import { auditPage, settled } from './page-audit.ts'

const NOWHERE = '/dashboard/nowhere'

type Go = (page: Page, address: string) => Promise<unknown>

/** Opens addresses in turn and audits each page, see `auditPage`. @returns one line per fault */
export async function auditAddresses(page: Page, addresses: readonly string[], go: Go = load): Promise<string[]> {
  const faults: string[] = []
  for (const address of addresses) {
    await go(page, address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await settled(page)
    faults.push(...(await auditPage(page, address)))
  }
  return faults
}

/** Audits addresses of a signed-in person in one loaded client, because loading takes longer than the audit. A deep run loads each page. */
export async function auditDashboard(page: Page, addresses: readonly string[]): Promise<string[]> {
  if (IS_DEEP) return auditAddresses(page, addresses)
  await load(page, routes.dashboard.href())
  return auditAddresses(page, addresses, follow)
}

function load(page: Page, address: string) {
  return page.goto(address)
}

/** Visits an unknown address first, because two screens can have the same heading. */
async function follow(page: Page, address: string): Promise<void> {
  for (const next of new Set([NOWHERE, address])) {
    await page.evaluate((path) => {
      if (location.pathname === path) return
      for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = ''
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, next)
    await page.locator('h1:not([data-left])').first().waitFor()
  }
}
