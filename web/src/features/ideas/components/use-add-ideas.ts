import { useTranslation } from 'react-i18next'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { ideaDrafts } from '../data/idea-drafts.ts'
import { topPlaces } from '../data/top-place.ts'
import { newIdea } from '../idea-draft.ts'

/** Adds several ideas at the top of a lane, in their order. */
export function useAddIdeas() {
  const { t } = useTranslation(['areas', 'ideas'])
  const { user, workspaceId } = useSignedIn()
  return async (texts: readonly string[], laneId: string): Promise<void> => {
    const places = await topPlaces(workspaceId, laneId, texts.length)
    const outcomes = texts.map((text, at) => {
      const documentId = ideaDrafts.server.newId(workspaceId)
      const draft = newIdea(text, { laneId, place: places[at] ?? 0 })
      return beginDocument(ideaDrafts, { uid: user.id, workspaceId, documentId, draft })
    })
    const written = (await Promise.all(outcomes)).filter((outcome) => outcome === 'written').length
    if (written < texts.length) toast.error(t('areas:idea.notCreated'))
    else toast.success(t('ideas:fromModel.added', { count: written }))
  }
}
