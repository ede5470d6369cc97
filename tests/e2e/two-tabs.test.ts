import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postSchema } from '@postwright/core/model/post'
import { paths } from '@postwright/core/paths'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { fieldsOf } from '../support/documents.ts'
import { addDraft } from '../support/drafts.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const { text } = postSchema.shape

async function storedText({ workspaceId }: TestCaller, postId: string): Promise<string> {
  return text.parse((await fieldsOf(paths.post(workspaceId, postId)))?.['text'])
}

const words = (page: Page) => page.getByLabel('Text', { exact: true })
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()

it('two tabs of one post are asked about the text that both changed, keep both, and find it among the versions', async () => {
  const ada = await createCaller()
  const postId = await addDraft(ada, { text: 'A chair' })
  const first = await openPage(browser, 'two-tabs')
  await signIn(first, ada)
  await first.goto(`/dashboard/content-studio/${postId}`)
  const second = await first.context().newPage()
  await second.goto(`/dashboard/content-studio/${postId}`)
  await words(second).waitFor()

  await first.context().setOffline(true)
  await words(first).fill('A red chair')
  await words(second).fill('A blue chair')
  await first.context().setOffline(false)
  const question = [first, second].map((page) => page.getByRole('group', { name: 'Text', exact: true }))
  const [asked, other] = await Promise.race([
    question[0]?.waitFor().then(() => [first, second] as const),
    question[1]?.waitFor().then(() => [second, first] as const),
  ]).then((pages) => pages ?? [first, second])
  await asked.getByRole('radio', { name: 'Both, one after the other' }).check()
  await asked.getByRole('button', { name: 'Go on with these choices' }).click()
  await saved(asked)
  await saved(other)
  const joined = await storedText(ada, postId)
  expect(joined).toContain('A red chair')
  expect(joined).toContain('A blue chair')
  await expect.poll(() => words(other).inputValue()).toBe(joined)

  await asked.getByRole('button', { name: 'More actions for this post' }).click()
  await asked.getByRole('menuitem', { name: 'Versions' }).click()
  const versions = asked.getByRole('dialog').getByRole('list', { name: 'Versions' })
  await versions.getByRole('button', { name: /You/ }).waitFor()
  await asked.getByText('This is the post as it is now.').waitFor()
})
