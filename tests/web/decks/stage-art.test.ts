import { Layer } from 'konva/lib/Layer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NO_PICTURES } from '@/decks/drawing/pictures.ts'
import { type Art, createArt } from '@/decks/editor/stage/art.ts'
import { type Recording, recordingContext, stubCanvases } from './support/recording-context.ts'
import { groupOf, rectangle } from './support/sample-drawing.ts'

const CAMERA = { x: 0, y: 0, zoom: 1 }

let screen: Recording
let kept: Recording[]
let canvas: Layer
let art: Art

beforeEach(() => {
  kept = stubCanvases().layers
  screen = recordingContext()
  Object.assign(screen.context, { getImageData: () => ({ data: [] }) })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => Object(screen.context))
  canvas = new Layer({ listening: false })
  art = createArt(canvas)
  const units = ['back', 'moved', 'front'].map((layerId, at) =>
    groupOf([rectangle(0, 0, 10, 10, `#00000${at}`)], { layerId }),
  )
  art.show({ size: { width: 400, height: 500 }, behind: [], above: [], units }, NO_PICTURES)
  art.look(CAMERA)
})
afterEach(() => {
  canvas.destroy()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What the canvas does for one picture of the slide. */
function drawn(): string[] {
  screen.calls.length = 0
  canvas.drawScene()
  return screen.calls
}

const fills = (calls: readonly string[]) => calls.filter((call) => call.startsWith('fill '))

it('draws every layer while nothing is moved', () => {
  expect(fills(drawn())).toHaveLength(3)
})

it('draws only what moves while it is moved, and what does not from pictures that are made once', () => {
  art.lift(new Set(['moved']), false)
  const pictures = kept.length
  for (const x of [10, 20, 30]) {
    art.shift(x, 5)
    art.look(CAMERA)
  }
  expect(kept).toHaveLength(pictures)
  expect(fills(drawn())).toHaveLength(1)
})

it('shows what is moved where it is meanwhile, also after another look at the same view or at another one', () => {
  art.lift(new Set(['moved']), false)
  art.shift(30, 40)
  const isThere = () => expect(drawn()).toContain('transform 1 0 0 1 30 40')
  isThere()
  art.look(CAMERA)
  isThere()
  art.look({ x: 5, y: 6, zoom: 1 })
  expect(drawn().some((call) => call.includes('35 46'))).toBe(true)
})

it('has everything where it was once the move is over', () => {
  art.lift(new Set(['moved']), false)
  art.shift(30, 40)
  art.drop()
  expect(drawn().join(' ')).not.toContain('30 40')
  art.lift(new Set(['moved']), false)
  expect(drawn().join(' ')).not.toContain('30 40')
})
