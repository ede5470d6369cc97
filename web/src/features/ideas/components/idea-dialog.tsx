import { useTranslation } from 'react-i18next'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import { ideas } from '@postwright/core/collections/ideas'
import { DocumentById } from '@/documents/stored-document.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ideaDrafts } from '../data/idea-drafts.ts'
import { IdeaEditor } from './idea-editor.tsx'

type Props = { ideaId: string; lanes: readonly IdeaLane[]; onClose: () => void }

/** One idea in a dialog over the board, by the id in the address. */
export function IdeaDialog({ ideaId, lanes, onClose }: Props) {
  const { t } = useTranslation('ideas')
  return (
    <Dialog title={t('ideas:edit.title')} onClose={onClose} size="xl">
      <DocumentById
        described={ideas}
        drafts={ideaDrafts}
        documentId={ideaId}
        loading={<SkeletonList rows={2} label={t('ideas:loading')} />}
        errorTitle={t('ideas:error')}
        missing={<EmptyState drawing="search" title={t('ideas:edit.missing')} text={t('ideas:edit.missingText')} />}
      >
        {(idea, left) => <IdeaEditor idea={idea} lanes={lanes} left={left} onClose={onClose} />}
      </DocumentById>
    </Dialog>
  )
}
