import type { DrawGroup } from '@postwright/core/scene/draw-node'
import { shadowBounds } from '../../drawing/item-bounds.ts'
import { loadPictures, type PictureSource } from '../../drawing/load-pictures.ts'
import { newCanvas } from '../../drawing/new-canvas.ts'
import { paint } from '../../drawing/paint.ts'
import { castShadow } from '../../drawing/paint-together.ts'
import { pictureIds } from '../../drawing/picture-ids.ts'
import { pictureOnCanvas } from './document-picture.ts'
import type { Raster } from './pdf-slide.ts'

/** Pixels for each of the slide: hard shadows have edges to be sharp, soft ones have none. */
const SCALE = { hard: 2, soft: 1 }
const SOFT_FROM = 8

/** The shadow that a group casts, without the group; null where it casts none. */
export async function shadowPicture(group: DrawGroup, source: PictureSource): Promise<Raster | null> {
  const { shadow, ...rest } = group
  if (!shadow) return null
  const box = shadowBounds(group)
  const scale = shadow.blur < SOFT_FROM ? SCALE.hard : SCALE.soft
  const [width, height] = [Math.ceil(box.width * scale), Math.ceil(box.height * scale)]
  if (width < 1 || height < 1) return null
  const pictures = await loadPictures(source, pictureIds({ items: [group] }))
  const shape = newCanvas(width, height)
  const at = { x: group.box.x - box.x + shadow.x, y: group.box.y - box.y + shadow.y }
  const plain: DrawGroup = { ...rest, opacity: 1, box: { ...group.box, ...at } }
  delete plain.blend
  paint(shape.context, plain, pictures, scale)
  const cast = newCanvas(width, height)
  // Beside the canvas, so that only its shadow is on it.
  castShadow(cast.context, { ...shadow, x: width / scale, y: 0 }, new DOMMatrix([scale, 0, 0, scale, 0, 0]))
  cast.context.drawImage(shape.context.canvas, -width, 0)
  return { picture: await pictureOnCanvas(cast, { width, height }), box }
}
