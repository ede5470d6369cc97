import { Layer } from 'konva/lib/Layer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NO_PICTURES } from '@/decks/drawing/images.ts'
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
  Object.assign(canvas.getNativeCanvasElement(), { width: 400, height: 500 })
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

/** Canvas calls for one frame of the slide. */
function drawn(): string[] {
  screen.calls.length = 0
  canvas.drawScene()
  return screen.calls
}

const fills = (calls: readonly string[]) => calls.filter((call) => call.startsWith('fill '))

it('draws every layer while nothing is moved', () => {
  expect(fills(drawn())).toHaveLength(3)
})

const copies = (calls: readonly string[]) => calls.filter((call) => call.startsWith('drawImage '))

it('draws everything from images that are made once while a layer is moved', () => {
  art.lift(new Set(['moved']), false)
  drawn()
  const images = kept.length
  for (const x of [10, 20, 30]) {
    art.shift(x, 5)
    art.look(CAMERA)
    expect(fills(drawn())).toHaveLength(0)
  }
  expect(kept).toHaveLength(images)
  expect(copies(drawn())).toHaveLength(3)
})

it('paints a layer anew in each frame that changes it, and nothing else', () => {
  art.lift(new Set(['moved']), false)
  drawn()
  for (const width of [20, 30]) {
    art.redraw([groupOf([rectangle(0, 0, width, 10, '#000001')], { layerId: 'moved' })])
    expect(fills(drawn())).toEqual([expect.stringContaining(`h${width}`)])
  }
})

it('shows what is moved where it is meanwhile, also after another look at the same view or at another one', () => {
  art.lift(new Set(['moved']), false)
  const placeOf = () => copies(drawn())[1]?.split(' ').slice(-4, -2).map(Number) ?? []
  const [x = 0, y = 0] = placeOf()
  art.shift(30, 40)
  expect(placeOf()).toEqual([x + 30, y + 40])
  art.look(CAMERA)
  expect(placeOf()).toEqual([x + 30, y + 40])
  art.look({ x: 5, y: 6, zoom: 1 })
  expect(placeOf()).toEqual([x + 35, y + 46])
})

it('has everything where it was once the move is over', () => {
  art.lift(new Set(['moved']), false)
  art.shift(30, 40)
  art.drop()
  expect(fills(drawn())).toHaveLength(3)
  art.lift(new Set(['moved']), false)
  const [behind, moved] = copies(drawn())
  expect(moved?.split(' ').slice(-4, -2)).toEqual(behind?.split(' ').slice(-4, -2))
})
