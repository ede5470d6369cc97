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

/** The collections whose documents go to the trash by this call. */
const { kind: kindSchema } = moveToTrash.input.shape

/** A document that could not be moved to the trash. */
export type NotMoved = { id: string; error: unknown }

type Telling = {
  /** Said at once, with the offer to undo. */
  deleted: string
  /** So many have been answered; the first call says that none has. */
  onProgress?: (done: number) => void
  /** Runs once all of them have been answered. */
  onEnd: (notMoved: readonly NotMoved[]) => void
}

/** Moves a document to the trash once the time to undo is over. What fails is shown again and said. */
export function useDeleteDocument<Document, Draft>(drafts: Pick<DraftType<Document, Draft>, 'collection'>) {
  const remove = useDeleteDocuments(drafts)
  return (documentId: string, { deleted, failed }: { deleted: string; failed: string }) =>
    remove([documentId], { deleted, onEnd: (notMoved) => notMoved.length > 0 && toast.error(failed) })
}

/**
 * Moves documents to the trash once the time to undo is over, with one undo for all of them; until then they are only hidden.
 * What fails is shown again.
 */
export function useDeleteDocuments<Document, Draft>({ collection }: Pick<DraftType<Document, Draft>, 'collection'>) {
  const { t } = useTranslation()
  const { workspaceId } = useSignedIn()
  const kind = kindSchema.parse(collection)

  async function remove(documentId: string): Promise<NotMoved | null> {
    try {
      await call(moveToTrash, { workspaceId, kind, documentId })
    } catch (error) {
      // It was never stored, or another tab was faster.
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
    // All at once: this also runs while the page is left, when nothing waits for an answer any more.
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
