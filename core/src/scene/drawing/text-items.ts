import type { DrawItem } from '../draw-node.ts'
import type { LaidLine } from '../text-layout.ts'

/** Lines as items, moved by `left` and `top`. */
export function textItems(lines: readonly LaidLine[], left = 0, top = 0): DrawItem[] {
  return lines.flatMap(({ baseline, spans }) =>
    spans.map((span): DrawItem => ({ kind: 'text', span, x: span.x + left, y: baseline + top })),
  )
}
