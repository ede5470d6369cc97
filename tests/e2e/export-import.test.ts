import { join } from 'node:path'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { uploadMedia } from '@postwright/core/api/media'
import { paths } from '@postwright/core/paths'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { database } from '../support/documents.ts'
import { addDraft, addHashtagGroup } from '../support/drafts.ts'
import { makePicture } from '../support/pictures.ts'
import { signIn } from '../support/sign-in.ts'

const DATA = '/dashboard/settings/data'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('an export is downloaded and fills another workspace with its drafts and images, after a look at what is in it', async () => {
  const [ada, bob] = await Promise.all([createCaller(), createCaller()])
  const bytes = new Uint8Array(await makePicture('png', { width: 64, height: 48 }))
  const input = { workspaceId: ada.workspaceId, name: 'joint.png' }
  const { media } = dataOf(await ada.call(uploadMedia, input, { file: { bytes, type: 'image/png' } }))
  await addDraft(ada, { text: 'A joint in oak', media: [{ mediaId: media.id, alt: 'A joint' }] })
  await addHashtagGroup(ada)
  const archive = await exportedBy(ada)

  const page = await openPage(browser, 'import-archive')
  await signIn(page, bob, DATA)
  await choose(page, archive)
  await page.getByRole('heading', { name: 'What is in export.zip' }).waitFor()
  const listed = page.getByRole('region', { name: 'What is in export.zip' }).getByRole('listitem')
  expect(await listed.allTextContents()).toEqual(
    expect.arrayContaining(['1 post, as a draft', '1 hashtag group', '1 file (images, videos and documents)']),
  )
  expect(await textsOf(bob)).toEqual([])
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('entries were imported.').waitFor()
  expect(await textsOf(bob)).toEqual([['A joint in oak', 1]])

  await choose(page, archive)
  await page.getByText('Nothing in this file is new to your workspace.').waitFor()
})

async function exportedBy(caller: TestCaller): Promise<string> {
  const page = await openPage(browser, 'export', { acceptDownloads: true })
  await signIn(page, caller, DATA)
  await page.getByRole('button', { name: 'Start export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const path = join(await mkdtemp(join(tmpdir(), 'postwright-export-')), 'export.zip')
  await (await download).saveAs(path)
  return path
}

async function choose(page: Page, archive: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(archive)
}

/** Text and number of images of each stored post. */
async function textsOf({ workspaceId }: TestCaller): Promise<[string, number][]> {
  const { docs } = await database().collection(paths.posts(workspaceId)).get()
  return docs.map((post) => [String(post.get('text')), (post.get('media') as unknown[]).length])
}
