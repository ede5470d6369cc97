import { useTranslation } from 'react-i18next'
import { moveToTrash } from '@postwright/core/api/trash'
import { call } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import { log } from '@/lib/log.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import type { DraftType } from './draft-type.ts'
import { hiddenDocuments } from './hidden-documents.ts'
import { dropDocument } from './outbox/drop-document.ts'

/** Schema of the collections whose documents can be moved to the trash. */
const { kind: kindSchema } = moveToTrash.input.shape

/** A document that could not be moved to the trash, with the error. */
export type NotMoved = { id: string; error: unknown }

type Telling = {
  /** Message shown immediately, with the option to undo. */
  deleted: string
  /** Called with the number of answered requests; the first call is with 0. */
  onProgress?: (done: number) => void
  /** Called once all requests have been answered. */
  onEnd: (notMoved: readonly NotMoved[]) => void
}

/** Returns a function that moves a document to the trash after the undo period. If that fails, the document is shown again with a message. */
export function useDeleteDocument<Document, Draft>(drafts: Pick<DraftType<Document, Draft>, 'collection'>) {
  const remove = useDeleteDocuments(drafts)
  return (documentId: string, { deleted, failed }: { deleted: string; failed: string }) =>
    remove([documentId], { deleted, onEnd: (notMoved) => notMoved.length > 0 && toast.error(failed) })
}

/**
 * Returns a function that moves documents to the trash after the undo period, with one undo for all of them; until then they are only hidden.
 * Documents that fail to move are shown again.
 */
export function useDeleteDocuments<Document, Draft>({ collection }: Pick<DraftType<Document, Draft>, 'collection'>) {
  const { t } = useTranslation()
  const { workspaceId } = useSignedIn()
  const kind = kindSchema.parse(collection)

  async function remove(documentId: string): Promise<NotMoved | null> {
    try {
      await call(moveToTrash, { workspaceId, kind, documentId })
    } catch (error) {
      // The document was never stored, or another tab has already moved it.
      if (!(error instanceof ApiError) || error.code !== 'not_found') {
        log.error('Trash: a document could not be moved', error)
        hiddenDocuments.show(documentId)
        return { id: documentId, error }
      }
    }
    await dropDocument({ collection, documentId })
    return null
  }

  async function removeAll(ids: readonly string[], { onProgress, onEnd }: Telling): Promise<void> {
    let done = 0
    onProgress?.(done)
    // All requests are sent at once, because this also runs while the page is being left and no code waits for the answers.
    const outcomes = await Promise.all(
      ids.map(async (id) => {
        const outcome = await remove(id)
        done += 1
        onProgress?.(done)
        return outcome
      }),
    )
    onEnd(outcomes.filter((outcome) => outcome !== null))
  }

  return (ids: readonly string[], telling: Telling) => {
    for (const id of ids) hiddenDocuments.hide(id)
    toast.undo(telling.deleted, {
      label: t('common:action.undo'),
      onUndo() {
        for (const id of ids) hiddenDocuments.show(id)
      },
      onExpire: () => void removeAll(ids, telling),
    })
  }
}
