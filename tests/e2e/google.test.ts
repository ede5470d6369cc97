import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getMe } from '@postwright/core/api/users'
import { callApi, dataOf } from '../support/api.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { EMULATORS } from '../support/emulators.ts'
import { openGoogle, prepareGoogle, returnToGoogle, signInAtGoogle } from '../support/google-window.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

async function me(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('postwright.accessToken'))
  return dataOf(await callApi(getMe, {}, { token: token ?? '' }))
}

describe('signing in with Google', () => {
  it('makes an account at the first time and keeps the referral code of the link that was opened first', async () => {
    const page = await openPage(browser, 'google')
    await prepareGoogle(page.context())
    await page.goto('/?ref=FRIEND42')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await page.getByRole('article').getByRole('link', { name: 'Create your account' }).click()
    await page.waitForURL('**/register')
    expect(await page.getByLabel('Referral code').inputValue()).toBe('FRIEND42')
    await signInAtGoogle(page, { email: `grace${Date.now()}@example.com`, name: 'Grace Planer' })
    await page.waitForURL('**/dashboard')
    await page.getByRole('button', { name: 'Grace Planer’s account' }).waitFor()
    expect(await me(page)).toMatchObject({
      referralCodeApplied: 'FRIEND42',
      fullName: 'Grace Planer',
      emailVerified: true,
    })
  })

  it('says what to do when the browser blocks the window', async () => {
    const page = await openPage(browser, 'google-blocked')
    await prepareGoogle(page.context())
    await prepareAudit(page)
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByText('Your browser blocked the Google window').waitFor()
    expect(await auditPage(page, 'google-blocked')).toEqual([])
    await photograph(page, 'google-blocked')
  })

  it('says that the window was closed, and lets people try again', async () => {
    const page = await openPage(browser, 'google-closed')
    await prepareGoogle(page.context())
    await page.goto('/login')
    await (await openGoogle(page)).close()
    await page.getByText('The Google window was closed before').waitFor()
    expect(await page.getByRole('button', { name: 'Continue with Google' }).isEnabled()).toBe(true)
  })

  it('says that the service cannot be reached when the network fails', async () => {
    const page = await openPage(browser, 'google-offline')
    await page.goto('/login')
    await page.route(`http://${EMULATORS.auth}/**`, (route) => route.abort())
    await page.getByLabel('Email address').fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill('long enough')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('check your connection').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
  })
})

describe('a person who signs in with Google only', () => {
  it('shows by Google that it is still them, and by no other account; then the account is deleted', async () => {
    const page = await openPage(browser, 'google-again')
    await prepareGoogle(page.context())
    await prepareAudit(page)
    const mail = `heidi${Date.now()}@example.com`
    await page.goto('/login')
    await signInAtGoogle(page, { email: mail, name: 'Heidi Turner' })
    await page.waitForURL('**/dashboard')
    await page.goto('/dashboard/settings/security')
    await page.getByRole('button', { name: 'Set password' }).waitFor()
    await photograph(page, 'password-first', { part: '#password' })
    await page.getByRole('link', { name: 'Your data' }).click()
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await dialog.waitFor()
    expect(await dialog.getByLabel('Password', { exact: true }).count()).toBe(0)
    expect(await auditPage(page, 'reauthenticate-google')).toEqual([])
    await photograph(page, 'reauthenticate-google')

    await (await openGoogle(page)).close()
    await dialog.getByText('The Google window was closed before').waitFor()
    await signInAtGoogle(page, { email: `other${Date.now()}@example.com`, name: 'Somebody Else' })
    await dialog.getByText('This is not the account you’re signed in with. Use that account instead.').waitFor()
    await photograph(page, 'reauthenticate-google-refused')
    expect((await me(page)).deletesAt).toBeNull()

    await returnToGoogle(page, mail)
    await dialog.waitFor({ state: 'hidden' })
    await page
      .getByText(/^Your account will be deleted on/)
      .first()
      .waitFor()
    expect((await me(page)).deletesAt).not.toBeNull()
  })
})
