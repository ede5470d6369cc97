import { Anchor } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PREVIEW_ITEMS } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { routes } from '@/config/routes.ts'
import type { LiveList } from '@/lib/live/use-live.ts'
import { VariantActions } from '@/posts/publications/variant-actions.tsx'
import { VariantReason } from '@/posts/publications/variant-words.tsx'
import { VariantStateBadge } from '@/posts/publications/variant-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import { VariantList, VariantLine } from './variant-list.tsx'
import classes from './variant-line.module.css'

type Props = { attention: LiveList<Variant>; /** The workspace's zone. */ tzid: string }

/** Publications that wait for a person, with the reasons and the actions. */
export function AttentionBlock({ attention, tzid }: Props) {
  const { t } = useTranslation('overview')
  const isClear = attention.status === 'ready' && attention.data.length === 0 && attention.unreadable === 0
  const isFull = attention.status === 'ready' && attention.data.length + attention.unreadable >= PREVIEW_ITEMS
  return (
    <Panel
      id="attention"
      title={t('overview:attention.title')}
      flush={!isClear}
      actions={
        isFull ? (
          <Anchor component={Link} size="sm" to={`${routes.contentScheduler.href()}?tab=history`}>
            {t('overview:attention.more')}
          </Anchor>
        ) : undefined
      }
    >
      <VariantList
        variants={attention}
        waiting={1}
        errorTitle={t('overview:attention.error')}
        empty={
          <p className={classes.clear}>
            <IconCircleCheck size="1.25rem" stroke={1.8} aria-hidden />
            {t('overview:attention.clear')}
          </p>
        }
      >
        {(variant) => (
          <VariantLine
            key={variant.id}
            variant={variant}
            time={<ZonedTimeText instant={variant.scheduled.instant} tzid={tzid} />}
            aside={<VariantStateBadge variant={variant} />}
          >
            <VariantReason variant={variant} />
            <VariantActions variant={variant} />
          </VariantLine>
        )}
      </VariantList>
    </Panel>
  )
}
