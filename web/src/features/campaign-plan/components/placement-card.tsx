import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle, IconPin, IconPinFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { ExplainedPlacement } from '@postwright/core/plan/solve-plan'
import { DragGrip } from '@/drag/drag-grip.tsx'
import dragStyles from '@/drag/drag-item.module.css'
import { useDragItem, type useDragList } from '@/drag/drag-list.tsx'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import { formatTimeOfDay } from '@/ui/format-time.ts'
import type { PlanNames } from '../plan-words.ts'
import { nameOfPlacement } from './placement-description.tsx'
import styles from './campaign-plan.module.css'

type Props = {
  placement: ExplainedPlacement
  store: ReturnType<typeof useDragList>['store']
  channels: readonly Connection[]
  names: PlanNames
  added: ReadonlySet<string>
  onOpen: (id: string) => void
  onPin: (id: string) => void
}

/** A post in the calendar of a plan. */
export function PlacementCard({ placement, store, channels, names, added, onOpen, onPin }: Props) {
  const { t } = useTranslation('campaign-plan')
  const drag = useDragItem(store, placement.id)
  const { id, local, pillarId, channelId, isKept, breaks } = placement
  const channel = channels.find((each) => each.id === channelId)
  const name = nameOfPlacement(t, placement, names)
  return (
    <li
      {...drag.item}
      {...drag.pointer}
      className={`${styles.card} ${dragStyles.item}`}
      data-kept={isKept || undefined}
      data-broken={breaks.length > 0 || undefined}
      data-added={added.has(id) || undefined}
    >
      <button type="button" className={styles.cardButton} onClick={() => onOpen(id)}>
        <span className="visually-hidden">{t('campaign-plan:post.open', { name })}</span>
        <span className={styles.cardTop} aria-hidden="true">
          {channel && <ChannelAvatar platform={channel.platform} name={channel.name} src={channel.avatar} size={20} />}
          {formatTimeOfDay(local.slice(11))}
          {breaks.length > 0 && <IconAlertTriangle size="1rem" />}
        </span>
        <span className={styles.cardText} aria-hidden="true">
          {names.of(pillarId)}
        </span>
        <span className={styles.cardFacts} aria-hidden="true">
          {t(`campaign-plan:format.${placement.format}`)} · {t(`campaign-plan:stage.${placement.stage}`)}
        </span>
      </button>
      <span className={styles.cardTools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="1.75rem"
          aria-pressed={isKept}
          aria-label={t('campaign-plan:post.pin', { name })}
          onClick={() => onPin(id)}
        >
          {isKept ? <IconPinFilled size="1rem" aria-hidden /> : <IconPin size="1rem" aria-hidden />}
        </ActionIcon>
        <DragGrip drag={drag} label={t('campaign-plan:post.move', { name })} />
      </span>
    </li>
  )
}
