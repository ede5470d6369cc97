import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importRadarPosts } from '@postwright/core/api/radar'
import { posts } from '@postwright/core/collections/posts'
import { paths } from '@postwright/core/paths'
import { dataOf } from '../support/api.ts'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { database } from '../support/documents.ts'
import { type RadarSite, rssOf, serveRadarSite } from '../support/radar-site.ts'
import { signIn } from '../support/sign-in.ts'

const DAY = 86_400_000
const OIL = ['linseed', 'varnish', 'brush', 'drying', 'coating', 'surface']
const SAW = ['blade', 'plank', 'timber', 'grain', 'sawmill', 'cutting']

let browser: Browser
let site: RadarSite
beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), serveRadarSite()])
  const items = Array.from({ length: 14 }, (_, at) => ({
    id: `oil${at}`,
    title: sentence(OIL, at),
    at: Date.now() - (at + 1) * DAY,
  }))
  site.set('/feed.xml', { headers: { 'content-type': 'text/xml' }, body: rssOf(items) })
})
afterAll(async () => {
  site.close()
  await browser.close()
})

const word = (words: readonly string[], at: number) => words[at % words.length] ?? ''
const sentence = (words: readonly string[], at: number) =>
  `We show the ${word(words, at)} and the ${word(words, at + 1)} with ${word(words, at + 2)}`

it('a person follows a feed, sees its figures, and makes a draft of a topic that others cover', async () => {
  const ada = await createCaller({ timeZone: 'Europe/Berlin' })
  const rows = Array.from({ length: 14 }, (_, at) => ({
    text: sentence(SAW, at),
    publishedAt: Date.now() - (at + 1) * DAY,
    likes: at === 0 ? 400 : 10 + (at % 3),
  }))
  const table = { workspaceId: ada.workspaceId, sourceId: 'paper', name: 'Sawmill on paper', rows }
  dataOf(await ada.call(importRadarPosts, table))
  const page = await openPage(browser, 'competitors')
  await signIn(page, ada, '/dashboard/competitors')

  await page.getByRole('button', { name: 'Add source' }).click()
  await page.getByLabel('Address or handle').fill(`${site.origin}/feed.xml`)
  await page.getByRole('button', { name: 'Find posts' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByText('14 posts in the last 90 days').waitFor()
  await preview.getByRole('button', { name: 'Follow' }).click()
  await preview.waitFor({ state: 'detached' })

  const compared = page.getByRole('region', { name: 'You and your competitors' }).getByRole('table')
  await compared.getByRole('row', { name: /^Oak journal 14 / }).waitFor()
  await page.getByRole('link', { name: 'Alerts' }).click()
  await page.getByText('A post by Sawmill on paper got 400 likes').waitFor()
  await page.getByRole('link', { name: 'Sources' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Oak journal' }).getByText('Up to date').waitFor()

  await page.getByRole('link', { name: 'Topics' }).click()
  await page
    .getByRole('button', { name: /Start draft .*linseed|Start draft .*varnish|Start draft .*brush/ })
    .first()
    .click()
  await page.waitForURL(/content-studio\/\w/)
  const stored = await database().collection(paths.posts(ada.workspaceId)).get()
  const [draft] = stored.docs.map((each) => posts.schema.pick({ text: true, note: true }).parse(each.data()))
  expect(draft?.text).toMatch(/linseed|varnish|brush/)
  expect(draft?.note).toContain('https://oak.example/oil')
  expect(draft?.note).toContain('Oak journal: We show the')
})
