import { chromium } from 'playwright-core'
import { benchVideo } from './editor/video.ts'

const executablePath = process.env.CHROME_PATH
if (!executablePath) throw new Error('Run this with npm run bench:video.')

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
let missed: string[] = []
try {
  missed = await benchVideo(browser)
} finally {
  await browser.close()
}
for (const fault of missed) process.stderr.write(`${fault}\n`)
process.exitCode = missed.length > 0 ? 1 : 0
