import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@postwright/core/paths'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { setFields } from '../support/documents.ts'
import { addDraft } from '../support/drafts.ts'
import { focused } from '../support/keyboard.ts'
import { addMember } from '../support/members.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Audits the screen, saves screenshots and restores the window size. */
async function judge(page: Page, name: string): Promise<void> {
  expect(await auditPage(page, name)).toEqual([])
  await photograph(page, `shell-${name}`)
  await page.setViewportSize({ width: 1280, height: 800 })
}

const switcher = (page: Page, name: string) => page.getByRole('button', { name: `Workspace ${name}` })

describe('workspaces', () => {
  it('are switched by keys; the screen shows the other one’s posts, and a reload stays there', async () => {
    const [ada, bob] = [await createCaller(), await createCaller({ fullName: 'Bob Harbour' })]
    await Promise.all([addDraft(ada, { text: 'Written at home' }), addDraft(bob, { text: 'Seen from the harbour' })])
    await addMember(bob.workspaceId, ada.uid, 'editor')
    const page = await openPage(browser, 'switcher')
    await prepareAudit(page)
    await signIn(page, ada, '/dashboard/content-studio')
    await page.getByText('Written at home').waitFor()

    await switcher(page, "Ada's workspace").focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitemradio', { name: "Bob's workspace Editor" }).waitFor()
    expect(await page.getByRole('menuitemradio', { checked: true }).textContent()).toBe("Ada's workspaceOwner")
    await judge(page, 'switcher-open')
    await page.keyboard.type('bob')
    await page.keyboard.press('Enter')

    await switcher(page, "Bob's workspace").waitFor()
    await page.getByText('Seen from the harbour').waitFor()
    expect(await page.getByText('Written at home').count()).toBe(0)
    expect(await focused(page)).toContain("Bob's workspace")
    await page.reload()
    await switcher(page, "Bob's workspace").waitFor()
    await page.getByText('Seen from the harbour').waitFor()

    await setFields(paths.member(bob.workspaceId, ada.uid), null)
    await page.reload()
    await switcher(page, "Ada's workspace").waitFor()
    await page.getByText('You no longer have access to that workspace.').waitFor()
    await page.getByText('Written at home').waitFor()
  })

  it('a single one is named, with the way to its settings', async () => {
    const page = await openPage(browser, 'single-workspace')
    await signIn(page, await createCaller())
    await switcher(page, "Ada's workspace").click()
    await page.getByRole('menuitemradio', { name: "Ada's workspace Owner" }).waitFor()
    expect(await page.getByRole('menuitemradio').count()).toBe(1)
    await page.getByRole('menuitem', { name: 'Workspace settings' }).click()
    await page.waitForURL('**/dashboard/settings/workspace')
  })
})

describe('the top bar', () => {
  it('makes new things and helps', async () => {
    const page = await openPage(browser, 'top-bar')
    await prepareAudit(page)
    await signIn(page, await createCaller())
    await judge(page, 'closed')
    await page.getByRole('button', { name: 'New', exact: true }).click()
    await page.getByRole('menuitem', { name: 'New post' }).waitFor()
    await judge(page, 'create-open')
    await page.getByRole('menuitem', { name: 'Connect a channel' }).click()
    await page.waitForURL('**/dashboard/connected-platforms')
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).waitFor()
    // The audit also narrows the window, where help moves to the user's menu and this menu closes.
    await judge(page, 'help-open')
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await sheet.waitFor()
    expect(await sheet.getByText('New post').count()).toBe(1)
  })

  it('keeps everything within reach where it is narrow', async () => {
    const page = await openPage(browser, 'narrow-bar')
    await prepareAudit(page)
    await signIn(page, await createCaller())
    await page.setViewportSize({ width: 320, height: 800 })
    await page.getByRole('button', { name: 'Help' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Dashboard' }).waitFor()
    await photograph(page, 'shell-drawer')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: /’s account$/ }).click()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).waitFor()
    await judge(page, 'user-menu')
    await page.setViewportSize({ width: 320, height: 800 })
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true)
  })

  it('begins a post with the key n', async () => {
    const page = await openPage(browser, 'key-n')
    await signIn(page, await createCaller())
    await page.keyboard.press('n')
    const field = page.getByLabel('Text', { exact: true })
    await field.waitFor()
    expect(await field.inputValue()).toBe('')
    expect(new URL(page.url()).pathname).toMatch(/^\/dashboard\/content-studio\/\w+$/)
  })
})
