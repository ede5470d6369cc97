import { useTranslation } from 'react-i18next'
import { placeBetween } from '@postwright/core/order/place'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { ideaDrafts } from '../data/idea-drafts.ts'
import type { ShownLane } from '../drop-gaps.ts'
import { newIdea } from '../idea-draft.ts'

/** Adds an idea at the top of a lane; without a network it waits on this device. */
export function useAddIdea() {
  const { t } = useTranslation('areas')
  const { user, workspaceId } = useSignedIn()
  return (text: string, { laneId, ideas }: Pick<ShownLane, 'laneId' | 'ideas'>): void => {
    const place = placeBetween(null, ideas[0]?.place ?? null) ?? 0
    const documentId = ideaDrafts.server.newId(workspaceId)
    const draft = newIdea(text, { laneId, place })
    void beginDocument(ideaDrafts, { uid: user.id, workspaceId, documentId, draft }).then((outcome) => {
      if (outcome !== 'written') toast.error(t('areas:idea.notCreated'))
    })
  }
}
