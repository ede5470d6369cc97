import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getMe } from '@postwright/core/api/users'
import { callApi, dataOf } from '../support/api.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { EMULATORS } from '../support/emulators.ts'
import { prepareGoogle, signInAtGoogle } from '../support/google-window.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

describe('signing in with Google', () => {
  it('makes an account at the first time and keeps the referral code of the link', async () => {
    const page = await openPage(browser, 'google')
    await prepareGoogle(page.context())
    await page.goto('/register?ref=FRIEND42')
    expect(await page.getByLabel('Referral code').inputValue()).toBe('FRIEND42')
    await signInAtGoogle(page, { email: `grace${Date.now()}@example.com`, name: 'Grace Planer' })
    await page.waitForURL('**/dashboard')
    await page.getByRole('button', { name: 'Account of Grace Planer' }).waitFor()
    const token = await page.evaluate(() => localStorage.getItem('postwright.accessToken'))
    const user = dataOf(await callApi(getMe, {}, { token: token ?? '' }))
    expect(user).toMatchObject({ referralCodeApplied: 'FRIEND42', fullName: 'Grace Planer', emailVerified: true })
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
    const button = page.getByRole('button', { name: 'Continue with Google' })
    const [window] = await Promise.all([page.waitForEvent('popup'), button.click()])
    await window.waitForLoadState()
    await window.close()
    await page.getByText('The Google window was closed before').waitFor()
    expect(await button.isEnabled()).toBe(true)
  })

  it('says that the service cannot be reached when the network fails', async () => {
    const page = await openPage(browser, 'google-offline')
    await page.goto('/login')
    await page.route(`http://${EMULATORS.auth}/**`, (route) => route.abort())
    await page.getByLabel('E-mail address').fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill('long enough')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('check your connection').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
  })
})
