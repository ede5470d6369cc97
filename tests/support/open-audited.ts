import type { Browser, Page } from 'playwright-core'
import { openPage } from './chromium.ts'
import { prepareAudit } from './page-audit.ts'

/** A page of its own visitor, see `openPage`, on which the states of screens are checked. */
export async function openAudited(browser: Browser, name: string): Promise<Page> {
  const page = await openPage(browser, name, { isTraced: false })
  await prepareAudit(page)
  return page
}
