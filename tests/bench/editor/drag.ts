import type { Browser } from 'playwright-core'
import { openBenchPage } from './open-bench-page.ts'
import type { DragBench } from './drag-page.ts'

const COUNTS = [50, 200, 1000]
/** A frame of a screen that shows sixty a second. */
const FRAME_MAX = 16.7
/** Fabric takes at least this many times as long, at the most layers. */
const FASTER_MIN = 10

/** With the photo beside them. */
const PHOTO_LAYERS = 160

const LABELS = {
  ours: 'drag, ours',
  photo: 'drag, ours, a photo of 6 MP',
  overPhoto: 'drag, ours, over that photo',
  fabric: 'drag, Fabric',
  konva: 'drag, Konva alone',
} satisfies Record<keyof DragBench, string>

/**
 * Drags one of many layers in each way, with snapping in ours.
 * @returns what missed its target, in words
 */
export async function benchDrag(browser: Browser): Promise<string[]> {
  const { page, close } = await openBenchPage(browser, 'drag-page.ts')
  try {
    await page.waitForFunction(() => 'dragBench' in window)
    const missed: string[] = []
    const measure = async (name: keyof DragBench, count: number) => {
      const times = await page.evaluate(([way, layers]) => window.dragBench[way](layers), [name, count] as const)
      const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)]
      const figures = `p50 ${half.toFixed(2)} ms, p95 ${most.toFixed(2)} ms a frame`
      process.stdout.write(`${`${LABELS[name]}, ${count} layers`.padEnd(42)} ${figures}\n`)
      return { half, most }
    }
    for (const way of ['photo', 'overPhoto'] as const) {
      const { most } = await measure(way, PHOTO_LAYERS)
      if (most > FRAME_MAX) missed.push(`${LABELS[way]}: a frame took ${most.toFixed(1)} ms`)
    }
    for (const count of COUNTS) {
      const [own, fabric] = [await measure('ours', count), await measure('fabric', count)]
      await measure('konva', count)
      if (own.most > FRAME_MAX) missed.push(`A frame with ${count} layers took ${own.most.toFixed(1)} ms`)
      const faster = fabric.half / own.half
      if (count === COUNTS.at(-1) && faster < FASTER_MIN)
        missed.push(`Fabric took only ${faster.toFixed(1)} times as long`)
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
