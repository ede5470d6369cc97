import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { profiles } from '@postwright/core/collections/profiles'
import { paths } from '@postwright/core/paths'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { database, setFields } from '../support/documents.ts'
import { addChannel, addProfile } from '../support/drafts.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'
import { signIn } from '../support/sign-in.ts'

const storedSchema = profiles.schema.pick({ platform: true, scores: true, looks: true, keywords: true })

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('a person brings a profile from 55 to 85 points, keeps before and after, and fits one bio to every network', async () => {
  const ada = await createCaller()
  const channel = await addChannel(ada)
  await setFields(paths.connection(ada.workspaceId, channel.id), { platform: 'bluesky', handle: 'ada.example' })
  const page = await openPage(browser, 'profile')
  await prepareAudit(page)
  await signIn(page, ada, '/dashboard/profile-optimizer')
  await page.getByRole('button', { name: 'Add profile' }).click()
  await page.getByRole('menuitem', { name: 'LinkedIn' }).click()

  // Enters the current profile.
  await page.getByLabel('Name', { exact: true }).fill('Ada Wright')
  await page.getByLabel('Headline').fill('Passionate furniture guru')
  await page.getByLabel('Bio', { exact: true }).fill('I make tables.')
  await page.getByLabel('Link', { exact: true }).fill('https://example.com/tables')
  for (const word of ['oak', 'repair']) {
    await page.getByRole('combobox', { name: 'More keywords' }).fill(word)
    await page.keyboard.press('Enter')
  }
  const chosen = { name: 'ada.png', mimeType: 'image/png', buffer: await drawFace() }
  await page.locator('#picture input[type=file]').setInputFiles(chosen)
  await page.getByRole('button', { name: 'Replace profile image' }).waitFor()
  await page.getByText('At 32 pixels', { exact: true }).waitFor()
  await hasScore(page, 55)
  await page.getByRole('button', { name: 'Save score' }).click()
  await page.getByRole('button', { name: 'Score saved' }).waitFor()

  // Makes the changes from the checklist.
  await page.getByText('Replace buzzwords in the headline').waitFor()
  await page.getByLabel('Headline').fill('Furniture maker for people who keep things')
  await page.getByLabel('Bio', { exact: true }).fill('I make tables of oak. A repair is as welcome as an order.')
  await page.getByLabel('A post is pinned to the profile').check()
  await hasScore(page, 85)
  await page.getByText('From 55 to 85 points').first().waitFor()
  await page.getByText('Saved', { exact: true }).first().waitFor()
  expect(await auditPage(page, 'profile')).toEqual([])
  await photograph(page, 'profile', { isWhole: true })
  const stored = await database().collection(paths.profiles(ada.workspaceId)).get()
  const [{ scores, looks, ...profile } = { scores: [], looks: [] }] = stored.docs.map((each) =>
    storedSchema.parse(each.data()),
  )
  expect(profile).toEqual({ platform: 'linkedin', keywords: ['oak', 'repair'] })
  expect(scores.map(({ score, isKept }) => [score, isKept])).toEqual([
    [55, true],
    [85, false],
  ])
  expect(looks).toMatchObject([{ width: 800, height: 800 }])

  // Writes a master bio.
  await page.getByRole('link', { name: 'Profiles' }).last().click()
  await page.getByRole('link', { name: 'Master bio' }).click()
  await page.getByRole('button', { name: 'Write master bio' }).click()
  await page.getByLabel('Headline').fill('Furniture maker')
  await page
    .getByLabel('Bio', { exact: true })
    .fill(
      'I make tables that last (really). Every board is oak from next door. Come and see the workshop on any Saturday.',
    )
  await page.getByLabel('Link', { exact: true }).fill('https://example.com/tables')
  const shortest = page.getByRole('article', { name: 'TikTok' })
  await shortest.getByText('Sentence left out: Come and see the workshop on any Saturday.').waitFor()
  await shortest
    .getByText(/^Furniture maker\. I make tables that last\./)
    .first()
    .waitFor()
  await shortest.getByRole('button', { name: 'Copy Bio for TikTok' }).waitFor()
  await page.getByRole('article', { name: 'Bluesky' }).getByText('Link added at the end').waitFor()
  expect(await auditPage(page, 'master bio')).toEqual([])
  await photograph(page, 'master-bio', { isWhole: true })

  await addProfile(ada, { platform: 'bluesky', name: 'A. Wright', bio: 'Oak since 2009' })
  await page.getByRole('link', { name: 'Consistency' }).click()
  await page.getByRole('heading', { name: 'Different names' }).waitFor()
  await page.getByText('A. Wright').waitFor()
  expect(await auditPage(page, 'consistency')).toEqual([])
  await photograph(page, 'profile-consistency')
  await page.getByRole('link', { name: 'Profiles' }).last().click()
  await page.getByRole('heading', { name: 'Ada Wright' }).waitFor()
  expect(await auditPage(page, 'profiles')).toEqual([])
  await photograph(page, 'profiles')

  // Reads the profile of a connected account. Offline, the menu shows the client's own error.
  const account = page.getByRole('menuitem', { name: 'ada.example on Bluesky' })
  await page.getByRole('button', { name: 'Add profile' }).click()
  await account.waitFor()
  await page.context().setOffline(true)
  await account.click()
  await page.getByText('The server could not be reached. Check your connection and try again.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Add profile' }).click()
  await account.click()
  await page.getByRole('heading', { name: 'Bluesky profile' }).waitFor()
  expect(await page.getByLabel('Handle').inputValue()).toBe('@ada.example')

  // Previews the update of the network's profile, first offline, then online.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Update on the network…' }).click()
  await page.getByRole('dialog').getByText('You’re offline').waitFor()
  await page.context().setOffline(false)
  await page.getByText('@ada.example already has this name and bio on Bluesky.').waitFor()
  expect(await auditPage(page, 'update on the network')).toEqual([])
})

async function hasScore(page: Page, score: number): Promise<void> {
  await page.locator('#checklist').getByText(`${score} of 100 points`).waitFor()
}

/** A light disc on a dark ground: large, clear and square. */
function drawFace(): Promise<Buffer> {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="#222"/><circle cx="400" cy="400" r="280" fill="#eed"/></svg>'
  return sharp(Buffer.from(drawing)).png().toBuffer()
}
