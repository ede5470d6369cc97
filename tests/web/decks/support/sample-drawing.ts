import type { DrawGroup, DrawItem, SlideDrawing } from '@postwright/core/scene/draw-node'
import type { LaidSpan } from '@postwright/core/scene/text-layout'

export function drawingOf(...items: DrawGroup[]): SlideDrawing {
  return { width: 400, height: 500, items }
}

export function groupOf(items: readonly DrawItem[], fields: Partial<DrawGroup> = {}): DrawGroup {
  return {
    kind: 'group',
    layerId: 'aaaa',
    box: { x: 50, y: 40, width: 200, height: 100 },
    rotation: 0,
    opacity: 1,
    items,
    link: '',
    alt: '',
    role: 'artifact',
    ...fields,
  }
}

export function rectangle(x: number, y: number, width: number, height: number, color = '#ff0000'): DrawItem {
  const path = `M${x} ${y}h${width}v${height}h${-width}z`
  return { kind: 'path', path, fill: { kind: 'solid', color }, stroke: null, box: { x, y, width, height } }
}

export function textItem(text: string, fields: Partial<LaidSpan> = {}, place = { x: 5, y: 40 }): DrawItem {
  const span: LaidSpan = {
    text,
    x: 0,
    width: text.length * 10,
    font: { family: 'Inter', weight: 400, isItalic: false, size: 30 },
    letterSpacing: 0,
    color: '#112233',
    highlight: '',
    isUnderlined: false,
    isStruck: false,
    direction: 'ltr',
    link: '',
    paragraph: 0,
    from: 0,
    to: text.length,
    ...fields,
  }
  return { kind: 'text', span, ...place }
}

export function imageItem(mediaId: string, fields: Partial<Extract<DrawItem, { kind: 'image' }>> = {}): DrawItem {
  return {
    kind: 'image',
    mediaId,
    focus: { x: 0.5, y: 0.5 },
    zoom: 1,
    box: { x: 0, y: 0, width: 200, height: 100 },
    clip: null,
    isFlipped: false,
    ...fields,
  }
}
