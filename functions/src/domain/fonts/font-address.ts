import type { Deps } from '../ports/deps.ts'
import { signPath } from '../media/signed-path.ts'
import type { FontFormat, FontPlace } from './font-keys.ts'

/** Stands for the workspace in the addresses of the product's fonts; no id of a workspace looks like it. */
export const PRODUCT = '~'

/** What is signed of a font file's address. */
export function fontPath({ workspaceId, fontId }: FontPlace, place: number, format: FontFormat): string {
  return `fonts/${workspaceId ?? PRODUCT}/${fontId}/${place}.${format}`
}

/** An address on the product's own origin that serves one file of a font until it expires. */
export function fontAddress(
  deps: Pick<Deps, 'tokenKeys'>,
  font: FontPlace,
  file: { place: number; format: FontFormat; expiresAt: number },
): string {
  return signPath(deps, fontPath(font, file.place, file.format), file.expiresAt)
}
