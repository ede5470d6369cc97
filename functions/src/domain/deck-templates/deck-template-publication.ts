import { isBoundedDesign } from '@postwright/core/gallery/check-content'
import type { DeckTemplateRecord } from '@postwright/core/gallery/gallery-item'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { offerVersion } from '../gallery/gallery.ts'
import { readDeckTemplate } from './deck-template-queries.ts'

type PublishDeps = Pick<Deps, 'clock' | 'transact' | 'deckTemplates' | 'gallery' | 'auditLog' | 'files'>

/**
 * Publishes the current design as the next version.
 * @throws `template_does_not_fit` if a text overflows in any format and case, or the design is too large; `not_found`, `stale_revision`
 */
export async function publishDeckTemplate(
  deps: PublishDeps,
  actorUid: string,
  { templateId, rev }: { templateId: string; rev: number },
): Promise<DeckTemplateRecord> {
  const { design, rev: current } = await readDeckTemplate(deps, templateId)
  if (current !== rev) throw new AppError('stale_revision', { message: `deck template ${templateId}` })
  const fit = isBoundedDesign(design) ? await deps.files.checkFit(design) : 'too_much'
  if (fit !== 'fits') throw new AppError('template_does_not_fit', { message: `${templateId}: ${fit}` })
  return deps.transact(async (tx) => {
    const record = await deps.deckTemplates.getIn(tx, templateId)
    // Only the tested revision is published: another one may not fit.
    if (!record || record.rev !== rev) throw new AppError('stale_revision', { message: `deck template ${templateId}` })
    const before = record.itemId === null ? null : await deps.gallery.getIn(tx, record.itemId)
    const { title, description, makerUid, makerName, licence } = record
    const version = record.version + 1
    const content = { kind: 'template' as const, design: record.design }
    const offered = { title, description, makerUid, makerName, licence, content, version, sourceId: templateId }
    const item = offerVersion(deps, tx, actorUid, offered, before)
    const saved = {
      ...record,
      state: 'published' as const,
      version,
      itemId: item.id,
      takedown: null,
      rev: rev + 1,
      updatedAt: deps.clock.now(),
    }
    deps.deckTemplates.saveIn(tx, saved)
    deps.auditLog.appendIn(tx, {
      action: 'deck_template.published',
      actorUid,
      subject: templateId,
      facts: { version, title },
    })
    return saved
  })
}

/**
 * Removes the published version of a template from the gallery, or restores it. Decks hold copies, so none of them changes.
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
