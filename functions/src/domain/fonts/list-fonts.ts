import { PRODUCT_FONTS_MAX, WORKSPACE_FONTS_MAX } from '@postwright/core/fonts/font-limits'
import type { StoredFont } from '@postwright/core/model/font'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { servedFont } from './served-font.ts'

/**
 * The fonts that decks of a workspace can be set in besides the bundled ones. Retired ones are among them for the decks that use
 * them, and where both have a family of one name the workspace's is meant.
 * @throws `not_found` for people who are no members
 */
export async function listFonts(deps: Deps, caller: Caller, { workspaceId }: { workspaceId: string }) {
  await requireRight(deps, caller, workspaceId, 'read_content')
  return { fonts: await serveFonts(deps, workspaceId) }
}

/** Whether a font may be shown nowhere any more: it was taken down for its licence. Decks that name it fall back to another. */
export function isBarred({ takedown }: Pick<StoredFont, 'takedown'>): boolean {
  return takedown?.cause === 'licence'
}

/** The same for a caller whose access was checked. */
export async function serveFonts(deps: Pick<Deps, 'fonts' | 'clock' | 'tokenKeys'>, workspaceId: string) {
  const [own, ofProduct] = await Promise.all([
    deps.fonts.list(workspaceId, WORKSPACE_FONTS_MAX),
    deps.fonts.list(null, PRODUCT_FONTS_MAX),
  ])
  const ownServed = own.flatMap((font) => servedFont(deps, workspaceId, font))
  const taken = new Set(ownServed.map(({ report }) => report.family))
  const others = ofProduct
    .filter((font) => font.state !== 'draft' && !isBarred(font) && !taken.has(font.report?.family ?? ''))
    .flatMap((font) => servedFont(deps, null, font))
  return [...ownServed, ...others]
}
