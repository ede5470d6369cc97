import { queues } from '@postwright/core/collections/queues'
import { paths } from '@postwright/core/paths'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage, takePicture } from '../support/chromium.ts'
import { database, fieldsOf } from '../support/documents.ts'
import { addDeck, addDraft } from '../support/drafts.ts'
import { makePicture } from '../support/pictures.ts'
import { addFilledQueue, nextTimesOf } from '../support/queues.ts'
import { signIn } from '../support/sign-in.ts'
import { groupLayer, sceneOf, shapeLayer, slideOf } from '../unit/scene/sample-scene.ts'

let browser: Browser
let ada: TestCaller
beforeAll(async () => {
  ;[browser, ada] = await Promise.all([openBrowser(), createCaller({ timeZone: 'UTC' })])
})
afterAll(() => browser.close())

/** Waits for the drag code, which loads after the first paint. */
async function draggable(page: Page): Promise<void> {
  await page.locator('[id^="DndLiveRegion"]').first().waitFor({ state: 'attached' })
}

/** Drags one element over another without dropping it. The position is a share of the other's width and height. */
async function hold(page: Page, from: Locator, over: Locator, [x, y]: readonly [number, number] = [0.5, 0.5]) {
  await draggable(page)
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await over.boundingBox()]
  if (!start || !end) throw new Error('There is nothing to drag, or no place for it.')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + x * end.width, end.y + y * end.height, { steps: 8 })
}

/** Presses keys in turn, each after the announcement of the one before. */
async function carry(page: Page, grip: Locator, steps: readonly (readonly [key: string, said: RegExp])[]) {
  await draggable(page)
  await grip.focus()
  for (const [key, said] of steps) {
    await page.keyboard.press(key)
    await page.locator('[id^="DndLiveRegion"]').getByText(said).waitFor({ state: 'attached' })
  }
}

describe('a queue', () => {
  it('takes a post into the slot of another by mouse, and back by keys', async () => {
    const eva = await createCaller({ timeZone: 'UTC' })
    const { posts } = await addFilledQueue(eva, 3)
    const times = await nextTimesOf(eva, posts)
    const page = await openPage(browser, 'dragging-queue')
    await signIn(page, eva, '/dashboard/content-scheduler/queues')
    const list = page.getByRole('list', { name: 'Posts in order' })
    const row = (name: string) => list.getByRole('listitem').filter({ hasText: name })
    await hold(page, row('Post 2'), row('Post 0'))
    await row('Post 0').and(page.locator('[data-over]')).waitFor()
    await takePicture(page, 'dragging-queue')
    await page.mouse.up()
    await expect.poll(() => nextTimesOf(eva, posts)).toEqual([times[1], times[2], times[0]])

    await expect.poll(() => list.getByRole('link').allTextContents()).toEqual(['Post 2', 'Post 0', 'Post 1'])
    await carry(page, page.getByRole('button', { name: 'Move “Post 2”' }), [
      [' ', /^Picked up Post 2/],
      ['ArrowDown', /“Post 0”$/],
      ['ArrowDown', /“Post 1”$/],
      [' ', /^Dropped Post 2/],
    ])
    await expect.poll(() => nextTimesOf(eva, posts)).toEqual(times)
  })

  it('takes a slot to another day by mouse', async () => {
    const bob = await createCaller({ timeZone: 'UTC' })
    const { queue } = await addFilledQueue(bob, 0)
    const page = await openPage(browser, 'dragging-slots')
    await signIn(page, bob, '/dashboard/content-scheduler/queues')
    await page.getByRole('button', { name: 'Weekly slots' }).click()
    const day = (name: string) => page.getByRole('region', { name, exact: true })
    await hold(page, day('Mon').getByLabel(/^Slot on/), day('Thu'))
    await takePicture(page, 'dragging-slots')
    await page.mouse.up()
    // Thursday already has a slot at this time, so the two merge.
    await expect
      .poll(() =>
        day('Mon')
          .getByLabel(/^Slot on/)
          .count(),
      )
      .toBe(0)
    await page.getByRole('button', { name: 'Save slots' }).click()
    const stored = async () =>
      queues.schema.shape.slots.parse((await fieldsOf(`${paths.queues(bob.workspaceId)}/${queue.id}`))?.['slots'])
    await expect.poll(async () => (await stored()).map(({ weekday }) => weekday)).toEqual([2, 3, 4, 5, 6, 7])
  })
})

