import type { Browser } from 'playwright-core'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { database } from '../support/documents.ts'
import { addDraft } from '../support/drafts.ts'
import { signIn } from '../support/sign-in.ts'
import { watchWorkers } from '../support/watch-workers.ts'
import { plantedComments } from '../unit/personas/planted-comments.ts'

const COMMENTS = 300

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('a person makes a persona of 300 comments, tries drafts on it, finds what no post speaks of, and saves its card', async () => {
  const caller = await createCaller()
  await addDraft(caller, { text: 'Five hashtags that bakers use, and the hours that they save.' })
  const page = await openPage(browser, 'personas')
  const workers = watchWorkers(page)
  await signIn(page, caller, '/dashboard/personas')

  await page.getByRole('button', { name: 'Use comments and reviews' }).click()
  const rows = plantedComments(COMMENTS).map(({ text }, at) => `${at},"${text}"`)
  await page.getByRole('button', { name: 'Choose a CSV or text file' }).waitFor()
  await page.locator('input[accept^=".csv"]').setInputFiles({
    name: 'reviews.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Number,Comment', ...rows].join('\n')),
  })
  await page
    .getByRole('status')
    .filter({ hasText: `${COMMENTS} comments` })
    .waitFor()
  await page.getByRole('button', { name: 'Find topics' }).click()
  const topics = page.getByRole('list', { name: 'Topics' })
  await topics.waitFor()
  expect(await topics.getByText(/^Said in \d+ of \d+ comments/).count()).toBe(5)
  await page.getByRole('button', { name: 'Add 5 points to the persona' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Careful Carla')
  await page.getByRole('checkbox', { name: 'Numbers' }).check()

  const draft = page.getByRole('textbox', { name: 'Draft', exact: true })
  await draft.fill(
    'Our new platform is here for every team that wants to move ahead together, and we are proud to show it to all of you this week.',
  )
  await page.getByText('Fails', { exact: true }).waitFor()
  await draft.fill(
    'You say the price is too expensive. We asked 34 bakers: they pay 9 euro a month and save two hours of work with hashtags. Is it so for you?',
  )
  await page.getByText('Passes', { exact: true }).waitFor()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Actions for Careful Carla' }).click()
  await page.getByRole('menuitem', { name: 'Save the card (PDF)' }).click()
  expect((await saved).suggestedFilename()).toBe('Careful Carla.pdf')

  const stored = () => database().collection(paths.personas(caller.workspaceId)).get()
  await expect.poll(async () => (await stored()).docs[0]?.get('proof')).toEqual(['number'])
  await page.goto('/dashboard/personas/coverage')
  const table = page.getByRole('table')
  await table.getByRole('link', { name: /hashtags.* covers it: / }).waitFor()
  expect([...workers.started]).toEqual(expect.arrayContaining(['proposal', 'coverage']))
  expect(workers.missed).toEqual([])
  const objection = table.getByRole('row').filter({ hasText: 'Careful Carla’s objection' })
  expect(await objection.textContent()).toMatch(/price|expensive/)
  await objection.getByRole('button', { name: /^Write post about/ }).click()
  await page.waitForURL(/\/dashboard\/content-studio\/[^/]+$/)
  const posts = () => database().collection(paths.posts(caller.workspaceId)).get()
  await expect
    .poll(async () => (await posts()).docs.map((post) => String(post.get('note'))).join(' '))
    .toMatch(/Answer Careful Carla’s objection: .*(price|expensive)/)
})
