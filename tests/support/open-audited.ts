import type { Browser, Page } from 'playwright-core'
import { openPage } from './chromium.ts'
import { prepareAudit } from './page-audit.ts'

/** Opens a page of a new visitor for audits, see `openPage`, without a trace. */
export async function openAudited(browser: Browser, name: string): Promise<Page> {
  const page = await openPage(browser, name, { isTraced: false })
  await prepareAudit(page)
  return page
}
