import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../support/chromium.ts'
import { EMULATORS } from '../support/emulators.ts'

const SCRIPTS = '**/assets/*.js'

/** CPU throttling of Lighthouse's slow phone. */
const TIMES_SLOWER = 4

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Opens a page on a slow processor and returns right after its first paint. */
async function openPainted(name: string, path: string): Promise<Page> {
  const page = await openPage(browser, name)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return page
}

/** Opens a page whose code does not arrive until `deliver` is called. */
async function openWithoutCode(name: string, path: string): Promise<{ page: Page; deliver: () => void }> {
  const page = await openPage(browser, name)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(SCRIPTS, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { page, deliver: () => resolve() }
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Early')
  await page.getByLabel('Your email').fill('ada.early@example.com')
  await page.getByLabel('What is it about?').selectOption('An idea')
  await page.getByLabel('Message', { exact: true }).fill('Written while the code was still on its way to me.')
}

const MESSAGE = {
  name: 'Ada Early',
  email: 'ada.early@example.com',
  topic: 'idea',
  message: 'Written while the code was still on its way to me.',
}

/** Collects the contact messages that the page sends from now on. */
function watchMessages(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${EMULATORS.api}/contact`)) sent.push(JSON.parse(request.postData() ?? 'null'))
  })
  return sent
}

describe('right after the first paint, on a slow processor', () => {
  it('a message that is written and sent at once arrives once', async () => {
    const page = await openPainted('early-message', '/contact')
    const sent = watchMessages(page)
    await fillContact(page)
    await page.getByRole('button', { name: 'Send message' }).dblclick()
    await page.getByText('Your message has arrived').waitFor()
    expect(sent).toEqual([expect.objectContaining(MESSAGE)])
  })

  it('a post that is typed on the home page is counted and goes along to the registration', async () => {
    const page = await openPainted('early-post', '/')
    const field = page.getByLabel('Try it: write a post')
    await field.fill('Typed at once')
    await page.getByRole('article', { name: 'Bluesky' }).getByText('287 left').waitFor()
    expect(await field.inputValue()).toBe('Typed at once')
    await page.getByRole('link', { name: 'Keep it as a draft' }).click()
    // The address changes before the screen does.
    await page.getByRole('heading', { name: 'Create your account' }).waitFor()
    await page.getByText('Typed at once').waitFor()
  })

  it('the first press of the theme button changes the theme', async () => {
    const page = await openPainted('early-theme', '/about')
    await page.getByRole('button', { name: /Switch to the dark theme/ }).click()
    expect(await page.evaluate(() => document.documentElement.className)).toBe('dark')
  })
})

describe('while the code of a page has not arrived', () => {
  it('a form is kept: it cannot be sent, nor does Enter reload the page, until the code is there', async () => {
    const { page, deliver } = await openWithoutCode('waiting-form', '/contact')
    const sent = watchMessages(page)
    await fillContact(page)
    const send = page.getByRole('button', { name: 'Send message' })
    expect(await send.isDisabled()).toBe(true)
    await page.getByLabel('Your name').press('Enter')
    expect(page.url()).toMatch(/\/contact$/)
    deliver()
    await page.getByText('3950 left').waitFor()
    await send.click()
    await page.getByText('Your message has arrived').waitFor()
    expect(sent).toEqual([expect.objectContaining(MESSAGE)])
  })

  it('a search that is typed is answered once the code is there', async () => {
    const { page, deliver } = await openWithoutCode('waiting-search', '/faq')
    const field = page.getByLabel('Search questions')
    await field.fill('time zone')
    deliver()
    await page
      .getByRole('status')
      .getByText(/^\d+ answers?$/)
      .waitFor()
    expect(await field.inputValue()).toBe('time zone')
  })

  it('a page whose words fail to arrive stays as it is, and answers once they came at another try', async () => {
    const page = await openPage(browser, 'late-words')
    const words = '**/locales/en/about.json'
    await page.route(words, (route) => route.abort())
    await page.goto('/about', { waitUntil: 'networkidle' })
    const button = page.getByRole('button', { name: /Switch to the dark theme/ })
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    expect(await button.isDisabled()).toBe(true)
    await page.unroute(words)
    await button.click()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
  })

  it('links lead on and answers unfold', async () => {
    const { page } = await openWithoutCode('waiting-links', '/faq')
    await page.getByRole('group').first().locator('summary').click()
    expect(await page.getByRole('group').first().getAttribute('open')).not.toBeNull()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await page.waitForURL('**/pricing')
    await page.getByRole('article').first().waitFor()
  })
})

it('an address that names an answer opens it', async () => {
  const page = await openPage(browser, 'named-answer')
  await page.goto('/faq')
  const id = await page.getByRole('group').nth(5).getAttribute('id')
  await page.goto('/about')
  await page.goto(`/faq#${id}`)
  await expect.poll(() => page.locator(`details#${id}`).getAttribute('open')).not.toBeNull()
})
