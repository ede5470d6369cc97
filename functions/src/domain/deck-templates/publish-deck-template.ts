import { isBoundedDesign } from '@postwright/core/gallery/check-content'
import type { DeckTemplateRecord } from '@postwright/core/gallery/deck-template-record'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { offerVersion } from '../gallery/offer-version.ts'
import { readDeckTemplate } from './read-deck-template.ts'

type PublishDeps = Pick<Deps, 'clock' | 'transact' | 'deckTemplates' | 'gallery' | 'auditLog' | 'files'>

/**
 * Offers the design as it stands as the next version.
 * @throws `template_does_not_fit` when a text overflows in any format and case, `stale_revision`
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
    // What was tried out is what is published: another revision may not fit.
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
