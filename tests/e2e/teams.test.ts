import { setWorkspacePublishing } from '@postwright/core/api/publishing-rules'
import { schedulePost } from '@postwright/core/api/posts'
import { createReviewLink } from '@postwright/core/api/review-links'
import { paths } from '@postwright/core/paths'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from '../support/api.ts'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { countEffort } from '../support/count-effort.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { setVerified } from '../support/identities.ts'
import { mailTo } from '../support/mails.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'
import { publisherAtWork } from '../support/worlds/publisher-at-work.ts'

/** Most clicks for an owner to invite a colleague, and for the colleague until a first post waits for approval. */
const CLICKS_MAX = 6

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('an owner invites a colleague, who writes; the owner returns the post, the colleague fixes it, team and client approve, and it is published', async () => {
  const [owner, colleague] = await Promise.all([
    createCaller({ fullName: 'Olive Owner' }),
    createCaller({ fullName: 'Ben Okafor' }),
  ])
  const { workspaceId } = owner
  const { open, reaches } = publisherAtWork(owner)
  const channelId = await open({ name: 'juniper' })
  dataOf(await owner.call(setWorkspacePublishing, { workspaceId, approvalRules: { mode: 'internal_and_client' } }))

  const desk = await openPage(browser, 'teams-owner')
  await prepareAudit(desk)
  const inviting = await countEffort(desk)
  await signIn(desk, owner, '/dashboard/workspace')
  inviting.clicks = 0
  await desk.getByRole('button', { name: 'Invite people' }).click()
  await desk.getByLabel('Email addresses').and(desk.locator('input')).fill(colleague.email)
  await desk.getByRole('button', { name: 'Send invite' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  expect(inviting.clicks).toBeLessThanOrEqual(CLICKS_MAX)
  expect(await auditPage(desk, 'teams-members')).toEqual([])
  await photograph(desk, 'teams-members')
  await desk.setViewportSize({ width: 1280, height: 800 })

  const mail = await mailTo(colleague.email)
  expect(mail.subject).toContain('Olive Owner')
  const [invite = ''] = mail.text.match(/http\S+\/invite\/\S+/) ?? []
  await setVerified(colleague.uid)

  const room = await openPage(browser, 'teams-colleague')
  await prepareAudit(room)
  const joining = await countEffort(room)
  await signIn(room, colleague)
  await room.goto(new URL(invite).pathname)
  await room.getByRole('heading', { name: "Join Olive's workspace" }).waitFor()
  expect(await auditPage(room, 'teams-invite')).toEqual([])
  await photograph(room, 'teams-invite')
  await room.setViewportSize({ width: 1280, height: 800 })
  joining.clicks = 0
  await room.getByRole('button', { name: 'Accept invite' }).click()
  await room.getByRole('button', { name: "Workspace Olive's workspace" }).waitFor()

  const plan = async (postId: string) => {
    const rev = Number((await fieldsOf(paths.post(workspaceId, postId)))?.['rev'])
    return dataOf(await colleague.call(schedulePost, { workspaceId, postId, rev, when: { kind: 'now' } }))
  }
  await room.getByRole('button', { name: 'New post' }).first().click()
  await room.waitForURL(/content-studio\/\w+/)
  await room.getByText('juniper', { exact: true }).click()
  await room.getByRole('checkbox', { name: /juniper/, checked: true }).waitFor()
  await room.getByLabel('Text', { exact: true }).fill('Something about boards')
  await room.getByRole('button', { name: 'Continue as a thread' }).waitFor()
  await room.getByRole('button', { name: /^Schedule / }).click()
  await room.getByRole('region', { name: 'Waiting for approval' }).waitFor()
  expect(joining.clicks).toBeLessThanOrEqual(CLICKS_MAX)
  const postId = new URL(room.url()).pathname.split('/').at(-1) ?? ''

  const notice = desk.getByRole('region', { name: 'Waiting for approval' })
  await desk.goto(`/dashboard/content-studio/${postId}`)
  await notice.waitFor()
  await desk.getByRole('button', { name: 'Comments' }).click()
  await desk.getByRole('textbox', { name: 'Write a comment' }).fill('Which boards?')
  await desk.getByRole('button', { name: 'Comment', exact: true }).click()
  await desk.getByText('Which boards?').waitFor()
  expect(await auditPage(desk, 'teams-comments', [1440])).toEqual([])
  await photograph(desk, 'teams-comments')
  await desk.setViewportSize({ width: 1280, height: 800 })
  await desk.keyboard.press('Escape')
  await notice.getByRole('button', { name: 'Return…' }).click()
  await notice.getByRole('textbox', { name: /What should change/ }).fill('Name the boards')
  await notice.getByRole('button', { name: 'Return post' }).click()

  await room.goto(`/dashboard/content-studio/${postId}`)
  await room.getByText('Name the boards').waitFor()
  await setFields(paths.post(workspaceId, postId), { text: 'The oak boards are planed' })
  const { variants } = await plan(postId)
  expect(variants[0]).toMatchObject({ approvals: [] })

  await desk.goto('/dashboard/approvals')
  await desk.getByText('The oak boards are planed').first().waitFor()
  expect(await auditPage(desk, 'teams-approvals')).toEqual([])
  await photograph(desk, 'teams-approvals')
  await desk.setViewportSize({ width: 1280, height: 800 })
  await desk.getByRole('button', { name: 'Approve', exact: true }).first().click()

  const shared = { workspaceId, name: 'Juniper Coffee', postIds: [postId], deckIds: [] }
  const link = { ...shared, mayDecide: true, mayComment: true, days: 7 as const }
  const { address } = dataOf(await owner.call(createReviewLink, link))
  const client = await openPage(browser, 'teams-client')
  await client.goto(`${new URL(address).pathname}?post=${postId}`)
  const decision = client.getByRole('form', { name: 'Your decision' })
  await decision.getByRole('textbox', { name: 'Your name' }).fill('Grace Hopper')
  await decision.getByRole('button', { name: 'Approve post' }).click()
  await reaches(postId, channelId, 'published')
  await client.reload()
  await client.getByText('This post was published.').waitFor()

  await desk.goto('/dashboard/workspace/activity')
  await desk.getByText('Grace Hopper (client)').waitFor()
  await desk.getByText('Which boards?').waitFor()
  expect(await auditPage(desk, 'teams-activity')).toEqual([])
  await photograph(desk, 'teams-activity')
})
