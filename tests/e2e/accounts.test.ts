import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getMe } from '@postwright/core/api/users'
import { accountExportSchema } from '@postwright/core/model/account-export'
import { paths } from '@postwright/core/paths'
import { ADMIN_SCREENS } from '../../web/src/app/admin-screens.ts'
import { lettersTo } from '../support/account.ts'
import { dataOf } from '../support/api.ts'
import { createCaller, newPerson } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { setFields } from '../support/documents.ts'
import { disableIdentity } from '../support/identities.ts'
import { openAudited } from '../support/open-audited.ts'
import { auditPage } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'
import { fillSignIn, signInAt } from '../support/sign-in-at.ts'

const ADMIN_AREA = `/${process.env['VITE_ADMIN_PREFIX']}`

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

/** Audits the screen and saves screenshots of it. */
async function judge(page: Page, name: string): Promise<void> {
  expect(await auditPage(page, name)).toEqual([])
  await photograph(page, name)
}

async function confirmWith(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

describe('a forgotten password', () => {
  it('is replaced by the link of the letter, which works once; the old one is refused', async () => {
    const ada = await createCaller()
    const page = await openAudited(browser, 'recovery')
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await page.getByLabel('Email address').fill(ada.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    await judge(page, 'forgot-sent')

    await expect.poll(async () => (await lettersTo(ada.email)).length).toBe(1)
    const [letter] = await lettersTo(ada.email)
    const link = `/reset-password?mode=resetPassword&oobCode=${letter?.oobCode}`
    await page.goto(link)
    await page.getByText(`For ${ada.email}.`).waitFor()
    const field = page.getByLabel('New password', { exact: true })
    await field.fill('1234567')
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByText('Use at least 8 characters.').waitFor()
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    await judge(page, 'reset-refused-password')
    await field.fill('a plane and a chisel')
    await page.getByText('Strong', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByRole('heading', { name: 'Your new password is set' }).waitFor()
    await judge(page, 'reset-done')

    await page.goto(link)
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
    await judge(page, 'reset-used-link')

    await page.goto('/login')
    await fillSignIn(page, ada)
    await page.getByText('The email address or password is incorrect.').waitFor()
    await fillSignIn(page, { email: ada.email, password: 'a plane and a chisel' })
    await page.waitForURL('**/dashboard')
  })
})

describe('settings', () => {
  it('change names and password; other devices are signed out, this one stays', async () => {
    const ada = await createCaller()
    const page = await openAudited(browser, 'profile')
    await signIn(page, ada, '/dashboard/settings')
    const profile = page.locator('#profile')
    await profile.getByLabel('Full name').fill('Ada of the Bench')
    await profile.getByLabel('Username').fill(`b${ada.user.username}`)
    await profile.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Ada of the Bench’s account' }).waitFor()

    await page.getByRole('link', { name: 'Security' }).click()
    const password = page.locator('#password')
    await password.getByLabel('New password', { exact: true }).fill('saw horse and vise')
    await password.getByRole('button', { name: 'Change password' }).click()
    await page.getByRole('dialog', { name: 'Confirm it’s you' }).waitFor()
    await photograph(page, 'reauthenticate')
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('This password is incorrect.').waitFor()
    await judge(page, 'reauthenticate-refused')
    await confirmWith(page, ada.password)
    await page.getByText(/^Password changed\./).waitFor()
    await expect.poll(() => page.locator('#sessions li').count()).toBe(1)

    await page.reload()
    await password.getByLabel('New password', { exact: true }).waitFor()
    const other = await openPage(browser, 'new-password')
    await signInAt(other, { email: ada.email, password: 'saw horse and vise' })
  })

  it('confirm the address by email', async () => {
    const ada = await createCaller()
    const page = await openAudited(browser, 'verify')
    await signIn(page, ada, '/dashboard/settings')
    await page.getByRole('button', { name: 'Send email' }).click()
    await page.getByText('Email sent. Open the link in it').waitFor()
    await judge(page, 'verify-sent')
    const [letter] = await lettersTo(ada.email)
    expect((await fetch(letter?.oobLink ?? '')).ok).toBe(true)
    await page.reload()
    await page.locator('#profile').getByText('confirmed', { exact: true }).waitFor()
  })

  it('collect everything into a file that the contract describes', async () => {
    const ada = await createCaller()
    const page = await openAudited(browser, 'export')
    await signIn(page, ada, '/dashboard/settings/data')
    await page.getByRole('button', { name: 'Start export' }).click()
    const save = page.getByRole('button', { name: 'Download' })
    await save.waitFor()
    await judge(page, 'export-ready')
    const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
    const { 'data.json': data } = unzipSync(await readFile(await file.path()))
    const content: unknown = JSON.parse(strFromU8(data ?? new Uint8Array()))
    expect(accountExportSchema.parse(content).account['users']?.[0]?.id).toBe(ada.uid)
  })

  it('have the account deleted, say so on every page, and take it back', async () => {
    const ada = await createCaller()
    const page = await openAudited(browser, 'deletion')
    await signIn(page, ada, '/dashboard/settings/data')
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor()
    await judge(page, 'delete-asked')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await confirmWith(page, ada.password)
    await page
      .getByText(/^Your account will be deleted on/)
      .first()
      .waitFor()
    await page.goto('/dashboard')
    const keep = page.getByRole('button', { name: 'Keep my account' })
    await keep.waitFor()
    await page.evaluate(() => window.scrollTo(0, 0))
    await judge(page, 'delete-scheduled')
    await keep.click()
    await keep.waitFor({ state: 'hidden' })
    expect(dataOf(await ada.call(getMe, {})).deletesAt).toBeNull()
  })
})

describe('a referral code', () => {
  it('of the link that was opened reaches the registration, and counts once', async () => {
    const person = newPerson()
    const page = await openAudited(browser, 'referral')
    await page.goto('/?ref=ABC123')
    await page.locator('a[href="/register"]').first().click()
    await page.waitForURL('**/register')
    expect(await page.getByLabel('Referral code').inputValue()).toBe('ABC123')
    await page.getByLabel('Full name').fill(person.full_name)
    await page.getByLabel('Username').fill(person.username)
    await page.getByLabel('Email address').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    const [request] = await Promise.all([
      page.waitForRequest('**/auth/register'),
      page.getByRole('button', { name: 'Create account' }).click(),
    ])
    expect(request.postDataJSON()).toMatchObject({ referral_code_applied: 'ABC123' })
    await page.waitForURL('**/dashboard')
    expect(await page.evaluate(() => sessionStorage.getItem('postwright.referral'))).toBeNull()
  })
})

describe('an account that is disabled', () => {
  it('is told so when its sign-in is refused, and at the form by the provider', async () => {
    const ada = await createCaller()
    const page = await openAudited(browser, 'disabled')
    await setFields(paths.user(ada.uid), { status: 'disabled' })
    await page.goto('/login')
    await fillSignIn(page, ada)
    await page.getByRole('heading', { name: 'This account is disabled' }).waitFor()
    await judge(page, 'disabled')
    expect(await page.evaluate(() => localStorage.getItem('postwright.refreshToken'))).toBeNull()

    await page.getByRole('button', { name: 'Use another account' }).click()
    await disableIdentity(ada.uid)
    await fillSignIn(page, ada)
    await page.getByText('This account is disabled. Please contact support.').waitFor()
    await judge(page, 'disabled-at-the-form')
  })
})

describe('the admin area', () => {
  it('is an address that does not exist, for everybody else, and its code stays away', async () => {
    const page = await openAudited(browser, 'no-admin')
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto(ADMIN_AREA)
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    await signIn(page, await createCaller(), ADMIN_AREA)
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    const partsOf = (area: string) => [`${area}-screen`, `locales/en/${area}`]
    const hidden = ['admin-area', ...ADMIN_SCREENS.flatMap(({ path }) => partsOf(path || 'admin-home'))]
    expect(loaded.filter((url) => hidden.some((part) => url.includes(part)))).toEqual([])
  })
})
