import { IconArrowLeft, IconArrowRight, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import type { Action } from '@/config/action.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { offerActions } from '@/ui/offer-actions.ts'
import styles from './board.module.css'
import type { useLaneCommands } from './use-lane-commands.ts'

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

type Props = {
  lane: IdeaLane
  lanes: readonly IdeaLane[]
  count: number
  hasMore: boolean
  commands: Commands
  onEdit: () => void
}

/** What a lane is called, how many ideas it shows, and what can be done with it. */
export function LaneHead({ lane, lanes, count, hasMore, commands, onEdit }: Props) {
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
