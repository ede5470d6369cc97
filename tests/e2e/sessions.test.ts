import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshToken } from '@postwright/core/api/auth'
import { getMe } from '@postwright/core/api/users'
import { paths } from '@postwright/core/paths'
import { callApi, errorOf } from '../support/api.ts'
import { createCaller, signInCaller } from '../support/callers.ts'
import { openBrowser, openPage, takePicture } from '../support/chromium.ts'
import {
  bundleClientCalls,
  callAtOnce,
  openClientTab,
  storeTokens,
  serveClientApi,
  type ClientApi,
} from '../support/client-tab.ts'
import { setFields } from '../support/documents.ts'
import { signIn } from '../support/sign-in.ts'
import { fillSignIn, signInAt } from '../support/sign-in-at.ts'

const REFRESH = '/auth/token/refresh'
const LOCK_WAIT = 5_000

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

function countRefreshes(tabs: Page[]): () => number {
  let refreshes = 0
  for (const tab of tabs) {
    tab.on('request', (request) => {
      if (request.url().endsWith(REFRESH)) refreshes += 1
    })
  }
  return () => refreshes
}

describe('two tabs with an expired token', () => {
  let code: string
  let server: ClientApi

  beforeAll(async () => {
    ;[code, server] = await Promise.all([bundleClientCalls(), serveClientApi()])
  })

  afterAll(() => server.stop())

  it('make a hundred calls each: all succeed, with one refresh between them', async () => {
    const ada = await createCaller({ api: server.api })
    const page = await openPage(browser, 'two-tabs')
    await server.route(page.context())
    await page.goto('/before-paint.js')
    const tabs = [await openClientTab(page.context(), code), await openClientTab(page.context(), code)]
    const refreshes = countRefreshes(tabs)
    await storeTokens(page, await server.expiredTokenOf(ada), ada.refreshToken)

    const outcomes = await Promise.all(tabs.map((tab) => callAtOnce(tab, 100, ada.workspaceId)))

    expect(outcomes.flatMap(({ failures }) => failures)).toEqual([])
    expect(outcomes.map(({ succeeded }) => succeeded)).toEqual([100, 100])
    expect(refreshes()).toBe(1)
  })

  it('wait five seconds at most for a tab that never gives the lock back', async () => {
    const ada = await createCaller({ api: server.api })
    const page = await openPage(browser, 'held-lock')
    await server.route(page.context())
    const tab = await openClientTab(page.context(), code)
    const hog = await openClientTab(page.context(), code)
    await storeTokens(tab, await server.expiredTokenOf(ada), ada.refreshToken)
    await hog.evaluate(
      () =>
        new Promise<void>((held) => {
          void navigator.locks.request('postwright.refresh', () => {
            held()
            return new Promise(() => {})
          })
        }),
    )

    const { succeeded, slowest } = await callAtOnce(tab, 1, ada.workspaceId)

    expect(succeeded).toBe(1)
    expect(slowest).toBeGreaterThanOrEqual(LOCK_WAIT - 100)
    expect(slowest).toBeLessThan(LOCK_WAIT + 25_000)
  })
})

describe('a browser that several people use', () => {
  it('shows the second person their own workspace after the first has signed out', async () => {
    const [ada, bob] = [await createCaller({ fullName: 'Ada First' }), await createCaller({ fullName: 'Bob Second' })]
    const page = await openPage(browser, 'in-out-in')
    const refused: string[] = []
    page.on('console', (message) => {
      if (/permission/i.test(message.text())) refused.push(message.text())
    })

    await signInAt(page, ada)
    await page.getByRole('button', { name: 'Ada First’s account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/login')
    await signInAt(page, bob)
    await page.getByRole('button', { name: 'Bob Second’s account' }).waitFor()
    await page.goto('/dashboard/settings/workspace')
    const name = page.locator('#workspace').getByLabel('Name', { exact: true })
    await expect.poll(() => name.inputValue()).toContain('Bob')

    expect(refused).toEqual([])
  })
})

describe('the key of a browser', () => {
  it('goes along with every refresh, so that copied tokens are worth nothing elsewhere', async () => {
    const ada = await createCaller()
    const page = await openPage(browser, 'device-key')
    await signIn(page, ada)
    const stolen = await page.evaluate(() => localStorage.getItem('postwright.refreshToken'))
    errorOf(await callApi(refreshToken, { refreshToken: stolen ?? '' }), 'refresh_token_invalid')

    const refreshes = countRefreshes([page])
    await page.evaluate(() => localStorage.setItem('postwright.accessToken', 'of.another.time'))
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await page.getByRole('link', { name: 'Security' }).click()
    await page.locator('#sessions li').first().waitFor()
    expect(refreshes()).toBe(1)
    expect(await page.evaluate(() => localStorage.getItem('postwright.refreshToken'))).not.toBe(stolen)
  })
})

/** Sessions started in a browser. The list also has the test's own API sessions. */
function browserRows(page: Page) {
  return page.locator('#sessions li').filter({ hasText: 'Chrome' })
}

describe('a sign-in that is not to be remembered', () => {
  it('is one session however often the page is loaded, and a second one in a copied tab', async () => {
    const ada = await createCaller()
    const page = await openPage(browser, 'session-only')
    await page.goto('/login')
    await page.getByLabel('Stay signed in on this device').uncheck()
    await fillSignIn(page, ada)
    await page.waitForURL('**/dashboard')
    expect(await page.evaluate(() => localStorage.getItem('postwright.refreshToken'))).toBeNull()

    await page.goto('/dashboard/settings/security')
    await page.locator('#sessions li').first().waitFor()
    for (let reloads = 0; reloads < 3; reloads += 1) {
      await page.reload()
      await page.locator('#sessions li').first().waitFor()
    }
    expect(await browserRows(page).count()).toBe(1)

    const [copy] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open('/dashboard/settings/security')),
    ])
    await copy.locator('#sessions li').first().waitFor()
    expect(await browserRows(copy).count()).toBe(2)
    await page.reload()
    await page.locator('#sessions li').first().waitFor()
    expect(await browserRows(page).count()).toBe(2)
  })
})

describe('the list of sessions', () => {
  it('ends another device, which says that its session is over with the next change of what it shows', async () => {
    const ada = await createCaller()
    const [here, there] = [await openPage(browser, 'here'), await openPage(browser, 'there')]
    await signIn(there, ada)
    await signInCaller(ada)
    await signIn(here, ada, '/dashboard/settings/security')
    const rows = here.locator('#sessions li')
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(3)
    expect(await rows.filter({ hasText: 'This device' }).count()).toBe(1)
    await takePicture(here, 'settings-sessions')

    await here.getByRole('button', { name: 'End all other sessions' }).click()
    await expect.poll(() => rows.count()).toBe(1)
    await here.getByText(/sessions? (was|were) ended/).waitFor()

    await setFields(paths.workspace(ada.workspaceId), { name: 'A new name' })
    await there.waitForURL('**/login**')
    await there.getByText('Your session has expired. Please sign in again.').waitFor()
    await takePicture(there, 'session-expired')
    expect((await ada.call(getMe, {})).ok).toBe(false)
  })
})
