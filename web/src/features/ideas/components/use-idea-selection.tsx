import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import type { Idea } from '@postwright/core/collections/ideas'
import { excerptOf } from '@postwright/core/text/excerpt'
import { useDocumentSelection } from '@/documents/use-document-selection.tsx'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { ideaDrafts } from '../data/idea-drafts.ts'

const IdeaSelectionActions = lazyWhenIdle(
  async () => (await import('./idea-selection-actions.tsx')).IdeaSelectionActions,
)

const NAMED = 60

/**
 * Selects ideas of the board or of the search results.
 * @param ideas in display order
 * @param isBusy true while Escape ends another action, such as a drag, and keeps the selection
 */
export function useIdeaSelection(
  ideas: readonly Idea[],
  lanes: readonly IdeaLane[],
  isBusy = false,
): { boxOf: (idea: Idea) => ReactNode; selectionBar: ReactNode } {
  const { t } = useTranslation('areas')
  const { workspaceId } = useSignedIn()
  const client = useQueryClient()
  const nameOf = ({ text }: Idea) => excerptOf(text, NAMED) || t('areas:idea.untitled')
  const rows = ideas.map((idea) => ({ ...idea, name: nameOf(idea) }))
  const { boxOf, selectionBar } = useDocumentSelection(rows, ideaDrafts, {
    isBusy,
    actions: (selected, onDone) => (
      <IdeaSelectionActions
        props={{
          selected,
          lanes,
          onDone,
          // The search results are a separate read that does not update by itself.
          onChange: () => void client.invalidateQueries({ queryKey: ['ideas', 'search', workspaceId] }),
        }}
      />
    ),
  })
  return { boxOf: (idea) => boxOf({ id: idea.id, name: nameOf(idea) }), selectionBar }
}
