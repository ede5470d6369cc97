import { layerSchema } from '@postwright/core/scene/layer'
import type { Scene } from '@postwright/core/scene/scene'
import { type DeckTemplate, beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeamDifference } from '../bench/editor/seam-page.ts'
import { openBenchPage } from '../bench/editor/open-bench-page.ts'
import { sceneOf, shapeLayer, slideOf } from '../unit/scene/sample-scene.ts'
import { textLayer } from '../unit/scene/text-layer.ts'

let browser: Browser

beforeAll(async () => {
  // The page runs without the rest of the product.
  const executablePath = process.env.CHROME_PATH
  if (!executablePath) throw new Error('CHROME_PATH is not set: run the browser tests with "npm test tests/e2e".')
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
})
afterAll(() => browser.close())

/** Of 255. Browsers anti-alias the same edge with other roundings a slide further. */
const ROUNDING = 4

/** Of 255. Invisible, and several times less than a gap or a shift of one pixel. */
const UNSEEN = 12

const continues = true as const

/** A photo across three slides, a rotated star with a shadow across the first seam, text across the second. */
const scene = sceneOf(
  slideOf('one', [
    layerSchema.parse({
      ...shapeLayer('photo', { box: { x: -40, y: 700, width: 3400, height: 500 }, continues }),
      type: 'image',
      mediaId: 'photo',
      focus: { x: 0.5, y: 0.5 },
      zoom: 1,
      isFlipped: false,
      mask: 'none',
    }),
    shapeLayer('star', {
      box: { x: 900, y: 100, width: 420, height: 420 },
      shape: 'star',
      rotation: 17,
      fill: { kind: 'solid', color: '#e0713d' },
      effects: { shadow: { x: 14, y: 18, blur: 30, color: '#1b1b1f', opacity: 0.6 } },
      continues,
    }),
  ]),
  slideOf('two', [textLayer('word', 'Swipe on', { box: { x: 700, y: 300, width: 900, height: 200 }, continues })], {
    place: 1,
    background: { fill: { kind: 'solid', color: '#f4d35e' }, mediaId: null, opacity: 1, focus: { x: 0.5, y: 0.5 } },
  }),
  slideOf('three', [shapeLayer('own', { box: { x: 500, y: 600, width: 300, height: 300 }, opacity: 0.5 })], {
    place: 2,
  }),
)

const DESIGNS = DECK_TEMPLATES.filter(({ slides }) =>
  slides.some(({ layers }) => layers.some((layer) => layer.type !== 'group' && layer.continues)),
)

function begun(template: DeckTemplate): Scene {
  let count = 0
  return beginFromTemplate(template, { name: template.id, deckId: 'deck1', newSlideId: () => `slide${(count += 1)}` })
}

describe('the exported images of slides, joined,', () => {
  let seams: Awaited<ReturnType<typeof openBenchPage>>
  beforeAll(async () => {
    seams = await openBenchPage(browser, 'seam-page.ts')
    await seams.page.waitForFunction(() => 'seamDifference' in window)
  })
  afterAll(() => seams.close())
  const differenceOf = (deck: Scene): Promise<SeamDifference> =>
    seams.page.evaluate((each) => window.seamDifference(each, '4:5'), deck)

  it('are the strip drawn as one', async () => {
    const { most, differing } = await differenceOf(scene)
    expect(most).toBeLessThanOrEqual(ROUNDING)
    expect(differing).toBeLessThan(0.0001)
  })

  it.each(DESIGNS)('meet at the seams of $id', async (template) => {
    const { mostAtSeams, differing } = await differenceOf(begun(template))
    expect(mostAtSeams).toBeLessThanOrEqual(UNSEEN)
    expect(differing).toBeLessThan(0.0001)
  })
})
