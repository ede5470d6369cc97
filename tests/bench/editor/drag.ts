import type { Browser } from 'playwright-core'
import { openBenchPage } from './open-bench-page.ts'
import type { DragBench } from './drag-page.ts'

const PIXEL_RATIOS = [1, 2]
const COUNTS = [50, 200, 1000]
/** A frame of a screen that shows sixty a second. */
const FRAME_MAX = 16.7
/** Least ratio of Fabric's time to ours, at the largest number of layers. */
const FASTER_MIN = 10

/** Number of layers in the cases with a photo. */
const PHOTO_LAYERS = 160

const LABELS = {
  ours: 'drag, ours',
  photo: 'drag, ours, a photo of 6 MP',
  overPhoto: 'drag, ours, over that photo',
  turnedPhoto: 'drag, ours, that photo turned',
  blended: 'drag, ours, below that photo blended',
  fabric: 'drag, Fabric',
  konva: 'drag, Konva alone',
} satisfies Record<keyof DragBench, string>

const PHOTO_WAYS = ['photo', 'turnedPhoto', 'overPhoto', 'blended'] as const

/**
 * Drags one of many layers in each way, with snapping in ours, at device pixel ratios of 1 and 2.
 * @returns a message for each missed target
 */
export async function benchDrag(browser: Browser): Promise<string[]> {
  const missed: string[] = []
  for (const ratio of PIXEL_RATIOS) missed.push(...(await benchAt(browser, ratio)))
  return missed
}

async function benchAt(browser: Browser, ratio: number): Promise<string[]> {
  const { page, close } = await openBenchPage(browser, 'drag-page.ts', ratio)
  try {
    await page.waitForFunction(() => 'dragBench' in window)
    const missed: string[] = []
    const measure = async (name: keyof DragBench, count: number) => {
      const times = await page.evaluate(([way, layers]) => window.dragBench[way](layers), [name, count] as const)
      const [half, most, longest] = [percentile(times, 0.5), percentile(times, 0.95), Math.max(...times)]
      const figures = `p50 ${half.toFixed(2)} ms, p95 ${most.toFixed(2)} ms, longest ${longest.toFixed(1)} ms a frame`
      process.stdout.write(`${`${LABELS[name]}, ${count} layers, ratio ${ratio}`.padEnd(54)} ${figures}\n`)
      return { half, most }
    }
    const measureOwn = async (name: keyof DragBench, count: number) => {
      const figures = await measure(name, count)
      if (figures.most > FRAME_MAX)
        missed.push(`${LABELS[name]}, ${count} layers, ratio ${ratio}: a frame took ${figures.most.toFixed(1)} ms`)
      return figures
    }
    for (const way of PHOTO_WAYS) await measureOwn(way, PHOTO_LAYERS)
    for (const count of COUNTS) {
      const [own, fabric] = [await measureOwn('ours', count), await measure('fabric', count)]
      await measure('konva', count)
      const faster = fabric.half / own.half
      if (count === COUNTS.at(-1) && faster < FASTER_MIN)
        missed.push(`Fabric took only ${faster.toFixed(1)} times as long at ratio ${ratio}`)
    }
    return missed
  } finally {
    await close()
  }
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
