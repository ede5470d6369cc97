import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { JOB_SCHEMA } from '@postwright/core/collections/jobs'
import { exportJob } from '@postwright/core/jobs/export'
import type { Job } from '@postwright/core/jobs/kinds'
import { postImportJob } from '@postwright/core/jobs/post-import'
import { zoneMoveJob } from '@postwright/core/jobs/zone-move'
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

/** Saves screenshots of the screen. @returns the problems that the audit finds */
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

/** Stores a person's latest export in a state that would take too long to reach. A job stored as finished is not run. */
async function setExport(uid: string, fields: object): Promise<void> {
  const now = Date.now()
  await setJob(uid, exportJob.create(jobBase('latest', uid, now), {}), fields)
}

/** Stores a job of any kind. Store it as finished first; after that, it can be set to any other state. */
async function setJob(uid: string, job: Job, fields: object): Promise<void> {
  await setFields(paths.job(uid, job.id), { ...job, status: 'running', progress: 40, ...fields })
}

const jobBase = (id: string, uid: string, now: number) => ({
  id,
  schema: JOB_SCHEMA,
  rev: 1,
  createdAt: now,
  updatedAt: now,
  createdBy: uid,
})

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
    await page.getByText('The email address or password is incorrect.').waitFor()
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
    await page.getByText('Enter an email address').waitFor()
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
    await page.getByText(/^The last export didn’t finish/).waitFor()
    await photograph(page, 'export-failed', { part: '#data' })
    await setExport(ada.uid, {})
    await page.getByRole('progressbar', { name: 'Export progress' }).waitFor()
    expect(await judge(page, 'settings-data', { isWhole: true })).toEqual([])
  })

  it('in the list of background jobs: empty, and with jobs in every state', async () => {
    const ada = await createCaller()
    await setFields(paths.workspace(ada.workspaceId), { timeZone: 'America/New_York' })
    const page = await openAudited(browser, 'jobs-states')
    await signIn(page, ada)
    await page.goto('/dashboard/settings/jobs')
    await page.getByRole('heading', { name: 'No background jobs' }).waitFor()
    await photograph(page, 'jobs-empty')
    const now = Date.now()
    const { uid, workspaceId } = ada
    const table = postImportJob.create(jobBase('table', uid, now - 2 * HOUR), { workspaceId, total: 9 })
    const zones = { workspaceId, from: 'Europe/Berlin', to: 'America/New_York' }
    const move = zoneMoveJob.create(jobBase('zones', uid, now - 3 * HOUR), zones)
    const result = { done: 9, drafts: 4, scheduled: 5, reports: [] }
    await setJob(uid, table, { status: 'done', progress: 100, result })
    await setJob(uid, move, { status: 'failed', cause: 'interrupted' })
    await setExport(uid, { status: 'done', progress: 100 })
    await page.getByText('Drafts: 4 · Scheduled: 5').waitFor()
    // No worker runs an expired job, so its state stays.
    await setExport(uid, { expiresAt: now - HOUR })
    await page.getByRole('progressbar', { name: 'Account export: progress' }).waitFor()
    await page.getByRole('button', { name: 'Time zone change: try again' }).waitFor()
    expect(await judge(page, 'jobs', { isWhole: true })).toEqual([])
    await page.getByRole('button', { name: 'Account export: cancel' }).click()
    await page.getByText('Cancelled').waitFor()
    await page.getByRole('button', { name: 'Time zone change: try again' }).click()
    await page.getByText(/now use America\/New_York time/).waitFor()
    await photograph(page, 'jobs-after', { isWhole: true })
  })
})

async function setSession(refreshToken: string, fields: object): Promise<void> {
  const [sessionId = ''] = refreshToken.split('.')
  await setFields(paths.session(sessionId), fields)
}