it('a post gets its images into another order by mouse and by keys', async () => {
  const postId = await addDraft(ada, { text: 'Two boards' })
  const page = await openPage(browser, 'dragging-images')
  await signIn(page, ada, `/dashboard/content-studio/${postId}`)
  const files = await Promise.all(
    [1, 2].map(async (seed) => ({
      name: `board${seed}.png`,
      mimeType: 'image/png',
      buffer: await makePicture('png', { width: 400, height: 300, seed }),
    })),
  )
  await page.locator('input[type=file]').first().setInputFiles(files)
  const grip = (number: number) => page.getByRole('button', { name: `Move image ${number}`, exact: true })
  const image = (number: number) => page.getByRole('listitem', { name: `Image ${number} of 2` })
  const stored = async () =>
    database()
      .doc(paths.post(ada.workspaceId, postId))
      .get()
      .then((post) => post.get('media').map(({ alt }: { alt: string }) => alt))
  for (const number of [1, 2]) await image(number).getByRole('textbox').fill(`Board ${number}`)
  await expect.poll(stored).toEqual(['Board 1', 'Board 2'])
  await hold(page, grip(2), image(1), [0.1, 0.1])
  await takePicture(page, 'dragging-images')
  await page.mouse.up()
  await expect.poll(stored).toEqual(['Board 2', 'Board 1'])
  await carry(page, grip(1), [
    [' ', /^Picked up Image 1/],
    ['ArrowDown', /^Position 2 of 2/],
    [' ', /^Dropped Image 1/],
  ])
  await expect.poll(stored).toEqual(['Board 1', 'Board 2'])
  await expect.poll(() => grip(2).evaluate((element) => element === document.activeElement)).toBe(true)
})

describe('the editor', () => {
  const LAYERS = [
    shapeLayer('back', { name: 'Back' }),
    { ...groupLayer('card'), name: 'Card' },
    shapeLayer('head', { name: 'Head', groupId: 'card' }),
    shapeLayer('star', { name: 'Star' }),
  ]

  async function openDeck(name: string): Promise<{ page: Page; deckId: string }> {
    const slides = [0, 1, 2].map((at) => slideOf(`s${at}`, LAYERS, { place: at * 10 }))
    const deckId = await addDeck(ada, name, sceneOf(...slides))
    const page = await openPage(browser, name, { viewport: { width: 1440, height: 900 } })
    await signIn(page, ada, `/dashboard/carousel-editor/${deckId}`)
    return { page, deckId }
  }

  it('takes a slide to another place by mouse and by keys, and undo takes each back', async () => {
    const { page, deckId } = await openDeck('dragging-slides')
    const tiles = page.locator('[data-tile]')
    const order = () => tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('data-tile')))
    const names = [0, 1, 2].map((at) => `${deckId}-s${at}`)
    await expect.poll(order).toEqual(names)
    await hold(page, tiles.nth(0), tiles.nth(2), [0.7, 0.5])
    await takePicture(page, 'dragging-slides')
    await page.mouse.up()
    await expect.poll(order).toEqual([names[1], names[2], names[0]])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(order).toEqual(names)
    await carry(page, page.getByRole('button', { name: /^Slide 1 of 3/ }), [
      [' ', /^Picked up Slide 1/],
      ['ArrowRight', /^Position 2 of 3/],
    ])
    await page.keyboard.press('Escape')
    await page
      .locator('[id^="DndLiveRegion"]')
      .getByText(/stays where it was/)
      .waitFor({ state: 'attached' })
    expect(await order()).toEqual(names)
  })

  it('takes a layer into a group by mouse and out of it by keys', async () => {
    const { page } = await openDeck('dragging-layers')
    await page.getByRole('tab', { name: 'Layers' }).click()
    const row = (name: string) => page.getByRole('treeitem', { name, exact: true })
    const level = () => row('Star').getAttribute('aria-level')
    await page.getByRole('tree').waitFor()
    await hold(page, row('Star'), row('Card'))
    await row('Card').and(page.locator('[data-drop="inside"]')).waitFor()
    await takePicture(page, 'dragging-layers')
    await page.mouse.up()
    await expect.poll(level).toBe('2')
    await row('Star').click()
    await carry(page, row('Star'), [
      [' ', /^Picked up Star/],
      ['ArrowUp', /^Above Card/],
    ])
    await page.keyboard.press(' ')
    await expect.poll(level).toBe('1')
    await expect.poll(() => row('Star').evaluate((element) => element === document.activeElement)).toBe(true)
  })
})
