import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../web/src/config/routes.ts'
import { asAdmin } from '../support/account.ts'
import { addressesIn, addressesOf, adminAddressesOf } from '../support/area-addresses.ts'
import { auditDashboard } from '../support/audit-addresses.ts'
import { createCaller } from '../support/callers.ts'
import { openBrowser } from '../support/chromium.ts'
import { openAudited } from '../support/open-audited.ts'
import { auditPage } from '../support/page-audit.ts'
import { signIn } from '../support/sign-in.ts'
import { createBusyWorkspace } from '../support/worlds/busy-workspace.ts'

/** Addresses of all areas, so that a new area is audited without a change here. */
const DASHBOARD = addressesIn('dashboard')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Each test opens some sixty screens, which takes minutes on a busy machine. */
const PATIENT = { timeout: 900_000 }

describe('no rule of accessibility is broken and no words are cut off in the dashboard', PATIENT, () => {
  it('with posts of every kind', async () => {
    const busy = await createBusyWorkspace()
    const page = await openAudited(browser, 'accessibility-dashboard')
    await signIn(page, busy.caller)
    const records = addressesOf({ ...busy, channel: busy.channelId })
    const addresses = [...DASHBOARD, ...records, '/dashboard/nowhere']
    expect(await auditDashboard(page, addresses)).toEqual([])
  })

  it('before anything is there', async () => {
    const page = await openAudited(browser, 'accessibility-empty')
    await signIn(page, await createCaller())
    expect(await auditDashboard(page, [...DASHBOARD, '/dashboard/content-studio/missing'])).toEqual([])
  })

  it('in the hidden area of those who run the product', async () => {
    const admin = await createCaller()
    await asAdmin(admin)
    const page = await openAudited(browser, 'accessibility-admin')
    await signIn(page, admin)
    const addresses = [...addressesIn('admin'), ...adminAddressesOf({ person: admin.uid })]
    expect(await auditDashboard(page, addresses)).toEqual([])
    await page.goto(routes.adminTemplates.href())
    await page.getByRole('button', { name: 'Create template' }).click()
    await page.getByRole('radio', { name: 'Full editor' }).waitFor({ state: 'attached' })
    expect(await auditPage(page, 'a template')).toEqual([])
  })
})
