import { newImage } from '@postwright/core/scene/kinds/image/image-layer'
import { layerSchema, type PlacedLayer } from '@postwright/core/scene/layer'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DragCase, DragDifference } from '../bench/editor/drag-pixels-page.ts'
import { openBenchPage } from '../bench/editor/open-bench-page.ts'
import { groupLayer, sceneOf, shapeLayer, slideOf } from '../unit/scene/sample-scene.ts'
import { textLayer } from '../unit/scene/text-layer.ts'

/** Of 255. Composing a cached image of layers rounds once more. */
const ROUNDING = 6

/** Share of colour values. Rotated edges far outside the slide are anti-aliased differently in an image cropped near it. */
const DIFFERING_MAX = 0.001

const photo = (id: string, { box, ...fields }: Pick<PlacedLayer, 'box'> & Partial<PlacedLayer>) =>
  layerSchema.parse({ ...newImage(id, box, { mediaId: 'photo', alt: '' }), ...fields })

const shadow = { x: 14, y: 18, blur: 40, color: '#1b1b1f', opacity: 0.6 } as const

const scene = sceneOf(
  slideOf('one', [
    photo('photo', { box: { x: 0, y: 0, width: 1080, height: 1350 } }),
    photo('wide', { box: { x: -2000, y: 900, width: 6000, height: 300 }, rotation: 3, continues: true }),
    textLayer('word', 'Swipe on', {
      box: { x: 200, y: 300, width: 700, height: 200 },
      rotation: 21,
      effects: { shadow },
    }),
    shapeLayer('star', {
      box: { x: 500, y: 100, width: 300, height: 300 },
      shape: 'star',
      fill: { kind: 'solid', color: '#e0713d' },
      stroke: { color: '#1b1b1f', width: 24, dash: 'solid' },
      effects: { shadow },
    }),
    photo('multiplied', { box: { x: 100, y: 500, width: 500, height: 400 }, effects: { blend: 'multiply' } }),
    groupLayer('group'),
    shapeLayer('grouped', { groupId: 'group', box: { x: 300, y: 900, width: 300, height: 200 } }),
    shapeLayer('screened', {
      groupId: 'group',
      box: { x: 400, y: 800, width: 300, height: 200 },
      effects: { blend: 'screen' },
    }),
    shapeLayer('veil', {
      box: { x: 0, y: 700, width: 1080, height: 300 },
      opacity: 0.4,
      effects: { blend: 'overlay' },
    }),
    shapeLayer('clear', { box: { x: 700, y: 200, width: 300, height: 900 }, opacity: 0.5 }),
  ]),
)

const WHOLE = { x: 30.5, y: 20.25, zoom: 0.5 }
/** The slide extends beyond the stage on all sides. */
const CLOSE = { x: -400.5, y: -300, zoom: 1 }
const NEAR = [{ x: 40, y: 60 }]
/** Moves beyond the part of the layer that is cached at first, and part of the way back. */
const FAR = [
  { x: 900, y: -40 },
  { x: -1500, y: 20 },
  { x: -700, y: 30 },
]

const CASES: Record<string, Pick<DragCase, 'moved' | 'shifts' | 'camera'>> = {
  'a photo as large as the slide': { moved: ['photo'], shifts: NEAR, camera: WHOLE },
  'a photo larger than the stage': { moved: ['photo'], shifts: NEAR, camera: CLOSE },
  'an image that continues over several slides': { moved: ['wide'], shifts: FAR, camera: WHOLE },
  'turned text with a shadow': { moved: ['word'], shifts: NEAR, camera: WHOLE },
  'turned text with a shadow over the edge of the slide': {
    moved: ['word'],
    shifts: [{ x: 500, y: 0 }],
    camera: WHOLE,
  },
  'a pointed shape with a thick line': { moved: ['star'], shifts: NEAR, camera: WHOLE },
  'a layer that is multiplied': { moved: ['multiplied'], shifts: NEAR, camera: WHOLE },
  'a group in which a layer is mixed with the slide': { moved: ['group'], shifts: NEAR, camera: WHOLE },
  'several layers among others': { moved: ['photo', 'star', 'clear'], shifts: NEAR, camera: CLOSE },
}

describe.each([1, 2])('on a screen with %i pixels for each of the page', (ratio) => {
  let browser: Browser
  let page: Page
  let close: () => Promise<void>

  beforeAll(async () => {
    // The page runs without the rest of the product.
    const executablePath = process.env.CHROME_PATH
    if (!executablePath) throw new Error('CHROME_PATH is not set: run the browser tests with "npm test tests/e2e".')
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
    const opened = await openBenchPage(browser, 'drag-pixels-page.ts', ratio)
    page = opened.page
    close = opened.close
    await page.waitForFunction(() => 'dragDifference' in window)
  })
  afterAll(async () => {
    await close()
    await browser.close()
  })

  it.each(Object.entries(CASES))('%s looks the same while it is dragged and once it is dropped', async (_, drag) => {
    const { whileDragged, dropped }: DragDifference = await page.evaluate(
      ([given, rounding]) => window.dragDifference(given, rounding),
      [{ ...drag, scene, slideId: 'one' }, ROUNDING] as const,
    )
    expect(whileDragged.differing, `up to ${whileDragged.most} of 255`).toBeLessThan(DIFFERING_MAX)
    expect(dropped.most).toBe(0)
  })
})
