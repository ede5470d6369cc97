import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '../../web/src/config/routes.ts'
import {
  PICTURE_WIDTHS,
  PICTURE_WINDOW,
  pictureFile,
  PRODUCT_PICTURES,
  type ProductPictureName,
} from '../../web/src/public/product-pictures.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { type FurnishedWorkspace, furnishWorkspace, ZONE } from '../support/worlds/furnished-workspace.ts'
import { settled } from '../support/page-audit.ts'
import { signIn } from '../support/sign-in.ts'
import { workshopPicture } from '../support/workshop-picture.ts'

const FOLDER = resolve(import.meta.dirname, '../../web/public')
const QUALITY = 72
/** Of one file: visitors load them with the page. */
const BYTES_MAX = 60_000

let browser: Browser
let workspace: FurnishedWorkspace

beforeAll(async () => {
  browser = await openBrowser()
  workspace = await furnishWorkspace(await workshopPicture(browser))
}, 300_000)

afterAll(() => browser?.close())

it('pictures of the product for the public pages, light and dark, for wide and narrow screens', async () => {
  await mkdir(resolve(FOLDER, 'pictures'), { recursive: true })
  const page = await openPage(browser, 'site-pictures', {
    isTraced: false,
    timezoneId: ZONE,
    viewport: PICTURE_WINDOW,
  })
  await signIn(page, workspace.owner)
  const addresses = addressesIn(workspace)
  for (const name of PRODUCT_PICTURES) {
    await page.goto(addresses[name])
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    for (const scheme of ['light', 'dark'] as const) expect(await keep(page, name, scheme)).toBeLessThan(BYTES_MAX)
  }
})

function addressesIn({ posts }: FurnishedWorkspace): Record<ProductPictureName, string> {
  return {
    composer: routes.contentStudioPost.href(posts.draft),
    scheduler: routes.contentScheduler.href(),
    published: routes.contentStudioPost.href(posts.published),
    overview: routes.dashboard.href(),
    channels: routes.connectedPlatforms.href(),
  }
}

/** @returns the bytes of the largest file */
async function keep(page: Page, name: ProductPictureName, scheme: 'light' | 'dark'): Promise<number> {
  await page.emulateMedia({ colorScheme: scheme })
  await page.waitForFunction((wanted) => document.documentElement.classList.contains(wanted), scheme)
  await settled(page)
  const shot = await page.screenshot({ caret: 'hide' })
  const files = PICTURE_WIDTHS.map((width) =>
    sharp(shot)
      .resize({ width })
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(resolve(FOLDER, `.${pictureFile(name, scheme, width)}`)),
  )
  return Math.max(...(await Promise.all(files)).map(({ size }) => size))
}
