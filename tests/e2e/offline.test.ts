import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postSchema, type Post } from '@postwright/core/model/post'
import { paths } from '@postwright/core/paths'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { fieldsOf } from '../support/documents.ts'
import { addDraft } from '../support/drafts.ts'
import { untilKept } from '../support/kept-work.ts'
import { makePicture } from '../support/pictures.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const textField = (page: Page) => page.getByLabel('Text', { exact: true })
const addressOf = (postId: string) => `/dashboard/content-studio/${postId}`

async function storedDraft({ workspaceId }: TestCaller, postId: string): Promise<Pick<Post, 'text' | 'media'>> {
  const fields = await fieldsOf(paths.post(workspaceId, postId))
  return postSchema.pick({ text: true, media: true }).parse(fields)
}

/** Waits until a part of the screen and all files that it needs are cached on the device. */
async function keptPart(page: Page, name: string): Promise<void> {
  const findStoredFile = async (part: string) => {
    const kept = await (await caches.open('hashed')).keys()
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    const isStyled = styles.some(({ href }) => href.includes(`/assets/${part}-`)) && styles.every(({ sheet }) => sheet)
    return (
      (isStyled && kept.find(({ url }) => url.includes(`/assets/${part.slice(0, 6)}-`) && url.endsWith('.js'))?.url) ||
      null
    )
  }
  let file: string | null = null
  await expect.poll(async () => (file = await page.evaluate(findStoredFile, name)), { timeout: 100_000 }).not.toBeNull()
  // Importing it waits for the files that it imports.
  await page.evaluate(`import(${JSON.stringify(file)}).then(() => true)`)
}

/** Opens the only draft of a new person, in a client that can start offline. */
async function openDraft(name: string): Promise<{ page: Page; ada: TestCaller; postId: string }> {
  const ada = await createCaller()
  const postId = await addDraft(ada, { text: 'As it is stored' })
  const page = await openPage(browser, name, { serviceWorkers: 'allow' })
  await signIn(page, ada)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.goto(addressOf(postId))
  await textField(page).waitFor()
  return { page, ada, postId }
}

describe('without a network', () => {
  it('words and pictures survive leaving the screen and the tab, and arrive when there is one again', async () => {
    const { page, ada, postId } = await openDraft('offline-work')
    await page.context().setOffline(true)
    await textField(page).fill('Written in the tunnel')
    await page.getByText('Offline: kept on this device').waitFor()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'tunnel.png', mimeType: 'image/png', buffer: await makePicture('png') })
    await page.getByText('Kept on this device until you are online').waitFor()
    await page.locator('#content').getByRole('link', { name: 'Content studio' }).click()
    await page.getByText('Waiting on this device: 1 change and 1 image').waitFor()

    // A screen that was never opened shows the offline message inside the frame.
    await page.getByRole('link', { name: 'Connected platforms' }).click()
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
    expect(await page.getByRole('main').count()).toBe(1)

    await page.goto(addressOf(postId))
    await page.getByRole('heading', { name: 'The server cannot be reached' }).waitFor()
    await page.context().setOffline(false)
    await expect.poll(async () => (await storedDraft(ada, postId)).text).toBe('Written in the tunnel')
    await expect.poll(async () => (await storedDraft(ada, postId)).media.length).toBe(1)
    await page.getByRole('listitem', { name: 'Image 1 of 1' }).waitFor()
    expect(await textField(page).inputValue()).toBe('Written in the tunnel')
  })
})

describe('a part of the composer that opens later', () => {
  it('is there without a network, or is waited for while the post goes on being written', async () => {
    const { page } = await openDraft('offline-parts')
    await keptPart(page, 'post-notes')
    await page.context().setOffline(true)
    await page.getByText('Labels and note').click()
    await page.getByRole('textbox', { name: 'Note' }).fill('For the team')

    await page.getByRole('button', { name: 'Emoji' }).click()
    await page.getByText('Loading the emoji…').waitFor()
    await page.keyboard.press('Escape')
    await textField(page).fill('Still being written')
    await page.getByText('Offline: kept on this device').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Emoji' }).click()
    await page.getByLabel('Search emoji').waitFor()
    const picker = await page.getByRole('dialog').boundingBox()
    expect(picker?.height, 'with its styles').toBeLessThan(500)
    expect(await textField(page).inputValue()).toBe('Still being written')
  })
})

describe('a tab that is killed', () => {
  it('leaves the unsaved words, and they are what goes on, with a way back', async () => {
    const { page, ada, postId } = await openDraft('killed-tab')
    await page.route('**/google.firestore.v1.Firestore/Write/**', (route) => route.abort())
    await textField(page).fill('Typed a moment before the end')
    await untilKept(page, 'Typed a moment before the end')
    const context = page.context()
    await page.close({ runBeforeUnload: false })
    expect((await storedDraft(ada, postId)).text).toBe('As it is stored')

    const again = await context.newPage()
    await again.goto(addressOf(postId))
    await again.getByText('We restored your last changes').waitFor()
    expect(await textField(again).inputValue()).toBe('Typed a moment before the end')
    await expect.poll(async () => (await storedDraft(ada, postId)).text).toBe('Typed a moment before the end')
    await again.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await storedDraft(ada, postId)).text).toBe('As it is stored')
  })
})
