import { addComment } from '@postwright/core/api/comments'
import { setWorkspacePublishing } from '@postwright/core/api/publishing-rules'
import { schedulePost } from '@postwright/core/api/posts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from '../support/api.ts'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { addChannel, addDeck, addDraft, tomorrow } from '../support/drafts.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('a client without an account sees the posts of a link, comments, asks for changes and approves', async () => {
  const owner = await createCaller({ fullName: 'Olive Owner' })
  const { workspaceId } = owner
  const approvalRules = { mode: 'internal_and_client' as const }
  dataOf(await owner.call(setWorkspacePublishing, { workspaceId, approvalRules }))
  const { id: connectionId } = await addChannel(owner, 'juniper')
  const plan = async (text: string) => {
    const postId = await addDraft(owner, { text, connectionIds: [connectionId] })
    dataOf(await owner.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
    return postId
  }
  const [chair] = [
    await plan('The first chair of the year is finished. Oak, oil and patience.'),
    await plan('Doors open'),
  ]
  await addDeck(owner, 'Spring deck')
  const subject = { kind: 'post', postId: chair } as const
  const question = { workspaceId, subject, commentId: 'question', threadId: null, text: 'Do you like it?' }
  dataOf(await owner.call(addComment, { ...question, visibility: 'client' }))

  const desk = await openPage(browser, 'client-room-team')
  await prepareAudit(desk)
  await signIn(desk, owner, '/dashboard/workspace/review-links')
  await desk.getByRole('button', { name: 'Create review link' }).click()
  await desk.getByRole('checkbox', { name: 'Spring deck' }).waitFor()
  await photograph(desk, 'client-room-dialog')
  await desk.setViewportSize({ width: 1280, height: 800 })
  await desk.getByRole('textbox', { name: /^Client/ }).fill('Juniper Coffee')
  await desk.getByRole('checkbox', { name: /^The first chair/ }).check()
  await desk.getByRole('checkbox', { name: 'Doors open' }).check()
  await desk.getByRole('checkbox', { name: 'Spring deck' }).check()
  await desk.getByRole('dialog').getByRole('button', { name: 'Create review link' }).click()
  const address = await desk.getByRole('textbox', { name: 'Review link' }).inputValue()
  await desk.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  expect(await auditPage(desk, 'client-room-links')).toEqual([])
  await photograph(desk, 'client-room-links')

  const hand = await openPage(browser, 'client-room-guest')
  await prepareAudit(hand)
  const loaded: string[] = []
  hand.on('request', (request) => loaded.push(request.url()))
  await hand.goto(new URL(address).pathname)
  await hand.getByRole('heading', { name: 'Review for Juniper Coffee' }).waitFor()
  await hand.getByText('2 posts are waiting for your approval').waitFor()
  await photograph(hand, 'client-room-list')
  await hand.setViewportSize({ width: 1280, height: 800 })
  await hand.getByRole('button', { name: /^The first chair/ }).click()
  await hand.getByText('Do you like it?').waitFor()
  expect(await auditPage(hand, 'client-room-post')).toEqual([])
  await photograph(hand, 'client-room-post', { isWhole: true })
  await hand.setViewportSize({ width: 1280, height: 800 })
  await hand.getByRole('button', { name: 'Reply' }).click()
  await hand.getByRole('textbox', { name: 'Reply' }).fill('I love it')
  await hand
    .getByRole('form', { name: 'Write a comment' })
    .first()
    .getByRole('textbox', { name: 'Your name' })
    .fill('Grace Hopper')
  await hand.getByRole('button', { name: 'Send comment' }).click()
  await hand.getByText('I love it').waitFor()
  const decision = hand.getByRole('form', { name: 'Your decision' })
  await decision.getByRole('textbox', { name: 'Your name' }).fill('Grace Hopper')
  await decision.getByRole('button', { name: 'Approve post' }).click()
  await hand.getByText('This post is approved.').waitFor()

  await hand.getByRole('button', { name: 'Next post' }).click()
  await decision.getByRole('button', { name: 'Ask for changes' }).click()
  await decision.getByRole('button', { name: 'Send back to the team' }).click()
  await decision.getByText('Describe what should change.').waitFor()
  await decision.getByRole('textbox', { name: /What should change/ }).fill('Say which door')
  await photograph(hand, 'client-room-return')
  await hand.setViewportSize({ width: 1280, height: 800 })
  await decision.getByRole('button', { name: 'Send back to the team' }).click()
  await hand.getByText('This post is a draft.').waitFor()
  await hand.getByRole('radio', { name: 'Calendar' }).press('Space')
  expect(await auditPage(hand, 'client-room-calendar')).toEqual([])
  await photograph(hand, 'client-room-calendar')
  await hand.setViewportSize({ width: 1280, height: 800 })
  await hand.getByRole('button', { name: 'Spring deck' }).click()
  await hand.getByRole('heading', { name: 'Spring deck' }).waitFor()
  await photograph(hand, 'client-room-deck')
  expect(loaded.filter((url) => /firebase|firestore|identitytoolkit/.test(url))).toEqual([])

  await desk.setViewportSize({ width: 1280, height: 800 })
  await desk.getByRole('button', { name: '3 actions' }).click()
  await desk.getByText('Grace Hopper asked for changes to a').waitFor()
  await desk.getByText('Say which door').waitFor()
  await photograph(desk, 'client-room-acts')
  await desk.setViewportSize({ width: 1280, height: 800 })
  await desk.getByRole('button', { name: 'Close link' }).click()
  await desk.getByText('Closed', { exact: true }).waitFor()
  await hand.reload()
  await hand.getByRole('heading', { name: 'This review link has ended' }).waitFor()
  await photograph(hand, 'client-room-ended')
})
