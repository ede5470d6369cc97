import type { DrawGroup, DrawItem, SlideDrawing } from '@postwright/core/scene/draw-node'
import type { Context2d } from './context-2d.ts'
import { isPaintedTogether, paintTogether } from './paint-together.ts'
import { paintImage } from './paint-image.ts'
import { paintPath } from './paint-path.ts'
import { paintText } from './paint-text.ts'
import type { Pictures } from './pictures.ts'

/**
 * Paints a slide, or one group of it at its place in the slide, on top of what is there. A pixel of the slide becomes `scale`
 * pixels of the canvas; the context's own transform counts too.
 */
export function paint(context: Context2d, drawing: SlideDrawing | DrawGroup, pictures: Pictures, scale = 1): void {
  context.save()
  context.scale(scale, scale)
  if ('kind' in drawing) paintGroup(context, drawing, pictures)
  else {
    context.beginPath()
    context.rect(0, 0, drawing.width, drawing.height)
    context.clip()
    for (const group of drawing.items) paintGroup(context, group, pictures)
  }
  context.restore()
}

function paintGroup(context: Context2d, group: DrawGroup, pictures: Pictures): void {
  if (group.opacity <= 0) return
  if (isPaintedTogether(group)) {
    paintTogether(context, group, (layer) => paintItems(layer, group, pictures))
    return
  }
  context.save()
  context.globalAlpha *= group.opacity
  paintItems(context, group, pictures)
  context.restore()
}

function paintItems(context: Context2d, { box, rotation, items }: DrawGroup, pictures: Pictures): void {
  context.save()
  context.translate(box.x + box.width / 2, box.y + box.height / 2)
  context.rotate((rotation * Math.PI) / 180)
  context.translate(-box.width / 2, -box.height / 2)
  for (const item of items) paintItem(context, item, pictures)
  context.restore()
}

function paintItem(context: Context2d, item: DrawItem, pictures: Pictures): void {
  switch (item.kind) {
    case 'group':
      return paintGroup(context, item, pictures)
    case 'path':
      return paintPath(context, item)
    case 'image':
      return paintImage(context, item, pictures)
    case 'text':
      return paintText(context, item)
  }
}
