import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Idea } from '@postwright/core/collections/ideas'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import { excerptOf } from '@postwright/core/text/excerpt'
import { useDragSensors } from '@/drag/drag-sensors.ts'
import { parseGap } from '../drop-gaps.ts'
import { keyboardGaps } from '../keyboard-gaps.ts'
import { createShownLanes } from '../shown-lanes.ts'
import { useMoveIdea } from './use-move-idea.ts'

const NAMED = 60

/**
 * Dragging cards by mouse, finger and keyboard, with what is said aloud about it.
 * @param open the lanes that are shown
 */
export function useBoardDrag(lanes: readonly IdeaLane[], open: readonly IdeaLane[]) {
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
    /** Each lane says what it shows. */
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
