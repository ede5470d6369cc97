import { useTranslation } from 'react-i18next'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import type { DraftType } from './draft-type.ts'
import { hiddenDocuments } from './hidden-documents.ts'
import { dropDocument } from './outbox/drop-document.ts'

/**
 * Deletes a document that its editors may remove, once the time to undo is over; until then it is only hidden. When that fails
 * it is shown again and said.
 */
export function useDeleteDocument<Document, Draft>({ collection, server }: DraftType<Document, Draft>) {
  const { t } = useTranslation()
  const { workspaceId } = useSignedIn()

  async function remove(documentId: string, failed: string) {
    if ((await server.remove(workspaceId, documentId)) === 'written') {
      return dropDocument({ collection, documentId })
    }
    hiddenDocuments.show(documentId)
    return void toast.error(failed)
  }

  return (documentId: string, words: { deleted: string; failed: string }) => {
    hiddenDocuments.hide(documentId)
    toast.undo(words.deleted, {
      label: t('common:action.undo'),
      onUndo: () => hiddenDocuments.show(documentId),
      onExpire: () => void remove(documentId, words.failed),
    })
  }
}
