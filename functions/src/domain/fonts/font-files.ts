import type { servedFontSchema } from '@postwright/core/api/fonts'
import { MEDIA_URL_TTL } from '@postwright/core/limits'
import type { StoredFont } from '@postwright/core/model/font'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { signPath } from '../media/media-addresses.ts'
import { FONT_FILES_MAX } from '@postwright/core/fonts/font-check'

type ServedFont = z.input<typeof servedFontSchema>

/** Returns a font that passed its check with the URLs of its files; nothing for other fonts. */
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

/** Replaces the workspace ID in the URLs of the product's fonts; no workspace ID looks like it. */
export const PRODUCT = '~'

/** Returns the path from which the signed URL of a font file is built. */
export function fontPath({ workspaceId, fontId }: FontPlace, place: number, format: FontFormat): string {
  return `fonts/${workspaceId ?? PRODUCT}/${fontId}/${place}.${format}`
}

/** Returns a URL on the product's own origin that serves one file of a font until it expires. */
function fontAddress(
  deps: Pick<Deps, 'tokenKeys'>,
  font: FontPlace,
  file: { place: number; format: FontFormat; expiresAt: number },
): string {
  return signPath(deps, fontPath(font, file.place, file.format), file.expiresAt)
}

/** A font of a workspace, or of the product if there is no workspace. */
export type FontPlace = { workspaceId: string | null; fontId: string }

type FontFormat = 'woff2' | 'woff'

/** Returns the storage key of an uploaded font in its original form. */
export function fontKeyOf({ workspaceId, fontId }: FontPlace): string {
  return workspaceId === null ? productKey(fontId) : `workspaces/${workspaceId}/${fontId}.font`
}

/** Returns the storage key of the file at index `place` among the files made from a font. */
export function fontFileKeyOf(font: FontPlace, place: number, format: FontFormat): string {
  const key =
    font.workspaceId === null ? `${productKey(font.fontId)}.` : `workspaces/${font.workspaceId}/${font.fontId}.font-`
  return `${key}${place}-${format}`
}

/** Returns all storage keys of a font, even if its document cannot be read. */
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
