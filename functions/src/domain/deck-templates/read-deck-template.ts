import type { DeckTemplateRecord } from '@postwright/core/gallery/deck-template-record'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'

/** @throws `not_found` */
export async function readDeckTemplate(
  { deckTemplates }: Pick<Deps, 'deckTemplates'>,
  templateId: string,
): Promise<DeckTemplateRecord> {
  const found = await deckTemplates.get(templateId)
  if (!found) throw new AppError('not_found', { message: `deck template ${templateId}` })
  return found
}
