import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { schedulePost } from '@postwright/core/api/posts'
import { paths } from '@postwright/core/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { dataOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { fieldsOf } from '../support/documents.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { signIn } from '../support/sign-in.ts'

/** Clocks are put forward there on 14 March 2027 at two in the morning. */
const ZONE = 'America/New_York'

const LONG = 'Oil soaks into the grain while wax lies on top of it, so a board needs both'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function planned(caller: TestCaller, text: string, local: string): Promise<string> {
  const channel = await addChannel(caller)
  const postId = await addDraft(caller, { text, connectionIds: [channel.id] })
  const when = { kind: 'at', local, tzid: ZONE } as const
  dataOf(await caller.call(schedulePost, { workspaceId: caller.workspaceId, postId, rev: 1, when }))
  return postId
}

const card = (page: Page, text: string) => page.getByRole('link', { name: new RegExp(text) })
const day = (page: Page, date: string) => page.locator(`[data-place="${date}"]`)

/** Counts the letters of a card's text that are in sight. */
async function lettersSeen(link: Locator): Promise<number> {
  return link.evaluate((element, words) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const box = node.parentElement?.getBoundingClientRect()
      if (!box || !node.textContent?.includes(words)) continue
      return Array.from(node.textContent).filter((_, at) => {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const letter = range.getBoundingClientRect()
        return letter.bottom <= box.bottom + 1 && letter.right <= box.right + 1 && letter.width > 0
      }).length
    }
    return 0
  }, LONG)
}

async function drag(page: Page, text: string, date: string): Promise<void> {
  const [from, to] = [await card(page, text).boundingBox(), await day(page, date).boundingBox()]
  if (!from || !to) throw new Error('There is nothing to drag, or no place for it.')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 10, { steps: 8 })
  await page.mouse.up()
}

it('a post is dragged over a change of the clocks, moved by keyboard and taken back', async () => {
  const ada = await createCaller({ timeZone: ZONE })
  const early = await planned(ada, 'Night shift', '2027-03-12T02:30')
  const morning = await planned(ada, 'Morning news', '2027-03-13T09:00')
  const plannedAt = async (postId: string): Promise<unknown> =>
    (await fieldsOf(paths.post(ada.workspaceId, postId)))?.['plannedAt']
  const at = (...[month, date, hour, minute]: [number, number, number, number]) =>
    Timestamp.fromMillis(Date.UTC(2027, month - 1, date, hour, minute))
  const page = await openPage(browser, 'calendar', { timezoneId: ZONE, viewport: { width: 1280, height: 1400 } })
  await signIn(page, ada, '/dashboard/content-scheduler?view=month&date=2027-03-01')

  // The local time stays the same, so the move is an hour shorter.
  await drag(page, 'Morning news', '2027-03-15')
  await expect.poll(() => plannedAt(morning)).toEqual(at(3, 15, 13, 0))
  // Half past two does not exist that night.
  await drag(page, 'Night shift', '2027-03-14')
  await page.getByText(/skip this time/).waitFor()
  await expect.poll(() => plannedAt(early)).toEqual(at(3, 14, 7, 30))

  await card(page, 'Morning news').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByText(/^Dropped Morning news .* at Tue, Mar 23, 2027, 9:00\sAM\.$/).waitFor({ state: 'attached' })
  await expect.poll(() => plannedAt(morning)).toEqual(at(3, 23, 13, 0))
  await page
    .getByText(/^Moved to Tue, Mar 23/)
    .locator('..')
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect.poll(() => plannedAt(morning)).toEqual(at(3, 15, 13, 0))
  await day(page, '2027-03-15')
    .getByRole('link', { name: /Morning news/ })
    .waitFor()
})

it('a month leaves four fifths of the screen to its days, and a message leaves the tools above it free', async () => {
  const ada = await createCaller({ timeZone: ZONE })
  await planned(ada, 'Morning news', '2027-03-02T09:00')
  await planned(ada, LONG, '2027-03-10T09:00')
  const page = await openPage(browser, 'calendar-room', { timezoneId: ZONE, viewport: { width: 1440, height: 900 } })
  await signIn(page, ada, '/dashboard/content-scheduler?view=month&date=2027-03-01')
  const grid = page.getByRole('grid')
  await expect.poll(async () => (await grid.boundingBox())?.y).toBeLessThanOrEqual(900 / 5)
  await expect.poll(() => lettersSeen(card(page, LONG))).toBeGreaterThanOrEqual(40)
  await drag(page, 'Morning news', '2027-03-04')
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  const tools = await page.locator('[data-keeps-clear]').boundingBox()
  const bottom = (tools?.y ?? 0) + (tools?.height ?? 0)
  await expect
    .poll(async () => (await page.getByRole('button', { name: 'Undo' }).boundingBox())?.y)
    .toBeGreaterThanOrEqual(bottom)
})
