import type { DraftFields, DraftType } from '../draft-type.ts'
import { outbox } from './outbox.ts'
import { sending } from './sending.ts'

type Edit<Draft> = {
  uid: string
  workspaceId: string
  documentId: string
  /** The version that the edit is based on. */
  base: { rev: number; draft: Draft }
  draft: Draft
}

/**
 * Edits a document that is not open here, with the same guarantees as its editor: the edit is kept on this device until the server has it, and is
 * merged with changes made elsewhere, or the user is asked.
 */
export async function editDocument<Draft extends DraftFields>(
  { collection }: Pick<DraftType<never, Draft>, 'collection'>,
  { base, draft, ...document }: Edit<Draft>,
): Promise<void> {
  const item = { kind: 'draft', id: crypto.randomUUID(), ...document, collection, base, draft } as const
  await outbox.change([{ ...item, keptAt: Date.now(), problem: null }])
  sending.now()
}
