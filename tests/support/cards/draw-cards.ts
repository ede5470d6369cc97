import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { PUBLIC_PAGES } from '../public-pages.ts'
import { withNote } from './card-note.ts'
import { cardPage } from './card-page.ts'
import { cardFile, cardWords } from './card-words.ts'

/** `npm run social-cards` draws the social cards of all public pages into this folder. */
const PUBLIC = resolve(import.meta.dirname, '../../../web/public')

const executablePath = process.env.CHROME_PATH
if (!executablePath) throw new Error('Run this with npm run social-cards.')
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  for (const publicPage of PUBLIC_PAGES) {
    const words = cardWords(publicPage)
    await page.setContent(cardPage(words))
    await page.evaluate(() => document.fonts.ready)
    const picture = await sharp(await page.screenshot())
      .png({ palette: true, colours: 64, compressionLevel: 9 })
      .toBuffer()
    const file = join(PUBLIC, cardFile(publicPage.path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, withNote(picture, words.note))
    process.stdout.write(`${cardFile(publicPage.path)}  ${(picture.length / 1000).toFixed(1)} kB\n`)
  }
} finally {
  await browser.close()
}
