import { paths } from '@postwright/core/paths'
import type { MemberRole } from '@postwright/core/rights/rights'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { fieldsOf } from '../support/documents.ts'
import { addDraft } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
let owner: TestCaller
let postId: string
beforeAll(async () => {
  browser = await openBrowser()
  owner = await createCaller({ fullName: 'Olive Owner' })
  postId = await addDraft(owner, { text: 'The boards are planed' })
})
afterAll(() => browser.close())

/** Opens the owner's workspace as a member with a role. */
async function enterAs(role: MemberRole): Promise<Page> {
  const member = await createCaller({ fullName: 'Mia Member' })
  await addMember(owner.workspaceId, member.uid, role)
  const page = await openPage(browser, `role-${role}`)
  await prepareAudit(page)
  await signIn(page, member, '/dashboard/content-studio')
  await page.getByRole('button', { name: "Workspace Mia's workspace" }).click()
  await page.getByRole('menuitemradio', { name: /Olive's workspace/ }).click()
  await page.getByRole('link', { name: 'The boards are planed' }).waitFor()
  return page
}

it('a contributor writes drafts and finds nothing to schedule them with', async () => {
  const page = await enterAs('contributor')
  await page.getByRole('link', { name: 'The boards are planed' }).click()
  await page.getByText('Saved as a draft. An editor, manager or owner decides when it’s published.').waitFor()
  expect(await page.getByRole('button', { name: 'Publish now' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Connect a channel' }).count()).toBe(0)
  await photograph(page, 'roles-contributor')
  await page.setViewportSize({ width: 1280, height: 800 })
  const text = page.getByRole('textbox', { name: /^Text/ })
  await text.fill('The boards are planed and oiled')
  await expect.poll(async () => (await fieldsOf(paths.post(owner.workspaceId, postId)))?.['text']).toMatch(/oiled$/)
  await page.goto('/dashboard/brand-kit')
  await page.getByText('Read-only for your role: Contributor').waitFor()
  expect(await page.getByRole('main').getByRole('button', { disabled: false }).count()).toBe(0)
  expect(await auditPage(page, 'roles-read-only')).toEqual([])
  await photograph(page, 'roles-read-only')
})

it('a viewer reads a post, and is told where their role does not lead', async () => {
  const page = await enterAs('viewer')
  expect(await page.getByRole('button', { name: 'New post' }).count()).toBe(0)
  await photograph(page, 'roles-viewer-list')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: /The boards are planed/ }).click()
  await page.getByText('You can only read this post').waitFor()
  await page.getByRole('region', { name: 'Text' }).getByText('The boards are planed').waitFor()
  expect(await page.getByRole('button', { name: 'New', exact: true }).count()).toBe(0)
  expect(await page.getByRole('textbox').count()).toBe(0)
  expect(await auditPage(page, 'roles-viewer-post')).toEqual([])
  await photograph(page, 'roles-viewer-post')
  await page.goto('/dashboard/optimizer')
  await page.getByRole('heading', { name: 'Not available to your role: Viewer' }).waitFor()
  await photograph(page, 'roles-closed')
})
