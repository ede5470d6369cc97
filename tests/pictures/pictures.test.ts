import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveGallery } from '../../scripts/gallery/serve-gallery.ts'
import { routes } from '../../web/src/config/routes.ts'
import { addressesIn } from '../support/area-addresses.ts'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { composeSheet, SHEET_BYTES, type Tile } from '../support/contact-sheet.ts'
import { type FurnishedWorkspace, furnishWorkspace, ZONE } from '../support/worlds/furnished-workspace.ts'
import { setClaims } from '../support/identities.ts'
import { settled } from '../support/page-audit.ts'
import { PUBLIC_PAGES } from '../support/public-pages.ts'
import { signIn } from '../support/sign-in.ts'
import { workshopPicture } from '../support/workshop-picture.ts'

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures')
const DESK = { width: 1440, height: 900 }
const HAND = { width: 390, height: 844 }
const TILES = {
  desk: { width: 528, height: 330 },
  hand: { width: 176, height: 380 },
  section: { width: 600, height: 640 },
}
const AT_THE_DOOR = [...addressesIn('signed_out'), ...addressesIn('anyone')]
const DASHBOARD = addressesIn('dashboard')

/** Images that the README shows outside of the sheets, by file name. */
const SINGLES: Record<string, { scene: string; shot: 'desk-light' | 'desk-dark' }> = {
  composer: { scene: 'a draft', shot: 'desk-light' },
  scheduled: { scene: 'scheduled', shot: 'desk-light' },
  published: { scene: 'published', shot: 'desk-light' },
  overview: { scene: '/dashboard', shot: 'desk-light' },
  calendar: { scene: 'a month', shot: 'desk-light' },
  deck: { scene: 'a deck', shot: 'desk-light' },
  checks: { scene: 'a draft and its score', shot: 'desk-light' },
  'what-worked-dark': { scene: 'optimizer/what-worked', shot: 'desk-dark' },
  'sandbox-dark': { scene: 'the practice network', shot: 'desk-dark' },
}
const SINGLE_LOOK = { width: 1280, quality: 82 }

type Scheme = 'light' | 'dark'
/** An address, and actions to do there before the screenshot. */
type Scene = { name: string; address: string; act?: (page: Page) => Promise<unknown> }
type Shots = Record<`${'desk' | 'hand'}-${Scheme}`, Tile[]>

let browser: Browser
let workspace: FurnishedWorkspace

beforeAll(async () => {
  browser = await openBrowser()
  workspace = await furnishWorkspace(await workshopPicture(browser))
}, 300_000)

afterAll(() => browser?.close())

it('pictures of every address, light and dark, on a desk and in a hand', async () => {
  const outside = await photographAll(await openPage(browser, 'pictures-outside', { isTraced: false }), [
    ...PUBLIC_PAGES.map(({ path }) => named(path)),
    ...AT_THE_DOOR.map(named),
    { name: 'an unknown address', address: '/nowhere' },
  ])
  const inside = await openPage(browser, 'pictures-inside', { isTraced: false, timezoneId: ZONE })
  await signIn(inside, workspace.owner)
  const within = await photographAll(inside, insideScenes(workspace))
  const hidden = await photographAll(await openAdmin(), [{ name: 'the hidden area', address: routes.admin.href() }])
  for (const [name, { scene, shot }] of Object.entries(SINGLES)) await keepSingle(name, within[shot], scene)

  const sizes: number[] = []
  for (const scheme of ['light', 'dark'] as const) {
    const [desk, hand] = [`desk-${scheme}`, `hand-${scheme}`] as const
    const inHand = [...outside[hand], ...within[hand], ...hidden[hand]]
    sizes.push(await keepSheet(`public-${scheme}`, outside[desk], scheme, 'desk'))
    sizes.push(await keepSheet(`app-${scheme}`, [...within[desk], ...hidden[desk]], scheme, 'desk'))
    sizes.push(await keepSheet(`phone-${scheme}`, inHand, scheme, 'hand'))
  }
  expect(sizes.filter((size) => size > SHEET_BYTES)).toEqual([])
})

