import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paths } from '@postwright/core/paths'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { database } from '../support/documents.ts'
import { addChannel } from '../support/drafts.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Texts of the stored posts, by lifecycle. */
async function stored({ workspaceId }: TestCaller): Promise<Record<string, string[]>> {
  const { docs } = await database().collection(paths.posts(workspaceId)).get()
  const groups = Map.groupBy(docs, (post) => String(post.get('lifecycle')))
  return Object.fromEntries(
    [...groups].map(([lifecycle, posts]) => [lifecycle, posts.map((post) => String(post.get('text'))).toSorted()]),
  )
}

it('a plan is filled from a table: two rows with errors are seen, and the good ones imported at their times', async () => {
  const ada = await createCaller({ timeZone: 'Europe/Vienna' })
  const { handle } = await addChannel(ada)
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const table = [
    ['Message', 'Channel', 'Date', 'Time', 'Product'],
    ['New: {{product}}', handle, day, '9:00', 'an oak table'],
    ['A chair', handle, '2020-01-01', '9:00', ''],
    ['A shelf', 'elsewhere', day, '10:00', ''],
    ['A stool, some day', handle, '', '', ''],
  ]
  const page = await openPage(browser, 'import')
  await signIn(page, ada)
  await page.goto('/dashboard/content-studio/import')
  await page.getByLabel('Or paste it').fill(table.map((cells) => cells.join('\t')).join('\n'))
  await page.getByRole('button', { name: 'Read the table' }).click()

  await page.getByText('2 rows are ready to import. 2 rows have to be fixed.').waitFor()
  await page.getByText('New: an oak table').waitFor()
  await page.getByText('The time is in the past. Choose a later time.').waitFor()
  await page
    .getByText('There is no channel or channel set called “elsewhere”. Use its name, its handle or its network.')
    .waitFor()
  await page.getByRole('button', { name: 'Import 2 valid rows' }).click()

  await page.getByText('Imported: 2 of 2 rows. 1 scheduled, 1 saved as drafts.').waitFor()
  expect(await stored(ada)).toEqual({ scheduled: ['New: an oak table'], draft: ['A stool, some day'] })
})
