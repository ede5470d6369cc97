import { paths } from '@postwright/core/paths'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { fieldsOf } from '../support/documents.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const text = (page: Page) => page.getByLabel('Text', { exact: true })
const second = (page: Page) => page.getByLabel('Post 2 of the thread')

it('joins what two devices have changed part by part, and asks about the words that both have changed', async () => {
  const ada = await createCaller()
  const { id } = await addChannel(ada)
  const postId = await addDraft(ada, { text: 'The boards', thread: ['The glue'], connectionIds: [id] })
  const stored = async () => {
    const { text: first, thread } = (await fieldsOf(paths.post(ada.workspaceId, postId))) ?? {}
    return [first, thread]
  }
  const open = async (name: string) => {
    const page = await openPage(browser, name)
    await signIn(page, ada, `/dashboard/content-studio/${postId}`)
    await second(page).waitFor()
    return page
  }
  const [desk, phone] = [await open('two-tabs-desk'), await open('two-tabs-phone')]

  await phone.context().setOffline(true)
  await second(phone).fill('The glue dries')
  await phone.getByText('Offline: kept on this device').waitFor()
  await text(desk).fill('The boards are planed')
  await expect.poll(stored).toEqual(['The boards are planed', ['The glue']])
  await phone.context().setOffline(false)
  await expect.poll(stored).toEqual(['The boards are planed', ['The glue dries']])
  for (const page of [desk, phone]) {
    await expect
      .poll(async () => [await text(page).inputValue(), await second(page).inputValue()])
      .toEqual(['The boards are planed', 'The glue dries'])
  }

  await phone.context().setOffline(true)
  await text(phone).fill('The boards are oak')
  await phone.getByText('Offline: kept on this device').waitFor()
  await text(desk).fill('The boards are ash')
  await expect.poll(stored).toEqual(['The boards are ash', ['The glue dries']])
  await phone.context().setOffline(false)
  await phone.getByRole('radio', { name: 'Both, one after the other' }).check()
  await phone.getByRole('button', { name: 'Continue with these choices' }).click()
  await expect.poll(async () => (await stored())[0]).toMatch(/oak[^]*ash|ash[^]*oak/)
})
