import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { grantCredit, setPersonAccess, setPlanOverride } from '@postwright/core/api/people'
import { paths } from '@postwright/core/paths'
import { routes } from '../../web/src/config/routes.ts'
import { asAdmin, confirm } from '../support/account.ts'
import { dataOf } from '../support/api.ts'
import { createCaller, signInCaller } from '../support/callers.ts'
import { openBrowser } from '../support/chromium.ts'
import { setFields } from '../support/documents.ts'
import { openAudited } from '../support/open-audited.ts'
import { auditPage } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('looks', async () => {
  const admin = await asAdmin(await createCaller({ fullName: 'Odile Operator' }))
  await confirm(admin)
  for (let at = 0; at < 33; at += 1) await createCaller({ fullName: `Person Number ${at}` })
  const bob = await createCaller({
    fullName: 'Børge Ñandú Longlastname-Withhyphen',
    email: `borge.nandu+news.${Date.now()}@a-long-domain.example.com`,
  })
  await signInCaller(bob)
  const eve = await createCaller({ fullName: 'Eve Example' })
  dataOf(await admin.call(setPersonAccess, { uid: eve.uid, isDisabled: true, reason: 'Spam' }))
  const limits = { channels: 3, members: null, workspaces: 1, storageBytes: 5_000_000_000 }
  dataOf(
    await admin.call(setPlanOverride, {
      uid: bob.uid,
      override: { limits, until: Date.now() + 864e5 * 30 },
      reason: 'Pilot',
    }),
  )
  dataOf(
    await admin.call(grantCredit, {
      uid: bob.uid,
      grantId: randomUUID(),
      amount: 1500,
      currency: 'eur',
      reason: 'Outage',
    }),
  )
  await setFields(paths.user(bob.uid), { deletesAt: new Date(Date.now() + 864e5 * 10) })
  const page = await openAudited(browser, 'look-people')
  await signIn(page, admin, routes.admin.href('user-management'))
  await page.getByRole('link', { name: 'Eve Example' }).waitFor()
  await page.waitForTimeout(3000)
  await photograph(page, 'people-list', { isWhole: true })
  expect.soft(await auditPage(page, 'list')).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('searchbox', { name: 'Search people' }).fill('ñand')
  await page.getByRole('link', { name: /Børge/ }).waitFor()
  await page.getByText('Person Number 3').first().waitFor({ state: 'detached' })
  await photograph(page, 'people-found')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: /Børge/ }).click()
  await page.getByRole('heading', { level: 1, name: /Børge/ }).waitFor()
  await page.getByRole('button', { name: 'Grant credit' }).waitFor()
  await photograph(page, 'people-person', { isWhole: true })
  expect.soft(await auditPage(page, 'person')).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Change limits' }).click()
  await page.getByRole('button', { name: 'Save limits' }).waitFor()
  await photograph(page, 'people-override', { isWhole: true })
  expect.soft(await auditPage(page, 'override')).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Grant credit' }).click()
  await page.getByLabel('Amount').waitFor()
  await photograph(page, 'people-credit')
  expect.soft(await auditPage(page, 'credit')).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Disable account' }).click()
  await page.getByRole('dialog').waitFor()
  await photograph(page, 'people-disable')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'All people' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?q=%C3%B1and')
})
