import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { posts } from '@postwright/core/collections/posts'
import { paths } from '@postwright/core/paths'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { database, fieldsOf } from '../support/documents.ts'
import { addChannel } from '../support/drafts.ts'
import { signIn } from '../support/sign-in.ts'
import { watchWorkers } from '../support/watch-workers.ts'

const draftSchema = posts.schema.pick({
  text: true,
  labels: true,
  note: true,
  chosenTime: true,
  campaignId: true,
  connectionIds: true,
})

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('a person goes from a brief to a calendar of 24 posts, pins one, plans again, and gets 24 drafts', async () => {
  const ada = await createCaller({ timeZone: 'Europe/Berlin' })
  const [news, shop] = [await addChannel(ada), await addChannel(ada)]
  const page = await openPage(browser, 'campaigns')
  const workers = watchWorkers(page)
  await signIn(page, ada, '/dashboard/campaigns/new')

  await page.getByLabel('Campaign name').fill('Spring oak')
  const first = await page.getByLabel('First day').inputValue()
  await page.getByLabel('Last day').fill(Temporal.PlainDate.from(first).add({ days: 27 }).toString())
  await page.getByRole('checkbox', { name: news.handle }).check()
  await page.getByRole('checkbox', { name: shop.handle }).check()
  await page.getByRole('button', { name: 'Add pillar' }).click()
  await page.getByLabel('Name of pillar 1').fill('Tips')
  await page.getByRole('button', { name: 'Add pillar' }).click()
  await page.getByLabel('Name of pillar 2').fill('Stories')
  await page.getByLabel('What pillar 2 is about').fill('Who bought a table and why')
  await page.getByRole('button', { name: 'Continue to constraints' }).click()
  await page.getByRole('button', { name: 'Continue to proposal' }).click()

  await page.getByRole('button', { name: 'Make the plan' }).click()
  await page.getByText(/^24 posts, 0 pinned\./).waitFor()
  expect([...workers.started]).toContain('plan')
  const pins = page.getByRole('button', { name: /^Pin / })
  const name = (await pins.nth(5).getAttribute('aria-label')) ?? ''
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByText(/^24 posts, 1 pinned\./).waitFor()
  await page.getByRole('button', { name: 'Try another arrangement' }).click()
  await page.getByRole('region', { name: 'Changes since the last plan' }).waitFor()
  expect(await page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed')).toBe('true')
  await page.getByText(/^24 posts, 1 pinned\./).waitFor()

  // The brief and the plan survive a reload.
  await page.reload()
  await page.getByRole('button', { name: 'Continue with 24 posts' }).click()
  await page.getByLabel('Text for Tips').fill('A tip for your {{thing}}, from {{workspace}}.')
  await page.getByLabel('thing in Tips').fill('oak table')
  await page.getByRole('button', { name: 'Create 24 drafts' }).click()
  await page.getByRole('heading', { name: '24 drafts were created' }).waitFor()

  const stored = await database().collection(paths.posts(ada.workspaceId)).get()
  const drafts = stored.docs.map((each) => draftSchema.parse(each.data()))
  expect(drafts).toHaveLength(24)
  const [campaignId = ''] = new Set(drafts.map((draft) => draft.campaignId))
  expect(await fieldsOf(`${paths.campaigns(ada.workspaceId)}/${campaignId}`)).toMatchObject({ name: 'Spring oak' })
  expect(new Set(drafts.map(({ chosenTime, connectionIds }) => `${chosenTime} ${connectionIds.join()}`)).size).toBe(24)
  const tips = drafts.filter(({ labels }) => labels.includes('Tips'))
  expect(tips.length).toBeGreaterThan(0)
  expect(tips.every(({ text }) => text.startsWith('A tip for your oak table, from '))).toBe(true)
  const stories = drafts.filter(({ labels }) => labels.includes('Stories'))
  expect(stories.every(({ text, note }) => text === '' && note.includes('Who bought a table and why'))).toBe(true)

  // A tab that was closed before it noted that all drafts are stored resumes: it creates none twice and overwrites no later change.
  const [edited] = stored.docs
  await edited?.ref.update({ text: 'Written by hand since' })
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!key.startsWith('postwright.campaignPlan.')) continue
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(String(value)), created: 0, isCreating: true }))
    }
  })
  await page.reload()
  await page.getByRole('button', { name: 'Continue creating drafts' }).click()
  await page.getByRole('heading', { name: '24 drafts were created' }).waitFor()
  expect((await database().collection(paths.posts(ada.workspaceId)).get()).size).toBe(24)
  expect((await edited?.ref.get())?.get('text')).toBe('Written by hand since')
})
