import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeAt } from '../support/authenticator.ts'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { EMULATORS } from '../support/emulators.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { fillSignIn, signInAt } from '../support/sign-in-at.ts'

/** Passkeys need a domain, not an IP address. */
const baseURL = EMULATORS.web.replace('127.0.0.1', 'localhost')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Adds a virtual authenticator that confirms by itself. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

it('an app and a passkey are set up, and a new device gets in with a recovery code or the passkey only', async () => {
  const ada = await createCaller()
  const page = await openPage(browser, 'second-factor', { baseURL })
  await prepareAudit(page)
  await addAuthenticator(page)
  await signInAt(page, ada)

  await page.goto('/dashboard/settings/security')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const again = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await again.getByLabel('Password', { exact: true }).fill(ada.password)
  await again.getByRole('button', { name: 'Confirm' }).click()
  const setUp = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await setUp.getByRole('img', { name: 'QR code with the key for your app' }).waitFor()
  const secret = await setUp.getByLabel('Key', { exact: true }).inputValue()
  await setUp.getByLabel('Code that the app shows').fill('123')
  await setUp.getByRole('button', { name: 'Confirm' }).click()
  await setUp.getByText('Enter the six digits from your app.').waitFor()
  await setUp.getByLabel('Code that the app shows').fill(codeAt(secret, Date.now()))
  await setUp.getByRole('button', { name: 'Confirm' }).click()
  const saved = page.getByRole('dialog', { name: 'Recovery codes' })
  await saved.getByLabel('I saved these codes').waitFor()
  const codes = await saved.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await saved.getByLabel('I saved these codes').check()
  await saved.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Laptop')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Remove Laptop' }).waitFor()
  await page.getByText('10 codes left').waitFor()
  expect(await auditPage(page, 'second-factor-settings', [390])).toEqual([])

  const phone = await openPage(browser, 'second-factor-phone', { baseURL, viewport: { width: 390, height: 844 } })
  await prepareAudit(phone)
  await phone.goto('/login')
  await fillSignIn(phone, ada)
  await phone.getByRole('heading', { name: 'One more step' }).waitFor()
  await phone.getByRole('button', { name: 'Use a recovery code instead' }).click()
  expect(await auditPage(phone, 'second-factor-challenge', [390])).toEqual([])
  await phone.getByLabel('Recovery code', { exact: true }).fill('not-a-code')
  await phone.getByRole('button', { name: 'Confirm', exact: true }).click()
  await phone.getByText('That code isn’t right').waitFor()
  await phone.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '')
  await phone.getByRole('button', { name: 'Confirm', exact: true }).click()
  await phone.waitForURL('**/dashboard')

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL('**/login**')
  await fillSignIn(page, ada)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL('**/dashboard**')
})
