import { mkdir, readdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_USER } from '../../scripts/seed/demo-accounts.ts'
import { RUNNING_CAMPAIGN } from '../../scripts/seed/demo-campaigns.ts'
import { DEMO_KIT } from '../../scripts/seed/demo-decks.ts'
import { DEMO_WAITING } from '../../scripts/seed/demo-team.ts'
import { seed } from '../../scripts/seed.ts'
import { tickOnce } from '../../scripts/tick.ts'
import { routes } from '../../web/src/config/routes.ts'
import {
  PICTURE_WINDOWS,
  pictureFile,
  PRODUCT_PICTURES,
  type ProductImageName,
} from '../../web/src/public/product-images.ts'
import { signInCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { EMULATORS } from '../support/emulators.ts'
import { imageFiles } from '../support/product-picture-files.ts'
import { settled } from '../support/page-audit.ts'
import { shareForReview } from '../support/review-links.ts'
import { signIn } from '../support/sign-in.ts'

const FOLDER = resolve(import.meta.dirname, '../../web/public')
/** Largest size of one file, which visitors load with the page. */
const BYTES_MAX = 90_000
/** Device pixels per CSS pixel, so that letters are sharp on dense screens. */
const DENSITY = 2
const WIDE = { avif: 1600, webp: 1280 }

/** A text with something to fix: words that the brand avoids, long sentences, a bare link. */
const ROUGH_DRAFT = [
  'The oak stools are back, and they are cheap for what they are!!!',
  'We oil each one by hand, three coats, a day apart, because oil that is not left to dry for a whole day never becomes hard.',
  'Very very luxury. Click here: https://example.com/stools #woodwork #WoodWork',
].join('\n\n')

/** An address, and actions to do there before the screenshot. */
type Scene = { address: string | (() => Promise<string>); act?: (page: Page) => Promise<unknown> }

const SCENES: Record<ProductImageName, Scene> = {
  calendar: { address: `${routes.contentScheduler.href()}?view=month` },
  campaigns: { address: routes.campaign.href(RUNNING_CAMPAIGN) },
  composer: { address: routes.contentStudioPost.href('demo-draft-3') },
  ideas: { address: routes.ideas.href() },
  queues: { address: routes.queues.href() },
  simulator: { address: routes.simulator.href() },
  deck: {
    address: routes.carouselEditorDeck.href('demo-forest'),
    act: (page) => page.getByRole('application').waitFor(),
  },
  designs: { address: routes.carouselEditor.href(), act: openDesigns },
  videos: { address: `${routes.script.href('demo-script')}?view=storyboard`, act: openScene },
  optimizer: { address: routes.optimizer.href(), act: writeRoughDraft },
  brand: { address: routes.brandKit.href(DEMO_KIT) },
  personas: { address: routes.personaCoverage.href() },
  timing: { address: routes.optimizerTiming.href() },
  analytics: { address: routes.optimizerAnalytics.href() },
  competitors: { address: routes.competitors.href() },
  approvals: { address: routes.contentStudioPost.href(DEMO_WAITING), act: openComments },
  review: { address: shareWithClient, act: openSharedPost },
  published: { address: routes.contentStudioPost.href('demo-published') },
  overview: { address: afterTick },
  channels: { address: routes.connectedPlatforms.href() },
  profiles: { address: routes.profileOptimizer.href(), act: openFirstProfile },
  'link-page': { address: routes.linkPage.href() },
  models: { address: routes.settingsModels.href() },
  data: { address: routes.settingsData.href() },
}

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
  await seed({ ...EMULATORS, auth: `http://${EMULATORS.auth}`, firestore: `http://${EMULATORS.firestore}` })
  await runScheduler()
}, 300_000)

afterAll(() => browser?.close())