it('pictures of every component in its states', async () => {
  const gallery = await serveGallery()
  try {
    const page = await openPage(browser, 'pictures-gallery', { isTraced: false, viewport: DESK })
    await page.goto(`${gallery.address}?bare`, { timeout: 120_000 })
    await page.locator('#numbers canvas').first().waitFor({ timeout: 240_000 })
    await page.evaluate(() => document.fonts.ready)
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.waitForFunction((wanted) => document.documentElement.classList.contains(wanted), scheme)
      const sections = await sectionsOf(page)
      expect(sections.length).toBeGreaterThan(5)
      expect(await keepSheet(`components-${scheme}`, sections, scheme, 'section')).toBeLessThanOrEqual(SHEET_BYTES)
    }
  } finally {
    await gallery.stop()
  }
})

function named(address: string): Scene {
  return { name: address.replace(/^\/dashboard\//, ''), address }
}

function insideScenes({ posts, channelId, deckId }: FurnishedWorkspace): Scene[] {
  const post = (name: string, id: string): Scene => ({ name, address: routes.contentStudioPost.href(id) })
  return [
    ...DASHBOARD.map(named),
    post('a draft', posts.draft),
    post('scheduled', posts.scheduled),
    post('published', posts.published),
    post('refused by its network', posts.failed),
    { name: 'a month', address: `${routes.contentScheduler.href()}?view=month` },
    {
      name: 'a deck',
      address: routes.carouselEditorDeck.href(deckId),
      act: (page) => page.getByRole('application').waitFor(),
    },
    { name: 'a draft and its score', address: routes.optimizer.href(posts.rough) },
    { name: 'the practice network', address: routes.sandboxFeed.href(channelId) },
    {
      name: 'the command palette',
      address: routes.dashboard.href(),
      act: async (page) => {
        await page.keyboard.press('Control+k')
        await page.getByRole('option').first().waitFor()
      },
    },
  ]
}

async function openAdmin(): Promise<Page> {
  const admin = await createCaller({ fullName: 'Ada Admin' })
  await setClaims(admin.uid, { admin: true })
  const page = await openPage(browser, 'pictures-admin', { isTraced: false })
  await signIn(page, admin)
  return page
}

async function photographAll(page: Page, scenes: Scene[]): Promise<Shots> {
  const shots: Shots = { 'desk-light': [], 'desk-dark': [], 'hand-light': [], 'hand-dark': [] }
  for (const { name, address, act } of scenes) {
    await page.setViewportSize(DESK)
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await settled(page)
    await act?.(page)
    for (const [place, size] of [
      ['desk', DESK],
      ['hand', HAND],
    ] as const) {
      for (const scheme of ['light', 'dark'] as const) {
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme: scheme })
        await page.waitForFunction((wanted) => document.documentElement.classList.contains(wanted), scheme)
        await settled(page)
        shots[`${place}-${scheme}`].push({ name, picture: await page.screenshot({ caret: 'hide' }) })
      }
    }
  }
  return shots
}

async function sectionsOf(page: Page): Promise<Tile[]> {
  const tiles: Tile[] = []
  for (const section of await page.locator('main section[id]:not(section section)').all()) {
    const name = await section.getByRole('heading').first().innerText()
    tiles.push({ name, picture: await section.screenshot({ caret: 'hide' }) })
  }
  return tiles
}

async function keepSingle(name: string, tiles: Tile[], scene: string): Promise<void> {
  const { width, quality } = SINGLE_LOOK
  const tile = tiles.find((each) => each.name === scene)
  expect(tile, scene).toBeDefined()
  await sharp(tile?.picture)
    .resize({ width })
    .webp({ quality, effort: 6 })
    .toFile(resolve(FOLDER, `${name}.webp`))
}

/** @returns the size of the sheet in bytes */
async function keepSheet(name: string, tiles: Tile[], scheme: Scheme, place: keyof typeof TILES): Promise<number> {
  const sheet = await composeSheet(tiles, { scheme, columns: place === 'hand' ? 7 : 3, tile: TILES[place] })
  await mkdir(FOLDER, { recursive: true })
  await writeFile(resolve(FOLDER, `${name}.webp`), sheet)
  return sheet.length
}
