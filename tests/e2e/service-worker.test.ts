import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../support/chromium.ts'
import { type FrontServer, startFrontServer } from '../support/front-server.ts'

let browser: Browser
let front: FrontServer

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  front = await startFrontServer()
})
afterEach(() => front.stop())

describe('without a network', () => {
  it('every address starts the client that the last visit left', async () => {
    const page = await visit('offline')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await front.stop()
    await page.reload()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await page.goto('/nowhere')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    expect(await page.title()).toContain('Page not found')
  })

  it('the API is not answered from anywhere', async () => {
    const page = await visit('offline-api')
    await page.goto('/pricing')
    await page.getByRole('article').first().waitFor()
    await front.stop()
    expect(await page.evaluate(() => fetch('/api/v1/plans').catch(() => 'no reply'))).toBe('no reply')
    expect((await kept(page)).filter((path) => path.startsWith('/api'))).toEqual([])
  })
})

describe('with a network', () => {
  it('pages and words are asked for anew, hashed files are not', async () => {
    const page = await visit('online')
    await page.goto('/', { waitUntil: 'networkidle' })
    front.takeAsked()
    await page.goto('/login', { waitUntil: 'networkidle' })
    await page.reload({ waitUntil: 'networkidle' })
    const asked = front.takeAsked()
    expect(asked.filter((path) => path === '/login')).toHaveLength(2)
    expect(asked.filter((path) => path === '/locales/en/common.json')).toHaveLength(2)
    const hashed = asked.filter((path) => path.startsWith('/assets/'))
    expect(hashed).toEqual([...new Set(hashed)])
  })

  it('a new version is offered, and comes with the reload that the person chooses', async () => {
    const page = await visit('update')
    expect(await page.getByText(/A new version of/).count()).toBe(0)
    const before = await caches(page)
    front.append('/service-worker.js', '\n// A later build.')
    await page.reload()
    await page.getByText(/A new version of/).waitFor()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload' }).click()
    await reloaded
    expect(await newerVersion(page)).toBeNull()
    expect(await page.getByText(/A new version of/).count()).toBe(0)
    expect(await caches(page)).toEqual(before)
  })

  it('a new version that is put off leaves the page as it is', async () => {
    const page = await visit('later')
    front.append('/service-worker.js', '\n// A later build.')
    await page.reload()
    await page.getByRole('button', { name: 'Later' }).click()
    await page.getByText(/A new version of/).waitFor({ state: 'hidden' })
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed')
  })
})

/** Opens the sign-in page, whose code runs at once, and waits until the service worker controls it. */
async function visit(name: string): Promise<Page> {
  const page = await openPage(browser, `worker-${name}`, { baseURL: front.origin, serviceWorkers: 'allow' })
  await page.goto('/login')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  return page
}

/** State of the service worker that is waiting or installing after an update check, or null. */
function newerVersion(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    return registration.waiting?.state ?? registration.installing?.state ?? null
  })
}

function caches(page: Page): Promise<string[]> {
  return page.evaluate(() => window.caches.keys())
}

/** Paths of everything in the caches. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await window.caches.keys()
    const stores = await Promise.all(names.map((name) => window.caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}
