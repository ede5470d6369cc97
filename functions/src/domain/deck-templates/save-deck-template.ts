import type { DeckTemplateRecord } from '@postwright/core/gallery/deck-template-record'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { newDocument } from '../new-document.ts'
import { parseDesign } from './parse-design.ts'

const TEMPLATE_SCHEMA = 1

/**
 * Stores words and design of a template; what is offered of it stays as it is until it is published again.
 * @throws `stale_revision` when another admin has saved it meanwhile
 */
export async function saveDeckTemplate(
  deps: Pick<Deps, 'clock' | 'transact' | 'deckTemplates' | 'auditLog'>,
  actorUid: string,
  { templateId, rev, bytes }: { templateId: string; rev: number; bytes: Uint8Array },
): Promise<DeckTemplateRecord> {
  const words = parseDesign(bytes)
  return deps.transact(async (tx) => {
    const before = await deps.deckTemplates.getIn(tx, templateId)
    if ((before?.rev ?? 0) !== rev) throw new AppError('stale_revision', { message: `deck template ${templateId}` })
    const fresh: DeckTemplateRecord = {
      ...newDocument(deps.clock, { id: templateId, schema: TEMPLATE_SCHEMA, createdBy: actorUid }),
      ...words,
      makerUid: '',
      makerName: '',
      licence: 'product',
      state: 'draft',
      version: 0,
      itemId: null,
      takedown: null,
    }
    const saved = before ? { ...before, ...words, rev: rev + 1, updatedAt: deps.clock.now() } : fresh
    deps.deckTemplates.saveIn(tx, saved)
    if (!before) deps.auditLog.appendIn(tx, { action: 'deck_template.saved', actorUid, subject: templateId })
    return saved
  })
}
