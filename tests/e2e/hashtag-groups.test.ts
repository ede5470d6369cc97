import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashtagGroups } from '@postwright/core/collections/hashtag-groups'
import { paths } from '@postwright/core/paths'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { database } from '../support/documents.ts'
import { addDraft } from '../support/drafts.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const { name, hashtags } = hashtagGroups.schema.shape

/** Hashtags of the stored groups, by name. */
async function storedGroups({ workspaceId }: TestCaller): Promise<Record<string, string[]>> {
  const { docs } = await database().collection(paths.hashtagGroups(workspaceId)).get()
  return Object.fromEntries(docs.map((each) => [name.parse(each.get('name')), hashtags.parse(each.get('hashtags'))]))
}

async function makeGroup(page: Page, called: string, pasted: string): Promise<void> {
  await page.getByRole('button', { name: 'New group' }).click()
  await page.getByLabel('Group name').fill(called)
  await page.getByLabel('Add hashtags').fill(pasted)
  await page.keyboard.press('Enter')
}

it('a group is made once and put into a post from the composer, which makes another of its own hashtags', async () => {
  const ada = await createCaller()
  const postId = await addDraft(ada, { text: 'Our first chair #oak' })
  const page = await openPage(browser, 'hashtag-groups')
  await signIn(page, ada, '/dashboard/content-studio')
  await page.getByRole('link', { name: 'Hashtags' }).click()
  await makeGroup(page, 'Woodwork', '#oak #walnut, chair')
  await expect.poll(() => storedGroups(ada)).toEqual({ Woodwork: ['oak', 'walnut', 'chair'] })

  await page.goto(`/dashboard/content-studio/${postId}`)
  const text = page.getByLabel('Text', { exact: true })
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Control+g')
  await page.getByRole('searchbox', { name: 'Search groups' }).fill('wood')
  await page.keyboard.press('Enter')
  expect(await text.inputValue()).toBe('Our first chair #oak #walnut #chair')
  await page.keyboard.press('Control+Z')
  expect(await text.inputValue()).toBe('Our first chair #oak')
  await page.keyboard.press('Control+Shift+Z')

  await page.getByRole('button', { name: 'Hashtags' }).click()
  await page.getByRole('button', { name: 'Save the 3 hashtags of this text as a group' }).click()
  await page.getByLabel('Group name').fill('Chairs')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await storedGroups(ada))['Chairs']).toEqual(['oak', 'walnut', 'chair'])
})

it('a deleted group comes back with one choice or from the trash, and words typed without a network arrive when there is one', async () => {
  const ada = await createCaller()
  const page = await openPage(browser, 'hashtag-groups-offline', { serviceWorkers: 'allow' })
  await signIn(page, ada, '/dashboard/content-studio')
  await page.getByRole('link', { name: 'Hashtags' }).click()
  await makeGroup(page, 'Tea', 'green')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.context().setOffline(true)
  await page.getByLabel('Add hashtags').fill('matcha')
  await page.keyboard.press('Enter')
  await page.getByText('Offline: kept on this device').waitFor()
  await page.locator('#content').getByRole('link', { name: 'Hashtag groups' }).click()
  await page.getByText('Waiting on this device: 1 change').waitFor()
  await page.context().setOffline(false)
  await expect.poll(async () => (await storedGroups(ada))['Tea']).toEqual(['green', 'matcha'])

  await page.getByRole('button', { name: 'Actions for “Tea”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('heading', { name: 'No groups yet' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Tea' }).waitFor()

  await page.getByRole('button', { name: 'Actions for “Tea”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('link', { name: 'Trash' }).click()
  await page.getByRole('button', { name: 'Restore “Tea”' }).click()
  await expect.poll(async () => (await storedGroups(ada))['Tea']).toEqual(['green', 'matcha'])
})
