import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADMIN_GROUPS } from '../../web/src/app/admin-screens.ts'
import { routes } from '../../web/src/config/routes.ts'
import { asAdmin } from '../support/account.ts'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { countEffort } from '../support/count-effort.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'

/** Most clicks for a daily task of an operator, from the area's home. */
const CLICKS_MAX = 4

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

it('opens with its home, and the tabs of each group lead to its screens, with their titles in the browser', async () => {
  const page = await openAdmin()
  const tabs = page.getByRole('navigation', { name: 'Administration' }).getByRole('link')
  await expect.poll(() => addressOf(page)).toBe(routes.admin.href())
  expect(await tabs.count()).toBe(ADMIN_GROUPS.length)
  const heading = page.getByRole('heading', { level: 1 })
  const seen = new Set<string>()
  for (const [i, { screens }] of ADMIN_GROUPS.entries()) {
    await tabs.nth(i).click()
    for (const [at, { path }] of screens.entries()) {
      const row = page.getByRole('main').getByRole('navigation').nth(1)
      if (at > 0) await row.getByRole('link').nth(at).click()
      await expect.poll(async () => !seen.has(await heading.innerText())).toBe(true)
      const title = await heading.innerText()
      seen.add(title)
      expect(addressOf(page)).toBe(routes.admin.href(path))
      expect(title).not.toBe('Page not found')
      await expect.poll(() => page.title()).toBe(`${title} · Postwright`)
      await photograph(page, `admin-${path || 'home'}`, { isWhole: true })
    }
  }
})

it('an address of an earlier version leads to the screen of today, and an unknown one to none', async () => {
  const page = await openAdmin('fonts')
  await expect.poll(() => addressOf(page)).toBe(routes.admin.href('font-management'))
  await page.getByRole('heading', { name: 'Fonts', level: 1 }).waitFor()
  await page.goto(routes.admin.href('nowhere'))
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
})

it('publishing on a network is turned off in four clicks, with what that pauses shown before, and on again', async () => {
  const page = await openPage(browser, 'admin-screens')
  const effort = await countEffort(page)
  await signIn(page, await asAdmin(await createCaller()), routes.admin.href())
  const groups = page.getByRole('navigation', { name: 'Administration' })
  await groups.waitFor()
  effort.clicks = 0
  await groups.getByRole('link', { name: 'Publishing' }).click()
  await page.getByRole('link', { name: 'Services' }).click()
  const network = page.getByRole('switch', { name: 'Pinterest' })
  await network.waitFor({ state: 'attached' })
  expect(await network.isChecked()).toBe(true)
  await page.getByText('Pinterest', { exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn off publishing on Pinterest?' })
  await dialog.getByText(/^Pauses \d+ scheduled posts? in /).waitFor()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Pinterest asks us to wait')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect.poll(() => network.isChecked()).toBe(false)
  expect(effort.clicks).toBeLessThanOrEqual(CLICKS_MAX)
  await page.reload()
  await network.waitFor({ state: 'attached' })
  expect(await network.isChecked()).toBe(false)
  await page.getByText('Pinterest', { exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click()
  await expect.poll(() => network.isChecked()).toBe(true)
})
