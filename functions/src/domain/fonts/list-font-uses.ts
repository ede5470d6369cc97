import type { FontUse } from '@postwright/core/api/fonts'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { FontPlace } from './font-keys.ts'
import { namesFamily } from './names-family.ts'

/**
 * What is set in a font, in the order of its names: decks of its workspace, or the templates of the product. Who may ask is
 * decided before.
 * @throws `not_found`
 */
export async function listFontUses(deps: Deps, { workspaceId, fontId }: FontPlace): Promise<FontUse[]> {
  const font = await deps.fonts.get(workspaceId, fontId)
  if (!font) throw new AppError('not_found', { message: `font ${fontId}` })
  // A font that was refused has no family, and is offered to no deck.
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
    .filter(({ design }) => Object.values(design.theme.fonts).includes(family) || namesFamily(design.slides, family))
    .map(({ id, title }) => ({ id, name: title }))
}
