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

/**
 * Moves a document, or several at once, to the trash once the time to undo is over; until then they are only hidden. What
 * fails is shown again and said.
 */
export function useDeleteDocument<Document, Draft>({ collection }: Pick<DraftType<Document, Draft>, 'collection'>) {
  const { t } = useTranslation()
  const { workspaceId } = useSignedIn()
  const kind = kindSchema.parse(collection)

  async function remove(documentId: string, failed: string) {
    try {
      await call(moveToTrash, { workspaceId, kind, documentId })
    } catch (error) {
      // It was never stored, or another tab was faster.
      if (!(error instanceof ApiError) || error.code !== 'not_found') {
        log.error('Trash: a document could not be moved', error)
        hiddenDocuments.show(documentId)
        return toast.error(failed)
      }
    }
    await dropDocument({ collection, documentId })
  }

  return (documents: string | readonly string[], words: { deleted: string; failed: string }) => {
    const ids = [documents].flat()
    for (const id of ids) hiddenDocuments.hide(id)
    toast.undo(words.deleted, {
      label: t('common:action.undo'),
      onUndo() {
        for (const id of ids) hiddenDocuments.show(id)
      },
      onExpire() {
        for (const id of ids) void remove(id, words.failed)
      },
    })
  }
}
