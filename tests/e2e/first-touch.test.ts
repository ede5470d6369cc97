import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../support/chromium.ts'
import { EMULATORS } from '../support/emulators.ts'
import { isTakenOver } from '../support/is-taken-over.ts'

const SCRIPTS = '**/assets/*.js'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Opens a page whose code stays on its way until the returned function is called. */
async function openWithoutCode(name: string, path: string): Promise<{ page: Page; deliver: () => Promise<void> }> {
  const page = await openPage(browser, name)
  const arrival = Promise.withResolvers<void>()
  await page.route(SCRIPTS, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(path)
  const deliver = async () => {
    arrival.resolve()
    await page.waitForLoadState('networkidle')
  }
  return { page, deliver }
}

describe('a public page', () => {
  it('runs its code at the first sign of a hand, not before', async () => {
    const page = await openPage(browser, 'sign-of-a-hand')
    await page.goto('/about', { waitUntil: 'networkidle' })
    const button = page.getByRole('button', { name: /Switch to the dark theme/ })
    expect(await isTakenOver(button)).toBe(false)
    await page.mouse.move(200, 200, { steps: 2 })
    await expect.poll(() => isTakenOver(button)).toBe(true)
  })

  it('takes a mouse that rests where the page appears for nobody', async () => {
    const page = await openPage(browser, 'resting-mouse')
    await page.goto('/about', { waitUntil: 'networkidle' })
    const button = page.getByRole('button', { name: /Switch to the dark theme/ })
    await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')))
    await page.waitForTimeout(1000)
    expect(await isTakenOver(button)).toBe(false)
    await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove', { movementX: 3 })))
    await expect.poll(() => isTakenOver(button)).toBe(true)
  })

  it('runs its code a while later when nobody moves', async () => {
    const page = await openPage(browser, 'nobody-there')
    await page.goto('/about')
    const button = page.getByRole('button', { name: /Switch to the dark theme/ })
    await expect.poll(() => isTakenOver(button)).toBe(true)
  })

  it('sends the message that was written before its code was there once, however often that was asked for', async () => {
    const { page, deliver } = await openWithoutCode('early-message', '/contact')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(`${EMULATORS.api}/contact`)) sent.push(request.postData() ?? '')
    })
    await page.getByLabel('Your name').fill('Ada Early')
    await page.getByLabel('E-mail for the answer').fill('ada.early@example.com')
    await page.getByLabel('What is it about?').selectOption('An idea')
    await page.getByLabel('Message', { exact: true }).fill('Written while the code was still on its way to me.')
    await page.getByRole('button', { name: 'Send the message' }).dblclick()
    expect(page.url()).toMatch(/\/contact$/)

    await deliver()
    await page.getByText('Your message has arrived').waitFor()
    expect(sent.map((body) => JSON.parse(body))).toEqual([
      expect.objectContaining({
        name: 'Ada Early',
        email: 'ada.early@example.com',
        topic: 'idea',
        message: 'Written while the code was still on its way to me.',
      }),
    ])
  })

  it('finds what was sought before its code was there', async () => {
    const { page, deliver } = await openWithoutCode('early-search', '/faq')
    const field = page.getByLabel('Search the questions')
    await field.fill('time zone')
    await deliver()
    await page
      .getByRole('status')
      .getByText(/^\d+ answers?$/)
      .waitFor()
    expect(await field.inputValue()).toBe('time zone')
  })

  it('opens the answer that its address names, without a touch', async () => {
    const page = await openPage(browser, 'named-answer')
    await page.goto('/faq', { waitUntil: 'networkidle' })
    const id = await page.getByRole('group').nth(5).getAttribute('id')
    await page.goto('/about')
    await page.goto(`/faq#${id}`)
    await expect.poll(() => page.locator(`details#${id}`).getAttribute('open')).not.toBeNull()
  })
})
