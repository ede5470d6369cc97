import { ActionIcon, Button } from '@mantine/core'
import { IconPin, IconPinFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Plan } from '@postwright/core/campaign-plan/solve-plan'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import { formatLongDate, formatTimeOfDay } from '@/ui/format-time.ts'
import type { PlanNames } from '../plan-words.ts'
import { nameOfPlacement, PlacementReasons } from './placement-description.tsx'
import styles from './campaign-plan.module.css'

type Props = {
  plan: Plan
  channels: readonly Connection[]
  names: PlanNames
  added: ReadonlySet<string>
  onOpen: (id: string) => void
  onPin: (id: string) => void
}

/** Lists the plan by time, each post with the reasons for its place. */
export function PlanList({ plan, channels, names, added, onOpen, onPin }: Props) {
  const { t } = useTranslation('campaign-plan')
  return (
    <ol className={styles.list} aria-label={t('campaign-plan:list.label')}>
      {plan.placements.map((placement) => {
        const { id, local, channelId, pillarId, format, stage, personaId, isKept } = placement
        const channel = channels.find((each) => each.id === channelId)
        const name = nameOfPlacement(t, placement, names)
        return (
          <li key={id} className={styles.listRow} data-added={added.has(id) || undefined}>
            <div className={styles.listHead}>
              {channel && (
                <ChannelAvatar platform={channel.platform} name={channel.name} src={channel.avatar} size={24} />
              )}
              <span className={styles.listTime}>
                {formatLongDate(local.slice(0, 10))}, {formatTimeOfDay(local.slice(11))}
              </span>
              <strong>{names.of(pillarId)}</strong>
              <span className={styles.soft}>
                {[names.of(channelId), t(`campaign-plan:format.${format}`), t(`campaign-plan:stage.${stage}`)].join(
                  ' · ',
                )}
                {personaId !== null && ` · ${names.of(personaId)}`}
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-pressed={isKept}
                aria-label={t('campaign-plan:post.pin', { name })}
                onClick={() => onPin(id)}
              >
                {isKept ? <IconPinFilled size="1rem" aria-hidden /> : <IconPin size="1rem" aria-hidden />}
              </ActionIcon>
              <Button
                variant="default"
                size="xs"
                aria-label={t('campaign-plan:post.open', { name })}
                onClick={() => onOpen(id)}
              >
                {t('campaign-plan:post.edit')}
              </Button>
            </div>
            <details>
              <summary className={styles.soft}>{t('campaign-plan:post.why')}</summary>
              <PlacementReasons placement={placement} names={names} />
            </details>
          </li>
        )
      })}
    </ol>
  )
}
