import { createServer } from 'node:net'
import { chromium } from 'playwright-core'
import { PUBLIC_PAGES } from '../support/public-pages.ts'
import { startCompressingFront } from './pages/compressing-front.ts'
import { type Figures, MEASURES, medianOf, missedBy, SPEED_MIN } from './pages/figures.ts'
import { measurePage, type Visit } from './pages/measure-page.ts'
import { measureTouch, TOUCH_MAX } from './pages/measure-touch.ts'

const RUNS = 3
const VISITS: readonly Visit[] = ['first', 'repeat']

const hosting = process.env.POSTWRIGHT_WEB_URL
const executablePath = process.env.CHROME_PATH
if (!hosting || !executablePath) throw new Error('Run this with npm run bench:pages.')

const chosen = process.argv.slice(2)
const pages = PUBLIC_PAGES.filter(({ path }) => chosen.length === 0 || chosen.includes(path))
const port = await freePort()
const front = await startCompressingFront(hosting)
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', `--remote-debugging-port=${port}`],
})
const missed: string[] = []
let isSlow = false
try {
  // A browser that has just started is slow by itself.
  await measurePage({ url: front.origin, port, visit: 'first' })
  print(`median of ${RUNS}`, [...MEASURES])
  for (const { path } of pages) {
    for (const [visit, figures] of await measureVisits(`${front.origin}${path}`)) {
      print(
        `${path} ${visit}`,
        MEASURES.map((name) => String(figures[name])),
      )
      missed.push(...missedBy(figures).map((fault) => `${path}, ${visit} visit: ${fault}`))
      isSlow ||= figures.speed < SPEED_MIN
    }
    const waits = await measureTouches(`${front.origin}${path}`)
    print(`${path} touch`, [`${waits} ms`])
    if (waits > TOUCH_MAX) missed.push(`${path}, first touch: ${waits} ms (at most ${TOUCH_MAX})`)
  }
} finally {
  await browser.close()
  front.stop()
}
for (const fault of missed) process.stderr.write(`${fault}\n`)
if (missed.length > 0 && isSlow) {
  process.stderr.write(`The machine was busy (speed below ${SPEED_MIN}): times are the machine's, not the pages'.\n`)
}
process.exitCode = missed.length === 0 ? 0 : 1

/** Each first visit is followed by its repeat visit, in the same browser. */
async function measureVisits(url: string): Promise<[Visit, Figures][]> {
  const runs = new Map<Visit, Figures[]>(VISITS.map((visit) => [visit, []]))
  for (let run = 0; run < RUNS; run++) {
    for (const visit of VISITS) runs.get(visit)?.push(await measurePage({ url, port, visit }))
  }
  return [...runs].map(([visit, figures]) => [visit, medianOf(figures)])
}

/** The middle of several first touches, in milliseconds. */
async function measureTouches(url: string): Promise<number> {
  const waits: number[] = []
  for (let run = 0; run < RUNS; run++) waits.push(await measureTouch(browser, url))
  return waits.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN
}

function print(label: string, cells: string[]): void {
  process.stdout.write(`${label.padEnd(26)} ${cells.map((cell) => cell.padStart(13)).join(' ')}\n`)
}

function freePort(): Promise<number> {
  return new Promise((settle, refuse) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address !== null && typeof address === 'object' ? settle(address.port) : refuse(new Error('No port is free')),
      )
    })
  })
}
