import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decks } from '@postwright/core/collections/decks'
import { paths } from '@postwright/core/paths'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { fieldsOf } from '../support/documents.ts'
import { addDeck } from '../support/drafts.ts'
import { untilKept } from '../support/kept-work.ts'
import { sceneOf, shapeLayer, slideOf } from '../unit/scene/sample-scene.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const TWO_LAYERS = sceneOf(
  slideOf('first', [shapeLayer('lamp'), shapeLayer('desk', { box: { x: 500, y: 600, width: 200, height: 200 } })]),
)

const nameField = (page: Page) =>
  page.getByRole('toolbar', { name: 'Deck' }).getByRole('textbox', { name: 'Name', exact: true })
const stage = (page: Page) => page.getByRole('application')

async function openDeck(page: Page, deckId: string) {
  await page.goto(`/dashboard/carousel-editor/${deckId}`)
  await nameField(page).waitFor()
}

async function storedName({ workspaceId }: TestCaller, deckId: string): Promise<string> {
  return decks.schema.shape.name.parse((await fieldsOf(paths.deck(workspaceId, deckId)))?.['name'])
}

/** Stored left edges of the layers of the deck's only slide, by id. */
async function storedPlaces({ workspaceId }: TestCaller, deckId: string): Promise<Record<string, number>> {
  const { layers } = slideDraftSchema.parse(await fieldsOf(paths.slide(workspaceId, `${deckId}-first`)))
  return Object.fromEntries(layers.map((layer) => [layer.id, layer.type === 'group' ? 0 : layer.box.x]))
}

/** Chooses a layer by keyboard, `steps` from the first, and moves it by one pixel. */
async function nudge(page: Page, steps: number) {
  await stage(page).focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  for (let step = 1; step < steps; step += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
}

describe('two tabs with one deck', () => {
  it('keep what both do to it at once, also offline and after one was killed', async () => {
    const ada = await createCaller()
    const deckId = await addDeck(ada, 'Workshop tips', TWO_LAYERS)
    const first = await openPage(browser, 'editor-tabs')
    await signIn(first, ada)
    const second = await first.context().newPage()
    await Promise.all([openDeck(first, deckId), openDeck(second, deckId)])
    const begun = await storedPlaces(ada, deckId)

    await Promise.all([nudge(first, 1), nudge(second, 2)])
    await expect
      .poll(async () => Object.values(await storedPlaces(ada, deckId)))
      .toEqual(Object.values(begun).map((x) => x + 1))

    await nameField(first).fill('Named in the first tab')
    await expect.poll(() => nameField(second).inputValue()).toBe('Named in the first tab')

    await first.context().setOffline(true)
    await nudge(second, 1)
    await second.getByText('Offline: kept on this device').waitFor()
    // The offline message shrinks the stage and does not push anything out of the window.
    await second.getByText(/^You’re offline\. /).waitFor()
    const overflow = () =>
      second.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement
        return scrollHeight - clientHeight
      })
    await expect.poll(overflow).toBeLessThanOrEqual(0)
    await first.context().setOffline(false)
    await expect
      .poll(async () => Object.values(await storedPlaces(ada, deckId)))
      .not.toEqual(Object.values(begun).map((x) => x + 1))

    await second.route('**/google.firestore.v1.Firestore/Write/**', (route) => route.abort())
    await nameField(second).fill('Typed before the end')
    await untilKept(second, 'Typed before the end')
    await second.close({ runBeforeUnload: false })
    const again = await first.context().newPage()
    await openDeck(again, deckId)
    await expect.poll(() => nameField(again).inputValue()).toBe('Typed before the end')
    await expect.poll(() => storedName(ada, deckId)).toBe('Typed before the end')
  })
})
