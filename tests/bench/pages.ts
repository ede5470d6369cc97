import { createServer } from 'node:net'
import { constants, setPriority } from 'node:os'
import { chromium } from 'playwright-core'
import { step } from '../../scripts/setup/progress.mjs'
import { PUBLIC_PAGES } from '../support/public-pages.ts'
import { startCompressingFront } from './pages/compressing-front.ts'
import {
  calmestOf,
  type Figures,
  isCalm,
  MEASURES,
  mediansOf,
  middleOf,
  missedBy,
  SPEED_MIN,
  STOLEN_MAX,
} from './pages/figures.ts'
import { measurePage } from './pages/measure-page.ts'
import { BENCH_PAGE_NAME, publishBenchPage } from './pages/link-page.ts'
import { measureTouch, TOUCH_MAX } from './pages/measure-touch.ts'
import { stayForAWhile } from './pages/stay-for-a-while.ts'

/** Number of calm measurements wanted for each kind of visit. If there are fewer, the calmest ones count. */
const ENOUGH = 5
/** Each round measures each page once, so that a busy moment of the machine affects all pages alike. */
const ROUNDS_MAX = 8

type Seen = { first: Figures[]; repeat: Figures[]; touch: number[] }

const hosting = process.env.POSTWRIGHT_WEB_URL
const executablePath = process.env.CHROME_PATH
if (!hosting || !executablePath) throw new Error('Run this with npm run bench:pages.')

const chosen = process.argv.slice(2)
const LINK_PAGE = `/@${BENCH_PAGE_NAME}`
const pages = [...PUBLIC_PAGES.map(({ path }) => path), LINK_PAGE].filter(
  (path) => chosen.length === 0 || chosen.includes(path),
)
const port = await freePort()
const front = await startCompressingFront(hosting)
if (pages.includes(LINK_PAGE)) await step('Publishing a link page', publishBenchPage)
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', `--remote-debugging-port=${port}`],
})
// Gives the measured browser priority over this process, because they compete for few cores.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const missed: string[] = []
let isSlow = false
try {
  // Warms up the browser, which is slow right after its start.
  await measurePage({ url: front.origin, port, visit: 'first' })
  const seen = new Map<string, Seen>(pages.map((path) => [path, { first: [], repeat: [], touch: [] }]))
  for (let round = 1; round <= ROUNDS_MAX && !isAllEnough(seen); round++) {
    await step(`Round ${round} of ${ENOUGH} to ${ROUNDS_MAX}`, async () => {
      for (const [path, visits] of seen) await visit(`${front.origin}${path}`, visits)
    })
  }
  print(`median of ${ENOUGH}`, [...MEASURES])
  for (const [path, visits] of seen) report(path, visits)
} finally {
  await browser.close()
  front.stop()
}
for (const fault of missed) process.stderr.write(`${fault}\n`)
if (missed.length > 0 && isSlow) {
  process.stderr.write(
    `The machine was busy (speed below ${SPEED_MIN}, or more than ${STOLEN_MAX} % stolen): times are the machine's, not the pages'.\n`,
  )
}
process.exitCode = missed.length === 0 ? 0 : 1

/** Measures a first visit, a repeat visit after one that filled the caches, and the first touch in a context of its own. */
async function visit(url: string, { first, repeat, touch }: Seen): Promise<void> {
  if (!isEnough(first)) first.push(await measurePage({ url, port, visit: 'first' }))
  // A link page has no script, so touches don't wait and no service worker keeps the page.
  if (url.endsWith(LINK_PAGE)) return
  if (!isEnough(repeat)) {
    await stayForAWhile(port, url)
    repeat.push(await measurePage({ url, port, visit: 'repeat' }))
  }
  if (touch.length < ENOUGH) touch.push(await measureTouch(browser, url))
}

function isAllEnough(seen: Map<string, Seen>): boolean {
  return [...seen].every(([path, { first, repeat }]) => isEnough(first) && (path === LINK_PAGE || isEnough(repeat)))
}

function isEnough(runs: Figures[]): boolean {
  return runs.filter(isCalm).length >= ENOUGH
}

function report(path: string, { first, repeat, touch }: Seen): void {
  for (const [name, runs] of Object.entries(path === LINK_PAGE ? { first } : { first, repeat })) {
    const figures = mediansOf(calmestOf(runs, ENOUGH))
    print(
      `${path} ${name}`,
      MEASURES.map((measure) => String(figures[measure])),
    )
    missed.push(...missedBy(figures).map((fault) => `${path}, ${name} visit: ${fault}`))
    isSlow ||= figures.speed < SPEED_MIN || !isCalm(figures)
  }
  if (path === LINK_PAGE) return
  const wait = middleOf(touch)
  print(`${path} touch`, [`${wait} ms`])
  if (wait > TOUCH_MAX) missed.push(`${path}, first touch: ${wait} ms (at most ${TOUCH_MAX})`)
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
