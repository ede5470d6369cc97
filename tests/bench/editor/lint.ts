import type { Browser } from 'playwright-core'
import type { LintBench } from './lint-page.ts'
import { openBenchPage } from './open-bench-page.ts'

/** For a slide of 160 layers with a finding each, in milliseconds. */
const LOOK_MAX = 1_000
/** Longest time in milliseconds for which a page can be unresponsive without people noticing. */
const BLOCK_MAX = 50

const LABELS = { look: 'findings of 160 layers', fixAll: 'all safe fixes of them' } satisfies Record<
  keyof LintBench,
  string
>

/**
 * Checks a crowded slide and fixes the findings.
 * @returns a message for each missed target
 */
export async function benchLint(browser: Browser): Promise<string[]> {
  const { page, close } = await openBenchPage(browser, 'lint-page.ts')
  const measure = async (name: keyof LintBench) => {
    // The first run starts the worker and fetches its fonts.
    await page.evaluate((way) => window.lintBench[way](), name)
    const figures = await page.evaluate((way) => window.lintBench[way](), name)
    const { time, block, count } = figures
    const words = `${Math.round(time)} ms, page blocked ${Math.round(block)} ms, ${count} of them`
    process.stdout.write(`${LABELS[name].padEnd(28)} ${words}\n`)
    return figures
  }
  try {
    await page.waitForFunction(() => 'lintBench' in window)
    const look = await measure('look')
    const fix = await measure('fixAll')
    const block = Math.max(look.block, fix.block)
    return [
      ...(look.count < 160 ? [`Only ${look.count} findings were made`] : []),
      ...(look.time > LOOK_MAX ? [`Looking through 160 layers took ${Math.round(look.time)} ms`] : []),
      ...(block > BLOCK_MAX ? [`The page stood still for ${Math.round(block)} ms`] : []),
    ]
  } finally {
    await close()
  }
}
