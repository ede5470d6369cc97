import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BusyWorkspace, createBusyWorkspace } from '../support/busy-workspace.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { auditPage, prepareAudit, settled } from '../support/page-audit.ts'
import { signIn } from '../support/sign-in.ts'

const PUBLIC = ['/', '/features', '/pricing', '/about', '/faq', '/contact', '/privacy-policy', '/terms-of-service']
const AT_THE_DOOR = ['/login', '/register', '/forgot-password', '/reset-password', '/nowhere']
const DASHBOARD = [
  '/dashboard',
  '/dashboard/content-studio',
  '/dashboard/content-scheduler',
  '/dashboard/connected-platforms',
  '/dashboard/settings',
]

let browser: Browser
let busy: BusyWorkspace
let newcomer: TestCaller

beforeAll(async () => {
  ;[browser, busy, newcomer] = await Promise.all([openBrowser(), createBusyWorkspace(), createCaller()])
})

afterAll(() => browser?.close())

const postPage = (id: string) => `/dashboard/content-studio/${id}`
const withData = () => [
  ...DASHBOARD,
  ...[busy.draft, busy.scheduled, busy.published, busy.failed].map(postPage),
  `/sandbox/${busy.channelId}`,
]

describe('no rule of accessibility is broken and no words are cut off, light and dark, wide and narrow, small and large', () => {
  it('on the public pages', async () => {
    const page = await openAudited('public')
    expect(await auditAll(page, PUBLIC)).toEqual([])
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
    const page = await openAudited('dashboard')
    await signIn(page, busy.caller)
    expect(await auditAll(page, [...withData(), '/dashboard/nowhere'])).toEqual([])
  })

  it('in the dashboard before anything is there', async () => {
    const page = await openAudited('empty')
    await signIn(page, newcomer)
    expect(await auditAll(page, [...DASHBOARD, postPage('missing')])).toEqual([])
  })

  it('with menus, dialogs and toasts open', async () => {
    const page = await openAudited('open')
    await signIn(page, busy.caller)
    const faults: string[] = []
    const audit = async (name: string) => void faults.push(...(await auditPage(page, name)))

    await page.getByRole('button', { name: 'Colour theme' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).waitFor()
    await audit('theme menu')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
    await audit('user menu')

    await page.keyboard.press('Escape')
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

    await page.goto('/dashboard/connected-platforms')
    await page.getByRole('button', { name: 'Connect Bluesky' }).click()
    await page.getByRole('dialog').getByLabel('Handle').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true }).click()
    await audit('dialog with faults')

    await page.goto(postPage(busy.draft))
    await page.getByRole('button', { name: /date and time/i }).click()
    await page.getByRole('button', { name: 'Tomorrow, 9:00' }).waitFor()
    await audit('date and time')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More actions for this post' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByText('Post deleted.').waitFor()
    await audit('toast')
    await page
      .getByRole('button', { name: 'Undo' })
      .click({ timeout: 2_000 })
      .catch(() => undefined)
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

async function auditAll(page: Page, addresses: string[]): Promise<string[]> {
  const faults: string[] = []
  for (const address of addresses) {
    await visit(page, address)
    faults.push(...(await auditPage(page, address)))
  }
  return faults
}
