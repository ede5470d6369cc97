import { type ReactNode, useEffect, useState, type KeyboardEvent } from 'react'
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
import { type ShownLane, gapId, placeAtTop, type Gap } from '../drop-gaps.ts'
import styles from './board.module.css'
import { IdeaCard } from './idea-card.tsx'
import type { useLaneCommands } from './use-lane-commands.ts'
import { useDroppable } from '@dnd-kit/core'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { toast } from '@/ui/toast.tsx'
import { ideaDrafts } from '../data/idea-drafts.ts'
import { topPlace } from '../data/idea-places.ts'
import { newIdea } from '../idea-draft.ts'
import { TextInput } from '@mantine/core'
import { IconPlus, IconArrowLeft, IconArrowRight, IconPencil, IconTrash } from '@tabler/icons-react'
import { POST_TEXT_MAX } from '@postwright/core/limits'
import type { Action } from '@/config/action.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { offerActions } from '@/ui/offer-actions.ts'

type Props = {
  lane: IdeaLane
  lanes: readonly IdeaLane[]
  commands: ReturnType<typeof useLaneCommands>
  /** Returns the checkbox of an idea. */
  boxOf: (idea: Idea) => ReactNode
  onShown: (lane: ShownLane) => void
  onOpen: (ideaId: string) => void
  onEdit: () => void
}

/** A column of ideas, one page at a time, with a field to add one at its top. */
export function Lane({ lane, lanes, commands, boxOf, onShown, onOpen, onEdit }: Props) {
  const { t } = useTranslation('ideas')
  const { workspaceId } = useSignedIn()
  const { itemsPerPage } = useSettings()
  const { page, paging, edges } = useLaneIdeas(workspaceId, lane.id, itemsPerPage)
  const ideas = useShownDocuments(page.status === 'ready' ? page.data : [])
  const shown: ShownLane = { laneId: lane.id, ideas, ...edges }
  const add = useAddIdea()
  useEffect(() => onShown(shown))
  return (
    <section className={styles.lane} aria-label={lane.name}>
      <LaneHead lane={lane} lanes={lanes} count={ideas.length} hasMore={paging.hasNext} {...{ commands, onEdit }} />
      <QuickAdd lane={lane.name} onAdd={(text) => void add(text, shown)} />
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

/** A drop target for cards; shows a line while a card is held over it. */
function DropGap({ laneId, at, isLast = false, isOnly = false }: Gap & { isLast?: boolean; isOnly?: boolean }) {
  const { setNodeRef, isOver } = useDroppable({ id: gapId({ laneId, at }) })
  return (
    <div
      ref={setNodeRef}
      className={styles.gap}
      data-over={isOver || undefined}
      data-last={isLast || undefined}
      data-only={isOnly || undefined}
    />
  )
}

/** Adds an idea at the top of a lane's visible page; without a network connection it is queued on this device. */
function useAddIdea() {
  const { t } = useTranslation('areas')
  const { user, workspaceId } = useSignedIn()
  return async (text: string, lane: ShownLane): Promise<void> => {
    const { laneId } = lane
    const place = placeAtTop(lane) ?? (await topPlace(workspaceId, laneId))
    const documentId = ideaDrafts.server.newId(workspaceId)
    const draft = newIdea(text, { laneId, place })
    const outcome = await beginDocument(ideaDrafts, { uid: user.id, workspaceId, documentId, draft })
    if (outcome !== 'written') toast.error(t('areas:idea.notCreated'))
  }
}

type QuickAddProps = { lane: string; onAdd: (text: string) => void }

/** A field whose text becomes an idea on Enter; the next one can be typed immediately. */
function QuickAdd({ lane, onAdd }: QuickAddProps) {
  const { t } = useTranslation('ideas')
  const [text, setText] = useState('')

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return
    onAdd(text.trim())
    setText('')
  }

  return (
    <TextInput
      size="sm"
      aria-label={t('ideas:quick.label', { lane })}
      placeholder={t('ideas:quick.placeholder')}
      leftSection={<IconPlus size="1rem" aria-hidden />}
      maxLength={POST_TEXT_MAX}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={press}
    />
  )
}

type Commands = ReturnType<typeof useLaneCommands>

type Context = { lane: IdeaLane; at: number; count: number; commands: Commands; onEdit: () => void }

const LANE_ACTIONS: readonly Action<Context>[] = [
  { id: 'ideas.lane-edit', labelKey: 'ideas:lane.edit', Icon: IconPencil, run: ({ onEdit }) => onEdit() },
  {
    id: 'ideas.lane-left',
    labelKey: 'ideas:lane.left',
    Icon: IconArrowLeft,
    when: ({ at }) => at > 0,
    run: ({ commands, lane }) => commands.move(lane, -1),
  },
  {
    id: 'ideas.lane-right',
    labelKey: 'ideas:lane.right',
    Icon: IconArrowRight,
    when: ({ at, count }) => at < count - 1,
    run: ({ commands, lane }) => commands.move(lane, 1),
  },
  {
    id: 'ideas.lane-delete',
    labelKey: 'ideas:lane.delete',
    Icon: IconTrash,
    isDestructive: true,
    when: ({ count }) => count > 1,
    run: ({ commands, lane }) => commands.remove(lane),
  },
]

type LaneHeadProps = {
  lane: IdeaLane
  lanes: readonly IdeaLane[]
  count: number
  hasMore: boolean
  commands: Commands
  onEdit: () => void
}

/** The name of a lane, the number of its visible ideas, and its actions. */
function LaneHead({ lane, lanes, count, hasMore, commands, onEdit }: LaneHeadProps) {
  const { t } = useTranslation('ideas')
  const at = lanes.findIndex(({ id }) => id === lane.id)
  const actions = offerActions(LANE_ACTIONS, { lane, at, count: lanes.length, commands, onEdit })
  return (
    <header className={styles.head}>
      <span className={styles.dot} data-color={lane.color} aria-hidden />
      <h2 className={styles.name}>{lane.name}</h2>
      <span className={styles.count}>{hasMore ? t('ideas:lane.more', { count }) : count}</span>
      <ActionMenu className={styles.menu} label={t('ideas:lane.actions', { name: lane.name })} actions={actions} />
    </header>
  )
}
