import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADMIN_SCREENS } from '../../web/src/app/admin-screens.ts'
import { routes } from '../../web/src/config/routes.ts'
import { asAdmin } from '../support/account.ts'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

async function openAdmin(screen?: string): Promise<Page> {
  const page = await openPage(browser, 'admin-screens')
  await signIn(page, await asAdmin(await createCaller()), routes.admin.href(screen))
  return page
}

const addressOf = (page: Page) => new URL(page.url()).pathname

it('opens with the first tab, and every tab leads to its screen, with its title in the browser', async () => {
  const page = await openAdmin()
  const tabs = page.getByRole('navigation', { name: 'Administration' }).getByRole('link')
  await expect.poll(() => addressOf(page)).toBe(routes.admin.href(ADMIN_SCREENS[0]?.path))
  expect(await tabs.count()).toBe(ADMIN_SCREENS.length)
  const heading = page.getByRole('heading', { level: 1 })
  const seen = new Set<string>()
  for (const [i, { path }] of ADMIN_SCREENS.entries()) {
    await tabs.nth(i).click()
    await expect.poll(async () => !seen.has(await heading.innerText())).toBe(true)
    const title = await heading.innerText()
    seen.add(title)
    expect(addressOf(page)).toBe(routes.admin.href(path))
    expect(title).not.toBe('Page not found')
    await expect.poll(() => page.title()).toBe(`${title} · Postwright`)
    await photograph(page, `admin-${path}`, { isWhole: true })
  }
})

it('an address of an earlier version leads to the screen of today, and an unknown one to none', async () => {
  const page = await openAdmin('fonts')
  await expect.poll(() => addressOf(page)).toBe(routes.admin.href('font-management'))
  await page.getByRole('heading', { name: 'Fonts', level: 1 }).waitFor()
  await page.goto(routes.admin.href('nowhere'))
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
})

it('publishing on a network is turned off for everybody and on again', async () => {
  const page = await openAdmin('service-enablement')
  const network = page.getByRole('switch', { name: 'Pinterest' })
  await network.waitFor({ state: 'attached' })
  expect(await network.isChecked()).toBe(true)
  await page.getByText('Pinterest', { exact: true }).click()
  await expect.poll(() => network.isChecked()).toBe(false)
  await page.reload()
  await network.waitFor({ state: 'attached' })
  expect(await network.isChecked()).toBe(false)
  await page.getByText('Pinterest', { exact: true }).click()
  await expect.poll(() => network.isChecked()).toBe(true)
})
