import { saveModelSettings } from '@postwright/core/api/models'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createModelsFake, type ModelsFake } from '../fakes/models/create-models-fake.ts'
import { acceptedIn } from '../fakes/support/ledger.ts'
import { dataOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { signIn } from '../support/sign-in.ts'

const DRAFT =
  'In order to plan a week of posts, our team of five people uses a really long list of all the many tables.'
const SHORTER = 'Our team of five plans a week of posts with one list.'

let browser: Browser
let fake: ModelsFake
let ada: TestCaller
let page: Page
beforeAll(async () => {
  fake = await createModelsFake()
  browser = await openBrowser()
  ada = await createCaller()
})
afterAll(async () => {
  await browser.close()
  await fake.close()
})

const field = () => page.getByRole('textbox', { name: 'Text to check' })
const dialog = () => page.getByRole('dialog')

async function choose(task: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask AI' }).click()
  await page.getByRole('menuitem', { name: task }).click()
}

async function ask(): Promise<void> {
  await dialog()
    .getByRole('button', { name: /^Ask (the AI model|again)$/ })
    .click()
}

/** Shortens by rules without a model, then adds a model after testing its connection. */
async function addModel(): Promise<void> {
  await page.goto('/dashboard/optimizer')
  await field().fill(DRAFT)
  await choose('Shorten')
  await dialog().getByText('No AI model is set up').waitFor()
  await dialog().getByRole('button', { name: 'Use this text' }).click()
  expect(await field().inputValue()).not.toContain('In order to')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => field().inputValue()).toBe(DRAFT)

  await choose('Translate')
  await dialog().getByRole('link', { name: 'Add an AI model' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill(fake.address)
  await page.getByRole('textbox', { name: 'Model', exact: true }).fill(fake.model)
  await page.getByLabel('Key', { exact: true }).fill('sk-wrong-0123456789')
  await page.getByRole('button', { name: 'Test model' }).click()
  await page.getByText('The service does not accept the key.').waitFor()
  await page.getByLabel('Key', { exact: true }).fill(fake.key)
  await page.getByRole('button', { name: 'Test model' }).click()
  await page.getByText(/^It works/).waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The stored key ends in cdef.').waitFor()
}

/** Streams a model's text, compares and scores it, uses it, and undoes that. */
async function shorten(): Promise<void> {
  await page.goto('/dashboard/optimizer')
  await field().fill(DRAFT)
  await choose('Shorten')
  await dialog().getByRole('button', { name: 'See what is sent' }).click()
  expect(await dialog().getByLabel('Task').textContent()).toContain(DRAFT)
  fake.act({ text: SHORTER, pause: 60 })
  await ask()
  await dialog().getByText('Our team of five', { exact: false }).first().waitFor()
  const result = dialog().getByRole('region', { name: 'Text from the AI model' })
  await result.locator('del').first().waitFor()
  await expect.poll(() => result.getByRole('img', { name: /^Score: / }).count()).toBe(2)
  expect(await field().inputValue()).toBe(DRAFT)
  await result.getByRole('button', { name: 'Use this text' }).click()
  expect(await field().inputValue()).toBe(SHORTER)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => field().inputValue()).toBe(DRAFT)
}

/** Cancels a slow run. A rate limit, a cut response and a used-up budget are shown, and none changes the text. */
async function fail(): Promise<void> {
  await choose('Lengthen')
  fake.act({ text: 'word '.repeat(300), pause: 200 })
  await ask()
  await dialog().getByText('word word').waitFor()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await dialog().getByText('Cancelled. The tokens used so far count towards this month.').waitFor()

  fake.script({ on: 'POST /v1/chat/completions', fault: { status: 429, retryAfter: 90 } })
  await ask()
  await dialog().getByText('The service isn’t accepting more requests right now. Try again later.').waitFor()

  fake.act({ text: SHORTER, ending: 'cut' })
  await ask()
  await dialog().getByText('The response ended before it was complete. Try again.').waitFor()

  const { workspaceId } = ada
  const { address, model } = fake
  const poor = { workspaceId, address, model, monthlyTokens: 1_000, outputField: 'max_tokens' as const }
  dataOf(await ada.call(saveModelSettings, poor))
  await ask()
  await dialog()
    .getByText(/There aren’t enough tokens left this month/)
    .waitFor()
  expect(await dialog().getByRole('button', { name: 'Use this text' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  expect(await field().inputValue()).toBe(DRAFT)

  await page.goto('/dashboard/settings/models')
  await page.getByText('Not started because the budget was used up').waitFor()
  await page.getByRole('img', { name: /Tokens a month/ }).waitFor()
}

it('an owner adds a model that is tried first, takes its text after a comparison, and is told why another one gave none', async () => {
  page = await openPage(browser, 'models')
  await signIn(page, ada)
  await addModel()
  await shorten()
  await fail()
  // The test of the model, the shortened text, the slow response and the cut one. Refused requests don't count.
  expect(acceptedIn(fake.ledger)).toHaveLength(4)
})
