import { FONT_FILES_MAX } from '@postwright/core/fonts/font-limits'

/** A font of a workspace, or without one of the product. */
export type FontPlace = { workspaceId: string | null; fontId: string }

export type FontFormat = 'woff2' | 'woff'

/** Where an uploaded font is kept as it came. */
export function fontKeyOf({ workspaceId, fontId }: FontPlace): string {
  return workspaceId === null ? productKey(fontId) : `workspaces/${workspaceId}/${fontId}.font`
}

/** Where the file lives that stands at `place` among those made of a font. */
export function fontFileKeyOf(font: FontPlace, place: number, format: FontFormat): string {
  const key =
    font.workspaceId === null ? `${productKey(font.fontId)}.` : `workspaces/${font.workspaceId}/${font.fontId}.font-`
  return `${key}${place}-${format}`
}

/** Everything that is kept of a font, whether or not its document can be read. */
export function fontKeysOf(font: FontPlace): string[] {
  const files = Array.from({ length: FONT_FILES_MAX }, (_, place) => [
    fontFileKeyOf(font, place, 'woff2'),
    fontFileKeyOf(font, place, 'woff'),
  ])
  return [fontKeyOf(font), ...files.flat()]
}

function productKey(fontId: string): string {
  return ['fonts', fontId].join('/')
}
