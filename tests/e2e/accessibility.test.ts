import { Timestamp } from 'firebase-admin/firestore'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@postwright/core/paths'
import { asAdmin } from '../support/account.ts'
import { addressesIn, addressesOf } from '../support/area-addresses.ts'
import { type BusyWorkspace, createBusyWorkspace } from '../support/worlds/busy-workspace.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { setFields } from '../support/documents.ts'
import { auditPage, prepareAudit, settled } from '../support/page-audit.ts'
import { PUBLIC_PAGES } from '../support/public-pages.ts'
import { signIn } from '../support/sign-in.ts'

const AT_THE_DOOR = [...addressesIn('signed_out'), ...addressesIn('anyone'), '/nowhere']
const DASHBOARD = addressesIn('dashboard')

let browser: Browser
/** Its posts go out while the public pages are looked at. */
let busyWorkspace: Promise<BusyWorkspace>
let newcomer: TestCaller

beforeAll(async () => {
  busyWorkspace = createBusyWorkspace()
  // Who asks for it learns why it is not there.
  busyWorkspace.catch(() => undefined)
  ;[browser, newcomer] = await Promise.all([openBrowser(), createCaller()])
})

afterAll(() => browser?.close())

const postPage = (id: string) => `/dashboard/content-studio/${id}`

describe('no rule of accessibility is broken and no words are cut off, light and dark, wide and narrow, small and large', () => {
  it('on the public pages', async () => {
    const page = await openAudited('public')
    expect(
      await auditAll(
        page,
        PUBLIC_PAGES.map(({ path }) => path),
      ),
    ).toEqual([])
  })

  it('at the door, with faults in the form, and at an unknown address', async () => {
    const page = await openAudited('door')
    const faults = await auditAll(page, AT_THE_DOOR)
    await page.goto('/register')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Enter your name.').waitFor()
    faults.push(...(await auditPage(page, 'register, refused')))
    await page.goto('/login')
    await page.getByLabel('E-mail address').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not the right one')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('The e-mail address or the password is not right.').waitFor()
    faults.push(...(await auditPage(page, 'login, refused')))
    expect(faults).toEqual([])
  })

  it('in the dashboard with posts of every kind', async () => {
    const busy = await busyWorkspace
    const page = await openAudited('dashboard')
    await signIn(page, busy.caller)
    const records = addressesOf({ ...busy, channel: busy.channelId })
    const addresses = [...DASHBOARD, ...records, '/dashboard/nowhere']
    expect(await auditAll(page, addresses)).toEqual([])
  })

  it('in the dashboard before anything is there', async () => {
    const page = await openAudited('empty')
    await signIn(page, newcomer)
    expect(await auditAll(page, [...DASHBOARD, postPage('missing')])).toEqual([])
  })

  it('in the hidden area of those who run the product', async () => {
    const admin = await createCaller()
    await asAdmin(admin)
    const page = await openAudited('admin')
    await signIn(page, admin)
    expect(await auditAll(page, addressesIn('admin'))).toEqual([])
  })

  it('with menus, dialogs and toasts open', async () => {
    const busy = await busyWorkspace
    const page = await openAudited('open')
    await signIn(page, busy.caller)
    const faults: string[] = []
    const audit = async (name: string) => void faults.push(...(await auditPage(page, name)))

    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: 'The first chair is finished' }).waitFor()
    await audit('palette')
    await page.keyboard.type('nothing like this')
    await page.getByText('Nothing fits “nothing like this”.').waitFor()
    await audit('palette without results')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await audit('shortcuts')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 320, height: 900 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Scheduler' }).waitFor()
    faults.push(...(await auditPage(page, 'drawer', [320])))

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/dashboard/connected-platforms')
    await page.getByRole('button', { name: 'Connect Bluesky' }).click()
    await page.getByRole('dialog').getByLabel('Handle').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true }).click()
    await audit('dialog with faults')

    await page.goto(postPage(busy.draft))
    await page.getByRole('button', { name: /^Day: / }).click()
    await page.getByRole('button', { name: 'Next month' }).waitFor()
    await audit('day')
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Time' }).fill('8')
    await page.getByRole('option').first().waitFor()
    await audit('time')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More actions for this post' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
    await audit('menu of a post')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByText('Post deleted.').waitFor()
    await audit('toast')
    await page
      .getByRole('button', { name: 'Undo' })
      .click({ timeout: 2_000 })
      .catch(() => undefined)
    expect(faults).toEqual([])
  })

  it('when a document cannot be read, a count fails, the server is away, and the connection is lost', async () => {
    const page = await openAudited('failing')
    await signIn(page, newcomer)
    const faults: string[] = []
    await setFields(paths.post(newcomer.workspaceId, 'broken'), { schema: 1, createdBy: newcomer.uid })
    await page.goto(postPage('broken'))
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor()
    faults.push(...(await auditPage(page, 'unreadable post')))

    const broken = { schema: 1, createdBy: newcomer.uid, state: 'held', updatedAt: Timestamp.now() }
    await setFields(paths.variant(newcomer.workspaceId, 'broken'), broken)
    await page.goto('/dashboard')
    await page
      .getByRole('region', { name: 'Needs attention' })
      .getByText(/could not be read/)
      .waitFor()
    faults.push(...(await auditPage(page, 'unreadable publication')))

    await page.route('**/*:runAggregationQuery*', (route) => route.abort())
    await page.goto('/dashboard')
    await page.getByText('The week could not be counted.').waitFor()
    faults.push(...(await auditPage(page, 'failed count')))

    await page.context().setOffline(true)
    await page.getByText('You are offline.').waitFor()
    faults.push(...(await auditPage(page, 'offline')))
    await page.context().setOffline(false)

    await page.route('**/api/v1/**', (route) => route.fulfill({ status: 503, body: 'away' }))
    await page.reload()
    await page.getByRole('heading', { name: 'The server cannot be reached' }).waitFor()
    faults.push(...(await auditPage(page, 'server away')))
    expect(faults).toEqual([])
  })
})

async function openAudited(name: string): Promise<Page> {
  const page = await openPage(browser, `accessibility-${name}`, { isTraced: false })
  await prepareAudit(page)
  return page
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await settled(page)
}

async function auditAll(page: Page, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const address of addresses) {
    await visit(page, address)
    faults.push(...(await auditPage(page, address)))
  }
  return faults
}
