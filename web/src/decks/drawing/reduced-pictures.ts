import { newCanvas } from './new-canvas.ts'
import type { Picture, Pictures } from './pictures.ts'

/** Each is half as wide and high as the one before; the first is half of the picture. */
const levels = new WeakMap<Picture, Picture[]>()

/**
 * Pictures for a stage that is drawn with every move of the pointer: one that is shown much smaller than it is comes from a copy
 * with at most twice the pixels needed. Browsers scale a photo of six megapixels anew each time it is drawn.
 */
export function withReduced({ get }: Pictures): Pictures {
  return {
    get,
    reduced(picture, reduction) {
      const level = Math.floor(Math.log2(reduction))
      return level < 1 ? picture : levelOf(picture, level)
    },
  }
}

function levelOf(picture: Picture, level: number): Picture {
  const known = levels.get(picture) ?? []
  levels.set(picture, known)
  while (known.length < level) {
    const last = known.at(-1) ?? picture
    if (last.width < 4 || last.height < 4) return last
    known.push(halved(last))
  }
  return known[level - 1] ?? picture
}

function halved(picture: Picture): Picture {
  const [width, height] = [Math.ceil(picture.width / 2), Math.ceil(picture.height / 2)]
  const canvas = newCanvas(width, height)
  canvas.context.imageSmoothingQuality = 'high'
  canvas.context.drawImage(picture, 0, 0, width, height)
  // A picture of a canvas costs less to draw than the canvas, which could change until then.
  return canvas.toPicture?.() ?? canvas.context.canvas
}
