import type { servedFontSchema } from '@postwright/core/api/fonts'
import { MEDIA_URL_TTL } from '@postwright/core/limits'
import type { StoredFont } from '@postwright/core/model/font'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { signPath } from '../media/media-addresses.ts'
import { FONT_FILES_MAX } from '@postwright/core/fonts/font-check'

type ServedFont = z.input<typeof servedFontSchema>

/** A font that passed its check with the addresses of its files; nothing for others. */
export function servedFont(
  deps: Pick<Deps, 'clock' | 'tokenKeys'>,
  workspaceId: string | null,
  { id, check, report, files, state }: StoredFont,
): ServedFont[] {
  if (check !== 'passed' || !report) return []
  const font = { workspaceId, fontId: id }
  const expiresAt = deps.clock.now() + MEDIA_URL_TTL
  const served = files.map((file, place) => ({
    ...file,
    woff2: fontAddress(deps, font, { place, format: 'woff2', expiresAt }),
    woff: fontAddress(deps, font, { place, format: 'woff', expiresAt }),
  }))
  return [{ id, isOfProduct: workspaceId === null, state, report, files: served }]
}

/** Stands for the workspace in the addresses of the product's fonts; no id of a workspace looks like it. */
export const PRODUCT = '~'

/** What is signed of a font file's address. */
export function fontPath({ workspaceId, fontId }: FontPlace, place: number, format: FontFormat): string {
  return `fonts/${workspaceId ?? PRODUCT}/${fontId}/${place}.${format}`
}

/** An address on the product's own origin that serves one file of a font until it expires. */
function fontAddress(
  deps: Pick<Deps, 'tokenKeys'>,
  font: FontPlace,
  file: { place: number; format: FontFormat; expiresAt: number },
): string {
  return signPath(deps, fontPath(font, file.place, file.format), file.expiresAt)
}

/** A font of a workspace, or without one of the product. */
export type FontPlace = { workspaceId: string | null; fontId: string }

type FontFormat = 'woff2' | 'woff'

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
