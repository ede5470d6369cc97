import { Timestamp } from 'firebase-admin/firestore'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@postwright/core/paths'
import { createCaller } from '../support/callers.ts'
import { openBrowser } from '../support/chromium.ts'
import { setFields } from '../support/documents.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { openAudited } from '../support/open-audited.ts'
import { auditPage } from '../support/page-audit.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const postPage = (id: string) => `/dashboard/content-studio/${id}`

describe('no rule of accessibility is broken and no words are cut off', () => {
  it('with menus, dialogs and toasts open', async () => {
    const caller = await createCaller()
    await addChannel(caller)
    const draft = await addDraft(caller, { text: 'The first chair is finished' })
    const page = await openAudited(browser, 'accessibility-open')
    await signIn(page, caller)
    const faults: string[] = []
    const audit = async (name: string) => void faults.push(...(await auditPage(page, name)))

    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: 'The first chair is finished' }).waitFor()
    await audit('palette')
    await page.keyboard.type('nothing like this')
    await page.getByText('No results for “nothing like this”.').waitFor()
    await audit('palette without results')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await audit('shortcuts')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 320, height: 900 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Scheduler' }).waitFor()
    faults.push(...(await auditPage(page, 'drawer', [320])))

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/dashboard/connected-platforms')
    await page.getByRole('button', { name: 'Connect Bluesky' }).click()
    await page.getByRole('dialog').getByLabel('Handle').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true }).click()
    await audit('dialog with faults')

    await page.goto(postPage(draft))
    await page.getByRole('button', { name: 'Pick a time' }).click()
    await page.getByRole('button', { name: /^Day: / }).click()
    await page.getByRole('button', { name: 'Next month' }).waitFor()
    await audit('day')
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Time' }).fill('8')
    await page.getByRole('option').first().waitFor()
    await audit('time')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More actions for this post' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
    await audit('menu of a post')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByText('Post moved to the trash.').waitFor()
    await audit('toast')
    await page
      .getByRole('button', { name: 'Undo' })
      .click({ timeout: 2_000 })
      .catch(() => undefined)
    expect(faults).toEqual([])
  })

  it('when a document cannot be read, a count fails, the server is away, and the connection is lost', async () => {
    const newcomer = await createCaller()
    const page = await openAudited(browser, 'accessibility-failing')
    await signIn(page, newcomer)
    const faults: string[] = []
    await setFields(paths.post(newcomer.workspaceId, 'broken'), { schema: 1, createdBy: newcomer.uid })
    await page.goto(postPage('broken'))
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor()
    faults.push(...(await auditPage(page, 'unreadable post')))

    const broken = { schema: 1, createdBy: newcomer.uid, state: 'held', updatedAt: Timestamp.now() }
    await setFields(paths.variant(newcomer.workspaceId, 'broken'), broken)
    await page.goto('/dashboard')
    await page
      .getByRole('region', { name: 'Needs attention' })
      .getByText(/couldn’t read/)
      .waitFor()
    faults.push(...(await auditPage(page, 'unreadable publication')))

    await page.route('**/*:runAggregationQuery*', (route) => route.abort())
    await page.goto('/dashboard')
    await page.getByText('The last 7 days couldn’t be loaded').waitFor()
    faults.push(...(await auditPage(page, 'failed count')))

    await page.context().setOffline(true)
    await page.getByText('You’re offline.').waitFor()
    faults.push(...(await auditPage(page, 'offline')))
    await page.context().setOffline(false)

    await page.route('**/api/v1/**', (route) => route.fulfill({ status: 503, body: 'away' }))
    await page.reload()
    await page.getByRole('heading', { name: 'The server cannot be reached' }).waitFor()
    faults.push(...(await auditPage(page, 'server away')))
    expect(faults).toEqual([])
  })
})
