import { useTranslation } from 'react-i18next'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import { useIsAwaited } from '@/documents/outbox/use-is-awaited.ts'
import { useLeftBehind } from '@/documents/outbox/use-left-behind.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ideaDrafts } from '../data/idea-drafts.ts'
import { useIdea } from '../data/use-idea.ts'
import { IdeaEditor } from './idea-editor.tsx'

type Props = { ideaId: string; lanes: readonly IdeaLane[]; onClose: () => void }

/** One idea above the board, by the id in the address. */
export function IdeaDialog({ ideaId, lanes, onClose }: Props) {
  const { t } = useTranslation('ideas')
  const isAwaited = useIsAwaited(ideaDrafts, ideaId)
  return (
    <Dialog title={t('ideas:edit.title')} onClose={onClose} size="xl">
      {isAwaited ? (
        <SkeletonList rows={2} label={t('ideas:loading')} />
      ) : (
        <IdeaById key={ideaId} {...{ ideaId, lanes, onClose }} />
      )}
    </Dialog>
  )
}

function IdeaById({ ideaId, lanes, onClose }: Props) {
  const { t } = useTranslation('ideas')
  const { user, workspaceId } = useSignedIn()
  const left = useLeftBehind({ type: ideaDrafts, uid: user.id, documentId: ideaId })
  const idea = useIdea(workspaceId, ideaId)
  return (
    <DataState
      read={left === null && idea.status === 'ready' ? { status: 'loading' } : idea}
      loading={<SkeletonList rows={2} label={t('ideas:loading')} />}
      errorTitle={t('ideas:error')}
      missing={<EmptyState drawing="search" title={t('ideas:edit.missing')} text={t('ideas:edit.missingText')} />}
    >
      {(data) => <IdeaEditor idea={data} lanes={lanes} left={left ?? []} onClose={onClose} />}
    </DataState>
  )
}
