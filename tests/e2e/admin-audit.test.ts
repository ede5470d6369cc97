import type { Browser, Page } from 'playwright-core'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BRAND } from '@postwright/core/brand'
import { paths } from '@postwright/core/paths'
import { asAdmin } from '../support/account.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { database, emptyCollection, setFields } from '../support/documents.ts'
import { makeAuditEntry } from '../support/factories/audit-entry.ts'
import { place } from '../support/factories/world.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { setClaims } from '../support/identities.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'
import { personListed } from '../support/triggers-ran.ts'

const ADMIN_AREA = `/${process.env['VITE_ADMIN_PREFIX']}`
const ITEMS_PER_PAGE = 20
const ENDED = 5

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
  // Seals from other test files refer to the entries deleted here. Deleted last, so that a seal made in between is deleted too.
  await emptyCollection(paths.auditLog())
  await emptyCollection(paths.auditSeals())
  await recordEarlierDeeds()
})

afterAll(() => browser.close())

/** Stores more than one page of entries that are older than the accounts of these tests. */
async function recordEarlierDeeds(): Promise<void> {
  const batch = database().batch()
  const facts = { platform: 'bluesky', externalId: 'did:plc:abcdefghijklmnop', handle: 'ada.example.com' }
  for (let i = 0; i < ITEMS_PER_PAGE + 2; i += 1) {
    const path = `${paths.auditLog()}/earlier${i}`
    const subject = `workspaces/w${i}/connections/bluesky_did-plc-abcdefghijklmnop`
    const { data } = place(
      path,
      makeAuditEntry({ id: `earlier${i}`, action: 'connection.disconnected', subject, facts, people: [] }),
    )
    const at = Timestamp.fromMillis(Date.UTC(2026, 9, 1, 8, i))
    batch.set(database().doc(path), { ...data, actorUid: 'system', workspaceId: `w${i}`, createdAt: at, updatedAt: at })
  }
  for (let i = 0; i < ENDED; i += 1) {
    const path = `${paths.auditLog()}/ended${i}`
    const entry = makeAuditEntry({ id: `ended${i}`, action: 'session_ended', subject: `session${i}`, people: [] })
    const at = Timestamp.fromMillis(Date.UTC(2026, 9, 2, 8, i))
    batch.set(database().doc(path), { ...place(path, entry).data, actorUid: 'system', createdAt: at, updatedAt: at })
  }
  await batch.commit()
}

async function openLog(boss: TestCaller, at = `${ADMIN_AREA}/audit-log`): Promise<Page> {
  const page = await openPage(browser, 'admin-audit')
  await prepareAudit(page)
  await signIn(page, boss, at)
  return page
}

async function judge(page: Page, name: string): Promise<void> {
  expect(await auditPage(page, name)).toEqual([])
  await photograph(page, name)
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Action' }).click()
  await page.getByRole('option', { name: action, exact: true }).click()
}

it('lets an admin give and take the right of a person found by address, and tells the change just made in a sentence', async () => {
  const [boss, ada] = [await asAdmin(await createCaller()), await createCaller({ fullName: 'Ada Audited' })]
  const page = await openLog(boss, `${ADMIN_AREA}/user-management`)
  await personListed(ada)
  await page.getByRole('searchbox', { name: 'Search people' }).fill(ada.email)
  await page.getByRole('link', { name: 'Ada Audited' }).click()
  await page.getByRole('heading', { name: 'Ada Audited', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Make an admin' }).click()
  const question = page.getByRole('dialog', { name: 'Make Ada Audited an admin?' })
  await question.getByRole('button', { name: 'Make an admin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Password', { exact: true }).fill(boss.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Remove admin role' }).waitFor()

  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'System' }).click()
  await page.getByLabel('Person’s email').fill(ada.email)
  await page.getByRole('button', { name: 'Find' }).click()
  // The table that the filter replaces lists the same change.
  await page.getByRole('button', { name: 'Clear person' }).waitFor()
  const row = page.getByRole('row').filter({ hasText: 'You changed the role of Ada Audited' })
  await row.getByText('Before: user · After: admin').waitFor()
  await row.getByRole('button', { name: 'Show details' }).click()
  expect(await page.locator('#audit dl').innerText()).toMatch(/Before\s+user\s+After\s+admin/)
  await judge(page, 'admin-audit-opened')

  // No test file that runs at the same time enables an account.
  await choose(page, 'Account enabled')
  await page.getByRole('heading', { name: 'No matching entries' }).waitFor()
  const asked = new URL(page.url()).searchParams
  expect([asked.get('action'), asked.get('person')]).toEqual(['account_enabled', ada.uid])
  await judge(page, 'admin-audit-nothing')
})

it('folds noise, checks the log and exports it', async () => {
  const boss = await asAdmin(await createCaller())
  const page = await openLog(boss, `${ADMIN_AREA}/audit-log?from=2026-10-01&to=2026-10-03`)
  await page.getByText(`${BRAND.name} ended ${ENDED} sessions`).waitFor()
  await page.getByRole('button', { name: 'Check the log' }).click()
  const outcome = page.locator('#integrity').getByRole('status')
  await expect.poll(() => outcome.innerText(), { timeout: 100_000 }).toMatch(/Nothing is sealed yet|No changes found/)
  await judge(page, 'admin-audit-folded')
  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV for spreadsheets' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('audit-log.csv')
  await page.getByText(`${ITEMS_PER_PAGE + 2 + ENDED} entries exported.`).waitFor()
})

it('turns its pages by cursor, and is gone for an admin whose right was taken meanwhile', async () => {
  const boss = await asAdmin(await createCaller())
  const page = await openLog(boss)
  const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('rowheader')
  await choose(page, 'Channel disconnected')
  await expect.poll(() => rows.count()).toBe(ITEMS_PER_PAGE)
  await judge(page, 'admin-audit')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Page 2').waitFor()
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => rows.count()).toBe(ITEMS_PER_PAGE)

  // Both are set at once, because the next call copies the role of the identity to the account.
  await Promise.all([setClaims(boss.uid, {}), setFields(paths.user(boss.uid), { role: 'user' })])
  await choose(page, 'Account created')
  // The refused read makes the client reload the account. For people without the role, the area does not exist.
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  expect(await rows.count()).toBe(0)
  expect(await page.getByText('Audit log').count()).toBe(0)
})
