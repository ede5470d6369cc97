import { sendContactMessage } from '@postwright/core/api/contact'
import { schedulePost } from '@postwright/core/api/posts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '../../web/src/config/routes.ts'
import { asAdmin } from '../support/account.ts'
import { callApi, dataOf } from '../support/api.ts'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { countEffort } from '../support/count-effort.ts'
import { addChannel, addDraft, setVariant, tomorrow } from '../support/drafts.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'
import { personListed } from '../support/triggers-ran.ts'

/** Most clicks for a daily task of an operator, from the area's home. */
const CLICKS_MAX = 4
const REPLY = 'HTTP 400: the picture is smaller than 100 pixels'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function judge(page: Page, name: string): Promise<void> {
  expect(await auditPage(page, name)).toEqual([])
  await photograph(page, name)
  await page.setViewportSize({ width: 1280, height: 800 })
}

it('an operator finds a person, sees why a post failed and sends it again, disables an account and reads a message, each in four clicks at most', async () => {
  const name = `Wilhelmina ${crypto.randomUUID().slice(0, 8)}`
  const [person, boss] = await Promise.all([createCaller({ fullName: name }), createCaller().then(asAdmin)])
  const channel = await addChannel(person)
  const { workspaceId } = person
  const postId = await addDraft(person, { connectionIds: [channel.id], text: 'About the engine' })
  dataOf(await person.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
  const error = { kind: 'media_format', detail: REPLY, retryable: false }
  await setVariant(person, postId, channel.id, { state: 'failed', error, updatedAt: new Date(), dueAt: null })
  const message = `How do I leave, asks ${name}?`
  const sender = { name, email: person.email, topic: 'question', message } as const
  dataOf(await callApi(sendContactMessage, sender))

  const page = await openPage(browser, 'admin')
  await prepareAudit(page)
  const effort = await countEffort(page)
  await signIn(page, boss, routes.admin.href())
  const groups = page.getByRole('navigation', { name: 'Administration' })
  const tab = (of: string) => page.getByRole('main').getByRole('navigation').nth(1).getByRole('link', { name: of })
  const home = async () => {
    await groups.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('heading', { name: 'Needs your attention' }).waitFor()
    effort.clicks = 0
  }
  await page.getByRole('heading', { name: 'Needs your attention' }).waitFor()
  await judge(page, 'admin-home')

  effort.clicks = 0
  await groups.getByRole('link', { name: 'People' }).click()
  await personListed(person)
  await page.getByRole('searchbox', { name: 'Search people' }).fill(name.slice(6))
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  expect(effort.clicks).toBeLessThanOrEqual(CLICKS_MAX)
  await judge(page, 'admin-person')

  effort.clicks = 0
  await page.getByRole('button', { name: 'Disable' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Sends spam')
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await page.getByLabel('Password', { exact: true }).fill(boss.password)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText(`${name}’s account is disabled.`).first().waitFor()
  expect(effort.clicks).toBeLessThanOrEqual(CLICKS_MAX)

  await home()
  await groups.getByRole('link', { name: 'Publishing' }).click()
  await tab('Failed posts').click()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button', { name: 'Details' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(REPLY).first().waitFor()
  await judge(page, 'admin-failed-post')
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await row.waitFor({ state: 'detached' })
  expect(effort.clicks).toBeLessThanOrEqual(CLICKS_MAX)

  await home()
  await groups.getByRole('link', { name: 'People' }).click()
  await tab('Inbox').click()
  await page.getByText(message).waitFor()
  expect(effort.clicks).toBeLessThanOrEqual(CLICKS_MAX)
})

it('an admin writes an announcement, which stands above every screen until it ends', async () => {
  const boss = await asAdmin(await createCaller())
  const page = await openPage(browser, 'admin-announcement')
  await prepareAudit(page)
  await signIn(page, boss, routes.admin.href())
  await page.getByRole('button', { name: 'Write an announcement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write an announcement' })
  const text = `Maintenance tonight for ${boss.uid.slice(0, 6)}`
  await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill(text)
  await dialog.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Warning' }).click()
  // Visible to admins only, because other test files look at everybody's screens at the same time.
  await dialog.getByRole('combobox', { name: 'For' }).click()
  await page.getByRole('option', { name: 'Admins only' }).click()
  await judge(page, 'admin-announcement')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Password', { exact: true }).fill(boss.password)
  await page.getByRole('button', { name: 'Confirm' }).click()
  const banner = page.getByRole('region', { name: 'Announcement', exact: true }).filter({ hasText: text })
  await banner.waitFor()
  const row = page.locator('#announcements').getByRole('listitem').filter({ hasText: text })
  await row.getByRole('button', { name: 'End now' }).click()
  await expect.poll(() => banner.count()).toBe(0)
})
