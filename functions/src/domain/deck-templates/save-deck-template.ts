import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { parseJsonBytes } from '../parse-json-bytes.ts'
import { newDocument } from '../new-document.ts'
import { galleryWords, type DeckTemplateRecord } from '@postwright/core/gallery/gallery-item'
import { OFFER_BYTES_MAX } from '@postwright/core/model/offer-limits'
import { templateDesignSchema } from '@postwright/core/scene/templates/deck-template'
import { z } from 'zod'
import { fieldSentences } from '../error-words.ts'

const TEMPLATE_SCHEMA = 1

/**
 * Stores the texts and the design of a template. The published version stays unchanged until the next publication.
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

const bodySchema = z.object({ ...galleryWords, design: templateDesignSchema })

/**
 * Parses the texts and the design of a template as a client sends them.
 * @throws `payload_too_large`, `malformed_json`, `validation_failed`
 */
function parseDesign(bytes: Uint8Array): z.output<typeof bodySchema> {
  if (bytes.length > OFFER_BYTES_MAX) throw new AppError('payload_too_large', { message: `${bytes.length} bytes` })
  const parsed = bodySchema.safeParse(parseJsonBytes(bytes, 'malformed_json'))
  if (!parsed.success) throw new AppError('validation_failed', { fields: fieldSentences(parsed.error) })
  return parsed.data
}
