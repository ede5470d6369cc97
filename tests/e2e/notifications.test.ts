import { Timestamp } from 'firebase-admin/firestore'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schedulePost } from '@postwright/core/api/posts'
import { notificationSchema, type Notification } from '@postwright/core/model/notification'
import { paths } from '@postwright/core/paths'
import { startTicker } from '../../scripts/tick.ts'
import { dataOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { setFields } from '../support/documents.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { EMULATORS } from '../support/emulators.ts'
import { makeNotification } from '../support/factories/notification.ts'
import { place } from '../support/factories/world.ts'
import { focused } from '../support/keyboard.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'
import { PATIENCE } from '../support/patience.ts'

const PATIENT = { timeout: PATIENCE }
const HOUR = 3_600_000

let browser: Browser
let ticker: { stop: () => void }
beforeAll(async () => {
  browser = await openBrowser()
  // Ignores failed ticks: on a busy machine, a late attempt is repeated.
  ticker = startTicker(EMULATORS, () => undefined)
})
afterAll(async () => {
  ticker.stop()
  await browser.close()
})

/** Stores a notification directly, without the background functions. */
async function tell({ uid }: TestCaller, notification: Notification): Promise<void> {
  const { data } = place('', notification)
  const times = Object.entries(data).filter(([key, value]) => key.endsWith('At') && typeof value === 'number')
  const stored = times.map(([key, value]) => [key, Timestamp.fromMillis(Number(value))])
  await setFields(paths.notification(uid, notification.id), { ...data, ...Object.fromEntries(stored) })
}

function mixed(now: number): Notification[] {
  const { channels, postId: _postId, generation: _generation, excerpt: _excerpt, ...base } = makeNotification()
  const [channel] = channels
  const on = (handle: string, errorKind: 'content_policy' | 'token_expired' | 'timeout_unknown' | null) => {
    return { connectionId: handle.replaceAll('.', '-'), platform: 'sandbox' as const, handle, errorKind }
  }
  const when = (id: string, hours: number) => ({ id, happenedAt: now - hours * HOUR })
  return [
    makeNotification({
      ...when('n1', 0.1),
      channels: ['workshop.bsky.social', 'market', 'notes'].map((handle) => on(handle, null)),
      excerpt: 'Fresh from the workshop: notes on joints, with two pictures of the dovetail…',
    }),
    makeNotification({ ...when('n2', 0.3), kind: 'post.failed', channels: [on('market', 'content_policy')] }),
    makeNotification({ ...when('n3', 1), kind: 'post.unconfirmed', channels: [on('notes', 'timeout_unknown')] }),
    makeNotification({ ...when('n4', 30), kind: 'post.held', channels: [on('market', 'token_expired')], excerpt: '' }),
    notificationSchema.parse({
      ...base,
      ...channel,
      ...when('n5', 31),
      kind: 'channel.reconnect',
      connectionRev: 2,
      handle: 'market',
      errorKind: 'token_expired',
    }),
    notificationSchema.parse({
      ...base,
      ...when('n6', 50),
      kind: 'export.ready',
      jobId: 'job1',
      fileExpiresAt: now,
      readAt: now,
    }),
  ]
}

const bell = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: /^Notifications/ })

describe('what a person is told', () => {
  it('goes from a post that went out to the bell, the post, and read', async () => {
    const caller = await createCaller()
    const channel = await addChannel(caller)
    const page = await openPage(browser, 'notifications')
    await signIn(page, caller)
    const postId = await addDraft(caller, { text: 'The first chair is finished', connectionIds: [channel.id] })
    const { workspaceId } = caller
    dataOf(await caller.call(schedulePost, { workspaceId, postId, rev: 1, when: { kind: 'now' } }))

    await bell(page, 'Notifications, 1 unread').click(PATIENT)
    await panel(page)
      .getByRole('link', { name: new RegExp(`Published on ${channel.handle}.*The first chair is finished`) })
      .click()
    await page.waitForURL(`**/content-studio/${postId}`)
    await page.getByText('The first chair is finished').first().waitFor()
    await bell(page, 'Notifications').waitFor()
    expect(await panel(page).count()).toBe(0)
    await page.reload()
    await bell(page, 'Notifications').waitFor()
  })

  it('is read with keys alone, in every width and scheme, without a fault of accessibility', async () => {
    const caller = await createCaller()
    const page = await openPage(browser, 'notifications-panel')
    await prepareAudit(page)
    await signIn(page, caller)
    await bell(page, 'Notifications').focus()
    await page.keyboard.press('Enter')
    await page.getByText('No notifications yet').waitFor()
    expect(await auditPage(page, 'notifications-empty')).toEqual([])
    await photograph(page, 'notifications-empty')

    await page.setViewportSize({ width: 1440, height: 900 })
    const now = Date.now()
    for (const each of mixed(now)) await tell(caller, each)
    await bell(page, 'Notifications, 5 unread').waitFor(PATIENT)
    expect(await auditPage(page, 'notifications-mixed')).toEqual([])
    await photograph(page, 'notifications-mixed')

    await page.setViewportSize({ width: 1440, height: 900 })
    await panel(page).getByRole('button', { name: 'Mark all as read' }).focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toContain('Published on workshop.bsky.social and 2 more channels')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toContain('Could not be published on market')
    await panel(page).getByRole('button', { name: 'Mark all as read' }).click()
    await bell(page, 'Notifications').waitFor(PATIENT)
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    expect(await focused(page)).toContain('button "Notifications"')
  })
})
