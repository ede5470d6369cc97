import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@postwright/core/paths'
import { createCaller, signInCaller } from '../support/callers.ts'
import { openBrowser } from '../support/chromium.ts'
import { setFields } from '../support/documents.ts'
import { EMULATORS } from '../support/emulators.ts'
import { openAudited } from '../support/open-audited.ts'
import { auditPage } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'
import { fillSignIn } from '../support/sign-in-at.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1'
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

/** Keeps pictures of a state of a screen. @returns what is wrong with it */
async function judge(page: Page, name: string, options: { isWhole?: boolean } = {}): Promise<string[]> {
  await photograph(page, name, options)
  return auditPage(page, name)
}

/** Presses a key while Caps Lock is on. */
async function typeWithCapsLock(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).evaluate((field) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }))
  })
}

/** The latest export of a person, in a state that takes too long to wait for. What is made as finished is not run. */
async function setExport(uid: string, fields: object): Promise<void> {
  const now = Date.now()
  const job = { id: 'latest', schema: 1, rev: 1, createdAt: now, updatedAt: now, createdBy: uid, kind: 'export' }
  const rest = { status: 'running', progress: 40, resultKey: null, expiresAt: now + DAY }
  await setFields(paths.job(uid, 'latest'), { ...job, ...rest, ...fields })
}

describe('the states of the account screens read well and break no rule', () => {
  it('at the sign-in: as it opens, with Caps Lock, refused, and refused for a while', async () => {
    const page = await openAudited(browser, 'login-states')
    await page.goto('/login')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await photograph(page, 'login')
    await typeWithCapsLock(page)
    await page.getByText('Caps Lock is on.').waitFor()
    expect(await judge(page, 'login-caps-lock')).toEqual([])
    await fillSignIn(page, { email: 'nobody@example.com', password: 'not the right one' })
    await page.getByText('The e-mail address or the password is not right.').waitFor()
    await photograph(page, 'login-refused')
    await page.route(`http://${EMULATORS.auth}/**signInWithPassword**`, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
    )
    await fillSignIn(page, { email: 'nobody@example.com', password: 'again' })
    await page.getByText(/Too many/).waitFor()
    await photograph(page, 'login-too-often')
  })

  it('at the registration: as it opens, with faults, and filled in with a code from a link', async () => {
    const page = await openAudited(browser, 'register-states')
    await page.goto('/register')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await photograph(page, 'register')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Enter your name.').waitFor()
    await photograph(page, 'register-faults', { isWhole: true })
    await page.goto('/register?ref=FRIEND42')
    await page.getByLabel('Full name').fill('Ada of the Bench')
    await page.getByLabel('Password', { exact: true }).fill('plane and')
    await page.getByText(/^(Fair|Good)/).waitFor()
    expect(await judge(page, 'register-referral', { isWhole: true })).toEqual([])
  })

  it('for a letter: asked for, and a link without a code', async () => {
    const page = await openAudited(browser, 'letter-states')
    await page.goto('/forgot-password')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText('Enter an e-mail address').waitFor()
    expect(await judge(page, 'forgot-fault')).toEqual([])
    await page.goto('/reset-password')
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
    await photograph(page, 'reset-no-code')
  })

  it('in the settings: several devices, and an export under way, failed and expired', async () => {
    const ada = await createCaller()
    const [phone, laptop] = await Promise.all([signInCaller(ada), signInCaller(ada)])
    const page = await openAudited(browser, 'settings-states')
    await signIn(page, ada)
    await setSession(phone.refreshToken, { userAgent: PHONE, place: 'SE', rotatedAt: Date.now() - 3 * DAY })
    await setSession(laptop.refreshToken, { userAgent: LAPTOP, place: 'DE', rotatedAt: Date.now() - HOUR })
    await setExport(ada.uid, { status: 'done', expiresAt: Date.now() - HOUR })
    await page.goto('/dashboard/settings#sessions')
    await page.waitForURL('**/dashboard/settings/security#sessions')
    await page.getByText('Safari on iPhone').waitFor()
    expect(await judge(page, 'settings-security', { isWhole: true })).toEqual([])
    await page.getByRole('link', { name: 'Your data' }).click()
    await page.getByText('Your last export has expired.').waitFor()
    await photograph(page, 'export-expired', { part: '#data' })
    await setExport(ada.uid, { status: 'failed' })
    await page.getByText('The last export did not finish.').waitFor()
    await photograph(page, 'export-failed', { part: '#data' })
    await setExport(ada.uid, {})
    await page.getByRole('progressbar', { name: 'Progress of the export' }).waitFor()
    expect(await judge(page, 'settings-data', { isWhole: true })).toEqual([])
  })
})

async function setSession(refreshToken: string, fields: object): Promise<void> {
  const [sessionId = ''] = refreshToken.split('.')
  await setFields(paths.session(sessionId), fields)
}
