import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'

/**
 * Takes the offered version of a template out of the gallery, or puts it back. Decks hold copies, so none of them changes.
 * @returns the revision of the template
 */
export async function retireDeckTemplate(
  deps: Pick<Deps, 'clock' | 'transact' | 'deckTemplates' | 'gallery' | 'auditLog'>,
  actorUid: string,
  { templateId, isRetired }: { templateId: string; isRetired: boolean },
): Promise<number> {
  return deps.transact(async (tx) => {
    const record = await deps.deckTemplates.getIn(tx, templateId)
    const item = record?.itemId ? await deps.gallery.getIn(tx, record.itemId) : null
    if (!record || !item) throw new AppError('not_found', { message: `published template ${templateId}` })
    const state = isRetired ? 'retired' : 'published'
    if (record.state === state) return record.rev
    const updatedAt = deps.clock.now()
    const rev = record.rev + 1
    deps.deckTemplates.saveIn(tx, { ...record, state, takedown: isRetired ? record.takedown : null, rev, updatedAt })
    deps.gallery.saveIn(tx, { ...item, isOffered: !isRetired, rev: item.rev + 1, updatedAt })
    const action = isRetired ? 'deck_template.retired' : 'deck_template.restored'
    deps.auditLog.appendIn(tx, { action, actorUid, subject: templateId, facts: { title: record.title } })
    return rev
  })
}
