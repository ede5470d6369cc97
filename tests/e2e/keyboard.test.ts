import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { addChannel } from '../support/drafts.ts'
import { focused, tabTo } from '../support/keyboard.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
let caller: TestCaller

beforeAll(async () => {
  ;[browser, caller] = await Promise.all([openBrowser(), createCaller()])
  await addChannel(caller)
})

afterAll(() => browser.close())

describe('without a mouse', () => {
  it('a person signs in, writes a post and schedules it', async () => {
    const page = await openPage(browser, 'keyboard')
    await page.goto('/login')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await tabTo(page, 'textbox "Email address"')
    await page.keyboard.type(caller.email)
    await tabTo(page, 'textbox "Password"')
    await page.keyboard.type(caller.password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')

    await page.getByRole('heading', { level: 1 }).waitFor()
    await tabTo(page, 'button "New post"')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/content-studio/*')
    await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor()

    await page.keyboard.press('Control+Enter')
    await page.getByRole('alert').filter({ hasText: 'Choose at least one channel first.' }).waitFor()
    expect(await focused(page)).toMatch(/^checkbox .*Channel/)
    await page.keyboard.press('Space')
    await page.getByRole('checkbox', { name: /Channel/, checked: true }).waitFor()
    await tabTo(page, 'textbox "Text"')
    await page.keyboard.type('Written with keys alone')
    await page.getByText('Saved', { exact: true }).first().waitFor()

    await tabTo(page, 'button "Pick a time"')
    await page.keyboard.press('Enter')
    await tabTo(page, /^button "Tomorrow, 9:00/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Schedule .*, 9:00\sAM/ }).waitFor()
    await tabTo(page, 'textbox "Text"')
    await page.keyboard.press('Control+Enter')
    await page.getByText(/^Scheduled for/).waitFor()
    expect(await focused(page)).toContain('textbox "Text"')
    expect(await page.getByText('Written with keys alone').first().isVisible()).toBe(true)
  })

  it('a person goes anywhere with the palette and the shortcuts, and the focus comes back', async () => {
    const page = await openPage(browser, 'palette')
    await signIn(page, caller)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search for screens, posts and actions' }).waitFor()
    await page.keyboard.type('sched')
    await page.getByRole('option', { name: 'Scheduler', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard/content-scheduler')

    await page.getByRole('heading', { level: 1, name: 'Scheduler' }).waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    const letters = page.getByRole('switch', { name: 'Single-key shortcuts' })
    await tabTo(page, /^switch "Single-key shortcuts/)
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('display settings')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard/settings/display')
    await tabTo(page, /^switch "Single-key shortcuts/)
    await page.keyboard.press('Space')
    expect(await letters.isChecked()).toBe(true)

    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await page.waitForURL('**/content-studio')

    await tabTo(page, 'button "Search', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: 'Search for screens, posts and actions' }).waitFor()
    await page.keyboard.press('ArrowUp')
    await page.getByRole('option', { name: 'Sign out', selected: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await focused(page)).toContain('button "Search')

    await page.keyboard.press('Control+k')
    await page.keyboard.type('new post')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/content-studio/*')
    await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor()
  })
})
