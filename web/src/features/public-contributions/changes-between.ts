import type { GalleryContent } from '@postwright/core/gallery/gallery-item'
import { kindOf } from '@postwright/core/scene/kinds/kinds'

/** Differences between two contents; `slides` holds slide numbers, counted from 1. */
export type ContentDifference = { added: string[]; removed: string[]; slides: number[] }

/** Returns the differences between two contents: words, hashtags and colours individually, slides by number. */
export function changesBetween(before: GalleryContent, after: GalleryContent): ContentDifference {
  const [was, is] = [piecesOf(before), piecesOf(after)]
  return {
    added: is.filter((piece) => !was.includes(piece)),
    removed: was.filter((piece) => !is.includes(piece)),
    slides: changedSlides(before, after),
  }
}

function piecesOf(content: GalleryContent): string[] {
  if (content.kind === 'hashtags') return content.tags.map((tag) => `#${tag}`)
  const colors = content.kind === 'palette' ? content.colors : content.design.theme.colors
  const named = Object.entries(colors).map(([role, color]) => `${role} ${color}`)
  if (content.kind === 'palette') return named
  const words = content.design.slides.flatMap(({ layers }) =>
    layers.flatMap((layer) => (layer.type === 'group' ? [] : kindOf(layer).words(layer) || [])),
  )
  return [...named, ...words]
}

function changedSlides(before: GalleryContent, after: GalleryContent): number[] {
  if (before.kind !== 'template' || after.kind !== 'template') return []
  const [was, is] = [before.design.slides, after.design.slides]
  return Array.from({ length: Math.max(was.length, is.length) }, (_, at) => at + 1).filter(
    (number) => JSON.stringify(was[number - 1]) !== JSON.stringify(is[number - 1]),
  )
}
