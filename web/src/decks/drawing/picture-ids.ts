import type { DrawItem, SlideDrawing } from '@postwright/core/scene/draw-node'

/** The pictures that a drawing shows, each once. */
export function pictureIds(drawing: Pick<SlideDrawing, 'items'>): string[] {
  return [...new Set(drawing.items.flatMap(idsIn))]
}

function idsIn(item: DrawItem): string[] {
  if (item.kind === 'image') return [item.mediaId]
  return item.kind === 'group' ? item.items.flatMap(idsIn) : []
}
