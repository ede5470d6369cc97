import { execFileSync } from 'node:child_process'
import type { Browser, Page } from 'playwright-core'
import { openBenchPage } from './open-bench-page.ts'
import type { FilmFigures } from './video-page.ts'

/** Seconds. */
const FILM = 60
const RECORDED = 10
const LONG_FILM = 300
/** Least speed, as a multiple of real time. */
const SPEED_MIN = 2
/** Longest time in milliseconds for which a page can be unresponsive without people noticing. */
const BLOCK_MAX = 50
const FPS = 30
const MEMORY_EVERY = 2_000

/**
 * Renders films of 1080 × 1920: ours with captions, an empty one with the file writer alone, and one with the browser's recorder.
 * @returns a message for each missed target
 */
export async function benchVideo(browser: Browser): Promise<string[]> {
  const { page, close } = await openBenchPage(browser, 'video-page.ts')
  try {
    await page.waitForFunction(() => 'videoBench' in window)
    // The first film loads fonts and code.
    await make(page, 'ours', 5)
    const ours = await make(page, 'ours', FILM)
    print('ours, 60 s with captions', ours)
    print('mediabunny, empty canvas', await make(page, 'bare', FILM))
    print('MediaRecorder, 10 s', await make(page, 'recorder', RECORDED))
    const memory = await watchMemory(() => make(page, 'ours', LONG_FILM))
    print('ours, 300 s', memory.figures)
    process.stdout.write(`memory of the browser while it is made: ${memory.course.join(' · ')} MB\n`)
    const speed = speedOf(ours)
    return [
      ...(speed < SPEED_MIN ? [`A film is made at ${speed.toFixed(1)} times its speed`] : []),
      ...(ours.block > BLOCK_MAX ? [`The page stood still for ${Math.round(ours.block)} ms`] : []),
    ]
  } finally {
    await close()
  }
}

async function make(page: Page, way: 'ours' | 'bare' | 'recorder', seconds: number): Promise<FilmFigures> {
  await page.evaluate((length) => window.videoBench.plan(length), seconds)
  return page.evaluate(([name, length]) => window.videoBench[name](length), [way, seconds] as const)
}

function speedOf({ frames, time }: FilmFigures): number {
  return frames / (time / 1000) / FPS
}

function print(what: string, figures: FilmFigures): void {
  const { frames, time, block, bytes } = figures
  const rate = `${(frames / (time / 1000)).toFixed(0)} frames a second (${speedOf(figures).toFixed(1)} times real time)`
  process.stdout.write(
    `${what.padEnd(28)} ${rate}, page blocked ${Math.round(block)} ms, ${(bytes / 1_000_000).toFixed(1)} MB\n`,
  )
}

/** Samples the memory of all Chromium processes on the machine in each tenth of the work's time. */
async function watchMemory(work: () => Promise<FilmFigures>): Promise<{ figures: FilmFigures; course: string[] }> {
  const seen: number[] = []
  const timer = setInterval(() => seen.push(browserMemory()), MEMORY_EVERY)
  try {
    const figures = await work()
    const course = Array.from({ length: 10 }, (_, tenth) => seen[Math.floor(((tenth + 0.5) / 10) * seen.length)] ?? 0)
    return { figures, course: course.map((bytes) => (bytes / 1_000_000).toFixed(0)) }
  } finally {
    clearInterval(timer)
  }
}

function browserMemory(): number {
  const rows = execFileSync('ps', ['-eo', 'rss=,args='], { encoding: 'utf8' }).split('\n')
  const kilobytes = rows.filter((row) => /chrom/i.test(row)).map((row) => Number.parseInt(row, 10))
  return kilobytes.reduce((sum, each) => sum + (Number.isNaN(each) ? 0 : each), 0) * 1024
}
