import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTicker } from '../../scripts/tick.ts'
import { createMastodonFake, type MastodonFake } from '../fakes/mastodon/create-mastodon-fake.ts'
import { acceptedIn } from '../fakes/support/ledger.ts'
import { createTelegramFake, type TelegramFake } from '../fakes/telegram/create-telegram-fake.ts'
import { createWebhookFake, type WebhookFake } from '../fakes/webhook/create-webhook-fake.ts'
import { startX, type XFake } from '../fakes/x/start-x.ts'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage, takePicture } from '../support/chromium.ts'
import { EMULATORS } from '../support/emulators.ts'
import { startNetworkFront } from '../support/network-front.ts'
import { signIn } from '../support/sign-in.ts'
import { workshopPicture } from '../support/workshop-picture.ts'

const RECEIVER = 'My website'

describe('several networks', () => {
  let browser: Browser
  let mastodon: MastodonFake
  let telegram: TelegramFake
  let webhook: WebhookFake
  let x: XFake
  let stopFront: () => Promise<void>
  let ticker: { stop: () => void }

  beforeAll(async () => {
    ;[browser, mastodon, telegram, webhook, x] = await Promise.all([
      openBrowser(),
      createMastodonFake(),
      createTelegramFake(),
      createWebhookFake(),
      startX(),
    ])
    stopFront = await startNetworkFront(EMULATORS.networks, [
      { path: '/bot', url: telegram.url },
      { path: '/', url: x.url },
    ])
    ticker = startTicker(EMULATORS, () => undefined)
  })

  afterAll(async () => {
    ticker.stop()
    await browser.close()
    await stopFront()
    await Promise.all([mastodon, telegram, webhook, x].map((fake) => fake.close()))
  })

  it('are connected in their own ways, take one post with two pictures, and one of them a second time after it failed', async () => {
    // Networks refuse duplicates, so a retry of this test posts another text.
    const text = `The first chair of ${Date.now()} is finished`
    const page = await openPage(browser, 'networks')
    await signIn(page, await createCaller(), '/dashboard/connected-platforms')
    await connectTelegram(page, telegram)
    await page.waitForURL('**/content-studio/*')
    await connectWebhook(page, webhook)
    await connectAtNetwork(page, 'Mastodon', 'Authorize', mastodon.url)
    await connectAtNetwork(page, 'X', 'Authorize app')
    await takePicture(page, '7-networks-connected')

    webhook.setState('full')
    await page.goto('/dashboard/content-studio')
    await page.getByRole('button', { name: 'New post' }).first().click()
    await page.waitForURL('**/content-studio/*')
    await write(page, text, [await workshopPicture(browser), await page.screenshot()])
    await page.getByRole('button', { name: 'More ways to publish' }).click()
    await page.getByRole('menuitem', { name: 'Publish now' }).click()
    const statuses = page.getByRole('article')
    const published = statuses.filter({ has: page.getByText('Published', { exact: true }) })
    await expect.poll(() => published.count()).toBe(3)
    const failed = statuses.filter({ hasText: RECEIVER })
    await failed.getByText('Failed', { exact: true }).first().waitFor()

    webhook.setState('works')
    await failed.getByRole('button', { name: 'Send again' }).click()
    await expect.poll(() => published.count()).toBe(4)
    await failed.getByText('Delivery record').click()
    await failed.getByRole('list', { name: /^Delivery record/ }).waitFor()
    await takePicture(page, '8-networks-published')

    const taken = [mastodon, telegram, webhook, x].map(({ ledger }) => JSON.stringify(acceptedIn(ledger)))
    expect(taken.filter((contents) => !contents.includes(text))).toEqual([])
    const sent = acceptedIn(webhook.ledger, 'post.published').filter((event) => JSON.stringify(event).includes(text))
    expect(sent).toHaveLength(1)
  })
})

async function connectTelegram(page: Page, { botToken, chat }: TelegramFake): Promise<void> {
  await page.getByRole('button', { name: /^Connect Telegram/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Bot token').fill(botToken)
  await dialog.getByLabel('Channel or group').fill(chat)
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function connectWebhook(page: Page, { address }: WebhookFake): Promise<void> {
  await page.goto('/dashboard/connected-platforms')
  await page.getByRole('button', { name: /webhook/i }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(RECEIVER)
  await dialog.getByLabel('Address').fill(address)
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await dialog.getByRole('button', { name: 'I have copied it' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Connects a network that asks for consent on its own page. */
async function connectAtNetwork(page: Page, network: string, consent: string, instance?: string): Promise<void> {
  await page.goto('/dashboard/connected-platforms')
  await page.getByRole('button', { name: new RegExp(`^Connect ${network} `) }).click()
  const dialog = page.getByRole('dialog')
  if (instance !== undefined) await dialog.getByLabel('Instance').fill(instance)
  await dialog.getByRole('button', { name: `Continue to ${network}` }).click()
  await page.getByRole('button', { name: consent }).click()
  await page.waitForURL('**/dashboard/connected-platforms')
}

async function write(page: Page, text: string, pictures: Buffer[]): Promise<void> {
  await page.getByLabel('Text', { exact: true }).fill(text)
  for (const box of await page.getByRole('group', { name: 'Publish to' }).getByRole('checkbox').all()) {
    // Typing the first letter selects the channels of the last post.
    if (!(await box.isChecked())) await box.locator('..').click()
    await expect.poll(() => box.isChecked()).toBe(true)
  }
  const files = pictures.map((buffer, at) => {
    const mimeType = at === 0 ? 'image/jpeg' : 'image/png'
    return { name: `picture-${at}`, mimeType, buffer }
  })
  await page.locator('input[type=file]').setInputFiles(files)
  await page.getByLabel(/Describe image 2/).waitFor()
  await page.getByText('Saved', { exact: true }).first().waitFor()
}
