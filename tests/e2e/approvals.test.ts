import { schedulePost } from '@postwright/core/api/posts'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { type Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from '../support/api.ts'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { fieldsOf } from '../support/documents.ts'
import { addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { addMember } from '../support/members.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('an owner asks for approval, approves one post of an editor and sends another back with a note', async () => {
  const [owner, editor] = await Promise.all([createCaller(), createCaller()])
  const { workspaceId } = owner
  await addMember(workspaceId, editor.uid, 'editor')
  const { id: connectionId } = await addChannel(owner)
  const plan = async (text: string) => {
    const postId = await addDraft(owner, { text, connectionIds: [connectionId], createdBy: editor.uid })
    dataOf(await editor.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
    return postId
  }
  const page = await openPage(browser, 'approvals')
  await prepareAudit(page)
  await signIn(page, owner, '/dashboard/workspace/approvals')
  await page.getByRole('radio', { name: 'By your team', exact: true }).click()
  await page.getByText('Approval settings saved.').waitFor()
  await photograph(page, 'approvals-setting')

  const [good, vague] = [await plan('The boards are planed'), await plan('Something about boards')]
  const notice = page.getByRole('region', { name: 'Waiting for approval' })
  await page.goto(`/dashboard/content-studio/${good}`)
  await notice.waitFor()
  await page.getByText('In review', { exact: true }).waitFor()
  expect(await auditPage(page, 'approvals-waiting')).toEqual([])
  await photograph(page, 'approvals-waiting')
  await page.setViewportSize({ width: 1280, height: 800 })
  await notice.getByRole('button', { name: 'Approve' }).click()
  await notice.waitFor({ state: 'detached' })
  expect(await fieldsOf(paths.variant(workspaceId, variantId(good, connectionId)))).toMatchObject({
    approvals: [expect.objectContaining({ by: { kind: 'member', uid: owner.uid }, side: 'internal' })],
    state: 'scheduled',
  })

  await page.goto(`/dashboard/content-studio/${vague}`)
  await notice.getByRole('button', { name: 'Return…' }).click()
  await notice.getByLabel('What should change?').fill('Please say which boards.')
  await photograph(page, 'approvals-back')
  await notice.getByRole('button', { name: 'Return post' }).click()
  await notice.waitFor({ state: 'detached' })
  await expect.poll(async () => (await fieldsOf(paths.post(workspaceId, vague)))?.['lifecycle']).toBe('draft')
})
