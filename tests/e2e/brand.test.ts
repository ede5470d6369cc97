import { differenceCiede2000 } from 'culori'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import { schedulePost } from '@postwright/core/api/posts'
import { brandKitDraftSchema } from '@postwright/core/model/brand-kit'
import { paths } from '@postwright/core/paths'
import { dataOf } from '../support/api.ts'
import { type BrandWebsite, PLANTED, serveBrandWebsite } from '../support/brand-website.ts'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { database } from '../support/documents.ts'
import { addBrandKit, addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { signIn } from '../support/sign-in.ts'

const deltaE = differenceCiede2000()

let browser: Browser
let site: BrandWebsite
beforeAll(async () => {
  site = await serveBrandWebsite()
  browser = await openBrowser()
})
afterAll(async () => {
  site.close()
  await browser.close()
})

it('a kit is filled from a website, mends a banned word by one key, and names a scheduled post', async () => {
  const ada = await createCaller()
  const { voice } = emptyBrandKit('', 0)
  const banned = [{ word: 'cheap', replacement: 'fair' }]
  const [kitId, channel] = await Promise.all([addBrandKit(ada, { voice: { ...voice, banned } }), addChannel(ada)])
  const planned = await addDraft(ada, { text: 'Cheap chairs from oak', connectionIds: [channel.id] })
  const draft = await addDraft(ada, { text: 'Chairs', connectionIds: [channel.id] })
  const { workspaceId } = ada
  dataOf(await ada.call(schedulePost, { workspaceId, postId: planned, rev: 1, when: tomorrow() }))
  const stored = async () =>
    brandKitDraftSchema.parse((await database().doc(paths.brandKit(workspaceId, kitId)).get()).data())

  const page = await openPage(browser, 'brand')
  await signIn(page, ada)
  await page.goto(`/dashboard/brand-kit/${kitId}`)
  await page.getByRole('button', { name: 'Fill from a website' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fill the kit from a website' })
  await dialog.getByLabel('Website address').fill(site.origin)
  await page.keyboard.press('Enter')
  await dialog.getByText('.button · background-color in site.css').waitFor()
  await dialog.getByRole('checkbox', { name: /#22262b/ }).uncheck()
  await dialog.getByRole('button', { name: 'Add selected values' }).click()
  await expect.poll(async () => (await stored()).colors.length).toBeGreaterThan(2)
  const { name, description, colors, logos, fonts } = await stored()
  expect({ name, description, logos: logos.length, fonts: fonts.heading }).toEqual({
    name: 'Juniper workshop',
    description: 'Furniture from the forest next door.',
    logos: 1,
    fonts: 'Lora',
  })
  for (const role of ['primary', 'secondary', 'background'] as const) {
    const hex = colors.find((color) => color.role === role)?.hex ?? '#000000'
    expect(deltaE(hex, PLANTED[role]), role).toBeLessThan(5)
  }
  expect(colors.map(({ hex }) => hex)).not.toContain(PLANTED.text)

  await page.goto(`/dashboard/content-studio/${draft}`)
  const text = page.getByLabel('Text', { exact: true })
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' that are cheap')
  await page.locator('mark', { hasText: 'cheap' }).waitFor()
  await page.keyboard.press('Alt+Enter')
  await expect.poll(() => text.inputValue()).toBe('Chairs that are fair')

  await page.goto('/dashboard/brand-kit/report')
  const row = page.getByRole('listitem').filter({ hasText: 'Cheap chairs from oak' })
  await row.getByText('Banned word: “Cheap”').waitFor()
  await row.getByRole('link', { name: 'Cheap chairs from oak' }).click()
  await page.waitForURL(`**/content-studio/${planned}`)
})
