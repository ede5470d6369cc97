import { afterEach, expect, it, vi } from 'vitest'
import { drawThumbnail } from '@/decks/drawing/draw-thumbnail.ts'
import { NO_PICTURES } from '@/decks/drawing/images.ts'
import { recordingContext } from './support/recording-context.ts'
import { drawingOf } from './support/sample-drawing.ts'

afterEach(() => vi.unstubAllGlobals())

/** Canvases whose files are as large as `sizeAt` says. */
function stubCanvas(sizeAt: (width: number) => number, type = 'image/webp') {
  class Canvas {
    readonly width: number
    readonly height: number
    constructor(width: number, height: number) {
      this.width = width
      this.height = height
    }
    getContext = () => recordingContext(this).context
    convertToBlob = () => Promise.resolve(new Blob([new Uint8Array(sizeAt(this.width))], { type }))
  }
  vi.stubGlobal('OffscreenCanvas', Canvas)
}

it('is a picture in an address', async () => {
  stubCanvas(() => 6)
  expect(await drawThumbnail(drawingOf(), NO_PICTURES)).toBe('data:image/webp;base64,AAAAAAAA')
})

it('becomes smaller until the deck can hold it', async () => {
  stubCanvas((width) => width * 120)
  const address = await drawThumbnail(drawingOf(), NO_PICTURES)
  expect(address.length).toBeGreaterThan(30_000)
  expect(address.length).toBeLessThanOrEqual(40_000)
})

it('is none where no size is small enough, or browsers make no WebP', async () => {
  stubCanvas(() => 50_000)
  expect(await drawThumbnail(drawingOf(), NO_PICTURES)).toBe('')
  stubCanvas(() => 6, 'image/png')
  expect(await drawThumbnail(drawingOf(), NO_PICTURES)).toBe('')
})
