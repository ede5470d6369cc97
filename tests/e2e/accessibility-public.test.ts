import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressesIn } from '../support/area-addresses.ts'
import { auditAddresses } from '../support/audit-addresses.ts'
import { openBrowser } from '../support/chromium.ts'
import { openAudited } from '../support/open-audited.ts'
import { auditPage } from '../support/page-audit.ts'
import { PUBLIC_PAGES } from '../support/public-pages.ts'

const AT_THE_DOOR = [...addressesIn('signed_out'), ...addressesIn('anyone'), '/nowhere']

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('no rule of accessibility is broken and no words are cut off', () => {
  it('on the public pages', async () => {
    const page = await openAudited(browser, 'accessibility-public')
    expect(
      await auditAddresses(
        page,
        PUBLIC_PAGES.map(({ path }) => path),
      ),
    ).toEqual([])
  })

  it('at the door, with faults in the form, and at an unknown address', async () => {
    const page = await openAudited(browser, 'accessibility-door')
    const faults = await auditAddresses(page, AT_THE_DOOR)
    await page.goto('/register')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Enter your name.').waitFor()
    faults.push(...(await auditPage(page, 'register, refused')))
    await page.goto('/login')
    await page.getByLabel('Email address').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not the right one')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('The email address or password is incorrect.').waitFor()
    faults.push(...(await auditPage(page, 'login, refused')))
    expect(faults).toEqual([])
  })
})
