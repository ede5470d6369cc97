import type { DrawItem, SlideDrawing } from '@postwright/core/scene/draw-node'

/** The part of a picture that an item shows. */
export type PictureCut = Pick<Extract<DrawItem, { kind: 'image' }>, 'mediaId' | 'box' | 'focus' | 'zoom' | 'blur'>

/** Items that show the same part of a picture at the same size share it. */
export function cutKey({ mediaId, box: { width, height }, focus, zoom, blur = 0 }: PictureCut): string {
  return [mediaId, width, height, focus.x, focus.y, zoom, blur].join('|')
}

/** What a drawing shows of pictures, by `cutKey`. */
export function cutsIn({ items }: Pick<SlideDrawing, 'items'>): Map<string, PictureCut> {
  return new Map(items.flatMap(imagesIn).map((image) => [cutKey(image), image]))
}

function imagesIn(item: DrawItem): PictureCut[] {
  if (item.kind === 'image') return [item]
  return item.kind === 'group' ? item.items.flatMap(imagesIn) : []
}
