import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import type { Idea } from '@postwright/core/collections/ideas'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { useSettings } from '@/preferences/settings.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useLaneIdeas } from '../data/use-lane-ideas.ts'
import type { ShownLane } from '../drop-gaps.ts'
import styles from './board.module.css'
import { DropGap } from './drop-gap.tsx'
import { IdeaCard } from './idea-card.tsx'
import { LaneHead } from './lane-head.tsx'
import { QuickAdd } from './quick-add.tsx'
import { useAddIdea } from './use-add-idea.ts'
import type { useLaneCommands } from './use-lane-commands.ts'

type Props = {
  lane: IdeaLane
  lanes: readonly IdeaLane[]
  commands: ReturnType<typeof useLaneCommands>
  /** Selects an idea. */
  boxOf: (idea: Idea) => ReactNode
  onShown: (lane: ShownLane) => void
  onOpen: (ideaId: string) => void
  onEdit: () => void
}

/** A column of ideas, one page at a time, with a place to add one at its top. */
export function Lane({ lane, lanes, commands, boxOf, onShown, onOpen, onEdit }: Props) {
  const { t } = useTranslation('ideas')
  const { workspaceId } = useSignedIn()
  const { itemsPerPage } = useSettings()
  const { page, paging } = useLaneIdeas(workspaceId, lane.id, itemsPerPage)
  const ideas = useShownDocuments(page.status === 'ready' ? page.data : [])
  const shown: ShownLane = { laneId: lane.id, ideas, hasNext: paging.hasNext }
  const add = useAddIdea()
  useEffect(() => onShown(shown))
  return (
    <section className={styles.lane} aria-label={lane.name}>
      <LaneHead lane={lane} lanes={lanes} count={ideas.length} hasMore={paging.hasNext} {...{ commands, onEdit }} />
      <QuickAdd lane={lane.name} onAdd={(text) => add(text, shown)} />
      <DataState
        read={page.status === 'ready' ? { ...page, data: ideas } : page}
        loading={<SkeletonList rows={2} label={t('ideas:loading')} />}
        errorTitle={t('ideas:error')}
        empty={
          <>
            <DropGap laneId={lane.id} at={0} isOnly />
            <p className={styles.none}>{t('ideas:lane.empty')}</p>
          </>
        }
      >
        {() => <Cards {...{ shown, lanes, boxOf, onOpen }} />}
      </DataState>
      <Pager list={lane.name} paging={paging} size="compact-sm" />
    </section>
  )
}

type CardsProps = Pick<Props, 'lanes' | 'boxOf' | 'onOpen'> & { shown: ShownLane }

function Cards({ shown, lanes, boxOf, onOpen }: CardsProps) {
  return (
    <ol className={styles.cards}>
      {shown.ideas.map((idea: Idea, at) => (
        <li key={idea.id}>
          <DropGap laneId={shown.laneId} at={at} />
          <IdeaCard idea={idea} box={boxOf(idea)} at={at} lane={shown} lanes={lanes} onOpen={() => onOpen(idea.id)} />
        </li>
      ))}
      <li>
        <DropGap laneId={shown.laneId} at={shown.ideas.length} isLast />
      </li>
    </ol>
  )
}
