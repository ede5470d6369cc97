import { PRODUCT_FONTS_MAX, WORKSPACE_FONTS_MAX } from '@postwright/core/fonts/font-check'
import type { StoredFont } from '@postwright/core/model/font'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { servedFont, type FontPlace } from './font-files.ts'
import type { FontUse } from '@postwright/core/api/fonts'
import { AppError } from '../app-error.ts'

/**
 * Returns the fonts available to decks of a workspace besides the bundled ones. Retired fonts are included for the decks that use them. If the
 * workspace and the product have a family of the same name, the workspace's font is used.
 * @throws `not_found` for non-members
 */
export async function listFonts(deps: Deps, caller: Caller, { workspaceId }: { workspaceId: string }) {
  await requireRight(deps, caller, workspaceId, 'read_content')
  return { fonts: await serveFonts(deps, workspaceId) }
}

/** Returns whether a font must not be shown any more because it was taken down for its licence. Decks that use it fall back to another font. */
export function isBarred({ takedown }: Pick<StoredFont, 'takedown'>): boolean {
  return takedown?.cause === 'licence'
}

/** Returns the fonts for a caller whose access is already checked. */
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

/**
 * Lists the uses of a font, ordered by name: decks of its workspace, or the templates of the product. Callers must check access first.
 * @throws `not_found`
 */
export async function listFontUses(deps: Deps, { workspaceId, fontId }: FontPlace): Promise<FontUse[]> {
  const font = await deps.fonts.get(workspaceId, fontId)
  if (!font) throw new AppError('not_found', { message: `font ${fontId}` })
  // A refused font has no family and is offered to no deck.
  const family = font.report?.family
  if (family === undefined) return []
  const uses = workspaceId === null ? await templatesIn(deps, family) : await decksIn(deps, workspaceId, family)
  return uses.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

async function decksIn({ fonts }: Deps, workspaceId: string, family: string): Promise<FontUse[]> {
  return fonts.listDeckNames(workspaceId, await fonts.listDecksNaming(workspaceId, family))
}

async function templatesIn({ deckTemplates }: Deps, family: string): Promise<FontUse[]> {
  const templates = await deckTemplates.list()
  return templates
    .filter(({ design }) => Object.values(design.theme.fonts).includes(family) || usesFontFamily(design.slides, family))
    .map(({ id, title }) => ({ id, name: title }))
}

/** Returns whether stored layers or other data use a font family. */
export function usesFontFamily(stored: unknown, family: string): boolean {
  return JSON.stringify(stored ?? null).includes(`"family":${JSON.stringify(family)}`)
}
