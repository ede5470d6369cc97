import { closestCenter, DndContext, DragOverlay } from '@dnd-kit/core'
import { Button, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import type { Idea } from '@postwright/core/collections/ideas'
import { IDEA_LANES_MAX } from '@postwright/core/limits'
import { laterPart } from '@/lib/later-part.tsx'
import type { ShownLane } from '../drop-gaps.ts'
import styles from './board.module.css'
import { CardFace } from './card-face.tsx'
import { Lane } from './lane.tsx'
import { useBoardDrag } from './use-board-drag.ts'
import { useIdeaSelection } from './use-idea-selection.tsx'
import { useLaneCommands } from './use-lane-commands.ts'

const LaneDialog = laterPart(async () => (await import('./lane-dialog.tsx')).LaneDialog)

const NARROW = '(max-width: 47.99em)'

type Props = { lanes: readonly IdeaLane[]; onOpen: (ideaId: string) => void }

/** Lanes side by side; on a narrow screen one at a time. */
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

/** The ideas of the open lanes from left to right and from top to bottom, as the lanes tell them. */
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
