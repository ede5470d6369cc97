import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readLinkPageFacts } from '@postwright/core/api/link-pages'
import { randomBytes } from 'node:crypto'
import { dataOf } from '../support/api.ts'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { addBrandKit } from '../support/drafts.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { signIn } from '../support/sign-in.ts'

/** The click counter takes the default user agent of a headless browser for a bot. */
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('a person makes a link page, orders it with keys, publishes it, and a visitor without scripts presses a link that is counted', async () => {
  const ada = await createCaller()
  await addBrandKit(ada, {
    colors: [
      { id: 'a', name: 'Paper', hex: '#faf6ee', role: 'background' },
      { id: 'b', name: 'Pale', hex: '#d8d2c4', role: 'text' },
      { id: 'c', name: 'Pine', hex: '#1f5f4a', role: 'primary' },
    ],
    fonts: { heading: 'Lora', body: 'Inter', accent: '' },
  })
  const page = await openPage(browser, 'link-page')
  await prepareAudit(page)
  await signIn(page, ada, '/dashboard/profile-optimizer/link-page')
  await page.getByRole('button', { name: 'Create link page' }).click()
  await page.getByLabel('Page title').fill('Wright Workshop')
  await page.getByLabel('Bio').fill('Furniture from the forest next door.')
  await page.getByRole('button', { name: 'Add link' }).click()
  await page.getByLabel('Text of link 1').fill('Our tables')
  await page.getByLabel('Address of link 1').fill('https://p\u0430ypal.com/')
  await page.getByText('This address looks like another website').waitFor()
  expect(await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true)
  await page.getByLabel('Address of link 1').fill('https://example.com/tables')
  await page.getByRole('button', { name: 'Add block' }).click()
  await page.getByRole('menuitem', { name: 'Contact' }).click()
  await page.getByLabel('Email').fill('hello@example.com')

  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByText('Our tables').waitFor()
  await preview.getByText('hello@example.com').waitFor()
  expect(await auditPage(page, 'editor of the link page')).toEqual([])
  const said = page.locator('[id^="DndLiveRegion"]')
  await said.waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Move Contact', exact: true }).focus()
  for (const [key, words] of [
    [' ', /^Picked up Contact/],
    ['ArrowUp', /Position 1 of 2/],
    [' ', /^Dropped Contact/],
  ] as const) {
    await page.keyboard.press(key)
    await said.getByText(words).waitFor({ state: 'attached' })
  }
  await expect.poll(() => page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Contact', 'Links'])

  const name = `e2e-${randomBytes(4).toString('hex')}`
  await page.getByLabel('Page name').fill(name)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('link', { name: 'Open page' }).waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: /^Live$/ })
    .waitFor()

  const visitor = await openPage(browser, 'link-page-visitor', { javaScriptEnabled: false, userAgent: CHROME })
  const requests: string[] = []
  visitor.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const reply = await visitor.goto(`/@${name}`)
  expect(reply?.status()).toBe(200)
  expect(await visitor.getByRole('heading', { level: 1 }).textContent()).toBe('Wright Workshop')
  expect(await visitor.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Contact'])
  expect(await visitor.getByRole('link', { name: 'hello@example.com' }).getAttribute('href')).toBe(
    'mailto:hello@example.com',
  )
  expect(requests.filter((path) => path.endsWith('.js'))).toEqual([])
  // The target of the redirect never responds here, so the click does not wait for a page.
  const followed = visitor.waitForRequest('https://example.com/tables')
  await visitor.getByRole('link', { name: 'Our tables' }).click({ noWaitAfter: true })
  await followed
  expect(await visitor.context().cookies()).toEqual([])
  const { clicks } = dataOf(await ada.call(readLinkPageFacts, { workspaceId: ada.workspaceId }))
  expect(clicks.map(({ days }) => days.map(({ count }) => count))).toEqual([[1]])

  const violations: string[] = []
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()))
  await page.goto(`/@${name}`)
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const found = await page.evaluate(() => window.axe.run({ rules: { 'target-size': { enabled: true } } }))
    expect(found.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  expect(violations).toEqual([])
})
