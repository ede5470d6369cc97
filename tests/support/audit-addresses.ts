import type { Page } from 'playwright-core'
import { auditPage, settled } from './page-audit.ts'

/** Opens one address after another and checks what is there, see `auditPage`. @returns one line per fault */
export async function auditAddresses(page: Page, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await settled(page)
    faults.push(...(await auditPage(page, address)))
  }
  return faults
}
