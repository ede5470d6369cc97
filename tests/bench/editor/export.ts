import type { Browser, Page } from 'playwright-core'
import type { ExportBench, Figures } from './export-page.ts'
import { openBenchPage } from './open-bench-page.ts'

const ROUNDS = 3
/** Least ratio of the faster library's time to ours. */
const FASTER_MIN = 2
/** Longest time in milliseconds for which a page can be unresponsive without people noticing. */
const BLOCK_MAX = 50

const LABELS = {
  idle: 'a page that does nothing',
  ours: 'PNG, ours',
  htmlToImage: 'PNG, html-to-image',
  modernScreenshot: 'PNG, modern-screenshot',
  ourDocument: 'PDF, ours',
  jsPdf: 'PDF of pictures, jsPDF',
} satisfies Record<keyof ExportBench, string>

/**
 * Exports ten slides in every way.
 * @returns a message for each missed target
 */
export async function benchExport(browser: Browser): Promise<string[]> {
  const { page, close } = await openBenchPage(browser, 'export-page.ts')
  try {
    await page.waitForFunction(() => 'exportBench' in window)
    return await compare(page)
  } finally {
    await close()
  }
}

async function compare(page: Page): Promise<string[]> {
  // Printed for comparison, because a busy machine blocks every page.
  await measure(page, 'idle')
  const ours = await measure(page, 'ours')
  const others = [await measure(page, 'htmlToImage'), await measure(page, 'modernScreenshot')]
  const document = await measure(page, 'ourDocument')
  const pictures = await measure(page, 'jsPdf')
  const faster = Math.min(...others.map(({ time }) => time)) / ours.time
  print(`ours is faster by`, `${faster.toFixed(1)} times (at least ${FASTER_MIN})`)
  print('PDF of ours is smaller by', `${(pictures.bytes / document.bytes).toFixed(1)} times`)
  const block = Math.max(ours.block, document.block)
  return [
    ...(faster < FASTER_MIN ? [`The export to PNG is only ${faster.toFixed(1)} times as fast`] : []),
    ...(block > BLOCK_MAX ? [`The page stood still for ${Math.round(block)} ms`] : []),
  ]
}

/** Median time and longest block of a few rounds, after one that loads what is needed. */
async function measure(page: Page, name: keyof ExportBench): Promise<Figures> {
  const rounds: Figures[] = []
  await page.evaluate((way) => window.exportBench[way](), name)
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await page.evaluate((way) => window.exportBench[way](), name))
  }
  const [first] = rounds.toSorted((a, b) => a.time - b.time).slice(Math.floor(ROUNDS / 2))
  if (!first) throw new Error('Nothing was measured')
  const { time, bytes } = first
  const block = Math.max(...rounds.map((figures) => figures.block))
  print(LABELS[name], `${Math.round(time)} ms, page blocked ${Math.round(block)} ms, ${Math.round(bytes / 1000)} kB`)
  return { time, block, bytes }
}

function print(what: string, figure: string) {
  process.stdout.write(`${what.padEnd(28)} ${figure}\n`)
}
