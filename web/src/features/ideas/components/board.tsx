import {
  closestCenter,
  DndContext,
  DragOverlay,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { Button, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import type { Idea } from '@postwright/core/collections/ideas'
import { IDEA_LANES_MAX } from '@postwright/core/limits'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { type ShownLane, parseGap, keyboardGaps, createShownLanes } from '../drop-gaps.ts'
import styles from './board.module.css'
import { CardFace } from './card-face.tsx'
import { Lane } from './lane.tsx'
import { useIdeaSelection } from './use-idea-selection.tsx'
import { useLaneCommands } from './use-lane-commands.ts'
import { excerptOf } from '@postwright/core/text/excerpt'
import { useDragSensors } from '@/drag/drag-sensors.ts'
import { useMoveIdea } from './idea-commands.ts'

const LaneDialog = lazyWhenIdle(async () => (await import('./lane-dialog.tsx')).LaneDialog)

const NARROW = '(max-width: 47.99em)'

type Props = { lanes: readonly IdeaLane[]; onOpen: (ideaId: string) => void }

/** The lanes side by side; on a narrow screen one at a time. */
export function Board({ lanes, onOpen }: Props) {
  const { t } = useTranslation('ideas')
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const [chosen, setChosen] = useState<string | null>(null)
  const [edited, setEdited] = useState<IdeaLane | 'new' | null>(null)
  const commands = useLaneCommands(lanes)
  const open = lanes.find(({ id }) => id === chosen) ?? lanes[0]
  const shown = isNarrow && open ? [open] : lanes
  const { dragged, onShown, context } = useBoardDrag(lanes, shown)
  const { ideas, onListed } = useListedIdeas(shown)
  const { boxOf, selectionBar } = useIdeaSelection(ideas, lanes, dragged !== null)
  const canAdd = lanes.length < IDEA_LANES_MAX
  return (
    <>
      {isNarrow && open && (
        <div className={styles.choice}>
          <SegmentedControl
            fullWidth={lanes.length <= 3}
            aria-label={t('ideas:lane.choose')}
            data={lanes.map(({ id, name }) => ({ value: id, label: name }))}
            value={open.id}
            onChange={setChosen}
          />
        </div>
      )}
      {canAdd && (
        <div className={styles.above}>
          <Button
            size="compact-md"
            variant="subtle"
            color="gray"
            leftSection={<IconPlus size="1rem" aria-hidden />}
            onClick={() => setEdited('new')}
          >
            {t('ideas:lane.add')}
          </Button>
        </div>
      )}
      <DndContext {...context} collisionDetection={closestCenter}>
        <div className={styles.board} role="group" aria-label={t('ideas:board')}>
          {shown.map((lane) => (
            <Lane
              key={lane.id}
              lane={lane}
              lanes={lanes}
              commands={commands}
              boxOf={boxOf}
              onShown={(listed) => {
                onShown(listed)
                onListed(listed)
              }}
              onOpen={onOpen}
              onEdit={() => setEdited(lane)}
            />
          ))}
        </div>
        <DragOverlay dropAnimation={null}>{dragged && <CardFace idea={dragged} isLifted />}</DragOverlay>
      </DndContext>
      {selectionBar}
      <LaneDialog
        props={
          edited && {
            lane: edited === 'new' ? null : edited,
            onClose: () => setEdited(null),
            onSave: (fields) => {
              if (edited === 'new') void commands.add(fields)
              else commands.edit(edited, fields)
              setEdited(null)
            },
          }
        }
      />
    </>
  )
}

/** Returns the ideas of the open lanes from left to right and from top to bottom, as reported by the lanes. */
function useListedIdeas(open: readonly IdeaLane[]) {
  const [lists, setLists] = useState<ReadonlyMap<string, readonly Idea[]>>(new Map())

  function onListed({ laneId, ideas }: ShownLane): void {
    setLists((before) => {
      const known = before.get(laneId) ?? []
      const isSame = known.length === ideas.length && known.every((idea, at) => idea === ideas[at])
      return isSame ? before : new Map(before).set(laneId, ideas)
    })
  }

  return { ideas: open.flatMap(({ id }) => lists.get(id) ?? []), onListed }
}

const NAMED = 60

/**
 * Drags cards by mouse, touch and keyboard, with announcements for screen readers.
 * @param open the lanes that are shown
 */
function useBoardDrag(lanes: readonly IdeaLane[], open: readonly IdeaLane[]) {
  const { t } = useTranslation(['ideas', 'areas'])
  const { move } = useMoveIdea()
  const [dragged, setDragged] = useState<Idea | null>(null)
  const [shown] = useState(createShownLanes)
  const [coordinateGetter] = useState(() => keyboardGaps(shown.inOrder))
  useEffect(() => shown.setOrder(open.map(({ id }) => id)), [shown, open])
  const nameOf = (id: UniqueIdentifier) =>
    excerptOf(shown.find(String(id))?.text ?? '', NAMED) || t('areas:idea.untitled')
  const placeOf = (id: UniqueIdentifier | undefined) => {
    const gap = parseGap(String(id ?? ''))
    const lane = gap && lanes.find((each) => each.id === gap.laneId)
    return gap && lane ? { lane: lane.name, at: gap.at + 1 } : null
  }

  const sensors = useDragSensors(coordinateGetter)

  const announcements: Announcements = {
    onDragStart: ({ active }) => t('ideas:drag.started', { name: nameOf(active.id) }),
    onDragOver: ({ over }) => {
      const place = placeOf(over?.id)
      return place ? t('ideas:drag.over', place) : undefined
    },
    onDragEnd: ({ active, over }) => {
      const place = placeOf(over?.id)
      return place
        ? t('ideas:drag.dropped', { ...place, name: nameOf(active.id) })
        : t('ideas:drag.cancelled', { name: nameOf(active.id) })
    },
    onDragCancel: ({ active }) => t('ideas:drag.cancelled', { name: nameOf(active.id) }),
  }

  function drop({ active, over }: DragEndEvent) {
    setDragged(null)
    const idea = shown.find(String(active.id))
    const gap = parseGap(String(over?.id ?? ''))
    const lane = gap && shown.get(gap.laneId)
    if (idea && gap && lane) move(idea, lane, gap.at)
  }

  return {
    dragged,
    /** Each lane reports its visible ideas. */
    onShown: shown.set,
    context: {
      sensors,
      accessibility: { announcements, screenReaderInstructions: { draggable: t('ideas:drag.help') } },
      onDragStart: ({ active }: { active: { id: UniqueIdentifier } }) => setDragged(shown.find(String(active.id))),
      onDragEnd: drop,
      onDragCancel: () => setDragged(null),
    },
  }
}
