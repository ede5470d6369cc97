import { chromium } from 'playwright-core'
import { benchDrag } from './editor/drag.ts'
import { benchExport } from './editor/export.ts'
import { benchLint } from './editor/lint.ts'

const executablePath = process.env.CHROME_PATH
if (!executablePath) throw new Error('Run this with npm run bench:editor.')

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
let missed: string[] = []
try {
  missed = [...(await benchDrag(browser)), ...(await benchLint(browser)), ...(await benchExport(browser))]
} finally {
  await browser.close()
}
for (const fault of missed) process.stderr.write(`${fault}\n`)
process.exitCode = missed.length > 0 ? 1 : 0
