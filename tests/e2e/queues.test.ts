import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queues } from '@postwright/core/collections/queues'
import { paths } from '@postwright/core/paths'
import { slotTimes } from '@postwright/core/slots/slots'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { database, fieldsOf } from '../support/documents.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { signIn } from '../support/sign-in.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('a person makes a weekly plan of slots for a channel, and adds a post to it from the composer', async () => {
  const ada = await createCaller({ timeZone: 'Europe/Berlin' })
  const channel = await addChannel(ada)
  const postId = await addDraft(ada, { text: 'A word about oak', connectionIds: [channel.id] })
  const page = await openPage(browser, 'queues')
  await signIn(page, ada, '/dashboard/content-scheduler/queues')
  await page.getByRole('button', { name: `Queue for ${channel.handle}` }).click()
  await page.getByLabel('Name', { exact: true }).fill('Mornings')
  await page.getByRole('button', { name: 'Create queue' }).click()
  await page.getByRole('heading', { name: 'Mornings' }).waitFor()

  await page.getByRole('button', { name: 'Weekly slots' }).click()
  await page.getByRole('button', { name: '3 posts a week' }).click()
  await page.getByRole('button', { name: /^Add a slot on Sun/ }).click()
  await page.getByRole('button', { name: 'Save slots' }).click()
  const all = database().collection(paths.queues(ada.workspaceId))
  const stored = async () => queues.schema.shape.slots.parse((await all.get()).docs[0]?.get('slots'))
  await expect.poll(async () => (await stored()).length).toBe(4)

  await page.goto(`/dashboard/content-studio/${postId}`)
  await page.getByRole('button', { name: 'Add to queue' }).click()
  await page.getByRole('menuitem', { name: /^Mornings · / }).click()
  const post = () => fieldsOf(paths.post(ada.workspaceId, postId))
  await expect.poll(async () => (await post())?.['lifecycle']).toBe('scheduled')
  const weekly = { slots: await stored(), tzid: 'Europe/Berlin' }
  const [next] = slotTimes(weekly, { from: Date.now(), until: Date.now() + WEEK })
  expect((await post())?.['nextAt'].toMillis()).toBe(next)

  await page.goto('/dashboard/content-scheduler/queues')
  await page.getByRole('list', { name: 'Posts in order' }).getByText('A word about oak').waitFor()
})
