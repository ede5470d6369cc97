import type { Box } from '../box.ts'
import type { DrawCell, DrawItem } from '../draw-node.ts'
import { type DrawContext, partGroup } from '../drawing/draw-context.ts'
import { pathItem, transformPath } from '../drawing/paths.ts'
import { rectanglePath } from '../drawing/shapes/shape-outlines.ts'
import { textItems } from '../drawing/text-items.ts'
import { layoutText, fitSize } from '../layout/layout-text.ts'
import { paragraphsOf, type TextStyle } from '../text-content.ts'
import type { Fit } from './layer-kind.ts'

export type Measuring = Pick<DrawContext, 'theme' | 'measure'>

/** Text with its own box inside a layer; `look` overrides the layer's style. */
export type Label = { text: string; box: Box; look?: Partial<TextStyle>; cell?: DrawCell }

/** Areas and labels that a layer draws at one text size. `isCrowded`: the content has no room at any text size. */
export type Plan = { shapes: DrawItem[]; labels: Label[]; height: number; isCrowded?: boolean }

export function area(place: Box, color: string, radius = 0): DrawItem {
  return pathItem(transformPath(rectanglePath(place, radius), 1, place), place, { kind: 'solid', color })
}

/**
 * Returns the plan at the largest size at which all labels fit, between the style's minimum and maximum; if none does, the plan at the minimum, with
 * `isOverflowing`.
 */
export function fittedPlan(style: TextStyle, plan: (size: number) => Plan, { theme, measure }: Measuring) {
  const min = Math.min(style.size, style.sizeMin)
  const fits = (size: number) => {
    const { labels, isCrowded } = plan(size)
    return !isCrowded && labels.every((label) => !laidLabel(label, style, size, { theme, measure }).isOverflowing)
  }
  const fitted = fitSize(min, style.size, fits)
  return { ...plan(fitted ?? min), size: fitted ?? min, isOverflowing: fitted === null, fits }
}

/** Draws areas before labels: backgrounds are painted before the first text. */
export function planItems(style: TextStyle, plan: (size: number) => Plan, context: Measuring): DrawItem[] {
  const { shapes, labels, size } = fittedPlan(style, plan, context)
  const words = labels
    .filter(({ text }) => text !== '')
    .map((label) => ({
      ...partGroup(label.box, textItems(laidLabel(label, style, size, context).lines)),
      ...(label.cell && { cell: label.cell }),
    }))
  return [...shapes, ...words]
}

/** Returns the fit of the labels. If they overflow at the style's minimum, `size` is the largest smaller size that fits, otherwise null. */
export function planFit(style: TextStyle, plan: (size: number) => Plan, context: Measuring): Fit {
  const { isOverflowing, height, fits } = fittedPlan(style, plan, context)
  return { isOverflowing, height, size: isOverflowing ? fitSize(1, style.size, fits) : null }
}

function laidLabel({ text, box, look }: Label, style: TextStyle, size: number, { theme, measure }: Measuring) {
  const scale = (look?.size ?? style.size) / style.size
  const own = { ...style, ...look, size: size * scale, sizeMin: size * scale }
  const laid = layoutText({ paragraphs: paragraphsOf(text), style: own, padding: 0 }, box, theme, measure)
  const isBroken = laid.lines.some(({ to }, at) => {
    const next = laid.lines[at + 1]
    return next !== undefined && next.from === to && !/\s$/.test(text.slice(0, to))
  })
  return { ...laid, isOverflowing: laid.isOverflowing || isBroken }
}
