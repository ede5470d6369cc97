import { uploadMedia } from '@postwright/core/api/media'
import { paths } from '@postwright/core/paths'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { database, fieldsOf } from '../support/documents.ts'
import { addDraft } from '../support/drafts.ts'
import { makeMedia } from '../support/factories/media.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { makePhoto } from '../support/photos.ts'
import { signIn } from '../support/sign-in.ts'

const LIBRARY = '/dashboard/workspace/media'
const MANY = 10_000
const SOUGHT = 9_998

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function upload({ call, workspaceId }: TestCaller, name: string, seed: number, width = 640): Promise<string> {
  const file = { bytes: await makePhoto({ seed, width }), type: 'image/jpeg' }
  return dataOf(await call(uploadMedia, { workspaceId, name }, { file })).media.id
}

const tile = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) })

/** Drags by mouse, once the code that drags is there. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await page.locator('[id^="DndLiveRegion"]').first().waitFor({ state: 'attached' })
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('There is nothing to drag, or no place for it.')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await page.mouse.up()
}

it('a person uploads an image, files and stars it, finds it, sees a copy of it, and replaces it everywhere', async () => {
  const ada = await createCaller()
  const { workspaceId } = ada
  const bench = await upload(ada, 'bench.jpg', 1)
  await upload(ada, 'chair.jpg', 2)
  const copy = await upload(ada, 'bench small.jpg', 1, 420)
  const postId = await addDraft(ada, { text: 'Our new bench', media: [{ mediaId: bench, alt: '' }] })
  const mediaOf = async () => (await fieldsOf(paths.post(workspaceId, postId)))?.['media']

  const page = await openPage(browser, 'library')
  await prepareAudit(page)
  await signIn(page, ada, LIBRARY)
  await tile(page, 'chair.jpg').waitFor()
  await page
    .getByLabel('Upload files')
    .or(page.locator('input[type=file]'))
    .first()
    .setInputFiles({
      name: 'table.jpg',
      mimeType: 'image/jpeg',
      buffer: await makePhoto({ seed: 3 }),
    })
  await tile(page, 'table.jpg').waitFor()

  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('Folder name').fill('Shop')
  await page.getByRole('button', { name: 'Save folder' }).click()
  await page.getByRole('button', { name: 'Shop', exact: true }).waitFor()
  await tile(page, 'table.jpg').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByText('2 files selected').waitFor()
  await page.getByRole('button', { name: 'Star', exact: true }).click()
  await expect.poll(() => page.getByRole('option', { name: /starred/ }).count()).toBe(2)
  await drag(page, tile(page, 'table.jpg'), page.getByRole('button', { name: 'Shop', exact: true }))
  await expect.poll(() => tile(page, 'table.jpg').count()).toBe(0)
  await page.getByRole('button', { name: 'Shop', exact: true }).click()
  await tile(page, 'table.jpg').waitFor()
  await page.getByRole('navigation', { name: 'Folder path' }).getByRole('button', { name: 'Library' }).click()

  await page.getByRole('searchbox', { name: 'Search files' }).fill('tab')
  await tile(page, 'table.jpg').waitFor()
  expect(await page.getByRole('option').count()).toBe(1)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await tile(page, 'bench.jpg').waitFor()
  expect(await auditPage(page, 'media library')).toEqual([])

  await tile(page, 'bench.jpg').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('In 1 post').waitFor()
  await dialog.getByRole('link', { name: 'Our new bench' }).waitFor()
  await dialog.getByRole('button', { name: 'Merge bench small.jpg into this file' }).waitFor()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'bench 2027.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePhoto({ seed: 9 }),
  })
  await dialog.getByRole('button', { name: 'Replace everywhere' }).click()
  await dialog.getByText('Replaced in 1 place').waitFor()
  await dialog.getByRole('heading', { name: 'bench 2027.jpg' }).waitFor()
  await dialog.getByRole('button', { name: 'Restore version 1' }).waitFor()
  await expect.poll(mediaOf).toEqual([{ mediaId: expect.not.stringMatching(bench), alt: '' }])
  await page.keyboard.press('Escape')
  await expect.poll(() => tile(page, 'bench.jpg').count()).toBe(0)
  expect((await fieldsOf(paths.mediaItem(workspaceId, copy)))?.['isCurrent']).toBe(true)
})

it('a library of 10,000 files opens with no more documents read than tiles shown, and goes on while a person scrolls', async () => {
  const ada = await createCaller()
  const { workspaceId } = ada
  const writer = database().bulkWriter()
  const now = Date.now()
  for (let at = 0; at < MANY; at += 1) {
    const { id, ...file } = makeMedia({ id: `file${at}`, workspaceId, name: `photo ${at}.jpg`, bytes: 1_000 + at })
    const times = { createdAt: new Date(now - at * 1_000), updatedAt: new Date(now) }
    // The emulator writes index entries more slowly than documents, so only the file that is searched for gets its words.
    const words = at === SOUGHT ? file.words : []
    void writer.create(database().doc(paths.mediaItem(workspaceId, id)), { ...file, words, ...times })
  }
  await writer.close()

  const page = await openPage(browser, 'library-many')
  const asked: { most: number; isFurther: boolean }[] = []
  page.on('request', (request) => {
    if (!request.url().includes('Listen/channel')) return
    for (const [, target = ''] of decodeURIComponent(request.postData() ?? '').matchAll(/"addTarget":(.*)/g)) {
      if (!target.includes('"collectionId":"media"')) continue
      const most = Number(/"limit":(?:\{"value":)?(\d+)/.exec(target)?.[1])
      asked.push({ most, isFurther: target.includes('"startAt"') })
    }
  })
  await signIn(page, ada, LIBRARY)
  await tile(page, 'photo 0.jpg').waitFor()
  const tiles = await page.getByRole('option').count()
  expect(tiles).toBeLessThanOrEqual(60)
  expect(asked[0]?.most).toBeLessThanOrEqual(tiles)
  expect(asked.filter(({ isFurther }) => isFurther)).toEqual([])
  await page.getByRole('option').last().scrollIntoViewIfNeeded()
  await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(tiles)
  expect(asked.some(({ isFurther }) => isFurther)).toBe(true)
  await page.getByRole('searchbox', { name: 'Search files' }).fill('9998')
  await tile(page, 'photo 9998.jpg').waitFor()
  expect(await page.getByRole('option').count()).toBe(1)
})
