import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { fontKeysOf, type FontPlace } from './font-keys.ts'

/**
 * Deletes a font with its files: of a workspace one that no deck uses, of the product one that was never published. Who may do
 * that is decided before.
 * @throws `not_found`, `font_in_use`
 */
export async function deleteFont(deps: Deps, caller: Caller, font: FontPlace): Promise<void> {
  const { workspaceId, fontId } = font
  const known = await deps.fonts.get(workspaceId, fontId)
  // NOTE a deck that names it from this moment on shows another font: nothing of the deck is lost.
  const family = known?.report?.family
  if (workspaceId !== null && family !== undefined) {
    const decks = await deps.fonts.listDecksNaming(workspaceId, family)
    if (decks.length > 0) throw new AppError('font_in_use')
  }
  await deps.transact(async (tx) => {
    const found = await deps.fonts.getIn(tx, workspaceId, fontId)
    if (!found) throw new AppError('not_found', { message: `font ${fontId}` })
    if (workspaceId === null && found.state !== 'draft') throw new AppError('font_in_use')
    deps.fonts.deleteIn(tx, workspaceId, fontId)
    deps.auditLog.appendIn(tx, {
      action: 'font.deleted',
      actorUid: caller.uid,
      ...(workspaceId === null ? {} : { workspaceId }),
      subject: fontId,
      facts: { name: found.name },
    })
  })
  await deleteFontFiles(deps, font)
}

/** Removes everything that is kept of a font. */
export async function deleteFontFiles({ blobs }: Pick<Deps, 'blobs'>, font: FontPlace): Promise<void> {
  await Promise.all(fontKeysOf(font).map((key) => blobs.delete(key)))
}
