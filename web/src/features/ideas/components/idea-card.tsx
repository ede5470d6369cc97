import { useDraggable } from '@dnd-kit/core'
import { ActionIcon } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowsRightLeft,
  IconArrowUp,
  IconGripVertical,
  IconPencil,
  IconPencilPlus,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import type { Idea } from '@postwright/core/collections/ideas'
import { firstLine } from '@postwright/core/text/excerpt'
import type { OfferedAction } from '@/config/action.ts'
import { useMay } from '@/session/use-role.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import type { ShownLane } from '../drop-gaps.ts'
import { draftOf } from '../idea-draft.ts'
import styles from './board.module.css'
import { CardFace } from './card-face.tsx'
import { useMoveIdea, useIdeaToPost, useDeleteIdea } from './idea-commands.ts'

type Props = {
  idea: Idea
  /** Checkbox that selects the idea. */
  box: ReactNode
  at: number
  lane: ShownLane
  lanes: readonly IdeaLane[]
  onOpen: () => void
}

/** An idea on the board: dragged anywhere with the pointer, by its handle with the keyboard, or moved by its menu. */
export function IdeaCard({ idea, box, at, lane, lanes, onOpen }: Props) {
  const { t } = useTranslation(['ideas', 'areas'])
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: idea.id,
    disabled: !useMay('write_drafts'),
  })
  const { onKeyDown, ...byPointer } = listeners ?? {}
  const actions = useCardActions({ idea, at, lane, lanes, onOpen })
  const name = firstLine(idea.text) ?? t('areas:idea.untitled')
  return (
    <article ref={setNodeRef} className={styles.card} data-dragging={isDragging || undefined} {...byPointer}>
      <CardFace idea={idea} box={box} onOpen={onOpen} />
      <div className={styles.tools}>
        <ActionIcon
          ref={setActivatorNodeRef}
          variant="subtle"
          color="gray"
          size="md"
          className={styles.grip}
          {...attributes}
          aria-label={t('ideas:card.move', { name })}
          onKeyDown={(event) => onKeyDown?.(event)}
        >
          <IconGripVertical size="1rem" aria-hidden />
        </ActionIcon>
        <ActionMenu label={t('ideas:card.actions', { name })} actions={actions} />
      </div>
    </article>
  )
}

function useCardActions({ idea, at, lane, lanes, onOpen }: Omit<Props, 'box'>): OfferedAction[] {
  const toPost = useIdeaToPost()
  const { move, moveTo } = useMoveIdea()
  const remove = useDeleteIdea()
  const others = lanes.filter(({ id }) => id !== lane.laneId)
  return [
    { id: 'ideas.edit', labelKey: 'ideas:card.edit', Icon: IconPencil, run: onOpen },
    {
      id: 'ideas.to-post',
      labelKey: 'ideas:card.toPost',
      Icon: IconPencilPlus,
      run: () => void toPost({ id: idea.id, rev: idea.rev, draft: draftOf(idea) }),
    },
    ...(at > 0
      ? [{ id: 'ideas.up', labelKey: 'ideas:card.up', Icon: IconArrowUp, run: () => move(idea, lane, at - 1) }]
      : []),
    ...(at < lane.ideas.length - 1
      ? [{ id: 'ideas.down', labelKey: 'ideas:card.down', Icon: IconArrowDown, run: () => move(idea, lane, at + 2) }]
      : []),
    ...others.map(({ id, name }) => ({
      id: `ideas.to-${id}`,
      labelKey: 'ideas:card.to',
      labelValues: { name },
      Icon: IconArrowsRightLeft,
      run: () => void moveTo(idea, id),
    })),
    {
      id: 'ideas.delete',
      labelKey: 'ideas:card.delete',
      Icon: IconTrash,
      isDestructive: true,
      run: () => remove(idea),
    },
  ]
}
