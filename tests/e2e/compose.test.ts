import { schedulePost } from '@postwright/core/api/posts'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from '../support/api.ts'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage, takePicture } from '../support/chromium.ts'
import { fieldsOf } from '../support/documents.ts'
import { addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { signIn } from '../support/sign-in.ts'

const FIRST = 'First we plane the boards.'
const SECOND = 'Then the glue goes on.'
const THIRD = 'And now we wait.'
const SOUTH = 'In the south the boards are planed already.'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const text = (page: Page) => page.getByLabel('Text', { exact: true })
const versions = (page: Page) => page.getByRole('tablist', { name: 'Versions of the post' })
const part = (page: Page, number: number) => page.getByLabel(`Post ${number} of the thread`)

async function threadOf(page: Page): Promise<string[]> {
  const parts = page.getByLabel(/^Post \d+ of the thread$/)
  return Promise.all((await parts.all()).map((field) => field.inputValue()))
}

/** Drags one part of the thread above another by its grip. */
async function drag(page: Page, from: Locator, above: Locator): Promise<void> {
  await page.locator('[data-grip][aria-describedby]').first().waitFor()
  await from.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const [grip, target] = [await from.boundingBox(), await above.boundingBox()]
  if (!grip || !target) throw new Error('nothing to drag')
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  await page.mouse.move(target.x + 20, target.y + 30, { steps: 6 })
  await page.mouse.move(target.x + 20, target.y + 2)
  await page.mouse.up()
}

/** Moves one part of the thread up by keyboard. `said` is the announcement of its new position. */
async function carryUp(page: Page, grip: Locator, said: string): Promise<void> {
  await grip.focus()
  await page.keyboard.press('Space')
  await page.getByText(/^Picked up /).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowUp')
  await page.getByText(said, { exact: true }).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
}

describe('writing', () => {
  it('makes a thread for three channels with a version for one of them, and nothing of it is lost with the tab', async () => {
    const ada = await createCaller()
    const channels = await Promise.all(['North', 'South', 'West'].map((name) => addChannel(ada, name)))
    const south = channels[1]?.id ?? ''
    const postId = await addDraft(ada, { text: '', connectionIds: channels.map(({ id }) => id) })
    const address = `/dashboard/content-studio/${postId}`
    const page = await openPage(browser, 'compose')
    await signIn(page, ada, address)

    await text(page).fill(`${FIRST} ${SECOND}`)
    await text(page).evaluate((field, at) => {
      if (field instanceof HTMLTextAreaElement) field.setSelectionRange(at, at)
    }, FIRST.length)
    await page.keyboard.press('ControlOrMeta+Shift+Enter')
    await part(page, 2).waitFor()
    expect([await text(page).inputValue(), await threadOf(page)]).toEqual([FIRST, [SECOND]])

    await page.getByRole('button', { name: 'Add a post' }).click()
    await part(page, 3).fill(THIRD)
    await drag(page, page.locator('[data-thread="2"] [data-grip]'), page.locator('[data-thread="1"]'))
    await expect.poll(() => threadOf(page)).toEqual([THIRD, SECOND])
    await page.getByText(`Dropped ${THIRD}: Position 2 of 3.`).waitFor({ state: 'attached' })
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => threadOf(page)).toEqual([SECOND, THIRD])
    await carryUp(page, page.locator('[data-thread="2"] [data-grip]'), 'Position 2 of 3')
    await expect.poll(() => threadOf(page)).toEqual([THIRD, SECOND])
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => threadOf(page)).toEqual([SECOND, THIRD])

    await takePicture(page, 'compose-1-thread')
    await versions(page).getByRole('tab', { name: /south/i }).click()
    await page.getByText(/^Text: same on all channels/).waitFor()
    await text(page).fill(SOUTH)
    // Closes the tab before the pause after which it saves.
    const next = await page.context().newPage()
    await page.close()

    await next.goto(address)
    await versions(next)
      .getByRole('tab', { name: /south.*has a version of its own/i })
      .click()
    expect(await text(next).inputValue()).toBe(SOUTH)
    await versions(next).getByRole('tab', { name: 'All channels' }).click()
    expect([await text(next).inputValue(), await threadOf(next)]).toEqual([FIRST, [SECOND, THIRD]])
    await takePicture(next, 'compose-2-back')
    const stored = () => fieldsOf(paths.post(ada.workspaceId, postId))
    await expect.poll(async () => (await stored())?.['overrides']).toHaveLength(1)

    const rev = Number((await stored())?.['rev'])
    dataOf(await ada.call(schedulePost, { workspaceId: ada.workspaceId, postId, rev, when: tomorrow() }))
    const frozen = await Promise.all(
      channels.map(({ id }) => fieldsOf(paths.variant(ada.workspaceId, variantId(postId, id)))),
    )
    expect(frozen.map((variant) => variant?.['content']?.text)).toEqual(
      channels.map(({ id }) => (id === south ? SOUTH : FIRST)),
    )
  })

  it('holds 25 channels: the text begins in the upper third of the screen, and planning takes one slim bar', async () => {
    const ada = await createCaller()
    const channels = await Promise.all(Array.from({ length: 25 }, (_, at) => addChannel(ada, `Shop ${at + 1}`)))
    const postId = await addDraft(ada, {
      text: 'All our shops open at nine today.',
      connectionIds: channels.map(({ id }) => id),
    })
    const page = await openPage(browser, 'compose-many')
    await signIn(page, ada, `/dashboard/content-studio/${postId}`)
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      await text(page).waitFor()
      await expect
        .poll(async () => ((await text(page).boundingBox())?.y ?? Infinity) / viewport.height)
        .toBeLessThanOrEqual(0.35)
      const bar = page.getByRole('group', { name: 'When to publish' })
      await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(64)
      await takePicture(page, `compose-3-many-${viewport.width}`)
    }
  })
})
