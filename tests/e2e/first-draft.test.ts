import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@postwright/core/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { createCaller, newPerson, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { setFields } from '../support/documents.ts'
import { prepareGoogle, signInAtGoogle } from '../support/google-window.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'
import { fillSignIn } from '../support/sign-in-at.ts'

const TEXT = 'Written before there was an account: a chair, a table, a lamp.'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Writes in the field of the home page and follows its button. */
async function writeAtHome(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByLabel('Try it: write a post').fill(TEXT)
  await page.getByRole('link', { name: 'Keep it as a draft' }).click()
}

/** Expects the text in the composer and no longer in the session storage. */
async function expectDraft(page: Page): Promise<void> {
  await page.waitForURL(/content-studio\/\w+/)
  const field = page.getByLabel('Text', { exact: true })
  await field.waitFor()
  expect(await field.inputValue()).toBe(TEXT)
  expect(await page.evaluate(() => sessionStorage.getItem('postwright.guestDraft'))).toBeNull()
}

/** Creates an account and dates it an hour back. */
async function createOldCaller(): Promise<TestCaller> {
  const caller = await createCaller()
  await setFields(paths.user(caller.uid), { createdAt: Timestamp.fromMillis(Date.now() - 3_600_000) })
  return caller
}

describe('what was written on the home page', () => {
  it('is the first draft of an account made by email', async () => {
    const page = await openPage(browser, 'kept-register')
    await prepareAudit(page)
    await writeAtHome(page)
    await page.waitForURL('**/register')
    await page.getByText(`Your post is saved: “${TEXT}”`).waitFor()
    expect(await auditPage(page, 'kept-register')).toEqual([])
    await photograph(page, 'kept-register')

    const person = newPerson()
    await page.getByLabel('Full name').fill(person.full_name)
    await page.getByLabel('Username').fill(person.username)
    await page.getByLabel('Email address').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expectDraft(page)
    await page.goto('/dashboard/content-studio?q=before+WRITTEN')
    await page.getByText('1 match. Searched the only post in this list.').waitFor()
    await page.getByText('Written before there was').waitFor()
  })

  it('is the first draft of an account made with Google', async () => {
    const page = await openPage(browser, 'kept-google')
    await prepareGoogle(page.context())
    await writeAtHome(page)
    await page.waitForURL('**/register')
    await signInAtGoogle(page, { email: `kept${Date.now()}@example.com`, name: 'Kay Keeper' })
    await expectDraft(page)
  })

  it('is offered to people who have an account, as one more draft', async () => {
    const page = await openPage(browser, 'kept-login')
    await prepareAudit(page)
    const ada = await createOldCaller()
    await writeAtHome(page)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL('**/login')
    await page.getByText('Your post is saved').waitFor()
    await fillSignIn(page, ada)
    await page.getByText(`You wrote on our home page: “${TEXT}”`).waitFor()
    expect(await auditPage(page, 'kept-banner')).toEqual([])
    await photograph(page, 'kept-banner')
    await page.getByRole('button', { name: 'Open as a draft' }).click()
    await expectDraft(page)
    expect(await page.getByText('You wrote on our home page').count()).toBe(0)
  })
})

describe('the field of the home page', () => {
  it('keeps what is written before its code has arrived', async () => {
    const page = await openPage(browser, 'kept-early')
    const scripts = '**/assets/*.js'
    await page.route(scripts, (route) => route.abort())
    await page.goto('/')
    await page.getByLabel('Try it: write a post').fill(TEXT)
    await page.unroute(scripts)
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => page.getByLabel('Try it: write a post').inputValue()).toBe(TEXT)
  })
})

describe('the public pages', () => {
  it('lead a visitor with a session into the product before any of their code has run', async () => {
    const page = await openPage(browser, 'returning')
    const header = page.getByRole('banner')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await header.getByRole('link', { name: 'Create your account' }).waitFor()
    await page.unroute('**/assets/*.js')

    await signIn(page, await createCaller())
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await header.getByRole('link', { name: 'Open the dashboard' }).waitFor()
    expect(await page.getByRole('link', { name: /Create your account|Sign in/ }).count()).toBe(0)
    await page.unroute('**/assets/*.js')

    // Signing out and going to the home page without a page load updates the header.
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /’s account$/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/login')
    await page.getByRole('link', { name: 'Postwright' }).first().click()
    await header.getByRole('link', { name: 'Create your account' }).waitFor()
  })
})
