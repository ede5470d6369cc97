import { paths } from '@postwright/core/paths'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { fieldsOf } from '../support/documents.ts'
import { addChannel } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
let owner: TestCaller
beforeAll(async () => {
  browser = await openBrowser()
  owner = await createCaller({ fullName: 'Olive Owner' })
})
afterAll(() => browser.close())

it('an owner limits a colleague, creates a second workspace, and archives the first and takes it back', async () => {
  const { workspaceId } = owner
  await addChannel(owner)
  const mia = await createCaller({ fullName: 'Mia Member' })
  await addMember(workspaceId, mia.uid, 'viewer')
  const page = await openPage(browser, 'members')
  await prepareAudit(page)
  await signIn(page, owner, '/dashboard/workspace')
  await page.getByText('Mia Member').waitFor()
  expect(await auditPage(page, 'members')).toEqual([])
  await photograph(page, 'members', { isWhole: true })
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('button', { name: 'Actions for Mia Member' }).click()
  await page.getByRole('menuitem', { name: 'Change role and channels' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Contributor' }).check()
  await dialog.getByRole('radio', { name: 'Only some channels' }).check()
  await dialog.getByRole('checkbox').first().check()
  expect(await auditPage(page, 'members-dialog')).toEqual([])
  await photograph(page, 'members-dialog')
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Schedules posts for 1 channel').waitFor()
  expect(await fieldsOf(paths.member(workspaceId, mia.uid))).toMatchObject({ role: 'contributor' })

  await page.getByRole('button', { name: "Workspace Olive's workspace" }).click()
  await page.getByRole('menuitem', { name: 'New workspace' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Second office')
  await photograph(page, 'members-new-workspace')
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByRole('button', { name: 'Create workspace' }).click()
  await page.getByRole('button', { name: 'Workspace Second office' }).click()
  await page.getByRole('menuitemradio', { name: /Olive's workspace/ }).click()

  await page.goto('/dashboard/settings/workspace')
  await page.getByRole('button', { name: 'Archive workspace' }).click()
  await dialog.getByRole('button', { name: 'Archive workspace' }).click()
  await page.getByText('This workspace is archived').waitFor()
  expect(await auditPage(page, 'members-archived')).toEqual([])
  await photograph(page, 'members-archived')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Unarchive' }).click()
  await expect.poll(async () => (await fieldsOf(paths.workspace(workspaceId)))?.['archivedAt']).toBeNull()
})
