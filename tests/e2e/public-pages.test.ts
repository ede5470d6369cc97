import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRAND } from '@postwright/core/brand'
import { HELP } from '../../web/src/public/help-articles.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { EMULATORS } from '../support/emulators.ts'
import { painted } from '../support/page-audit.ts'
import { PUBLIC_PAGES } from '../support/public-pages.ts'

const HELP_PATHS = HELP.flatMap(({ articles }) => articles).map(({ id }) => `/help/${id}`)
const ORIGIN = `https://${BRAND.domain}`

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('without JavaScript', () => {
  it('the price is there, with one way in and nothing that cannot be chosen', async () => {
    const page = await openPage(browser, 'raw-prices', { javaScriptEnabled: false })
    await page.goto('/pricing')
    expect(await page.getByRole('article').allTextContents()).toEqual([expect.stringContaining('€0')])
    expect(await page.getByRole('article').getByRole('link').allTextContents()).toEqual(['Create your account'])
  })

  it('the questions and their answers are data for machines too', async () => {
    const html = await (await fetch(`${EMULATORS.web}/faq`)).text()
    const data = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ '@type': 'FAQPage' })
    expect(data.match(/"@type":"Question"/g)?.length).toBeGreaterThan(10)
  })
})

describe('in a browser', () => {
  it.each(PUBLIC_PAGES)('$path is hydrated as it stands, without a word on the console', async ({ path, title }) => {
    const page = await openPage(browser, `live-${nameOf(path)}`, { serviceWorkers: 'allow' })
    const complaints = await listen(page)
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-kept', ''))
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await themeButton(page).click()
    expect(await page.evaluate(() => document.documentElement.className)).toBe('dark')
    expect(await page.locator('h1[data-kept]').count()).toBe(1)
    expect(await page.title()).toBe(title)
    expect(complaints).toEqual([])
  })

  it('leaves readers where they have scrolled to when its code arrives', async () => {
    const page = await openPage(browser, 'scrolled')
    await page.goto('/', { waitUntil: 'commit' })
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })
    await link.scrollIntoViewIfNeeded()
    await painted(page)
    const place = await placeOf(link)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    expect(await placeOf(link)).toBe(place)
  })

  it('an address without a page of its own gets the empty shell, never another page', async () => {
    for (const path of ['/login', '/dashboard', '/nowhere/at/all']) {
      const html = await (await fetch(`${EMULATORS.web}${path}`)).text()
      expect(html).toContain('<div id="root"></div>')
    }
  })

  it('leads on to pages that change title and address of quotation', async () => {
    const page = await openPage(browser, 'walk', { serviceWorkers: 'allow' })
    const complaints = await listen(page)
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await page.waitForURL('**/pricing')
    await page.getByRole('article').first().waitFor()
    await expect.poll(() => page.title()).toBe(`Pricing · ${BRAND.name}`)
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${ORIGIN}/pricing`)
    expect(complaints).toEqual([])
  })

  it('keeps the price it was made with when the API cannot be asked, and says so', async () => {
    const page = await openPage(browser, 'prices-offline')
    await page.route('**/api/v1/plans', (route) => route.abort())
    await page.goto('/pricing')
    await page.getByText('This price couldn’t be checked').waitFor()
    expect(await page.getByRole('article').count()).toBe(1)
    await page.unroute('**/api/v1/plans')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('This price couldn’t be checked').waitFor({ state: 'hidden' })
  })
})

describe('for search engines', () => {
  it('the site map lists exactly the public pages, and robots.txt names it', async () => {
    const map = await (await fetch(`${EMULATORS.web}/sitemap.xml`)).text()
    const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    const paths = [...PUBLIC_PAGES.map(({ path }) => path), ...HELP_PATHS]
    expect(new Set(listed)).toEqual(new Set(paths.map((path) => `${ORIGIN}${path}`)))
    expect(await (await fetch(`${EMULATORS.web}/robots.txt`)).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })

  it.each(['/pricing/', '/pricing.html'])('%s leads to the one address of the page', async (path) => {
    const reply = await fetch(`${EMULATORS.web}${path}`, { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([301, '/pricing'])
  })
})

/** Distance from the top of the window in pixels. */
async function placeOf(control: Locator): Promise<number> {
  return (await control.boundingBox())?.y ?? Number.NaN
}

function themeButton(page: Page): Locator {
  return page.getByRole('button', { name: /Switch to the dark theme/ })
}

/** Waits for hydration, which enables buttons that need the page's code. */
async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => themeButton(page).isEnabled()).toBe(true)
}

/** Collects console errors and warnings, breaches of the content policy, and requests to other sites. */
async function listen(page: Page): Promise<string[]> {
  const complaints: string[] = []
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
      throw new Error(`breach of ${violatedDirective} by ${sourceFile}`)
    })
  })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(EMULATORS.web) || request.url().startsWith('data:')
    if (!isOurs) complaints.push(`asked ${request.url()}`)
  })
  return complaints
}

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1)
}
