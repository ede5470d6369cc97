import { schedulePost } from '@postwright/core/api/posts'
import { paths } from '@postwright/core/paths'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const DAY = 86_400_000
/** One day for the whole file, so that a midnight in its middle changes nothing. */
const BEGAN = Date.now()
const dayIn = (days: number) => new Date(BEGAN + days * DAY).toISOString().slice(0, 10)

async function plan(ada: TestCaller, connectionId: string, local: string): Promise<string> {
  const { workspaceId } = ada
  const postId = await addDraft(ada, { text: `Planned for ${local}`, connectionIds: [connectionId] })
  dataOf(await ada.call(schedulePost, { workspaceId, postId, rev: 1, when: { kind: 'at', local, tzid: 'UTC' } }))
  return postId
}

it('a post is made to repeat, one of the series is changed by itself and one is left out', async () => {
  const ada = await createCaller()
  const { workspaceId } = ada
  const channel = await addChannel(ada)
  const postId = await plan(ada, channel.id, `${dayIn(2)}T09:00`)
  const page = await openPage(browser, 'repeats')
  await signIn(page, ada)
  await page.goto(`/dashboard/content-studio/${postId}`)
  await page.getByRole('button', { name: 'More ways to publish' }).click()
  await page.getByRole('menuitem', { name: 'Repeat…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Every \w+day at/).waitFor()
  await dialog.getByRole('button', { name: 'Start repeating' }).click()
  await dialog.waitFor({ state: 'detached' })
  const source = await fieldsOf(paths.post(workspaceId, postId))
  const second = `${String(source?.['seriesId'])}_${dayIn(9)}`
  await expect.poll(() => fieldsOf(paths.post(workspaceId, second))).toMatchObject({ lifecycle: 'scheduled' })

  await page.goto(`/dashboard/content-studio/${second}`)
  await page.getByLabel('Text', { exact: true }).fill('Only this week')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Only this post' }).click()
  await expect
    .poll(() => fieldsOf(paths.post(workspaceId, second)))
    .toMatchObject({ text: 'Only this week', detachedAt: expect.anything() })

  await page.goto('/dashboard/content-scheduler/repeats')
  await page.getByRole('button', { name: /^Skip/ }).nth(2).click()
  const third = `${String(source?.['seriesId'])}_${dayIn(16)}`
  await expect.poll(() => fieldsOf(paths.post(workspaceId, third))).toBeUndefined()
  const { docs } = await database().collection(paths.posts(workspaceId)).get()
  expect(docs.filter((post) => post.get('text') === 'Only this week')).toHaveLength(1)
})

it('the simulator names three planted problems and mends one', async () => {
  const ada = await createCaller()
  const { workspaceId } = ada
  const [healthy, lost] = [await addChannel(ada), await addChannel(ada)]
  await plan(ada, healthy.id, `${dayIn(3)}T12:00`)
  const second = await plan(ada, healthy.id, `${dayIn(3)}T12:05`)
  await plan(ada, lost.id, `${dayIn(5)}T12:00`)
  await setFields(paths.connection(workspaceId, lost.id), { status: 'needs_reconnect' })
  const third = await plan(ada, healthy.id, `${dayIn(7)}T12:00`)
  await setFields(paths.variant(workspaceId, `${third}_${healthy.id}`), { content: { text: 'x'.repeat(9_000) } })
  const page = await openPage(browser, 'simulator')
  await signIn(page, ada)
  await page.goto('/dashboard/content-scheduler/simulator')
  await page.getByText('3 issues', { exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Two posts on one channel are too close together' }).waitFor()
  await page.getByRole('heading', { name: /has to be reconnected/ }).waitFor()
  await page.getByRole('heading', { name: /would refuse this post/ }).waitFor()
  await page.getByRole('button', { name: /^Move to/ }).click()
  await page.getByText('2 issues', { exact: true }).waitFor()
  const variant = await fieldsOf(paths.variant(workspaceId, `${second}_${healthy.id}`))
  expect(variant?.['scheduled']).toMatchObject({ local: `${dayIn(3)}T12:15` })
  await page.getByText('Won’t be published').first().click()
  await page.getByText('2 issues', { exact: true }).waitFor()
})
