/** Drawing context of a canvas on a screen or in a worker. */
export type Context2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** An off-screen canvas. Its file has the requested type, or PNG if the browser cannot create the type. */
export type NewCanvas = {
  context: Context2d
  toBlob(type: string, quality?: number): Promise<Blob>
  /** Returns the content as an image for another thread, and clears the canvas. Absent if canvases are elements. */
  toPicture?: () => ImageBitmap
}

/** Code of `NoCanvas`, by which the error is also recognised when it comes from a worker. */
export const NO_CANVAS = 'no_canvas'

/** Thrown if the browser cannot create a canvas: it is out of memory, or the size is not supported. */
export class NoCanvas extends Error {
  readonly code = NO_CANVAS

  constructor() {
    super('There is no canvas to draw on')
    this.name = 'NoCanvas'
  }
}

/**
 * Creates a canvas, also in browsers whose canvases are elements only.
 * @throws NoCanvas
 */
export function newCanvas(width: number, height: number): NewCanvas {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context)
      return {
        context,
        toBlob: (type, quality) => canvas.convertToBlob(withQuality(type, quality)),
        toPicture: () => canvas.transferToImageBitmap(),
      }
  }
  return newElement(width, height)
}

function newElement(width: number, height: number): NewCanvas {
  // Workers have no DOM elements.
  if (typeof document === 'undefined') throw new NoCanvas()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new NoCanvas()
  const toBlob = (type: string, quality?: number) =>
    new Promise<Blob>((settle, fail) => {
      canvas.toBlob((blob) => (blob ? settle(blob) : fail(new NoCanvas())), type, quality)
    })
  return { context, toBlob }
}

function withQuality(type: string, quality: number | undefined): ImageEncodeOptions {
  return quality === undefined ? { type } : { type, quality }
}