it('images of the demo workspace for the public pages, light and dark, for wide screens and phones', async () => {
  const folder = resolve(FOLDER, 'pictures')
  await mkdir(folder, { recursive: true })
  const page = await openPage(browser, 'site-pictures', { isTraced: false, deviceScaleFactor: DENSITY })
  await signIn(page, DEMO_USER)
  for (const name of PRODUCT_PICTURES) {
    for (const window of ['wide', 'phone'] as const) {
      await page.setViewportSize(PICTURE_WINDOWS[window])
      await open(page, SCENES[name])
      for (const scheme of ['light', 'dark'] as const) {
        for (const size of await keep(page, name, scheme, window)) expect(size, name).toBeLessThan(BYTES_MAX)
      }
    }
  }
  const known = new Set(imageFiles().map(({ file }) => file.replace('/pictures/', '')))
  for (const file of await readdir(folder)) if (!known.has(file)) await rm(resolve(folder, file))
})

async function open(page: Page, { address, act }: Scene): Promise<void> {
  await page.goto(typeof address === 'string' ? address : await address())
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await settled(page)
  await act?.(page)
}

function runScheduler(): Promise<unknown> {
  return tickOnce({ functions: EMULATORS.functions, project: EMULATORS.project }, new Date())
}

/** The overview of a workspace whose scheduler ran just now. */
async function afterTick(): Promise<string> {
  await runScheduler()
  return routes.dashboard.href()
}

/** The address at which the client of the demo company sees its post and a deck. */
async function shareWithClient(): Promise<string> {
  const dana = await signInCaller(DEMO_USER)
  const { token } = await shareForReview(dana, dana.workspaceId, { postIds: [DEMO_WAITING], deckIds: ['demo-forest'] })
  return `/review/${token}`
}

async function openSharedPost(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Twelve stools/ }).click()
  await page.getByRole('button', { name: 'Approve' }).first().waitFor()
}

/** Opens a scene with an image and waits until all scenes are drawn. */
async function openScene(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Scene 2:/ }).click()
  await page.getByRole('group', { name: 'Layout' }).waitFor()
  await page.waitForTimeout(1_500)
}

async function openFirstProfile(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Profiles' }).getByRole('link').first().click()
  await page.locator('#checklist').waitFor()
}

async function openComments(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Comments/ })
    .first()
    .click()
  await page.getByText('Do we say which Friday?').waitFor()
}

async function openDesigns(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New deck' }).first().click()
  await page.getByRole('dialog').waitFor()
}

async function writeRoughDraft(page: Page): Promise<void> {
  await page.getByRole('textbox').first().fill(ROUGH_DRAFT)
  await page
    .getByRole('img', { name: /^Score: \d/ })
    .first()
    .waitFor()
}

/** @returns the size of each file in bytes */
async function keep(
  page: Page,
  name: ProductImageName,
  scheme: 'light' | 'dark',
  window: keyof typeof PICTURE_WINDOWS,
): Promise<number[]> {
  await page.emulateMedia({ colorScheme: scheme })
  await page.waitForFunction((wanted) => document.documentElement.classList.contains(wanted), scheme)
  await loaded(page)
  await settled(page)
  const shot = sharp(await page.screenshot({ caret: 'hide' }))
  const fileOf = (kind: Parameters<typeof pictureFile>[2]) => resolve(FOLDER, `.${pictureFile(name, scheme, kind)}`)
  if (window === 'phone') return [(await shot.avif({ quality: 58, effort: 4 }).toFile(fileOf('phone.avif'))).size]
  const avif = await shot
    .clone()
    .resize({ width: WIDE.avif })
    .avif({ quality: 58, effort: 4 })
    .toFile(fileOf('wide.avif'))
  const webp = await shot
    .clone()
    .resize({ width: WIDE.webp })
    .webp({ quality: 70, effort: 6 })
    .toFile(fileOf('wide.webp'))
  return [avif.size, webp.size]
}

/** Waits until all images in the window are loaded. */
async function loaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left, width, height } = image.getBoundingClientRect()
      const isSeen =
        width * height > 0 && top < innerHeight - 2 && left < innerWidth && top + height > 0 && left + width > 0
      return image.complete || !isSeen || !image.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }),
  )
}
